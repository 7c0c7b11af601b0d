#include "app/painting/BrushStroke.h"

#include "app/document/LayerEdits.h"

#include <QCoreApplication>

#include <algorithm>

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

Brush BrushStroke::brushOf(const PaintOptions& options, StrokeKind kind) const {
    Brush brush;
    brush.mode = kind == StrokeKind::Smooth ? BrushMode::Smooth : options.mode;
    brush.joint = m_document.state().selection.joint;
    brush.strength = options.strength;
    brush.normalize = options.normalize;
    brush.locked = m_document.state().locked;
    brush.recipient = options.recipient;
    brush.valueTo = options.gradientEnd;
    brush.mirror = options.mirror;
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
    default:
        brush.value = opposite ? 1.0F - options.value : options.value;
    }
    return brush;
}

/// Normals of points are means of their corners'.
void BrushStroke::gatherShown(const LayerGround& ground) {
    const LayerSurface& surface = *ground.surface;
    m_places.clear();
    m_normals.assign(surface.pointCount(), Vec3f::Zero());
    for (std::uint32_t part = 0; part < surface.partCount(); ++part) {
        const std::vector<Vec3>& points = m_posed.points(part);
        m_places.insert(m_places.end(), points.begin(), points.end());
        const std::vector<Vec3f>& normals = m_posed.normals(part);
        const std::vector<std::uint32_t>& corners = surface.mesh(part).corners;
        for (std::size_t c = 0; c < corners.size(); ++c) {
            m_normals[surface.index({part, corners[c]})] += normals[c];
        }
    }
}

Expected<void> BrushStroke::begin(const PaintOptions& options, StrokeKind kind) {
    const DocumentState& state = m_document.state();
    if (state.selection.joint == kNone) {
        return fail(ErrorCode::NoJointChosen);
    }
    if (const auto ready = readyToPaint(state); !ready) {
        return fail(ready.error());
    }
    m_document.endMerge();
    m_options = options;
    m_brush = brushOf(options, kind);
    m_before = state;
    gatherShown(*m_document.layering().ground(state, false));
    m_active = true;
    return {};
}

std::vector<ReachedPoint> BrushStroke::reach(const LayerGround& ground, const BrushDab& dab) const {
    ReachSettings settings;
    settings.radius = dab.radius;
    settings.overSurface = m_options.overSurface;
    settings.falloff = m_options.falloff;
    settings.frontOnly = m_options.frontOnly;
    settings.view = dab.view;
    settings.positions = m_places;
    settings.normals = m_normals;
    std::vector<ReachedPoint> points = brushReach(
        *ground.surface, {static_cast<std::uint32_t>(dab.part), dab.triangle, dab.shares}, settings);
    if (const auto& selected = m_document.state().selected) {
        std::erase_if(points, [&](const ReachedPoint& p) { return !selected->has(p.at.part, p.at.point); });
    }
    for (ReachedPoint& point : points) {
        point.amount *= static_cast<float>(dab.pressure);
    }
    return points;
}

Expected<void> BrushStroke::dab(const BrushDab& dab) {
    const auto ready = readyToPaint(m_document.state());
    if (!ready) {
        return fail(ready.error());
    }
    WeightLayering& layering = m_document.layering();
    const std::shared_ptr<const LayerGround> ground = layering.ground(*ready, m_brush.mirror);
    const auto layer = static_cast<std::size_t>(ready->activeLayer);
    const PartWeights below = layering.below(*ready, layer);
    const auto painted = paint({ready->layers, layer, below, *ground}, reach(*ground, dab), m_brush);
    if (!painted) {
        return fail(painted.error());
    }
    m_document.change(
        stepName(),
        [&](DocumentState& state) {
            state.layers = *painted;
            state.activeLayer = ready->activeLayer;
        },
        MergeKey::Stroke);
    return {};
}

void BrushStroke::end() {
    m_active = false;
    m_before = {};
    m_document.endMerge();
}

void BrushStroke::cancel() {
    if (m_active && m_before.scene == m_document.state().scene) {
        // Merged into the stroke's step, which then changes nothing and goes.
        m_document.change(
            stepName(), [this](DocumentState& state) { undoInto(state, m_before); }, MergeKey::Stroke);
    }
    end();
}

} // namespace sinew
