#include "core/io/gltf/write/GltfVertices.h"

#include "core/io/export/ExportIndex.h"

#include <unordered_map>

namespace sinew {
namespace {

/// Splits classes by another attribute: corners stay together when both class and value agree.
void refine(std::vector<std::uint32_t>& classes, const std::vector<std::int32_t>& values) {
    std::unordered_map<std::uint64_t, std::uint32_t> numbers;
    numbers.reserve(classes.size());
    for (std::size_t c = 0; c < classes.size(); ++c) {
        const std::uint64_t both = std::uint64_t{classes[c]} << 32U | static_cast<std::uint32_t>(values[c]);
        const auto next = static_cast<std::uint32_t>(numbers.size());
        classes[c] = numbers.try_emplace(both, next).first->second;
    }
}

} // namespace

GltfCornerClasses::GltfCornerClasses(const Mesh& mesh)
    : m_classOfCorner(mesh.corners) {
    if (!mesh.normals.empty()) {
        refine(m_classOfCorner, indexValues<Vec3f>(mesh.normals).index);
    }
    for (const UvSet& set : mesh.uvSets) {
        refine(m_classOfCorner, indexValues<Vec2f>(set.values).index);
    }
    for (const ColorSet& set : mesh.colorSets) {
        refine(m_classOfCorner, indexValues<Vec4f>(set.values).index);
    }
}

GltfVertices GltfCornerClasses::vertices(const std::vector<Triangle>& cornerTriangles) const {
    std::unordered_map<std::uint32_t, std::uint32_t> vertexOfClass;
    GltfVertices result;
    result.indices.reserve(cornerTriangles.size() * 3);
    for (const Triangle& triangle : cornerTriangles) {
        for (const std::uint32_t corner : triangle) {
            const auto next = static_cast<std::uint32_t>(result.corners.size());
            const auto [place, added] = vertexOfClass.try_emplace(m_classOfCorner[corner], next);
            if (added) {
                result.corners.push_back(corner);
            }
            result.indices.push_back(place->second);
        }
    }
    return result;
}

} // namespace sinew
