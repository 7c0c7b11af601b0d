#include "core/deform/implicit/ImplicitSkin.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace sinew {
namespace {

constexpr std::uint32_t kNoVertex = 0xffffffffU;
constexpr float kWhole = 0.999F; ///< of a vertex's weight: it follows one joint alone
constexpr std::size_t kBendingVerticesGrain = 1024;

/// Shells of one mesh: vertices that polygons join.
class Shells {
public:
    explicit Shells(const Mesh& mesh)
        : m_parents(mesh.vertexCount()) {
        std::iota(m_parents.begin(), m_parents.end(), 0U);
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            for (const std::uint32_t vertex : mesh.polygon(f)) {
                m_parents[root(vertex)] = root(mesh.polygon(f)[0]);
            }
        }
    }
    std::uint32_t root(std::uint32_t vertex) {
        while (m_parents[vertex] != vertex) {
            m_parents[vertex] = m_parents[m_parents[vertex]];
            vertex = m_parents[vertex];
        }
        return vertex;
    }

private:
    std::vector<std::uint32_t> m_parents;
};

/// The joint that a vertex follows alone; kNone for several.
std::int32_t soleJoint(std::span<const Influence> influences) {
    return influences.front().weight >= kWhole ? influences.front().joint : kNone;
}

/// Vertices that belong to a polygon, have weights, and whose shell bends. #P flags.
std::vector<char> bendingOf(const SkinnedPart& part) {
    const Mesh& mesh = *part.mesh;
    Shells shells(mesh);
    std::vector<char> used(mesh.vertexCount(), 0);
    for (const std::uint32_t vertex : mesh.corners) {
        used[vertex] = part.weights->at(vertex).empty() || !mesh.vertices[vertex].allFinite() ? 0 : 1;
    }
    constexpr std::int32_t unseen = -2;
    std::vector<std::int32_t> joints(mesh.vertexCount(), unseen); // of a root: its shell's only joint
    for (std::uint32_t p = 0; p < mesh.vertexCount(); ++p) {
        if (used[p] != 0) {
            std::int32_t& joint = joints[shells.root(p)];
            const std::int32_t own = soleJoint(part.weights->at(p));
            joint = joint == unseen || joint == own ? own : kNone;
        }
    }
    for (std::uint32_t p = 0; p < mesh.vertexCount(); ++p) {
        used[p] = used[p] != 0 && joints[shells.root(p)] == kNone ? 1 : 0;
    }
    return used;
}

void addInfluences(std::span<const Influence> influences, ImplicitVertices& vertices) {
    vertices.joint.push_back(influences.front().joint);
    for (const Influence& influence : influences.subspan(1)) {
        if (influence.weight >= 1.0F - kWhole) {
            vertices.pulls.push_back(influence.joint);
        }
    }
    vertices.pullOffsets.push_back(static_cast<std::uint32_t>(vertices.pulls.size()));
}

/// Adds a part's edges, both ways: the vertex in the upper half, its neighbour in the lower.
void addEdges(const Mesh& mesh, std::span<const std::uint32_t> indexOf, std::vector<std::uint64_t>& edges) {
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const std::uint64_t a = indexOf[polygon[k]];
            const std::uint64_t b = indexOf[polygon[(k + 1) % polygon.size()]];
            if (a != b && a != kNoVertex && b != kNoVertex) {
                edges.push_back(a << 32U | b);
                edges.push_back(b << 32U | a);
            }
        }
    }
}

/// Area-weighted normals of the vertices, not of unit length. #vertices.
std::vector<Vec3> areaNormals(std::span<const SkinnedPart> parts,
                              std::span<const std::vector<std::uint32_t>> indexOf, std::size_t count) {
    std::vector<Vec3> normals(count, Vec3::Zero());
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (indexOf[part].empty()) {
            continue;
        }
        const Mesh& mesh = *parts[part].mesh;
        for (const Triangle& t : triangulate(mesh)) {
            const Vec3 normal =
                (mesh.vertices[t[1]] - mesh.vertices[t[0]]).cross(mesh.vertices[t[2]] - mesh.vertices[t[0]]);
            for (const std::uint32_t vertex : t) {
                if (indexOf[part][vertex] != kNoVertex && normal.allFinite()) {
                    normals[indexOf[part][vertex]] += normal;
                }
            }
        }
    }
    return normals;
}

} // namespace

void meanValueFractions(const Vec3& point, const Vec3& normal, std::span<const Vec3> ring,
                        std::span<float> fractions) {
    std::ranges::fill(fractions, 0.0F);
    const std::size_t count = ring.size();
    if (count < 3 || !(normal.squaredNorm() > 0.0)) {
        return;
    }
    const Vec3 axis = normal.normalized();
    const Vec3 u = axis.unitOrthogonal();
    const Vec3 v = axis.cross(u);
    std::vector<double> lengths(count);
    std::vector<std::pair<double, std::size_t>> byAngle(count);
    for (std::size_t k = 0; k < count; ++k) {
        const Vec3 away = ring[k] - point;
        lengths[k] = std::hypot(away.dot(u), away.dot(v));
        byAngle[k] = {std::atan2(away.dot(v), away.dot(u)), k};
        if (!(lengths[k] > 0.0)) {
            return;
        }
    }
    std::ranges::sort(byAngle);
    std::vector<double> tangents(count); // of half the angle to the next
    for (std::size_t k = 0; k < count; ++k) {
        const bool last = k + 1 == count;
        const double next = byAngle[last ? 0 : k + 1].first + (last ? 2.0 * std::numbers::pi : 0.0);
        const double angle = next - byAngle[k].first;
        if (!(angle < 0.98 * std::numbers::pi)) {
            return;
        }
        tangents[k] = std::tan(0.5 * angle);
    }
    double total = 0.0;
    std::vector<double> weights(count);
    for (std::size_t k = 0; k < count; ++k) {
        weights[k] = (tangents[(k + count - 1) % count] + tangents[k]) / lengths[byAngle[k].second];
        total += weights[k];
    }
    for (std::size_t k = 0; total > 0.0 && k < count; ++k) {
        fractions[byAngle[k].second] = static_cast<float>(weights[k] / total);
    }
}

std::vector<Vec3> restPositions(std::span<const SkinnedPart> parts, const ImplicitVertices& vertices) {
    std::vector<Vec3> positions(vertices.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        positions[i] = parts[vertices.part[i]].mesh->vertices[vertices.vertex[i]];
    }
    return positions;
}

ImplicitVertices bendingVertices(std::span<const SkinnedPart> parts) {
    ImplicitVertices vertices;
    vertices.pullOffsets.push_back(0);
    std::vector<std::vector<std::uint32_t>> indexOf(parts.size());
    std::vector<std::uint64_t> edges;
    for (std::uint32_t part = 0; part < parts.size(); ++part) {
        if (parts[part].weights == nullptr) {
            continue;
        }
        const std::vector<char> bending = bendingOf(parts[part]);
        indexOf[part].assign(bending.size(), kNoVertex);
        for (std::uint32_t p = 0; p < bending.size(); ++p) {
            if (bending[p] != 0) {
                indexOf[part][p] = static_cast<std::uint32_t>(vertices.size());
                vertices.part.push_back(part);
                vertices.vertex.push_back(p);
                addInfluences(parts[part].weights->at(p), vertices);
            }
        }
        addEdges(*parts[part].mesh, indexOf[part], edges);
    }
    sortUnique(edges);
    vertices.ringOffsets.assign(vertices.size() + 1, 0);
    for (const std::uint64_t edge : edges) {
        ++vertices.ringOffsets[(edge >> 32U) + 1];
        vertices.ring.push_back(static_cast<std::uint32_t>(edge));
    }
    std::partial_sum(vertices.ringOffsets.begin(), vertices.ringOffsets.end(), vertices.ringOffsets.begin());
    vertices.ringFractions.assign(vertices.ring.size(), 0.0F);

    const std::vector<Vec3> positions = restPositions(parts, vertices);
    const std::vector<Vec3> normals = areaNormals(parts, indexOf, vertices.size());
    parallelFor(vertices.size(), kBendingVerticesGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<Vec3> ring;
        for (std::size_t i = begin; i < end; ++i) {
            const std::size_t first = vertices.ringOffsets[i];
            const std::size_t count = vertices.ringOffsets[i + 1] - first;
            ring.clear();
            for (std::size_t k = first; k < first + count; ++k) {
                ring.push_back(positions[vertices.ring[k]]);
            }
            meanValueFractions(positions[i], normals[i], ring,
                               std::span(vertices.ringFractions).subspan(first, count));
        }
    });
    return vertices;
}

} // namespace sinew
