#include "app/text/tables/NoticeTables.h"

#include <QCoreApplication>

#include <array>

namespace sinew {
namespace {

const std::array kWriteNotices{
    NoticeEntry{NoticeCode::InfluencesLimited, "InfluencesLimited",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: %2 vertex(ices) had more than %3 influences; the largest were kept")},
    NoticeEntry{
        NoticeCode::PolygonsTriangulated, "PolygonsTriangulated",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 polygon(s) split into triangles, as the format requires")},
    NoticeEntry{NoticeCode::TextureNotEmbedded, "TextureNotEmbedded",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture not embedded: %3")},
    NoticeEntry{NoticeCode::MorphTargetsDropped, "ShapesDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 morph target(s) skipped: %3")},
    NoticeEntry{
        NoticeCode::VerticesGivenToRoot, "PointsGivenToRoot",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without weights bound to the root %3")},
    NoticeEntry{NoticeCode::UnusedVerticesDropped, "UnusedPointsDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without polygons not exported")},
    NoticeEntry{NoticeCode::TextureDropped, "TextureDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture skipped, the format cannot store it (%3)")},
    NoticeEntry{NoticeCode::TextureKindRare, "TextureKindRare",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture is a %3 file, which few programs read "
                                                  "from this format. Convert it to PNG if it does not show")},
    NoticeEntry{NoticeCode::SideFileRenamed, "SideFileRenamed",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this file was written as %3, because its name in the "
                                                  "model could lead out of the folder or is not allowed "
                                                  "everywhere")},
    NoticeEntry{NoticeCode::MeshCopied, "MeshCopied",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: several nodes show this mesh with different weights, "
                                                  "so it was copied (%2 new mesh(es))")},
    NoticeEntry{NoticeCode::WeightsUnpacked, "WeightsUnpacked",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: weights of %2 primitive(s) are now stored without "
                                                  "compression; everything else stays compressed")},
    NoticeEntry{NoticeCode::VrmWithoutHumanoid, "VrmWithoutHumanoid",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this VRM names no humanoid bones, so programs that "
                                                  "need a VRM will refuse it")},
    NoticeEntry{NoticeCode::FileRebuilt, "FileRebuilt",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the whole file was written anew, because %3")},
    NoticeEntry{NoticeCode::VrmFacesElsewhere, "VrmFacesElsewhere",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the character does not face +Z, as a VRM has to. Turn "
                                                  "it where it was made")},
    NoticeEntry{NoticeCode::NodePoseDropped, "NodePoseDropped",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the file shows %2 joint(s) in a pose that the new file cannot keep. "
                                    "The skin of %3 is off the most, by %4")},
    NoticeEntry{NoticeCode::VrmPoseOff, "VrmPoseOff",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the bind pose is not the T-pose of a VRM: %2 arm or "
                                                  "leg bone(s) deviate, most %3, by %4 degrees")},
    NoticeEntry{
        NoticeCode::ContentDropped, "ContentDropped",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: not exported, because the format cannot store it: %3")},
    NoticeEntry{
        NoticeCode::RebindDiffers, "RebindDiffers",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: binding again gave weights that differ from the saved ones")},
    NoticeEntry{NoticeCode::PosedJointsMissing, "PosedJointsMissing",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 posed joint(s) no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::DeformJointsMissing, "DeformJointsMissing",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 joint(s) with a joint deformation no longer found in the skeleton")},
    NoticeEntry{
        NoticeCode::SkeletonEditsLost, "SkeletonEditsLost",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 edit(s) of the skeleton no longer possible in its file")},
    NoticeEntry{NoticeCode::JointLocksMissing, "JointLocksMissing",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 locked joint(s) no longer found in the skeleton")},
    NoticeEntry{NoticeCode::HiddenPartsMissing, "HiddenPartsMissing",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 hidden part(s) no longer found")},
    NoticeEntry{NoticeCode::PartRulesLost, "PartRulesLost",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 part rule(s) dropped, because the part or a joint "
                                                  "of the rule is gone: %3")},
    NoticeEntry{NoticeCode::RebindFailed, "RebindFailed",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: not bound any more. %3")},
    NoticeEntry{
        NoticeCode::LayersTransferred, "LayersTransferred",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it")},
    NoticeEntry{
        NoticeCode::LayerEditsLost, "LayerEditsLost",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh")},
};

} // namespace

std::span<const NoticeEntry> writeNotices() {
    return kWriteNotices;
}

} // namespace sinew
