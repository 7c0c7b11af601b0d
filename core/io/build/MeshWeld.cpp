#include "core/io/build/MeshWeld.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace sinew {
namespace {

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    hash ^= value + 0x9e3779b97f4a7c15ULL + (hash << 6U) + (hash >> 2U);
    hash *= 0xff51afd7ed558ccdULL;
    return hash ^ (hash >> 33U);
}

/// Everything two vertices must share to be one.
class VertexIdentity {
public:
    VertexIdentity(const Mesh& mesh, const SkinWeights* weights)
        : m_mesh(mesh)
        , m_weights(weights) {
        for (const MorphTarget& shape : mesh.morphTargets) {
            std::vector<Vec3>& dense = m_morphOffsets.emplace_back(mesh.vertexCount(), Vec3::Zero());
            for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
                dense[shape.vertices[i]] = shape.offsets[i];
            }
        }
    }

    std::uint64_t hash(std::size_t p) const {
        std::uint64_t result = 0;
        for (int axis = 0; axis < 3; ++axis) {
            // Adding zero turns -0 into 0, which compares equal to it.
            result = mix(result, std::bit_cast<std::uint64_t>(m_mesh.vertices[p][axis] + 0.0));
        }
        return result;
    }

    bool equal(std::size_t p, std::size_t q) const {
        if (m_mesh.vertices[p] != m_mesh.vertices[q]) {
            return false;
        }
        if (m_weights != nullptr && !std::ranges::equal(m_weights->at(p), m_weights->at(q))) {
            return false;
        }
        return std::all_of(m_morphOffsets.begin(), m_morphOffsets.end(),
                           [&](const std::vector<Vec3>& dense) { return dense[p] == dense[q]; });
    }

private:
    const Mesh& m_mesh;
    const SkinWeights* m_weights;
    std::vector<std::vector<Vec3>> m_morphOffsets;
};

void weldMorphTarget(MorphTarget& shape, const WeldMap& weld) {
    std::vector<std::uint32_t> vertices;
    std::vector<Vec3> offsets;
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
        const std::uint32_t group = weld.groupOfVertex[shape.vertices[i]];
        if (weld.firstVertex[group] == shape.vertices[i]) {
            vertices.push_back(group);
            offsets.push_back(shape.offsets[i]);
        }
    }
    shape.vertices = std::move(vertices);
    shape.offsets = std::move(offsets);
}

} // namespace

WeldMap findSplitVertices(const Mesh& mesh, const SkinWeights* weights) {
    constexpr std::uint32_t kFree = UINT32_MAX;
    const VertexIdentity identity(mesh, weights);
    const std::size_t slots = std::bit_ceil(2 * mesh.vertexCount() + 1);
    std::vector<std::uint32_t> table(slots, kFree); // groups, open addressing
    WeldMap weld;
    weld.groupOfVertex.resize(mesh.vertexCount());
    for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
        std::size_t slot = identity.hash(p) & (slots - 1);
        while (table[slot] != kFree && !identity.equal(weld.firstVertex[table[slot]], p)) {
            slot = (slot + 1) & (slots - 1);
        }
        if (table[slot] == kFree) {
            table[slot] = static_cast<std::uint32_t>(weld.firstVertex.size());
            weld.firstVertex.push_back(static_cast<std::uint32_t>(p));
        }
        weld.groupOfVertex[p] = table[slot];
    }
    return weld;
}

void weldMesh(Mesh& mesh, const WeldMap& weld) {
    for (std::uint32_t& corner : mesh.corners) {
        corner = weld.groupOfVertex[corner];
    }
    for (MorphTarget& shape : mesh.morphTargets) {
        weldMorphTarget(shape, weld);
    }
    for (std::size_t group = 0; group < weld.groupCount(); ++group) {
        mesh.vertices[group] = mesh.vertices[weld.firstVertex[group]];
    }
    mesh.vertices.resize(weld.groupCount());
}

SkinWeights weldWeights(const SkinWeights& weights, const WeldMap& weld) {
    SkinWeightsBuilder builder;
    builder.reserve(weld.groupCount(), weld.groupCount() * 4);
    for (const std::uint32_t first : weld.firstVertex) {
        builder.add(weights.at(first));
    }
    return builder.finish();
}

} // namespace sinew
