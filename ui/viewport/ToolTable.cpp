#include "ui/viewport/ToolTable.h"

#include "app/document/edits/SelectEdits.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QStyleHints>

#include <array>
#include <utility>

namespace sinew {
namespace {

template<ClickTool::Clicks clicks>
std::unique_ptr<Tool> makeClick(const ToolDesk& desk) {
    return std::make_unique<ClickTool>(desk.document, desk.picks, clicks);
}

template<PoseDrag kind>
std::unique_ptr<Tool> makePose(const ToolDesk& desk) {
    return makePoseTool(kind, desk);
}

constexpr std::array kTools{
    ToolRow{ViewTool::Select, "pose.select", QT_TRANSLATE_NOOP("Actions", "&Select"), "select", "Q",
            QT_TRANSLATE_NOOP("Actions", "Click to select joints, parts and vertices"), ToolMenu::Pose,
            makeClick<ClickTool::Clicks::Select>},
    ToolRow{ViewTool::Move, "pose.move", QT_TRANSLATE_NOOP("Actions", "&Move"), "move", "W",
            QT_TRANSLATE_NOOP("Actions", "Move the selected joint"), ToolMenu::Pose,
            makePose<PoseDrag::Move>},
    ToolRow{ViewTool::Rotate, "pose.rotate", QT_TRANSLATE_NOOP("Actions", "&Rotate"), "rotate", "E",
            QT_TRANSLATE_NOOP("Actions", "Rotate the selected joint"), ToolMenu::Pose,
            makePose<PoseDrag::Turn>},
    ToolRow{ViewTool::Scale, "pose.scale", QT_TRANSLATE_NOOP("Actions", "Scal&e"), "scale", "R",
            QT_TRANSLATE_NOOP("Actions", "Scale the selected joint along its own axes"), ToolMenu::Pose,
            makePose<PoseDrag::Scale>},
    ToolRow{ViewTool::Ik, "pose.ik", QT_TRANSLATE_NOOP("Actions", "&Inverse Kinematics"), "ik", "I",
            QT_TRANSLATE_NOOP("Actions", "Drag a hand or foot; the limb follows"), ToolMenu::Pose,
            makePose<PoseDrag::Limb>},
    ToolRow{ViewTool::Explain, "pose.explain", QT_TRANSLATE_NOOP("Actions", "&Inspect Weights"), "explain",
            "U",
            QT_TRANSLATE_NOOP(
                "Actions",
                "Click a vertex to see which bones influence it, how far away they are, and the paths to it"),
            ToolMenu::Bind, makeClick<ClickTool::Clicks::Explain>},
    ToolRow{ViewTool::Envelope, "bind.editEnvelopes", QT_TRANSLATE_NOOP("Actions", "Edit Envelopes"),
            "edit-envelope", "Shift+B",
            QT_TRANSLATE_NOOP("Actions",
                              "Drag the handles of the selected joint's envelope: its radii, its ends "
                              "or all of it. Delete gives the bone the solver's envelope again"),
            ToolMenu::Bind, makeEnvelopeTool},
    ToolRow{ViewTool::Collider, "springs.editColliders", QT_TRANSLATE_NOOP("Actions", "Edit Colliders"),
            "edit-collider", "Alt+Shift+C",
            QT_TRANSLATE_NOOP("Actions",
                              "Click the middle of a collider to choose it, drag its handles: its middle, "
                              "its ends or its radius. Delete removes it"),
            ToolMenu::Springs, makeColliderTool},
    ToolRow{ViewTool::Cage, "bind.drawCage", QT_TRANSLATE_NOOP("Actions", "Dra&w Cage"), "cage", "V",
            QT_TRANSLATE_NOOP("Actions",
                              "Click to place the vertices of a cage. Click the first one for a face, press "
                              "Enter for a chain or a point handle, Backspace to remove the last one. Drag a "
                              "vertex to move it, Escape to leave"),
            ToolMenu::Cage, makeCageTool},
    ToolRow{ViewTool::BoxSelect, "points.box", QT_TRANSLATE_NOOP("Actions", "&Box Select"), "select-box", "B",
            QT_TRANSLATE_NOOP("Actions", "Drag a box around vertices. Shift adds, Ctrl removes. Click for "
                                         "one vertex, double-click for its shell, Escape to leave"),
            ToolMenu::Select, makeBoxSelect},
    ToolRow{ViewTool::LassoSelect, "points.lasso", QT_TRANSLATE_NOOP("Actions", "L&asso Select"),
            "select-lasso", "Shift+L",
            QT_TRANSLATE_NOOP("Actions", "Draw a line around vertices. Shift adds, Ctrl removes"),
            ToolMenu::Select, makeLassoSelect},
    ToolRow{ViewTool::PaintSelect, "points.paint", QT_TRANSLATE_NOOP("Actions", "&Paint Select"),
            "select-paint", "O",
            QT_TRANSLATE_NOOP(
                "Actions", "Brush over vertices. Shift adds, Ctrl removes, the wheel changes the brush size"),
            ToolMenu::Select, makePaintSelect},
    ToolRow{ViewTool::MeshEdit, "points.editMesh", QT_TRANSLATE_NOOP("Actions", "Edit Mesh"), "mesh-edit",
            "Shift+Q",
            QT_TRANSLATE_NOOP("Actions",
                              "Edit the mesh of a flat picture: drag vertices, click on an edge or inside to "
                              "add one, drag a box to select, Delete to remove, Escape to leave"),
            ToolMenu::Edit, makeMeshEditTool},
    ToolRow{ViewTool::PaintWeights, "paint.weights", QT_TRANSLATE_NOOP("Actions", "&Paint Weights"), "brush",
            "K",
            QT_TRANSLATE_NOOP(
                "Actions", "Paint the weights of the selected joint. Ctrl inverts the brush, Shift smooths, "
                           "Ctrl+Shift+click selects a joint"),
            ToolMenu::Weights, makeWeightBrush},
    ToolRow{ViewTool::DragSkin, "paint.dragSkin", QT_TRANSLATE_NOOP("Actions", "Drag Skin"), "drag-skin", "N",
            QT_TRANSLATE_NOOP("Actions", "Pose the character and drag its skin to where it should be. The "
                                         "weights follow. Ctrl drags one vertex, the wheel changes the size"),
            ToolMenu::Weights, makeSkinDragTool},
    ToolRow{ViewTool::PaintRegion, "paint.region", QT_TRANSLATE_NOOP("Actions", "&Paint Region"),
            "region-brush", "M",
            QT_TRANSLATE_NOOP("Actions", "Paint how much of each vertex belongs to the selected region, or a "
                                         "new region that keeps its shape. Ctrl removes, Shift smooths"),
            ToolMenu::Regions, makeRegionBrush},
    ToolRow{ViewTool::Markers, "skeleton.fromTemplate", QT_TRANSLATE_NOOP("Actions", "New &From Template..."),
            "person", "Ctrl+T",
            QT_TRANSLATE_NOOP("Actions", "Make a skeleton of a template that fits the character. Click to "
                                         "set the marker that is asked for, drag a marker to move it, "
                                         "Delete to take it back, Escape to leave"),
            ToolMenu::Skeleton, makeMarkerTool},
    ToolRow{ViewTool::Chain, "skeleton.drawChain", QT_TRANSLATE_NOOP("Actions", "Draw C&hain"), "chain",
            "Ctrl+Shift+T",
            QT_TRANSLATE_NOOP("Actions", "Draw a stroke over a tail, hair or a tentacle for a chain of "
                                         "joints along its middle"),
            ToolMenu::Skeleton, makeChainTool},
};

} // namespace

ClickTool::ClickTool(Document& document, ViewPicks& picks, Clicks clicks)
    : m_document(document)
    , m_picks(picks)
    , m_clicks(clicks) {}

bool ClickTool::press(const ToolEvent& event) {
    m_pressed = event.position;
    m_clicking = true;
    return true;
}

Repaint ClickTool::drag(const ToolEvent& /*event*/) {
    return Repaint::Nothing;
}

void ClickTool::release(const ToolEvent& event) {
    const double moved = (event.position - m_pressed).manhattanLength();
    if (std::exchange(m_clicking, false) && moved < QGuiApplication::styleHints()->startDragDistance()) {
        click(event);
    }
}

void ClickTool::click(const ToolEvent& event) {
    const ViewHit hit = m_picks.at(event.position, event.camera, true);
    if (event.keys.testFlag(Qt::ControlModifier) || m_clicks == Clicks::Explain) {
        m_picks.explain(hit);
    } else if (hit == ViewHit()) {
        if (!event.keepsSelection && !event.keys.testFlag(Qt::ShiftModifier)) {
            setSelection(m_document, {});
        }
    } else {
        m_picks.select(hit, event.keys.testFlag(Qt::ShiftModifier));
    }
}

bool showsBindPose(const Document& document, PosedMesh& posed) {
    return document.state().hasScene() && !posed.swings() &&
           posed.shownPose() == Pose::bindPose(document.state().scene->skeleton);
}

std::span<const ToolRow> toolTable() {
    return kTools;
}

} // namespace sinew
