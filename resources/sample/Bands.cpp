#include "resources/sample/Bands.h"

#include <numbers>

namespace sinew::sample {
namespace {

/// A corner of the band's section: across as a share of half the width, height as a share from back (0) to
/// face (1).
struct SectionPoint {
    double across;
    double height;
};

constexpr std::array<SectionPoint, 8> kSection{{{-1.0, 0.0},
                                                {-1.0, 0.72},
                                                {-0.86, 1.0},
                                                {-0.30, 1.04},
                                                {0.30, 1.04},
                                                {0.86, 1.0},
                                                {1.0, 0.72},
                                                {1.0, 0.0}}};

/// Where a ray from inside leaves the form's surface at that height over it.
Vec3 leave(const Field& form, const Vec3& from, const Vec3& direction, double height) {
    double inside = 0.0;
    double outside = 0.01;
    while (form(from + outside * direction) < height && outside < 1.0) {
        inside = outside;
        outside += 0.01;
    }
    for (int round = 0; round < 20; ++round) {
        const double middle = 0.5 * (inside + outside);
        (form(from + middle * direction) < height ? inside : outside) = middle;
    }
    return from + outside * direction;
}

Vec3 sectionPoint(const Field& form, const BandPath& path, const Vec3& direction, const SectionPoint& at) {
    const Vec3 from = path.center + 0.5 * path.width * at.across * path.axis;
    const double height = at.height * (path.thickness + path.sunk) - path.sunk;
    return leave(form, from, direction, height + path.flare * 0.5 * (1.0 + at.across));
}

} // namespace

void addBand(Mesh& mesh, const Field& form, const BandPath& path) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto sides = static_cast<std::uint32_t>(kSection.size());
    const auto stations = static_cast<std::uint32_t>(path.stations);
    const Vec3 u = (path.toward - path.toward.dot(path.axis) * path.axis).normalized();
    const Vec3 v = path.axis.cross(u);
    for (std::uint32_t k = 0; k < stations; ++k) {
        const double turn = 2.0 * std::numbers::pi * k / stations;
        const Vec3 direction = std::cos(turn) * u + std::sin(turn) * v;
        for (const SectionPoint& at : kSection) {
            mesh.vertices.push_back(sectionPoint(form, path, direction, at));
        }
    }
    const std::size_t firstPolygon = mesh.polygonCount();
    for (std::uint32_t k = 0; k < stations; ++k) {
        const std::uint32_t here = first + k * sides;
        const std::uint32_t next = first + (k + 1) % stations * sides;
        for (std::uint32_t s = 0; s < sides; ++s) {
            const std::uint32_t t = (s + 1) % sides;
            mesh.addPolygon(std::array{here + s, next + s, next + t, here + t});
        }
    }
    // Smooth within the face and round its edges, as leather is.
    Mesh band;
    band.vertices = mesh.vertices;
    for (std::size_t f = firstPolygon; f < mesh.polygonCount(); ++f) {
        band.addPolygon(mesh.polygon(f));
    }
    const std::vector<Vec3f> normals = smoothNormals(band);
    mesh.normals.insert(mesh.normals.end(), normals.begin(), normals.end());
}

} // namespace sinew::sample
