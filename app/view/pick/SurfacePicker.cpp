#include "app/view/pick/SurfacePicker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace sinew {
namespace {

constexpr double kInsideWinding = 0.5;
constexpr std::size_t kWidths = 6;    ///< across a limb, to tell its thickness by
constexpr double kDeeper = 0.25;      ///< of the width at a place: right below the skin limbs look thin
constexpr double kThinStretch = 1e-9; ///< of a crossing's distance: what is thinner is the surface itself

/// From where to where a ray is inside.
struct InsideStretch {
    double from = 0.0;
    double to = 0.0;
    double middle() const { return 0.5 * (from + to); }
};

/// Of a ray by its crossings (ascending), in their order; those that touch are one. The eye may be inside.
template<typename Inside>
std::vector<InsideStretch> stretchesInside(const std::vector<double>& crossings, const Inside& inside) {
    std::vector<InsideStretch> stretches;
    bool goesOn = false;
    double from = 0.0;
    for (const double to : crossings) {
        if (to - from > kThinStretch * to) {
            const bool in = inside(0.5 * (from + to));
            if (in && goesOn) {
                stretches.back().to = to;
            } else if (in) {
                stretches.push_back({from, to});
            }
            goesOn = in;
        }
        from = to;
    }
    return stretches;
}

} // namespace

CagePlaces::CagePlaces(std::shared_ptr<const Mesh> cage, std::shared_ptr<const SubdividedMesh> surface)
    : m_surface(std::move(surface))
    , m_vertices(cage->vertices)
    , m_triangles(triangulate(*cage, nullptr, &m_polygons)) {}

void CagePlaces::put(std::uint32_t polygon, const Vec3& position, SurfacePick& pick) const {
    const auto [first, last] = std::ranges::equal_range(m_polygons, m_surface->polygonOf[polygon]);
    const auto begin = static_cast<std::size_t>(first - m_polygons.begin());
    const std::span<const Triangle> own(&m_triangles[begin], static_cast<std::size_t>(last - first));
    for (const Triangle& triangle : own) {
        for (const std::uint32_t vertex : triangle) {
            if (!m_vertices[vertex].allFinite()) { // the pose is broken: any place is as good
                pick.vertex.vertex = vertex;
                pick.triangle = static_cast<std::uint32_t>(begin);
                pick.barycentric = Vec3::UnitX();
                return;
            }
        }
    }
    const NearestSurface::Hit hit = NearestSurface(m_vertices, own).nearest(position).front();
    Eigen::Index corner = 0;
    hit.barycentric.maxCoeff(&corner);
    pick.vertex.vertex = own[hit.triangle][static_cast<std::size_t>(corner)];
    pick.triangle = static_cast<std::uint32_t>(begin) + hit.triangle;
    pick.barycentric = hit.barycentric;
}

/// A hidden face is shrunk to nothing, so that the triangles behind it keep their numbers.
SurfacePicker::SurfacePicker(const Scene& scene, const std::vector<bool>& hidden, const HiddenFaces* faces,
                             const SmoothParts* smooth) {
    std::vector<Triangle> triangles;
    m_cages.resize(scene.parts.size());
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        const auto surface = smooth != nullptr && p < smooth->size() ? (*smooth)[p].surface : nullptr;
        const Mesh& mesh = surface ? surface->mesh : *scene.parts[p].mesh;
        const auto first = static_cast<std::uint32_t>(m_vertices.size());
        m_vertices.insert(m_vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
        m_firstVertex.push_back(static_cast<std::uint32_t>(m_vertices.size()));
        const bool there = p >= hidden.size() || !hidden[p];
        std::vector<std::uint32_t> polygons;
        const std::vector<Triangle> ofPart =
            there ? triangulate(mesh, nullptr, &polygons) : std::vector<Triangle>();
        for (std::size_t t = 0; t < ofPart.size(); ++t) {
            const Triangle& at = ofPart[t];
            const std::size_t polygon = surface ? surface->polygonOf[polygons[t]] : polygons[t];
            const bool gone = faces != nullptr && faces->has(p, polygon);
            triangles.push_back({at[0] + first, at[gone ? 0 : 1] + first, at[gone ? 0 : 2] + first});
        }
        if (surface) {
            m_cages[p].emplace(scene.parts[p].mesh, surface);
            m_polygonOf.resize(m_firstTriangle.back());
            m_polygonOf.insert(m_polygonOf.end(), polygons.begin(), polygons.end());
        }
        m_firstTriangle.push_back(static_cast<std::uint32_t>(triangles.size()));
    }
    m_tree = RayTree(m_vertices, std::move(triangles));
}

void SurfacePicker::setVertices(std::size_t part, std::span<const Vec3> vertices) {
    std::copy(vertices.begin(), vertices.end(), m_vertices.begin() + m_firstVertex[part]);
}

void SurfacePicker::setCage(std::size_t part, std::span<const Vec3> vertices) {
    if (m_cages[part]) {
        m_cages[part]->setVertices(vertices);
    }
}

void SurfacePicker::update() {
    m_tree.refit(m_vertices);
    m_winding.reset();
}

/// Inverted shells enclose too.
bool SurfacePicker::inside(const Vec3& position) {
    if (!m_winding) {
        m_winding.emplace(m_vertices, m_tree.triangles());
    }
    return std::abs(m_winding->at(position)) > kInsideWinding;
}

std::optional<Vec3> SurfacePicker::middle(const Ray& ray) {
    const std::vector<double> crossings = m_tree.crossings(ray);
    if (crossings.empty()) {
        return std::nullopt;
    }
    const auto stretches =
        stretchesInside(crossings, [&](double distance) { return inside(ray.at(distance)); });
    return ray.at(stretches.empty() ? crossings.front() : stretches.front().middle());
}

/// The lower median of the widths across: along a limb there are longer ones.
double SurfacePicker::thicknessAt(const Vec3& position, const Vec3& across) {
    const Vec3 u = across.normalized().unitOrthogonal();
    const Vec3 v = across.normalized().cross(u);
    std::array<double, kWidths> widths{};
    for (std::size_t k = 0; k < widths.size(); ++k) {
        const double angle = std::numbers::pi * static_cast<double>(k) / static_cast<double>(kWidths);
        const Vec3 direction = std::cos(angle) * u + std::sin(angle) * v;
        for (const double sign : {1.0, -1.0}) {
            const Ray ray{position, sign * direction};
            const auto stretches = stretchesInside(m_tree.crossings(ray),
                                                   [&](double distance) { return inside(ray.at(distance)); });
            widths[k] += stretches.empty() ? 0.0 : stretches.front().to;
        }
    }
    std::ranges::sort(widths);
    return widths[(kWidths - 1) / 2];
}

std::optional<Vec3> SurfacePicker::middleBeside(const Ray& ray, double distance) {
    const auto stretches =
        stretchesInside(m_tree.crossings(ray), [&](double along) { return inside(ray.at(along)); });
    if (stretches.empty()) {
        return std::nullopt;
    }
    const auto about = std::ranges::find_if(stretches, [distance](const InsideStretch& stretch) {
        return stretch.from <= distance && distance <= stretch.to;
    });
    const bool within = about != stretches.end();
    const InsideStretch& limb = within ? *about : stretches.front();
    const Vec3 place = ray.at(distance);
    const Vec3 middle = ray.at(limb.middle());
    double thick = (limb.to - limb.from) * ray.direction.norm();
    thick = std::min(thick, thicknessAt(middle, ray.direction));
    if (within) { // where limbs touch, the middle of both is in the thicker one
        const double there = thicknessAt(place, ray.direction);
        const Vec3 deeper = place + kDeeper * there * (middle - place).stableNormalized();
        thick = std::min(thick, std::max(there, thicknessAt(deeper, ray.direction)));
    }
    return (middle - place).norm() <= thick ? std::optional(middle) : std::nullopt;
}

VertexId SurfacePicker::idOf(std::uint32_t vertex) const {
    const auto after = std::upper_bound(m_firstVertex.begin(), m_firstVertex.end(), vertex);
    const auto part = static_cast<std::uint32_t>(after - m_firstVertex.begin()) - 1;
    return {part, vertex - m_firstVertex[part]};
}

std::optional<SurfacePick> SurfacePicker::pick(const Ray& ray) const {
    const std::optional<RayHit> hit = m_tree.cast(ray);
    if (!hit) {
        return std::nullopt;
    }
    const Vec3 position = ray.at(hit->distance);
    const Triangle& corners = m_tree.triangles()[hit->triangle];
    const std::uint32_t nearest =
        *std::min_element(corners.begin(), corners.end(), [&](std::uint32_t a, std::uint32_t b) {
            return (m_vertices[a] - position).squaredNorm() < (m_vertices[b] - position).squaredNorm();
        });
    const VertexId vertex = idOf(nearest);
    const Vec3 normal = (m_vertices[corners[1]] - m_vertices[corners[0]])
                            .cross(m_vertices[corners[2]] - m_vertices[corners[0]])
                            .stableNormalized();
    SurfacePick pick{vertex,        position,
                     hit->distance, hit->triangle - m_firstTriangle[vertex.part],
                     hit->weights,  normal.dot(ray.direction) > 0.0 ? Vec3(-normal) : normal};
    if (m_cages[vertex.part]) {
        m_cages[vertex.part]->put(m_polygonOf[hit->triangle], position, pick);
    }
    return pick;
}

} // namespace sinew
