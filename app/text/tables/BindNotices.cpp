#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kBindNotices{
    NoticeEntry{NoticeCode::SkeletonOutside,
                "SkeletonOutside",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the "
                    "weights will be poor. Load the skeleton of this mesh, or scale and move it"),
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the "
                    "skeleton of this mesh, or scale and move it")},
    NoticeEntry{
        NoticeCode::SkeletonFitProposed,
        "SkeletonFitProposed",
        {.severity = Severity::Warning, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will "
            "be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu"),
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: "
            "use --fit-skeleton, or Fit Skeleton in the Bind menu")},
    NoticeEntry{NoticeCode::PartsFarFromSkeleton,
                "PartsFarFromSkeleton",
                {.subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not "
                    "part of the character, set them to Skip in the Parts panel, or use --part")},
    NoticeEntry{NoticeCode::SkeletonFitted,
                "SkeletonFitted",
                {.subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: skeleton fitted to the mesh: %3")},
    NoticeEntry{NoticeCode::TemplateDoubtful,
                "TemplateDoubtful",
                {.subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the mesh does not show %2 joint(s) of the template "
                                                  "%3, so they are placed by usual proportions")},
    NoticeEntry{NoticeCode::FingersFewer,
                "FingersFewer",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its hands show %2 finger(s), so the template has no "
                                                  "more, though %3 were asked for")},
    NoticeEntry{NoticeCode::JointFar,
                "JointFar",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Joint,
                 .arguments = {NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the joint is %3 away from the mesh, so its bone was "
                                                  "cut off near the mesh. Check its position")},
    NoticeEntry{NoticeCode::HandleFar,
                "HandleFar",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Joint,
                 .arguments = {NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: its handle is %3 away from the mesh, so it was moved "
                                                  "near the mesh for the bind. Check its position")},
    NoticeEntry{NoticeCode::JointsCoincide,
                "JointsCoincide",
                {.subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 joint(s) lie where another does, such as %3 and %4, so the "
                                    "solver cannot tell them apart. Move them apart, or leave out all but "
                                    "one with --joints")},
    NoticeEntry{
        NoticeCode::JointNotSource,
        "JointNotSource",
        {.severity = Severity::Info, .subject = NoticeSubject::Joint, .arguments = {NoticeArgument::Word}},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1: the joint gets no weight: %3")},
    NoticeEntry{
        NoticeCode::LoneBonesGuessed,
        "LoneBonesGuessed",
        {.severity = Severity::Info, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are "
            "wrong, load a skeleton whose joints have parents, or give the joints handles")},
    NoticeEntry{NoticeCode::JointOutside,
                "JointOutside",
                {.severity = Severity::Warning,
                 .subject = NoticeSubject::Joint,
                 .arguments = {NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: the joint is %3 outside the mesh; the nearest voxel "
                                                  "inside is used. Move to the Middle puts it inside")},
    NoticeEntry{NoticeCode::JointReachesNothing,
                "JointReachesNothing",
                {.severity = Severity::Warning, .subject = NoticeSubject::Joint},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the joint has no weight: other joints are nearer everywhere. If it "
                                    "should have weight, move it into its limb, or use Paint Weights")},
    NoticeEntry{NoticeCode::PartKeptRigid,
                "PartKeptRigid",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) kept rigid to %3, as in the file")},
    NoticeEntry{
        NoticeCode::PartBridged,
        "PartBridged",
        {.arguments = {NoticeArgument::Length}},
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4")},
    NoticeEntry{NoticeCode::NoBoneInSight,
                "NoBoneInSight",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) with no bone in sight take their heat "
                                                  "from the nearest bone behind a wall, mostly by %3")},
    NoticeEntry{
        NoticeCode::VerticesOutsideVoxels,
        "PointsOutsideVoxels",
        {},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh")},
    NoticeEntry{NoticeCode::ShellsFlipped,
                "ShellsFlipped",
                {},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh")},
    NoticeEntry{NoticeCode::ShellsInverted,
                "ShellsInverted",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: inverted normals on %2 shell(s). Let the solver turn them outward, "
                                    "or it may take the inside for the outside")},
    NoticeEntry{NoticeCode::DuplicatesDropped,
                "DuplicatesDropped",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 duplicate triangle(s) ignored by the solver")},
    NoticeEntry{NoticeCode::HolesFilled,
                "HolesFilled",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 open border(s) closed, for the solver only. If something "
                                    "turned solid that should not be, switch off Close holes")},
    NoticeEntry{NoticeCode::HolesLetOutsideIn,
                "HolesLetOutsideIn",
                {.severity = Severity::Warning,
                 .arguments = {NoticeArgument::Length, NoticeArgument::Length, NoticeArgument::Coordinate,
                               NoticeArgument::Coordinate, NoticeArgument::Coordinate}},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and "
                                    "%4 deep. Close holes in the mesh, or let the solver fill them")},
    NoticeEntry{NoticeCode::DegenerateFacesIgnored,
                "DegenerateFacesIgnored",
                {},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 face(s) without area ignored by the solver")},
    NoticeEntry{NoticeCode::VoxelsDrawn,
                "VoxelsDrawn",
                {.severity = Severity::Info, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: the voxels were drawn by %3 in %2 picture(s). Another graphics card "
                                    "may decide a few voxels otherwise")},
    NoticeEntry{NoticeCode::FlatModel,
                "FlatModel",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText", "No voxel lies inside the mesh, so the solver works along its surface. If "
                                  "the mesh encloses a volume, choose a finer resolution")},
    NoticeEntry{NoticeCode::WeightsNotConverged,
                "WeightsNotConverged",
                {.severity = Severity::Warning},
                QT_TRANSLATE_N_NOOP(
                    "NoticeText",
                    "The weights of %2 joint(s) are not fully solved; those of %1 are "
                    "off by up to %3. They can be used as they are; a coarser resolution converges sooner")},
    NoticeEntry{NoticeCode::VoxelsJoin,
                "VoxelsJoin",
                {.severity = Severity::Warning, .subject = NoticeSubject::Joint, .kind = NoticeKind::Leak},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1 and %3: weights may bleed across a %4 gap at (%5, %6, "
                                                  "%7); refine there, or use a finer resolution")},
    NoticeEntry{
        NoticeCode::VoxelsTouch,
        "VoxelsTouch",
        {.severity = Severity::Warning, .subject = NoticeSubject::Joint, .kind = NoticeKind::Leak},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap "
                            "%4); no resolution separates them. Use Separate under Voxel Edits there")},
    NoticeEntry{
        NoticeCode::VoxelsParted,
        "VoxelsParted",
        {.subject = NoticeSubject::Joint, .kind = NoticeKind::Leak},
        QT_TRANSLATE_N_NOOP("NoticeText", "%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8")},
    NoticeEntry{NoticeCode::RefinementCurtailed,
                "RefinementCurtailed",
                {.severity = Severity::Warning, .subject = NoticeSubject::Other},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: finer voxels did not fit into memory; %2 gap(s) left closed. Lower "
                                    "the Resolution, or use Separate under Voxel Edits at the gaps")},
    NoticeEntry{NoticeCode::PartRigidByRule,
                "PartRigidByRule",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) set rigid to %3")},
    NoticeEntry{NoticeCode::PartFollowsSkin,
                "PartFollowsSkin",
                {.severity = Severity::Info, .arguments = {NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away")},
    NoticeEntry{NoticeCode::PartOnlyJoints,
                "PartOnlyJoints",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) limited to these joints: %3")},
    NoticeEntry{NoticeCode::PartExcluded,
                "PartExcluded",
                {.severity = Severity::Info},
                QT_TRANSLATE_N_NOOP("NoticeText", "%1: %2 vertex(ices) set to be skipped")},
    NoticeEntry{
        NoticeCode::PartsMadeRigid,
        "PartsMadeRigid",
        {.severity = Severity::Info, .subject = NoticeSubject::Other},
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. "
            "To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off")},
    NoticeEntry{
        NoticeCode::RigidProposed,
        "RigidProposed",
        {.severity = Severity::Info, .arguments = {NoticeArgument::Fraction}},
        QT_TRANSLATE_N_NOOP("NoticeText",
                            "%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight")},
    NoticeEntry{
        NoticeCode::UnskinnedPart,
        "UnskinnedPart",
        {.severity = Severity::Warning,
         .arguments = {NoticeArgument::Name, NoticeArgument::Fraction, NoticeArgument::Name,
                       NoticeArgument::Length}},
        QT_TRANSLATE_N_NOOP(
            "NoticeText",
            "%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to "
            "%3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it")},
    NoticeEntry{NoticeCode::FollowProposed,
                "FollowProposed",
                {.severity = Severity::Info, .arguments = {NoticeArgument::Fraction, NoticeArgument::Length}},
                QT_TRANSLATE_N_NOOP("NoticeText",
                                    "%1: lies on the skin, at most %4 away, but %3 of its weight is on other "
                                    "joints: it could copy the nearest skin (%2 vertex(ices) checked)")},
};

} // namespace

std::span<const NoticeEntry> bindNotices() {
    return kBindNotices;
}

} // namespace sinew
