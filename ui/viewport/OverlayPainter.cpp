#include "ui/viewport/OverlayPainter.h"

#include <QCoreApplication>
#include <QLinearGradient>
#include <QLocale>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kMargin = 12.0;
constexpr double kPadding = 11.0;
constexpr double kLegendWidth = 236.0;
constexpr double kRampHeight = 12.0;
constexpr double kSwatch = 12.0;

QColor colorOf(Rgba color) {
    return QColor(static_cast<int>(channel(color, 0)), static_cast<int>(channel(color, 1)),
                  static_cast<int>(channel(color, 2)), static_cast<int>(channel(color, 3)));
}

QColor softened(QColor color, double share) {
    color.setAlphaF(static_cast<float>(share));
    return color;
}

/// Joints below each joint, itself included: roots of limbs matter more than finger tips.
std::vector<int> subtreeSizes(const Skeleton& skeleton) {
    std::vector<int> sizes(skeleton.size(), 1);
    for (std::size_t j = skeleton.size(); j-- > 0;) {
        if (skeleton.joints[j].parent != kNone) {
            sizes[static_cast<std::size_t>(skeleton.joints[j].parent)] += sizes[j];
        }
    }
    return sizes;
}

} // namespace

OverlayPainter::OverlayPainter(QPainter& painter, const Frame& frame)
    : m_painter(painter)
    , m_frame(frame)
    , m_font(painter.font())
    , m_bold(painter.font())
    , m_small(painter.font()) {
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_bold.setBold(true);
    m_small.setPointSizeF(m_font.pointSizeF() * 0.88);
}

void OverlayPainter::drawPanel(const QRectF& panel) {
    m_painter.setPen(QPen(m_frame.theme.panelEdge, 1.0));
    m_painter.setBrush(m_frame.theme.panel);
    m_painter.drawRoundedRect(panel, 7.0, 7.0);
}

double OverlayPainter::legendHeight(const Legend& legend) const {
    const double line = QFontMetricsF(m_font).height();
    const double small = QFontMetricsF(m_small).height();
    double height = 2.0 * kPadding + QFontMetricsF(m_bold).height();
    height += legend.subtitle.isEmpty() ? 0.0 : line;
    height += legend.ramp.empty() ? 0.0 : 6.0 + kRampHeight + 5.0 + small;
    height += legend.entries.empty() ? 0.0 : 5.0 + static_cast<double>(legend.entries.size()) * (line + 2.0);
    if (!legend.note.isEmpty()) {
        const QRectF room(0, 0, kLegendWidth - 2.0 * kPadding, 1000);
        height += 4.0 + QFontMetricsF(m_small).boundingRect(room, Qt::TextWordWrap, legend.note).height();
    }
    return height;
}

void OverlayPainter::drawLegends(const std::vector<Legend>& legends) {
    double top = kMargin;
    for (const Legend& legend : legends) {
        const QRectF panel(m_frame.camera.width() - kMargin - kLegendWidth, top, kLegendWidth,
                           legendHeight(legend));
        if (panel.bottom() > m_frame.camera.height() - kMargin) {
            break; // a small window shows the first ones
        }
        drawLegend(legend, panel);
        top = panel.bottom() + 8.0;
    }
}

void OverlayPainter::drawLegend(const Legend& legend, const QRectF& panel) {
    drawPanel(panel);
    const double left = panel.left() + kPadding;
    const double width = panel.width() - 2.0 * kPadding;
    double top = panel.top() + kPadding;
    const auto write = [&](const QFont& font, const QColor& color, const QString& text) {
        const QFontMetricsF metrics(font);
        m_painter.setFont(font);
        m_painter.setPen(color);
        m_painter.drawText(QRectF(left, top, width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                           metrics.elidedText(text, Qt::ElideRight, width));
        top += metrics.height();
    };
    write(m_bold, m_frame.theme.text, legend.title);
    if (!legend.subtitle.isEmpty()) {
        write(m_font, softened(m_frame.theme.text, 0.75), legend.subtitle);
    }
    if (!legend.ramp.empty()) {
        top = drawRamp(legend, panel, top);
    }
    if (!legend.entries.empty()) {
        top += 5.0;
        const QFontMetricsF metrics(m_font);
        for (const Legend::Entry& entry : legend.entries) {
            const double middle = top + 0.5 * metrics.height();
            const QRectF swatch(left, middle - 0.5 * kSwatch, kSwatch, kSwatch);
            m_painter.setPen(QPen(m_frame.theme.panelEdge, 1.0));
            m_painter.setBrush(colorOf(entry.color));
            if (entry.line) {
                m_painter.drawRoundedRect(swatch.adjusted(-1.0, 4.0, 1.0, -4.0), 2.0, 2.0);
            } else {
                m_painter.drawRoundedRect(swatch, 3.0, 3.0);
            }
            m_painter.setFont(m_font);
            m_painter.setPen(m_frame.theme.text);
            const double indent = kSwatch + 8.0;
            m_painter.drawText(QRectF(left + indent, top, width - indent, metrics.height()),
                               Qt::AlignLeft | Qt::AlignVCenter,
                               metrics.elidedText(entry.text, Qt::ElideRight, width - indent));
            top += metrics.height() + 2.0;
        }
    }
    if (!legend.note.isEmpty()) {
        m_painter.setFont(m_small);
        m_painter.setPen(softened(m_frame.theme.text, 0.70));
        m_painter.drawText(QRectF(left, top + 4.0, width, panel.bottom() - top), Qt::TextWordWrap,
                           legend.note);
    }
}

double OverlayPainter::drawRamp(const Legend& legend, const QRectF& panel, double top) {
    const QRectF bar(panel.left() + kPadding, top + 6.0, panel.width() - 2.0 * kPadding, kRampHeight);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    const auto last = static_cast<double>(legend.ramp.size() - 1);
    for (std::size_t i = 0; i < legend.ramp.size(); ++i) {
        gradient.setColorAt(static_cast<double>(i) / last, colorOf(legend.ramp[i]));
    }
    m_painter.setPen(QPen(m_frame.theme.panelEdge, 1.0));
    m_painter.setBrush(gradient);
    m_painter.drawRoundedRect(bar, 3.0, 3.0);
    m_painter.setFont(m_small);
    const QFontMetricsF metrics(m_small);
    double taken = bar.left() - 100.0;
    for (const Legend::Tick& tick : legend.ticks) {
        const double x = bar.left() + tick.place * bar.width();
        m_painter.setPen(QPen(softened(m_frame.theme.text, 0.8), 1.0));
        m_painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 3.0));
        const double width = metrics.horizontalAdvance(tick.text);
        const double left = std::clamp(x - 0.5 * width, bar.left() - 2.0, bar.right() + 2.0 - width);
        if (left > taken) { // numbers that would run into one another give way
            m_painter.drawText(QPointF(left, bar.bottom() + 4.0 + metrics.ascent()), tick.text);
            taken = left + width + 5.0;
        }
    }
    return bar.bottom() + 5.0 + metrics.height();
}

void OverlayPainter::drawJointNames(std::int32_t hovered) {
    if (!m_frame.state.hasSkeleton()) {
        return;
    }
    const Skeleton& skeleton = m_frame.state.scene->skeleton;
    const std::vector<int> sizes = subtreeSizes(skeleton);
    const QFontMetricsF metrics(m_small);
    std::vector<Label> labels;
    std::vector<std::size_t> joints;
    std::vector<QString> names;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const auto place = m_frame.camera.project(m_frame.posed.joints()[j].translation());
        if (!place || place->x < 0 || place->y < 0 || place->x > m_frame.camera.width() ||
            place->y > m_frame.camera.height()) {
            continue;
        }
        const auto joint = static_cast<std::int32_t>(j);
        const double chosen = joint == m_frame.state.selection.joint ? 2e6 : joint == hovered ? 1e6 : 0.0;
        names.push_back(QString::fromStdString(skeleton.joints[j].name));
        labels.push_back({place->x, place->y, metrics.horizontalAdvance(names.back()) + 8.0, metrics.height(),
                          chosen + sizes[j]});
        joints.push_back(j);
    }
    const double opacity = static_cast<double>(m_frame.view.layer(Layer::JointNames).opacity);
    m_painter.setFont(m_small);
    for (const PlacedLabel& placed : placeLabels(labels, m_frame.camera.width(), m_frame.camera.height())) {
        const Label& label = labels[placed.label];
        const bool chosen = static_cast<std::int32_t>(joints[placed.label]) == m_frame.state.selection.joint;
        const QRectF box(placed.left, placed.top, label.width, label.height);
        m_painter.setOpacity(opacity);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(chosen ? colorOf(m_frame.theme.selected) : m_frame.theme.panel);
        m_painter.drawRoundedRect(box, 3.5, 3.5);
        m_painter.setPen(chosen ? QColor(0x16, 0x10, 0x06) : m_frame.theme.text);
        m_painter.drawText(box, Qt::AlignCenter, names[placed.label]);
    }
    m_painter.setOpacity(1.0);
}

void OverlayPainter::drawAxes() {
    struct Arm {
        QPointF way;
        double depth = 0.0;
        QColor color;
        QString name;
    };
    const QPointF center(46.0, m_frame.camera.height() - 46.0);
    const QColor colors[] = {QColor(0xf0, 0x4f, 0x58), QColor(0x7c, 0xc8, 0x3a), QColor(0x4a, 0x8d, 0xf8)};
    const QString names[] = {QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")};
    std::vector<Arm> arms;
    for (int a = 0; a < 3; ++a) {
        const Vec3 axis = Vec3::Unit(a);
        arms.push_back({QPointF(m_frame.camera.right().dot(axis), -m_frame.camera.up().dot(axis)),
                        m_frame.camera.toward().dot(axis), colors[a], names[a]});
    }
    std::sort(arms.begin(), arms.end(), [](const Arm& a, const Arm& b) { return a.depth < b.depth; });
    m_painter.setFont(m_small);
    for (const Arm& arm : arms) {
        const QPointF tip = center + 27.0 * arm.way;
        m_painter.setOpacity(0.72 + 0.28 * arm.depth);
        m_painter.setPen(QPen(arm.color, 2.4, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(center, tip);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(arm.color);
        m_painter.drawEllipse(tip, 8.0, 8.0);
        m_painter.setPen(QColor(0x10, 0x14, 0x1c));
        m_painter.drawText(QRectF(tip - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter, arm.name);
    }
    m_painter.setOpacity(1.0);
}

void OverlayPainter::drawSize() {
    if (m_frame.box.empty()) {
        return;
    }
    const Vec3 meters = m_frame.box.extent() * m_frame.state.scene->metersPerUnit;
    const auto text = [&](double value) { return QLocale().toString(value, 'f', value < 0.1 ? 3 : 2); };
    const QString size =
        tr("%1 m tall, %2 m wide, %3 m deep").arg(text(meters.y()), text(meters.x()), text(meters.z()));
    m_painter.setFont(m_small);
    m_painter.setPen(softened(m_frame.theme.text, 0.72));
    const QRectF room(kMargin, 0, m_frame.camera.width() - 2.0 * kMargin, m_frame.camera.height() - kMargin);
    m_painter.drawText(room, Qt::AlignRight | Qt::AlignBottom, size);
}

void OverlayPainter::drawBadge(const QPointF& place, const QString& text) {
    const QFontMetricsF metrics(m_bold);
    QRectF box(place + QPointF(18.0, -34.0),
               QSizeF(metrics.horizontalAdvance(text) + 18.0, metrics.height() + 8.0));
    box.moveLeft(std::min(box.left(), m_frame.camera.width() - box.width() - 4.0));
    box.moveTop(std::max(box.top(), 4.0));
    drawPanel(box);
    m_painter.setFont(m_bold);
    m_painter.setPen(m_frame.theme.text);
    m_painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace sinew
