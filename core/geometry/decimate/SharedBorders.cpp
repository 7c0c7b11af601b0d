#include "core/geometry/decimate/SharedBorders.h"

#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/EdgeTable.h"

#include <algorithm>

namespace sinew {
namespace {

/// Welded vertices on edges of one triangle of the mesh, ascending, no repeats.
std::vector<std::uint32_t> borderVertices(const Mesh& mesh, const WeldedSurface& welded, std::size_t part) {
    std::vector<Triangle> triangles = triangulate(mesh);
    for (Triangle& triangle : triangles) {
        triangle = welded.welded(part, triangle);
    }
    std::vector<std::uint32_t> border;
    const std::vector<EdgeUse> uses = edgeUses(welded.weldedCount(), triangles);
    forEachEdge(uses, [&](std::span<const EdgeUse> edge) {
        if (edge.size() == 1) {
            border.insert(border.end(), {edge[0].low, edge[0].high});
        }
    });
    std::ranges::sort(border);
    border.erase(std::unique(border.begin(), border.end()), border.end());
    return border;
}

} // namespace

std::vector<std::vector<bool>> sharedBorders(std::span<const Mesh* const> meshes) {
    const WeldedSurface welded(meshes);
    std::vector<std::size_t> borders(welded.weldedCount(), 0); // how many meshes have one there
    std::vector<std::vector<std::uint32_t>> borderOf;
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        borderOf.push_back(borderVertices(*meshes[part], welded, part));
        for (const std::uint32_t vertex : borderOf.back()) {
            ++borders[vertex];
        }
    }
    std::vector<std::vector<bool>> shared(meshes.size());
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        const auto isShared = [&](std::uint32_t vertex) { return borders[vertex] > 1; };
        if (std::ranges::none_of(borderOf[part], isShared)) {
            continue;
        }
        for (const std::uint32_t vertex : welded.weldedVertices(part)) {
            shared[part].push_back(isShared(vertex) && std::ranges::binary_search(borderOf[part], vertex));
        }
    }
    return shared;
}

} // namespace sinew
