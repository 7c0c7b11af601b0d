#include "ui/viewport/painters/InfluenceList.h"

#include "app/text/Numbers.h"
#include "app/view/legend/ColorMaps.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kListPadding = 8.0;
constexpr double kListGap = 10.0; // between ring and list, and between columns
constexpr double kListSwatch = 10.0;
constexpr double kLockWidth = 9.0;
constexpr double kMaxNameWidth = 190.0;
constexpr double kRowGap = 3.0;

QString weightText(const CursorInfluence& row) {
    return QString::fromStdString(percentText(static_cast<double>(row.weight)));
}

} // namespace

std::optional<QRectF> placeBeside(const QRectF& ring, const QSizeF& list, const QRectF& room) {
    if (list.width() > room.width() || list.height() > room.height()) {
        return std::nullopt;
    }
    const double left =
        std::clamp(ring.center().x() - 0.5 * list.width(), room.left(), room.right() - list.width());
    const double top =
        std::clamp(ring.center().y() - 0.5 * list.height(), room.top(), room.bottom() - list.height());
    const double last = room.right() - list.width();
    const double low = room.bottom() - list.height();
    const std::array places{QPointF(ring.right() + kListGap, top),
                            QPointF(ring.left() - kListGap - list.width(), top),
                            QPointF(left, ring.bottom() + kListGap),
                            QPointF(left, ring.top() - kListGap - list.height()),
                            room.topLeft(),
                            QPointF(last, room.top()),
                            QPointF(room.left(), low),
                            QPointF(last, low)};
    for (const QPointF& place : places) {
        const QRectF box(place, list);
        if (room.contains(box) && !box.intersects(ring)) {
            return box;
        }
    }
    return std::nullopt;
}

InfluenceList::InfluenceList(QPainter& painter, const ViewTheme& theme, CursorInfluences influences)
    : m_painter(painter)
    , m_theme(theme)
    , m_influences(std::move(influences))
    , m_font(painter.font())
    , m_bold(painter.font()) {
    m_bold.setBold(true);
}

QString InfluenceList::moreText() const {
    return m_influences.more > 0 ? tr("%n more", nullptr, static_cast<int>(m_influences.more)) : QString();
}

QSizeF InfluenceList::size() const {
    double names = QFontMetricsF(m_font).horizontalAdvance(moreText());
    double weights = 0.0;
    for (const CursorInfluence& row : m_influences.rows) {
        const QFontMetricsF metrics(fontOf(row));
        names = std::max(names, std::min(kMaxNameWidth, metrics.horizontalAdvance(row.name)));
        weights = std::max(weights, metrics.horizontalAdvance(weightText(row)));
    }
    const std::size_t lines = m_influences.rows.size() + (m_influences.more > 0 ? 1 : 0);
    const double line = QFontMetricsF(m_bold).height() + kRowGap;
    return {2.0 * kListPadding + kListSwatch + kLockWidth + 3.0 * kListGap + names + weights + 1.0,
            2.0 * kListPadding + static_cast<double>(lines) * line - kRowGap};
}

void InfluenceList::draw(const QRectF& box) {
    m_painter.setPen(QPen(m_theme.panelEdge, 1.0));
    m_painter.setBrush(m_theme.panel);
    m_painter.drawRoundedRect(box, 7.0, 7.0);
    const double height = QFontMetricsF(m_bold).height();
    QRectF line(box.left() + kListPadding, box.top() + kListPadding, box.width() - 2.0 * kListPadding,
                height);
    for (const CursorInfluence& row : m_influences.rows) {
        drawRow(line, row);
        line.translate(0.0, height + kRowGap);
    }
    if (m_influences.more > 0) {
        m_painter.setFont(m_font);
        m_painter.setPen(softened(m_theme.text, 0.7));
        m_painter.drawText(line.adjusted(kListSwatch + kListGap, 0.0, 0.0, 0.0), Qt::AlignVCenter,
                           moreText());
    }
}

void InfluenceList::drawRow(const QRectF& line, const CursorInfluence& row) {
    if (row.active) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(softened(toQt(m_theme.selected), 0.3));
        m_painter.drawRoundedRect(line.adjusted(-4.0, -1.0, 4.0, 1.0), 3.0, 3.0);
    }
    const QRectF swatch(line.left(), line.center().y() - 0.5 * kListSwatch, kListSwatch, kListSwatch);
    m_painter.setPen(QPen(m_theme.panelEdge, 1.0));
    m_painter.setBrush(toQt(jointRgba(static_cast<std::size_t>(row.joint))));
    m_painter.drawRoundedRect(swatch, 2.5, 2.5);
    if (row.locked) {
        drawLock({swatch.right() + 0.7 * kListGap + 0.5 * kLockWidth, line.center().y()});
    }
    const QFontMetricsF metrics(fontOf(row));
    const QString weight = weightText(row);
    QRectF text = line.adjusted(kListSwatch + kLockWidth + 1.5 * kListGap, 0.0, 0.0, 0.0);
    m_painter.setFont(fontOf(row));
    m_painter.setPen(row.weight > 0.0F ? m_theme.text : softened(m_theme.text, 0.7));
    m_painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter, weight);
    text.setRight(text.right() - metrics.horizontalAdvance(weight) - kListGap);
    m_painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                       metrics.elidedText(row.name, Qt::ElideMiddle, text.width() + 1.0));
}

void InfluenceList::drawLock(const QPointF& center) {
    QPainterPath bow;
    bow.addRoundedRect(QRectF(center.x() - 2.5, center.y() - 5.0, 5.0, 7.0), 2.5, 2.5);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.text, 1.3));
    m_painter.drawPath(bow);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.text);
    m_painter.drawRoundedRect(QRectF(center.x() - 0.5 * kLockWidth, center.y() - 1.0, kLockWidth, 6.5), 1.5,
                              1.5);
}

} // namespace sinew
