#include "ui/viewport/gl/SurfacePaint.h"

#include "core/base/Parallel.h"

namespace sinew {
namespace {

constexpr std::size_t kSurfacePaintGrain = 8192;

} // namespace

SurfacePaint::Source SurfacePaint::sourceOf(const Frame& frame) const {
    const auto shown = [&](Overlay layer) { return frame.view.layer(layer).visible; };
    const bool states = shown(Overlay::Contact) || shown(Overlay::NotReached);
    return {frame.state.scene,
            frame.posed.shownWeights(),
            frame.state.field,
            frame.state.selection.joint,
            frame.view.layers,
            shown(Overlay::LimitCut) ? m_data.cutShares() : nullptr,
            states ? frame.posed.implicit() : nullptr,
            shown(Overlay::RegionAmount) && frame.region != nullptr ? std::optional(*frame.region)
                                                                    : std::nullopt,
            shown(Overlay::TransferMatches) ? frame.transferred : nullptr};
}

void SurfacePaint::update(const Frame& frame, const Changes& changes, MeshDrawable& mesh) {
    if (!frame.state.scene) {
        return;
    }
    if (changes.scene) { // the mesh has been made anew, without colours
        m_blank = false;
        m_source.reset();
    }
    if (anySurfaceColors(frame.view)) {
        Source source = sourceOf(frame);
        if (m_source != source) {
            m_source = std::move(source);
            m_blank = false;
            color(frame, mesh);
            lay(mesh);
        }
    } else if (!m_blank) {
        m_blank = true;
        m_source.reset();
        m_colors.assign(mesh.surface().vertexCount(), 0);
        m_levels.assign(m_colors.size(), -1.0F);
        lay(mesh);
    }
}

void SurfacePaint::lay(MeshDrawable& mesh) {
    mesh.setOverlay(m_colors, m_levels);
    ++m_colorings;
}

void SurfacePaint::color(const Frame& frame, MeshDrawable& mesh) {
    const VertexAmounts amounts =
        m_source->region ? amountsOf(*m_source->region, *frame.state.scene) : VertexAmounts();
    const SurfaceColorInput input{frame.state,
                                  m_source->weights.get(),
                                  frame.view,
                                  distanceScale(frame.state),
                                  m_source->cuts.get(),
                                  m_source->implicit ? m_source->implicit->pose.get() : nullptr,
                                  m_source->region ? &amounts : nullptr,
                                  m_source->transferred.get()};
    const bool levels = frame.view.layer(Overlay::SurfaceDistance).visible && input.distance;
    const DrawSurface& surface = mesh.surface();
    m_colors.resize(surface.vertexCount());
    m_levels.assign(surface.vertexCount(), -1.0F);
    for (std::size_t part = 0; part < frame.state.scene->parts.size(); ++part) {
        const std::size_t vertices = frame.state.scene->parts[part].mesh->vertexCount();
        m_vertexColors.resize(vertices);
        surfaceColors(input, part, m_vertexColors);
        if (levels) {
            m_vertexLevels.resize(vertices);
            surfaceLevels(input, part, m_vertexLevels);
        }
        const std::size_t first = surface.firstVertex[part];
        parallelFor(surface.firstVertex[part + 1] - first, kSurfacePaintGrain,
                    [&](std::size_t begin, std::size_t end) {
                        for (std::size_t v = first + begin; v < first + end; ++v) {
                            m_colors[v] = m_vertexColors[surface.meshVertexOf[v]];
                            if (levels) {
                                m_levels[v] = m_vertexLevels[surface.meshVertexOf[v]];
                            }
                        }
                    });
    }
}

} // namespace sinew
