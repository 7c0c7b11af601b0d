#include "app/text/tables/TextTables.h"

#include <QCoreApplication>

#include <array>

namespace sinew {
namespace {

const std::array kBindErrors{
    ErrorEntry{ErrorCode::NoSourceJoints,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "No joint is left to bind to. Bind with --joints all, or list the joints in a file.")},
    ErrorEntry{ErrorCode::JointUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1 (named in %2). Check the spelling."),
               QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1 (named in %2). Did you mean %3?")},
    ErrorEntry{ErrorCode::PartUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no part %1 in %2. Its parts are: %3.")},
    ErrorEntry{ErrorCode::VertexUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Part %2 has no vertex %1. Choose one from 0 to %3.")},
    ErrorEntry{ErrorCode::ParameterOutOfRange,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be %2: choose from %3 to %4.")},
    ErrorEntry{ErrorCode::ParameterUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no parameter %1 (named in %2). Check the spelling.")},
    ErrorEntry{ErrorCode::SolverUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no solver %1. Choose one of these: %2.")},
    ErrorEntry{
        ErrorCode::NotEnoughMemory,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free. Resolution %4 fits."),
        QT_TRANSLATE_NOOP("ErrorText",
                          "Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free, too little "
                          "for any resolution. Close other programs or decimate the mesh.")},
    ErrorEntry{ErrorCode::RefineBoxOutside,
               QT_TRANSLATE_NOOP("ErrorText", "Refinement box %1 does not touch the character, which reaches "
                                              "from (%2, %3, %4) to (%5, %6, %7). Move the box.")},
    ErrorEntry{ErrorCode::RefinementTooLarge,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Refinement box %1 at resolution %4 needs about %2 MiB of memory, but "
                                 "only %3 MiB are free. Use resolution %5 there, or a smaller box.")},
    ErrorEntry{ErrorCode::NoOpenGl,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Voxels cannot be drawn: there is no OpenGL 3.3, or no display. Bind with "
                                 "--voxelizer columns, or start Sinew on a desktop or under xvfb-run.")},
    ErrorEntry{ErrorCode::DrawingFailed,
               QT_TRANSLATE_NOOP("ErrorText", "The graphics driver failed while it drew the voxels. Bind "
                                              "with --voxelizer columns, or choose a lower resolution.")},
    ErrorEntry{
        ErrorCode::OutOfMemory,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Out of memory during this: %1 (%2). Close other programs, or decimate the mesh.")},
    ErrorEntry{ErrorCode::ZeroSizeScene,
               QT_TRANSLATE_NOOP("ErrorText", "All vertices of %1 have the same position, so it has no size. "
                                              "Check its scale and export it again.")},
    ErrorEntry{ErrorCode::RulePartUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no part %1 to set a binding for. The parts are: %2. "
                                              "Name a shell of a part by its number, like Body#3.")},
    ErrorEntry{ErrorCode::RuleJointUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 cannot be bound to joint %2: the joint does not exist "
                                              "or is excluded from the bind. Choose another joint.")},
    ErrorEntry{ErrorCode::RuleIncomplete,
               QT_TRANSLATE_NOOP("ErrorText", "The binding of part %1 is not complete: rigid needs one "
                                              "joint, limit needs one or more, all others need none. "
                                              "Only smooth and limit can have a solver of their own.")},
    ErrorEntry{ErrorCode::RuleSolverUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1: there is no solver %2. Choose one of these: %3.")},
    ErrorEntry{ErrorCode::RulesClash,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 has two bindings. Remove one of them.")},
    ErrorEntry{ErrorCode::NothingToFollow,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 copies the nearest skin, but no part is bound "
                                              "smoothly. Bind at least one part smoothly.")},
    ErrorEntry{
        ErrorCode::AllExcluded,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Every part is skipped, so there is nothing to bind. Bind at least one part.")},
    ErrorEntry{ErrorCode::ReuseJointDiffers,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or has "
                   "another position. Use the same skeleton in the same bind pose, or bind without reuse.")},
    ErrorEntry{ErrorCode::ReusePartOutside,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 does not fit the voxels of %4: %2 of its vertices are outside, by "
                                 "up to %3. Reuse a file of the same shape, or bind without reuse.")},
    ErrorEntry{ErrorCode::RegionNameTaken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "A region cannot be named \"%1\". Give every region a different name.")},
    ErrorEntry{ErrorCode::RegionSolverUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Region %1: there is no solver %2. Choose one of these: %3.")},
    ErrorEntry{
        ErrorCode::RegionShapeBroken,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "Region %1 has no size, or its position or size is not a number. Give it a size, or remove it.")},
    ErrorEntry{ErrorCode::RegionPaintBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The vertices of part %2 painted into region %1 are not valid. List "
                                 "them in ascending order, each with an amount from 0 to 1.")},
    ErrorEntry{ErrorCode::AlphaCurveEmpty,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The stiffness by angle of joint %1 has no key. Give at least one angle "
                                 "with its stiffness (alpha).")},
    ErrorEntry{ErrorCode::AlphaKeyTwice,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The stiffness by angle of joint %1 has two keys at %2 degrees. Give each "
                                 "angle once.")},
    ErrorEntry{ErrorCode::DriverEmpty,
               QT_TRANSLATE_NOOP("ErrorText", "A driver by the angle of joint %1 has no key. Give at least "
                                              "one angle with its value.")},
    ErrorEntry{ErrorCode::DriverKeyTwice,
               QT_TRANSLATE_NOOP("ErrorText", "A driver by the angle of joint %1 has two keys at %2 degrees. "
                                              "Give each angle once.")},
    ErrorEntry{
        ErrorCode::DriverOfItself,
        QT_TRANSLATE_NOOP("ErrorText", "Joint %1 cannot drive itself. Choose another joint as the target.")},
    ErrorEntry{ErrorCode::DriverPoseBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "A driver by the angle of joint %1 cannot measure from this pose. Name %1 "
                                 "first and each joint once. Several joints can only turn on a shape, by "
                                 "their swing.")},
    ErrorEntry{ErrorCode::BakeWithoutPoses,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "There is no pose to bake from. Choose a group of poses that turns joints "
                                 "with weights.")},
    ErrorEntry{ErrorCode::BakeWithoutGain,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "There is nothing to bake: engines show %1 as it is here, in every pose. "
                                 "Choose another skinning method, or other poses.")},
    ErrorEntry{ErrorCode::BakeTooLarge,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The poses' vertices would take %1 MB and %2 MB are allowed. Choose fewer "
                                 "poses, or allow more memory.")},
    ErrorEntry{ErrorCode::ShapesNotHeld,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 would lose the corrective shapes, which %2 cannot hold. Write %3, or "
                                 "bake with 0 shapes.")},
    ErrorEntry{ErrorCode::DriverCircle,
               QT_TRANSLATE_NOOP("ErrorText", "Joint %1 would drive itself: %2. Remove one driver of this "
                                              "circle, or choose another joint.")},
    ErrorEntry{ErrorCode::ExpressionUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no expression %1. This character has: %2.")},
    ErrorEntry{
        ErrorCode::ExpressionNameTaken,
        QT_TRANSLATE_NOOP("ErrorText", "Another expression is called %1 already. Choose another name.")},
    ErrorEntry{ErrorCode::ExpressionNameEmpty,
               QT_TRANSLATE_NOOP("ErrorText", "An expression has no name. Give each one a name.")},
    ErrorEntry{ErrorCode::ExpressionShapeUnknown,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Expression %1 cannot set the shape %2, because no part that it names has "
                                 "it. Choose another shape, or remove it from the expression.")},
    ErrorEntry{ErrorCode::ExpressionWeightInvalid,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Expression %1 sets the shape %2 to %3. Give it a weight from 0 to 1.")},
    ErrorEntry{ErrorCode::ConstraintTwice,
               QT_TRANSLATE_NOOP("ErrorText", "Two constraints turn joint %1. Keep one of them.")},
    ErrorEntry{ErrorCode::ConstraintCircle,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Constraints would let joint %1 turn itself: %2. Remove one constraint of "
                                 "this circle, or choose another source.")},
    ErrorEntry{ErrorCode::SpringChainShort,
               QT_TRANSLATE_NOOP("ErrorText", "The chain %1 has fewer than two joints, so nothing can swing. "
                                              "Give it the joint where it hangs and those after it.")},
    ErrorEntry{ErrorCode::SpringOrderBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The chain %1 cannot go from joint %2 to joint %3, which is not below it. "
                                 "Name the joints of a chain from where it hangs to its end.")},
    ErrorEntry{ErrorCode::SpringJointTwice,
               QT_TRANSLATE_NOOP("ErrorText", "Joint %1 would swing in two chains: %2 and %3. Take it out of "
                                              "one of them.")},
    ErrorEntry{ErrorCode::SpringIndexUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "%1 names number %2, but there are only %3. Count from 0.")},
    ErrorEntry{ErrorCode::ColliderWithoutSize,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The collider %1 on joint %2 has no size, so it pushes nothing. "
                                 "Give it a radius above 0.")},
    ErrorEntry{ErrorCode::ShapeFileUnsuited,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "%1 cannot become a shape, because it holds no sculpted mesh. Choose an OBJ, "
                                "PLY, FBX or GLB file with the same vertices as the character.")},
    ErrorEntry{ErrorCode::ShapeVertexCount,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 cannot become a shape: %2 has %3 vertices there and %4 here. Sculpt the "
                                 "mesh without adding or removing vertices.")},
    ErrorEntry{ErrorCode::ShapeWithoutTurn,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "No joint is turned in this pose, so nothing can drive the shape "
                                 "%1. Turn a joint first.")},
    ErrorEntry{ErrorCode::ShapeUnchanged,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The shape %1 would move no vertex: the mesh is shown like this "
                                 "already. Use the pose in which it was sculpted.")},
    ErrorEntry{ErrorCode::ShapeUnknown,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "There is no shape %1 that can be edited. Shapes of the character's file "
                                 "can be mirrored and split, but not renamed or removed.")},
    ErrorEntry{ErrorCode::ShapeNameTaken,
               QT_TRANSLATE_NOOP("ErrorText", "There is a shape %1 already. Choose another name.")},
    ErrorEntry{ErrorCode::ShapeNotMirrored,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The shape %1 cannot be mirrored: no vertex that it moves has a counterpart "
                                 "on the other side. Check the mirror plane in Joint Mapping.")},
    ErrorEntry{ErrorCode::ShapeDriverUnpaired,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The shape %1 cannot be mirrored: joint %2, which turns it on, has no "
                                 "partner on the other side. Choose the partner in Joint Mapping.")},
    ErrorEntry{ErrorCode::ShapeOneSided,
               QT_TRANSLATE_NOOP("ErrorText", "The shape %1 moves vertices on one side alone, so there is "
                                              "nothing to split. Mirror it instead.")},
    ErrorEntry{ErrorCode::ShapeOff,
               QT_TRANSLATE_NOOP("ErrorText", "The shape %1 is off in this pose, so an edit of it would not "
                                              "show. Turn the joint that drives it.")},
    ErrorEntry{ErrorCode::HandleBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The handle of joint %1 has a position or size that is not valid. Place it "
                                 "again, or remove it.")},
    ErrorEntry{ErrorCode::HandleRegionUnknown,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The handle of joint %1 is to be region %2, but there is no such "
                                 "region. Make the region, or remove the handle.")},
    ErrorEntry{ErrorCode::HandleAreaEmpty,
               QT_TRANSLATE_NOOP("ErrorText", "The handle of joint %1 is region %2, which holds no vertex of "
                                              "this character. Paint the region, or remove the handle.")},
    ErrorEntry{ErrorCode::HandleVerticesLost,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "This character has none of the vertices that are the handle of "
                                 "joint %1. Choose other vertices, or remove the handle.")},
    ErrorEntry{ErrorCode::HandlePartNeeded,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The list of vertices of the handle of joint %1 does not say of "
                                 "which part they are. Write a line \"part NAME\" before them. The "
                                 "parts are: %2.")},
    ErrorEntry{ErrorCode::PseudoEdgeToItself,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "A pseudo-edge cannot connect joint %1 with itself. Choose another joint.")},
    ErrorEntry{ErrorCode::PseudoEdgeTwice,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Joints %1 and %2 are connected by two pseudo-edges. Remove one "
                                 "of them.")},
    ErrorEntry{ErrorCode::CageFileBroken,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be read as a cage: %2. Export the cage again as "
                                              "OBJ.")},
    ErrorEntry{ErrorCode::CageNameTaken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "A cage, lattice or wire cannot be named \"%1\". Give each of them a "
                                 "different name.")},
    ErrorEntry{ErrorCode::CageEmpty,
               QT_TRANSLATE_NOOP("ErrorText", "%1 has no vertices. Make it again, or remove it.")},
    ErrorEntry{ErrorCode::CageTooLarge,
               QT_TRANSLATE_NOOP("ErrorText", "%1 has %2 vertices, each of which is a joint; the most "
                                              "are %3. Give it fewer.")},
    ErrorEntry{ErrorCode::CageJointsIncomplete,
               QT_TRANSLATE_NOOP("ErrorText", "%1 names %2 joints for %3 vertices. Name one joint for "
                                              "each vertex, or none.")},
    ErrorEntry{ErrorCode::CageVertexNotFinite,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "%1: the position of vertex %2 is not valid. Give it three finite numbers.")},
    ErrorEntry{ErrorCode::CageIndexOutOfRange,
               QT_TRANSLATE_NOOP("ErrorText", "%1 has no vertex %2. Choose one from 0 to %3.")},
    ErrorEntry{ErrorCode::CageVertexRepeated,
               QT_TRANSLATE_NOOP("ErrorText", "%1: face or edge %2 has vertex %3 twice. Give every "
                                              "face three different vertices and every edge two.")},
    ErrorEntry{ErrorCode::CageVerticesCoincide,
               QT_TRANSLATE_NOOP("ErrorText", "%1: vertices %2 and %3 lie in the same place. Merge them.")},
    ErrorEntry{ErrorCode::CageJointTaken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: a joint cannot be named \"%2\". Give every vertex of every "
                                 "cage, lattice and wire a joint with a name of its own.")},
    ErrorEntry{ErrorCode::LatticeCountOutOfRange,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Lattice %1 has %2 control vertices along an axis. Choose %3 to %4 "
                                 "for each axis.")},
    ErrorEntry{ErrorCode::LatticeIncomplete,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Lattice %1 must keep its %3 control vertices and have no faces; it "
                                 "would have %2 vertices. Change its counts, or remove it as a whole.")},
    ErrorEntry{
        ErrorCode::LatticeFlat,
        QT_TRANSLATE_NOOP("ErrorText", "Lattice %1 has no size along one of its axes. Make its box larger.")},
    ErrorEntry{ErrorCode::LatticeUneven,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Lattice %1: control vertex %2 is not in its place in the grid. Space "
                                 "the control vertices evenly, and pose their joints instead.")},
    ErrorEntry{ErrorCode::LatticeOfNothing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Lattice %1: nothing of the character is named %2. Use the name of a "
                                 "part, as `sinew inspect` lists them, or of a region that holds "
                                 "vertices.")},
    ErrorEntry{ErrorCode::WireVertexCount,
               QT_TRANSLATE_NOOP("ErrorText", "Wire %1 has %2 control vertices. Give it 2 to %3.")},
    ErrorEntry{ErrorCode::WireNotPath,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Wire %1 is not one open line. Join all its control vertices by edges, "
                                 "one behind the other, without branches, loops and faces.")},
    ErrorEntry{ErrorCode::DropOffInvalid,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The drop-off of %1 is not valid. Give a wire a width over 0, and a "
                                 "lattice one of 0 or more.")},
};

const std::array kSkeletonErrors{
    ErrorEntry{ErrorCode::SkeletonBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The skeleton in %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::SkeletonCycle,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "The skeleton in %1 has a loop: joint %2 is its own ancestor. Give it another parent.")},
    ErrorEntry{ErrorCode::TooManyJoints,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 has %2 joints; the limit is %3. Remove joints that deform nothing.")},
    ErrorEntry{ErrorCode::JointsDiffer,
               QT_TRANSLATE_NOOP("ErrorText", "%1 and %2 have no joint names in common, so their weights "
                                              "cannot be compared. Compare files with the same skeleton.")},
    ErrorEntry{ErrorCode::JointNameTaken,
               QT_TRANSLATE_NOOP("ErrorText", "There is a joint named %1 already. Choose another name."),
               QT_TRANSLATE_NOOP("ErrorText", "A joint needs a name.")},
    ErrorEntry{ErrorCode::JointParentCycle,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be placed under %2, which is below it or itself. "
                                              "Choose a joint outside this branch.")},
    ErrorEntry{ErrorCode::JointOfHandle,
               QT_TRANSLATE_NOOP("ErrorText", "%1 is the joint of a point handle or a cage. Change the "
                                              "handle or the cage instead.")},
    ErrorEntry{ErrorCode::JointPlaceBroken,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot stand there: its position or rotation is not a "
                                              "usable number. Give it another place.")},
    ErrorEntry{ErrorCode::LimitsTurnedRound,
               QT_TRANSLATE_NOOP("ErrorText", "The limits of %1 are swapped: around %2 the min, %3°, is "
                                              "greater than the max, %4°. Swap the two.")},
    ErrorEntry{
        ErrorCode::LimitsNotFinite,
        QT_TRANSLATE_NOOP("ErrorText", "A limit of %1 is not a usable number. Give every limit in degrees.")},
    ErrorEntry{
        ErrorCode::BoneMissing,
        QT_TRANSLATE_NOOP("ErrorText", "%1 has no bone there: no joint to end at. Add a joint first.")},
    ErrorEntry{ErrorCode::NoJointLeft,
               QT_TRANSLATE_NOOP("ErrorText", "No joint of %1 would be left. Keep one at least.")},
    ErrorEntry{
        ErrorCode::NoOtherSide,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "There is no other side to mirror to: none of these vertices has a counterpart across the mirror "
            "plane. Choose another axis or other joints under Weights > Mirror > Joint Mapping.")},
    ErrorEntry{ErrorCode::RigNoVolume,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is flat: there is no inside that a skeleton could be fitted to. "
                                 "Give the mesh thickness.")},
    ErrorEntry{ErrorCode::RigSeveralBodies,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 holds %2 characters that stand apart. Fit a skeleton to one at a "
                                 "time: delete or export the others first.")},
    ErrorEntry{ErrorCode::RigLying,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The character in %1 is lying down. Say which way is up (--up %2), "
                                 "or choose the template for four legs.")},
    ErrorEntry{
        ErrorCode::RigUpsideDown,
        QT_TRANSLATE_NOOP("ErrorText", "The character in %1 is upside down. Say which way is up: --up %2.")},
    ErrorEntry{ErrorCode::RigLimbNotFound,
               QT_TRANSLATE_NOOP("ErrorText", "%1: no %2 were found. Set these markers: %3.")},
    ErrorEntry{ErrorCode::RigLegsFewer,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: of %2 legs only %3 were found. Ask for as many as there are, or set "
                                 "the markers at the ends of the legs.")},
    ErrorEntry{ErrorCode::RigMarkerUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no marker %1. The markers are %2.")},
    ErrorEntry{ErrorCode::RigMarkerTwice,
               QT_TRANSLATE_NOOP("ErrorText", "The marker %1 is set twice. Remove one of them.")},
    ErrorEntry{
        ErrorCode::RigMarkersCoincide,
        QT_TRANSLATE_NOOP("ErrorText", "The markers %1 and %2 lie in the same place. Move one of them.")},
    ErrorEntry{
        ErrorCode::RigMarkerOutside,
        QT_TRANSLATE_NOOP("ErrorText", "The marker %1 lies %2 outside the mesh. Move it onto the mesh.")},
    ErrorEntry{ErrorCode::RigMarkerSide,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The marker %1 lies on the wrong side. Left and right are those of the "
                                 "character, not of the viewer.")},
    ErrorEntry{ErrorCode::RigMarkersTangled,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The marker %1 has to lie above the marker %2. Move one of them, or "
                                 "turn the character upright.")},
    ErrorEntry{
        ErrorCode::RigMarkersBroken,
        QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be used as markers or a chain: %2. Correct the file.")},
    ErrorEntry{
        ErrorCode::RigTemplateUnknown,
        QT_TRANSLATE_NOOP("ErrorText", "There is no template %1. The templates are %2, or a rigged file.")},
    ErrorEntry{ErrorCode::RigTemplateUnmatched,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The names of the %1 joints do not say which are hips, head, arms and "
                                 "legs. Rename them in a usual way, such as Hips and LeftArm.")},
    ErrorEntry{
        ErrorCode::RigStrokeShort,
        QT_TRANSLATE_NOOP("ErrorText", "The line is too short for a chain of joints. Draw a longer one.")},
    ErrorEntry{ErrorCode::RigTemplateUnfit,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The body in %1 does not stand on %2, as the template %3 needs. Use the "
                                 "template %4 (--template %4). To fit it all the same, set markers at the "
                                 "ends of the legs, or use --force.")},
    ErrorEntry{ErrorCode::RigStrokeMissed,
               QT_TRANSLATE_NOOP("ErrorText", "The line does not lie on a skirt or a cape. Draw it on the "
                                              "cloth, from its upper border down to its hem.")},
};

const std::array kWeightErrors{
    ErrorEntry{ErrorCode::VerticesDiffer,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. "
                                 "Compare files with the same mesh, in the same pose and size.")},
    ErrorEntry{
        ErrorCode::JointLocked,
        QT_TRANSLATE_NOOP("ErrorText", "The weights of joint %1 are locked. Unlock it to paint on it.")},
    ErrorEntry{
        ErrorCode::NoJointChosen,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Select the joint to paint: click its bone, or its name in the Joints panel.")},
    ErrorEntry{ErrorCode::LayerNotPaintable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Layer \"%1\" cannot be painted: it is hidden, or it is a mirror or "
                                 "relax layer. Show it, select a paint layer, or add one.")},
    ErrorEntry{
        ErrorCode::AllJointsLocked,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The weights of all joints are locked. Unlock the joints you want to paint.")},
    ErrorEntry{ErrorCode::LayersFitNothing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "No layer was made on the mesh of %1: its parts have other vertex counts. "
                                 "Choose the file that was open when the layers were painted.")},
    ErrorEntry{ErrorCode::TransferNothingNear,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "No vertex of %2 lies within reach of the surface of %1, so no weights were "
                                 "transferred. Put both in the same place at the same scale, or raise the "
                                 "distance or the angle.")},
    ErrorEntry{ErrorCode::TransferNormalsTurned,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "All normals of %2 within reach of the surface of %1 face the other way, so "
                                 "no weights were transferred. Recalculate its normals, or ignore which way "
                                 "they face: --flipped-normals, or Accept flipped normals in the dialog.")},
    ErrorEntry{ErrorCode::TransferJointsDiffer,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "No joint with weights in %1 has a counterpart in %2, so no weights were "
                                 "transferred. List the pairs of joint names in a joint table.")},
    ErrorEntry{ErrorCode::JointMapBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The joint table %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::WeightsBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The weights in %1 cannot be read: %2. Export them again, or "
                                              "correct the file.")},
    ErrorEntry{ErrorCode::WeightCountsDiffer,
               QT_TRANSLATE_NOOP("ErrorText", "%1 has weights for %2 vertices, but %3 has %4. Use the mesh "
                                              "that the weights were exported from.")},
    ErrorEntry{ErrorCode::MeshNotPicture,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is not the mesh of a picture, whose vertices can be edited. Open a PNG, "
                                 "WebP, PSD, SVG or .layers file, or change the mesh in a 3D program.")},
    ErrorEntry{ErrorCode::MeshOutlineCrossed,
               QT_TRANSLATE_NOOP("ErrorText", "The outline would cross or touch itself. Leave room between "
                                              "its edges.")},
    ErrorEntry{ErrorCode::MeshVertexOutside,
               QT_TRANSLATE_NOOP("ErrorText", "A vertex would lie outside the outline, or on another vertex. "
                                              "Move or delete that vertex first.")},
    ErrorEntry{ErrorCode::MeshPlaceOutside,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The mesh does not reach this place. Click on an edge or inside "
                                 "a triangle.")},
    ErrorEntry{ErrorCode::MeshPlaceTaken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "There is no room for another vertex. Click farther from the others.")},
    ErrorEntry{ErrorCode::MeshTriangleLast,
               QT_TRANSLATE_NOOP("ErrorText", "Nothing would be left of the mesh. Keep at least 3 vertices, "
                                              "or hide the part.")},
    ErrorEntry{ErrorCode::RestPoseSame,
               QT_TRANSLATE_NOOP("ErrorText", "This pose is the rest pose already. Pose a joint first.")},
    ErrorEntry{ErrorCode::RestPoseSkins,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The rest pose does not fit %1: it has %3 vertices for %2, which has %4. "
                                 "Apply the rest pose to this character anew.")},
    ErrorEntry{ErrorCode::RestPoseLimbs,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The %1 needs arms, and no joint is: %2. Name the joints as a human's, or "
                                 "pose them by hand.")},
    ErrorEntry{ErrorCode::NoUvs,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 of %2 has no UVs, so its weights cannot be images. "
                                              "Unwrap it, or use CSV or JSON.")},
};

} // namespace

std::span<const ErrorEntry> bindErrors() {
    return kBindErrors;
}

std::span<const ErrorEntry> skeletonErrors() {
    return kSkeletonErrors;
}

std::span<const ErrorEntry> weightErrors() {
    return kWeightErrors;
}

} // namespace sinew
