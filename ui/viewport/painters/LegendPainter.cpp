#include "ui/viewport/painters/LegendPainter.h"

#include <QFontMetricsF>
#include <QLinearGradient>

#include <algorithm>

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
        text = std::max(text, kIndent + QFontMetricsF(m_font).horizontalAdvance(entry.text));
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
    for (const PlacedLegend& place : placed) {
        const Legend& legend = legends[place.legend];
        const QRectF panel(QPointF(place.box.left, place.box.top),
                           QPointF(place.box.right, place.box.bottom));
        drawLegend(place.shortened ? shortened(legend) : legend, panel);
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

void LegendPainter::write(const QFont& font, const QColor& color, const QString& text) {
    const QFontMetricsF metrics(font);
    m_painter.setFont(font);
    m_painter.setPen(color);
    const QRectF line(m_room.topLeft(), QSizeF(m_room.width(), metrics.height()));
    m_painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                       metrics.elidedText(text, Qt::ElideRight, line.width()));
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
        const double x = bar.left() + tick.place * bar.width();
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
        write(m_font, m_theme.text, entry.text);
        m_room.adjust(-kIndent, kEntryGap, 0.0, 0.0);
    }
}

void LegendPainter::drawNote(const Legend& legend) {
    m_painter.setFont(m_small);
    m_painter.setPen(softened(m_theme.text, 0.70));
    m_painter.drawText(m_room.adjusted(0.0, kGap - 1.0, 0.0, 2.0), Qt::TextWordWrap, legend.note);
}

} // namespace sinew
