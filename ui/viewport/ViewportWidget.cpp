#include "ui/viewport/ViewportWidget.h"

#include "app/document/avatar/SpringChoice.h"
#include "app/jobs/JointCheck.h"
#include "app/jobs/rig/RigDraft.h"

#include <QApplication>

namespace sinew {

ViewportWidget::ViewportWidget(Document& document, PosedMesh& posed, ViewState& view,
                               SceneInspector& inspector, TaskPool& pool, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_posed(posed)
    , m_view(view)
    , m_pool(pool)
    , m_data(document, inspector, pool)
    , m_interaction(document, posed, view, m_camera, m_box)
    , m_numbers(document, posed, m_interaction.picks().surface())
    , m_shownView(view.settings()) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(160, 120);
    makeContent();
    m_refineTimer.setSingleShot(true);
    connect(&m_refineTimer, &QTimer::timeout, this, [this] {
        if (m_pool.busy()) { // the beauty of a still picture is worth no second of a bind
            constexpr int laterMilliseconds = 250;
            m_refineTimer.start(laterMilliseconds);
            return;
        }
        m_refineDue = true;
        m_canvas->update();
    });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Weights | DocumentChange::Pose | DocumentChange::Deformer |
                          DocumentChange::Selection | DocumentChange::SelectedVertices |
                          DocumentChange::HiddenParts | DocumentChange::HiddenJoints |
                          DocumentChange::Connections | DocumentChange::Avatar,
                      this, &ViewportWidget::documentChanged);
    connect(&view, &ViewState::changed, this, &ViewportWidget::viewChanged);
    connect(&posed, &PosedMesh::changed, this, [this] {
        m_changes.notePose(m_posed, m_skinRevision);
        redraw();
    });
    connect(&m_data, &ViewData::changed, this, [this] { redraw(); });
    connect(qApp, &QApplication::focusChanged, this, &ViewportWidget::focusMoved);
    connectInteraction();
    documentChanged(DocumentChange::Scene);
}

void ViewportWidget::connectInteraction() {
    connect(&m_interaction, &ViewInteraction::redrawNeeded, this, &ViewportWidget::redraw);
    connect(&m_interaction, &ViewInteraction::hoverText, this, &ViewportWidget::hoverText);
    connect(&m_interaction.picks(), &ViewPicks::explained, this, &ViewportWidget::vertexPicked);
    connect(&m_interaction, &ViewInteraction::pickOptionsChanged, this, &ViewportWidget::pickOptionsChanged);
    connect(&m_interaction, &ViewInteraction::paintOptionsChanged, this,
            &ViewportWidget::paintOptionsChanged);
    connect(&m_interaction, &ViewInteraction::strokeDrawn, this, &ViewportWidget::strokeDrawn);
    connect(&m_interaction, &ViewInteraction::skinDragged, this, &ViewportWidget::skinDragged);
    connect(&m_interaction, &ViewInteraction::overlayChanged, this, [this] {
        if (m_canvas != nullptr) {
            m_canvas->update();
        }
    });
}

ViewportWidget::~ViewportWidget() {
    delete m_canvas; // its context outlives neither the renderer nor what this widget lends it
}

void ViewportWidget::makeContent() {
    const CanvasSlot slot = fillWithCanvas(
        *this, {[this](Gl&) {
                    m_renderer = std::make_unique<SceneRenderer>(m_pool, m_data, [this] { redraw(); });
                    m_refiner = softwareRenderer() ? std::make_unique<StillRefiner>() : nullptr;
                    m_changes.all();
                    m_dirty = true;
                },
                [this] {
                    m_refiner.reset();
                    m_renderer.reset();
                },
                [this](Gl& gl) { paint(gl); }});
    m_canvas = slot.canvas;
    m_message = slot.message;
    if (m_message != nullptr) {
        m_message->setMargin(24);
    }
    QEvent language(QEvent::LanguageChange);
    changeEvent(&language);
}

void ViewportWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("3D view"));
        setAccessibleDescription(tr("Shows the character, its skeleton and its weights"));
        if (m_message != nullptr) {
            m_message->setText(
                tr("<h3>The 3D view is not available</h3>"
                   "<p>It needs OpenGL 3.3, which this computer does not offer. Binding and "
                   "exporting still work.</p>"
                   "<p>Updating the graphics driver usually helps. So may Software rendering in "
                   "the settings.</p>"));
        }
        redraw();
    }
    QWidget::changeEvent(event);
}

void ViewportWidget::setExplainer(Explainer* explainer) {
    m_explainer = explainer;
    if (explainer != nullptr) {
        connect(explainer, &Explainer::changed, this, [this] { redraw(); });
    }
    redraw();
}

void ViewportWidget::setTransferPreview(TransferPreview* preview) {
    m_transfer = preview;
    if (preview != nullptr) {
        connect(preview, &TransferPreview::changed, this, [this] { redraw(); });
    }
    redraw();
}

void ViewportWidget::setJointCheck(const JointCheck* check) {
    m_jointCheck = check;
    m_interaction.setJointCheck(check);
    if (check != nullptr) {
        connect(check, &JointCheck::changed, this, [this] { redraw(); });
    }
    redraw();
}

void ViewportWidget::setSpringChoice(SpringChoice* choice) {
    m_interaction.setSpringChoice(choice);
    if (choice != nullptr) {
        connect(choice, &SpringChoice::changed, this, &ViewportWidget::redraw);
    }
    redraw();
}

void ViewportWidget::setRigDraft(RigDraft* draft) {
    m_rig = draft;
    m_interaction.setRigDraft(draft);
    if (draft != nullptr) {
        connect(draft, &RigDraft::changed, this, [this] {
            if (m_canvas != nullptr) {
                m_canvas->update(); // it is drawn over the picture
            }
        });
    }
}

void ViewportWidget::documentChanged(DocumentChanges what) {
    m_changes.note(what);
    m_changes.weights = m_changes.weights || what.testFlag(DocumentChange::Settings);
    if (what & (DocumentChanges(DocumentChange::Scene) | DocumentChange::Field | DocumentChange::Selection)) {
        m_mark.reset();
        m_outlined.clear();
    }
    if (what.testFlag(DocumentChange::Scene)) {
        const Aabb before = m_box;
        m_box = m_document.state().scene ? bounds(*m_document.state().scene) : Aabb();
        // Another skeleton or another mesh for the same character is no reason to look elsewhere.
        const bool same =
            m_lifetime == m_document.lifetime() || (before.min == m_box.min && before.max == m_box.max);
        m_lifetime = m_document.lifetime();
        m_framed = m_framed && same && !before.empty();
        if (!m_framed) {
            m_previous.clear();
            Q_EMIT cameraChanged();
        }
        m_camera.setSceneBox(m_box);
        m_interaction.cancel();
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

void ViewportWidget::outlineShells(const std::vector<PieceId>& pieces) {
    if (pieces != m_outlined) {
        m_outlined = pieces;
        redraw();
    }
}

void ViewportWidget::redraw() {
    if (m_canvas != nullptr) {
        m_dirty = true;
        m_canvas->update();
    }
}

void ViewportWidget::setLight(ViewLight light) {
    m_theme = light == ViewLight::Dark ? ViewTheme::dark() : ViewTheme::light();
    m_changes.selection = m_changes.layers = true;
    redraw();
}

void ViewportWidget::setTool(ViewTool tool) {
    if (tool != m_interaction.tool()) {
        m_mark.reset();
        m_interaction.setTool(tool);
        setCursor(m_interaction.current().cursor());
        Q_EMIT toolChanged(tool);
        redraw();
    }
}

void ViewportWidget::setAxes(ViewAxes axes) {
    m_interaction.setAxes(axes);
    redraw();
}

void ViewportWidget::setRest(const std::optional<RestOptions>& rest) {
    if (rest != m_interaction.options().rest) {
        m_interaction.cancel();
        m_interaction.setRest(rest);
        redraw();
    }
}

void ViewportWidget::setBanner(const QStringList& texts) {
    if (texts != m_banner) {
        m_banner = texts;
        redraw();
    }
}

void ViewportWidget::setRegion(const std::string& name, bool vertices) {
    if (name != m_interaction.options().region || vertices != m_regionVertices) {
        m_interaction.setRegion(name);
        m_regionVertices = vertices;
        redraw();
    }
}

void ViewportWidget::showVolumeEdits(bool shown) {
    if (shown != m_volumeEdits) {
        m_volumeEdits = shown;
        redraw();
    }
}

void ViewportWidget::setCamera(const OrbitCamera& camera) {
    m_camera = camera;
    m_camera.setViewport(width(), height());
    m_framed = true;
    Q_EMIT cameraChanged();
    redraw();
}

void ViewportWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_camera.setViewport(width(), height());
    m_dirty = true;
}

} // namespace sinew
