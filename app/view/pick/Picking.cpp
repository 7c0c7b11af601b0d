#include "app/view/pick/Picking.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace sinew {
namespace {

constexpr std::uint32_t kLeafSize = 4;

/// Distance at which a ray enters a box, infinity when it misses.
double entry(const Aabb& box, const Ray& ray, const Vec3& inverse) {
    const Eigen::Array3d a = (box.min - ray.origin).array() * inverse.array();
    const Eigen::Array3d b = (box.max - ray.origin).array() * inverse.array();
    const double in = std::max(a.min(b).maxCoeff(), 0.0);
    const double out = a.max(b).minCoeff();
    return in <= out ? in : std::numeric_limits<double>::infinity();
}

/// Finite even where the direction has a zero, so that no product is 0 times infinity.
Vec3 inverseOf(const Vec3& direction) {
    constexpr double min = 1e-300;
    return direction.unaryExpr(
        [](double d) { return 1.0 / (std::abs(d) > min ? d : std::copysign(min, d)); });
}

constexpr double kDotReach = 9.0; // pixels
constexpr double kBoneReach = 4.0;
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

/// Distance in pixels and the place along a bone where it is nearest to the cursor.
struct Nearness {
    double pixels = std::numeric_limits<double>::infinity();
    double along = 0.0;
    double depth = 0.0;
};

Nearness nearness(const BoneShape& bone, const OrbitCamera& camera, double x, double y) {
    const auto head = camera.project(bone.head);
    const auto tail = camera.project(bone.tail);
    if (!head || !tail) {
        return {};
    }
    const Eigen::Vector2d from(head->x, head->y);
    const Eigen::Vector2d along = Eigen::Vector2d(tail->x, tail->y) - from;
    const Eigen::Vector2d local = Eigen::Vector2d(x, y) - from;
    const double t = std::clamp(along.dot(local) / std::max(along.squaredNorm(), 1e-12), 0.0, 1.0);
    return {(local - t * along).norm(), t, head->depth + t * (tail->depth - head->depth)};
}

constexpr float kOnTop = 0.75F; // pixels apart

/// By the crossing rule, for a place within the corners' box.
bool insideLine(std::span<const Eigen::Vector2d> corners, double x, double y) {
    bool inside = false;
    for (std::size_t i = 0, j = corners.size() - 1; i < corners.size(); j = i++) {
        const Eigen::Vector2d& a = corners[i];
        const Eigen::Vector2d& b = corners[j];
        if ((a.y() > y) != (b.y() > y) && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x()) {
            inside = !inside;
        }
    }
    return inside;
}

} // namespace

RayTree::RayTree(std::span<const Vec3> vertices, std::vector<Triangle> triangles)
    : m_vertices(vertices.begin(), vertices.end())
    , m_triangles(std::move(triangles)) {
    std::vector<Vec3> centers;
    for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
        const Triangle& triangle = m_triangles[t];
        centers.push_back((vertices[triangle[0]] + vertices[triangle[1]] + vertices[triangle[2]]) / 3.0);
        if (centers.back().allFinite()) {
            m_order.push_back(t);
        }
    }
    if (!m_order.empty()) {
        build(0, static_cast<std::uint32_t>(m_order.size()), centers);
        refit(vertices);
    }
}

void RayTree::build(std::uint32_t begin, std::uint32_t end, std::span<const Vec3> centers) {
    const auto index = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back({{}, begin, end, 0});
    if (end - begin <= kLeafSize) {
        return;
    }
    Aabb box;
    for (std::uint32_t i = begin; i < end; ++i) {
        box.add(centers[m_order[i]]);
    }
    Eigen::Index axis = 0;
    box.extent().maxCoeff(&axis);
    const std::uint32_t middle = begin + (end - begin) / 2;
    const auto first = m_order.begin();
    std::nth_element(first + begin, first + middle, first + end, [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(centers[a][axis], a) < std::pair(centers[b][axis], b);
    });
    build(begin, middle, centers);
    m_nodes[index].right = static_cast<std::uint32_t>(m_nodes.size());
    build(middle, end, centers);
}

void RayTree::refit(std::span<const Vec3> vertices) {
    m_vertices.assign(vertices.begin(), vertices.end());
    for (std::size_t n = m_nodes.size(); n-- > 0;) {
        Node& node = m_nodes[n];
        node.box = Aabb();
        if (node.right != 0) {
            node.box.add(m_nodes[n + 1].box);
            node.box.add(m_nodes[node.right].box);
            continue;
        }
        for (std::uint32_t i = node.begin; i < node.end; ++i) {
            for (const std::uint32_t vertex : m_triangles[m_order[i]]) {
                node.box.add(m_vertices[vertex]);
            }
        }
    }
}

std::optional<RayHit> RayTree::castTriangle(const Ray& ray, std::uint32_t triangle) const {
    // Moeller and Trumbore 1997.
    const Triangle& corners = m_triangles[triangle];
    const Vec3& a = m_vertices[corners[0]];
    const Vec3 ab = m_vertices[corners[1]] - a;
    const Vec3 ac = m_vertices[corners[2]] - a;
    const Vec3 p = ray.direction.cross(ac);
    const double det = ab.dot(p);
    if (det == 0.0) {
        return std::nullopt;
    }
    const Vec3 s = ray.origin - a;
    const double u = s.dot(p) / det;
    const Vec3 q = s.cross(ab);
    const double v = ray.direction.dot(q) / det;
    const double t = ac.dot(q) / det;
    const bool met = u >= 0.0 && v >= 0.0 && u + v <= 1.0 && t > 0.0;
    return met ? std::optional(RayHit{triangle, t, Vec3(1.0 - u - v, u, v)}) : std::nullopt;
}

template<typename Reach, typename Met>
void RayTree::visit(const Ray& ray, const Reach& reach, const Met& met) const {
    const Vec3 inverse = inverseOf(ray.direction);
    std::vector<std::uint32_t> open;
    if (!m_nodes.empty()) {
        open.push_back(0);
    }
    while (!open.empty()) {
        const std::uint32_t n = open.back();
        open.pop_back();
        const Node& node = m_nodes[n];
        if (!(entry(node.box, ray, inverse) < reach())) {
            continue;
        }
        if (node.right != 0) {
            open.push_back(node.right);
            open.push_back(n + 1);
            continue;
        }
        for (std::uint32_t i = node.begin; i < node.end; ++i) {
            if (const auto hit = castTriangle(ray, m_order[i])) {
                met(*hit);
            }
        }
    }
}

std::optional<RayHit> RayTree::cast(const Ray& ray) const {
    std::optional<RayHit> best;
    visit(
        ray, [&] { return best ? best->distance : std::numeric_limits<double>::infinity(); },
        [&](const RayHit& hit) {
            if (!best || hit.distance < best->distance) {
                best = hit;
            }
        });
    return best;
}

std::vector<double> RayTree::crossings(const Ray& ray) const {
    std::vector<double> distances;
    visit(
        ray, [] { return std::numeric_limits<double>::infinity(); },
        [&](const RayHit& hit) { distances.push_back(hit.distance); });
    std::ranges::sort(distances);
    return distances;
}

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

std::optional<JointPick> pickJoint(std::span<const BoneShape> bones, std::span<const Transform> joints,
                                   const OrbitCamera& camera, double x, double y,
                                   std::optional<double> surfaceDepth, const std::vector<bool>& shown) {
    std::optional<JointPick> best;
    double bestDepth = 0.0;
    const auto hidden = [&](double depth) { return surfaceDepth && depth > *surfaceDepth; };
    for (std::size_t j = 0; j < joints.size(); ++j) {
        const auto projected = camera.project(joints[j].translation());
        if (!projected || hidden(projected->depth) || (j < shown.size() && !shown[j])) {
            continue;
        }
        const double pixels = std::hypot(projected->x - x, projected->y - y);
        // Dots on top of one another: the deeper joint in the tree is the one that is wanted.
        if (pixels <= kDotReach && (!best || pixels <= best->pixels + 0.25)) {
            best = JointPick{static_cast<std::int32_t>(j), static_cast<std::int32_t>(j), pixels};
        }
    }
    if (best) {
        return best;
    }
    for (const BoneShape& bone : bones) {
        const Nearness near = nearness(bone, camera, x, y);
        const double half = bone.thickness / camera.unitsPerPixel(0.5 * (bone.head + bone.tail));
        if (near.pixels > std::max(kBoneReach, half) || hidden(near.depth)) {
            continue;
        }
        if (!best || near.depth < bestDepth) {
            const auto child = static_cast<std::size_t>(bone.child);
            const bool towardTail =
                near.along > 0.5 && bone.child != kNone && (child >= shown.size() || shown[child]);
            best = JointPick{bone.joint, towardTail ? bone.child : bone.joint, near.pixels};
            bestDepth = near.depth;
        }
    }
    return best;
}

template<typename Inside>
VertexSet ScreenPoints::verticesWhere(const Inside& inside) const {
    std::vector<std::size_t> counts;
    counts.reserve(partCount());
    for (std::size_t part = 0; part < partCount(); ++part) {
        counts.push_back(m_firstVertex[part + 1] - m_firstVertex[part]);
    }
    VertexSet set(counts);
    for (std::size_t part = 0; part < partCount(); ++part) {
        for (std::size_t p = 0; p < counts[part]; ++p) {
            const std::size_t at = m_firstVertex[part] + p;
            if (m_seen[at] != 0 && inside(m_screen[at])) {
                set.set(part, p);
            }
        }
    }
    return set;
}

VertexSet ScreenPoints::inBox(const Eigen::Vector2d& a, const Eigen::Vector2d& b) const {
    const Vec2f low = a.cwiseMin(b).cast<float>();
    const Vec2f high = a.cwiseMax(b).cast<float>();
    return verticesWhere([&](const Vec3f& position) {
        return position.x() >= low.x() && position.x() <= high.x() && position.y() >= low.y() &&
               position.y() <= high.y();
    });
}

VertexSet ScreenPoints::inLasso(std::span<const Eigen::Vector2d> corners) const {
    if (corners.size() < 3) {
        return verticesWhere([](const Vec3f&) { return false; });
    }
    Eigen::AlignedBox2d box;
    for (const Eigen::Vector2d& corner : corners) {
        box.extend(corner);
    }
    return verticesWhere([&](const Vec3f& position) {
        const Eigen::Vector2d at = position.head<2>().cast<double>();
        return box.contains(at) && insideLine(corners, at.x(), at.y());
    });
}

VertexSet ScreenPoints::inStroke(const Eigen::Vector2d& a, const Eigen::Vector2d& b, double radius) const {
    const Vec2f from = a.cast<float>();
    const Vec2f offset = (b - a).cast<float>();
    const float length = std::max(offset.squaredNorm(), 1e-12F);
    const auto reach = static_cast<float>(radius * radius);
    return verticesWhere([&](const Vec3f& position) {
        const Vec2f local = position.head<2>() - from;
        return (local - std::clamp(local.dot(offset) / length, 0.0F, 1.0F) * offset).squaredNorm() <= reach;
    });
}

std::optional<VertexId> ScreenPoints::nearest(const Eigen::Vector2d& at, double reach) const {
    const Vec2f center = at.cast<float>();
    std::optional<VertexId> best;
    float bestPixels = static_cast<float>(reach);
    float bestDepth = std::numeric_limits<float>::infinity();
    for (std::size_t part = 0; part < partCount(); ++part) {
        for (std::size_t i = m_firstVertex[part]; i < m_firstVertex[part + 1]; ++i) {
            const float pixels = (m_screen[i].head<2>() - center).norm();
            const float depth = m_screen[i].z();
            const bool closer = best ? pixels < bestPixels - kOnTop : pixels <= bestPixels;
            const bool before = best && pixels < bestPixels + kOnTop && depth < bestDepth;
            if (m_seen[i] != 0 && (closer || before)) {
                best = VertexId{static_cast<std::uint32_t>(part),
                                static_cast<std::uint32_t>(i - m_firstVertex[part])};
                bestPixels = std::min(bestPixels, pixels);
                bestDepth = depth;
            }
        }
    }
    return best;
}

} // namespace sinew
