#include "app/painting/RegionStroke.h"

#include "app/document/edits/VisibilityEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "app/painting/PaintAmounts.h"

namespace sinew {

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
