#include "ui/actions/Actions.h"

#include "app/view/OverlayTable.h"
#include "ui/viewport/ToolTable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

/// Of files, edits, the view and help.
constexpr std::array kProgramActions{
    ActionSpec{"file.open", QT_TRANSLATE_NOOP("Actions", "&Open..."), "open", "Ctrl+O",
               QT_TRANSLATE_NOOP("Actions", "Open a character or a Sinew project")},
    ActionSpec{"file.sample", QT_TRANSLATE_NOOP("Actions", "Open Sa&mple Character"), "person", "",
               QT_TRANSLATE_NOOP("Actions", "Open the sample character that comes with Sinew")},
    ActionSpec{"file.loadSkeleton", QT_TRANSLATE_NOOP("Actions", "&Load Skeleton..."), "skeleton", "Ctrl+K",
               QT_TRANSLATE_NOOP("Actions", "Replace the character's skeleton with one from another file")},
    ActionSpec{"file.reload", QT_TRANSLATE_NOOP("Actions", "Reloa&d"), "live", "Ctrl+R",
               QT_TRANSLATE_NOOP("Actions", "Read the character's file again and keep all work")},
    ActionSpec{"file.replaceMesh", QT_TRANSLATE_NOOP("Actions", "Replace Mes&h..."), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Put the mesh of another file in the character's place and keep all work")},
    ActionSpec{"file.pictureMesh", QT_TRANSLATE_NOOP("Actions", "Pict&ure Mesh..."), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Choose which pixels of the picture are the character, and how fine its "
                                 "triangles are")},
    ActionSpec{"file.compareDisk", QT_TRANSLATE_NOOP("Actions", "Compare With File on D&isk..."), "compare",
               "Ctrl+Alt+D",
               QT_TRANSLATE_NOOP("Actions",
                                 "Show how the character's file differs from the character that is "
                                 "open, before you reload it")},
    ActionSpec{"file.textureFolder", QT_TRANSLATE_NOOP("Actions", "Te&xture Folder..."), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Read textures that lie outside the character's folder from a folder that "
                                 "you choose")},
    ActionSpec{"file.save", QT_TRANSLATE_NOOP("Actions", "&Save"), "save", "Ctrl+S",
               QT_TRANSLATE_NOOP(
                   "Actions", "Save the project: settings, pose, view and the path of the character's file")},
    ActionSpec{"file.saveAs", QT_TRANSLATE_NOOP("Actions", "Save &As..."), "save-as", "Ctrl+Shift+S",
               QT_TRANSLATE_NOOP("Actions", "Save the project under a new name")},
    ActionSpec{
        "file.export", QT_TRANSLATE_NOOP("Actions", "&Export..."), "export", "Ctrl+E",
        QT_TRANSLATE_NOOP("Actions", "Write the bound character to a file, and read it back to check it")},
    ActionSpec{
        "file.outfit", QT_TRANSLATE_NOOP("Actions", "Dress With an Out&fit..."), "person", "Ctrl+Alt+O",
        QT_TRANSLATE_NOOP("Actions", "Give all parts of an outfit's file the weights of the open character")},
    ActionSpec{
        "file.lods", QT_TRANSLATE_NOOP("Actions", "Ma&ke LODs..."), "mesh", "",
        QT_TRANSLATE_NOOP("Actions", "Write levels of detail: coarser meshes that keep their weights")},
    ActionSpec{"file.batch", QT_TRANSLATE_NOOP("Actions", "&Bind a Folder..."), "folder", "",
               QT_TRANSLATE_NOOP("Actions", "Bind all characters of a folder alike, while you work on")},
    ActionSpec{"file.liveLink", QT_TRANSLATE_NOOP("Actions", "Live Link to Blender"), "live", "Ctrl+Alt+W",
               QT_TRANSLATE_NOOP("Actions",
                                 "Give Blender, which opened this character, the weights after every bind "
                                 "and stroke"),
               ActionKind::Toggle},
    ActionSpec{"file.savePicture", QT_TRANSLATE_NOOP("Actions", "Save &Picture..."), "picture", "F12",
               QT_TRANSLATE_NOOP("Actions", "Render the view in soft light, and save it as a PNG")},
    ActionSpec{"file.saveTurntable", QT_TRANSLATE_NOOP("Actions", "Save &Turntable..."), "turntable",
               "Ctrl+F12",
               QT_TRANSLATE_NOOP("Actions", "Render the character turning once: pictures, WebP or MP4")},
    ActionSpec{"file.close", QT_TRANSLATE_NOOP("Actions", "&Close"), "close", "Ctrl+W",
               QT_TRANSLATE_NOOP("Actions", "Close the character and return to the welcome page")},
    ActionSpec{"file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "quit", "Ctrl+Q",
               QT_TRANSLATE_NOOP("Actions", "Quit Sinew")},
    ActionSpec{"edit.undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), "undo", "Ctrl+Z",
               QT_TRANSLATE_NOOP("Actions", "Undo the last step")},
    ActionSpec{"edit.redo", QT_TRANSLATE_NOOP("Actions", "&Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y",
               QT_TRANSLATE_NOOP("Actions", "Redo the step that was undone")},
    ActionSpec{"edit.deselect", QT_TRANSLATE_NOOP("Actions", "&Deselect All"), "", "Ctrl+Shift+A",
               QT_TRANSLATE_NOOP("Actions", "Deselect all joints, parts and vertices")},
    ActionSpec{"edit.commands", QT_TRANSLATE_NOOP("Actions", "&Find Command..."), "search", "F3",
               QT_TRANSLATE_NOOP("Actions", "Find any command by its name or key, and run it")},
    ActionSpec{"edit.settings", QT_TRANSLATE_NOOP("Actions", "&Settings..."), "settings", "Ctrl+,",
               QT_TRANSLATE_NOOP("Actions", "Language, theme, navigation and autosave")},
    ActionSpec{"mode.skeleton", QT_TRANSLATE_NOOP("Actions", "&Skeleton Mode"), "skeleton", "1",
               QT_TRANSLATE_NOOP("Actions", "Make a skeleton, or edit it as it is bound: move, add, rename "
                                            "and delete joints"),
               ActionKind::Toggle},
    ActionSpec{"mode.bind", QT_TRANSLATE_NOOP("Actions", "&Bind Mode"), "bind", "2",
               QT_TRANSLATE_NOOP("Actions", "Bind the skin to the skeleton, and set how it is bound"),
               ActionKind::Toggle},
    ActionSpec{"mode.pose", QT_TRANSLATE_NOOP("Actions", "&Pose Mode"), "person", "3",
               QT_TRANSLATE_NOOP("Actions", "Pose the character to see how it bends; limits, drivers, shapes "
                                            "and springs"),
               ActionKind::Toggle},
    ActionSpec{"mode.paint", QT_TRANSLATE_NOOP("Actions", "P&aint Mode"), "brush", "4",
               QT_TRANSLATE_NOOP("Actions", "Paint weights on layers, and change them by operations"),
               ActionKind::Toggle},
    ActionSpec{"mode.inspect", QT_TRANSLATE_NOOP("Actions", "&Inspect Mode"), "explain", "5",
               QT_TRANSLATE_NOOP("Actions", "Find out why vertices have their weights; report, tables and "
                                            "parts over the whole width"),
               ActionKind::Toggle},
    ActionSpec{"view.frameAll", QT_TRANSLATE_NOOP("Actions", "Frame &All"), "frame-all", "A; Home",
               QT_TRANSLATE_NOOP("Actions", "Show the whole character")},
    ActionSpec{"view.frameSelection", QT_TRANSLATE_NOOP("Actions", "Frame &Selection"), "frame-selection",
               "F", QT_TRANSLATE_NOOP("Actions", "Show the selected joint, part or vertex up close")},
    ActionSpec{"view.previous", QT_TRANSLATE_NOOP("Actions", "Previous View"), "back", "Alt+Home",
               QT_TRANSLATE_NOOP("Actions", "Put the camera back to where it was before it last jumped: to a "
                                            "row of the report, a selection or a view")},
    ActionSpec{"view.front", QT_TRANSLATE_NOOP("Actions", "&Front"), "cube", "Num+1; Ctrl+1",
               QT_TRANSLATE_NOOP("Actions", "Look at the front")},
    ActionSpec{"view.back", QT_TRANSLATE_NOOP("Actions", "&Back"), "cube", "Ctrl+Num+1; Ctrl+Alt+1",
               QT_TRANSLATE_NOOP("Actions", "Look at the back")},
    ActionSpec{"view.right", QT_TRANSLATE_NOOP("Actions", "&Right"), "cube", "Num+3; Ctrl+3",
               QT_TRANSLATE_NOOP("Actions", "Look at the character's right side")},
    ActionSpec{"view.left", QT_TRANSLATE_NOOP("Actions", "&Left"), "cube", "Ctrl+Num+3; Ctrl+Alt+3",
               QT_TRANSLATE_NOOP("Actions", "Look at the character's left side")},
    ActionSpec{"view.top", QT_TRANSLATE_NOOP("Actions", "&Top"), "cube", "Num+7; Ctrl+7",
               QT_TRANSLATE_NOOP("Actions", "Look from above")},
    ActionSpec{"view.bottom", QT_TRANSLATE_NOOP("Actions", "Botto&m"), "cube", "Ctrl+Num+7; Ctrl+Alt+7",
               QT_TRANSLATE_NOOP("Actions", "Look from below")},
    ActionSpec{"view.orthographic", QT_TRANSLATE_NOOP("Actions", "&Orthographic"), "perspective",
               "Num+5; Ctrl+5", QT_TRANSLATE_NOOP("Actions", "View without perspective, to compare lengths"),
               ActionKind::Toggle},
    ActionSpec{"view.shaded", QT_TRANSLATE_NOOP("Actions", "S&haded View"), "mesh", "F5",
               QT_TRANSLATE_NOOP("Actions", "Show the shaded mesh and the skeleton alone; use it again to "
                                            "return to the overlays of before"),
               ActionKind::Toggle},
    ActionSpec{"view.weights", QT_TRANSLATE_NOOP("Actions", "&Weights View"), "weights", "F6",
               QT_TRANSLATE_NOOP("Actions",
                                 "Show the weights of the selected joint, or of all joints; use it "
                                 "again to return to the overlays of before"),
               ActionKind::Toggle},
    ActionSpec{"view.volume", QT_TRANSLATE_NOOP("Actions", "&Debug Volume View"), "voxels", "F7",
               QT_TRANSLATE_NOOP("Actions",
                                 "Show voxels, mesh defects and bone paths without the mesh; use it "
                                 "again to return to the overlays of before"),
               ActionKind::Toggle},
    ActionSpec{"view.xray", QT_TRANSLATE_NOOP("Actions", "&X-Ray Skeleton"), "xray", "X",
               QT_TRANSLATE_NOOP("Actions", "Draw the skeleton through the mesh"), ActionKind::Toggle},
    ActionSpec{"view.influences", QT_TRANSLATE_NOOP("Actions", "Only &Joints With Weights"), "",
               "Alt+Shift+W",
               QT_TRANSLATE_NOOP("Actions", "Hide joints without weights in the view and in the tree"),
               ActionKind::Toggle},
    ActionSpec{"view.isolines", QT_TRANSLATE_NOOP("Actions", "&Isolines"), "isolines", "Shift+I",
               QT_TRANSLATE_NOOP("Actions", "Draw lines of equal distance on the colour maps"),
               ActionKind::Toggle},
    ActionSpec{"view.normalMaps", QT_TRANSLATE_NOOP("Actions", "Normal Maps"), "normal-maps", "Alt+Shift+B",
               QT_TRANSLATE_NOOP("Actions", "Shade the surface by the normal maps of its materials"),
               ActionKind::Toggle},
    ActionSpec{"view.smooth", QT_TRANSLATE_NOOP("Actions", "Smooth Preview"), "", "Alt+Shift+S",
               QT_TRANSLATE_NOOP("Actions", "Show the selected parts, or all, as smooth subdivided surfaces; "
                                            "the Parts panel has their levels"),
               ActionKind::Toggle},
    ActionSpec{"view.springs", QT_TRANSLATE_NOOP("Actions", "Springs Swing"), "springs-swing", "Z",
               QT_TRANSLATE_NOOP("Actions",
                                 "Let chains swing while you pose and drag the character and while clips "
                                 "play. Off: joints stand as they are posed"),
               ActionKind::Toggle},
    ActionSpec{"view.studio", QT_TRANSLATE_NOOP("Actions", "&Studio"), "studio", "",
               QT_TRANSLATE_NOOP("Actions", "Light surfaces with key, fill and rim lights")},
    ActionSpec{
        "view.matcap", QT_TRANSLATE_NOOP("Actions", "&Matcap"), "matcap", "Shift+Z",
        QT_TRANSLATE_NOOP("Actions", "Draw all surfaces as grey clay, without textures, to judge form"),
        ActionKind::Toggle},
    ActionSpec{"view.flat", QT_TRANSLATE_NOOP("Actions", "&Flat"), "flat", "Ctrl+Alt+Z",
               QT_TRANSLATE_NOOP("Actions", "Draw textures and colour maps without light, as they are"),
               ActionKind::Toggle},
    ActionSpec{"view.shadows", QT_TRANSLATE_NOOP("Actions", "Sha&dows"), "shadows", "Alt+Z",
               QT_TRANSLATE_NOOP("Actions", "Let the studio light cast soft shadows, on the ground too"),
               ActionKind::Toggle},
    ActionSpec{"view.slice", QT_TRANSLATE_NOOP("Actions", "Slice &Volume"), "slice", "C",
               QT_TRANSLATE_NOOP("Actions", "Cut through voxels and octree along a plane"),
               ActionKind::Toggle},
    ActionSpec{
        "view.exportPreview", QT_TRANSLATE_NOOP("Actions", "Preview as in an &Engine"), "engine", "Ctrl+P",
        QT_TRANSLATE_NOOP("Actions",
                          "Deform as game engines do: 4 influences, 8-bit weights, classic linear skinning"),
        ActionKind::Toggle},
    ActionSpec{"view.compare", QT_TRANSLATE_NOOP("Actions", "&Compare Weights"), "compare", "Ctrl+Alt+C",
               QT_TRANSLATE_NOOP("Actions", "Show two or four sets of weights side by side, in one pose and "
                                            "under one camera"),
               ActionKind::Toggle},
    ActionSpec{"view.compareFour", QT_TRANSLATE_NOOP("Actions", "&Four Panes"), "", "Ctrl+Alt+F",
               QT_TRANSLATE_NOOP("Actions", "Compare four sets of weights instead of two"),
               ActionKind::Toggle},
    ActionSpec{"view.compareKeep", QT_TRANSLATE_NOOP("Actions", "&Keep These Weights"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Keep the document's present weights in the last pane, to compare "
                                 "them with those of other settings")},
    ActionSpec{"view.overlays", QT_TRANSLATE_NOOP("Actions", "Overlays..."), "eye", "F8",
               QT_TRANSLATE_NOOP("Actions", "Choose what the view shows over the mesh, and how strongly")},
    ActionSpec{"view.lowerPanels", QT_TRANSLATE_NOOP("Actions", "Lowe&r Panels"), "panel-lower", "F9",
               QT_TRANSLATE_NOOP("Actions", "Show the weights of a vertex, the report, the component editor, "
                                            "the parts and the log below the view"),
               ActionKind::Toggle},
    ActionSpec{"view.fullScreen", QT_TRANSLATE_NOOP("Actions", "F&ull Screen"), "fullscreen", "F11",
               QT_TRANSLATE_NOOP("Actions", "Show the window on the full screen"), ActionKind::Toggle},
    ActionSpec{"view.resetLayout", QT_TRANSLATE_NOOP("Actions", "Reset &Panels"), "panel", "",
               QT_TRANSLATE_NOOP("Actions", "Move all panels back to their original places")},
    ActionSpec{"help.whatsThis", QT_TRANSLATE_NOOP("Actions", "&What's This?"), "whats-this", "Shift+F1",
               QT_TRANSLATE_NOOP("Actions", "Then click anything, to read what it does and what to try when "
                                            "it looks wrong")},
    ActionSpec{"help.explainFocus", QT_TRANSLATE_NOOP("Actions", "&Explain This Field"), "", "Alt+F1",
               QT_TRANSLATE_NOOP("Actions", "Say what the field or button does that has the keyboard")},
    ActionSpec{"help.tour", QT_TRANSLATE_NOOP("Actions", "Take the &Tour"), "tour", "",
               QT_TRANSLATE_NOOP("Actions", "Five steps from the sample to an export, about two minutes")},
    ActionSpec{"help.shortcuts", QT_TRANSLATE_NOOP("Actions", "&Shortcuts"), "keyboard", "Ctrl+F1",
               QT_TRANSLATE_NOOP("Actions", "All actions and their keys")},
    ActionSpec{"help.engineScripts", QT_TRANSLATE_NOOP("Actions", "Sa&ve Engine Scripts..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Scripts for Unity, Unreal, Godot 4 and three.js that move "
                                            "joints and shapes by the drivers file of an export")},
    ActionSpec{"help.updates", QT_TRANSLATE_NOOP("Actions", "&Check for Updates..."), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Ask GitHub whether there is a newer version of Sinew; nothing but "
                                 "this version is sent")},
    ActionSpec{"help.about", QT_TRANSLATE_NOOP("Actions", "&About Sinew"), "info", "",
               QT_TRANSLATE_NOOP("Actions", "Version, licence and the papers that Sinew builds on")},
};

/// The parts of ids before the first dot, as users read them.
constexpr std::array<std::string_view, 14> kGroups{"file",     "edit",    "view",    "layer", "parts",
                                                   "skeleton", "bind",    "regions", "pose",  "points",
                                                   "paint",    "weights", "mode",    "help"};

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
    for (const std::span<const ActionSpec> table :
         {std::span<const ActionSpec>(kProgramActions), bindActions(), poseActions()}) {
        all.insert(all.end(), table.begin(), table.end());
    }
    std::ranges::stable_sort(all, {}, groupOf);
    return all;
}

} // namespace

std::span<const ActionSpec> actionTable() {
    static const std::vector<ActionSpec> all = allActions();
    return all;
}

} // namespace sinew
