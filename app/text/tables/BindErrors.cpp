#include "app/text/tables/TextTables.h"

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

} // namespace

std::span<const ErrorEntry> bindErrors() {
    return kBindErrors;
}

} // namespace sinew
