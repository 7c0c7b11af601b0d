#include "ui/viewport/painters/OverlayPainter.h"

#include "app/text/Numbers.h"
#include "app/view/ColorMaps.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kLegendMargin = 12.0;
constexpr double kPadding = 11.0;
constexpr double kMinWidth = 236.0;
constexpr double kMaxWidth = 330.0;
constexpr double kRampHeight = 12.0;
constexpr double kTickHeight = 5.0;
constexpr double kSwatch = 12.0;
constexpr double kIndent = kSwatch + 8.0;
constexpr double kGap = 5.0;
constexpr double kEntryGap = 2.0;

} // namespace

LegendPainter::LegendPainter(QPainter& painter, const ViewTheme& theme)
    : m_painter(painter)
    , m_theme(theme)
    , m_font(painter.font())
    , m_bold(painter.font())
    , m_small(painter.font())
    , m_maxWidth(kMaxWidth) {
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_bold.setBold(true);
    m_small.setPointSizeF(m_font.pointSizeF() * 0.88);
}

double LegendPainter::widthOf(const Legend& legend) const {
    double text = QFontMetricsF(m_bold).horizontalAdvance(legend.title);
    for (const Legend::Entry& entry : legend.entries) {
        text = std::max(text, kIndent + QFontMetricsF(m_font).horizontalAdvance(entry.text + entry.end));
    }
    return std::clamp(text + 2.0 * kPadding + 2.0, std::min(kMinWidth, m_maxWidth), m_maxWidth);
}

double LegendPainter::heightOf(const Legend& legend, double width) const {
    const double line = QFontMetricsF(m_font).height();
    double height = 2.0 * kPadding + QFontMetricsF(m_bold).height();
    height += legend.subtitle.isEmpty() ? 0.0 : line;
    if (!legend.ramp.empty()) {
        height += kGap + kRampHeight + kTickHeight + QFontMetricsF(m_small).height();
    }
    if (!legend.entries.empty()) {
        height += kGap + static_cast<double>(legend.entries.size()) * (line + kEntryGap);
    }
    if (!legend.note.isEmpty()) {
        const QRectF room(0, 0, width - 2.0 * kPadding, 1000);
        height += kGap + QFontMetricsF(m_small).boundingRect(room, Qt::TextWordWrap, legend.note).height();
    }
    return height;
}

/// What says most: title, ramp, the first entries. A note stays where there is nothing else.
Legend LegendPainter::shortened(const Legend& legend) {
    constexpr std::size_t max = 5;
    Legend result = legend;
    if (result.entries.size() > max) {
        result.entries.resize(max);
        result.entries.back() = {0, QStringLiteral("..."), false};
    }
    if (!result.ramp.empty() || !result.entries.empty()) {
        result.note.clear();
    }
    return result;
}

std::vector<PlacedLegend> LegendPainter::place(const std::vector<Legend>& legends, const LegendRoom& room) {
    m_maxWidth = legendWidthWithin(room.width, kMinWidth, kMaxWidth);
    std::vector<LegendSize> sizes;
    for (const Legend& legend : legends) {
        const double width = widthOf(legend);
        sizes.push_back({width, heightOf(legend, width), heightOf(shortened(legend), width)});
    }
    return placeLegends(sizes, room);
}

void LegendPainter::draw(const std::vector<Legend>& legends, const std::vector<PlacedLegend>& placed) {
    for (const PlacedLegend& one : placed) {
        const Legend& legend = legends[one.legend];
        const QRectF panel(QPointF(one.box.left, one.box.top), QPointF(one.box.right, one.box.bottom));
        drawLegend(one.shortened ? shortened(legend) : legend, panel);
    }
}

void LegendPainter::drawLow(const Legend& legend, const QSizeF& screen) {
    const double width = widthOf(legend);
    const double height = heightOf(legend, width);
    drawLegend(legend, QRectF(screen.width() - kLegendMargin - width,
                              screen.height() - kLegendMargin - height, width, height));
}

void LegendPainter::drawLegend(const Legend& legend, const QRectF& panel) {
    m_painter.setPen(QPen(m_theme.panelEdge, 1.0));
    m_painter.setBrush(m_theme.panel);
    m_painter.drawRoundedRect(panel, 7.0, 7.0);
    m_room = panel.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    write(m_bold, m_theme.text, legend.title);
    if (!legend.subtitle.isEmpty()) {
        write(m_font, softened(m_theme.text, 0.75), legend.subtitle);
    }
    if (!legend.ramp.empty()) {
        drawRamp(legend);
    }
    if (!legend.entries.empty()) {
        drawEntries(legend);
    }
    if (!legend.note.isEmpty()) {
        drawNote(legend);
    }
}

void LegendPainter::write(const QFont& font, const QColor& color, const QString& text, const QString& end) {
    const QFontMetricsF metrics(font);
    m_painter.setFont(font);
    m_painter.setPen(color);
    const QRectF line(m_room.topLeft(), QSizeF(m_room.width(), metrics.height()));
    m_painter.drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(text, Qt::ElideRight, line.width() - metrics.horizontalAdvance(end)) + end);
    m_room.setTop(line.bottom());
}

void LegendPainter::drawRamp(const Legend& legend) {
    const QRectF bar(m_room.left(), m_room.top() + kGap, m_room.width(), kRampHeight);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    const auto last = static_cast<double>(legend.ramp.size() - 1);
    for (std::size_t i = 0; i < legend.ramp.size(); ++i) {
        gradient.setColorAt(static_cast<double>(i) / last, toQt(legend.ramp[i]));
    }
    m_painter.setPen(QPen(m_theme.panelEdge, 1.0));
    m_painter.setBrush(gradient);
    m_painter.drawRoundedRect(bar, 3.0, 3.0);
    drawTicks(legend, bar);
    m_room.setTop(bar.bottom() + kTickHeight + QFontMetricsF(m_small).height());
}

void LegendPainter::drawTicks(const Legend& legend, const QRectF& bar) {
    m_painter.setFont(m_small);
    const QFontMetricsF metrics(m_small);
    double taken = bar.left() - 100.0;
    for (const Legend::Tick& tick : legend.ticks) {
        const double x = bar.left() + tick.position * bar.width();
        m_painter.setPen(QPen(softened(m_theme.text, 0.8), 1.0));
        m_painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 3.0));
        const double width = metrics.horizontalAdvance(tick.text);
        const double left = std::clamp(x - 0.5 * width, bar.left() - 2.0, bar.right() + 2.0 - width);
        if (left > taken) { // numbers that would run into one another give way
            m_painter.drawText(QPointF(left, bar.bottom() + kTickHeight - 1.0 + metrics.ascent()), tick.text);
            taken = left + width + 5.0;
        }
    }
}

void LegendPainter::drawEntries(const Legend& legend) {
    m_room.adjust(0.0, kGap, 0.0, 0.0);
    for (const Legend::Entry& entry : legend.entries) {
        const double middle = m_room.top() + 0.5 * QFontMetricsF(m_font).height();
        QRectF swatch(m_room.left(), middle - 0.5 * kSwatch, kSwatch, kSwatch);
        if (entry.line) {
            swatch.adjust(-1.0, 4.0, 1.0, -4.0);
        }
        if (channel(entry.color, 3) > 0) {
            m_painter.setPen(QPen(m_theme.panelEdge, 1.0));
            m_painter.setBrush(toQt(entry.color));
            m_painter.drawRoundedRect(swatch, 2.5, 2.5);
        }
        m_room.adjust(kIndent, 0.0, 0.0, 0.0);
        write(m_font, m_theme.text, entry.text, entry.end);
        m_room.adjust(-kIndent, kEntryGap, 0.0, 0.0);
    }
}

void LegendPainter::drawNote(const Legend& legend) {
    m_painter.setFont(m_small);
    m_painter.setPen(softened(m_theme.text, 0.70));
    m_painter.drawText(m_room.adjusted(0.0, kGap - 1.0, 0.0, 2.0), Qt::TextWordWrap, legend.note);
}

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
    const std::array corners{QPointF(ring.right() + kListGap, top),
                             QPointF(ring.left() - kListGap - list.width(), top),
                             QPointF(left, ring.bottom() + kListGap),
                             QPointF(left, ring.top() - kListGap - list.height()),
                             room.topLeft(),
                             QPointF(last, room.top()),
                             QPointF(room.left(), low),
                             QPointF(last, low)};
    for (const QPointF& point : corners) {
        const QRectF box(point, list);
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
