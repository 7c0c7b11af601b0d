#include "core/io/ImportMeshWeld.h"

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

/// Everything two points must share to be one.
class PointIdentity {
public:
    PointIdentity(const Mesh& mesh, const SkinWeights* weights)
        : m_mesh(mesh)
        , m_weights(weights) {
        for (const Shape& shape : mesh.shapes) {
            std::vector<Vec3>& dense = m_shapeOffsets.emplace_back(mesh.pointCount(), Vec3::Zero());
            for (std::size_t i = 0; i < shape.points.size(); ++i) {
                dense[shape.points[i]] = shape.offsets[i];
            }
        }
    }

    std::uint64_t hash(std::size_t p) const {
        std::uint64_t result = 0;
        for (int axis = 0; axis < 3; ++axis) {
            // Adding zero turns -0 into 0, which compares equal to it.
            result = mix(result, std::bit_cast<std::uint64_t>(m_mesh.points[p][axis] + 0.0));
        }
        return result;
    }

    bool equal(std::size_t p, std::size_t q) const {
        if (m_mesh.points[p] != m_mesh.points[q]) {
            return false;
        }
        if (m_weights != nullptr && !std::ranges::equal(m_weights->at(p), m_weights->at(q))) {
            return false;
        }
        return std::all_of(m_shapeOffsets.begin(), m_shapeOffsets.end(),
                           [&](const std::vector<Vec3>& dense) { return dense[p] == dense[q]; });
    }

private:
    const Mesh& m_mesh;
    const SkinWeights* m_weights;
    std::vector<std::vector<Vec3>> m_shapeOffsets;
};

void weldShape(Shape& shape, const WeldMap& weld) {
    Shape welded;
    welded.name = std::move(shape.name);
    for (std::size_t i = 0; i < shape.points.size(); ++i) {
        const std::uint32_t group = weld.groupOfPoint[shape.points[i]];
        if (weld.firstPoint[group] == shape.points[i]) {
            welded.points.push_back(group);
            welded.offsets.push_back(shape.offsets[i]);
        }
    }
    shape = std::move(welded);
}

} // namespace

WeldMap findSplitPoints(const Mesh& mesh, const SkinWeights* weights) {
    constexpr std::uint32_t kFree = UINT32_MAX;
    const PointIdentity identity(mesh, weights);
    const std::size_t slots = std::bit_ceil(2 * mesh.pointCount() + 1);
    std::vector<std::uint32_t> table(slots, kFree); // groups, open addressing
    WeldMap weld;
    weld.groupOfPoint.resize(mesh.pointCount());
    for (std::size_t p = 0; p < mesh.pointCount(); ++p) {
        std::size_t slot = identity.hash(p) & (slots - 1);
        while (table[slot] != kFree && !identity.equal(weld.firstPoint[table[slot]], p)) {
            slot = (slot + 1) & (slots - 1);
        }
        if (table[slot] == kFree) {
            table[slot] = static_cast<std::uint32_t>(weld.firstPoint.size());
            weld.firstPoint.push_back(static_cast<std::uint32_t>(p));
        }
        weld.groupOfPoint[p] = table[slot];
    }
    return weld;
}

void weldMesh(Mesh& mesh, const WeldMap& weld) {
    for (std::uint32_t& corner : mesh.corners) {
        corner = weld.groupOfPoint[corner];
    }
    for (Shape& shape : mesh.shapes) {
        weldShape(shape, weld);
    }
    for (std::size_t group = 0; group < weld.groupCount(); ++group) {
        mesh.points[group] = mesh.points[weld.firstPoint[group]];
    }
    mesh.points.resize(weld.groupCount());
}

SkinWeights weldWeights(const SkinWeights& weights, const WeldMap& weld) {
    SkinWeightsBuilder builder;
    builder.reserve(weld.groupCount(), weld.groupCount() * 4);
    for (const std::uint32_t first : weld.firstPoint) {
        builder.add(weights.at(first));
    }
    return builder.finish();
}

} // namespace sinew
