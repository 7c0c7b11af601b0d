#include "app/view/surface/SkinData.h"

#include "app/view/ColorMaps.h"
#include "core/base/Parallel.h"
#include "core/deform/Skinning.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>

namespace sinew {
namespace {

constexpr std::uint32_t kNoVertex = std::numeric_limits<std::uint32_t>::max();

/// Joins the corners of one part to vertices.
class Joiner {
public:
    Joiner(const Mesh& mesh, DrawSurface& surface)
        : m_mesh(mesh)
        , m_surface(surface)
        , m_first(static_cast<std::uint32_t>(surface.vertexCount()))
        , m_firstOfVertex(mesh.vertexCount(), kNoVertex) {
        m_vertexOfCorner.reserve(mesh.cornerCount());
        for (std::uint32_t c = 0; c < mesh.cornerCount(); ++c) {
            m_vertexOfCorner.push_back(vertexOf(c));
        }
    }

    std::uint32_t vertex(std::size_t corner) const { return m_vertexOfCorner[corner]; }

private:
    std::uint32_t vertexOf(std::uint32_t corner) {
        const std::uint32_t meshVertex = m_mesh.corners[corner];
        for (std::uint32_t v = m_firstOfVertex[meshVertex]; v != kNoVertex; v = m_nextOfVertex[v - m_first]) {
            if (alike(m_surface.cornerOf[v], corner)) {
                return v;
            }
        }
        const auto vertex = static_cast<std::uint32_t>(m_surface.vertexCount());
        m_nextOfVertex.push_back(m_firstOfVertex[meshVertex]);
        m_firstOfVertex[meshVertex] = vertex;
        m_surface.meshVertexOf.push_back(meshVertex);
        m_surface.cornerOf.push_back(corner);
        m_surface.uvs.push_back(m_mesh.uvSets.empty() ? Vec2f(Vec2f::Zero())
                                                      : m_mesh.uvSets[0].values[corner]);
        m_surface.colors.push_back(m_mesh.colorSets.empty() ? kWhite
                                                            : rgba(m_mesh.colorSets[0].values[corner]));
        return vertex;
    }

    bool alike(std::uint32_t a, std::uint32_t b) const {
        constexpr float close = 1e-8F;
        return (m_mesh.normals.empty() || (m_mesh.normals[a] - m_mesh.normals[b]).squaredNorm() < close) &&
               (m_mesh.uvSets.empty() || m_mesh.uvSets[0].values[a] == m_mesh.uvSets[0].values[b]) &&
               (m_mesh.colorSets.empty() || m_mesh.colorSets[0].values[a] == m_mesh.colorSets[0].values[b]);
    }

    const Mesh& m_mesh;
    DrawSurface& m_surface;
    std::uint32_t m_first;
    std::vector<std::uint32_t> m_firstOfVertex;
    std::vector<std::uint32_t> m_nextOfVertex;
    std::vector<std::uint32_t> m_vertexOfCorner;
};

bool finite(const Mesh& mesh, std::span<const std::uint32_t> meshVertices) {
    return std::all_of(meshVertices.begin(), meshVertices.end(),
                       [&](std::uint32_t meshVertex) { return mesh.vertices[meshVertex].allFinite(); });
}

struct PartTriangles {
    bool closed = false;
    std::vector<std::uint32_t> vertices;
};
/// By material, then part.
using TrianglesByMaterial = std::map<std::pair<std::int32_t, std::size_t>, PartTriangles>;

/// Every side of every triangle has exactly one counterpart that runs the other way, and the volume inside is
/// positive.
bool closedOutward(const Mesh& mesh, std::span<const Triangle> triangles) {
    std::vector<std::uint64_t> sides;
    sides.reserve(3 * triangles.size());
    double volume = 0.0;
    for (const Triangle& t : triangles) {
        volume += mesh.vertices[t[0]].dot(mesh.vertices[t[1]].cross(mesh.vertices[t[2]]));
        for (std::size_t k = 0; k < 3; ++k) {
            sides.push_back(static_cast<std::uint64_t>(t[k]) << 32U | t[(k + 1) % 3]);
        }
    }
    const std::size_t count = sides.size();
    sortUnique(sides);
    return sides.size() == count && volume > 0.0 &&
           std::all_of(sides.begin(), sides.end(), [&](std::uint64_t side) {
               return std::binary_search(sides.begin(), sides.end(), side << 32U | side >> 32U);
           });
}

/// A part as it is drawn.
struct DrawnPart {
    const Mesh& mesh; ///< its own, or its smooth surface
    std::size_t number = 0;
    const SubdividedMesh* smooth; ///< null: its own
    const HiddenFaces* hidden;    ///< null: none

    bool hides(std::size_t polygon) const {
        return hidden != nullptr &&
               hidden->has(number, smooth != nullptr ? smooth->polygonOf[polygon] : polygon);
    }
    bool whole() const {
        return hidden == nullptr || number >= hidden->faces.size() ||
               std::ranges::find(hidden->faces[number], true) == hidden->faces[number].end();
    }
};

void addTriangles(const Scene& scene, const DrawnPart& part, const Joiner& joiner,
                  TrianglesByMaterial& byMaterial) {
    const Mesh& mesh = part.mesh;
    std::vector<Triangle> corners;
    std::vector<std::uint32_t> polygons;
    const std::vector<Triangle> meshVertices = triangulate(mesh, &corners, &polygons);
    const bool closed = part.whole() && closedOutward(mesh, meshVertices);
    for (std::size_t t = 0; t < corners.size(); ++t) {
        if (!finite(mesh, meshVertices[t]) || part.hides(polygons[t])) {
            continue;
        }
        std::int32_t material = mesh.materials.empty() ? kNone : mesh.materials[polygons[t]];
        material = static_cast<std::size_t>(material) < scene.materials.size() ? material : kNone;
        PartTriangles& triangles = byMaterial[{material, part.number}];
        triangles.closed = closed;
        for (const std::uint32_t corner : corners[t]) {
            triangles.vertices.push_back(joiner.vertex(corner));
        }
    }
}

/// Those of ascending edges of a smooth surface that lie on edges of its cage.
std::vector<std::uint64_t> ofCage(const std::vector<std::uint64_t>& keys, const SubdividedMesh& smooth) {
    std::vector<std::uint64_t> sides;
    sides.reserve(smooth.sides.size());
    for (const auto& [low, high] : smooth.sides) {
        sides.push_back(static_cast<std::uint64_t>(std::min(low, high)) << 32U | std::max(low, high));
    }
    sortUnique(sides);
    std::vector<std::uint64_t> both;
    std::ranges::set_intersection(keys, sides, std::back_inserter(both));
    return both;
}

/// One drawn vertex of each mesh vertex is enough: all of a mesh vertex stand in the same place.
void addEdges(const DrawnPart& part, const Joiner& joiner, DrawSurface& surface) {
    const Mesh& mesh = part.mesh;
    std::vector<std::uint32_t> drawnVertexOf(mesh.vertexCount(), kNoVertex);
    std::vector<std::uint64_t> keys;
    keys.reserve(mesh.cornerCount());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        if (!finite(mesh, polygon) || part.hides(f)) {
            continue;
        }
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const std::uint32_t a = polygon[k];
            const std::uint32_t b = polygon[(k + 1) % polygon.size()];
            keys.push_back(static_cast<std::uint64_t>(std::min(a, b)) << 32U | std::max(a, b));
            drawnVertexOf[a] = joiner.vertex(mesh.polygonOffsets[f] + k);
        }
    }
    sortUnique(keys);
    if (part.smooth != nullptr) {
        keys = ofCage(keys, *part.smooth);
    }
    for (const std::uint64_t key : keys) {
        surface.edges.push_back(drawnVertexOf[key >> 32U]);
        surface.edges.push_back(drawnVertexOf[key & 0xffffffffU]);
    }
}

constexpr std::size_t kSkinDataGrain = 8192;

using Texels = std::span<JointTexels::Texel, JointTexels::perJoint>;

/// Rows of x -> linear x + translation about the origin, less the identity.
void putRows(const Mat3& linear, const Vec3& translation, const Vec3& origin,
             std::span<JointTexels::Texel, 3> rows) {
    const Mat3 turn = linear - Mat3::Identity();
    const Vec3 shift = turn * origin + translation;
    for (int r = 0; r < 3; ++r) {
        rows[static_cast<std::size_t>(r)] = {static_cast<float>(turn(r, 0)), static_cast<float>(turn(r, 1)),
                                             static_cast<float>(turn(r, 2)), static_cast<float>(shift(r))};
    }
}

JointTexels::Texel texel(const Eigen::Vector4d& v) {
    return {static_cast<float>(v.x()), static_cast<float>(v.y()), static_cast<float>(v.z()),
            static_cast<float>(v.w())};
}

/// The dual part of the same motion about the origin: of rotate, then move by R o + t - o.
Eigen::Vector4d dualAbout(const DualQuaternionBlend::Motion& motion, const Transform& matrix,
                          const Vec3& origin) {
    const Quat real(motion.real);
    const Vec3 half = 0.5 * (real * origin - origin + matrix.translation());
    return (Quat(0.0, half.x(), half.y(), half.z()) * real).coeffs();
}

void putJoint(const DualQuaternionBlend::Motion& motion, const Transform& matrix, const Vec3& origin,
              Texels texels) {
    putRows(matrix.linear(), matrix.translation(), origin, texels.subspan<0, 3>());
    if (matrix.affine() == Transform::Identity().affine()) {
        // Without the rounding of a decomposition, so that what follows it stays.
        texels[3] = {0.0F, 0.0F, 0.0F, motion.real.w() < 0.0 ? -1.0F : 1.0F};
        return;
    }
    texels[3] = texel(motion.real);
    texels[4] = texel(dualAbout(motion, matrix, origin));
    putRows(motion.stretch, Vec3::Zero(), origin, texels.subspan<5, 3>());
}

void packVertex(std::span<const Influence> influences, SkinVertex& vertex) {
    const std::size_t count = std::min(influences.size(), SkinLimits::influences);
    for (std::size_t i = 0; i < count; ++i) {
        vertex.joints[i] = static_cast<std::uint16_t>(influences[i].joint);
        vertex.weights[i] = influences[i].weight;
    }
}

constexpr std::size_t kChangedGrain = 4096;
constexpr std::uint32_t kRunGap = 64; // drawn vertices: one upload costs more than so many

} // namespace

DrawSurface makeDrawSurface(const Scene& scene, const HiddenFaces* hidden, const SmoothParts* smooth) {
    DrawSurface surface;
    TrianglesByMaterial byMaterial;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        const SubdividedMesh* own =
            smooth != nullptr && part < smooth->size() ? (*smooth)[part].surface.get() : nullptr;
        const Mesh& mesh = own != nullptr ? own->mesh : *scene.parts[part].mesh;
        const DrawnPart drawn{mesh, part, own, hidden};
        const Joiner joiner(mesh, surface);
        surface.firstVertex.push_back(static_cast<std::uint32_t>(surface.vertexCount()));
        addTriangles(scene, drawn, joiner, byMaterial);
        addEdges(drawn, joiner, surface);
        surface.firstEdge.push_back(static_cast<std::uint32_t>(surface.edges.size()));
    }
    for (const auto& [key, triangles] : byMaterial) {
        const std::vector<std::uint32_t>& vertices = triangles.vertices;
        surface.ranges.push_back({key.second, key.first, static_cast<std::uint32_t>(surface.triangles.size()),
                                  static_cast<std::uint32_t>(vertices.size()), triangles.closed});
        surface.triangles.insert(surface.triangles.end(), vertices.begin(), vertices.end());
    }
    return surface;
}

void packSkin(const SkinWeights* weights, const DeformExtras& extras, const Vec3& origin,
              std::span<const std::uint32_t> meshVertexOf, std::span<SkinVertex> vertices) {
    parallelFor(vertices.size(), kSkinDataGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end; ++v) {
            const std::uint32_t p = meshVertexOf[v];
            vertices[v] = SkinVertex();
            if (weights != nullptr) {
                packVertex(weights->at(p), vertices[v]);
            }
            if (!extras.centers.empty()) {
                const Vec3f center = (extras.centers[p] - origin).cast<float>();
                vertices[v].center = {center.x(), center.y(), center.z()};
            }
            if (!extras.dualFractions.empty()) {
                vertices[v].dualFraction = extras.dualFractions[p];
            }
        }
    });
}

JointTexels packJoints(std::span<const Transform> matrices, std::span<const std::int32_t> parents,
                       const Vec3& origin) {
    JointTexels result;
    result.finite = std::ranges::all_of(matrices, [](const Transform& m) { return m.matrix().allFinite(); });
    if (!result.finite) {
        return result;
    }
    const DualQuaternionBlend blend(matrices, parents);
    result.stretches = blend.stretches();
    result.texels.resize(matrices.size() * JointTexels::perJoint);
    for (std::size_t j = 0; j < matrices.size(); ++j) {
        putJoint(blend.motions()[j], matrices[j], origin,
                 std::span(result.texels).subspan(j * JointTexels::perJoint).first<JointTexels::perJoint>());
    }
    return result;
}

std::optional<std::vector<std::uint32_t>> changedVertices(const std::shared_ptr<const SkinWeights>& before,
                                                          const std::shared_ptr<const SkinWeights>& now) {
    if (before == now) {
        return std::vector<std::uint32_t>();
    }
    if (!before || !now || before->vertexCount() != now->vertexCount()) {
        return std::nullopt;
    }
    const std::size_t count = now->vertexCount();
    std::vector<std::vector<std::uint32_t>> found((count + kChangedGrain - 1) / kChangedGrain);
    parallelFor(found.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            const std::size_t last = std::min(count, (chunk + 1) * kChangedGrain);
            for (std::size_t p = chunk * kChangedGrain; p < last; ++p) {
                if (!std::ranges::equal(before->at(p), now->at(p))) {
                    found[chunk].push_back(static_cast<std::uint32_t>(p));
                }
            }
        }
    });
    std::vector<std::uint32_t> all;
    for (const std::vector<std::uint32_t>& chunk : found) {
        all.insert(all.end(), chunk.begin(), chunk.end());
    }
    return all;
}

std::vector<VertexRun> drawnRuns(std::span<const std::uint32_t> meshVertexOf,
                                 std::span<const std::uint32_t> meshVertices) {
    std::vector<VertexRun> runs;
    if (meshVertices.empty()) {
        return runs;
    }
    std::vector<bool> changed(std::ranges::max(meshVertices) + std::size_t{1}, false);
    for (const std::uint32_t vertex : meshVertices) {
        changed[vertex] = true;
    }
    for (std::uint32_t v = 0; v < meshVertexOf.size(); ++v) {
        if (meshVertexOf[v] >= changed.size() || !changed[meshVertexOf[v]]) {
            continue;
        }
        if (!runs.empty() && v - (runs.back().first + runs.back().count) <= kRunGap) {
            runs.back().count = v + 1 - runs.back().first;
        } else {
            runs.push_back({v, 1});
        }
    }
    return runs;
}

} // namespace sinew
