#include "app/jobs/JointCheck.h"
#include "app/text/Numbers.h"
#include "app/view/OverlayTable.h"
#include "app/view/legend/Legend.h"
#include "app/view/pick/WeightNumbers.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/viewport/painters/OverlayPainter.h"

#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QOpenGLPaintDevice>
#include <QPainter>

#include <algorithm>
#include <span>

namespace sinew {
namespace {

/// Writes a joint's weight at vertices of the view.
class NumberPainter {
public:
    NumberPainter(QPainter& painter, const ViewTheme& theme, const OrbitCamera& camera);

    /// Earlier vertices get their places first; numbers that would cover others are left out, those of
    /// vertices without weight before all.
    void draw(std::span<const NumberedVertex> vertices, const PartWeights& weights, std::int32_t joint);
    /// A line at the lower edge.
    void drawHint(const QString& text);

private:
    QPainter& m_painter;
    const ViewTheme& m_theme;
    const OrbitCamera& m_camera;
    QFont m_font;
};

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

constexpr int kStillMilliseconds = 180; // a picture that stands that long is worth smoothing
constexpr int kBetweenSamples = 8;
constexpr std::size_t kMaxListed = 8; // joints in the list beside the brush
constexpr double kListMargin = 8.0;

} // namespace

QVector4D ViewportWidget::clipPlane() const {
    if (!SliceDrag::shown(m_view.settings(), m_document.state())) {
        return {0.0F, 0.0F, 0.0F, 1.0F};
    }
    const SlicePlane plane = slicePlane(m_box, m_view.settings().sliceAxis, m_view.settings().slice);
    const Vec3 normal = plane.normal();
    // What is cut away is the side of the viewer, so that the cut is always seen.
    const double side = m_camera.projection() == Projection::Orthographic
                            ? normal.dot(m_camera.toward())
                            : normal.dot(m_camera.eye()) - plane.position;
    const float sign = side < 0.0 ? -1.0F : 1.0F;
    return {sign * toQt(normal), sign * static_cast<float>(plane.position)};
}

Frame ViewportWidget::frame(Gl& gl) const {
    Frame frame{gl, m_camera, m_document.state(), m_posed, m_view.settings(), m_theme, m_box};
    frame.pixelRatio = static_cast<float>(devicePixelRatioF());
    frame.shadows = castsShadows(m_view.settings(), softwareRenderer());
    frame.verticesThrough = pickOptions().through;
    frame.hoveredJoint = m_interaction.hoveredJoint();
    if (m_jointCheck != nullptr) {
        frame.faultyJoints = m_jointCheck->faultyJoints();
    }
    frame.outlined = m_outlined;
    frame.outlineFades = m_interaction.dragging() || m_interaction.current().brushes();
    frame.region = m_interaction.shownRegion();
    frame.regionVertices = m_regionVertices;
    frame.volumeEdits = m_volumeEdits;
    frame.explanation = m_explainer != nullptr ? m_explainer->explanation() : nullptr;
    frame.transferred = m_transfer != nullptr ? m_transfer->matching() : nullptr;
    frame.springs = m_interaction.options().springs;
    frame.drawing = m_interaction.current().drawing();
    frame.mark = m_mark ? &*m_mark : nullptr;
    frame.clipPlane = clipPlane();
    frame.clipFromModel = toQt(m_camera.clipFromModel());
    frame.viewFromModel = toQt(m_camera.viewFromModel());
    return frame;
}

void ViewportWidget::paint(Gl& gl) {
    const QSize pixels = m_canvas->size() * devicePixelRatioF();
    if (!m_dirty && m_refineDue && m_refiner && !m_refiner->complete()) {
        refine(gl, pixels);
    }
    m_refineDue = false;
    if (!m_dirty && m_refiner && m_refiner->valid(pixels)) {
        m_refiner->show(gl, m_canvas->defaultFramebufferObject());
    } else {
        paintScene(gl);
        if (m_refiner) {
            m_refiner->reset();
            m_refineTimer.start(kStillMilliseconds);
        }
    }
    paintOverlay(frame(gl));
}

void ViewportWidget::refine(Gl& gl, const QSize& pixels) {
    Frame shown = frame(gl);
    QMatrix4x4 shifted;
    shifted.translate(static_cast<float>(2.0 * m_refiner->shift().x() / pixels.width()),
                      static_cast<float>(2.0 * m_refiner->shift().y() / pixels.height()));
    shown.clipFromModel = shifted * shown.clipFromModel;
    m_refiner->bindTarget(pixels);
    m_renderer->draw(shown);
    m_renderer->drawHandles(shown, m_interaction);
    m_refiner->add(gl);
    if (!m_refiner->complete()) {
        m_refineTimer.start(kBetweenSamples);
    }
}

void ViewportWidget::paintScene(Gl& gl) {
    QElapsedTimer timer;
    timer.start();
    frameFirst();
    m_dirty = false;
    m_camera.setProjection(m_view.settings().projection);
    const Frame shown = frame(gl);
    const Changes changes = m_changes;
    m_changes = Changes();
    m_renderer->update(shown, changes);
    m_renderer->draw(shown);
    m_renderer->drawHandles(shown, m_interaction);
    if (softwareRenderer()) {
        gl.glFinish(); // it draws on this processor, later: without this the time would be that of asking
    }
    ++m_framesDrawn;
    m_frameMilliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    Q_EMIT frameDrawn(m_frameMilliseconds);
}

void ViewportWidget::writeWeights(QPainter& painter) {
    const auto& weights = m_posed.shownWeights();
    if (!m_view.visible(Overlay::WeightNumbers) || !weights || !m_document.state().hasSkeleton()) {
        return;
    }
    painter.setOpacity(static_cast<double>(m_view.opacity(Overlay::WeightNumbers)));
    NumberPainter numbers(painter, m_theme, m_camera);
    const std::int32_t joint = m_document.state().selection.joint;
    if (joint == kNone) {
        numbers.drawHint(tr("Select a joint to read its weight at each vertex."));
    } else if (const auto& vertices = m_numbers.vertices(m_camera); vertices.empty()) {
        numbers.drawHint(tr("Zoom in to read the weight at each vertex."));
    } else {
        numbers.draw(vertices, *weights, joint);
    }
    painter.setOpacity(1.0);
}

/// `taken`: by legends in the upper right corner and below it.
void ViewportWidget::listInfluences(QPainter& painter, const std::vector<ScreenBox>& taken) {
    const auto touched = m_interaction.current().touched(m_interaction.cursor());
    const auto& weights = m_posed.shownWeights();
    if (!m_view.settings().cursorInfluences || !m_interaction.cursorInside() || !touched || !weights ||
        !m_document.state().hasSkeleton()) {
        return;
    }
    CursorInfluences influences = cursorInfluences(m_document.state(), *weights, touched->vertex, kMaxListed);
    if (influences.rows.empty()) {
        return;
    }
    painter.setFont(font());
    InfluenceList list(painter, m_theme, std::move(influences));
    double right = width();
    for (const ScreenBox& box : taken) {
        right = box.left > width() / 2.0 ? std::min(right, box.left) : right;
    }
    const QRectF room(kListMargin, kListMargin, right - 2.0 * kListMargin, height() - 2.0 * kListMargin);
    if (const auto point = placeBeside(touched->ring, list.size(), room)) {
        list.draw(*point);
    }
}

std::optional<float> ViewportWidget::weightUnderBrush() const {
    const auto touched = m_interaction.current().touched(m_interaction.cursor());
    const auto& weights = m_posed.shownWeights();
    if (!m_interaction.cursorInside() || !touched || !weights || !m_document.state().hasSkeleton()) {
        return std::nullopt;
    }
    const CursorInfluences found = cursorInfluences(m_document.state(), *weights, touched->vertex, 1);
    const auto own = std::ranges::find_if(found.rows, [](const auto& row) { return row.active; });
    return own == found.rows.end() ? std::nullopt : std::optional(own->weight);
}

/// Returns what nothing else may cover.
std::vector<ScreenBox> ViewportWidget::paintLegends(QPainter& painter, const OverlayPainter& overlay,
                                                    const Frame& frame) {
    const bool defects = m_view.visible(Overlay::Defects);
    const auto found = defects ? m_data.defects() : nullptr;
    const SharedPoseFaults faults =
        m_view.visible(Overlay::PoseFaults) ? m_data.poseFaults(m_posed) : nullptr;
    const LegendInput input{m_document.state(),
                            m_view.settings(),
                            found.get(),
                            frame.explanation.get(),
                            showsBindPose(m_document, m_posed),
                            m_data.largestLeaf(),
                            m_posed.implicit().get(),
                            frame.region,
                            m_interaction.current().paintsRegion(),
                            frame.transferred.get(),
                            faults.get()};
    const bool grid = m_view.visible(Overlay::Grid);
    const ScreenBox axes = overlay.axesBox();
    const LegendRoom room{static_cast<double>(m_camera.width()), static_cast<double>(m_camera.height()),
                          overlay.lowerRight(), grid ? m_camera.height() - axes.top : 0.0};
    LegendPainter legendPainter(painter, m_theme);
    const std::vector<Legend> shown = legends(input);
    const std::vector<PlacedLegend> placed = legendPainter.place(shown, room);
    legendPainter.draw(shown, placed);
    std::vector<ScreenBox> taken;
    for (const PlacedLegend& legend : placed) {
        taken.push_back(legend.box);
    }
    if (grid) {
        taken.push_back(axes);
    }
    return taken;
}

void ViewportWidget::paintOverlay(const Frame& frame) {
    frame.gl.glDisable(GL_DEPTH_TEST);
    // Not a painter on the widget: that one draws nothing while the widget is grabbed.
    QOpenGLPaintDevice device(frame.pixels().toSize());
    device.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&device);
    painter.setFont(font());
    OverlayPainter overlay(painter, frame);
    const std::vector<ScreenBox> taken = paintLegends(painter, overlay, frame);
    const bool names = m_view.visible(Overlay::JointNames);
    if (names || m_view.visible(Overlay::Skeleton)) {
        const double handles = m_interaction.current().gizmo(m_camera) ? Gizmo::reach() : 0.0;
        overlay.drawJointNames(names, m_interaction.hoveredJoint(), handles,
                               m_interaction.picks().surface().jointsShown(), taken, m_jointCheck);
    }
    writeWeights(painter);
    if (m_view.visible(Overlay::JointLimits)) {
        overlay.drawJointLimits();
    }
    overlay.drawSelectedVertex();
    if (m_mark) {
        overlay.drawMark(*m_mark);
    }
    if (m_view.visible(Overlay::Grid)) {
        overlay.drawAxes();
        overlay.drawSize();
    }
    overlay.drawHiddenParts();
    if (!m_banner.isEmpty()) {
        overlay.drawBanner(m_banner, taken);
    }
    if (m_rig != nullptr) {
        paintRigDraft(painter, *m_rig, m_camera, m_theme);
    }
    const Tool& tool = m_interaction.current();
    listInfluences(painter, taken);
    if (m_interaction.cursorInside() || !tool.paintsAtCursor()) {
        tool.paint(painter, m_theme, m_interaction.cursor());
    }
    if (const QString text = cursorText(); !text.isEmpty()) {
        overlay.drawBadge(m_interaction.cursor(), text, taken);
    }
}

QString ViewportWidget::cursorText() const {
    const bool here = m_interaction.cursorInside() || m_interaction.dragging();
    return here ? m_interaction.current().text() : QString();
}

} // namespace sinew
