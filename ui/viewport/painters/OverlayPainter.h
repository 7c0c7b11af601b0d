#pragma once

#include "app/view/OrbitCamera.h"
#include "app/view/legend/Legend.h"
#include "app/view/pick/WeightNumbers.h"
#include "ui/viewport/Frame.h"

#include <QCoreApplication>
#include <QPainter>

#include <optional>
#include <utility>
#include <vector>

namespace sinew {

class JointCheck;
class RigDraft;

/// A skeleton that is being fitted, as a ghost over the picture: bones from red (its places are guesses by
/// proportion) to green (sure), markers that were set filled, guessed ones hollow, the one that is asked for
/// with its name. Nothing while the draft is not active.
void paintRigDraft(QPainter& painter, const RigDraft& draft, const OrbitCamera& camera,
                   const ViewTheme& theme);

/// The colour of a confidence, 0 to 1.
QColor confidenceColor(double confidence);

/// What is written over the picture: joint names, axes, the character's size, the text of a drag.
class OverlayPainter {
    Q_DECLARE_TR_FUNCTIONS(OverlayPainter)
public:
    OverlayPainter(QPainter& painter, const Frame& frame);

    /// Of all joints, or of the selected and the hovered one only. `handles`: how far the handles around the
    /// selected joint reach, pixels; its name stays clear of them. `shown`: joints that are not hidden, #J or
    /// empty for all.
    /// `taken`: what names may not cover. `check` (may be null) tells what is wrong with the two.
    void drawJointNames(bool all, std::int32_t hovered, double handles, const std::vector<bool>& shown,
                        const std::vector<ScreenBox>& taken, const JointCheck* check);
    /// How far the selected joint may turn: an arc for each of its axes, and where it is turned to.
    void drawJointLimits();
    /// A ring around the selected vertex.
    void drawSelectedVertex();
    /// A ring about a place, over everything.
    void drawMark(const ViewMark& mark);
    void drawAxes();
    void drawSize();
    /// How many parts are hidden, if any is.
    void drawHiddenParts();
    /// How high the lines of the last two stand in the lower right corner; the view's margin without them.
    double lowerRight() const;
    /// Where the axes are drawn.
    ScreenBox axesBox() const;
    /// A line at the upper edge, in the middle of what is free of `taken` there; several where the texts find
    /// no room in one. A text that is too long alone is cut.
    void drawBanner(const QStringList& texts, const std::vector<ScreenBox>& taken);
    /// Beside the cursor, clear of `taken`.
    void drawBadge(const QPointF& cursor, const QString& text, const std::vector<ScreenBox>& taken);

private:
    struct NamedJoint {
        std::int32_t joint = kNone;
        QString name;
        bool faulty = false; ///< the name says why it is red
    };
    const QFont& fontOf(std::int32_t joint) const;
    void drawLabel(const QRectF& box, const NamedJoint& named);
    void drawLeader(const Label& label, const PlacedLabel& placed);
    std::pair<double, double> freeAcross(double top, double height,
                                         const std::vector<ScreenBox>& taken) const;
    void drawBannerLine(const QString& text, double top, double height,
                        const std::pair<double, double>& room);

    QPainter& m_painter;
    const Frame& m_frame;
    QFont m_font;
    QFont m_bold;
    QFont m_small;
};

/// Draws legends in a corner of a view, as a rule below one another in the upper right one.
class LegendPainter {
public:
    LegendPainter(QPainter& painter, const ViewTheme& theme);

    /// Where they stand; those that find no room are left out.
    std::vector<PlacedLegend> place(const std::vector<Legend>& legends, const LegendRoom& room);
    void draw(const std::vector<Legend>& legends, const std::vector<PlacedLegend>& placed);
    /// One in the lower right corner, on the floor: small views have their character above.
    void drawLow(const Legend& legend, const QSizeF& screen);

private:
    double widthOf(const Legend& legend) const;
    double heightOf(const Legend& legend, double width) const;
    static Legend shortened(const Legend& legend);
    void drawLegend(const Legend& legend, const QRectF& panel);
    /// Cuts the text where it is too long, and never `end`, which stands behind it.
    void write(const QFont& font, const QColor& color, const QString& text, const QString& end = {});
    void drawRamp(const Legend& legend);
    void drawTicks(const Legend& legend, const QRectF& bar);
    void drawEntries(const Legend& legend);
    void drawNote(const Legend& legend);

    QPainter& m_painter;
    const ViewTheme& m_theme;
    QFont m_font;
    QFont m_bold;
    QFont m_small;
    double m_maxWidth; ///< of a legend
    QRectF m_room;     ///< inside the panel, what is still free
};

/// A place for a list near a brush: at its right, else left, below or above, else in a corner of the room.
/// Never over the ring; nothing: there is no such place.
std::optional<QRectF> placeBeside(const QRectF& ring, const QSizeF& list, const QRectF& room);

/// The joints of the vertex under the brush: their colours, names and weights. The active one stands out,
/// locked ones have a padlock.
class InfluenceList {
    Q_DECLARE_TR_FUNCTIONS(InfluenceList)
public:
    InfluenceList(QPainter& painter, const ViewTheme& theme, CursorInfluences influences);

    QSizeF size() const;
    void draw(const QRectF& box);

private:
    const QFont& fontOf(const CursorInfluence& row) const { return row.active ? m_bold : m_font; }
    QString moreText() const;
    void drawRow(const QRectF& line, const CursorInfluence& row);
    void drawLock(const QPointF& center);

    QPainter& m_painter;
    const ViewTheme& m_theme;
    CursorInfluences m_influences;
    QFont m_font;
    QFont m_bold;
};

} // namespace sinew
