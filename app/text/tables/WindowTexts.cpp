#include "app/text/tables/TextTables.h"

namespace sinew {
namespace {

const std::array kWindowErrors{
    ErrorEntry{ErrorCode::NoSkeleton,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The character has no skeleton. Load one with File > Load Skeleton (%2).")},
    ErrorEntry{ErrorCode::NoSourceJoints,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "No joints are left to bind to. Choose other joints under Joints in the Bind panel.")},
    ErrorEntry{ErrorCode::JointUnknown, QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1."),
               QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1. Did you mean %3?")},
    ErrorEntry{ErrorCode::NoOpenGl,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Voxels cannot be drawn: there is no OpenGL 3.3. Choose Columns as the "
                                 "Voxelizer in the Bind panel.")},
    ErrorEntry{ErrorCode::DrawingFailed,
               QT_TRANSLATE_NOOP("ErrorText", "The graphics driver failed while it drew the voxels. Choose "
                                              "Columns as the Voxelizer in the Bind panel, or a lower "
                                              "resolution.")},
    ErrorEntry{ErrorCode::RigLying,
               QT_TRANSLATE_NOOP("ErrorText", "The character does not stand upright. Choose %2 as Up.")},
    ErrorEntry{ErrorCode::RigUpsideDown,
               QT_TRANSLATE_NOOP("ErrorText", "The character does not stand upright. Choose %2 as Up.")},
    ErrorEntry{ErrorCode::RigTemplateUnfit,
               QT_TRANSLATE_NOOP("ErrorText", "The character does not stand on %2, as this template needs. "
                                              "Choose the template %4, or set the markers at the ends of its "
                                              "legs.")},
    ErrorEntry{ErrorCode::TransferNormalsTurned,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "All normals of %2 within reach of the surface of %1 face the other way, so "
                                 "no weights were transferred. Recalculate its normals, or choose Accept "
                                 "flipped normals.")},
    ErrorEntry{ErrorCode::MotionOnly,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 contains a motion and no mesh. Open a rigged character and play the "
                                 "motion on it: Pose > Load Motion."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 contains a skeleton and no mesh. Open the character and give it this "
                                 "skeleton: File > Load Skeleton.")},
    ErrorEntry{ErrorCode::PictureMeshBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The picture mesh %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::SourceEdited,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was changed by another program since it was opened. Open it again, or "
                                 "choose Rebuild the whole file.")},
    ErrorEntry{ErrorCode::KeptFileDiffers,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: more than the skin would differ from the original file "
                                 "(%2). Choose Rebuild the whole file, and please report this.")},
    ErrorEntry{ErrorCode::SourceUnmatched,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The weights cannot be written into %1: %2 has other vertices there. Open "
                                 "the file again, or choose Rebuild the whole file.")},
    ErrorEntry{ErrorCode::NotKept,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 cannot be the file that was read with another skin, because %2. Export "
                                 "as GLB, or choose Rebuild the whole file for a new VRM.")},
    ErrorEntry{ErrorCode::VrmBonesMissing,
               QT_TRANSLATE_NOOP("ErrorText", "%1 was not written: a VRM needs a humanoid skeleton, and no "
                                              "joint was recognized as %2. Choose the joints in the list "
                                              "of bones."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM needs a humanoid skeleton, and there is no "
                                 "skeleton. Load one from another file.")},
    ErrorEntry{ErrorCode::VrmBoneMisplaced,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) "
                                 "in the joint tree. Choose other joints in the list of bones.")},
    ErrorEntry{ErrorCode::VrmJointTwice,
               QT_TRANSLATE_NOOP("ErrorText", "%1 was not written: joint %2 cannot be both %3 and %4. Choose "
                                              "another joint in the list of bones.")},
    ErrorEntry{ErrorCode::VrmAuthorMissing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM names its author. Enter one under Authors.")},
    ErrorEntry{ErrorCode::TargetIsInput,
               QT_TRANSLATE_NOOP("ErrorText", "%1 is a source file of this project. Choose another name.")},
    ErrorEntry{ErrorCode::SideFileExists,
               QT_TRANSLATE_NOOP("ErrorText", "Nothing was written, because %1 already exists and does not "
                                              "belong to %2. Choose another name or folder.")},
    ErrorEntry{ErrorCode::RequirementWithoutReference,
               QT_TRANSLATE_NOOP("ErrorText", "%1 compares weights with a reference, and none is given. "
                                              "Leave out %1.")},
    ErrorEntry{ErrorCode::NameNotListable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 is left out of the list: there is a line feed or another control "
                                 "character in its name. Rename it.")},
};

const std::array kWindowNotices{
    NoticeWords{
        NoticeCode::SkeletonFitProposed,
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights "
            "will be poor. It would fit %4: use Fit Skeleton in the Bind menu"),
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would "
            "fit %4: use Fit Skeleton in the Bind menu")},
    NoticeWords{NoticeCode::PartsFarFromSkeleton,
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not "
                    "part of the character, set them to Skip in the Parts panel")},
    NoticeWords{NoticeCode::JointsCoincide,
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 joint(s) lie where another does, such as %3 and %4, so the "
                                    "solver cannot tell them apart. Move them apart, or leave out all but "
                                    "one under Joints in the Bind panel")},
    NoticeWords{NoticeCode::PartsMadeRigid,
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as "
                    "one: %3. To let them bend, set them to Smooth in the Parts panel")},
};

} // namespace

std::span<const ErrorEntry> windowErrors() {
    return kWindowErrors;
}

std::span<const NoticeWords> windowNotices() {
    return kWindowNotices;
}

} // namespace sinew
