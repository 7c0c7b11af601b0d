#include "app/text/ArgumentText.h"
#include "app/text/ContentText.h"
#include "app/text/Fill.h"
#include "app/text/FitText.h"
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

// %1 subject, %2 count, %3 and on the arguments. "(s)" and the like go or stay with the count: pluralText.
const std::array kNoticeTexts{
    NoticeEntry{NoticeCode::NonFiniteVerticesMoved, "NonFinitePointsMoved",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) had no valid position; placed between "
                                                  "neighbouring vertices. Export the mesh again")},
    NoticeEntry{
        NoticeCode::MeshWithoutPlacesDropped, "MeshWithoutPlacesDropped",
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again")},
    NoticeEntry{NoticeCode::NodePlaceReset, "NodePlaceReset",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its transform is not valid, so it was placed at its "
                                                  "parent. Reset the transform and export again")},
    NoticeEntry{NoticeCode::SkinBindPoseReset, "SkinBindPoseReset",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: invalid bind matrices of %2 joint(s); the rest pose is used instead")},
    NoticeEntry{NoticeCode::PolygonsOutOfRangeDropped, "PolygonsOutOfRangeDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 polygon(s) with missing vertices skipped")},
    NoticeEntry{NoticeCode::LinesAndVerticesDropped, "LinesAndPointsDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 line(s) or point(s) without a surface skipped")},
    NoticeEntry{NoticeCode::EmptyMeshDropped, "EmptyMeshDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: skipped, it has no polygons")},
    NoticeEntry{NoticeCode::WeightsNormalised, "WeightsNormalised",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized")},
    NoticeEntry{NoticeCode::VerticesUnweighted, "PointsUnweighted",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) had no weights in the file")},
    NoticeEntry{NoticeCode::RigidPartSkinned, "RigidPartSkinned",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: rigid attachment to joint %3 converted to skin")},
    NoticeEntry{NoticeCode::BindSpaceUnified, "BindSpaceUnified",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its bind space was converted to the skeleton's")},
    NoticeEntry{
        NoticeCode::BindPoseInconsistent, "BindPoseInconsistent",
        QT_TRANSLATE_N_NOOP(
            "NoticeText", "%1: %3 was bound to this joint at another position; the first position is used")},
    NoticeEntry{NoticeCode::JointNameGiven, "JointNameGiven",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: this joint had no name and was given this one")},
    NoticeEntry{NoticeCode::JointNameDuplicate, "JointNameDuplicate",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 joint(s) have this name")},
    NoticeEntry{NoticeCode::JointScaleRemoved, "JointScaleRemoved",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: scale removed from the bind pose of %2 joint(s)")},
    NoticeEntry{NoticeCode::TextureMissing, "TextureMissing",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture file %3 was not found; its path is kept")},
    NoticeEntry{
        NoticeCode::TextureDamaged, "TextureDamaged",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: the image of this texture is damaged and cannot be shown. Export it again")},
    NoticeEntry{NoticeCode::TextureRefused, "TextureRefused",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the texture file %3 was not read: %4")},
    NoticeEntry{NoticeCode::ContentIgnored, "ContentIgnored",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: not imported, so missing in exported files: %3")},
    NoticeEntry{
        NoticeCode::SkeletonGuessed, "SkeletonGuessed",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: no mesh has a skin, so the nodes below this one are used as the skeleton")},
    NoticeEntry{NoticeCode::SkeletonRootsMany, "SkeletonRootsMany",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the skeleton has %2 root(s)")},
    NoticeEntry{NoticeCode::SkeletonReplaced, "SkeletonReplaced",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its skeleton replaces the skeleton of the character")},
    NoticeEntry{NoticeCode::PictureWithoutAlpha, "PictureWithoutAlpha",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the picture has no transparency, so its whole rectangle "
                                    "is the character")},
    NoticeEntry{NoticeCode::AnimationIgnored, "AnimationIgnored",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: the animation of %3 was skipped; only joints and morph targets can be animated")},
    NoticeEntry{NoticeCode::SkeletonOutside, "SkeletonOutside",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the "
                    "weights will be poor. Load the skeleton of this mesh, or scale and move it")},
    NoticeEntry{
        NoticeCode::SkeletonFitProposed, "SkeletonFitProposed",
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will "
            "be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu")},
    NoticeEntry{NoticeCode::SkeletonFitted, "SkeletonFitted",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: skeleton fitted to the mesh: %3")},
    NoticeEntry{NoticeCode::JointFar, "JointFar",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the joint is %3 away from the mesh, so its bone was "
                                                  "cut off near the mesh. Check its position")},
    NoticeEntry{NoticeCode::HandleFar, "HandleFar",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its handle is %3 away from the mesh, so it was moved "
                                                  "near the mesh for the bind. Check its position")},
    NoticeEntry{NoticeCode::JointsCoincide, "JointsCoincide",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 joint(s) lie where another does, such as %3 and %4, so the "
                                    "solver cannot tell them apart. Move them apart, or leave out all but "
                                    "one with --joints")},
    NoticeEntry{NoticeCode::JointNotSource, "JointNotSource",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the joint gets no weight: %3")},
    NoticeEntry{
        NoticeCode::LoneBonesGuessed, "LoneBonesGuessed",
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are "
            "wrong, load a skeleton whose joints have parents, or give the joints handles")},
    NoticeEntry{NoticeCode::JointOutside, "JointOutside",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: the joint is %3 outside the mesh; the nearest voxel inside is used")},
    NoticeEntry{
        NoticeCode::JointReachesNothing, "JointReachesNothing",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: the joint has no weight: other joints are nearer everywhere")},
    NoticeEntry{NoticeCode::PartKeptRigid, "PartKeptRigid",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) kept rigid to %3, as in the file")},
    NoticeEntry{
        NoticeCode::PartBridged, "PartBridged",
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4")},
    NoticeEntry{NoticeCode::NoBoneInSight, "NoBoneInSight",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) with no bone in sight take their heat "
                                                  "from the nearest bone behind a wall, mostly by %3")},
    NoticeEntry{
        NoticeCode::VerticesOutsideVoxels, "PointsOutsideVoxels",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh")},
    NoticeEntry{NoticeCode::ShellsFlipped, "ShellsFlipped",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh")},
    NoticeEntry{NoticeCode::DuplicatesDropped, "DuplicatesDropped",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 duplicate triangle(s) ignored by the solver")},
    NoticeEntry{NoticeCode::HolesFilled, "HolesFilled",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 hole(s) closed, for the solver only")},
    NoticeEntry{NoticeCode::HolesLetOutsideIn, "HolesLetOutsideIn",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and "
                                    "%4 deep. Close holes in the mesh, or let the solver fill them")},
    NoticeEntry{NoticeCode::DegenerateFacesIgnored, "DegenerateFacesIgnored",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 face(s) without area ignored by the solver")},
    NoticeEntry{NoticeCode::FlatModel, "FlatModel",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "No voxel lies inside the mesh, so the solver works along its surface. If "
                                  "the mesh encloses a volume, choose a finer resolution")},
    NoticeEntry{NoticeCode::WeightsNotConverged, "WeightsNotConverged",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "The weights of %2 joint(s) are not fully solved; those of %1 are "
                    "off by up to %3. They can be used as they are; a coarser resolution converges sooner")},
    NoticeEntry{NoticeCode::VoxelsJoin, "VoxelsJoin",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1 and %3: weights may bleed across a %4 gap at (%5, %6, "
                                                  "%7); refine there, or use a finer resolution")},
    NoticeEntry{NoticeCode::VoxelsTouch, "VoxelsTouch",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1 and %3: weights may bleed at (%5, %6, %7), where the "
                                                  "surfaces touch (gap %4); no resolution separates them")},
    NoticeEntry{
        NoticeCode::VoxelsParted, "VoxelsParted",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8")},
    NoticeEntry{
        NoticeCode::RefinementCurtailed, "RefinementCurtailed",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: finer voxels did not fit into memory; %2 gap(s) left closed")},
    NoticeEntry{NoticeCode::PartRigidByRule, "PartRigidByRule",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) set rigid to %3")},
    NoticeEntry{NoticeCode::PartFollowsSkin, "PartFollowsSkin",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away")},
    NoticeEntry{NoticeCode::PartOnlyJoints, "PartOnlyJoints",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) limited to these joints: %3")},
    NoticeEntry{NoticeCode::PartExcluded, "PartExcluded",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) set to be skipped")},
    NoticeEntry{NoticeCode::TransferPiecesFar, "TransferPiecesFar",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: nothing within reach matches the shells of %2 vertex(ices), so they "
                                    "copy the nearest surface, however far it is. Check their weights")},
    NoticeEntry{
        NoticeCode::TransferJointsMissing, "TransferJointsMissing",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 joint(s) with weights and without a counterpart; the nearest parent with "
                            "one gets the weight: %3. List the pairs of joint names in a joint table")},
    NoticeEntry{NoticeCode::TransferNotMirrored, "TransferNotMirrored",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the other side of the mesh has no counterpart for %2 vertex(ices), "
                                    "so their weights were not mirrored")},
    NoticeEntry{NoticeCode::WeightTexelsShared, "WeightTexelsShared",
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "%1: images cannot hold the weights of %2 vertex(ices), because their UVs "
                                  "overlap or lie too close. Write larger images, or use CSV or JSON")},
    NoticeEntry{
        NoticeCode::PartsMadeRigid, "PartsMadeRigid",
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. "
            "To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off")},
    NoticeEntry{
        NoticeCode::RigidProposed, "RigidProposed",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight")},
    NoticeEntry{
        NoticeCode::UnskinnedPart, "UnskinnedPart",
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to "
            "%3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it")},
    NoticeEntry{NoticeCode::FollowProposed, "FollowProposed",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: lies on the skin, at most %4 away, but %3 of its weight is on other "
                                    "joints: it could copy the nearest skin (%2 vertex(ices) checked)")},
    NoticeEntry{
        NoticeCode::RegionHoldsNothing, "RegionHoldsNothing",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: the region contains no vertex of a part that is bound")},
    NoticeEntry{NoticeCode::RegionJointUnknown, "RegionJointUnknown",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the region ignores joint %3, which does not exist or is not bound")},
    NoticeEntry{
        NoticeCode::RegionJointReachesNothing, "RegionJointReachesNothing",
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: joint %3 does not reach the region (%2 vertex(ices))")},
    NoticeEntry{
        NoticeCode::RegionShapeUnused, "RegionShapeUnused",
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows "
                            "it. Choose that solver, or set Keep shape to 0")},
    NoticeEntry{NoticeCode::RegionPaintOutdated, "RegionPaintOutdated",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 painted vertex(ices) of part %3 ignored: the part "
                                                  "is missing, not bound, or has another vertex count")},
    NoticeEntry{
        NoticeCode::BoneAlphaUnused, "BoneAlphaUnused",
        QT_TRANSLATE_N_NOOP(
            "NoticeText", "%1: its stiffness (alpha) is not used: the joint does not exist or is not bound")},
    NoticeEntry{NoticeCode::CageOutside, "CageOutside",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the cage lies outside the mesh. Check its unit and up "
                                                  "axis")},
    NoticeEntry{NoticeCode::CageFar, "CageFar",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were "
                                    "moved near the mesh for the bind. Check the cage")},
    NoticeEntry{NoticeCode::CagesCross, "CagesCross",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 face(s) of this cage and of cage %3 cross each "
                                                  "other, where both share the weights")},
    NoticeEntry{NoticeCode::CageFacesCross, "CageFacesCross",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 face(s) of the cage cross each other")},
    NoticeEntry{NoticeCode::CageOpen, "CageOpen",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the cage is not closed (%2 open edge(s))")},
    NoticeEntry{NoticeCode::CageVerticesMany, "CageVerticesMany",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the cage has %2 vertex(ices), each of which is a "
                                    "joint. A coarser cage binds faster and is easier to pose")},
    NoticeEntry{NoticeCode::WeightsPruned, "WeightsPruned",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 weight(s) below the threshold pruned")},
    NoticeEntry{NoticeCode::WeightsZero, "WeightsZero",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) without weights")},
    NoticeEntry{NoticeCode::WeightsFar, "WeightsFar",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) with weights of joints that are far "
                                                  "away through the body")},
    NoticeEntry{NoticeCode::WeightsNoisy, "WeightsNoisy",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) with noisy weights, unlike those of "
                                                  "all their neighbours")},
    NoticeEntry{NoticeCode::WeightsBeyondLimit, "WeightsBeyondLimit",
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) with more influences than Max Influences (%3)")},
    NoticeEntry{NoticeCode::LodFiner, "LodFiner",
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 triangle(s) in place of %3, because its borders, "
                                                  "seams and non-manifold edges are kept")},
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
};

const NoticeEntry* find(NoticeCode code) {
    const auto* entry = std::ranges::find(kNoticeTexts, code, &NoticeEntry::code);
    return entry == kNoticeTexts.end() ? nullptr : entry;
}

enum class Argument { Name, Word, Length, Coordinate, Fraction };

/// What each argument is, in their order: codes whose arguments are all names are not listed.
struct ArgumentKinds {
    NoticeCode code;
    std::array<Argument, 5> kinds;
};
constexpr auto kNameArgument = Argument::Name;
constexpr auto kLengthArgument = Argument::Length;
constexpr auto kCoordinateArgument = Argument::Coordinate;
constexpr auto kFractionArgument = Argument::Fraction;
constexpr std::array kArgumentKinds{
    ArgumentKinds{NoticeCode::JointFar, {kLengthArgument}},
    ArgumentKinds{NoticeCode::HandleFar, {kLengthArgument}},
    ArgumentKinds{NoticeCode::CageFar, {kLengthArgument}},
    ArgumentKinds{NoticeCode::JointOutside, {kLengthArgument}},
    ArgumentKinds{NoticeCode::JointNotSource, {Argument::Word}},
    ArgumentKinds{NoticeCode::TextureRefused, {kNameArgument, Argument::Word}},
    ArgumentKinds{NoticeCode::FileRebuilt, {Argument::Word}},
    ArgumentKinds{NoticeCode::PartBridged, {kLengthArgument}},
    ArgumentKinds{NoticeCode::PartFollowsSkin, {kLengthArgument}},
    ArgumentKinds{NoticeCode::RigidProposed, {kFractionArgument}},
    ArgumentKinds{NoticeCode::UnskinnedPart,
                  {kNameArgument, kFractionArgument, kNameArgument, kLengthArgument}},
    ArgumentKinds{NoticeCode::FollowProposed, {kFractionArgument, kLengthArgument}},
    ArgumentKinds{
        NoticeCode::HolesLetOutsideIn,
        {kLengthArgument, kLengthArgument, kCoordinateArgument, kCoordinateArgument, kCoordinateArgument}},
};

Argument kindOf(NoticeCode code, std::size_t index) {
    const auto* known = std::ranges::find(kArgumentKinds, code, &ArgumentKinds::code);
    return known == kArgumentKinds.end() || index >= known->kinds.size() ? kNameArgument
                                                                         : known->kinds[index];
}

QString argumentText(NoticeCode code, std::size_t index, const std::string& argument, double metersPerUnit) {
    if (tellsOfLeak(code)) { // its place is in the scene's unit already
        return index == 1                 ? lengthText(argument, metersPerUnit)
               : index >= 2 && index <= 4 ? shortNumber(argument)
                                          : QString::fromStdString(argument);
    }
    switch (kindOf(code, index)) {
    case Argument::Word:
        return wordText(argument);
    case Argument::Length:
        return lengthText(argument, metersPerUnit);
    case Argument::Coordinate:
        return coordinateText(argument, metersPerUnit);
    case Argument::Fraction:
        return percentText(argument);
    case Argument::Name:
        break;
    }
    return QString::fromStdString(argument);
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

/// Where the six arguments of a fit begin; kNoFit: there is none.
constexpr std::size_t kNoFit = static_cast<std::size_t>(-1);
std::size_t firstOfFit(const Notice& notice) {
    const std::size_t first = notice.code == NoticeCode::SkeletonFitProposed ? 1
                              : notice.code == NoticeCode::SkeletonFitted    ? 0
                                                                             : kNoFit;
    return first != kNoFit && notice.arguments.size() >= first + 6 ? first : kNoFit;
}

} // namespace

QString noticeText(const Notice& notice, double metersPerUnit) {
    const NoticeEntry* entry = find(notice.code);
    if (entry == nullptr) {
        return {};
    }
    const int count = static_cast<int>(std::min<std::size_t>(notice.count, 1000000));
    QString text = QCoreApplication::translate("NoticeText", entry->text, nullptr, count);
    text = pluralText(text, notice.count == 1);
    if (notice.code == NoticeCode::ContentIgnored || notice.code == NoticeCode::ContentDropped) {
        return listText(text, notice);
    }
    QStringList values{QString::fromStdString(notice.subject), wholeText(notice.count)};
    const std::size_t fit = firstOfFit(notice);
    for (std::size_t i = 0; i < notice.arguments.size() && i < fit; ++i) {
        values << argumentText(notice.code, i, notice.arguments[i], metersPerUnit);
    }
    if (fit != kNoFit) {
        values << fitText(std::span(notice.arguments).subspan(fit, 6), metersPerUnit);
    }
    return fillText(text, values);
}

std::string noticeName(NoticeCode code) {
    const NoticeEntry* entry = find(code);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
