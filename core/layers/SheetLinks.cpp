#include "core/layers/SheetLinks.h"

#include "core/geometry/CoverSearch.h"
#include "core/layers/LayerSurface.h"

#include <algorithm>

namespace sinew {
namespace {

/// Of all parts, of welded vertices; those that are not finite are left out.
std::vector<Triangle> weldedTriangles(const LayerSurface& surface) {
    std::vector<Triangle> triangles;
    for (std::uint32_t part = 0; part < surface.partCount(); ++part) {
        for (const Triangle& own : surface.triangles(part)) {
            Triangle t{};
            bool finite = true;
            for (std::size_t c = 0; c < 3; ++c) {
                const std::uint32_t vertex = surface.index({part, own[c]});
                finite = finite && surface.positions()[vertex].allFinite();
                t[c] = surface.weldedVertexOf(vertex);
            }
            if (finite) {
                triangles.push_back(t);
            }
        }
    }
    return triangles;
}

} // namespace

SheetLinks::SheetLinks(const LayerSurface& surface) {
    const std::size_t count = surface.weldedCount();
    const std::vector<Triangle> triangles = weldedTriangles(surface);
    const SurfaceShells shells = surfaceShells(count, triangles);
    if (shells.count < 2) {
        return;
    }
    std::vector<Vec3> positions(count, Vec3::Zero());
    for (std::uint32_t v = 0; v < count; ++v) {
        positions[v] = surface.positions()[surface.verticesAt(v)[0]];
    }
    std::vector<Vec3> normals(count, Vec3::Zero());
    addNormals(positions, triangles, normals);
    const LayeredSurface layered{positions, normals, triangles, shells.ofVertex, {}};
    for (const sinew::Cover& found : findCovers(layered, kSheetReach * surface.diagonal(), 0.0, Progress())) {
        m_covers.push_back({found.vertex, triangles[found.triangle], found.shares, found.gap});
    }
    list(count);
}

/// Both ways, by the vertex where they begin.
void SheetLinks::list(std::size_t weldedCount) {
    m_offsets.assign(weldedCount + 1, 0);
    for (const Cover& each : m_covers) {
        for (const std::uint32_t corner : each.corners) {
            ++m_offsets[each.vertex + 1];
            ++m_offsets[corner + 1];
        }
    }
    for (std::size_t v = 0; v < weldedCount; ++v) {
        m_offsets[v + 1] += m_offsets[v];
    }
    m_steps.resize(m_offsets.back());
    std::vector<std::uint32_t> next = m_offsets;
    for (std::uint32_t c = 0; c < m_covers.size(); ++c) {
        const Cover& each = m_covers[c];
        for (const std::uint32_t corner : each.corners) {
            m_steps[next[each.vertex]++] = {corner, corner, c};
            m_steps[next[corner]++] = {each.vertex, corner, c};
        }
    }
}

} // namespace sinew
