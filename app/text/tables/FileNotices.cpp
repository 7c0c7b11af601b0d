#include "app/text/tables/TextTables.h"

#include <QCoreApplication>

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

const std::array kWriteNotices{
    NoticeEntry{NoticeCode::InfluencesLimited,
                "InfluencesLimited",
                {},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: %2 vertex(ices) had more than %3 influences; the largest were kept")},
    NoticeEntry{
        NoticeCode::PolygonsTriangulated,
        "PolygonsTriangulated",
        {},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 polygon(s) split into triangles, as the format requires")},
    NoticeEntry{NoticeCode::TextureNotEmbedded,
                "TextureNotEmbedded",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture not embedded: %3")},
    NoticeEntry{NoticeCode::MorphTargetsDropped,
                "ShapesDropped",
                {.kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 morph target(s) skipped: %3")},
    NoticeEntry{
        NoticeCode::VerticesGivenToRoot,
        "PointsGivenToRoot",
        {},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without weights bound to the root %3")},
    NoticeEntry{NoticeCode::UnusedVerticesDropped,
                "UnusedPointsDropped",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without polygons not exported")},
    NoticeEntry{NoticeCode::TextureDropped,
                "TextureDropped",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture skipped, the format cannot store it (%3)")},
    NoticeEntry{NoticeCode::TextureKindRare,
                "TextureKindRare",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture is a %3 file, which few programs read "
                                                  "from this format. Convert it to PNG if it does not show")},
    NoticeEntry{NoticeCode::SideFileRenamed,
                "SideFileRenamed",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this file was written as %3, because its name in the "
                                                  "model could lead out of the folder or is not allowed "
                                                  "everywhere")},
    NoticeEntry{NoticeCode::MeshCopied,
                "MeshCopied",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: several nodes show this mesh with different weights, "
                                                  "so it was copied (%2 new mesh(es))")},
    NoticeEntry{NoticeCode::WeightsUnpacked,
                "WeightsUnpacked",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: weights of %2 primitive(s) are now stored without "
                                                  "compression; everything else stays compressed")},
    NoticeEntry{NoticeCode::VrmWithoutHumanoid,
                "VrmWithoutHumanoid",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this VRM names no humanoid bones, so programs that "
                                                  "need a VRM will refuse it")},
    NoticeEntry{
        NoticeCode::MotionFlattened,
        "MotionFlattened",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 joint(s), such as %3, turn out of the picture's "
                                          "plane in animations. The exported file shows them "
                                          "foreshortened, as seen from the front")},
    NoticeEntry{
        NoticeCode::ShearDropped,
        "ShearDropped",
        {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: animations shear %2 joint(s), such as %3, which "
                                          "Godot 3 cannot do; export for Godot 4 keeps it")},
    NoticeEntry{NoticeCode::ScalesNormalized,
                "ScalesNormalized",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 node(s) had a scale, from %3 to %4. Positions and "
                                                  "joints have it now, and all nodes have scale 1")},
    NoticeEntry{NoticeCode::ClipTooLong,
                "ClipTooLong",
                {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this animation of %2 frame(s) was not exported. The "
                                                  "format holds %3 frames, fewer if many joints move")},
    NoticeEntry{NoticeCode::NamesChanged,
                "NamesChanged",
                {.subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name, NoticeArgument::Name}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 name(s) differ from the character's, because names "
                                                  "must differ and some characters are not allowed, such as "
                                                  "%3, now %4")},
    NoticeEntry{
        NoticeCode::TextureNotRepeated,
        "TextureNotRepeated",
        {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: the format cannot repeat this texture, as %3 does")},
    NoticeEntry{NoticeCode::FileRebuilt,
                "FileRebuilt",
                {.arguments = {NoticeArgument::Word}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the whole file was written anew, because %3")},
    NoticeEntry{NoticeCode::AvatarEntriesDropped,
                "AvatarEntriesDropped",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Word, NoticeArgument::Name}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 entry(ies) of the avatar were not written, such as "
                                                  "%4, because %3")},
    NoticeEntry{NoticeCode::VrmConstraintsLost,
                "VrmConstraintsLost",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: VRM 0.x has no constraints, so %2 driven joint(s) turn "
                                    "in the clips alone. Write VRM 1.0")},
    NoticeEntry{NoticeCode::VrmFacesElsewhere,
                "VrmFacesElsewhere",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the character does not face +Z, as a VRM has to. Turn "
                                                  "it by Pose > Apply as Rest Pose")},
    NoticeEntry{NoticeCode::NodePoseDropped,
                "NodePoseDropped",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Other,
                 .arguments = {NoticeArgument::Name, NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the file shows %2 joint(s) in a pose that the new file cannot keep. "
                                    "The skin of %3 is off the most, by %4")},
    NoticeEntry{NoticeCode::VrmPoseOff,
                "VrmPoseOff",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the bind pose is not the T-pose of a VRM: %2 arm or "
                                                  "leg bone(s) deviate, most %3, by %4 degrees. Make it one "
                                                  "by Pose > Apply as Rest Pose")},
    NoticeEntry{
        NoticeCode::ContentDropped,
        "ContentDropped",
        {.subject = NoticeSubject::Other, .kind = NoticeKind::Loss},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: not exported, because the format cannot store it: %3")},
    NoticeEntry{
        NoticeCode::RebindDiffers,
        "RebindDiffers",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: binding again gave weights that differ from the saved ones")},
    NoticeEntry{
        NoticeCode::PosedJointsMissing,
        "PosedJointsMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 posed joint(s) no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::DeformJointsMissing,
        "DeformJointsMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 joint(s) with a joint deformation no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::SkeletonEditsLost,
        "SkeletonEditsLost",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 edit(s) of the skeleton no longer possible in its file")},
    NoticeEntry{
        NoticeCode::ShapesMissing,
        "ShapesMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 shape(s) lost, because their part is missing or has another "
                            "vertex count")},
    NoticeEntry{
        NoticeCode::JointLocksMissing,
        "JointLocksMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 locked joint(s) no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::HiddenPartsMissing,
        "HiddenPartsMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 hidden part(s) no longer found")},
    NoticeEntry{
        NoticeCode::PartRulesLost,
        "PartRulesLost",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 part rule(s) dropped, because the part or a joint "
                                          "of the rule is gone: %3")},
    NoticeEntry{
        NoticeCode::RebindFailed,
        "RebindFailed",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: not bound any more. %3")},
    NoticeEntry{
        NoticeCode::VolumeMeshMissing,
        "VolumeMeshMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: bound in a new volume, because the mesh whose volume it used "
                                          "is missing or has changed: %3")},
    NoticeEntry{NoticeCode::VolumeMeshOutside,
                "VolumeMeshOutside",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: bound in a new volume, because %2 vertex(ices) lie outside "
                                    "the volume of the mesh before")},
    NoticeEntry{NoticeCode::ExpressionsNotFound,
                "ExpressionsNotFound",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: no expressions found. The character has %2 shape(s), and no name "
                                    "of one says what a face shows, as in the lists of ARKit, MMD or VRoid")},
    NoticeEntry{
        NoticeCode::ExpressionShapesMissing,
        "ExpressionShapesMissing",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: this expression sets %2 shape(s) that no part has, "
                                          "such as %3. Choose others, or remove them")},
    NoticeEntry{NoticeCode::ExpressionWeightsClamped,
                "ExpressionWeightsClamped",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 weight(s) of this expression were not from 0 to 1 "
                                                  "and were brought there")},
    NoticeEntry{
        NoticeCode::ExpressionRenamed,
        "ExpressionRenamed",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other, .arguments = {NoticeArgument::Name}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: another expression has this name, so it is called %3 now")},
    NoticeEntry{NoticeCode::JawShapeMade,
                "JawShapeMade",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this shape of %2 vertex(ices) was made by opening the "
                                                  "jaw, joint %3, because expressions turn no joints")},
    NoticeEntry{
        NoticeCode::RestPoseScaled,
        "RestPoseScaled",
        {.severity = Severity::Info, .subject = NoticeSubject::Joint},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: its scale is part of the mesh now, and of the joints below")},
    NoticeEntry{
        NoticeCode::RestPoseFolds,
        "RestPoseFolds",
        {.severity = Severity::Info},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) smoothed where the pose opened a fold")},
    NoticeEntry{NoticeCode::RestPoseLeft,
                "RestPoseLeft",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: it has no weights, so it stays where it is. Undo, bind it, and "
                                    "apply the rest pose again")},
    NoticeEntry{NoticeCode::HandMeshUnused,
                "HandMeshUnused",
                {.severity = Severity::Warning, .kind = NoticeKind::LostWork},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its "
                                    "picture is missing or has another size")},
    NoticeEntry{
        NoticeCode::LayersTransferred,
        "LayersTransferred",
        {.severity = Severity::Info},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it")},
    NoticeEntry{
        NoticeCode::LayerEditsLost,
        "LayerEditsLost",
        {.severity = Severity::Warning, .kind = NoticeKind::LostWork},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh")},
};

} // namespace

std::span<const NoticeEntry> readNotices() {
    return kReadNotices;
}

std::span<const NoticeEntry> writeNotices() {
    return kWriteNotices;
}

} // namespace sinew
