#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/ViewState.h"
#include "app/jobs/SceneInspector.h"
#include "app/jobs/TaskPool.h"
#include "app/jobs/WeightTransfers.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OrbitCamera.h"
#include "app/view/ViewData.h"
#include "app/view/pick/WeightNumbers.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/SceneRenderer.h"
#include "ui/viewport/ViewportCanvas.h"
#include "ui/viewport/tools/ViewInteraction.h"

#include <QLabel>
#include <QTimer>
#include <QWidget>

class QPainter;

namespace sinew {

class OverlayPainter;
struct ScreenBox;

enum class ViewLight { Dark, Light };

/// The character in three dimensions: shows the document as ViewState says, turns clicks into selections and
/// drags into poses. Draws only when something has changed. Where OpenGL 3.3 is not to be had it says so and
/// the rest of the program goes on.
class ViewportWidget : public QWidget {
    Q_OBJECT
public:
    ViewportWidget(Document& document, PosedMesh& posed, ViewState& view, SceneInspector& inspector,
                   TaskPool& pool, QWidget* parent = nullptr);
    ~ViewportWidget() override;

    /// Where the drawn paths to the selected vertex come from; without one none are drawn. Outlives this.
    void setExplainer(Explainer* explainer);

    /// Where the overlay of matches comes from; without one it stays empty. Outlives this.
    void setTransferPreview(TransferPreview* preview);

    /// Whose faults of joints are marked and told of; without one there are none. Outlives this.
    void setJointCheck(const JointCheck* check);

    /// What follows drags of joints in rest mode; without one nothing does. Outlives this.
    void setDragPreview(DragPreview* preview) { m_interaction.setDragPreview(preview); }

    /// Which chains and colliders are brought out, and which the collider tool drags; without one none are.
    /// Outlives this.
    void setSpringChoice(SpringChoice* choice);

    /// Whose markers are set here, and whose skeleton is drawn as a ghost; without one there is none.
    /// Outlives this.
    void setRigDraft(RigDraft* draft);

    /// Whether pictures can be drawn here.
    bool drawable() const { return m_canvas != nullptr; }
    bool softwareRenderer() const { return m_canvas != nullptr && m_canvas->softwareRenderer(); }

    void frameAll();
    /// The selected vertex, else joint, else part; without any, everything.
    void frameSelection();
    void frameBox(const Aabb& box);
    void framePoints(std::span<const Vec3> vertices);
    /// Rings a place and draws what could hide it faintly, until something else is selected, clicked or done.
    void setMark(const ViewMark& mark);
    /// The same, and brings it into view.
    void showMark(const ViewMark& mark);
    void dropMark();
    /// Of selected parts these shells are outlined in the place of the whole, until something else is
    /// selected; none: the parts.
    void outlineShells(const std::vector<sinew::PieceId>& pieces);
    const std::optional<ViewMark>& mark() const { return m_mark; }
    void setStandardView(StandardView view);
    /// The camera as it was before the last jump: a call of frame..., showMark or setStandardView. The last
    /// ten can be taken back, until another character is shown.
    void previousView();
    bool hasPreviousView() const { return !m_previous.empty(); }
    void setTool(ViewTool tool);
    ViewTool tool() const { return m_interaction.tool(); }
    /// Whether the tool works on vertices of meshes.
    bool vertexTool() const { return m_interaction.current().picksVertices(); }
    /// How tools for vertices pick.
    const PickOptions& pickOptions() const { return m_interaction.options().pick; }
    void setPickOptions(const PickOptions& options) { m_interaction.setPickOptions(options); }
    /// What brushes do.
    const PaintOptions& paintOptions() const { return m_interaction.options().paint; }
    void setPaintOptions(const PaintOptions& options) { m_interaction.setPaintOptions(options); }
    /// The weight of the active joint at the vertex under the brush; nothing: there is none.
    std::optional<float> weightUnderBrush() const;
    /// The ring of a brush is laid anew on what lies under the cursor.
    void hoverAgain() { m_interaction.hoverAgain(); }
    /// What lies under the cursor: its vertex is explained, its strongest joint becomes the active one.
    void pickVertexUnderCursor() { explain(m_interaction.underCursor()); }
    void pickJointUnderCursor() { chooseJoint(m_interaction.underCursor()); }
    /// The same for what a menu was asked for.
    void explain(const ViewHit& hit) { m_interaction.picks().explain(hit); }
    void chooseJoint(const ViewHit& hit) { m_interaction.picks().chooseJoint(hit); }
    /// The region to bring out and to paint, empty for none, and whether its vertices are marked.
    void setRegion(const std::string& name, bool vertices);
    /// Edits of the volume are outlined whatever overlays are shown; else only with those of voxels.
    void showVolumeEdits(bool shown);
    /// That region, also in the midst of a stroke; null: none. Until the next event.
    const Region* shownRegion() const { return m_interaction.shownRegion(); }
    void setAxes(ViewAxes axes);
    ViewAxes axes() const { return m_interaction.options().axes; }
    /// Where clicks of the cage tool put vertices.
    void setDrawDepth(DrawDepth depth) { m_interaction.setDrawDepth(depth); }
    void setStrokeDepth(DrawDepth depth) { m_interaction.setStrokeDepth(depth); }
    DrawDepth drawDepth() const { return m_interaction.options().drawDepth; }
    /// What weights could not reach in the last drag of the skin; null: nothing was dragged, or the document
    /// shows something else since.
    const DragRemainder* remainder() const { return m_interaction.current().remainder(); }
    /// How joints are edited in rest mode; nothing: they are posed.
    void setRest(const std::optional<RestOptions>& rest);
    /// Whether what tools do to joints, envelopes and colliders happens on the other side too.
    void setSymmetric(bool symmetric) { m_interaction.setSymmetric(symmetric); }
    /// A line at the upper edge of the picture, over everything, or more where it is narrow; empty: none.
    void setBanner(const QStringList& texts);
    QString banner() const { return m_banner.join(QStringLiteral(" · ")); }
    /// What the tool writes beside the cursor; empty: nothing, as ever while the cursor is elsewhere.
    QString cursorText() const;
    void setLight(ViewLight light);
    const OrbitCamera& camera() const { return m_camera; }
    void setCamera(const OrbitCamera& camera);
    /// Moves the camera by an arrow key, plus or minus; the caller draws. False: it is another key.
    bool moveByKey(const QKeyEvent& event);
    /// Frames the character if that was never done.
    void frameFirst();

    int framesDrawn() const { return m_framesDrawn; }
    /// How often the surface's colours were worked out and uploaded; 0 without a renderer.
    int surfaceColorings() const { return surfaceCounts().colorings; }
    /// The same by vertices, and how many got other weights there.
    SurfaceCounts surfaceCounts() const { return m_renderer ? m_renderer->counts() : SurfaceCounts(); }
    double lastFrameMilliseconds() const { return m_frameMilliseconds; }
    /// Something that is shown is still being worked out in the background.
    bool busy() const { return m_data.busy(); }
    /// The picture that stands still is still getting smoother edges.
    bool refining() const { return m_refineTimer.isActive() || (m_refineDue && isVisible()); }

    QSize sizeHint() const override { return {960, 720}; }

Q_SIGNALS:
    void hoverText(const QString& text); ///< what is under the cursor, for a status bar; empty: nothing
    void toolChanged(sinew::ViewTool tool);
    void cameraChanged(); ///< by a call, not by the mouse or the keys of this widget
    void pickOptionsChanged();
    void paintOptionsChanged();
    void escaped(); ///< Escape, where there is nothing in the view to leave by it
    void vertexPicked(const sinew::VertexId& vertex); ///< asked to be explained; already selected
    void frameDrawn(double milliseconds);
    void strokeDrawn(const std::vector<sinew::Vec3>& stroke); ///< for a chain of joints, model space
    void skinDragged(); ///< what weights could not reach (remainder) is another
    /// A right click or the menu key: what lies there is selected already, unless the tool is one for
    /// vertices.
    void menuAsked(const sinew::ViewHit& hit, const QPoint& global);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void tabletEvent(QTabletEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void makeContent();
    void connectInteraction();
    void focusMoved(const QWidget* from, const QWidget* to);
    bool leaveByEscape();
    bool leavable() const;
    bool takesKey(const QKeyEvent& key) const;
    void askForMenu(const QPointF& point);
    void documentChanged(DocumentChanges what);
    void viewChanged();
    void paint(Gl& gl);
    void paintScene(Gl& gl);
    void refine(Gl& gl, const QSize& pixels);
    void paintOverlay(const Frame& frame);
    std::vector<ScreenBox> paintLegends(QPainter& painter, const OverlayPainter& overlay, const Frame& frame);
    void writeWeights(QPainter& painter);
    void listInfluences(QPainter& painter, const std::vector<ScreenBox>& taken);
    void redraw();
    void keepView();
    Frame frame(Gl& gl) const;
    QVector4D clipPlane() const;
    std::vector<Vec3> shownVertices() const;
    Aabb selectionBox() const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    TaskPool& m_pool;
    ViewData m_data;
    OrbitCamera m_camera;
    std::vector<OrbitCamera> m_previous; ///< before each jump; the last one is the next to come back
    Aabb m_box;                          ///< of the shown character
    ViewInteraction m_interaction;
    WeightNumbers m_numbers;
    Explainer* m_explainer = nullptr;
    TransferPreview* m_transfer = nullptr;
    RigDraft* m_rig = nullptr;
    const JointCheck* m_jointCheck = nullptr;
    bool m_regionVertices = false; ///< those of the chosen region are marked
    bool m_volumeEdits = false;    ///< they are outlined without voxels too
    std::optional<ViewMark> m_mark;
    std::vector<PieceId> m_outlined; ///< shells that stand for their parts
    QStringList m_banner;
    ViewSettings m_shownView; ///< what the overlays were last brought up to date for
    ViewTheme m_theme = ViewTheme::dark();
    std::optional<QPointF> m_menuPress; ///< where the right button went down; nothing: not for a menu
    ViewportCanvas* m_canvas = nullptr;
    QLabel* m_message = nullptr;
    std::unique_ptr<SceneRenderer> m_renderer;
    std::unique_ptr<StillRefiner> m_refiner; ///< where the renderer is a slow one
    QTimer m_refineTimer;
    bool m_dirty = true; ///< the picture is not what it should be
    bool m_refineDue = false;
    bool m_focusByMouse = false; ///< how the focus came here last
    bool m_endsTyping = false;   ///< the press that comes took it from a field
    Changes m_changes;
    std::uint64_t m_skinRevision = 0; ///< of the posed mesh, when it last changed
    quint64 m_lifetime = 0;           ///< of the document whose scene was shown last
    bool m_framed = false;            ///< the scene has been brought into view once
    int m_framesDrawn = 0;
    double m_frameMilliseconds = 0.0;
};

} // namespace sinew
