#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/RestMode.h"
#include "app/painting/BrushStroke.h"
#include "app/view/DrawnShapes.h"
#include "app/view/gizmo/Gizmo.h"
#include "app/view/pick/PosedPicker.h"
#include "ui/viewport/ViewPicks.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

class DragPreview;
struct DragRemainder;
class RigDraft;
class SpringChoice;
struct Region;
struct ViewTheme;

/// How tools that work on vertices pick them.
struct PickOptions {
    bool through = false; ///< the surface hides nothing
    double radius = 32.0; ///< of a round brush, logical pixels
    bool operator==(const PickOptions&) const = default;

    static constexpr double kSmallest = 3.0;
    static constexpr double kLargest = 400.0;
    /// One step smaller or larger.
    void resize(double steps) {
        constexpr double growth = 1.15;
        radius = std::clamp(radius * std::pow(growth, steps), kSmallest, kLargest);
    }
};

enum class ViewAxes { Local, World };

/// What the user sets for tools; shared by all of them.
struct ToolOptions {
    PickOptions pick;
    PaintOptions paint;
    std::string region{};                      ///< chosen: name of the one that is brought out; empty: none
    ViewAxes axes = ViewAxes::Local;           ///< that joints are turned and moved along
    DrawDepth drawDepth = DrawDepth::Middle;   ///< where clicks put vertices of cages
    DrawDepth strokeDepth = DrawDepth::Middle; ///< where strokes for chains lie
    RigDraft* rig = nullptr;                   ///< whose markers are set; null: none
    DragPreview* drag = nullptr;               ///< follows joints dragged in rest mode; null: nothing does
    bool symmetric = false;                    ///< envelopes and colliders on the other side do the same
    SpringChoice* springs = nullptr;           ///< which chains and colliders are brought out; null: none
    std::optional<RestOptions> rest{}; ///< rest mode: joints are edited, not posed; nothing: it is off
};

/// What the tools of a view work on and share. One picker for all, so that vertices are projected to the
/// screen once.
struct ToolDesk {
    Document& document;
    PosedMesh& posed;
    ViewPicks& picks;
    VertexPicker& vertices;
    ToolOptions& options;
    const OrbitCamera& camera;
    std::function<void(const Error&)> tell;  ///< hears why a tool cannot do what it is asked for
    std::function<void(const QString&)> say; ///< hears what a tool has to say of itself, translated
    std::function<void(const std::vector<Vec3>&)> drawn{}; ///< hears of strokes for chains, model space
    std::function<void()> skinDragged{}; ///< hears that what Tool::remainder() gives is another
};

/// What the mouse did to a tool; places in logical pixels of the view.
struct ToolEvent {
    QPointF position;
    Qt::KeyboardModifiers keys;
    OrbitCamera& camera;
    const Aabb& box;                       ///< of the shown character
    Qt::MouseButton button = Qt::NoButton; ///< that went down or up
    double pressure = 1.0;                 ///< of a pen, 0 to 1
    bool keepsSelection = false;           ///< a click on nothing is no wish to deselect
};

/// What has to be drawn again after an event; the later includes the earlier.
enum class Repaint { Nothing, Overlay, Picture };

/// The vertex under a brush, and the room that the brush's ring takes on the screen.
struct TouchedVertex {
    VertexId vertex;
    QRectF ring;
};

enum class GizmoShape { Arrows, Rings, Boxes };

/// Handles around the selected joint.
struct ShownGizmo {
    Gizmo gizmo;
    GizmoShape shape = GizmoShape::Arrows; ///< boxes are arrows with other ends
    GizmoPart highlighted = GizmoPart::None;
};

/// Whatever a button can drag in the view: the tools of ToolTable, the slicing plane, the camera.
/// ViewInteraction offers each press to them in turn. Who takes it gets every move and the release that ends
/// it; the others hear nothing until then.
class Tool {
public:
    Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;
    virtual ~Tool() = default;

    /// True: it takes the press. Tools of the table are asked about the left button alone.
    virtual bool press(const ToolEvent& event) = 0;
    virtual bool doublePress(const ToolEvent& event) { return press(event); }
    virtual Repaint drag(const ToolEvent& event) = 0; ///< moves with the button down
    virtual void release(const ToolEvent& event) = 0;
    virtual Repaint hover(const ToolEvent& /*event*/) { return Repaint::Nothing; } ///< moves without a button
    /// Something that Escape gives up is under way: no click that waits for its release.
    virtual bool dragging() const = 0;
    /// Gives the drag up and leaves the document as it was before.
    virtual void cancel() = 0;
    /// The wheel turned (positive: away from the user). False: it belongs to the camera.
    virtual bool wheel(const ToolEvent& /*event*/, double /*notches*/) { return false; }

    /// Whether a key is the tool's now, whatever shortcut it is elsewhere. Not asked while something is
    /// dragged.
    virtual bool wantsKey(const QKeyEvent& /*key*/) const { return false; }
    virtual void pressKey(const QKeyEvent& /*key*/) {} ///< one that it wants
    virtual void putAway() {}                          ///< another tool is taken

    /// Over the picture, in logical pixels: the frame of a drag, a brush's ring about `cursor`.
    virtual void paint(QPainter& /*painter*/, const ViewTheme& /*theme*/, const QPointF& /*cursor*/) const {}
    /// Whether all that it paints belongs to the cursor, so that nothing is painted while that is elsewhere.
    virtual bool paintsAtCursor() const { return true; }
    virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
    /// In the picture: what there is to drag.
    virtual std::optional<ShownGizmo> gizmo(const OrbitCamera& /*camera*/) const { return std::nullopt; }
    /// In the picture: what the document does not have yet.
    virtual std::optional<CageShape> drawing() const { return std::nullopt; }
    /// The size of the drag, shown at the cursor: "32.5°".
    virtual QString text() const { return {}; }
    /// The vertex whose joints are listed beside the brush; nothing: no list.
    virtual std::optional<TouchedVertex> touched(const QPointF& /*cursor*/) const { return std::nullopt; }
    /// Whether a click puts something where the cursor is, on the character or beside it: not where the axes
    /// are drawn, which are no place of the scene.
    virtual bool places() const { return false; }
    /// Whether its strokes change what lies under the cursor, which lines around it would hide.
    virtual bool brushes() const { return false; }
    /// Whether its strokes paint the chosen region.
    virtual bool paintsRegion() const { return false; }
    /// That region in the midst of a stroke, which the document does not know yet; null: there is none.
    virtual const Region* paintedRegion() const { return nullptr; }
    /// What weights could not reach in the last drag of the skin; null: nothing was dragged.
    virtual const DragRemainder* remainder() const { return nullptr; }
    /// Whether joints light up and are picked under it; else it is left by Escape.
    virtual bool picksJoints() const { return false; }
    virtual bool picksVertices() const { return !picksJoints(); } ///< of meshes, so that menus offer theirs
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

/// What the left button does in the view; each has a row in ToolTable. Count: how many there are.
enum class ViewTool {
    Select,
    Rotate,
    Move,
    Scale,
    Ik,
    Explain,
    Cage,
    BoxSelect,
    LassoSelect,
    PaintSelect,
    MeshEdit,
    PaintWeights,
    DragSkin,
    PaintRegion,
    Envelope,
    Collider,
    Markers,
    Chain,
    Count
};

/// Whether the view shows the character as it was bound: what is placed on it then lies where the document
/// means it to. False without a scene. O(#J).
bool showsBindPose(const Document& document, PosedMesh& posed);

/// The menu that lists a tool, and its neighbours in the tool bar.
enum class ToolMenu { Edit, Pose, Bind, Springs, Cage, Select, Weights, Regions, Skeleton };

/// A tool of the view. Action, menu, tool bar, shortcut and hint follow from its row. Texts are English,
/// marked for translation in the context "Actions".
struct ToolRow {
    ViewTool tool;
    const char* id; ///< of its action
    const char* text;
    const char* icon;
    const char* keys;
    const char* tip;
    ToolMenu menu;
    std::unique_ptr<Tool> (*make)(const ToolDesk& desk);
};

/// What a drag does to joints: rings turn the selected one, arrows move it, boxes scale it, and a limb is
/// pulled by whatever joint is pressed.
enum class PoseDrag { Turn, Move, Scale, Limb };

// What rows make of tools whose classes are private to their file in tools/.
std::unique_ptr<Tool> makePoseTool(PoseDrag kind, const ToolDesk& desk); ///< poses joints by drags
std::unique_ptr<Tool> makeCageTool(const ToolDesk& desk);                ///< draws cages and point handles
std::unique_ptr<Tool> makeEnvelopeTool(const ToolDesk& desk);            ///< edits volumes of bones
std::unique_ptr<Tool> makeColliderTool(const ToolDesk& desk);            ///< edits colliders of springs
std::unique_ptr<Tool> makeBoxSelect(const ToolDesk& desk);               ///< selects vertices in a rectangle
std::unique_ptr<Tool> makeLassoSelect(const ToolDesk& desk);  ///< selects vertices in a line around them
std::unique_ptr<Tool> makePaintSelect(const ToolDesk& desk);  ///< selects vertices under a round brush
std::unique_ptr<Tool> makeMeshEditTool(const ToolDesk& desk); ///< edits the flat meshes of pictures
std::unique_ptr<Tool> makeWeightBrush(const ToolDesk& desk);  ///< paints weights
std::unique_ptr<Tool> makeSkinDragTool(const ToolDesk& desk); ///< drags vertices in a pose; weights follow
std::unique_ptr<Tool> makeRegionBrush(const ToolDesk& desk);  ///< paints how much of each vertex a region has
std::unique_ptr<Tool> makeMarkerTool(const ToolDesk& desk);   ///< sets the markers of a template
std::unique_ptr<Tool> makeChainTool(const ToolDesk& desk);    ///< draws the stroke of a chain of joints

/// The one table of all tools, in the order of menus and tool bar; the first is the one a view starts with.
std::span<const ToolRow> toolTable();

} // namespace sinew
