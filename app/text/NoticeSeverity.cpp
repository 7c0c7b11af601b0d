#include "app/text/NoticeSeverity.h"

#include "app/text/Texts.h"

namespace sinew {

Severity severityOf(NoticeCode code) {
    switch (code) {
    case NoticeCode::NonFiniteVerticesMoved:
    case NoticeCode::UnskinnedPart:
    case NoticeCode::JointFar:
    case NoticeCode::SkeletonFitProposed:
    case NoticeCode::SkeletonOutside:
    case NoticeCode::SkinBindPoseReset:
    case NoticeCode::NodePlaceReset:
    case NoticeCode::MeshWithoutPlacesDropped:
    case NoticeCode::PolygonsOutOfRangeDropped:
    case NoticeCode::BindPoseInconsistent:
    case NoticeCode::JointNameDuplicate:
    case NoticeCode::TextureMissing:
    case NoticeCode::TextureRefused:
    case NoticeCode::MaterialFileRefused:
    case NoticeCode::TextureDamaged:
    case NoticeCode::AnimationIgnored:
    case NoticeCode::NodePoseDropped:
    case NoticeCode::MotionFramesMissing:
    case NoticeCode::MotionRateGuessed:
    case NoticeCode::JointOutside:
    case NoticeCode::JointReachesNothing:
    case NoticeCode::FlatModel:
    case NoticeCode::WeightsNotConverged:
    case NoticeCode::HolesLetOutsideIn:
    case NoticeCode::ShellsInverted:
    case NoticeCode::VoxelsJoin:
    case NoticeCode::VoxelsTouch:
    case NoticeCode::RefinementCurtailed:
    case NoticeCode::RebindDiffers:
    case NoticeCode::PosedJointsMissing:
    case NoticeCode::DeformJointsMissing:
    case NoticeCode::SkeletonEditsLost:
    case NoticeCode::JointLocksMissing:
    case NoticeCode::HiddenPartsMissing:
    case NoticeCode::PartRulesLost:
    case NoticeCode::RebindFailed:
    case NoticeCode::LayerEditsLost:
    case NoticeCode::RegionHoldsNothing:
    case NoticeCode::RegionJointUnknown:
    case NoticeCode::RegionJointReachesNothing:
    case NoticeCode::RegionPaintOutdated:
    case NoticeCode::BoneAlphaUnused:
    case NoticeCode::RegionShapeUnused:
    case NoticeCode::HandleFar:
    case NoticeCode::CageOutside:
    case NoticeCode::CageFar:
    case NoticeCode::CagesCross:
    case NoticeCode::CageFacesCross:
    case NoticeCode::VrmWithoutHumanoid:
    case NoticeCode::VrmFacesElsewhere:
    case NoticeCode::VrmPoseOff:
    case NoticeCode::TransferPiecesFar:
    case NoticeCode::TransferJointsMissing:
    case NoticeCode::WeightTexelsShared:
    case NoticeCode::WeightsInvalid:
    case NoticeCode::WeightsZero:
    case NoticeCode::WeightsFar:
    case NoticeCode::WeightsNoisy:
        return Severity::Warning;
    case NoticeCode::WeightsNormalised:
    case NoticeCode::WeightsStoredWrong:
    case NoticeCode::JointNotSource:
    case NoticeCode::LoneBonesGuessed:
    case NoticeCode::PictureWithoutAlpha:
    case NoticeCode::TextureFoundByName:
    case NoticeCode::SkeletonReplaced:
    case NoticeCode::SkeletonRootsMany:
    case NoticeCode::JointScaleRemoved:
    case NoticeCode::PartRigidByRule:
    case NoticeCode::PartFollowsSkin:
    case NoticeCode::PartOnlyJoints:
    case NoticeCode::PartExcluded:
    case NoticeCode::PartsMadeRigid:
    case NoticeCode::RigidProposed:
    case NoticeCode::FollowProposed:
    case NoticeCode::WeightsPruned:
    case NoticeCode::CageOpen:
    case NoticeCode::MeshCopied:
    case NoticeCode::WeightsUnpacked:
    case NoticeCode::LayersTransferred:
        return Severity::Info;
    default:
        return Severity::Note;
    }
}

bool tellsOfLeak(NoticeCode code) {
    return code == NoticeCode::VoxelsJoin || code == NoticeCode::VoxelsTouch ||
           code == NoticeCode::VoxelsParted;
}

bool tellsOfLoss(NoticeCode code) {
    switch (code) {
    case NoticeCode::ContentIgnored:
    case NoticeCode::ContentDropped:
    case NoticeCode::TextureDropped:
    case NoticeCode::TextureKindRare:
    case NoticeCode::TextureNotEmbedded:
    case NoticeCode::MorphTargetsDropped:
        return true;
    default:
        return false;
    }
}

bool tellsOfLostWork(NoticeCode code) {
    switch (code) {
    case NoticeCode::PosedJointsMissing:
    case NoticeCode::DeformJointsMissing:
    case NoticeCode::SkeletonEditsLost:
    case NoticeCode::JointLocksMissing:
    case NoticeCode::HiddenPartsMissing:
    case NoticeCode::PartRulesLost:
    case NoticeCode::RebindFailed:
    case NoticeCode::LayerEditsLost:
    case NoticeCode::RegionPaintOutdated:
        return true;
    default:
        return false;
    }
}

} // namespace sinew
