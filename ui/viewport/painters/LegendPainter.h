#pragma once

#include "app/view/legend/Legend.h"
#include "app/view/pick/WeightNumbers.h"
#include "ui/viewport/Frame.h"

#include <QCoreApplication>
#include <QPainter>

#include <optional>
#include <vector>

namespace sinew {

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
    void write(const QFont& font, const QColor& color, const QString& text);
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
