#include "ui/actions/Actions.h"

#include <QCoreApplication>

#include <array>

namespace sinew {
namespace {

/// Of poses and the skeleton.
constexpr std::array kPoseActions{
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
    ActionSpec{"pose.applyRest", QT_TRANSLATE_NOOP("Actions", "Apply as Rest Pose..."), "person",
               "Alt+Shift+T",
               QT_TRANSLATE_NOOP("Actions", "Make this pose, a T-pose or an A-pose the rest pose. Mesh, "
                                            "shapes, clips and weights follow")},
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
    ActionSpec{"pose.renameShape", QT_TRANSLATE_NOOP("Actions", "Rename Shape"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Rename the shape that is chosen in the Pose panel")},
    ActionSpec{"pose.mirrorShape", QT_TRANSLATE_NOOP("Actions", "Mirror Shape"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Make the chosen shape on the other side too, turned on by the partner "
                                 "joint")},
    ActionSpec{"pose.splitShape", QT_TRANSLATE_NOOP("Actions", "Split Shape Left and Right"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Put a left and a right half in the place of the chosen shape")},
    ActionSpec{"pose.dragShape", QT_TRANSLATE_NOOP("Actions", "Drag Skin Into Shape"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Change the chosen shape by dragging the skin in this pose. The weights "
                                 "stay")},
    ActionSpec{"pose.removeShape", QT_TRANSLATE_NOOP("Actions", "Remove Shape"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Remove the chosen shape and the drivers that turn it on")},
    ActionSpec{"pose.bake", QT_TRANSLATE_NOOP("Actions", "Bake for Engine..."), "", "Ctrl+Alt+N",
               QT_TRANSLATE_NOOP("Actions",
                                 "Fit weights, helper joints and corrective shapes, so that an engine "
                                 "shows what this skinning method shows")},
    ActionSpec{"pose.expressions", QT_TRANSLATE_NOOP("Actions", "Expressions"), "", "Ctrl+Alt+X",
               QT_TRANSLATE_NOOP("Actions",
                                 "Show the panel for the expressions, the look and the constraints of an "
                                 "avatar")},
    ActionSpec{"springs.show", QT_TRANSLATE_NOOP("Actions", "Springs Panel"), "springs", "Ctrl+Alt+S",
               QT_TRANSLATE_NOOP("Actions", "Show the panel for hair, cloth, tails and ears that swing")},
    ActionSpec{"springs.proposeAll", QT_TRANSLATE_NOOP("Actions", "Propose Springs"), "live", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Find chains that carry hair, skirts, capes, tails or ears, and fit "
                                 "colliders to the body that keep them out")},
    ActionSpec{"springs.proposeChains", QT_TRANSLATE_NOOP("Actions", "Propose Chains"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Find chains that carry hair, skirts, capes, tails or ears")},
    ActionSpec{"springs.proposeColliders", QT_TRANSLATE_NOOP("Actions", "Propose Colliders"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Fit colliders to limbs, torso and head, as thick as the skin")},
    ActionSpec{"springs.addChains", QT_TRANSLATE_NOOP("Actions", "Add Chain of Selected Joints"), "chain",
               "Ctrl+Alt+A",
               QT_TRANSLATE_NOOP("Actions",
                                 "Let the selected joints swing. A single joint swings with its longest "
                                 "branch below")},
    ActionSpec{"springs.addSphere", QT_TRANSLATE_NOOP("Actions", "Add Sphere Collider"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give the selected joint a sphere that chains stay outside of")},
    ActionSpec{"springs.addCapsule", QT_TRANSLATE_NOOP("Actions", "Add Capsule Collider"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give the selected joint a capsule that chains stay outside of")},
    ActionSpec{"springs.addPlane", QT_TRANSLATE_NOOP("Actions", "Add Plane Collider"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Give the selected joint a plane that chains stay above")},
    ActionSpec{"springs.bake", QT_TRANSLATE_NOOP("Actions", "Bake Springs Into Clips"), "motion", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Make a clip with keys of the swinging joints of every clip, for engines "
                                 "without springs")},
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
    ActionSpec{"skeleton.rest", QT_TRANSLATE_NOOP("Actions", "Edit Skeleton"), "rest", "T",
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
                          "weight. The key works while you edit the skeleton")},
    ActionSpec{"skeleton.parent", QT_TRANSLATE_NOOP("Actions", "Parent to Active &Joint"), "", "",
               QT_TRANSLATE_NOOP(
                   "Actions",
                   "Put the selected joints below the one that was selected last; they stay where they are")},
    ActionSpec{"skeleton.unparent", QT_TRANSLATE_NOOP("Actions", "&Unparent Joints"), "", "",
               QT_TRANSLATE_NOOP("Actions", "Make the selected joints roots; they stay where they are")},
    ActionSpec{"skeleton.rename", QT_TRANSLATE_NOOP("Actions", "Re&name Joint"), "", "F2",
               QT_TRANSLATE_NOOP("Actions", "Give the selected joint another name")},
    ActionSpec{"skeleton.symmetric", QT_TRANSLATE_NOOP("Actions", "S&ymmetric Joints"), "mirror", "Y",
               QT_TRANSLATE_NOOP("Actions", "What a drag does to a joint, an envelope or a collider happens "
                                            "on the other side too"),
               ActionKind::Toggle},
    ActionSpec{"skeleton.below", QT_TRANSLATE_NOOP("Actions", "Move Joints &Below"), "", "Shift+Y",
               QT_TRANSLATE_NOOP("Actions", "Joints below a moved or turned joint go along"),
               ActionKind::Toggle},
    ActionSpec{"skeleton.snapMiddle", QT_TRANSLATE_NOOP("Actions", "Snap to the Mi&ddle While Dragging"), "",
               "Alt+Shift+M",
               QT_TRANSLATE_NOOP("Actions", "A mode: while you drag a joint, it keeps to the middle of its "
                                            "limb, seen along the view. Move to the Middle does it once"),
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
    ActionSpec{"skeleton.centre", QT_TRANSLATE_NOOP("Actions", "Mo&ve to the Middle"), "", "",
               QT_TRANSLATE_NOOP("Actions",
                                 "Move the selected joints, or all that deform, to the middle of the "
                                 "limbs that they are in, once. Joints below stay. Needs Edit Skeleton")},
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
        QT_TRANSLATE_NOOP(
            "Actions", "Correct what is wrong with the selected joints, or with all. Needs Edit Skeleton")},
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
};

} // namespace

std::span<const ActionSpec> poseActions() {
    return kPoseActions;
}

} // namespace sinew
