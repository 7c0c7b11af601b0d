#include "ui/actions/Actions.h"

#include <QCoreApplication>

#include <array>

namespace sinew {
namespace {

/// Of parts, the bind, regions and weights.
constexpr std::array kBindActions{
    ActionSpec{"parts.hide", QT_TRANSLATE_NOOP("Actions", "&Hide Selected"), "eye-off", "H; Ctrl+H",
               QT_TRANSLATE_NOOP("Actions",
                                 "Hide the selected parts, or else the selected joints. With a brush or a "
                                 "selection tool: the faces of the selected vertices"),
               ActionKind::Push, "Ctrl+H"},
    ActionSpec{"parts.isolate", QT_TRANSLATE_NOOP("Actions", "&Isolate Selected"), "", "Shift+H; /",
               QT_TRANSLATE_NOOP("Actions", "Hide all that is not selected; use it again to show all"),
               ActionKind::Push, "Alt+H; /"},
    ActionSpec{"parts.ghost", QT_TRANSLATE_NOOP("Actions", "&Ghost Selected Parts"), "ghost", "Ctrl+Alt+G",
               QT_TRANSLATE_NOOP("Actions", "Show the selected parts faintly; clicks and brushes go through "
                                            "them. Use it again to show them as before")},
    ActionSpec{"parts.ghostOthers", QT_TRANSLATE_NOOP("Actions", "Ghost &Other Parts"), "", "Ctrl+Alt+I",
               QT_TRANSLATE_NOOP("Actions", "Show all parts but the selected ones faintly; use it again to "
                                            "show all as before")},
    ActionSpec{"parts.showAll", QT_TRANSLATE_NOOP("Actions", "&Show All"), "eye", "Alt+H; Ctrl+Shift+H",
               QT_TRANSLATE_NOOP("Actions", "Show all hidden and ghosted parts, joints and faces"),
               ActionKind::Push, "Ctrl+Shift+H"},
    ActionSpec{"parts.selectPoints", QT_TRANSLATE_NOOP("Actions", "Select Part &Vertices"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Select all vertices of the selected part")},
    ActionSpec{"parts.acceptAll", QT_TRANSLATE_NOOP("Actions", "&Accept All Proposals"), "check", "",
               QT_TRANSLATE_NOOP("Actions", "Bind every part as the report proposes, in one step")},
    ActionSpec{"bind.fixAll", QT_TRANSLATE_NOOP("Actions", "Fi&x All Issues"), "check", "Ctrl+Alt+B",
               QT_TRANSLATE_NOOP("Actions", "Do all that the Report panel offers, in one step")},
    ActionSpec{"bind.report", QT_TRANSLATE_NOOP("Actions", "Show Repor&t"), "report", "Ctrl+Alt+R",
               QT_TRANSLATE_NOOP("Actions", "Show the issues found. Arrow keys move through them and show "
                                            "each in the view, Enter does what its button does")},
    ActionSpec{"bind.checkPage", QT_TRANSLATE_NOOP("Actions", "Save Check &Page..."), "report", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Bend the character through its range of motion, and save figures of its "
                                 "weights and pictures of the worst poses as a page for browsers")},
    ActionSpec{"bind.run", QT_TRANSLATE_NOOP("Actions", "&Bind Skin"), "bind", "Ctrl+B",
               QT_TRANSLATE_NOOP("Actions",
                                 "Bind the character to its skeleton with the settings of the Bind panel")},
    ActionSpec{"bind.cancel", QT_TRANSLATE_NOOP("Actions", "&Cancel"), "cancel", "Ctrl+.",
               QT_TRANSLATE_NOOP("Actions", "Cancel the running task; nothing changes")},
    ActionSpec{
        "bind.live", QT_TRANSLATE_NOOP("Actions", "&Live Update"), "live", "Ctrl+Shift+B",
        QT_TRANSLATE_NOOP("Actions", "Bind again automatically when a setting or the skeleton changes"),
        ActionKind::Toggle},
    ActionSpec{"bind.defaults", QT_TRANSLATE_NOOP("Actions", "&Default Settings"), "reset", "",
               QT_TRANSLATE_NOOP("Actions", "Reset all settings of the Bind panel to their defaults")},
    ActionSpec{"bind.fitSkeleton", QT_TRANSLATE_NOOP("Actions", "Fit S&keleton"), "skeleton", "",
               QT_TRANSLATE_NOOP(
                   "Actions", "Scale, rotate and move a skeleton that lies outside the mesh into the mesh")},
    ActionSpec{"bind.addCage", QT_TRANSLATE_NOOP("Actions", "Add Ca&ge From OBJ..."), "cube", "",
               QT_TRANSLATE_NOOP("Actions", "Read a cage, closed or open: each of its vertices becomes a "
                                            "joint that moves what lies around it")},
    ActionSpec{"bind.addLattice", QT_TRANSLATE_NOOP("Actions", "Add Lattice"), "cube", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Put a lattice of control vertices around the selected vertices, the "
                                 "selected parts or the whole character")},
    ActionSpec{"bind.cageSurface", QT_TRANSLATE_NOOP("Actions", "Cage Vertices on the &Surface"), "",
               "Shift+V",
               QT_TRANSLATE_NOOP("Actions", "Place the vertices of drawn cages on the surface instead of in "
                                            "the middle of the volume"),
               ActionKind::Toggle},
    ActionSpec{"regions.sphere", QT_TRANSLATE_NOOP("Actions", "Add &Sphere Region"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give an area its own weight settings: a sphere around the "
                                            "selected vertices or the selected joint's bone")},
    ActionSpec{"regions.capsule", QT_TRANSLATE_NOOP("Actions", "Add &Capsule Region"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give an area its own weight settings: a capsule along the "
                                            "selected vertices or the selected joint's bone")},
    ActionSpec{"regions.box", QT_TRANSLATE_NOOP("Actions", "Add &Box Region"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give an area its own weight settings: a box around the selected "
                                            "vertices or the selected joint's bone")},
    ActionSpec{"regions.points", QT_TRANSLATE_NOOP("Actions", "Region from Selected &Vertices"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give the selected vertices their own weight settings")},
    ActionSpec{
        "pose.local", QT_TRANSLATE_NOOP("Actions", "&Local Axes"), "local", "L",
        QT_TRANSLATE_NOOP("Actions", "Rotate and move along the joint's own axes instead of the world axes"),
        ActionKind::Toggle},
    ActionSpec{"points.through", QT_TRANSLATE_NOOP("Actions", "Select T&hrough"), "select-through", "Shift+X",
               QT_TRANSLATE_NOOP("Actions", "Also select hidden vertices behind the surface"),
               ActionKind::Toggle},
    ActionSpec{"points.larger", QT_TRANSLATE_NOOP("Actions", "La&rger Brush"), "", "]",
               QT_TRANSLATE_NOOP("Actions", "Make the selection brush larger")},
    ActionSpec{"points.smaller", QT_TRANSLATE_NOOP("Actions", "S&maller Brush"), "", "[",
               QT_TRANSLATE_NOOP("Actions", "Make the selection brush smaller")},
    ActionSpec{"points.all", QT_TRANSLATE_NOOP("Actions", "All &Vertices"), "", "Ctrl+A",
               QT_TRANSLATE_NOOP("Actions", "Select every vertex of the character")},
    ActionSpec{"points.none", QT_TRANSLATE_NOOP("Actions", "&No Vertices"), "", "Alt+A",
               QT_TRANSLATE_NOOP("Actions", "Deselect all vertices")},
    ActionSpec{"points.invert", QT_TRANSLATE_NOOP("Actions", "&Invert Selection"), "", "Ctrl+I",
               QT_TRANSLATE_NOOP("Actions", "Select exactly the vertices that are not selected now")},
    ActionSpec{
        "points.grow", QT_TRANSLATE_NOOP("Actions", "&Grow Selection"), "", "Ctrl++; Ctrl+=",
        QT_TRANSLATE_NOOP("Actions", "Add the neighbours of the selected vertices, also across seams")},
    ActionSpec{"points.shrink", QT_TRANSLATE_NOOP("Actions", "&Shrink Selection"), "", "Ctrl+-",
               QT_TRANSLATE_NOOP("Actions", "Remove the vertices at the edge of the selection")},
    ActionSpec{"points.linked", QT_TRANSLATE_NOOP("Actions", "&Linked Vertices"), "", "Ctrl+L",
               QT_TRANSLATE_NOOP("Actions", "Select every shell that has a selected vertex")},
    ActionSpec{
        "points.byRule", QT_TRANSLATE_NOOP("Actions", "By &Weight, Influences or Part..."), "", "Shift+W",
        QT_TRANSLATE_NOOP("Actions", "Show the panel that selects vertices by weight, influences or part")},
    ActionSpec{"paint.joint", QT_TRANSLATE_NOOP("Actions", "Select &Joint under Cursor"), "", "J",
               QT_TRANSLATE_NOOP("Actions", "Select the joint with the largest weight under the cursor")},
    ActionSpec{"paint.point", QT_TRANSLATE_NOOP("Actions", "Sho&w Weights under Cursor"), "", "S",
               QT_TRANSLATE_NOOP(
                   "Actions", "List the weights of the vertex under the cursor, to inspect or change them")},
    ActionSpec{"paint.influences", QT_TRANSLATE_NOOP("Actions", "Influences &Beside Brush"), "", "Ctrl+Alt+U",
               QT_TRANSLATE_NOOP("Actions",
                                 "List the joints and weights of the vertex under the brush beside its ring"),
               ActionKind::Toggle},
    ActionSpec{"paint.mirror", QT_TRANSLATE_NOOP("Actions", "Mirrored Painting"), "mirror", "Alt+Y",
               QT_TRANSLATE_NOOP("Actions", "Brushes also paint the other side: the weights of the mirrored "
                                            "joint, the amounts of the region"),
               ActionKind::Toggle},
    ActionSpec{"paint.flood", QT_TRANSLATE_NOOP("Actions", "Flood"), "brush", "Ctrl+Alt+J",
               QT_TRANSLATE_NOOP(
                   "Actions", "Apply the brush once to all selected vertices, or to all visible vertices")},
    ActionSpec{
        "weights.components", QT_TRANSLATE_NOOP("Actions", "Component E&ditor"), "", "Ctrl+Alt+E",
        QT_TRANSLATE_NOOP("Actions", "Show the weights of the selected vertices as a table, to edit them")},
    ActionSpec{"weights.smooth", QT_TRANSLATE_NOOP("Actions", "&Smooth"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Smooth the weights of the selected vertices, or of all, over the surface")},
    ActionSpec{"weights.sharpen", QT_TRANSLATE_NOOP("Actions", "Sh&arpen"), "", "Ctrl+Alt+L",
               QT_TRANSLATE_NOOP("Actions", "Make the transitions between joints narrower: on the selected "
                                            "vertices, or on all")},
    ActionSpec{"weights.hammer", QT_TRANSLATE_NOOP("Actions", "&Hammer"), "", "Ctrl+Alt+H",
               QT_TRANSLATE_NOOP(
                   "Actions", "Replace the weights of the selected vertices with those of their neighbours")},
    ActionSpec{"weights.average", QT_TRANSLATE_NOOP("Actions", "A&verage"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give all selected vertices the average of their weights")},
    ActionSpec{"weights.normalize", QT_TRANSLATE_NOOP("Actions", "&Normalize"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Make the weights of each vertex sum to 1")},
    ActionSpec{
        "weights.limit", QT_TRANSLATE_NOOP("Actions", "Limit &Influences"), "", "",
        QT_TRANSLATE_NOOP(
            "Actions",
            "Keep only the largest influences of each vertex. Their number is set in the Weights panel")},
    ActionSpec{"weights.prune", QT_TRANSLATE_NOOP("Actions", "P&rune Small Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Remove weights below the value set in the Weights panel")},
    ActionSpec{"weights.relaxPosed", QT_TRANSLATE_NOOP("Actions", "R&elax in Pose"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Change weights to smooth the surface in the current pose")},
    ActionSpec{"weights.mirrorPlus", QT_TRANSLATE_NOOP("Actions", "&Mirror Layer +X to -X"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Mirror the active paint layer from the +X side to the -X side. "
                                            "To mirror all weights, use Mirror Everything")},
    ActionSpec{"weights.mirrorMinus", QT_TRANSLATE_NOOP("Actions", "M&irror Layer -X to +X"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Mirror the active paint layer from the -X side to the +X side. "
                                            "To mirror all weights, use Mirror Everything")},
    ActionSpec{
        "weights.mirrorPairs", QT_TRANSLATE_NOOP("Actions", "Joint Ma&pping..."), "", "",
        QT_TRANSLATE_NOOP("Actions", "Show and change which joints mirror each other, and the mirror axis")},
    ActionSpec{
        "weights.unmirrored", QT_TRANSLATE_NOOP("Actions", "Select &Unmatched Vertices"), "", "",
        QT_TRANSLATE_NOOP("Actions", "Select the vertices that have no counterpart on the other side")},
    ActionSpec{"weights.lock", QT_TRANSLATE_NOOP("Actions", "&Lock Joint"), "", "Shift+J",
               QT_TRANSLATE_NOOP("Actions",
                                 "Protect the weights of the selected joints from brushes and operations"),
               ActionKind::Toggle},
    ActionSpec{"weights.lockOthers", QT_TRANSLATE_NOOP("Actions", "Lock All &Others"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Lock every joint except the selected ones")},
    ActionSpec{
        "weights.unlockAll", QT_TRANSLATE_NOOP("Actions", "&Unlock All"), "", "",
        QT_TRANSLATE_NOOP("Actions", "Let brushes and operations change the weights of all joints again")},
    ActionSpec{"weights.copy", QT_TRANSLATE_NOOP("Actions", "&Copy Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Copy the weights of the selected vertices")},
    ActionSpec{"weights.paste", QT_TRANSLATE_NOOP("Actions", "Pas&te Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Paste the copied weights onto the selected vertices")},
    ActionSpec{"weights.rogues", QT_TRANSLATE_NOOP("Actions", "Select &Outliers"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Select vertices whose weights differ from those of all their neighbours")},
    ActionSpec{"weights.check", QT_TRANSLATE_NOOP("Actions", "Chec&k Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Find vertices without weights, with weights of far joints or with noisy "
                                 "weights, and list them in the Report panel")},
    ActionSpec{"weights.repair", QT_TRANSLATE_NOOP("Actions", "Repair Fa&ulty Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Find vertices without weights, with weights of far joints or with "
                                 "noisy weights, and spread those of healthy vertices over them")},
    ActionSpec{"weights.addPaint", QT_TRANSLATE_NOOP("Actions", "Add &Paint Layer"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Add a layer to paint on")},
    ActionSpec{"weights.addMirror", QT_TRANSLATE_NOOP("Actions", "Mirror &Everything (New Layer)"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Add a layer that mirrors all weights below it from one side to the other")},
    ActionSpec{"weights.addRelax", QT_TRANSLATE_NOOP("Actions", "Add &Relax Layer"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Add a layer that smooths the weights below it")},
    ActionSpec{"weights.transfer", QT_TRANSLATE_NOOP("Actions", "Transfer Weights &From File..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Add a layer with the weights of another character, where its "
                                            "surface is near, spread smoothly over the rest")},
    ActionSpec{"weights.import", QT_TRANSLATE_NOOP("Actions", "Import Wei&ghts..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Add a layer with the weights of a CSV, JSON or RigNet file, or "
                                            "of images over UVs (their weights.json)")},
    ActionSpec{"weights.export", QT_TRANSLATE_NOOP("Actions", "E&xport Weights..."), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Write the weights to a CSV, JSON or RigNet file, or to images over UVs")},
    ActionSpec{
        "weights.carryOver", QT_TRANSLATE_NOOP("Actions", "&Transfer Layers From..."), "", "",
        QT_TRANSLATE_NOOP(
            "Actions",
            "Transfer the painted layers to this mesh from the file of the mesh they were painted on")},
    ActionSpec{"weights.flatten", QT_TRANSLATE_NOOP("Actions", "&Flatten Layers"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Merge all layers into one paint layer")},
    ActionSpec{
        "help.manual", QT_TRANSLATE_NOOP("Actions", "&Manual"), "help", "F1",
        QT_TRANSLATE_NOOP("Actions", "Open the manual; F1 shows the page about the panel under the cursor")},
};

} // namespace

std::span<const ActionSpec> bindActions() {
    return kBindActions;
}

} // namespace sinew
