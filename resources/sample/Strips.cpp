#include "resources/sample/Strips.h"

#include <map>
#include <numbers>

namespace sinew::sample {
namespace {

constexpr std::uint32_t kTubeSides = 8;

/// The border without its shortest steps, its directions evened out: clipping leaves points at random.
std::vector<BorderPoint> evened(const std::vector<BorderPoint>& border) {
    std::vector<BorderPoint> points;
    for (const BorderPoint& point : border) {
        if (points.empty() || (point.position - points.back().position).norm() > 0.007) {
            points.push_back(point);
        }
    }
    for (int round = 0; round < 4; ++round) {
        const std::vector<BorderPoint> before = points;
        for (std::size_t k = 0; k < points.size(); ++k) {
            const BorderPoint& last = before[(k + points.size() - 1) % points.size()];
            const BorderPoint& next = before[(k + 1) % points.size()];
            points[k].inward = (last.inward + 2.0 * before[k].inward + next.inward).normalized();
            points[k].normal = (last.normal + 2.0 * before[k].normal + next.normal).normalized();
        }
    }
    return points;
}

} // namespace

void addTube(Mesh& mesh, const std::vector<TubeStation>& stations) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    std::vector<Vec3f> normals;
    const auto count = static_cast<std::uint32_t>(stations.size());
    for (std::uint32_t k = 0; k < count; ++k) {
        const TubeStation& station = stations[k];
        const Vec3 along =
            stations[std::min(k + 1, count - 1)].position - stations[k == 0 ? 0 : k - 1].position;
        const Vec3 side = along.cross(station.out).normalized();
        const Vec3 up = side.cross(along).normalized();
        for (std::uint32_t s = 0; s < kTubeSides; ++s) {
            const double turn = 2.0 * std::numbers::pi * s / kTubeSides;
            mesh.vertices.emplace_back(station.position + station.width * std::cos(turn) * side +
                                       station.height * std::sin(turn) * up);
            normals.emplace_back(
                (std::cos(turn) / station.width * side + std::sin(turn) / station.height * up)
                    .normalized()
                    .cast<float>());
        }
    }
    const auto add = [&](const std::vector<std::uint32_t>& polygon) {
        std::vector<std::uint32_t> points;
        for (const std::uint32_t p : polygon) {
            points.push_back(first + p);
            mesh.normals.push_back(normals[p]);
        }
        mesh.addPolygon(points);
    };
    std::vector<std::uint32_t> start;
    std::vector<std::uint32_t> end;
    for (std::uint32_t s = 0; s < kTubeSides; ++s) {
        start.push_back(s);
        end.push_back(count * kTubeSides - 1 - s);
        for (std::uint32_t k = 0; k + 1 < count; ++k) {
            const std::uint32_t a = k * kTubeSides + s;
            const std::uint32_t b = k * kTubeSides + (s + 1) % kTubeSides;
            add({b, a, a + kTubeSides, b + kTubeSides});
        }
    }
    add(start);
    add(end);
}

void addRibbon(Mesh& mesh, const std::vector<BorderPoint>& border, double offset, double width) {
    const std::vector<BorderPoint> points = evened(border);
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto count = static_cast<std::uint32_t>(points.size());
    for (const BorderPoint& point : points) {
        mesh.vertices.emplace_back(point.position + offset * point.normal - 0.001 * point.inward);
        mesh.vertices.emplace_back(point.position + offset * point.normal + width * point.inward);
    }
    for (std::uint32_t k = 0; k < count; ++k) {
        const std::uint32_t next = (k + 1) % count;
        mesh.addPolygon(std::array{first + 2 * k, first + 2 * next, first + 2 * next + 1, first + 2 * k + 1});
        for (const std::uint32_t at : {k, next, next, k}) {
            mesh.normals.emplace_back(points[at].normal.cast<float>());
        }
    }
}

void addFin(Mesh& mesh, double height, const std::function<bool(const Vec3& a, const Vec3& b)>& chosen) {
    std::map<std::uint32_t, std::uint32_t> raised; // the fin's upper point over each point of the mesh
    const auto raise = [&](std::uint32_t vertex, const Vec3f& normal) {
        const auto [found, isNew] =
            raised.try_emplace(vertex, static_cast<std::uint32_t>(mesh.vertices.size()));
        if (isNew) {
            mesh.vertices.emplace_back(mesh.vertices[vertex] + height * normal.cast<double>());
        }
        return found->second;
    };
    const std::size_t polygons = mesh.polygonCount();
    for (std::size_t f = 0; f < polygons; ++f) {
        const std::uint32_t begin = mesh.polygonOffsets[f];
        const std::uint32_t size = mesh.polygonOffsets[f + 1] - begin;
        for (std::uint32_t k = 0; k < size; ++k) {
            const std::uint32_t ca = begin + k;
            const std::uint32_t cb = begin + (k + 1) % size;
            const std::uint32_t a = mesh.corners[ca];
            const std::uint32_t b = mesh.corners[cb];
            if (a > b || !chosen(mesh.vertices[a], mesh.vertices[b])) {
                continue;
            }
            const Vec3f na = mesh.normals[ca];
            const Vec3f nb = mesh.normals[cb];
            const Vec3 along = mesh.vertices[b] - mesh.vertices[a];
            const Vec3f side = along.cross(na.cast<double>()).normalized().cast<float>();
            mesh.addPolygon(std::array{a, b, raise(b, nb), raise(a, na)});
            mesh.normals.insert(mesh.normals.end(), 4, side);
        }
    }
}

} // namespace sinew::sample
