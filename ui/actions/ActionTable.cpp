#include "ui/actions/ActionTable.h"

#include "app/view/OverlayTable.h"
#include "ui/viewport/ToolTable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

/// All but tools and overlays, which are rows of their own tables.
constexpr std::array kActions{
    ActionSpec{"file.open", QT_TRANSLATE_NOOP("Actions", "&Open..."), "open", "Ctrl+O",
               QT_TRANSLATE_NOOP("Actions", "Open a character or a Sinew project")},
    ActionSpec{"file.sample", QT_TRANSLATE_NOOP("Actions", "Open Sa&mple Character"), "person", "",
               QT_TRANSLATE_NOOP("Actions", "Open the wayfarer, the character that comes with Sinew")},
    ActionSpec{
        "file.loadSkeleton", QT_TRANSLATE_NOOP("Actions", "&Load Skeleton..."), "skeleton", "Ctrl+K",
        QT_TRANSLATE_NOOP("Actions", "Take the skeleton from another file instead of the character's own")},
    ActionSpec{"file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "save", "Ctrl+S",
               QT_TRANSLATE_NOOP("Actions",
                                 "Save the project: settings, pose, view and where the character came from")},
    ActionSpec{"file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &As..."), "save-as", "Ctrl+Shift+S",
               QT_TRANSLATE_NOOP("Actions", "Save the project under another name")},
    ActionSpec{"file.export", QT_TRANSLATE_NOOP("Actions", "&Export..."), "export", "Ctrl+E",
               QT_TRANSLATE_NOOP("Actions",
                                 "Write the bound character for an engine, and read it back to check it")},
    ActionSpec{"file.close", QT_TRANSLATE_NOOP("Actions", "&Close"), "close", "Ctrl+W",
               QT_TRANSLATE_NOOP("Actions", "Close the character and return to the welcome page")},
    ActionSpec{"file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "quit", "Ctrl+Q",
               QT_TRANSLATE_NOOP("Actions", "Quit Sinew")},
    ActionSpec{"edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "undo", "Ctrl+Z",
               QT_TRANSLATE_NOOP("Actions", "Take the last step back")},
    ActionSpec{"edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y",
               QT_TRANSLATE_NOOP("Actions", "Do the step again that was taken back")},
    ActionSpec{"edit.deselect", QT_TRANSLATE_NOOP("Actions", "&Deselect All"), "", "Ctrl+Shift+A",
               QT_TRANSLATE_NOOP("Actions", "Select no joint, part or point")},
    ActionSpec{"edit.settings", QT_TRANSLATE_NOOP("Actions", "&Settings..."), "settings", "Ctrl+,",
               QT_TRANSLATE_NOOP("Actions", "Language, theme, navigation and autosave")},
    ActionSpec{"view.frameAll", QT_TRANSLATE_NOOP("Actions", "Frame &All"), "frame-all", "A; Home",
               QT_TRANSLATE_NOOP("Actions", "Show the whole character")},
    ActionSpec{"view.frameSelection", QT_TRANSLATE_NOOP("Actions", "Frame &Selection"), "frame-selection",
               "F", QT_TRANSLATE_NOOP("Actions", "Show the selected joint, part or point up close")},
    ActionSpec{"view.front", QT_TRANSLATE_NOOP("Actions", "&Front"), "cube", "1",
               QT_TRANSLATE_NOOP("Actions", "Look at the front")},
    ActionSpec{"view.back", QT_TRANSLATE_NOOP("Actions", "&Back"), "cube", "Ctrl+1",
               QT_TRANSLATE_NOOP("Actions", "Look at the back")},
    ActionSpec{"view.right", QT_TRANSLATE_NOOP("Actions", "&Right"), "cube", "3",
               QT_TRANSLATE_NOOP("Actions", "Look at the character's right side")},
    ActionSpec{"view.left", QT_TRANSLATE_NOOP("Actions", "&Left"), "cube", "Ctrl+3",
               QT_TRANSLATE_NOOP("Actions", "Look at the character's left side")},
    ActionSpec{"view.top", QT_TRANSLATE_NOOP("Actions", "&Top"), "cube", "7",
               QT_TRANSLATE_NOOP("Actions", "Look from above")},
    ActionSpec{"view.bottom", QT_TRANSLATE_NOOP("Actions", "Botto&m"), "cube", "Ctrl+7",
               QT_TRANSLATE_NOOP("Actions", "Look from below")},
    ActionSpec{"view.orthographic", QT_TRANSLATE_NOOP("Actions", "&Orthographic"), "perspective", "5",
               QT_TRANSLATE_NOOP("Actions", "Look without perspective, so that lengths can be compared"),
               ActionKind::Toggle},
    ActionSpec{"view.xray", QT_TRANSLATE_NOOP("Actions", "&X-Ray Skeleton"), "xray", "X",
               QT_TRANSLATE_NOOP("Actions", "Draw the skeleton through the mesh"), ActionKind::Toggle},
    ActionSpec{"view.isolines", QT_TRANSLATE_NOOP("Actions", "&Isolines"), "isolines", "Shift+I",
               QT_TRANSLATE_NOOP("Actions", "Draw lines of equal distance on the heat maps"),
               ActionKind::Toggle},
    ActionSpec{"view.slice", QT_TRANSLATE_NOOP("Actions", "Slice &Volume"), "slice", "C",
               QT_TRANSLATE_NOOP("Actions", "Cut voxels and octree open along a plane"), ActionKind::Toggle},
    ActionSpec{"view.exportPreview", QT_TRANSLATE_NOOP("Actions", "Preview as in an &Engine"), "engine",
               "Ctrl+P",
               QT_TRANSLATE_NOOP("Actions",
                                 "Deform as game engines do: 4 influences, weights of 8 bits, linear blend"),
               ActionKind::Toggle},
    ActionSpec{"view.fullScreen", QT_TRANSLATE_NOOP("Actions", "F&ull Screen"), "fullscreen", "F11",
               QT_TRANSLATE_NOOP("Actions", "Fill the screen with the window"), ActionKind::Toggle},
    ActionSpec{"view.resetLayout", QT_TRANSLATE_NOOP("Actions", "Reset &Panels"), "panel", "",
               QT_TRANSLATE_NOOP("Actions", "Put all panels back where they were at first")},
    ActionSpec{"parts.hide", QT_TRANSLATE_NOOP("Actions", "&Hide Part"), "eye-off", "Ctrl+H",
               QT_TRANSLATE_NOOP("Actions", "Hide the selected part: it is not drawn, picked, painted or "
                                            "selected, but bound and exported")},
    ActionSpec{"parts.isolate", QT_TRANSLATE_NOOP("Actions", "&Isolate Part"), "", "/",
               QT_TRANSLATE_NOOP("Actions", "Show the selected part alone; once more shows all parts again")},
    ActionSpec{"parts.showAll", QT_TRANSLATE_NOOP("Actions", "&Show All Parts"), "eye", "Ctrl+Shift+H",
               QT_TRANSLATE_NOOP("Actions", "Show the hidden parts again")},
    ActionSpec{"parts.selectPoints", QT_TRANSLATE_NOOP("Actions", "Select Part's &Points"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Select all points of the selected part")},
    ActionSpec{"parts.acceptAll", QT_TRANSLATE_NOOP("Actions", "&Accept All Proposals"), "check", "",
               QT_TRANSLATE_NOOP("Actions", "Treat every part as the report proposes, in one step")},
    ActionSpec{"bind.run", QT_TRANSLATE_NOOP("Actions", "&Bind"), "bind", "Ctrl+B",
               QT_TRANSLATE_NOOP("Actions",
                                 "Bind the character to its skeleton with the settings of the Bind panel")},
    ActionSpec{"bind.cancel", QT_TRANSLATE_NOOP("Actions", "&Cancel"), "cancel", "Ctrl+.",
               QT_TRANSLATE_NOOP("Actions", "Stop the work that runs; nothing changes")},
    ActionSpec{
        "bind.live", QT_TRANSLATE_NOOP("Actions", "&Follow Settings"), "live", "Ctrl+Shift+B",
        QT_TRANSLATE_NOOP("Actions", "Solve anew by itself when a setting of a bound character changes"),
        ActionKind::Toggle},
    ActionSpec{"bind.defaults", QT_TRANSLATE_NOOP("Actions", "&Default Settings"), "reset", "",
               QT_TRANSLATE_NOOP("Actions", "Put all settings of the Bind panel back to their defaults")},
    ActionSpec{
        "bind.fitSkeleton", QT_TRANSLATE_NOOP("Actions", "Fit S&keleton"), "skeleton", "",
        QT_TRANSLATE_NOOP("Actions", "Scale, turn and move a skeleton that lies outside the mesh into it")},
    ActionSpec{"regions.sphere", QT_TRANSLATE_NOOP("Actions", "Add &Sphere Region"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Weigh a part of the character its own way: a sphere round the "
                                            "selected points or the selected joint's bone")},
    ActionSpec{"regions.capsule", QT_TRANSLATE_NOOP("Actions", "Add &Capsule Region"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Weigh a part of the character its own way: a thick line along "
                                            "the selected points or the selected joint's bone")},
    ActionSpec{"regions.box", QT_TRANSLATE_NOOP("Actions", "Add &Box Region"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Weigh a part of the character its own way: a box round the "
                                            "selected points or the selected joint's bone")},
    ActionSpec{"regions.points", QT_TRANSLATE_NOOP("Actions", "Region from Selected &Points"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Weigh the selected points their own way")},
    ActionSpec{
        "pose.local", QT_TRANSLATE_NOOP("Actions", "&Local Axes"), "local", "L",
        QT_TRANSLATE_NOOP("Actions", "Turn and move along the joint's own axes instead of the world's"),
        ActionKind::Toggle},
    ActionSpec{"pose.resetJoint", QT_TRANSLATE_NOOP("Actions", "Reset &Joint"), "reset", "Alt+R",
               QT_TRANSLATE_NOOP("Actions", "Put the selected joint back to the bind pose")},
    ActionSpec{"pose.resetAll", QT_TRANSLATE_NOOP("Actions", "Reset &All"), "reset-all", "Alt+Shift+R",
               QT_TRANSLATE_NOOP("Actions", "Put all joints back to the bind pose")},
    ActionSpec{"pose.copy", QT_TRANSLATE_NOOP("Actions", "&Copy Pose"), "copy", "Ctrl+C",
               QT_TRANSLATE_NOOP("Actions", "Copy the pose")},
    ActionSpec{"pose.paste", QT_TRANSLATE_NOOP("Actions", "&Paste Pose"), "paste", "Ctrl+V",
               QT_TRANSLATE_NOOP("Actions", "Put the copied pose on this skeleton")},
    ActionSpec{"pose.mirror", QT_TRANSLATE_NOOP("Actions", "Mirr&or Pose"), "mirror", "Ctrl+M",
               QT_TRANSLATE_NOOP("Actions", "Swap the left and the right side of the pose")},
    ActionSpec{
        "pose.dqs", QT_TRANSLATE_NOOP("Actions", "&Dual Quaternions"), "deformer", "D",
        QT_TRANSLATE_NOOP(
            "Actions", "Deform by dual quaternions, which keep volume in twists, instead of linear blending"),
        ActionKind::Toggle},
    ActionSpec{
        "pose.implicit", QT_TRANSLATE_NOOP("Actions", "Implicit S&kinning"), "implicit", "Shift+D",
        QT_TRANSLATE_NOOP(
            "Actions",
            "Hold the skin to the shape of its limb: bends keep volume, skin stops where it meets skin"),
        ActionKind::Toggle},
    ActionSpec{"pose.play", QT_TRANSLATE_NOOP("Actions", "Pla&y"), "play", "P",
               QT_TRANSLATE_NOOP("Actions", "Play the clip of the timeline, or pause it"),
               ActionKind::Toggle},
    ActionSpec{"points.through", QT_TRANSLATE_NOOP("Actions", "Select T&hrough"), "select-through", "Shift+X",
               QT_TRANSLATE_NOOP("Actions", "Pick points behind the surface too, not only those in sight"),
               ActionKind::Toggle},
    ActionSpec{"points.larger", QT_TRANSLATE_NOOP("Actions", "La&rger Brush"), "", "]",
               QT_TRANSLATE_NOOP("Actions", "Make the brush that picks points larger")},
    ActionSpec{"points.smaller", QT_TRANSLATE_NOOP("Actions", "S&maller Brush"), "", "[",
               QT_TRANSLATE_NOOP("Actions", "Make the brush that picks points smaller")},
    ActionSpec{"points.all", QT_TRANSLATE_NOOP("Actions", "All P&oints"), "", "Ctrl+A",
               QT_TRANSLATE_NOOP("Actions", "Select every point of the character")},
    ActionSpec{"points.none", QT_TRANSLATE_NOOP("Actions", "&No Points"), "", "Alt+A",
               QT_TRANSLATE_NOOP("Actions", "Let all selected points go")},
    ActionSpec{"points.invert", QT_TRANSLATE_NOOP("Actions", "&Invert Points"), "", "Ctrl+I",
               QT_TRANSLATE_NOOP("Actions", "Select the points that are not selected, and no others")},
    ActionSpec{"points.grow", QT_TRANSLATE_NOOP("Actions", "&Grow"), "", "Ctrl++; Ctrl+=",
               QT_TRANSLATE_NOOP("Actions", "Add the neighbours of the selected points, across seams too")},
    ActionSpec{"points.shrink", QT_TRANSLATE_NOOP("Actions", "&Shrink"), "", "Ctrl+-",
               QT_TRANSLATE_NOOP("Actions", "Take away the points at the rim of the selection")},
    ActionSpec{"points.linked", QT_TRANSLATE_NOOP("Actions", "&Linked Points"), "", "Ctrl+L",
               QT_TRANSLATE_NOOP("Actions", "Select the whole shells that have a selected point")},
    ActionSpec{"points.byRule", QT_TRANSLATE_NOOP("Actions", "By &Weight, Influences or Part..."), "",
               "Shift+W",
               QT_TRANSLATE_NOOP("Actions",
                                 "Show the panel that selects points by their weights, influences or part")},
    ActionSpec{
        "paint.joint", QT_TRANSLATE_NOOP("Actions", "Choose &Joint under Cursor"), "", "J",
        QT_TRANSLATE_NOOP("Actions", "Make the joint active that has most weight where the cursor is")},
    ActionSpec{"paint.point", QT_TRANSLATE_NOOP("Actions", "Sho&w Weights under Cursor"), "", "S",
               QT_TRANSLATE_NOOP("Actions",
                                 "List the joints of the point under the cursor, where they can be changed")},
    ActionSpec{"weights.smooth", QT_TRANSLATE_NOOP("Actions", "&Smooth"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Even out the weights of the selected points, or of all, over the surface")},
    ActionSpec{"weights.hammer", QT_TRANSLATE_NOOP("Actions", "&Hammer"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give the selected points the weights of those around them")},
    ActionSpec{"weights.average", QT_TRANSLATE_NOOP("Actions", "A&verage"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give all selected points the mean of their weights")},
    ActionSpec{"weights.normalize", QT_TRANSLATE_NOOP("Actions", "&Normalize"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Make the weights of each point sum to one")},
    ActionSpec{"weights.limit", QT_TRANSLATE_NOOP("Actions", "Limit &Influences"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Keep the largest influences of each point, as many as the panel "
                                            "Weights says, and tell what that costs")},
    ActionSpec{"weights.prune", QT_TRANSLATE_NOOP("Actions", "P&rune Small Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Leave out influences under the value in the panel Weights")},
    ActionSpec{"weights.relaxPosed", QT_TRANSLATE_NOOP("Actions", "R&elax in This Pose"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Change weights so that the surface is even as it is posed now")},
    ActionSpec{"weights.mirrorPlus", QT_TRANSLATE_NOOP("Actions", "&Mirror Layer +X to -X"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror what is painted in the active layer from the +X side to the other. "
                                 "To mirror all weights, use Mirror Everything")},
    ActionSpec{"weights.mirrorMinus", QT_TRANSLATE_NOOP("Actions", "M&irror Layer -X to +X"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Mirror what is painted in the active layer from the -X side to the other. "
                                 "To mirror all weights, use Mirror Everything")},
    ActionSpec{"weights.mirrorPairs", QT_TRANSLATE_NOOP("Actions", "Mirror &Pairs..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Show and change which joint is which one's partner, and the "
                                            "axis that is mirrored across")},
    ActionSpec{"weights.unmirrored", QT_TRANSLATE_NOOP("Actions", "Select &Unmatched Points"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Select the points that have no counterpart on the other side")},
    ActionSpec{
        "weights.lock", QT_TRANSLATE_NOOP("Actions", "&Lock Joint"), "", "Shift+J",
        QT_TRANSLATE_NOOP("Actions", "Keep brushes and operations off the weights of the active joint"),
        ActionKind::Toggle},
    ActionSpec{"weights.lockOthers", QT_TRANSLATE_NOOP("Actions", "Lock All &But This"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Lock every joint but the active one")},
    ActionSpec{"weights.unlockAll", QT_TRANSLATE_NOOP("Actions", "&Unlock All"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Let brushes and operations change every joint's weights again")},
    ActionSpec{"weights.copy", QT_TRANSLATE_NOOP("Actions", "&Copy Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Keep the weights of the selected points for pasting")},
    ActionSpec{"weights.paste", QT_TRANSLATE_NOOP("Actions", "Pas&te Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give the selected points the copied weights")},
    ActionSpec{"weights.rogues", QT_TRANSLATE_NOOP("Actions", "Select &Odd Points"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Select points whose weights differ from all their neighbours'")},
    ActionSpec{"weights.addPaint", QT_TRANSLATE_NOOP("Actions", "Add &Paint Layer"), "", "",
               QT_TRANSLATE_NOOP("Actions", "A layer to paint on, above the solver's weights")},
    ActionSpec{"weights.addMirror", QT_TRANSLATE_NOOP("Actions", "Mirror &Everything (New Layer)"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Add a mirror layer: it gives one side all weights of the other, whatever "
                                 "is painted or bound below it")},
    ActionSpec{"weights.addRelax", QT_TRANSLATE_NOOP("Actions", "Add &Relax Layer"), "", "",
               QT_TRANSLATE_NOOP("Actions", "A layer that evens out the weights below it")},
    ActionSpec{"weights.carryOver", QT_TRANSLATE_NOOP("Actions", "&Carry Over From..."), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Bring layers to this mesh from the file of another mesh, on which "
                                 "they were painted")},
    ActionSpec{"weights.flatten", QT_TRANSLATE_NOOP("Actions", "&Flatten Layers"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Make one painted layer of all")},
    ActionSpec{"help.shortcuts", QT_TRANSLATE_NOOP("Actions", "&Shortcuts"), "keyboard", "F1",
               QT_TRANSLATE_NOOP("Actions", "All actions and their keys")},
    ActionSpec{"help.about", QT_TRANSLATE_NOOP("Actions", "&About Sinew"), "info", "",
               QT_TRANSLATE_NOOP("Actions", "Version, licence, and the papers Sinew builds on")},
};

/// The parts of ids before the first dot, as users read them.
constexpr std::array<std::string_view, 12> kGroups{"file",    "edit", "view",   "layer", "parts",   "bind",
                                                   "regions", "pose", "points", "paint", "weights", "help"};

auto groupOf(const ActionSpec& spec) {
    const std::string_view id = spec.id;
    return std::ranges::find(kGroups, id.substr(0, id.find('.'))) - kGroups.begin();
}

std::vector<ActionSpec> allActions() {
    std::vector<ActionSpec> all;
    for (const ToolRow& row : toolTable()) {
        all.push_back({row.id, row.text, row.icon, row.keys, row.tip, ActionKind::Toggle});
    }
    for (const OverlayRow& row : overlayTable()) {
        all.push_back({row.id, row.text, row.icon, row.keys, row.tip, ActionKind::Toggle});
    }
    all.insert(all.end(), kActions.begin(), kActions.end());
    std::ranges::stable_sort(all, {}, groupOf);
    return all;
}

} // namespace

std::span<const ActionSpec> actionTable() {
    static const std::vector<ActionSpec> all = allActions();
    return all;
}

} // namespace sinew
