#include "ui/viewport/painters/NumberPainter.h"

#include "app/text/Numbers.h"
#include "app/view/legend/LabelLayout.h"

#include <QFontMetricsF>

#include <algorithm>

namespace sinew {
namespace {

constexpr double kNumberGap = 4.0; // from the vertex to its number, pixels
constexpr double kDotRadius = 1.8;
constexpr double kHintBottom = 14.0;

float weightAt(const PartWeights& weights, VertexId at, std::int32_t joint) {
    if (at.part >= weights.size() || !weights[at.part] || at.vertex >= weights[at.part]->vertexCount()) {
        return 0.0F;
    }
    const auto influences = weights[at.part]->at(at.vertex);
    const auto found = std::ranges::find(influences, joint, &Influence::joint);
    return found == influences.end() ? 0.0F : found->weight;
}

} // namespace

NumberPainter::NumberPainter(QPainter& painter, const ViewTheme& theme, const OrbitCamera& camera)
    : m_painter(painter)
    , m_theme(theme)
    , m_camera(camera)
    , m_font(painter.font()) {
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_font.setPointSizeF(m_font.pointSizeF() * 0.88);
}

void NumberPainter::draw(std::span<const NumberedVertex> vertices, const PartWeights& weights,
                         std::int32_t joint) {
    const QFontMetricsF metrics(m_font);
    const auto count = static_cast<double>(vertices.size());
    std::vector<Label> labels;
    std::vector<float> values;
    QStringList texts;
    for (const NumberedVertex& vertex : vertices) {
        values.push_back(weightAt(weights, vertex.at, joint));
        texts << QString::fromStdString(percentText(static_cast<double>(values.back())));
        Label label{vertex.x, vertex.y, metrics.horizontalAdvance(texts.back()) + 4.0, metrics.height()};
        label.importance = (values.back() > 0.0F ? 2.0 * count : count) - static_cast<double>(labels.size());
        label.gap = kNumberGap;
        labels.push_back(label);
    }
    m_painter.setFont(m_font);
    for (const PlacedLabel& placed : placeLabels(labels, m_camera.width(), m_camera.height())) {
        const Label& label = labels[placed.label];
        const QRectF box(placed.left, placed.top, label.width, label.height);
        const QColor text = softened(m_theme.text, values[placed.label] > 0.0F ? 1.0 : 0.6);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.panel);
        m_painter.drawRoundedRect(box, 3.0, 3.0);
        m_painter.setBrush(text);
        m_painter.drawEllipse(QPointF(label.x, label.y), kDotRadius, kDotRadius);
        m_painter.setPen(text);
        m_painter.drawText(box, Qt::AlignCenter, texts[static_cast<qsizetype>(placed.label)]);
    }
}

void NumberPainter::drawHint(const QString& text) {
    const QFontMetricsF metrics(m_font);
    const QSizeF size(metrics.horizontalAdvance(text) + 16.0, metrics.height() + 6.0);
    const QRectF box(
        {0.5 * (m_camera.width() - size.width()), m_camera.height() - kHintBottom - size.height()}, size);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.panel);
    m_painter.drawRoundedRect(box, 5.0, 5.0);
    m_painter.setFont(m_font);
    m_painter.setPen(m_theme.text);
    m_painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace sinew
