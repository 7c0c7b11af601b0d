#pragma once

#include "app/document/Document.h"
#include "app/document/ViewState.h"
#include "app/view/gizmo/Gizmo.h"
#include "app/view/volume/SliceCut.h"
#include "ui/viewport/ToolTable.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <map>

namespace sinew {

class JointCheck;

/// Turns drags and the wheel into camera moves, by Blender's habits (middle button orbits, with Shift pans,
/// with Ctrl zooms) or Maya's (Alt with left orbits, with middle pans, with right zooms). A flat character
/// that is seen straight is turned in its plane instead of orbited.
class NavigationDrag final : public Tool {
public:
    /// `view` says by whose habits.
    NavigationDrag(const Document& document, const ViewState& view)
        : m_document(document)
        , m_view(view) {}

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& /*event*/) override { m_motion = Motion::None; }
    /// A camera move is nothing to give up: the document knows nothing of it.
    bool dragging() const override { return false; }
    void cancel() override { m_motion = Motion::None; }
    bool wheel(const ToolEvent& event, double notches) override;
    /// How far a wheel or a touchpad has turned.
    static double notches(const QWheelEvent& event);

private:
    enum class Motion { None, Orbit, Roll, Pan, Zoom };
    static Motion motionOf(const ToolEvent& event, Navigation habits);
    bool seenStraight(const OrbitCamera& camera) const;

    const Document& m_document;
    const ViewState& m_view;
    Motion m_motion = Motion::None;
    QPointF m_start;
    QPointF m_last;
};

/// The grip of the slicing plane: where it is, whether the cursor is over it, and what a drag does to
/// ViewState's slice.
class SliceDrag final : public Tool {
public:
    SliceDrag(const Document& document, ViewState& view)
        : m_document(document)
        , m_view(view) {}

    /// Whether anything is cut, so that there is a plane to show.
    static bool shown(const ViewSettings& view, const DocumentState& state);
    /// A place on the plane's rim that is easy to reach.
    static Vec3 grip(const ViewSettings& view, const Aabb& box);
    bool highlighted() const { return m_dragging || m_hovered; }

    Repaint hover(const ToolEvent& event) override;
    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& /*event*/) override { m_dragging = false; }
    bool dragging() const override { return m_dragging; }
    void cancel() override;

private:
    const Document& m_document;
    ViewState& m_view;
    ArrowDrag m_drag;
    double m_start = 0.0;
    bool m_hovered = false;
    bool m_dragging = false;
};

/// Hands what the mouse does in the view to whoever drags: the camera, the slicing plane, the tool in force.
/// Also says what the cursor is over.
class ViewInteraction : public QObject {
    Q_OBJECT
public:
    /// `camera` is moved; `box` is that of the shown character. Both outlive this.
    ViewInteraction(Document& document, PosedMesh& posed, ViewState& view, OrbitCamera& camera,
                    const Aabb& box, QObject* parent = nullptr);

    ViewTool tool() const { return m_tool; }
    /// Gives a drag up.
    void setTool(ViewTool tool);
    const Tool& current() const { return *m_tools.at(m_tool); }
    const SliceDrag& sliceDrag() const { return m_slice; }
    ViewPicks& picks() { return m_picks; }
    std::int32_t hoveredJoint() const { return m_hoveredJoint; }
    QPointF cursor() const { return m_cursor; }
    bool cursorInside() const { return m_cursorInside; }

    const ToolOptions& options() const { return m_options; }
    void setPickOptions(const PickOptions& options);
    void setPaintOptions(const PaintOptions& options);
    /// Chooses a region by its name; empty: none.
    void setRegion(const std::string& name) { m_options.region = name; }
    /// The chosen region, in the midst of a stroke as far as that has painted it; null: none is chosen. Until
    /// the next event.
    const Region* shownRegion() const;
    void setAxes(ViewAxes axes) { m_options.axes = axes; }
    void setDrawDepth(DrawDepth depth) { m_options.drawDepth = depth; }
    void setStrokeDepth(DrawDepth depth) { m_options.strokeDepth = depth; }
    /// Whose markers are set; null: none. Outlives this.
    void setRigDraft(RigDraft* draft) { m_options.rig = draft; }
    /// Whose faults of joints are told under the cursor; null: none. Outlives this.
    void setJointCheck(const JointCheck* check) { m_jointCheck = check; }
    /// What follows drags of joints in rest mode; null: nothing. Outlives this.
    void setDragPreview(DragPreview* preview) { m_options.drag = preview; }
    void setSpringChoice(SpringChoice* choice) { m_options.springs = choice; }
    /// How joints are edited in rest mode; nothing: they are posed.
    void setRest(const std::optional<RestOptions>& rest) { m_options.rest = rest; }
    void setSymmetric(bool symmetric) { m_options.symmetric = symmetric; }
    /// How hard a pen presses, 0 to 1; a mouse does so fully.
    void setPressure(double pressure) { m_pressure = pressure; }
    /// Whether the click that follows only ends the typing in a field: on nothing, it deselects nothing.
    void setEndsTyping(bool ends) { m_endsTyping = ends; }

    /// True: the press belongs to a camera move.
    bool pressCamera(const QMouseEvent& event);
    bool movingCamera() const { return m_held == &m_navigation; }
    void press(const QMouseEvent& event);
    void doublePress(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void wheel(const QWheelEvent& event);
    /// Whether the key is the tool's and no shortcut's.
    bool wantsKey(const QKeyEvent& key) const { return !dragging() && current().wantsKey(key); }
    void pressKey(const QKeyEvent& key);
    void leave();
    /// What lies under the cursor is another, although that has not moved: rings and numbers follow.
    void hoverAgain();
    /// True when there was a drag to be canceled.
    bool cancel();
    /// A drag that can be canceled, so not of the camera.
    bool dragging() const { return m_held != nullptr && m_held->dragging(); }

    /// Joints only where the tool in force picks them.
    ViewHit hitAt(const QPointF& point);
    /// What is under the cursor; nothing while something is dragged.
    ViewHit underCursor();

Q_SIGNALS:
    void hoverText(const QString& text);
    void redrawNeeded();
    void overlayChanged(); ///< only what is drawn over the picture
    void pickOptionsChanged();
    void paintOptionsChanged();
    void strokeDrawn(const std::vector<sinew::Vec3>& stroke); ///< for a chain of joints, model space
    void skinDragged(); ///< what weights could not reach (Tool::remainder) is another

private:
    ToolEvent eventOf(const QSinglePointEvent& event);
    void offer(const QMouseEvent& event, bool (Tool::*pressed)(const ToolEvent&));
    bool onAxes(const QPointF& point) const;
    void repaint(Repaint due);
    void hover(const ToolEvent& event);
    bool hoverJoint(const QPointF& point);
    QString describe(const SurfacePick& pick) const;
    QString describe(std::int32_t joint) const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewState& m_view;
    OrbitCamera& m_camera;
    const Aabb& m_box;
    ViewPicks m_picks;
    VertexPicker m_vertices;
    ToolOptions m_options;
    NavigationDrag m_navigation;
    SliceDrag m_slice;
    std::map<ViewTool, std::unique_ptr<Tool>> m_tools; ///< one for each row of the table
    ViewTool m_tool;
    Tool* m_held = nullptr; ///< took the press and has not been let go
    std::int32_t m_hoveredJoint = kNone;
    const JointCheck* m_jointCheck = nullptr;
    double m_pressure = 1.0;
    bool m_endsTyping = false;
    QPointF m_cursor;
    bool m_cursorInside = false;
};

} // namespace sinew
