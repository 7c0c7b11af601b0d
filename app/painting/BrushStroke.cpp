#include "app/painting/BrushStroke.h"

#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "core/layers/LayerSurface.h"
#include "core/layers/brush/Paint.h"
#include "core/metrics/WeightMeasures.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <span>

namespace sinew {
namespace {

QString stepName() {
    return QCoreApplication::translate("BrushStroke", "Paint Weights");
}

void undoInto(DocumentState& state, const DocumentState& before) {
    state.layers = before.layers;
    state.activeLayer = before.activeLayer;
}

} // namespace

BendCost bendCost(const Scene& scene, const PartWeights& before, const OperationResult& result) {
    BendError worst;
    for (std::size_t i = 0; i < result.targets.vertices.size(); ++i) {
        const VertexId at = result.targets.vertices[i];
        const BendError error =
            bendError(scene.parts[at.part].mesh->vertices[at.vertex], influencesAt(before, at),
                      result.targets.weights.at(i), scene.skeleton);
        worst = error.distance > worst.distance ? error : worst;
    }
    return {worst.distance * scene.metersPerUnit, worst.joint};
}

LimitCost limitCost(const PartWeights& weights, std::size_t limit) {
    LimitCost cost;
    for (const auto& part : weights) {
        for (std::size_t p = 0; limit > 0 && part && p < part->vertexCount(); ++p) {
            const auto influences = part->at(p);
            if (influences.size() <= limit) {
                continue;
            }
            double lost = 0.0;
            for (const Influence& influence : influences.subspan(keptByLimit(influences, limit))) {
                lost += static_cast<double>(influence.weight);
            }
            ++cost.vertices;
            cost.largest = std::max(cost.largest, lost);
        }
    }
    return cost;
}

/// Normals of vertices are means of their corners'.
void ShownSurface::gather(const LayerSurface& surface, PosedMesh& posed) {
    m_positions.clear();
    m_normals.assign(surface.vertexCount(), Vec3f::Zero());
    for (std::uint32_t part = 0; part < surface.partCount(); ++part) {
        const std::vector<Vec3>& vertices = posed.vertices(part);
        m_positions.insert(m_positions.end(), vertices.begin(), vertices.end());
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
    settings.positions = m_positions;
    settings.normals = m_normals;
    std::vector<ReachedVertex> vertices =
        brushReach(surface, {static_cast<std::uint32_t>(dab.part), dab.triangle, dab.barycentric}, settings);
    std::erase_if(vertices, [&](const ReachedVertex& p) {
        return (state.selected && !state.selected->has(p.at.part, p.at.vertex)) || !isReachable(state, p.at);
    });
    for (ReachedVertex& vertex : vertices) {
        vertex.amount *= static_cast<float>(dab.pressure);
    }
    return vertices;
}

Brush BrushStroke::brushOf(const PaintOptions& options, StrokeKind kind) const {
    Brush brush;
    brush.mode = kind == StrokeKind::Smooth ? BrushMode::Smooth : options.mode;
    brush.joint = m_document.state().selection.joint;
    brush.strength = options.strength;
    brush.normalize = options.normalize;
    brush.locked = m_document.state().locked;
    brush.recipient = options.recipient;
    brush.mirror = options.mirror;
    brush.max = options.keepLimit
                    ? static_cast<std::size_t>(std::max(m_document.state().settings.maxInfluences, 0))
                    : 0;
    brush.spared = unreachableParts(m_document.state());
    const bool opposite = kind == StrokeKind::Opposite;
    switch (brush.mode) {
    case BrushMode::Add:
        brush.value = opposite ? -1.0F : 1.0F;
        break;
    case BrushMode::Scale:
        brush.value = opposite ? 1.0F / std::max(options.value, 0.1F) : options.value;
        break;
    case BrushMode::Smooth:
    case BrushMode::Sharpen:
        brush.mode = opposite == (brush.mode == BrushMode::Smooth) ? BrushMode::Sharpen : BrushMode::Smooth;
        break;
    case BrushMode::Gradient:
        brush.value = opposite ? options.gradientEnd : options.value;
        brush.valueTo = opposite ? options.value : options.gradientEnd;
        break;
    default:
        brush.value = opposite ? 1.0F - options.value : options.value;
    }
    return brush;
}

Expected<void> BrushStroke::begin(const PaintOptions& options, StrokeKind kind, const QString& name) {
    const DocumentState& state = m_document.finishWeights();
    if (state.selection.joint == kNone && !options.mask) {
        return fail(ErrorCode::NoJointChosen);
    }
    if (const auto ready = readyToPaint(state); !ready) {
        return fail(ready.error());
    }
    m_step.emplace(m_document);
    m_name = name.isEmpty() ? stepName() : name;
    m_options = options;
    m_brush = brushOf(options, kind);
    m_maskValue = kind == StrokeKind::Opposite ? 1.0F : 0.0F;
    m_before = state;
    m_shown.gather(*m_document.layering().context(state, false)->surface, m_posed);
    m_painted = false;
    return {};
}

std::vector<ReachedVertex> BrushStroke::filled(const LayerContext& context, std::int32_t part,
                                               const AlongLine& along) const {
    const auto& selected = m_document.state().selected;
    std::vector<ReachedVertex> vertices;
    for (std::uint32_t i = 0; i < context.surface->vertexCount(); ++i) {
        const VertexId at = context.surface->vertexAt(i);
        const bool whole = part == kNone || static_cast<std::int32_t>(at.part) == part;
        const bool wanted = selected ? selected->has(at.part, at.vertex) : whole;
        if (wanted && isReachable(m_document.state(), at)) {
            if (const auto fraction = along(m_shown.places()[i], m_shown.normals()[i])) {
                vertices.push_back({at, 1.0F, static_cast<float>(*fraction)});
            }
        }
    }
    return vertices;
}

Expected<void> BrushStroke::apply(const LayerInput& on, std::span<const ReachedVertex> reach) {
    const Expected<LayerStack> painted =
        m_options.mask ? paintMask(on, reach, m_maskValue, m_brush.strength) : paint(on, reach, m_brush);
    if (!painted) {
        return fail(painted.error());
    }
    m_document.change(
        m_name,
        [&](DocumentState& state) {
            state.layers = *painted;
            state.activeLayer = static_cast<std::int32_t>(on.layer);
        },
        MergeKey::Stroke);
    m_painted = true;
    return {};
}

/// Work that ends between the press of the button and the first paint is no part of the stroke.
void BrushStroke::takeBefore() {
    if (!m_painted) {
        m_before = m_document.state();
    }
}

/// Whether crossing a place again adds nothing there.
bool BrushStroke::bounded() const {
    const bool once = m_brush.mode == BrushMode::Add || m_brush.mode == BrushMode::Replace ||
                      m_brush.mode == BrushMode::Scale || m_options.mask;
    return once && !m_options.accumulate;
}

Expected<void> BrushStroke::dab(const BrushDab& dab) {
    takeBefore();
    if (bounded() && m_painted) {
        const auto context = m_document.layering().context(m_start, m_brush.mirror);
        return strengthen(m_shown.reach(m_document.state(), *context->surface, dab, m_options), *context);
    }
    const auto ready = readyToPaint(m_document.state());
    if (!ready) {
        return fail(ready.error());
    }
    const auto layer = static_cast<std::size_t>(ready->activeLayer);
    const auto context = m_document.layering().context(*ready, m_brush.mirror);
    const PartWeights below = m_document.layering().below(*ready, layer);
    std::vector<ReachedVertex> reach = m_shown.reach(m_document.state(), *context->surface, dab, m_options);
    auto done = apply({ready->layers, layer, below, *context}, reach);
    if (done && bounded()) {
        m_start = *ready;
        m_startBelow = below;
        m_strongest = std::move(reach);
    }
    return done;
}

/// A further dab of a bounded stroke: paints it anew from its start, each vertex as its strongest dab does.
Expected<void> BrushStroke::strengthen(std::span<const ReachedVertex> reach, const LayerContext& context) {
    std::vector<ReachedVertex> strongest;
    bool stronger = false;
    auto old = m_strongest.cbegin();
    for (const ReachedVertex& vertex : reach) {
        for (; old != m_strongest.cend() && old->at < vertex.at; ++old) {
            strongest.push_back(*old);
        }
        const bool known = old != m_strongest.cend() && old->at == vertex.at;
        stronger = stronger || !known || old->amount < vertex.amount;
        strongest.push_back(known && old->amount >= vertex.amount ? *old : vertex);
        old += known ? 1 : 0;
    }
    if (!stronger) {
        return {};
    }
    strongest.insert(strongest.end(), old, m_strongest.cend());
    m_strongest = std::move(strongest);
    return apply({m_start.layers, static_cast<std::size_t>(m_start.activeLayer), m_startBelow, context},
                 m_strongest);
}

Expected<void> BrushStroke::fill(std::int32_t part, const AlongLine& along) {
    takeBefore();
    const auto ready = readyToPaint(m_before);
    if (!ready) {
        return fail(ready.error());
    }
    const auto layer = static_cast<std::size_t>(ready->activeLayer);
    const auto context = m_document.layering().context(*ready, m_brush.mirror);
    const PartWeights below = m_document.layering().below(*ready, layer);
    return apply({ready->layers, layer, below, *context}, filled(*context, part, along));
}

void BrushStroke::end() {
    m_before = m_start = {};
    m_startBelow.clear();
    m_strongest.clear();
    m_step.reset();
}

void BrushStroke::cancel() {
    if (m_step && m_before.scene == m_document.state().scene) {
        // Merged into the stroke's step, which then changes nothing and goes.
        m_document.change(
            m_name, [this](DocumentState& state) { undoInto(state, m_before); }, MergeKey::Stroke);
    }
    end();
}

Expected<void> floodWeights(Document& document, PosedMesh& posed, PaintOptions options) {
    if (options.mode == BrushMode::Gradient) { // without a line there is its first value alone
        options.mode = BrushMode::Flood;
    }
    BrushStroke stroke(document, posed);
    auto begun =
        stroke.begin(options, StrokeKind::Plain, QCoreApplication::translate("BrushStroke", "Flood Weights"));
    if (!begun) {
        return begun;
    }
    auto done = stroke.fill(kNone, [](const Vec3&, const Vec3f&) { return std::optional(0.0); });
    if (!done) {
        stroke.cancel();
        return done;
    }
    stroke.end();
    return {};
}

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
                  StrokeKind kind, float fraction) {
    const float before = amountHere(amounts, surface, weldedVertex);
    if (kind == StrokeKind::Smooth) {
        const float mean = meanAround(amounts, surface, weldedVertex);
        const float after = before + fraction * (mean - before);
        return after < kMinSmoothed ? 0.0F : after;
    }
    return before + (kind == StrokeKind::Plain ? fraction : -fraction);
}

/// How much of the dab each welded vertex gets: the most that any vertex there does.
std::map<std::uint32_t, float> weldedDab(const LayerSurface& surface, std::span<const StrokeVertex> dab) {
    std::map<std::uint32_t, float> fractions;
    for (const StrokeVertex& vertex : dab) {
        float& fraction = fractions[surface.weldedVertexOf(surface.index(vertex.at))];
        fraction = std::max(fraction, vertex.amount);
    }
    return fractions;
}

/// A dab on the amounts of a region: Plain adds `strength` times the dab's amount, Opposite takes it away,
/// Smooth goes that fraction of the way to the mean of the neighbours. Amounts stay in 0..1. Vertices in one
/// position count as one, with the largest of their amounts, as they do in a bind, and get the same.
/// `amounts` has one for every vertex of the surface. O(vertices reached and their neighbours).
void paintAmounts(VertexAmounts& amounts, const LayerSurface& surface, std::span<const StrokeVertex> dab,
                  StrokeKind kind, float strength) {
    std::map<std::uint32_t, float> after = weldedDab(surface, dab);
    for (auto& [weldedVertex, fraction] : after) { // from what was there before the dab
        fraction =
            std::clamp(amountAfter(amounts, surface, weldedVertex, kind, fraction * strength), 0.0F, 1.0F);
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
