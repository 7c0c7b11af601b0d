#pragma once

#include "app/view/pick/WeightNumbers.h"
#include "ui/viewport/Frame.h"

#include <QCoreApplication>
#include <QPainter>

#include <optional>

namespace sinew {

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
