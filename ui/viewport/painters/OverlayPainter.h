#pragma once

#include "app/view/legend/LabelLayout.h"
#include "ui/viewport/Frame.h"

#include <QCoreApplication>
#include <QPainter>

#include <vector>

namespace sinew {

/// What is written over the picture: joint names, axes, the character's size, the text of a drag.
class OverlayPainter {
    Q_DECLARE_TR_FUNCTIONS(OverlayPainter)
public:
    OverlayPainter(QPainter& painter, const Frame& frame);

    /// Of all joints, or of the selected and the hovered one only. `handles`: how far the handles around the
    /// selected joint reach, pixels; its name stays clear of them. `shown`: joints that are not hidden, #J or
    /// empty for all.
    void drawJointNames(bool all, std::int32_t hovered, double handles, const std::vector<bool>& shown);
    /// A ring around the selected vertex.
    void drawSelectedVertex();
    /// A ring about a place, over everything.
    void drawMark(const ViewMark& mark);
    void drawAxes();
    void drawSize();
    /// How many parts are hidden, if any is.
    void drawHiddenParts();
    /// A line at the upper edge, in the middle of what legends of `taken` pixels leave at the right; too long
    /// a line is cut.
    void drawBanner(const QString& text, double taken);
    void drawBadge(const QPointF& place, const QString& text);

private:
    struct NamedJoint {
        std::int32_t joint = kNone;
        QString name;
    };
    const QFont& fontOf(std::int32_t joint) const;
    void drawLabel(const QRectF& box, const NamedJoint& named);

    QPainter& m_painter;
    const Frame& m_frame;
    QFont m_font;
    QFont m_bold;
    QFont m_small;
};

} // namespace sinew
