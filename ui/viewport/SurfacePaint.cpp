#include "ui/viewport/SurfacePaint.h"

#include "core/base/Parallel.h"

namespace sinew {
namespace {

constexpr std::size_t kSurfacePaintGrain = 8192;

} // namespace

void SurfacePaint::update(const Frame& frame, const Changes& changes, MeshDrawable& mesh) {
    if (!frame.state.scene) {
        return;
    }
    m_blank = m_blank && !changes.scene;
    if (!anySurfaceColors(frame.view)) {
        if (!m_blank) {
            m_colors.assign(mesh.surface().vertexCount(), 0);
            m_levels.assign(m_colors.size(), -1.0F);
            mesh.setOverlay(m_colors, m_levels);
            m_blank = true;
        }
        return;
    }
    const auto cuts = frame.view.layer(Layer::LimitCut).visible ? m_data.cutShares() : nullptr;
    const bool due = m_blank || changes.scene || changes.weights || changes.layers || changes.selection ||
                     changes.field || cuts != m_cuts;
    if (!due) {
        return;
    }
    m_blank = false;
    m_cuts = cuts;
    const auto& implicit = frame.posed.implicit();
    const SurfaceColorInput input{frame.state, frame.posed.shownWeights().get(),
                                  frame.view,  distanceScale(frame.state),
                                  cuts.get(),  implicit ? implicit->pose.get() : nullptr};
    const bool levels = frame.view.layer(Layer::SurfaceDistance).visible && input.distance;
    const DrawSurface& surface = mesh.surface();
    m_colors.resize(surface.vertexCount());
    m_levels.assign(surface.vertexCount(), -1.0F);
    for (std::size_t part = 0; part < frame.state.scene->parts.size(); ++part) {
        const std::size_t points = frame.state.scene->parts[part].mesh->pointCount();
        m_pointColors.resize(points);
        surfaceColors(input, part, m_pointColors);
        if (levels) {
            m_pointLevels.resize(points);
            surfaceLevels(input, part, m_pointLevels);
        }
        const std::size_t first = surface.firstVertex[part];
        parallelFor(surface.firstVertex[part + 1] - first, kSurfacePaintGrain,
                    [&](std::size_t begin, std::size_t end) {
                        for (std::size_t v = first + begin; v < first + end; ++v) {
                            m_colors[v] = m_pointColors[surface.pointOf[v]];
                            if (levels) {
                                m_levels[v] = m_pointLevels[surface.pointOf[v]];
                            }
                        }
                    });
    }
    mesh.setOverlay(m_colors, m_levels);
}

} // namespace sinew
