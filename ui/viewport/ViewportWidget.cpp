#include "ui/viewport/ViewportWidget.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QVBoxLayout>

namespace sinew {

ViewportWidget::ViewportWidget(Document& document, PosedMesh& posed, ViewState& view, TaskPool& pool,
                               QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view)
    , m_pool(pool)
    , m_shownView(view.settings()) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    setAccessibleName(tr("3D view"));
    setAccessibleDescription(tr("Shows the character, its skeleton and how they are bound"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (ViewportCanvas::possible()) {
        m_canvas = new ViewportCanvas({[this](Gl&) {
                                           m_renderer =
                                               std::make_unique<SceneRenderer>(m_pool, [this] { redraw(); });
                                           m_changes.all();
                                       },
                                       [this] { m_renderer.reset(); }, [this](Gl& gl) { paintScene(gl); }},
                                      this);
        layout->addWidget(m_canvas);
    } else {
        auto* message =
            new QLabel(tr("<h3>The 3D view cannot be shown</h3>"
                          "<p>It needs OpenGL 3.3, which this computer does not offer here. Binding "
                          "and exporting work all the same.</p>"
                          "<p>An up-to-date graphics driver usually helps; over a remote desktop, "
                          "install Mesa's software renderer.</p>"),
                       this);
        message->setAlignment(Qt::AlignCenter);
        message->setWordWrap(true);
        layout->addWidget(message);
    }
    connect(&document, &Document::changed, this, &ViewportWidget::documentChanged);
    connect(&view, &ViewState::changed, this, &ViewportWidget::viewChanged);
    connect(&posed, &PosedMesh::changed, this, [this] {
        m_changes.pose = m_changes.weights = true;
        redraw();
    });
    documentChanged(DocumentChange::Scene);
}

ViewportWidget::~ViewportWidget() {
    delete m_canvas; // its context outlives neither the renderer nor what this widget lends it
}

void ViewportWidget::documentChanged(DocumentChanges what) {
    m_changes.scene = m_changes.scene || what.testFlag(DocumentChange::Scene);
    m_changes.field = m_changes.field || what.testFlag(DocumentChange::Field);
    m_changes.weights = m_changes.weights || what.testFlag(DocumentChange::Weights);
    m_changes.selection = m_changes.selection || what.testFlag(DocumentChange::Selection);
    if (what.testFlag(DocumentChange::Scene)) {
        m_box = m_document.state().scene ? bounds(*m_document.state().scene) : Aabb();
        m_framed = false;
    }
    redraw();
}

void ViewportWidget::viewChanged() {
    const ViewSettings& now = m_view.settings();
    m_changes.layers = m_changes.layers || !(now.layers == m_shownView.layers);
    m_changes.slice = m_changes.slice || now.slice != m_shownView.slice ||
                      now.sliceAxis != m_shownView.sliceAxis || now.sliceEnabled != m_shownView.sliceEnabled;
    m_camera.setProjection(now.projection);
    m_shownView = now;
    redraw();
}

void ViewportWidget::redraw() {
    if (m_canvas != nullptr) {
        m_canvas->update();
    }
}

void ViewportWidget::setLight(ViewLight light) {
    m_theme = light == ViewLight::Dark ? ViewTheme::dark() : ViewTheme::light();
    m_changes.selection = m_changes.layers = true;
    redraw();
}

void ViewportWidget::setTool(ViewTool tool) {
    if (tool != m_tool) {
        m_tool = tool;
        Q_EMIT toolChanged(tool);
        redraw();
    }
}

void ViewportWidget::setAxes(ViewAxes axes) {
    m_axes = axes;
    redraw();
}

void ViewportWidget::setCamera(const OrbitCamera& camera) {
    m_camera = camera;
    m_camera.setViewport(width(), height());
    m_framed = true;
    redraw();
}

Aabb ViewportWidget::shownBox() const {
    Aabb box;
    if (m_document.state().scene) {
        for (std::size_t part = 0; part < m_document.state().scene->parts.size(); ++part) {
            for (const Vec3& point : m_posed.points(part)) {
                if (point.allFinite()) {
                    box.add(point);
                }
            }
        }
        for (const Transform& joint : m_posed.joints()) {
            box.add(joint.translation());
        }
    }
    return box;
}

void ViewportWidget::frameAll() {
    m_camera.setSceneBox(m_box);
    m_camera.frame(shownBox());
    m_framed = true;
    redraw();
}

void ViewportWidget::frameSelection() {
    frameAll();
}

void ViewportWidget::setStandardView(StandardView view) {
    m_camera.setStandardView(view);
    redraw();
}

void ViewportWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_camera.setViewport(width(), height());
}

void ViewportWidget::mousePressEvent(QMouseEvent* event) {
    m_navigation.press(*event, m_view.settings().navigation);
}

void ViewportWidget::mouseMoveEvent(QMouseEvent* event) {
    if (m_navigation.active()) {
        m_navigation.move(*event, m_camera);
        redraw();
    }
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent* event) {
    Q_UNUSED(event)
    m_navigation.release();
}

void ViewportWidget::wheelEvent(QWheelEvent* event) {
    NavigationDrag::wheel(*event, m_camera);
    redraw();
    event->accept();
}

Frame ViewportWidget::frame(Gl& gl) const {
    Frame frame{gl,
                m_camera,
                m_document.state(),
                m_posed,
                m_view.settings(),
                m_theme,
                m_box,
                static_cast<float>(devicePixelRatioF()),
                {},
                {}};
    frame.clipFromModel = toQt(m_camera.clipFromModel());
    frame.viewFromModel = toQt(m_camera.viewFromModel());
    return frame;
}

void ViewportWidget::paintScene(Gl& gl) {
    QElapsedTimer timer;
    timer.start();
    if (!m_framed && !m_box.empty()) {
        frameAll();
    }
    m_camera.setProjection(m_view.settings().projection);
    const Frame shown = frame(gl);
    const Changes changes = m_changes;
    m_changes = Changes();
    m_renderer->update(shown, changes);
    m_renderer->draw(shown);
    ++m_framesDrawn;
    m_frameMilliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    Q_EMIT frameDrawn(m_frameMilliseconds);
}

} // namespace sinew
