#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kReadNotices{
    NoticeEntry{NoticeCode::NonFiniteVerticesMoved,
                "NonFinitePointsMoved",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) had no valid position; placed between "
                                                  "neighbouring vertices. Export the mesh again")},
    NoticeEntry{
        NoticeCode::MeshWithoutPlacesDropped,
        "MeshWithoutPlacesDropped",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again")},
    NoticeEntry{NoticeCode::NodePlaceReset,
                "NodePlaceReset",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its transform is not valid, so it was placed at its "
                                                  "parent. Reset the transform and export again")},
    NoticeEntry{NoticeCode::SkinBindPoseReset,
                "SkinBindPoseReset",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: invalid bind matrices of %2 joint(s); the rest pose is used instead")},
    NoticeEntry{NoticeCode::PolygonsOutOfRangeDropped,
                "PolygonsOutOfRangeDropped",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 polygon(s) with missing vertices skipped. Repair "
                                                  "the mesh where it was made, then use File > Reload")},
    NoticeEntry{NoticeCode::LinesAndVerticesDropped,
                "LinesAndPointsDropped",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 line(s) or point(s) without a surface skipped")},
    NoticeEntry{NoticeCode::EmptyMeshDropped,
                "EmptyMeshDropped",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: skipped, it has no polygons")},
    NoticeEntry{NoticeCode::WeightsNormalised,
                "WeightsNormalised",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized")},
    NoticeEntry{NoticeCode::WeightsInvalid,
                "WeightsInvalid",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) had invalid weights (negative, not a "
                                                  "number, or of a missing joint); these were left out")},
    NoticeEntry{NoticeCode::VerticesUnweighted,
                "PointsUnweighted",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) had no weights in the file")},
    NoticeEntry{NoticeCode::RigidPartSkinned,
                "RigidPartSkinned",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: rigid attachment to joint %3 converted to skin")},
    NoticeEntry{NoticeCode::BindSpaceUnified,
                "BindSpaceUnified",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its bind space was converted to the skeleton's")},
    NoticeEntry{
        NoticeCode::BindPoseInconsistent,
        "BindPoseInconsistent",
        {.severity = Severity::Warning, .subject = NoticeSubject::Joint},
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger "
            "skin gives. If it bends at the wrong place, load another skeleton with File > Load Skeleton")},
    NoticeEntry{NoticeCode::JointNameGiven,
                "JointNameGiven",
                {.subject = NoticeSubject::Joint},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this joint had no name and was given this one")},
    NoticeEntry{
        NoticeCode::JointNameDuplicate,
        "JointNameDuplicate",
        {.severity = Severity::Warning, .subject = NoticeSubject::Joint},
        QT_TRANSLATE_N_NOOP(
            "NoticeText", "%1: %2 joint(s) have this name. Skeleton > Rename Joint gives one another name")},
    NoticeEntry{NoticeCode::JointLimitsDropped,
                "JointLimitsDropped",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the limits of %2 joint(s) were left out, because a min is greater "
                                    "than its max; one of them is %3. Correct them in the file")},
    NoticeEntry{NoticeCode::JointScaleRemoved,
                "JointScaleRemoved",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: scale removed from the bind pose of %2 joint(s)")},
    NoticeEntry{NoticeCode::TextureMissing,
                "TextureMissing",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture file %3 was not found; its path is kept. "
                                                  "Choose its folder with File > Texture Folder")},
    NoticeEntry{
        NoticeCode::TextureDamaged,
        "TextureDamaged",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: the image of this texture is damaged and cannot be shown. Export it again")},
    NoticeEntry{NoticeCode::TextureRefused,
                "TextureRefused",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Name, NoticeArgument::Word}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture file %3 was not read: %4")},
    NoticeEntry{NoticeCode::TextureFoundByName,
                "TextureFoundByName",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the texture file %3 was not found; %4 has its name and is used")},
    NoticeEntry{NoticeCode::TextureFromOutside,
                "TextureFromOutside",
                {.subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this texture comes from outside the model's folder "
                                                  "and can become part of exported files: %3")},
    NoticeEntry{
        NoticeCode::MaterialFileRefused,
        "MaterialFileRefused",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Word}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: this material file was not read: %3")},
    NoticeEntry{NoticeCode::AvatarEntriesIgnored,
                "AvatarEntriesIgnored",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Word, NoticeArgument::Name}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 entry(ies) of the avatar's data are not used, such "
                                                  "as %4, because %3. The file keeps them")},
    NoticeEntry{NoticeCode::SpringEndsStill,
                "SpringEndsStill",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: %2 joint(s) at the ends of chains stay still in this file, because "
                                  "VRM 1.0 wants a joint at each end. Write the file anew, which adds them")},
    NoticeEntry{NoticeCode::ContentIgnored,
                "ContentIgnored",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: not imported, so missing in exported files: %3")},
    NoticeEntry{
        NoticeCode::SkeletonGuessed,
        "SkeletonGuessed",
        {.subject = NoticeSubject::Joint},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: no mesh has a skin, so the nodes below this one are used as the skeleton")},
    NoticeEntry{NoticeCode::SkeletonRootsMany,
                "SkeletonRootsMany",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the skeleton has %2 root(s)")},
    NoticeEntry{NoticeCode::SkeletonReplaced,
                "SkeletonReplaced",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its skeleton replaces the skeleton of the character")},
    NoticeEntry{NoticeCode::PictureWithoutAlpha,
                "PictureWithoutAlpha",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: nothing in the picture is transparent, so its whole "
                                    "rectangle is the character. Cut the figure out, and save it as PNG "
                                    "with transparency")},
    NoticeEntry{NoticeCode::SizeUnusual,
                "SizeUnusual",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the longest side of the character is %3, which is unusual. If that "
                                    "is wrong, correct the unit or the scale where the file was exported")},
    NoticeEntry{NoticeCode::AnimationIgnored,
                "AnimationIgnored",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: the animation of %3 was skipped; only joints and morph targets can be animated")},
    NoticeEntry{NoticeCode::MotionFramesMissing,
                "MotionFramesMissing",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the file announces %3 frames and contains %2; those "
                                                  "that it contains are used")},
    NoticeEntry{NoticeCode::MotionRateGuessed,
                "MotionRateGuessed",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the file states no valid frame time; %3 frames a "
                                                  "second are used")},
};

} // namespace

std::span<const NoticeEntry> readNotices() {
    return kReadNotices;
}

} // namespace sinew
