#include "app/painting/RegionStroke.h"

#include "app/document/edits/VisibilityEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "app/painting/BrushStroke.h"
#include "core/layers/LayerSurface.h"
#include "core/layers/brush/VertexBrush.h"

#include <algorithm>
#include <map>
#include <span>

namespace sinew {
namespace {

/// Smoothing alone would carry ever smaller amounts ever further.
constexpr float kMinSmoothed = 0.004F;

float amountHere(const VertexAmounts& amounts, const LayerSurface& surface, std::uint32_t weldedVertex) {
    float max = 0.0F;
    for (const std::uint32_t vertex : surface.verticesAt(weldedVertex)) {
        const VertexId at = surface.vertexAt(vertex);
        max = std::max(max, amounts[at.part][at.vertex]);
    }
    return max;
}

/// Itself where it has no neighbours.
float meanAround(const VertexAmounts& amounts, const LayerSurface& surface, std::uint32_t weldedVertex) {
    const std::span<const std::uint32_t> neighbors = surface.neighbors(weldedVertex);
    float sum = 0.0F;
    for (const std::uint32_t next : neighbors) {
        sum += amountHere(amounts, surface, next);
    }
    return neighbors.empty() ? amountHere(amounts, surface, weldedVertex)
                             : sum / static_cast<float>(neighbors.size());
}

float amountAfter(const VertexAmounts& amounts, const LayerSurface& surface, std::uint32_t weldedVertex,
                  StrokeKind kind, float share) {
    const float before = amountHere(amounts, surface, weldedVertex);
    if (kind == StrokeKind::Smooth) {
        const float mean = meanAround(amounts, surface, weldedVertex);
        const float after = before + share * (mean - before);
        return after < kMinSmoothed ? 0.0F : after;
    }
    return before + (kind == StrokeKind::Plain ? share : -share);
}

/// How much of the dab each welded vertex gets: the most that any vertex there does.
std::map<std::uint32_t, float> weldedDab(const LayerSurface& surface, std::span<const StrokeVertex> dab) {
    std::map<std::uint32_t, float> shares;
    for (const StrokeVertex& vertex : dab) {
        float& share = shares[surface.weldedVertexOf(surface.index(vertex.at))];
        share = std::max(share, vertex.amount);
    }
    return shares;
}

/// A dab on the amounts of a region: Plain adds `strength` times the dab's amount, Opposite takes it away,
/// Smooth goes that share of the way to the mean of the neighbours. Amounts stay in 0..1. Vertices in one
/// position count as one, with the largest of their amounts, as they do in a bind, and get the same.
/// `amounts` has one for every vertex of the surface. O(vertices reached and their neighbours).
void paintAmounts(VertexAmounts& amounts, const LayerSurface& surface, std::span<const StrokeVertex> dab,
                  StrokeKind kind, float strength) {
    std::map<std::uint32_t, float> after = weldedDab(surface, dab);
    for (auto& [weldedVertex, share] : after) { // from what was there before the dab
        share = std::clamp(amountAfter(amounts, surface, weldedVertex, kind, share * strength), 0.0F, 1.0F);
    }
    for (const auto& [weldedVertex, amount] : after) {
        if (amount != amountHere(amounts, surface, weldedVertex)) {
            for (const std::uint32_t vertex : surface.verticesAt(weldedVertex)) {
                const VertexId at = surface.vertexAt(vertex);
                amounts[at.part][at.vertex] = amount;
            }
        }
    }
}

} // namespace

void RegionStroke::begin(const std::string& region, const PaintOptions& options, StrokeKind kind) {
    cancel();
    const DocumentState& state = m_document.state();
    const Region* chosen = regionNamed(state.settings, region);
    m_region = chosen != nullptr && !chosen->solid ? *chosen : regionToPaint(state);
    m_before = m_region->painting;
    m_scene = state.scene;
    m_amounts = amountsOf(*m_region, *m_scene);
    m_options = options;
    m_options.mirror = options.mirror && state.hasSkeleton(); // which tells where the middle is
    m_kind = kind;
    m_shown.gather(*m_document.layering().context(state, false)->surface, m_posed);
}

/// With their images on the other side, if the options ask for them.
std::vector<StrokeVertex> RegionStroke::reach(const LayerContext& context, const BrushDab& dab) const {
    std::vector<StrokeVertex> vertices;
    const DocumentState& state = m_document.state();
    for (const ReachedVertex& reached : m_shown.reach(state, *context.surface, dab, m_options)) {
        vertices.push_back({reached.at, reached.amount});
    }
    if (!m_options.mirror || !context.mirror) {
        return vertices;
    }
    std::vector<StrokeVertex> images = mirroredStroke(context, vertices);
    std::erase_if(images, [&](const StrokeVertex& image) { return !isReachable(state, image.at); });
    return stronger(vertices, images);
}

void RegionStroke::dab(const BrushDab& dab) {
    if (!active() || m_document.state().scene != m_scene) {
        return;
    }
    const auto context = m_document.layering().context(m_document.state(), m_options.mirror);
    VertexAmounts amounts = m_amounts;
    paintAmounts(amounts, *context->surface, reach(*context, dab), m_kind, m_options.strength);
    if (amounts != m_amounts) {
        m_amounts = std::move(amounts);
        m_region->painting = paintedBy(m_before.get(), *m_scene, m_amounts);
        m_painted = true;
    }
}

std::string RegionStroke::end() {
    std::string name;
    if (m_painted && m_document.state().scene == m_scene) {
        name = m_region->name;
        const Region painted = *m_region;
        cancel(); // views show the document's from here on
        paintRegion(m_document, painted);
    }
    cancel();
    return name;
}

void RegionStroke::cancel() {
    m_scene.reset();
    m_before.reset();
    m_region.reset();
    m_amounts.clear();
    m_painted = false;
}

} // namespace sinew
