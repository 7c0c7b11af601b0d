#include "app/text/ArgumentText.h"
#include "app/text/Fill.h"
#include "app/text/FormatText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

struct ErrorEntry {
    ErrorCode code;
    const char* text;
    const char* otherText = nullptr; ///< when `other` says so
};

const std::array kErrorTexts{
    ErrorEntry{ErrorCode::Canceled,
               QT_TRANSLATE_NOOP("ErrorText", "Canceled. No file was left half-written.")},
    ErrorEntry{ErrorCode::FileNotFound,
               QT_TRANSLATE_NOOP("ErrorText", "%1: there is no such file. Check the path.")},
    ErrorEntry{ErrorCode::FileUnreadable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 cannot be read: %2. Check that it is a file and that you may read it.")},
    ErrorEntry{ErrorCode::FileEmpty, QT_TRANSLATE_NOOP("ErrorText", "%1 is empty. Export it again.")},
    ErrorEntry{ErrorCode::FileBroken,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be read: %2. It may be damaged or have the wrong "
                                              "extension. Export it again, or as FBX or GLB.")},
    ErrorEntry{
        ErrorCode::FormatUnknown,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1: files of type \"%2\" cannot be read. Convert it to one of these: %3."),
        QT_TRANSLATE_NOOP("ErrorText", "%1 has no file extension, such as .fbx or .glb. Rename the file.")},
    ErrorEntry{ErrorCode::FormatNotWritable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: files of type \"%2\" cannot be written here. Use the extension %3."),
               QT_TRANSLATE_NOOP("ErrorText", "%1 has no file extension. Use %3.")},
    ErrorEntry{ErrorCode::FileUnwritable,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be written: %2. Choose another folder, or check its "
                                              "permissions and the free disk space.")},
    ErrorEntry{
        ErrorCode::NoMesh,
        QT_TRANSLATE_NOOP("ErrorText", "%1 contains no mesh. Export the character together with its mesh.")},
    ErrorEntry{ErrorCode::NoFaces,
               QT_TRANSLATE_NOOP("ErrorText", "%1 contains no faces. Export the mesh with its polygons.")},
    ErrorEntry{ErrorCode::PositionsUnusable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: none of the %3 vertices of %2 has a valid position. Look for a "
                                 "broken modifier, constraint or scale, and export the mesh again.")},
    ErrorEntry{ErrorCode::NoSkeleton,
               QT_TRANSLATE_NOOP("ErrorText", "%1 contains no skeleton. Use one from another file with "
                                              "--skeleton (%2).")},
    ErrorEntry{ErrorCode::NoWeights,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 contains no skin weights, so no joint moves the mesh. Bind it first.")},
    ErrorEntry{ErrorCode::SkeletonBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The skeleton in %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::SkeletonCycle,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "The skeleton in %1 has a loop: joint %2 is its own ancestor. Give it another parent.")},
    ErrorEntry{ErrorCode::TooManyJoints,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 has %2 joints; the limit is %3. Remove joints that deform nothing.")},
    ErrorEntry{ErrorCode::TooManyFaces,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 has %2 faces; the limit is %3. Decimate the mesh or split the file.")},
    ErrorEntry{ErrorCode::NoSourceJoints,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "No joint is left to bind to. Bind with --joints all, or list the joints in a file.")},
    ErrorEntry{ErrorCode::JointUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1 (named in %2). Check the spelling."),
               QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1 (named in %2). Did you mean %3?")},
    ErrorEntry{ErrorCode::PartUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no part %1 in %2. Its parts are: %3.")},
    ErrorEntry{ErrorCode::VertexUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Part %2 has no vertex %1. Choose one from 0 to %3.")},
    ErrorEntry{ErrorCode::ParameterOutOfRange,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be %2: choose from %3 to %4.")},
    ErrorEntry{ErrorCode::ParameterUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no parameter %1 (named in %2). Check the spelling.")},
    ErrorEntry{ErrorCode::SolverUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no solver %1. Choose one of these: %2.")},
    ErrorEntry{
        ErrorCode::NotEnoughMemory,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free. Resolution %4 fits."),
        QT_TRANSLATE_NOOP("ErrorText",
                          "Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free, too little "
                          "for any resolution. Close other programs or decimate the mesh.")},
    ErrorEntry{ErrorCode::RefineBoxOutside,
               QT_TRANSLATE_NOOP("ErrorText", "Refinement box %1 does not touch the character, which reaches "
                                              "from (%2, %3, %4) to (%5, %6, %7). Move the box.")},
    ErrorEntry{ErrorCode::RefinementTooLarge,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Refinement box %1 at resolution %4 needs about %2 MiB of memory, but "
                                 "only %3 MiB are free. Use resolution %5 there, or a smaller box.")},
    ErrorEntry{
        ErrorCode::OutOfMemory,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Out of memory during this: %1 (%2). Close other programs, or decimate the mesh.")},
    ErrorEntry{ErrorCode::RecipeBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The recipe %1 cannot be used: %2. Correct or remove it.")},
    ErrorEntry{ErrorCode::PoseBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The pose %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::ZeroSizeScene,
               QT_TRANSLATE_NOOP("ErrorText", "All vertices of %1 have the same position, so it has no size. "
                                              "Check its scale and export it again.")},
    ErrorEntry{
        ErrorCode::PictureUnwritable,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "The picture %1 cannot be written: %2. Choose another folder, and a name that ends in .png.")},
    ErrorEntry{ErrorCode::ProjectBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The project %1 is damaged: %2. The file was not changed; open "
                                              "an older copy, or the character itself.")},
    ErrorEntry{ErrorCode::ProjectTooNew,
               QT_TRANSLATE_NOOP("ErrorText", "The project %1 has version %2; this release reads versions up "
                                              "to %3. Open it with a newer release.")},
    ErrorEntry{
        ErrorCode::SourceMoved,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The project %1 needs the file %2, which no longer exists. Locate the file.")},
    ErrorEntry{ErrorCode::SourceChanged,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The file %2 has changed since the project %1 was saved, so the weights may "
                                 "differ. Choose the old file, or continue with this one.")},
    ErrorEntry{ErrorCode::SourceEdited,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was changed by another program since it was opened. Open it "
                                 "again, or write a new file with --rebuild.")},
    ErrorEntry{ErrorCode::KeptFileDiffers,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: more than the skin would differ from the original file "
                                 "(%2). Rebuild the whole file (--rebuild), and please report this.")},
    ErrorEntry{
        ErrorCode::SourceUnmatched,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The weights cannot be written into %1: %2 has other vertices there. Open the "
                          "file again, or write a new one with --rebuild.")},
    ErrorEntry{ErrorCode::NotKept,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 cannot be the file that was read with another skin, because %2. "
                                 "Export as GLB, or write a new VRM with --rebuild.")},
    ErrorEntry{ErrorCode::VrmBonesMissing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM needs a humanoid skeleton, and no joint was "
                                 "recognized as %2. Choose the joints in the export dialog, or with "
                                 "--vrm-bone, such as hips=Pelvis."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM needs a humanoid skeleton, and there is no "
                                 "skeleton. Load one from another file.")},
    ErrorEntry{ErrorCode::VrmBoneMisplaced,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: in a VRM, %2 (joint %3) has to lie below %4 (joint "
                                 "%5). Choose other joints in the export dialog, or with --vrm-bone.")},
    ErrorEntry{ErrorCode::VrmJointTwice,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: joint %2 cannot be both %3 and %4. Choose another "
                                 "joint in the export dialog, or with --vrm-bone.")},
    ErrorEntry{ErrorCode::VrmBoneUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "VRM has no bone %1. The manual page on VRM lists its bones.")},
    ErrorEntry{ErrorCode::VrmAuthorMissing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 was not written: a VRM names its author. Enter one in the export "
                                 "dialog, or use --vrm-author.")},
    ErrorEntry{
        ErrorCode::AutosaveBroken,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The automatically saved work cannot be recovered: %2. The file was kept as %1.")},
    ErrorEntry{ErrorCode::NotRigged,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "%1 contains no skeleton, but a rigged character is needed. Bind it first.")},
    ErrorEntry{ErrorCode::TargetIsInput,
               QT_TRANSLATE_NOOP("ErrorText", "%1 was not written: it would overwrite the input %2. Choose "
                                              "another name, or overwrite it with --force.")},
    ErrorEntry{ErrorCode::SideFileExists,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 exists and does not belong to %2, so nothing was written. Choose "
                                 "another name or folder, or overwrite it with --force.")},
    ErrorEntry{ErrorCode::TargetsClash,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 would be written twice: it also belongs to %2. Choose another name.")},
    ErrorEntry{ErrorCode::VerticesDiffer,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. "
                                 "Compare files with the same mesh, in the same pose and size.")},
    ErrorEntry{ErrorCode::JointsDiffer,
               QT_TRANSLATE_NOOP("ErrorText", "%1 and %2 have no joint names in common, so their weights "
                                              "cannot be compared. Compare files with the same skeleton.")},
    ErrorEntry{ErrorCode::RulePartUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no part %1 to set a binding for. The parts are: %2. "
                                              "Name a shell of a part by its number, like Body#3.")},
    ErrorEntry{ErrorCode::RuleJointUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 cannot be bound to joint %2: the joint does not exist "
                                              "or is excluded from the bind. Choose another joint.")},
    ErrorEntry{ErrorCode::RuleIncomplete,
               QT_TRANSLATE_NOOP("ErrorText", "The binding of part %1 is not complete: rigid needs one "
                                              "joint, limit needs one or more, all others need none. "
                                              "Only smooth and limit can have a solver of their own.")},
    ErrorEntry{ErrorCode::RuleSolverUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1: there is no solver %2. Choose one of these: %3.")},
    ErrorEntry{ErrorCode::RulesClash,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 has two bindings. Remove one of them.")},
    ErrorEntry{ErrorCode::NothingToFollow,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 copies the nearest skin, but no part is bound "
                                              "smoothly. Bind at least one part smoothly.")},
    ErrorEntry{
        ErrorCode::AllExcluded,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Every part is skipped, so there is nothing to bind. Bind at least one part.")},
    ErrorEntry{ErrorCode::ReuseJointDiffers,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or has "
                   "another position. Use the same skeleton in the same bind pose, or bind without reuse.")},
    ErrorEntry{ErrorCode::ReusePartOutside,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 does not fit the voxels of %4: %2 of its vertices are outside, by "
                                 "up to %3. Reuse a file of the same shape, or bind without reuse.")},
    ErrorEntry{ErrorCode::RegionNameTaken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "A region cannot be named \"%1\". Give every region a different name.")},
    ErrorEntry{ErrorCode::RegionSolverUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Region %1: there is no solver %2. Choose one of these: %3.")},
    ErrorEntry{
        ErrorCode::RegionShapeBroken,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "Region %1 has no size, or its position or size is not a number. Give it a size, or remove it.")},
    ErrorEntry{ErrorCode::RegionPaintBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The vertices of part %2 painted into region %1 are not valid. List "
                                 "them in ascending order, each with an amount from 0 to 1.")},
    ErrorEntry{ErrorCode::HandleBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The handle of joint %1 has a position or size that is not valid. Place it "
                                 "again, or remove it.")},
    ErrorEntry{ErrorCode::CageFileBroken,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be read as a cage: %2. Export the cage again as "
                                              "OBJ.")},
    ErrorEntry{
        ErrorCode::CageNameTaken,
        QT_TRANSLATE_NOOP("ErrorText", "A cage cannot be named \"%1\". Give every cage a different name.")},
    ErrorEntry{ErrorCode::CageEmpty,
               QT_TRANSLATE_NOOP("ErrorText", "Cage %1 has no vertices. Model it again, or remove it.")},
    ErrorEntry{ErrorCode::CageTooLarge,
               QT_TRANSLATE_NOOP("ErrorText", "Cage %1 has %2 vertices, each of which is a joint; the most "
                                              "are %3. Simplify the cage.")},
    ErrorEntry{ErrorCode::CageJointsIncomplete,
               QT_TRANSLATE_NOOP("ErrorText", "Cage %1 names %2 joints for %3 vertices. Name one joint for "
                                              "each vertex, or none.")},
    ErrorEntry{ErrorCode::CageVertexNotFinite,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Cage %1: the position of vertex %2 is not valid. Export the cage again.")},
    ErrorEntry{ErrorCode::CageIndexOutOfRange,
               QT_TRANSLATE_NOOP("ErrorText", "Cage %1 has no vertex %2. Choose one from 0 to %3.")},
    ErrorEntry{ErrorCode::CageVertexRepeated,
               QT_TRANSLATE_NOOP("ErrorText", "Cage %1: face or edge %2 has vertex %3 twice. Give every "
                                              "face three different vertices and every edge two.")},
    ErrorEntry{
        ErrorCode::CageVerticesCoincide,
        QT_TRANSLATE_NOOP("ErrorText", "Cage %1: vertices %2 and %3 lie in the same place. Merge them.")},
    ErrorEntry{ErrorCode::CageJointTaken,
               QT_TRANSLATE_NOOP("ErrorText", "Cage %1: a joint cannot be named \"%2\". Give every vertex "
                                              "of every cage a joint with a name of its own.")},
    ErrorEntry{
        ErrorCode::JointLocked,
        QT_TRANSLATE_NOOP("ErrorText", "The weights of joint %1 are locked. Unlock it to paint on it.")},
    ErrorEntry{
        ErrorCode::NoJointChosen,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Select the joint to paint: click its bone, or its name in the Joints panel.")},
    ErrorEntry{ErrorCode::LayerNotPaintable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Layer \"%1\" cannot be painted: it is hidden, or it is a mirror or "
                                 "relax layer. Show it, select a paint layer, or add one.")},
    ErrorEntry{
        ErrorCode::AllJointsLocked,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The weights of all joints are locked. Unlock the joints you want to paint.")},
    ErrorEntry{ErrorCode::LayersFitNothing,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "No layer was made on the mesh of %1: its parts have other vertex counts. "
                                 "Choose the file that was open when the layers were painted.")},
    ErrorEntry{ErrorCode::TransferNothingNear,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "No vertex of %2 lies within reach of the surface of %1, so no weights were "
                                 "transferred. Put both in the same place, or raise the distance or the "
                                 "angle.")},
    ErrorEntry{ErrorCode::TransferJointsDiffer,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "No joint with weights in %1 has a counterpart in %2, so no weights were "
                                 "transferred. List the pairs of joint names in a joint table.")},
    ErrorEntry{ErrorCode::JointMapBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The joint table %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{ErrorCode::WeightsBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The weights in %1 cannot be read: %2. Export them again, or "
                                              "correct the file.")},
    ErrorEntry{ErrorCode::WeightCountsDiffer,
               QT_TRANSLATE_NOOP("ErrorText", "%1 has weights for %2 vertices, but %3 has %4. Use the mesh "
                                              "that the weights were exported from.")},
    ErrorEntry{ErrorCode::NoUvs,
               QT_TRANSLATE_NOOP("ErrorText", "Part %1 of %2 has no UVs, so its weights cannot be images. "
                                              "Unwrap it, or use CSV or JSON.")},
    ErrorEntry{ErrorCode::FileOutside,
               QT_TRANSLATE_NOOP("ErrorText", "%1 refers to the file %2, which was not read because it is "
                                              "outside its folder. Put it beside %1, or export as GLB.")},
    ErrorEntry{ErrorCode::ExtensionRequired,
               QT_TRANSLATE_NOOP("ErrorText", "%1 needs the glTF extension %2, which is not supported. "
                                              "Export it without that extension, or as FBX.")},
    ErrorEntry{ErrorCode::BatchEmpty,
               QT_TRANSLATE_NOOP("ErrorText", "%1 names no character to bind. Put files in it that Sinew "
                                              "reads, such as %2.")},
    ErrorEntry{ErrorCode::BatchOutputInside,
               QT_TRANSLATE_NOOP("ErrorText", "Nothing was bound: the output folder %1 lies inside the input "
                                              "folder %2. Choose a folder outside it.")},
    ErrorEntry{ErrorCode::BatchSameOutput,
               QT_TRANSLATE_NOOP("ErrorText", "Nothing was bound: %1 and %2 would both be written to %3. "
                                              "Rename one of them, or bind them into different folders.")},
    ErrorEntry{ErrorCode::ReaderTimedOut,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: the reader for %2 files was stopped after %3 seconds. The file may be "
                                 "damaged. Convert it to FBX or GLB.")},
    ErrorEntry{ErrorCode::ReaderCrashed,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: the reader for %2 files crashed. The file may be damaged. Convert it "
                                 "to FBX or GLB.")},
    ErrorEntry{ErrorCode::ReaderOutOfMemory,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: the reader for %2 files needs more than %3 GiB of memory. The file may "
                                 "be damaged. Convert it to FBX or GLB.")},
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
                                              "usable number.")},
    ErrorEntry{
        ErrorCode::BoneMissing,
        QT_TRANSLATE_NOOP("ErrorText", "%1 has no bone there: no joint to end at. Add a joint first.")},
    ErrorEntry{
        ErrorCode::NoOtherSide,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "There is no other side to mirror to: none of these vertices has a counterpart across the mirror "
            "plane. Choose another axis or other joints under Weights > Mirror > Joint Mapping.")},
    ErrorEntry{
        ErrorCode::RigNoVolume,
        QT_TRANSLATE_NOOP("ErrorText", "%1 is flat: there is no inside that a skeleton could be fitted to.")},
    ErrorEntry{ErrorCode::RigSeveralBodies,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 holds %2 characters that stand apart. Fit a skeleton to one at a "
                                 "time: delete or export the others first.")},
    ErrorEntry{ErrorCode::RigLying,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The character in %1 is lying down. Turn it by 90 degrees about the "
                                 "%2 axis, or choose the template for four legs.")},
    ErrorEntry{
        ErrorCode::RigUpsideDown,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The character in %1 is upside down. Turn it by 180 degrees about the Z axis.")},
    ErrorEntry{ErrorCode::RigLimbNotFound,
               QT_TRANSLATE_NOOP("ErrorText", "%1: no %2 were found. Set these markers: %3.")},
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
    ErrorEntry{ErrorCode::RigMarkersBroken,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be used as markers: %2.")},
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
};

/// What ran out of memory, and what helps there.
const std::array kMemoryEntries{
    std::pair{"bind",
              QT_TRANSLATE_NOOP(
                  "ErrorText",
                  "Out of memory while binding %2. Choose a lower resolution, or close other programs.")},
    std::pair{"reading", QT_TRANSLATE_NOOP(
                             "ErrorText",
                             "Out of memory while reading %2. Close other programs, or decimate the mesh.")},
    std::pair{
        "writing",
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "Out of memory while writing %2. Close other programs, or leave out animations and textures.")},
    std::pair{
        "picture",
        QT_TRANSLATE_NOOP("ErrorText",
                          "Out of memory while drawing %2. Close other programs, or leave out the picture.")},
    std::pair{"task",
              QT_TRANSLATE_NOOP(
                  "ErrorText",
                  "Out of memory. Save your work, then close other programs or choose a lower resolution.")},
};

/// Whether the arguments ask for the other text.
bool other(const Error& error) {
    switch (error.code) {
    case ErrorCode::JointNameTaken: // an empty one
        return error.arguments.empty() || error.arguments[0].empty();
    case ErrorCode::JointUnknown: // the name that was probably meant is there
        return error.arguments.size() > 2;
    case ErrorCode::NotEnoughMemory: // no resolution fits
        return error.arguments.size() > 3 && error.arguments[3] == "0";
    case ErrorCode::FormatUnknown: // a name without an ending
    case ErrorCode::FormatNotWritable:
    case ErrorCode::VrmBonesMissing: // there is no skeleton at all
        return error.arguments.size() > 1 && error.arguments[1].empty();
    default:
        return false;
    }
}

const char* textOf(const ErrorEntry& entry, const Error& error) {
    if (error.code == ErrorCode::OutOfMemory && !error.arguments.empty()) {
        const auto* known = std::ranges::find(kMemoryEntries, error.arguments.front(),
                                              [](const auto& memory) { return std::string(memory.first); });
        return known == kMemoryEntries.end() ? entry.text : known->second;
    }
    return other(error) ? entry.otherText : entry.text;
}

QString valueOf(ErrorCode code, std::size_t index, const std::string& argument) {
    switch (code) {
    case ErrorCode::ParameterOutOfRange:
    case ErrorCode::RefineBoxOutside:
        return index > 0 ? numberAsWritten(argument) : QString::fromStdString(argument);
    case ErrorCode::NotKept:
        return index == 1 ? wordText(argument) : QString::fromStdString(argument);
    case ErrorCode::RigLimbNotFound:
        return index == 1 ? wordText(argument) : QString::fromStdString(argument);
    case ErrorCode::RigMarkerOutside:
        return index == 1 ? lengthText(argument) : QString::fromStdString(argument);
    case ErrorCode::ReusePartOutside:
        return index == 2 ? lengthText(argument) : QString::fromStdString(argument);
    default:
        return QString::fromStdString(argument);
    }
}

/// Names of the formats that can be used instead.
QStringList formatsThatHelp(ErrorCode code) {
    switch (code) {
    case ErrorCode::FormatUnknown:
        return {formatNames(mainCharacterFormats())};
    case ErrorCode::NoSkeleton:
        return {formatNames(mainSkeletonFormats())};
    default:
        return {};
    }
}

} // namespace

QString errorText(const Error& error) {
    const auto* entry = std::ranges::find(kErrorTexts, error.code, &ErrorEntry::code);
    if (entry == kErrorTexts.end()) {
        return {};
    }
    QStringList values;
    for (std::size_t i = 0; i < error.arguments.size(); ++i) {
        values << valueOf(error.code, i, error.arguments[i]);
    }
    values << formatsThatHelp(error.code);
    return fillText(QCoreApplication::translate("ErrorText", textOf(*entry, error)), values);
}

} // namespace sinew
