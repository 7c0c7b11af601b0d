#include "app/painting/SkinDrag.h"
#include "app/text/Numbers.h"
#include "app/view/gizmo/Gizmo.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/tools/SurfaceBrush.h"

#include <QCoreApplication>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace sinew {
namespace {

constexpr double kShortestLine = 1.5; ///< pixels
constexpr double kTargetDot = 3.0;    ///< pixels
constexpr double kTargetsApart =
    14.0; ///< pixels: of a dense mesh not every line is drawn, they would cover it

/// The longest of the lines, whose ends have room on the screen.
std::vector<QLineF> longestApart(std::vector<QLineF> lines) {
    std::ranges::stable_sort(lines, std::ranges::greater(), &QLineF::length);
    std::vector<QLineF> shown;
    for (const QLineF& line : lines) {
        const auto isClose = [&](const QLineF& other) {
            return QLineF(line.p2(), other.p2()).length() < kTargetsApart;
        };
        if (line.length() >= kShortestLine && std::ranges::none_of(shown, isClose)) {
            shown.push_back(line);
        }
    }
    return shown;
}

/// Drags what the brush holds in the plane that faces the viewer; weights follow (SkinDrag). With Ctrl it
/// holds one vertex. What weights cannot reach is drawn as lines to where vertices were dragged.
class SkinDragTool final : public SurfaceBrush {
    Q_DECLARE_TR_FUNCTIONS(SkinDragTool)
public:
    explicit SkinDragTool(const ToolDesk& desk)
        : SurfaceBrush(desk.document, desk.posed, desk.picks.surface(), desk.options.pick, desk.options.paint)
        , m_options(desk.options.paint)
        , m_camera(desk.camera)
        , m_tell(desk.tell)
        , m_say(desk.say)
        , m_dragged(desk.skinDragged)
        , m_drag(desk.document, desk.posed) {}

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return m_drag.active(); }
    void cancel() override;
    bool wheel(const ToolEvent& event, double notches) override;
    QString text() const override;
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;
    std::optional<TouchedVertex> touched(const QPointF& cursor) const override { return underBrush(cursor); }
    const DragRemainder* remainder() const override { return m_drag.remainder(); }

private:
    QString lengthOf(double units) const;
    QString sentence() const;
    void tellOthers() const;

    const PaintOptions& m_options;
    const OrbitCamera& m_camera;
    std::function<void(const Error&)> m_tell;
    std::function<void(const QString&)> m_say;
    std::function<void()> m_dragged;
    SkinDrag m_drag;
    ArrowDrag m_arrow;
};

bool SkinDragTool::press(const ToolEvent& event) {
    const auto dab = dabAt(event);
    if (!dab) {
        return false;
    }
    const auto begun = m_drag.begin(m_options, *dab, event.keys.testFlag(Qt::ControlModifier));
    if (!begun) {
        m_tell(begun.error());
        return false;
    }
    if (*begun) {
        Transform at = Transform::Identity();
        at.translation() = m_drag.grip();
        m_arrow = ArrowDrag(gizmoAt(at, false, event.camera), GizmoPart::Screen, event.camera,
                            event.position.x(), event.position.y());
    }
    return *begun;
}

Repaint SkinDragTool::drag(const ToolEvent& event) {
    follow(event);
    if (!m_drag.active()) {
        return Repaint::Overlay;
    }
    m_drag.moveTo(m_arrow.moveTo(event.position.x(), event.position.y()));
    tellOthers();
    return Repaint::Picture;
}

void SkinDragTool::release(const ToolEvent& /*event*/) {
    m_drag.end();
    if (m_drag.remainder() != nullptr) {
        m_say(sentence());
    }
    tellOthers();
}

void SkinDragTool::cancel() {
    if (m_drag.active()) {
        m_drag.cancel();
        tellOthers();
    }
}

/// The brush keeps its size while it holds something.
bool SkinDragTool::wheel(const ToolEvent& event, double notches) {
    return m_drag.active() || SurfaceBrush::wheel(event, notches);
}

void SkinDragTool::tellOthers() const {
    if (m_dragged) {
        m_dragged();
    }
}

QString SkinDragTool::lengthOf(double units) const {
    const double metersPerUnit = m_document.state().scene->metersPerUnit;
    return QString::fromStdString(lengthText(units * metersPerUnit, metersPerUnit));
}

QString SkinDragTool::text() const {
    const DragRemainder* remainder = m_drag.active() ? m_drag.remainder() : nullptr;
    if (remainder == nullptr) {
        return {};
    }
    const QString length = lengthOf(remainder->dragged);
    return notReached(*remainder) > 0
               ? tr("Dragged by %1, %2 not reached").arg(length, lengthOf(remainder->largest))
               : length;
}

/// What the status line says after a drag.
QString SkinDragTool::sentence() const {
    const DragRemainder& remainder = *m_drag.remainder();
    const std::size_t left = notReached(remainder);
    if (left == 0 && !remainder.shape.empty()) {
        return tr("Dragged by %1. The shape %2 brings the skin there.")
            .arg(lengthOf(remainder.dragged), printable(remainder.shape));
    }
    if (left == 0) {
        return tr("Dragged by %1. The weights bring the skin there.").arg(lengthOf(remainder.dragged));
    }
    return tr("Dragged by %1. %2 cannot be reached by weights of these joints.")
        .arg(lengthOf(remainder.dragged), lengthOf(remainder.largest));
}

void SkinDragTool::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    if (!m_drag.active()) {
        SurfaceBrush::paint(painter, theme, cursor);
    }
    const DragRemainder* remainder = m_drag.remainder();
    if (remainder == nullptr) {
        return;
    }
    const auto onScreen = [&](const Vec3& position) {
        const Eigen::Vector2d at = m_camera.onScreen(position);
        return QPointF(at.x(), at.y());
    };
    std::vector<QLineF> lines;
    for (std::size_t i = 0; i < remainder->targets.size(); ++i) {
        lines.emplace_back(onScreen(remainder->positions[i]), onScreen(remainder->targets[i].position));
    }
    painter.setBrush(Qt::NoBrush);
    const std::array pens{QPen(QColor(0, 0, 0, 150), 3.0), QPen(toQt(theme.selected), 1.4)};
    const std::vector<QLineF> shown = longestApart(std::move(lines));
    for (const QPen& pen : pens) {
        painter.setPen(pen);
        for (const QLineF& line : shown) {
            painter.drawLine(line);
            painter.drawEllipse(line.p2(), kTargetDot, kTargetDot);
        }
    }
}

} // namespace

std::unique_ptr<Tool> makeSkinDragTool(const ToolDesk& desk) {
    return std::make_unique<SkinDragTool>(desk);
}

} // namespace sinew
