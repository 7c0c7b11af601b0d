#pragma once

#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/view/gizmo/Gizmo.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/ViewPicks.h"

#include <QCoreApplication>

#include <cstdint>
#include <span>

namespace sinew {

/// What joints that are dragged in rest mode come to lie on.
class JointSnapping {
public:
    explicit JointSnapping(const ToolDesk& desk);

    /// `free`: where the joint would stand; it does where there is nothing to snap to under the cursor.
    /// `dragged`: joints that are no aim.
    Vec3 snapped(JointSnap snap, const ToolEvent& event, std::span<const std::int32_t> dragged,
                 const Vec3& free) const;

private:
    Vec3 atVertex(const ToolEvent& event, const Vec3& free) const;
    Vec3 atJoint(const ToolEvent& event, std::span<const std::int32_t> dragged, const Vec3& free) const;

    Document& m_document;
    ViewPicks& m_picks;
    VertexPicker& m_vertices;
};

/// A click selects the joint or part under the cursor, one on nothing deselects everything. Shift selects
/// joints beside those that are. With Ctrl, or
/// always if asked for, a click explains the vertex under the cursor.
class ClickTool : public Tool {
public:
    enum class Clicks { Select, Explain };
    ClickTool(Document& document, ViewPicks& picks, Clicks clicks = Clicks::Select);

    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    bool dragging() const override { return false; }
    void cancel() override { m_clicking = false; }
    Qt::CursorShape cursor() const override { return Qt::ArrowCursor; }
    bool picksJoints() const override { return true; }

private:
    void click(const ToolEvent& event);

    Document& m_document;
    ViewPicks& m_picks;
    Clicks m_clicks;
    QPointF m_pressed;
    bool m_clicking = false;
};

/// What a drag does to joints: rings turn the selected one, arrows move it, boxes scale it, and a limb is
/// pulled by whatever joint is pressed.
enum class PoseDrag { Turn, Move, Scale, Limb };

/// Poses joints by drags; in rest mode moves, turns and scales them as they are bound, where the new place is
/// drawn until the button is let go. One drag is one undoable step; canceling it leaves none. Where there is
/// nothing to drag, a press is the beginning of a click.
class PoseTool final : public ClickTool {
    Q_DECLARE_TR_FUNCTIONS(PoseTool)
public:
    PoseTool(PoseDrag kind, const ToolDesk& desk);

    bool press(const ToolEvent& event) override;
    /// With Ctrl turns snap to steps of 5 degrees, scales to tenths.
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& event) override;
    Repaint hover(const ToolEvent& event) override;
    bool dragging() const override { return m_step.has_value(); }
    void cancel() override;
    /// Nothing without a selected joint and while a clip plays; a limb has no handles.
    std::optional<ShownGizmo> gizmo(const OrbitCamera& camera) const override;
    QString text() const override { return m_text; }
    void paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const override;

private:
    GizmoPart pick(const ToolEvent& event) const;
    bool pressHandle(const ToolEvent& event);
    bool pressLimb(const ToolEvent& event);
    void begin(GizmoPart part);
    void end();
    void turn(double x, double y, bool snap);
    void scale(double x, double y, bool snap);
    void shift(double x, double y);
    void dragRest(const ToolEvent& event);
    void endRest();
    void endPreview();
    double scaleFactor(double x, double y, bool snap);
    double metersPerUnit() const;

    Document& m_document;
    PosedMesh& m_posed;
    ViewPicks& m_picks;
    const ToolOptions& m_options;
    PoseDrag m_kind;
    GizmoPart m_hovered = GizmoPart::None;
    GizmoPart m_part = GizmoPart::None;
    std::optional<Transaction> m_step; ///< while something is dragged
    std::int32_t m_joint = kNone;
    Pose m_startPose;
    std::vector<Transform> m_startJoints;
    RingDrag m_ring;
    ArrowDrag m_arrow;
    ScaleDrag m_scale;
    QString m_text;
    const OrbitCamera& m_camera;
    JointSnapping m_snapping;
    std::function<void(const Error&)> m_tell;
    SkeletonSteps m_restSteps;      ///< what a drag in rest mode does
    std::vector<Vec3> m_restPlaces; ///< of all joints after them, #J
};

} // namespace sinew
