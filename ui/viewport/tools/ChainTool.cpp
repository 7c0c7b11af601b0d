#include "ui/viewport/tools/ChainTool.h"

#include "ui/viewport/ViewTheme.h"
#include "ui/viewport/tools/BindPose.h"

#include <QLineF>

#include <utility>

namespace sinew {
namespace {

constexpr double kStrokeStep = 3.0; ///< pixels between places of a stroke
constexpr double kStrokeWidth = 2.0;

} // namespace

ChainTool::ChainTool(const ToolDesk& desk)
    : m_document(desk.document)
    , m_posed(desk.posed)
    , m_surface(desk.picks.surface())
    , m_options(desk.options)
    , m_say(desk.say)
    , m_drawn(desk.drawn) {}

void ChainTool::add(const ToolEvent& event) {
    const Vec3 beside = m_stroke.empty() ? event.box.center() : m_stroke.back();
    m_stroke.push_back(
        drawPlace(m_surface, event.camera, event.place.x(), event.place.y(), m_options.strokeDepth, beside));
    m_line.push_back(event.place);
}

bool ChainTool::press(const ToolEvent& event) {
    cancel();
    if (showsBindPose(m_document, m_posed)) {
        add(event);
    } else {
        m_say(tr("Chains are drawn in the bind pose. Choose Pose > Reset All first"));
    }
    return true;
}

Repaint ChainTool::drag(const ToolEvent& event) {
    if (m_line.empty() || QLineF(m_line.back(), event.place).length() < kStrokeStep) {
        return Repaint::Nothing;
    }
    add(event);
    return Repaint::Overlay;
}

/// A click alone is no stroke.
void ChainTool::release(const ToolEvent& /*event*/) {
    const std::vector<Vec3> stroke = std::exchange(m_stroke, {});
    m_line.clear();
    if (stroke.size() > 1) {
        m_drawn(stroke);
    }
}

void ChainTool::cancel() {
    m_stroke.clear();
    m_line.clear();
}

void ChainTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& /*cursor*/) const {
    painter.setPen(QPen(toQt(theme.selected), kStrokeWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(m_line);
}

} // namespace sinew
