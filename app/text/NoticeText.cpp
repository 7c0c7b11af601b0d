#include "app/text/ArgumentText.h"
#include "app/text/ContentText.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <span>

namespace sinew {
namespace {

struct NoticeEntry {
    NoticeCode code;
    const char* name;
    const char* text;
};

// %1 subject, %2 count, %3 and on the arguments. "(s)" goes or stays with the count.
const std::array kNoticeTexts{
    NoticeEntry{
        NoticeCode::NonFinitePointsMoved, "NonFinitePointsMoved",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: the position of %2 point(s) is no number or far too large; put between "
                            "their neighbours. Export the mesh again")},
    NoticeEntry{NoticeCode::MeshWithoutPlacesDropped, "MeshWithoutPlacesDropped",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: left out, no position of its %2 point(s) can be used: they are no "
                                    "numbers or far too large. Export the mesh again")},
    NoticeEntry{NoticeCode::NodePlaceReset, "NodePlaceReset",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: its transform is no number or far too large, so it stands where its "
                                    "parent does. Reset it and export again")},
    NoticeEntry{
        NoticeCode::SkinBindPoseReset, "SkinBindPoseReset",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: the bind matrices of %2 joint(s) of its skin cannot be used; it is bound "
                            "where the joints rest")},
    NoticeEntry{
        NoticeCode::PolygonsOutOfRangeDropped, "PolygonsOutOfRangeDropped",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 polygon(s) left out that named points which do not exist")},
    NoticeEntry{NoticeCode::LinesAndPointsDropped, "LinesAndPointsDropped",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 loose line(s) and point(s) left out, they have no surface")},
    NoticeEntry{NoticeCode::EmptyMeshDropped, "EmptyMeshDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: left out, it has no polygons")},
    NoticeEntry{
        NoticeCode::WeightsNormalised, "WeightsNormalised",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: the stored weights of %2 point(s) did not sum to 1 and were normalised")},
    NoticeEntry{NoticeCode::PointsUnweighted, "PointsUnweighted",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 point(s) had no weight in the file")},
    NoticeEntry{NoticeCode::RigidPartSkinned, "RigidPartSkinned",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: hung on joint %3 and now follows it by weights")},
    NoticeEntry{NoticeCode::BindSpaceUnified, "BindSpaceUnified",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: had a bind space of its own and was moved into the skeleton's")},
    NoticeEntry{NoticeCode::BindPoseInconsistent, "BindPoseInconsistent",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %3 was bound to this joint elsewhere; the first place counts")},
    NoticeEntry{NoticeCode::JointNameGiven, "JointNameGiven",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the name given to a joint that had none")},
    NoticeEntry{NoticeCode::JointNameDuplicate, "JointNameDuplicate",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 joint(s) share this name")},
    NoticeEntry{NoticeCode::JointScaleRemoved, "JointScaleRemoved",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: scale removed from the bind pose of %2 joint(s)")},
    NoticeEntry{NoticeCode::TextureMissing, "TextureMissing",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture file %3 was not found; its path is kept")},
    NoticeEntry{NoticeCode::TextureDamaged, "TextureDamaged",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: the picture of this texture is damaged, so it is not drawn; export it "
                                  "again")},
    NoticeEntry{NoticeCode::TextureRefused, "TextureRefused",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture file %3 was not read: %4")},
    NoticeEntry{NoticeCode::ContentIgnored, "ContentIgnored",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: not read, and so in no exported file: %3")},
    NoticeEntry{
        NoticeCode::SkeletonGuessed, "SkeletonGuessed",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: no mesh names its joints, so the nodes under this one became the skeleton")},
    NoticeEntry{NoticeCode::SkeletonRootsMany, "SkeletonRootsMany",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the skeleton has %2 root(s)")},
    NoticeEntry{NoticeCode::SkeletonReplaced, "SkeletonReplaced",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its skeleton takes the place of the character's own")},
    NoticeEntry{NoticeCode::AnimationIgnored, "AnimationIgnored",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the animation of %3 was left out; only joints and shapes can move")},
    NoticeEntry{
        NoticeCode::SkeletonOutside, "SkeletonOutside",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and "
                            "the weights mean little. Load the skeleton of this mesh, or scale and move it")},
    NoticeEntry{NoticeCode::SkeletonFitProposed, "SkeletonFitProposed",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and "
                    "the weights mean little. It would fit %4: take --fit-skeleton, or Fit Skeleton in "
                    "the Bind menu")},
    NoticeEntry{NoticeCode::SkeletonFitted, "SkeletonFitted",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the skeleton was fitted to the mesh: %3")},
    NoticeEntry{
        NoticeCode::JointFar, "JointFar",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: the joint stands %3 m from the mesh, too far to be meant; its bone was cut "
                            "off near the mesh. Check its position")},
    NoticeEntry{NoticeCode::JointNotSource, "JointNotSource",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: joint gets no weight: %3")},
    NoticeEntry{
        NoticeCode::JointOutside, "JointOutside",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: joint lies outside the mesh, %3 m from it; the nearest inside was used")},
    NoticeEntry{
        NoticeCode::JointReachesNothing, "JointReachesNothing",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: joint got no weight: other joints are nearer everywhere")},
    NoticeEntry{
        NoticeCode::PartKeptRigid, "PartKeptRigid",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 point(s) keep following %3, the joint the part hangs on")},
    NoticeEntry{
        NoticeCode::PartBridged, "PartBridged",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 point(s) touch no joint; bound across a gap of %3 m, mostly to %4")},
    NoticeEntry{
        NoticeCode::PointsOutsideVoxels, "PointsOutsideVoxels",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 point(s) belong to no polygon; bound like the nearest part of the mesh")},
    NoticeEntry{NoticeCode::ShellsFlipped, "ShellsFlipped",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: %2 shell(s) faced inwards; turned for the solver, left as they are in the mesh")},
    NoticeEntry{NoticeCode::DuplicatesDropped, "DuplicatesDropped",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 triangle(s) in the place of others left out by the solver")},
    NoticeEntry{NoticeCode::HolesFilled, "HolesFilled",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 hole(s) closed for the solver only")},
    NoticeEntry{
        NoticeCode::HolesLetOutsideIn, "HolesLetOutsideIn",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 hole(s) let the outside in, the widest %3 m wide at (%5, %6, %7), %4 m "
                            "deep; mend the mesh, or have holes closed for the solver")},
    NoticeEntry{NoticeCode::DegenerateFacesIgnored, "DegenerateFacesIgnored",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 face(s) without area ignored by the solver")},
    NoticeEntry{
        NoticeCode::FlatModel, "FlatModel",
        QT_TRANSLATE_N_NOOP("NoticeText", "The model encloses no space; distances ran along its surface")},
    NoticeEntry{NoticeCode::VoxelsJoin, "VoxelsJoin",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1 and %3: voxels bridge the gap of %4 m between them at (%5, %6, "
                                    "%7), weights may leak; refine there or take resolution auto")},
    NoticeEntry{NoticeCode::VoxelsTouch, "VoxelsTouch",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1 and %3: their surfaces touch at (%5, %6, %7), a gap of %4 m "
                                    "that no resolution opens; weights may leak there")},
    NoticeEntry{NoticeCode::VoxelsParted, "VoxelsParted",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1 and %3: the gap of %4 m between them at (%5, %6, %7) was refined to resolution %8")},
    NoticeEntry{
        NoticeCode::RefinementCurtailed, "RefinementCurtailed",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: finer voxels would not have fitted into memory; %2 gap(s) stay bridged")},
    NoticeEntry{NoticeCode::PartRigidByRule, "PartRigidByRule",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 point(s) follow %3 alone, as was asked")},
    NoticeEntry{NoticeCode::PartFollowsSkin, "PartFollowsSkin",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: %2 point(s) follow the skin below, at most %3 m away, as was asked")},
    NoticeEntry{NoticeCode::PartOnlyJoints, "PartOnlyJoints",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 point(s) bound to these joints only: %3")},
    NoticeEntry{NoticeCode::PartExcluded, "PartExcluded",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 point(s) left as they were, as was asked")},
    NoticeEntry{NoticeCode::RigidProposed, "RigidProposed",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: its %2 point(s) could follow %4 alone, which has %3 of their weight")},
    NoticeEntry{NoticeCode::UnskinnedPart, "UnskinnedPart",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: has no skin and hangs on no joint in the file, so its %2 point(s) were bound "
                    "like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 m "
                    "away: it could be rigid to that")},
    NoticeEntry{NoticeCode::FollowProposed, "FollowProposed",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: lies on the skin, at most %4 m away, and %3 of its weight is of other joints "
                    "than the skin's: it could follow the skin below (%2 point(s) looked at)")},
    NoticeEntry{NoticeCode::RegionHoldsNothing, "RegionHoldsNothing",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the region holds no point of the solved parts")},
    NoticeEntry{NoticeCode::RegionJointUnknown, "RegionJointUnknown",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the region does without joint %3: there is no such joint, "
                                    "or the choice of joints leaves it out")},
    NoticeEntry{
        NoticeCode::RegionJointReachesNothing, "RegionJointReachesNothing",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: none of the region's %2 point(s) is reached by its joint %3")},
    NoticeEntry{NoticeCode::RegionPaintOutdated, "RegionPaintOutdated",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 painted point(s) of part %3 left out: the part is gone, "
                                    "not solved, or has another number of points")},
    NoticeEntry{NoticeCode::BoneAlphaUnused, "BoneAlphaUnused",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: has an alpha of its own, but there is no such joint, or the "
                                    "choice of joints leaves it out")},
    NoticeEntry{NoticeCode::WeightsPruned, "WeightsPruned",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 weight(s) under the threshold removed")},
    NoticeEntry{NoticeCode::InfluencesLimited, "InfluencesLimited",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 point(s) had more than %3 influences; the largest were kept")},
    NoticeEntry{NoticeCode::PolygonsTriangulated, "PolygonsTriangulated",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 polygon(s) split into triangles, the format knows no others")},
    NoticeEntry{NoticeCode::TextureNotEmbedded, "TextureNotEmbedded",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture not put into the file: %3")},
    NoticeEntry{NoticeCode::ShapesDropped, "ShapesDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 shape(s) left out: %3")},
    NoticeEntry{NoticeCode::PointsGivenToRoot, "PointsGivenToRoot",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 point(s) without weight now follow the root %3")},
    NoticeEntry{NoticeCode::UnusedPointsDropped, "UnusedPointsDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 point(s) left out that belong to no polygon")},
    NoticeEntry{
        NoticeCode::TextureDropped, "TextureDropped",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: texture left out, the format has no place for it (%3)")},
    NoticeEntry{NoticeCode::TextureKindRare, "TextureKindRare",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the texture is a %3 file, which few programs read from this "
                                    "format; convert it to PNG if it does not show")},
    NoticeEntry{NoticeCode::ContentDropped, "ContentDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: left out, the format has no place for it: %3")},
    NoticeEntry{NoticeCode::RebindDiffers, "RebindDiffers",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: binding anew gave other weights than were saved")},
    NoticeEntry{NoticeCode::PosedJointsMissing, "PosedJointsMissing",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 posed joint(s) are not in the skeleton any more")},
    NoticeEntry{NoticeCode::DeformJointsMissing, "DeformJointsMissing",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: %2 joint(s) that deform in a way of their own are not in the skeleton any more")},
};

const NoticeEntry* find(NoticeCode code) {
    const auto* entry = std::ranges::find(kNoticeTexts, code, &NoticeEntry::code);
    return entry == kNoticeTexts.end() ? nullptr : entry;
}

QString argumentText(NoticeCode code, std::size_t index, const std::string& argument) {
    const bool first = code == NoticeCode::JointOutside || code == NoticeCode::JointFar ||
                       code == NoticeCode::PartBridged || code == NoticeCode::PartFollowsSkin ||
                       code == NoticeCode::RigidProposed;
    const bool unskinned = code == NoticeCode::UnskinnedPart && (index == 1 || index == 3);
    if ((first && index == 0) || unskinned || code == NoticeCode::FollowProposed ||
        code == NoticeCode::HolesLetOutsideIn || (tellsOfLeak(code) && index >= 1 && index <= 4)) {
        return lengthText(argument);
    }
    const bool word =
        code == NoticeCode::JointNotSource || (code == NoticeCode::TextureRefused && index == 1);
    return word ? wordText(argument) : QString::fromStdString(argument);
}

/// A list of any length in place of %3: a value alone is cut where it gets long, and this is to name
/// everything.
QString listText(const QString& text, const Notice& notice) {
    QStringList list;
    for (const std::string& argument : notice.arguments) {
        list << contentText(argument);
    }
    const QString before = text.section(QStringLiteral("%3"), 0, 0);
    return fillText(before, {QString::fromStdString(notice.subject)}) + list.join(QStringLiteral(", "));
}

/// "scaled by 375, turned from Z up to Y up, moved by (0, 0.1, 0) m" of scale, axis, degrees, x, y, z.
QString fitText(std::span<const std::string> fit) {
    const auto say = [](const char* text) { return QCoreApplication::translate("NoticeText", text); };
    const auto number = [&](std::size_t i) { return lengthText(fit[i]); };
    const auto moved = [&](std::size_t i) {
        bool read = false;
        return QString::fromStdString(fit[i]).toDouble(&read) != 0.0 || !read;
    };
    QStringList steps;
    if (fit[0] != "1") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "scaled by %1")).arg(numberAsWritten(fit[0]));
    }
    if (fit[1] != "Y") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "turned from %1 up to Y up"))
                     .arg(QString::fromStdString(fit[1]));
    }
    if (fit[2] != "0") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "turned by %1 degrees about the vertical"))
                     .arg(QString::fromStdString(fit[2]));
    }
    if (moved(3) || moved(4) || moved(5)) {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "moved by (%1, %2, %3) m"))
                     .arg(number(3), number(4), number(5));
    }
    return steps.isEmpty() ? say(QT_TRANSLATE_NOOP("NoticeText", "as it is"))
                           : steps.join(QStringLiteral(", "));
}

/// Where the six arguments of a fit begin; kNoFit: there is none.
constexpr std::size_t kNoFit = static_cast<std::size_t>(-1);
std::size_t firstOfFit(const Notice& notice) {
    const std::size_t first = notice.code == NoticeCode::SkeletonFitProposed ? 1
                              : notice.code == NoticeCode::SkeletonFitted    ? 0
                                                                             : kNoFit;
    return first != kNoFit && notice.arguments.size() >= first + 6 ? first : kNoFit;
}

} // namespace

bool tellsOfLeak(NoticeCode code) {
    return code == NoticeCode::VoxelsJoin || code == NoticeCode::VoxelsTouch ||
           code == NoticeCode::VoxelsParted;
}

QString noticeText(const Notice& notice) {
    const NoticeEntry* entry = find(notice.code);
    if (entry == nullptr) {
        return {};
    }
    const int count = static_cast<int>(std::min<std::size_t>(notice.count, 1000000));
    QString text = QCoreApplication::translate("NoticeText", entry->text, nullptr, count);
    text.replace(QStringLiteral("(s)"), notice.count == 1 ? QString() : QStringLiteral("s"));
    if (notice.code == NoticeCode::ContentIgnored || notice.code == NoticeCode::ContentDropped) {
        return listText(text, notice);
    }
    QStringList values{QString::fromStdString(notice.subject), wholeText(notice.count)};
    const std::size_t fit = firstOfFit(notice);
    for (std::size_t i = 0; i < notice.arguments.size() && i < fit; ++i) {
        values << argumentText(notice.code, i, notice.arguments[i]);
    }
    if (fit != kNoFit) {
        values << fitText(std::span(notice.arguments).subspan(fit, 6));
    }
    return fillText(text, values);
}

std::string noticeName(NoticeCode code) {
    const NoticeEntry* entry = find(code);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
