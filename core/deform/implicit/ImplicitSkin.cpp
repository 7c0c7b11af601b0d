#include "core/deform/implicit/ImplicitSkin.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace sinew {
namespace {

constexpr double kCandidates = 800.0; ///< a segment
constexpr double kMaxRadius = 0.6;    ///< of a bone's length: how far beyond its end its field may go
constexpr double kBeyond = 0.0; ///< of an end's radius: how much of the skin beyond it counts as the bone's
constexpr double kNearby = 1.6; ///< of the radius, from the end: the rest is other skin
constexpr double kCapped = 4.0; ///< of the radius, from the end: within, nothing beyond the end is the bone's
constexpr double kCappedFork = 1.6; ///< the same of joints with several bones

/// A triangle of a segment.
struct Facet {
    std::array<Vec3, 3> positions;
    std::array<Vec3, 3> normals;
    double area = 0.0;
};

/// R2 sequence (Roberts 2018) folded into the triangle: even, and the same every time.
OrientedPoint pointOn(const Facet& facet, std::size_t k) {
    double a = std::fmod(0.5 + 0.7548776662466927 * static_cast<double>(k), 1.0);
    double b = std::fmod(0.5 + 0.5698402909980532 * static_cast<double>(k), 1.0);
    if (a + b > 1.0) {
        a = 1.0 - a;
        b = 1.0 - b;
    }
    const double c = 1.0 - a - b;
    const Vec3 flat =
        (facet.positions[1] - facet.positions[0]).cross(facet.positions[2] - facet.positions[0]).normalized();
    const Vec3 smooth = a * facet.normals[0] + b * facet.normals[1] + c * facet.normals[2];
    return {a * facet.positions[0] + b * facet.positions[1] + c * facet.positions[2],
            smooth.norm() > 0.1 ? Vec3(smooth.normalized()) : flat};
}

std::vector<OrientedPoint> candidatesOn(std::span<const Facet> facets) {
    double total = 0.0;
    for (const Facet& facet : facets) {
        total += facet.area;
    }
    std::vector<OrientedPoint> result;
    double due = 0.0;
    for (const Facet& facet : facets) {
        due += kCandidates * facet.area / total;
        for (; due >= 1.0; due -= 1.0) {
            result.push_back(pointOn(facet, result.size()));
        }
    }
    return result;
}

class Segments {
public:
    Segments(std::span<const SkinnedPart> parts, const ImplicitVertices& vertices, const Skeleton& skeleton)
        : m_parts(parts)
        , m_vertices(vertices)
        , m_skeleton(skeleton)
        , m_children(skeleton.children())
        , m_verticesOf(skeleton.size())
        , m_facets(skeleton.size())
        , m_segments(skeleton.size()) {
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            m_verticesOf[static_cast<std::size_t>(vertices.joint[i])].push_back(place(i));
        }
    }

    std::vector<FieldSegment> run() {
        gatherFacets();
        for (std::size_t j = 0; j < m_segments.size(); ++j) {
            if (!m_verticesOf[j].empty()) {
                addBones(j);
                addSurface(j);
            }
        }
        return std::move(m_segments);
    }

private:
    const Vec3& place(std::size_t i) const {
        return m_parts[m_vertices.part[i]].mesh->vertices[m_vertices.vertex[i]];
    }

    void gatherFacets() {
        std::size_t i = 0; // vertices of parts come one after the other
        for (std::uint32_t part = 0; part < m_parts.size(); ++part) {
            std::vector<std::int32_t> joints(m_parts[part].mesh->vertexCount(), kNone);
            for (; i < m_vertices.size() && m_vertices.part[i] == part; ++i) {
                joints[m_vertices.vertex[i]] = m_vertices.joint[i];
            }
            addFacets(*m_parts[part].mesh, joints);
        }
    }

    /// A triangle belongs to every joint that leads one of its corners.
    void addFacets(const Mesh& mesh, std::span<const std::int32_t> joints) {
        const std::vector<Triangle> triangles = triangulate(mesh);
        std::vector<Vec3> normals(mesh.vertexCount(), Vec3::Zero());
        for (const Triangle& t : triangles) {
            const Vec3 normal =
                (mesh.vertices[t[1]] - mesh.vertices[t[0]]).cross(mesh.vertices[t[2]] - mesh.vertices[t[0]]);
            for (const std::uint32_t vertex : t) {
                normals[vertex] += normal;
            }
        }
        for (const Triangle& t : triangles) {
            const double area = 0.5 * (mesh.vertices[t[1]] - mesh.vertices[t[0]])
                                          .cross(mesh.vertices[t[2]] - mesh.vertices[t[0]])
                                          .norm();
            if (!(area > 0.0) ||
                std::ranges::any_of(t, [&](auto vertex) { return joints[vertex] == kNone; })) {
                continue;
            }
            const Facet facet{
                {mesh.vertices[t[0]], mesh.vertices[t[1]], mesh.vertices[t[2]]},
                {normals[t[0]].normalized(), normals[t[1]].normalized(), normals[t[2]].normalized()},
                area};
            for (std::size_t k = 0; k < 3; ++k) {
                if (std::find(t.begin(), t.begin() + k, t[k]) == t.begin() + k &&
                    std::none_of(t.begin(), t.begin() + k,
                                 [&](auto vertex) { return joints[vertex] == joints[t[k]]; })) {
                    m_facets[static_cast<std::size_t>(joints[t[k]])].push_back(facet);
                }
            }
        }
    }

    /// The joint's own skin and that of its neighbours, as far as its rounded ends reach.
    void addSurface(std::size_t j) {
        m_segments[j].surface = candidatesOn(m_facets[j]);
        for (const BoneEnd& end : m_segments[j].ends) {
            for (const OrientedPoint& point : candidatesOn(m_facets[end.beyond])) {
                if ((point.position - end.position).norm() < kNearby * end.radius) {
                    m_segments[j].surface.push_back(point);
                }
            }
        }
        // A hand's palm lies beyond the ends towards its fingers, too.
        const double capped = m_segments[j].bones.size() > 1 ? kCappedFork : kCapped;
        std::erase_if(m_segments[j].surface, [&](const OrientedPoint& point) {
            return std::ranges::any_of(m_segments[j].ends, [&](const BoneEnd& end) {
                const Vec3 away = point.position - end.position;
                return away.dot(end.outward) > kBeyond * end.radius && away.norm() < capped * end.radius;
            });
        });
        if (m_segments[j].surface.empty()) {
            for (const Vec3& point : m_verticesOf[j]) {
                const Vec3 outward = point - m_skeleton.position(j);
                m_segments[j].surface.push_back(
                    {point, outward.norm() > 0.0 ? Vec3(outward.normalized()) : Vec3(Vec3::UnitY())});
            }
        }
    }

    /// Distance of the nearest skin of two neighbouring segments to where they meet.
    double radiusAt(const Vec3& joint, std::size_t a, std::size_t b) const {
        double min = std::numeric_limits<double>::infinity();
        for (const std::size_t segment : {a, b}) {
            for (const Vec3& point : m_verticesOf[segment]) {
                min = std::min(min, (point - joint).norm());
            }
        }
        return min;
    }

    void addEnd(std::size_t j, std::size_t other, const Vec3& position, const Vec3& along) {
        const double length = along.norm();
        if (length > 0.0 && !m_verticesOf[other].empty()) {
            m_segments[j].ends.push_back({position, along / length,
                                          std::min(radiusAt(position, j, other), kMaxRadius * length),
                                          other});
        }
    }

    /// Where a joint without children ends: as far along the way to its skin's middle as the skin goes.
    Vec3 tailOf(std::size_t j) const {
        const Vec3& head = m_skeleton.position(j);
        Vec3 mean = Vec3::Zero();
        for (const Vec3& point : m_verticesOf[j]) {
            mean += point / static_cast<double>(m_verticesOf[j].size());
        }
        const Vec3 along = (mean - head).stableNormalized();
        double far = 0.0;
        for (const Vec3& point : m_verticesOf[j]) {
            far = std::max(far, (point - head).dot(along));
        }
        return head + far * along;
    }

    /// The nearest joint above that leads skin, or kNone.
    std::int32_t leaderAbove(std::size_t j) const {
        std::int32_t parent = m_skeleton.joints[j].parent;
        while (parent != kNone && m_verticesOf[static_cast<std::size_t>(parent)].empty()) {
            parent = m_skeleton.joints[static_cast<std::size_t>(parent)].parent;
        }
        return parent;
    }

    void addBones(std::size_t j) {
        const Vec3& head = m_skeleton.position(j);
        Vec3 mean = Vec3::Zero();
        for (const std::int32_t child : m_children[j]) {
            const Vec3& tail = m_skeleton.position(static_cast<std::size_t>(child));
            if (tail != head) {
                m_segments[j].bones.push_back({head, tail});
                mean += tail - head;
                addEnd(j, static_cast<std::size_t>(child), tail, tail - head);
            }
        }
        if (m_segments[j].bones.empty()) {
            m_segments[j].bones.push_back({head, tailOf(j)});
            mean = m_segments[j].bones.front().b - head;
        }
        if (const std::int32_t parent = leaderAbove(j); parent != kNone) {
            addEnd(j, static_cast<std::size_t>(parent), head, -mean);
        }
    }

    std::span<const SkinnedPart> m_parts;
    const ImplicitVertices& m_vertices;
    const Skeleton& m_skeleton;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<std::vector<Vec3>> m_verticesOf;
    std::vector<std::vector<Facet>> m_facets;
    std::vector<FieldSegment> m_segments;
};

/// What every joint's field is made of: triangles whose corners all belong to its segment give candidates for
/// samples, about 800 a segment, spread by area; a segment without such triangles gives its vertices. #J;
/// `surface` is empty for joints that lead nothing.
std::vector<FieldSegment> fieldSegments(std::span<const SkinnedPart> parts, const ImplicitVertices& vertices,
                                        const Skeleton& skeleton) {
    return Segments(parts, vertices, skeleton).run();
}

constexpr std::size_t kImplicitSkinGrain = 1024;

/// Nearest places on their own joints' bones, of all vertices.
std::vector<Vec3> anchorPoints(const std::vector<FieldSegment>& segments, const ImplicitSkin& skin) {
    std::vector<Vec3> anchors(skin.vertices.size());
    parallelFor(anchors.size(), kImplicitSkinGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            const auto joint = static_cast<std::size_t>(skin.vertices.joint[i]);
            anchors[i] = nearestOnBones(segments[joint].bones, skin.rest[i]);
        }
    });
    return anchors;
}

bool fitFields(const std::vector<FieldSegment>& segments, ImplicitSkin& skin, Progress& progress) {
    skin.fields.resize(segments.size());
    skin.origins.assign(segments.size(), FieldOrigin::None);
    std::atomic<std::size_t> done{0};
    parallelFor(segments.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t j = begin; j < end && !progress.canceled(); ++j) {
            if (!segments[j].surface.empty()) {
                FittedField fitted = fitField(segments[j], skin.method);
                skin.fields[j] = std::move(fitted.field);
                skin.origins[j] = fitted.origin;
            }
            progress.report(Stage::Fields,
                            static_cast<double>(++done) / static_cast<double>(segments.size()));
        }
    });
    return !progress.canceled();
}

} // namespace

Expected<ImplicitSkin> bindImplicit(std::span<const SkinnedPart> parts, const Skeleton& skeleton,
                                    Progress& progress, ImplicitMethod method) {
    progress.report(Stage::Fields, 0.0);
    ImplicitSkin skin;
    skin.method = method;
    skin.vertices = bendingVertices(parts);
    Aabb box;
    for (const SkinnedPart& part : parts) {
        for (const Vec3& point : part.mesh->vertices) {
            if (point.allFinite()) {
                box.add(point);
            }
        }
    }
    skin.height = box.empty() || !(box.diagonal() > 0.0) ? 1.0 : box.extent().maxCoeff();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skin.parents.push_back(skeleton.joints[j].parent);
        skin.pivots.push_back(skeleton.position(j));
    }
    skin.rest = restPositions(parts, skin.vertices);
    const std::vector<FieldSegment> segments = fieldSegments(parts, skin.vertices, skeleton);
    if (!fitFields(segments, skin, progress)) {
        return fail(ErrorCode::Canceled);
    }
    if (method == ImplicitMethod::Contact) {
        skin.folds = foldsOf(parts, skeleton, skin, anchorPoints(segments, skin));
        skin.layers = layersOf(parts, skin);
    }
    return skin;
}

} // namespace sinew
