#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

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
    ErrorEntry{ErrorCode::RequirementBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "\"%1\" is no requirement. Write a figure, a sign and a number, "
                                 "such as influences<=4 or unweighted=0."),
               QT_TRANSLATE_NOOP("ErrorText", "No requirement is given. Write a figure, a sign and a number, "
                                              "such as influences<=4 or unweighted=0.")},
    ErrorEntry{ErrorCode::RequirementUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no figure %1 to require. The figures are: %2."),
               QT_TRANSLATE_NOOP("ErrorText", "There is no figure %1 to require. Did you mean %3? The "
                                              "figures are: %2.")},
    ErrorEntry{
        ErrorCode::RequirementPercent,
        QT_TRANSLATE_NOOP("ErrorText",
                          "\"%1\": %2 is measured in percent. Write a percent sign behind the number."),
        QT_TRANSLATE_NOOP("ErrorText", "\"%1\": %2 is not measured in percent. Leave out the percent sign.")},
    ErrorEntry{ErrorCode::RequirementWithoutReference,
               QT_TRANSLATE_NOOP("ErrorText", "%1 compares weights with a reference, and none is given. Name "
                                              "its file with --against, or leave out %1.")},
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

std::span<const ErrorEntry> skeletonErrors() {
    return kSkeletonErrors;
}

std::span<const ErrorEntry> weightErrors() {
    return kWeightErrors;
}

} // namespace sinew
