#include "ui/viewport/gl/SurfacePaint.h"

#include "app/view/surface/SkinData.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <utility>

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
            const std::optional<Source> before = std::exchange(m_source, std::move(source));
            m_blank = false;
            if (!before || !colorChanged(frame, *before, mesh)) {
                color(frame, mesh);
                lay(mesh);
            }
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
    m_colored += m_colors.size();
}

/// After a stroke: only vertices with other weights get other colours. False: more has changed than weights.
bool SurfacePaint::colorChanged(const Frame& frame, const Source& before, MeshDrawable& mesh) {
    Source same = before;
    same.weights = m_source->weights;
    if (same != *m_source || !before.weights || !m_source->weights ||
        before.weights->size() != m_source->weights->size()) {
        return false;
    }
    std::vector<std::vector<std::uint32_t>> changed;
    for (std::size_t part = 0; part < before.weights->size(); ++part) {
        auto vertices = changedVertices((*before.weights)[part], (*m_source->weights)[part]);
        if (!vertices) {
            return false;
        }
        changed.push_back(std::move(*vertices));
    }
    const VertexAmounts amounts =
        m_source->region ? amountsOf(*m_source->region, *frame.state.scene) : VertexAmounts();
    const SurfaceColorInput input = inputOf(frame, amounts);
    for (std::size_t part = 0; part < changed.size(); ++part) {
        colorSome(input, part, changed[part], mesh);
    }
    ++m_colorings;
    return true;
}

void SurfacePaint::colorSome(const SurfaceColorInput& input, std::size_t part,
                             std::span<const std::uint32_t> vertices, MeshDrawable& mesh) {
    const DrawSurface& surface = mesh.surface();
    const std::size_t first = surface.firstVertex[part];
    const auto shown = std::span(surface.meshVertexOf).subspan(first, surface.firstVertex[part + 1] - first);
    m_someColors.resize(vertices.size());
    surfaceColors(input, part, vertices, m_someColors);
    for (const VertexRun& run : drawnRuns(shown, vertices)) {
        for (std::uint32_t v = run.first; v < run.first + run.count; ++v) {
            const auto at = std::ranges::lower_bound(vertices, shown[v]);
            if (at != vertices.end() && *at == shown[v]) {
                m_colors[first + v] = m_someColors[static_cast<std::size_t>(at - vertices.begin())];
            }
        }
        mesh.changeOverlay(first + run.first,
                           std::span<const Rgba>(m_colors).subspan(first + run.first, run.count));
        m_colored += run.count;
    }
}

SurfaceColorInput SurfacePaint::inputOf(const Frame& frame, const VertexAmounts& amounts) const {
    return {frame.state,
            m_source->weights.get(),
            frame.view,
            distanceScale(frame.state),
            m_source->cuts.get(),
            m_source->implicit ? m_source->implicit->pose.get() : nullptr,
            m_source->region ? &amounts : nullptr,
            m_source->transferred.get()};
}

void SurfacePaint::color(const Frame& frame, MeshDrawable& mesh) {
    const VertexAmounts amounts =
        m_source->region ? amountsOf(*m_source->region, *frame.state.scene) : VertexAmounts();
    const SurfaceColorInput input = inputOf(frame, amounts);
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
