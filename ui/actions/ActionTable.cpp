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

/// All but tools and overlays, which are rows of their own tables.
constexpr std::array kActions{
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
    ActionSpec{"view.frameAll", QT_TRANSLATE_NOOP("Actions", "Frame &All"), "frame-all", "A; Home",
               QT_TRANSLATE_NOOP("Actions", "Show the whole character")},
    ActionSpec{"view.frameSelection", QT_TRANSLATE_NOOP("Actions", "Frame &Selection"), "frame-selection",
               "F", QT_TRANSLATE_NOOP("Actions", "Show the selected joint, part or vertex up close")},
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
               QT_TRANSLATE_NOOP("Actions", "View without perspective, to compare lengths"),
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
    ActionSpec{"view.fullScreen", QT_TRANSLATE_NOOP("Actions", "F&ull Screen"), "fullscreen", "F11",
               QT_TRANSLATE_NOOP("Actions", "Show the window on the full screen"), ActionKind::Toggle},
    ActionSpec{"view.resetLayout", QT_TRANSLATE_NOOP("Actions", "Reset &Panels"), "panel", "",
               QT_TRANSLATE_NOOP("Actions", "Move all panels back to their original places")},
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
    ActionSpec{"pose.resetJoint", QT_TRANSLATE_NOOP("Actions", "Reset &Joint"), "reset", "Alt+R",
               QT_TRANSLATE_NOOP("Actions", "Reset the selected joint to the bind pose")},
    ActionSpec{"pose.resetAll", QT_TRANSLATE_NOOP("Actions", "Reset &All"), "reset-all", "Alt+Shift+R",
               QT_TRANSLATE_NOOP("Actions", "Reset all joints to the bind pose")},
    ActionSpec{"pose.copy", QT_TRANSLATE_NOOP("Actions", "&Copy Pose"), "copy", "Ctrl+C",
               QT_TRANSLATE_NOOP("Actions", "Copy the pose")},
    ActionSpec{"pose.paste", QT_TRANSLATE_NOOP("Actions", "&Paste Pose"), "paste", "Ctrl+V",
               QT_TRANSLATE_NOOP("Actions", "Paste the copied pose onto this skeleton")},
    ActionSpec{"pose.mirror", QT_TRANSLATE_NOOP("Actions", "Mirr&or Pose"), "mirror", "Ctrl+M",
               QT_TRANSLATE_NOOP("Actions", "Swap the left and right sides of the pose")},
    ActionSpec{"pose.armsUp", QT_TRANSLATE_NOOP("Actions", "&Arms Up"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Raise both arms, to see shoulders and armpits")},
    ActionSpec{"pose.deepSquat", QT_TRANSLATE_NOOP("Actions", "Deep &Squat"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Fold hips and knees, to see seat, groin and knees")},
    ActionSpec{"pose.fist", QT_TRANSLATE_NOOP("Actions", "&Fist"), "", "Alt+Shift+F",
               QT_TRANSLATE_NOOP("Actions", "Curl the fingers of both hands")},
    ActionSpec{"pose.lookBack", QT_TRANSLATE_NOOP("Actions", "&Look Back"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Turn neck and spine, to see neck and waist")},
    ActionSpec{"pose.keep", QT_TRANSLATE_NOOP("Actions", "Keep Pose on the S&helf"), "save", "Ctrl+Shift+K",
               QT_TRANSLATE_NOOP("Actions", "Keep the pose of the selected joints, or of all, for later")},
    ActionSpec{"pose.load", QT_TRANSLATE_NOOP("Actions", "Load Pose &File..."), "open", "",
               QT_TRANSLATE_NOOP("Actions", "Put a pose from a file on the pose shelf")},
    ActionSpec{"pose.save", QT_TRANSLATE_NOOP("Actions", "Sa&ve Pose File..."), "save", "",
               QT_TRANSLATE_NOOP("Actions", "Save the pose of the selected joints, or of all that are posed, "
                                            "to a file that other programs and the command line read")},
    ActionSpec{"pose.addDriver", QT_TRANSLATE_NOOP("Actions", "Add Driver"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Let the angle of the selected joint move another joint, or turn "
                                            "on a shape. The Pose panel shows its keys")},
    ActionSpec{"pose.shapeFromFile", QT_TRANSLATE_NOOP("Actions", "Shape From File..."), "open", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Make a shape of a mesh that was sculpted in this pose. The joint "
                                 "that is turned turns it on")},
    ActionSpec{"pose.shapeFromRemainder", QT_TRANSLATE_NOOP("Actions", "Make Shape of Remainder"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Make a shape of what weights could not reach when you dragged the "
                                 "skin. The joint that is turned drives it")},
    ActionSpec{"pose.shapeFromMethod", QT_TRANSLATE_NOOP("Actions", "Shape From Skinning Method"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Make a shape of what this skinning method shows in this pose over "
                                 "classic linear, and skin with classic linear from then on")},
    ActionSpec{"pose.loadMotion", QT_TRANSLATE_NOOP("Actions", "Load Motio&n..."), "motion", "Ctrl+Alt+M",
               QT_TRANSLATE_NOOP("Actions", "Play the animations of a BVH, FBX or other file on this "
                                            "skeleton. Joints are matched by their names")},
    ActionSpec{"pose.removeMotion", QT_TRANSLATE_NOOP("Actions", "Remove Motion"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Remove the loaded motion that the timeline shows")},
    ActionSpec{"pose.setKey", QT_TRANSLATE_NOOP("Actions", "&Set Key"), "key", "Alt+Shift+K",
               QT_TRANSLATE_NOOP("Actions", "Set a key of this pose at the time of the timeline")},
    ActionSpec{"pose.deleteKey", QT_TRANSLATE_NOOP("Actions", "&Delete Key"), "", "Ctrl+Alt+K",
               QT_TRANSLATE_NOOP("Actions", "Delete the key at the time of the timeline")},
    ActionSpec{"pose.deleteKeys", QT_TRANSLATE_NOOP("Actions", "Delete &All Keys"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Delete all pose keys")},
    ActionSpec{"pose.previousKey", QT_TRANSLATE_NOOP("Actions", "&Previous Key"), "", ",",
               QT_TRANSLATE_NOOP("Actions", "Go to the pose key before this time")},
    ActionSpec{"pose.nextKey", QT_TRANSLATE_NOOP("Actions", "&Next Key"), "", ".",
               QT_TRANSLATE_NOOP("Actions", "Go to the pose key after this time")},
    ActionSpec{"pose.turnCages", QT_TRANSLATE_NOOP("Actions", "Turn Ca&ge Joints"), "cube", "",
               QT_TRANSLATE_NOOP("Actions", "Rotate the joints of cages to follow the edges around them, "
                                            "which turned when the joints were moved")},
    ActionSpec{"pose.connect", QT_TRANSLATE_NOOP("Actions", "Connect by Pseudo-Edge"), "", "Ctrl+Alt+P",
               QT_TRANSLATE_NOOP("Actions",
                                 "Let the active joint and the other selected joints turn when one of "
                                 "them is moved. No weight depends on it")},
    ActionSpec{"pose.disconnect", QT_TRANSLATE_NOOP("Actions", "Remove Pseudo-Edge"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Remove the pseudo-edges between the selected joints, or all of a "
                                 "single selected joint")},
    ActionSpec{
        "pose.dqs", QT_TRANSLATE_NOOP("Actions", "&Dual Quaternion"), "deformer", "D",
        QT_TRANSLATE_NOOP(
            "Actions",
            "Skin with dual quaternions, which keep volume when joints twist, instead of classic linear"),
        ActionKind::Toggle},
    ActionSpec{
        "pose.implicit", QT_TRANSLATE_NOOP("Actions", "Implicit S&kinning"), "implicit", "Shift+D",
        QT_TRANSLATE_NOOP(
            "Actions",
            "Keep the shape of the limbs: bends keep their volume, and skin stops where it touches skin"),
        ActionKind::Toggle},
    ActionSpec{"pose.play", QT_TRANSLATE_NOOP("Actions", "Pla&y"), "play", "P",
               QT_TRANSLATE_NOOP("Actions", "Play or pause the clip in the timeline"), ActionKind::Toggle},
    ActionSpec{"skeleton.rest", QT_TRANSLATE_NOOP("Actions", "&Rest Mode"), "rest", "T",
               QT_TRANSLATE_NOOP("Actions", "Edit the skeleton as it is bound, in the place of a pose: move "
                                            "and turn joints with the same tools"),
               ActionKind::Toggle},
    ActionSpec{"skeleton.add", QT_TRANSLATE_NOOP("Actions", "&Add Joint"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Add a joint below the selected one, or a root")},
    ActionSpec{
        "skeleton.extrude", QT_TRANSLATE_NOOP("Actions", "&Extrude Joints"), "", "",
        QT_TRANSLATE_NOOP("Actions", "Give each selected joint a child that goes on in the same direction")},
    ActionSpec{"skeleton.insert", QT_TRANSLATE_NOOP("Actions", "&Insert Joint"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Put a joint half way between the selected one and its parent")},
    ActionSpec{"skeleton.split", QT_TRANSLATE_NOOP("Actions", "Spli&t Bone"), "split", "",
               QT_TRANSLATE_NOOP(
                   "Actions", "Divide the selected joint's bone in two and share its weight along the bone")},
    ActionSpec{"skeleton.splitInto", QT_TRANSLATE_NOOP("Actions", "Split Bone Into..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Divide the selected joint's bone into a number of joints and "
                                            "share its weight along the bone")},
    ActionSpec{"skeleton.twist", QT_TRANSLATE_NOOP("Actions", "Add T&wist Joints..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Put joints along the selected joints' bones, with weight, that "
                                            "engines turn by a fraction of the twist")},
    ActionSpec{"skeleton.duplicate", QT_TRANSLATE_NOOP("Actions", "Dupli&cate Joints"), "copy", "Ctrl+D",
               QT_TRANSLATE_NOOP("Actions", "Copy the selected joints beside themselves")},
    ActionSpec{
        "skeleton.mirror", QT_TRANSLATE_NOOP("Actions", "&Mirror Joints"), "mirror", "",
        QT_TRANSLATE_NOOP(
            "Actions", "Bring the selected joints to the other side: partners move, missing ones are made")},
    ActionSpec{
        "skeleton.delete", QT_TRANSLATE_NOOP("Actions", "&Delete Joints"), "", "Del",
        QT_TRANSLATE_NOOP("Actions",
                          "Delete the selected joints; joints below go to the joint above, and so does the "
                          "weight. The key works in rest mode")},
    ActionSpec{"skeleton.parent", QT_TRANSLATE_NOOP("Actions", "Parent to Active &Joint"), "", "",
               QT_TRANSLATE_NOOP(
                   "Actions",
                   "Put the selected joints below the one that was selected last; they stay where they are")},
    ActionSpec{"skeleton.unparent", QT_TRANSLATE_NOOP("Actions", "&Unparent Joints"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Make the selected joints roots; they stay where they are")},
    ActionSpec{"skeleton.rename", QT_TRANSLATE_NOOP("Actions", "Re&name Joint"), "", "F2",
               QT_TRANSLATE_NOOP("Actions", "Give the selected joint another name")},
    ActionSpec{"skeleton.symmetric", QT_TRANSLATE_NOOP("Actions", "S&ymmetric Editing"), "mirror", "Y",
               QT_TRANSLATE_NOOP("Actions", "What a drag does to a joint, or a brush to weights, happens on "
                                            "the other side too"),
               ActionKind::Toggle},
    ActionSpec{"skeleton.below", QT_TRANSLATE_NOOP("Actions", "Move Joints &Below"), "", "Shift+Y",
               QT_TRANSLATE_NOOP("Actions", "Joints below a moved or turned joint go along"),
               ActionKind::Toggle},
    ActionSpec{
        "skeleton.snapMiddle", QT_TRANSLATE_NOOP("Actions", "Snap to the Mi&ddle"), "", "Alt+Shift+M",
        QT_TRANSLATE_NOOP("Actions", "Put dragged joints in the middle of the volume under the cursor"),
        ActionKind::Toggle},
    ActionSpec{"skeleton.snapVertices", QT_TRANSLATE_NOOP("Actions", "Snap to &Vertices"), "", "Alt+Shift+V",
               QT_TRANSLATE_NOOP("Actions", "Put dragged joints on the vertex under the cursor"),
               ActionKind::Toggle},
    ActionSpec{"skeleton.snapGrid", QT_TRANSLATE_NOOP("Actions", "Snap to the &Grid"), "", "Alt+Shift+G",
               QT_TRANSLATE_NOOP("Actions", "Put dragged joints on the lines of the grid"),
               ActionKind::Toggle},
    ActionSpec{"skeleton.snapJoints", QT_TRANSLATE_NOOP("Actions", "Snap to &Joints"), "", "Alt+Shift+J",
               QT_TRANSLATE_NOOP("Actions", "Put dragged joints on the joint under the cursor"),
               ActionKind::Toggle},
    ActionSpec{"skeleton.centre", QT_TRANSLATE_NOOP("Actions", "Centre in the &Volume"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Put the selected joints, or all that deform, in the middle of "
                                            "the limbs that they are in. Needs rest mode")},
    ActionSpec{"skeleton.scale", QT_TRANSLATE_NOOP("Actions", "Scale &Whole Skeleton..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Make the whole skeleton larger or smaller, from its foot")},
    ActionSpec{"skeleton.align", QT_TRANSLATE_NOOP("Actions", "Ali&gn Joints"), "", "",
               QT_TRANSLATE_NOOP(
                   "Actions",
                   "Put the selected joints of a chain on the straight line between the first and the last")},
    ActionSpec{
        "skeleton.symmetrise", QT_TRANSLATE_NOOP("Actions", "Ma&ke Symmetric"), "", "",
        QT_TRANSLATE_NOOP("Actions", "Put the partners of the selected joints at their mirror images")},
    ActionSpec{
        "skeleton.repair", QT_TRANSLATE_NOOP("Actions", "Re&pair Joints"), "check", "",
        QT_TRANSLATE_NOOP("Actions",
                          "Correct what is wrong with the selected joints, or with all. Needs rest mode")},
    ActionSpec{"skeleton.orientJoints", QT_TRANSLATE_NOOP("Actions", "Orient &Joints..."), "orient", "",
               QT_TRANSLATE_NOOP("Actions", "Choose how the selected joints' axes lie: which one points "
                                            "along the bone, which one across, and on the other side")},
    ActionSpec{
        "skeleton.orientBlender", QT_TRANSLATE_NOOP("Actions", "Like &Blender"), "", "",
        QT_TRANSLATE_NOOP("Actions", "Turn the selected joints' axes: Y along the bone, Z to the front")},
    ActionSpec{
        "skeleton.orientUnreal", QT_TRANSLATE_NOOP("Actions", "Like &Unreal"), "", "",
        QT_TRANSLATE_NOOP(
            "Actions", "Turn the selected joints' axes: X along the bone, Y to the front, sides mirrored")},
    ActionSpec{"skeleton.orientUnity", QT_TRANSLATE_NOOP("Actions", "Like Unit&y"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Turn the selected joints' axes along the model's")},
    ActionSpec{"skeleton.orientMaya", QT_TRANSLATE_NOOP("Actions", "Like &Maya"), "", "",
               QT_TRANSLATE_NOOP(
                   "Actions",
                   "Turn the selected joints' axes: X along the bone, Y across the bend, sides mirrored")},
    ActionSpec{"skeleton.engine", QT_TRANSLATE_NOOP("Actions", "&Prepare for an Engine..."), "prepare", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Twist joints, links, ends, root motion and names as engines want "
                                 "them, for the whole skeleton")},
    ActionSpec{"skeleton.export", QT_TRANSLATE_NOOP("Actions", "E&xport Skeleton..."), "", "",
               QT_TRANSLATE_NOOP("Actions", "Write the skeleton as text: .bvh with the first clip, .skel, or "
                                            ".skin with the weights")},
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
    ActionSpec{"help.whatsThis", QT_TRANSLATE_NOOP("Actions", "&What's This?"), "whats-this", "Shift+F1",
               QT_TRANSLATE_NOOP("Actions", "Then click anything, to read what it does and what to try when "
                                            "it looks wrong")},
    ActionSpec{"help.explainFocus", QT_TRANSLATE_NOOP("Actions", "&Explain This Field"), "", "Alt+F1",
               QT_TRANSLATE_NOOP("Actions", "Say what the field or button does that has the keyboard")},
    ActionSpec{"help.tour", QT_TRANSLATE_NOOP("Actions", "Take the &Tour"), "tour", "",
               QT_TRANSLATE_NOOP("Actions", "Five steps from the sample to an export, about two minutes")},
    ActionSpec{"help.shortcuts", QT_TRANSLATE_NOOP("Actions", "&Shortcuts"), "keyboard", "Ctrl+F1",
               QT_TRANSLATE_NOOP("Actions", "All actions and their keys")},
    ActionSpec{"help.about", QT_TRANSLATE_NOOP("Actions", "&About Sinew"), "info", "",
               QT_TRANSLATE_NOOP("Actions", "Version, licence and the papers that Sinew builds on")},
};

/// The parts of ids before the first dot, as users read them.
constexpr std::array<std::string_view, 13> kGroups{"file",     "edit",    "view",    "layer", "parts",
                                                   "skeleton", "bind",    "regions", "pose",  "points",
                                                   "paint",    "weights", "help"};

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
