#include "app/painting/ShownSurface.h"

#include "app/document/edits/VisibilityEdits.h"

namespace sinew {

/// Normals of vertices are means of their corners'.
void ShownSurface::gather(const LayerSurface& surface, PosedMesh& posed) {
    m_places.clear();
    m_normals.assign(surface.vertexCount(), Vec3f::Zero());
    for (std::uint32_t part = 0; part < surface.partCount(); ++part) {
        const std::vector<Vec3>& vertices = posed.vertices(part);
        m_places.insert(m_places.end(), vertices.begin(), vertices.end());
        const std::vector<Vec3f>& normals = posed.normals(part);
        const std::vector<std::uint32_t>& corners = surface.mesh(part).corners;
        for (std::size_t c = 0; c < corners.size(); ++c) {
            m_normals[surface.index({part, corners[c]})] += normals[c];
        }
    }
}

std::vector<ReachedVertex> ShownSurface::reach(const DocumentState& state, const LayerSurface& surface,
                                               const BrushDab& dab, const PaintOptions& options) const {
    ReachSettings settings;
    settings.radius = dab.radius;
    settings.overSurface = options.overSurface;
    settings.throughLayers = options.throughLayers;
    settings.falloff = options.falloff;
    settings.frontOnly = options.frontOnly;
    settings.view = dab.view;
    settings.positions = m_places;
    settings.normals = m_normals;
    std::vector<ReachedVertex> vertices =
        brushReach(surface, {static_cast<std::uint32_t>(dab.part), dab.triangle, dab.shares}, settings);
    std::erase_if(vertices, [&](const ReachedVertex& p) {
        return (state.selected && !state.selected->has(p.at.part, p.at.vertex)) || !isReachable(state, p.at);
    });
    for (ReachedVertex& vertex : vertices) {
        vertex.amount *= static_cast<float>(dab.pressure);
    }
    return vertices;
}

} // namespace sinew
