#include "app/models/NoticeSubjects.h"

#include "core/bind/parts/PartPlan.h"

#include <charconv>

namespace sinew {
namespace {

/// What the subject of a notice is.
enum class Subject { Mesh, Joint, Other };

Subject subjectOf(NoticeCode code) {
    switch (code) {
    case NoticeCode::BindPoseInconsistent:
    case NoticeCode::JointNameGiven:
    case NoticeCode::JointNameDuplicate:
    case NoticeCode::SkeletonGuessed:
    case NoticeCode::JointNotSource:
    case NoticeCode::JointOutside:
    case NoticeCode::JointFar:
    case NoticeCode::HandleFar:
    case NoticeCode::JointReachesNothing:
    case NoticeCode::VoxelsJoin:
    case NoticeCode::VoxelsTouch:
    case NoticeCode::VoxelsParted:
    case NoticeCode::BoneAlphaUnused:
        return Subject::Joint;
    case NoticeCode::NodePlaceReset:
    case NoticeCode::SkeletonOutside:
    case NoticeCode::SkeletonFitProposed:
    case NoticeCode::SkeletonFitted:
    case NoticeCode::PartsFarFromSkeleton:
    case NoticeCode::SizeUnusual:
    case NoticeCode::TemplateDoubtful:
    case NoticeCode::MeshWithoutPlacesDropped:
    case NoticeCode::JointScaleRemoved:
    case NoticeCode::TextureMissing:
    case NoticeCode::TextureDamaged:
    case NoticeCode::TextureRefused:
    case NoticeCode::TextureFoundByName:
    case NoticeCode::TextureFromOutside:
    case NoticeCode::MaterialFileRefused:
    case NoticeCode::ContentIgnored:
    case NoticeCode::SkeletonRootsMany:
    case NoticeCode::LoneBonesGuessed:
    case NoticeCode::PartsMadeRigid:
    case NoticeCode::SkeletonReplaced:
    case NoticeCode::AnimationIgnored:
    case NoticeCode::NodePoseDropped:
    case NoticeCode::FlatModel:
    case NoticeCode::TextureNotEmbedded:
    case NoticeCode::TextureDropped:
    case NoticeCode::TextureKindRare:
    case NoticeCode::ContentDropped:
    case NoticeCode::RebindDiffers:
    case NoticeCode::PosedJointsMissing:
    case NoticeCode::DeformJointsMissing:
    case NoticeCode::SkeletonEditsLost:
    case NoticeCode::JointLocksMissing:
    case NoticeCode::HiddenPartsMissing:
    case NoticeCode::PartRulesLost:
    case NoticeCode::RebindFailed:
    case NoticeCode::RefinementCurtailed:
    case NoticeCode::RegionHoldsNothing:
    case NoticeCode::RegionJointUnknown:
    case NoticeCode::RegionJointReachesNothing:
    case NoticeCode::RegionShapeUnused:
    case NoticeCode::RegionPaintOutdated:
    case NoticeCode::JointsCoincide:
    case NoticeCode::CageOutside:
    case NoticeCode::CageFar:
    case NoticeCode::CagesCross:
    case NoticeCode::CageFacesCross:
    case NoticeCode::CageOpen:
    case NoticeCode::CageVerticesMany:
        return Subject::Other;
    default:
        return Subject::Mesh;
    }
}

std::optional<std::size_t> partCalled(const std::string& name, const Scene& scene) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (scene.parts[part].mesh->name == name || partName(scene, part) == name) {
            return part;
        }
    }
    return std::nullopt;
}

/// The 3 of "Body#3", behind its sign; 0: no shell is called so.
int shellBehind(const std::string& name, std::size_t sign) {
    int shell = 0;
    const char* end = name.data() + name.size();
    const auto [stop, problem] = std::from_chars(name.data() + sign + 1, end, shell);
    return problem == std::errc() && stop == end && shell > 0 ? shell : 0;
}

} // namespace

std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton) {
    return subjectOf(notice.code) == Subject::Joint ? skeleton.find(notice.subject) : kNone;
}

std::optional<PieceId> pieceOfNotice(const Notice& notice, const Scene& scene) {
    if (subjectOf(notice.code) != Subject::Mesh) {
        return std::nullopt;
    }
    if (const auto part = partCalled(notice.subject, scene)) {
        return PieceId{*part, 0};
    }
    const std::size_t sign = notice.subject.rfind('#');
    const int shell = sign == std::string::npos ? 0 : shellBehind(notice.subject, sign);
    const auto part = shell > 0 ? partCalled(notice.subject.substr(0, sign), scene) : std::nullopt;
    return part ? std::optional(PieceId{*part, shell}) : std::nullopt;
}

/// Where the widest hole is, of arguments in metres.
std::optional<Vec3> holeOf(const Notice& notice, double metersPerUnit) {
    constexpr std::size_t first = 2;
    Vec3 place;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (first + axis >= notice.arguments.size()) {
            return std::nullopt;
        }
        const std::string& number = notice.arguments[first + axis];
        double value = 0.0;
        if (std::from_chars(number.data(), number.data() + number.size(), value).ec != std::errc()) {
            return std::nullopt;
        }
        place[static_cast<Eigen::Index>(axis)] = value / metersPerUnit;
    }
    return place;
}

} // namespace sinew
