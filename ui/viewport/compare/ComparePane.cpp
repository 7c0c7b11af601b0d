#include "ui/viewport/compare/ComparePane.h"

#include "app/view/surface/SurfaceColors.h"
#include "ui/theme/Palette.h"
#include "ui/viewport/SceneRenderer.h"
#include "ui/viewport/painters/OverlayPainter.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QOpenGLPaintDevice>
#include <QStyleHints>

#include <utility>

namespace sinew {

CompareRenderer::CompareRenderer(TaskPool& pool, ViewData& data, const std::function<void()>& repaint)
    : m_skeleton(data)
    , m_mesh(pool, repaint) {}

void CompareRenderer::update(const Frame& frame, const Changes& changes,
                             const std::vector<std::vector<Rgba>>& colors, quint64 colorRevision) {
    m_sky.update(frame, changes);
    m_ground.update(frame, changes);
    m_skeleton.update(frame, changes);
    m_mesh.update(frame, changes);
    if (changes.scene || m_scene != frame.state.scene || m_smooth != frame.posed.surfaces()) {
        m_scene = frame.state.scene; // the mesh has been made anew, without colours
        m_smooth = frame.posed.surfaces();
        m_revision.reset();
    }
    if (m_scene && m_revision != colorRevision) {
        m_revision = colorRevision;
        lay(frame, colors);
    }
}

void CompareRenderer::lay(const Frame& frame, const std::vector<std::vector<Rgba>>& colors) {
    const DrawSurface& surface = m_mesh.surface();
    m_colors.assign(surface.vertexCount(), 0);
    for (std::size_t part = 0; part + 1 < surface.firstVertex.size() && part < colors.size(); ++part) {
        const SubdividedMesh* smooth = colors[part].empty() ? nullptr : frame.posed.surface(part);
        if (smooth != nullptr) {
            m_mixed = stencilledColors(smooth->stencils, colors[part]);
        }
        const std::vector<Rgba>& shown = smooth != nullptr ? m_mixed : colors[part];
        for (std::size_t v = surface.firstVertex[part]; v < surface.firstVertex[part + 1]; ++v) {
            const std::uint32_t vertex = surface.meshVertexOf[v];
            m_colors[v] = vertex < shown.size() ? shown[vertex] : 0;
        }
    }
    m_mesh.setOverlay(m_colors, {});
}

void CompareRenderer::draw(const Frame& frame) {
    clearPicture(frame.gl);
    const auto shown = [&](Overlay layer) { return frame.view.layer(layer).visible; };
    m_sky.draw(frame);
    if (shown(Overlay::Skeleton)) {
        m_skeleton.draw(frame);
    }
    m_mesh.draw(frame);
    if (shown(Overlay::Wireframe)) {
        m_mesh.drawWire(frame);
    }
    if (shown(Overlay::Grid)) {
        m_ground.draw(frame);
    }
    if (shown(Overlay::Skeleton)) {
        m_skeleton.drawThrough(frame);
    }
    frame.gl.glDepthRange(0.0, 1.0);
}

namespace {

/// The view's settings with the surface opaque: it carries the colours.
ViewSettings paneSettings(const ViewSettings& view) {
    ViewSettings settings = view;
    settings.layer(Overlay::Mesh) = {true, 1.0F};
    settings.isolines = false;
    return settings;
}

} // namespace

ComparePane::ComparePane(const Desk& desk, std::size_t pane, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_pane(pane)
    , m_posed(desk.data.posed(pane))
    , m_navigation(desk.document, desk.view)
    , m_picks(desk.document, m_posed, desk.view)
    , m_view(paneSettings(desk.view.settings())) {
    setFocusPolicy(Qt::StrongFocus);
    makeContent();
    followTheme();
    connectSources();
    documentChanged(DocumentChange::Scene);
    retranslate();
}

ComparePane::~ComparePane() {
    delete m_canvas; // its context outlives neither the renderer nor what this widget lends it
}

void ComparePane::makeContent() {
    const CanvasSlot slot =
        fillWithCanvas(*this, {[this](Gl&) {
                                   m_renderer = std::make_unique<CompareRenderer>(
                                       m_desk.pool, m_desk.viewData, [this] { redraw(); });
                                   m_changes.all();
                               },
                               [this] { m_renderer.reset(); }, [this](Gl& gl) { paint(gl); }});
    m_canvas = slot.canvas;
    m_message = slot.message;
}

void ComparePane::connectSources() {
    m_desk.document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Weights |
                                 DocumentChange::Pose | DocumentChange::Deformer | DocumentChange::Selection |
                                 DocumentChange::HiddenParts | DocumentChange::HiddenJoints,
                             this, &ComparePane::documentChanged);
    connect(&m_desk.view, &ViewState::changed, this, &ComparePane::viewChanged);
    connect(&m_posed, &PosedMesh::changed, this, [this] {
        m_changes.notePose(m_posed, m_skinRevision);
        redraw();
    });
    connect(&m_desk.data, &CompareData::colorsChanged, this, &ComparePane::redraw);
    connect(&m_desk.viewData, &ViewData::changed, this, &ComparePane::redraw);
}

void ComparePane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        followTheme();
    }
    QWidget::changeEvent(event);
}

void ComparePane::retranslate() {
    setAccessibleName(tr("Pane %1").arg(m_pane + 1));
    setAccessibleDescription(tr("Shows the character under the weights that are named above"));
    if (m_message != nullptr) {
        m_message->setText(tr("The 3D view is not available. The table shows the figures."));
    }
    redraw();
}

void ComparePane::followTheme() {
    m_theme = darkTheme() ? ViewTheme::dark() : ViewTheme::light();
    m_changes.selection = m_changes.layers = true;
    redraw();
}

void ComparePane::documentChanged(DocumentChanges what) {
    m_changes.note(what);
    if (what.testFlag(DocumentChange::Scene)) {
        const auto& scene = m_desk.document.state().scene;
        m_box = scene ? bounds(*scene) : Aabb();
        m_moving = false;
        m_press.reset();
    }
    redraw();
}

void ComparePane::viewChanged() {
    m_view = paneSettings(m_desk.view.settings());
    m_changes.layers = true;
    redraw();
}

void ComparePane::redraw() {
    if (m_canvas != nullptr) {
        m_canvas->update();
    }
}

void ComparePane::setCamera(const OrbitCamera& camera) {
    m_camera = camera;
    m_camera.setViewport(width(), height());
    redraw();
}

void ComparePane::setLegendShown(bool shown) {
    m_legendShown = shown;
    redraw();
}

void ComparePane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_camera.setViewport(width(), height());
    Q_EMIT resized(size());
}

ToolEvent ComparePane::eventAt(const QPointF& point, Qt::KeyboardModifiers keys, Qt::MouseButton button) {
    return {point, keys, m_camera, m_box, button};
}

void ComparePane::mousePressEvent(QMouseEvent* event) {
    if (m_moving) {
        return; // another button during a move changes nothing
    }
    m_moving = m_navigation.press(eventAt(event->position(), event->modifiers(), event->button()));
    m_press.reset();
    if (!m_moving && event->button() == Qt::LeftButton) {
        m_press = event->position();
    }
}

void ComparePane::mouseMoveEvent(QMouseEvent* event) {
    if (m_moving) {
        m_navigation.drag(eventAt(event->position(), event->modifiers(), event->button()));
        Q_EMIT cameraMoved(m_camera);
    }
}

void ComparePane::mouseReleaseEvent(QMouseEvent* event) {
    if (m_moving) {
        if (event->buttons() == Qt::NoButton) {
            m_navigation.release(eventAt(event->position(), event->modifiers(), event->button()));
            m_moving = false;
        }
        return;
    }
    const auto press = std::exchange(m_press, std::nullopt);
    const int slack = QGuiApplication::styleHints()->startDragDistance();
    if (press && event->button() == Qt::LeftButton &&
        (event->position() - *press).manhattanLength() < slack) {
        select(event->position());
    }
}

void ComparePane::select(const QPointF& point) {
    const ViewHit hit = m_picks.at(point, m_camera, true);
    if (hit.joint != kNone || !m_picks.chooseJoint(hit)) {
        m_picks.select(hit);
    }
}

void ComparePane::wheelEvent(QWheelEvent* event) {
    m_navigation.wheel(eventAt(event->position(), event->modifiers(), Qt::NoButton),
                       NavigationDrag::notches(*event));
    Q_EMIT cameraMoved(m_camera);
    event->accept();
}

void ComparePane::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    Q_EMIT focused();
}

Frame ComparePane::frame(Gl& gl) {
    m_camera.setProjection(m_view.projection);
    Frame frame{gl, m_camera, m_desk.document.state(), m_posed, m_view, m_theme, m_box};
    frame.pixelRatio = static_cast<float>(devicePixelRatioF());
    frame.clipFromModel = toQt(m_camera.clipFromModel());
    frame.viewFromModel = toQt(m_camera.viewFromModel());
    return frame;
}

void ComparePane::paint(Gl& gl) {
    const Frame shown = frame(gl);
    const Changes changes = std::exchange(m_changes, Changes());
    m_renderer->update(shown, changes, m_desk.data.colors(m_pane), m_desk.data.colorRevision());
    m_renderer->draw(shown);
    ++m_framesDrawn;
    if (m_legendShown) {
        paintLegend(shown);
    }
}

void ComparePane::paintLegend(const Frame& frame) {
    const Legend legend = m_desk.data.legend();
    if (legend.title.isEmpty()) {
        return;
    }
    frame.gl.glDisable(GL_DEPTH_TEST);
    // Not a painter on the widget: that one draws nothing while the widget is grabbed.
    QOpenGLPaintDevice device(frame.pixels().toSize());
    device.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&device);
    painter.setFont(font());
    LegendPainter(painter, m_theme).drawLow(legend, QSizeF(size()));
}

} // namespace sinew
