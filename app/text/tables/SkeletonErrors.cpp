#include "app/text/tables/ErrorTables.h"

#include <QCoreApplication>

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

} // namespace

std::span<const ErrorEntry> skeletonErrors() {
    return kSkeletonErrors;
}

} // namespace sinew
