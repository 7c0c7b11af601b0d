#include "app/jobs/JointCheck.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/viewport/painters/InfluenceList.h"
#include "ui/viewport/painters/LegendPainter.h"
#include "ui/viewport/painters/NumberPainter.h"
#include "ui/viewport/painters/OverlayPainter.h"
#include "ui/viewport/painters/RigPainter.h"
#include "ui/viewport/tools/BindPose.h"

#include <QElapsedTimer>
#include <QOpenGLPaintDevice>

#include <algorithm>

namespace sinew {
namespace {

constexpr int kStillMilliseconds = 180; // a picture that stands that long is worth smoothing
constexpr int kBetweenSamples = 8;
constexpr std::size_t kMostListed = 8; // joints in the list beside the brush
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
                            : normal.dot(m_camera.eye()) - plane.place;
    const float sign = side < 0.0 ? -1.0F : 1.0F;
    return {sign * toQt(normal), sign * static_cast<float>(plane.place)};
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
    frame.region = m_interaction.shownRegion();
    frame.regionVertices = m_regionVertices;
    frame.explanation = m_explainer != nullptr ? m_explainer->explanation() : nullptr;
    frame.transferred = m_transfer != nullptr ? m_transfer->matching() : nullptr;
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
    CursorInfluences influences =
        cursorInfluences(m_document.state(), *weights, touched->vertex, kMostListed);
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
    if (const auto place = placeBeside(touched->ring, list.size(), room)) {
        list.draw(*place);
    }
}

/// Returns what nothing else may cover.
std::vector<ScreenBox> ViewportWidget::paintLegends(QPainter& painter, const OverlayPainter& overlay,
                                                    const Frame& frame) {
    const bool defects = m_view.visible(Overlay::Defects);
    const auto found = defects ? m_data.defects() : nullptr;
    const LegendInput input{m_document.state(),
                            m_view.settings(),
                            found.get(),
                            frame.explanation.get(),
                            showsBindPose(m_document, m_posed),
                            m_data.largestLeaf(),
                            m_posed.implicit().get(),
                            frame.region,
                            m_interaction.current().paintsRegion(),
                            frame.transferred.get()};
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
                               m_interaction.picks().surface().jointsShown(), taken);
    }
    writeWeights(painter);
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
    if (m_interaction.cursorInside()) {
        tool.paint(painter, m_theme, m_interaction.cursor());
    }
    if (!tool.text().isEmpty()) {
        overlay.drawBadge(m_interaction.cursor(), tool.text(), taken);
    }
}

} // namespace sinew
