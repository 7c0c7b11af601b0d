#include "app/painting/BrushStroke.h"

#include "app/document/LayerEdits.h"
#include "app/document/VisibilityEdits.h"

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
    brush.mirror = options.mirror;
    brush.spared = m_document.state().hidden;
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
    if (state.selection.joint == kNone && !options.mask) {
        return fail(ErrorCode::NoJointChosen);
    }
    if (const auto ready = readyToPaint(state); !ready) {
        return fail(ready.error());
    }
    m_step.emplace(m_document);
    m_options = options;
    m_brush = brushOf(options, kind);
    m_maskValue = kind == StrokeKind::Opposite ? 1.0F : 0.0F;
    m_before = state;
    gatherShown(*m_document.layering().ground(state, false));
    m_painted = false;
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
    std::erase_if(points, [&](const ReachedPoint& p) { return isHidden(m_document.state(), p.at.part); });
    for (ReachedPoint& point : points) {
        point.amount *= static_cast<float>(dab.pressure);
    }
    return points;
}

std::vector<ReachedPoint> BrushStroke::filled(const LayerGround& ground, std::size_t part,
                                              const AlongLine& along) const {
    const auto& selected = m_document.state().selected;
    std::vector<ReachedPoint> points;
    for (std::uint32_t i = 0; i < ground.surface->pointCount(); ++i) {
        const SurfacePoint at = ground.surface->pointAt(i);
        const bool wanted = selected ? selected->has(at.part, at.point) : at.part == part;
        if (wanted && !isHidden(m_document.state(), at.part)) {
            if (const auto share = along(m_places[i], m_normals[i])) {
                points.push_back({at, 1.0F, static_cast<float>(*share)});
            }
        }
    }
    return points;
}

Expected<void> BrushStroke::apply(const DocumentState& on, const LayerGround& ground,
                                  std::span<const ReachedPoint> reach) {
    const auto layer = static_cast<std::size_t>(on.activeLayer);
    const PartWeights below = m_document.layering().below(on, layer);
    const LayerInput input{on.layers, layer, below, ground};
    const Expected<LayerStack> painted = m_options.mask
                                             ? paintMask(input, reach, m_maskValue, m_brush.strength)
                                             : paint(input, reach, m_brush);
    if (!painted) {
        return fail(painted.error());
    }
    m_document.change(
        stepName(),
        [&](DocumentState& state) {
            state.layers = *painted;
            state.activeLayer = on.activeLayer;
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

Expected<void> BrushStroke::dab(const BrushDab& dab) {
    takeBefore();
    const auto ready = readyToPaint(m_document.state());
    if (!ready) {
        return fail(ready.error());
    }
    const auto ground = m_document.layering().ground(*ready, m_brush.mirror);
    return apply(*ready, *ground, reach(*ground, dab));
}

Expected<void> BrushStroke::fill(std::size_t part, const AlongLine& along) {
    takeBefore();
    const auto ready = readyToPaint(m_before);
    if (!ready) {
        return fail(ready.error());
    }
    const auto ground = m_document.layering().ground(*ready, m_brush.mirror);
    return apply(*ready, *ground, filled(*ground, part, along));
}

void BrushStroke::end() {
    m_before = {};
    m_step.reset();
}

void BrushStroke::cancel() {
    if (m_step && m_before.scene == m_document.state().scene) {
        // Merged into the stroke's step, which then changes nothing and goes.
        m_document.change(
            stepName(), [this](DocumentState& state) { undoInto(state, m_before); }, MergeKey::Stroke);
    }
    end();
}

} // namespace sinew
