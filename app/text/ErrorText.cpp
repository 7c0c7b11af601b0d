#include "app/text/Fill.h"
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
    ErrorEntry{
        ErrorCode::FileUnreadable,
        QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be read: %2. Check that it is a file and yours to read.")},
    ErrorEntry{ErrorCode::FileEmpty, QT_TRANSLATE_NOOP("ErrorText", "%1 is empty. Export it again.")},
    ErrorEntry{
        ErrorCode::FileBroken,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "%1 is damaged, or not of the kind its name says: %2. Export it again, or as FBX or GLB.")},
    ErrorEntry{
        ErrorCode::FormatUnknown,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "%1: files of type \"%2\" cannot be read. Use FBX, GLB, glTF, DAE, OBJ, PLY or STL."),
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1: its name has no ending that tells its type, such as .fbx or .glb. Rename "
                          "the file.")},
    ErrorEntry{ErrorCode::FormatNotWritable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: files of type \"%2\" cannot be written here. Let its name end in %3."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1: its name has no ending that tells what to write. Let it end in %3.")},
    ErrorEntry{
        ErrorCode::FileUnwritable,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "%1 cannot be written: %2. Choose another place, or check the folder and the space left.")},
    ErrorEntry{
        ErrorCode::NoMesh,
        QT_TRANSLATE_NOOP("ErrorText", "%1 holds no mesh. Export the character together with its geometry.")},
    ErrorEntry{
        ErrorCode::NoFaces,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "%1 holds no faces, so there is no surface to work on. Export the mesh with its polygons.")},
    ErrorEntry{
        ErrorCode::PositionsUnusable,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "%1: no position of the %3 points of %2 can be used: they are no numbers or far too large. Look "
            "for a broken modifier, constraint or scale, and export the mesh again.")},
    ErrorEntry{
        ErrorCode::NoSkeleton,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "%1 holds no skeleton. Take one from another file with --skeleton (FBX, GLB, DAE, TGF, BVH, "
            "SKEL or JSON).")},
    ErrorEntry{ErrorCode::NoWeights,
               QT_TRANSLATE_NOOP("ErrorText", "%1 holds no weights, so no joint moves it. Bind it first.")},
    ErrorEntry{ErrorCode::SkeletonBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The skeleton in %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{
        ErrorCode::SkeletonCycle,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "The skeleton in %1 runs in a circle: joint %2 stands above itself. Give it another parent.")},
    ErrorEntry{ErrorCode::TooManyJoints,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "%1 has %2 joints and at most %3 can be handled. Remove those that deform nothing.")},
    ErrorEntry{ErrorCode::TooManyFaces,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "%1 has %2 faces and at most %3 can be handled. Decimate the mesh or split the file.")},
    ErrorEntry{ErrorCode::NoSourceJoints,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "The choice of joints leaves none to bind to. Bind with --joints "
                                 "all, or name the joints in a file.")},
    ErrorEntry{ErrorCode::JointUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1 (named in %2). Check the spelling."),
               QT_TRANSLATE_NOOP("ErrorText", "There is no joint %1 (named in %2). Did you mean %3?")},
    ErrorEntry{ErrorCode::PartUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no part %1 in %2. Its parts are: %3.")},
    ErrorEntry{ErrorCode::PointUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "Part %2 has no point %1: choose from 0 to %3.")},
    ErrorEntry{ErrorCode::ParameterOutOfRange,
               QT_TRANSLATE_NOOP("ErrorText", "%1 cannot be %2: choose from %3 to %4.")},
    ErrorEntry{ErrorCode::ParameterUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no parameter %1 (named in %2). Check the spelling.")},
    ErrorEntry{ErrorCode::SolverUnknown,
               QT_TRANSLATE_NOOP("ErrorText", "There is no solver %1: choose one of %2.")},
    ErrorEntry{ErrorCode::NotEnoughMemory,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "Resolution %3 needs about %1 MiB of memory and %2 MiB are free. Resolution %4 fits."),
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Resolution %3 needs about %1 MiB of memory and %2 MiB are free, too little "
                                 "for any. Close other programs or decimate the mesh.")},
    ErrorEntry{
        ErrorCode::RefineBoxOutside,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Refinement box %1 meets nothing of the character, which reaches from (%2, %3, "
                          "%4) to (%5, %6, %7).")},
    ErrorEntry{ErrorCode::RefinementTooLarge,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "Refinement box %1 at resolution %4 needs about %2 MiB of memory and %3 MiB are left "
                   "beside the rest. Resolution %5 fits there; or make the box smaller.")},
    ErrorEntry{ErrorCode::OutOfMemory,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "The memory ran out during this: %1 (%2). Close other programs, or decimate the mesh.")},
    ErrorEntry{ErrorCode::RecipeBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The recipe %1 cannot be used: %2. Correct or remove it.")},
    ErrorEntry{ErrorCode::PoseBroken,
               QT_TRANSLATE_NOOP("ErrorText", "The pose %1 cannot be used: %2. Correct the file.")},
    ErrorEntry{
        ErrorCode::ZeroSizeScene,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "All points of %1 lie in one place, so it has no size. Check its scale and export it again.")},
    ErrorEntry{
        ErrorCode::PictureUnwritable,
        QT_TRANSLATE_NOOP(
            "ErrorText",
            "The picture %1 cannot be written: %2. Choose another place, with a name that ends in .png.")},
    ErrorEntry{ErrorCode::ProjectBroken,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "The project %1 is damaged: %2. It was left as it is; open an older copy, or "
                                "the character itself.")},
    ErrorEntry{ErrorCode::ProjectTooNew,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "The project %1 has version %2 and this release reads up to %3. Open it with "
                                "a newer release.")},
    ErrorEntry{
        ErrorCode::SourceMoved,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The project %1 needs the file %2, which is not there any more. Say where it is "
                          "now.")},
    ErrorEntry{
        ErrorCode::SourceChanged,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The file %2 has changed since the project %1 was saved, so its weights may come "
                          "out differently. Choose the file as it was, or go on with this one.")},
    ErrorEntry{
        ErrorCode::AutosaveBroken,
        QT_TRANSLATE_NOOP("ErrorText",
                          "Work that was saved automatically cannot be recovered: %2. The file was kept "
                          "as %1.")},
    ErrorEntry{ErrorCode::NotRigged,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 holds no skeleton, and this takes a rigged character. Bind it first.")},
    ErrorEntry{
        ErrorCode::TargetIsInput,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1 was not written: it would overwrite %2, which is read here. Choose another "
                          "name, or overwrite it with --force.")},
    ErrorEntry{
        ErrorCode::SideFileExists,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1 exists and is not part of %2, so nothing was written. Choose another name "
                          "or folder, or overwrite it with --force.")},
    ErrorEntry{
        ErrorCode::TargetsClash,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1 would be written twice: it is a part of %2, and two results cannot have the "
                          "same name. Choose another name.")},
    ErrorEntry{
        ErrorCode::PointsDiffer,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1 lacks %2 of the %3 points of %4, so their weights cannot be compared. Compare "
                          "files of one mesh, in one pose and of one size.")},
    ErrorEntry{
        ErrorCode::JointsDiffer,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1 and %2 have no joint of one name, so their weights cannot be compared. Compare "
                          "files of one skeleton.")},
    ErrorEntry{
        ErrorCode::RulePartUnknown,
        QT_TRANSLATE_NOOP("ErrorText",
                          "There is no part %1, which a rule names. The parts are: %2. A shell of one is "
                          "named by its number, like Body#3.")},
    ErrorEntry{ErrorCode::RuleJointUnknown,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Part %1 cannot follow joint %2: there is no such joint, or the "
                                 "choice of joints leaves it out.")},
    ErrorEntry{
        ErrorCode::RuleIncomplete,
        QT_TRANSLATE_NOOP("ErrorText",
                          "The rule for part %1 is not complete: rigid takes one joint, only takes one or "
                          "more, all others none.")},
    ErrorEntry{ErrorCode::RulesClash,
               QT_TRANSLATE_NOOP("ErrorText", "Two rules name part %1. Leave one of them out.")},
    ErrorEntry{ErrorCode::NothingToFollow,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Part %1 is to follow the skin below it, but no part is solved. Let "
                                 "at least one part be solved.")},
    ErrorEntry{ErrorCode::AllExcluded,
               QT_TRANSLATE_NOOP("ErrorText", "The rules exclude every part, so there is nothing to bind.")},
    ErrorEntry{ErrorCode::ReuseJointDiffers,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or lies "
                   "elsewhere. Both need the same skeleton in the same bind pose; or bind without reuse.")},
    ErrorEntry{ErrorCode::ReusePartOutside,
               QT_TRANSLATE_NOOP(
                   "ErrorText",
                   "%1 does not fit the voxels of %4: %2 of its points lie outside, up to %3 m. Reuse a "
                   "file of the same shape, or bind without reuse.")},
    ErrorEntry{ErrorCode::RegionNameTaken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "A region cannot be called \"%1\": every region needs a name, and one "
                                 "that no other has.")},
    ErrorEntry{ErrorCode::RegionShapeBroken,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Region %1 has no size, or a place or size that is no number. Give "
                                 "it a size, or remove it.")},
    ErrorEntry{
        ErrorCode::RegionPaintBroken,
        QT_TRANSLATE_NOOP("ErrorText",
                          "What region %1 has painted of part %2 makes no sense: points have to ascend and "
                          "be points of the part, each with an amount from 0 to 1.")},
    ErrorEntry{
        ErrorCode::JointLocked,
        QT_TRANSLATE_NOOP("ErrorText", "The weights of joint %1 are locked. Unlock it to paint on it.")},
    ErrorEntry{ErrorCode::NoJointChosen,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Choose the joint whose weight is to be painted: click its bone, or its "
                                 "name among the joints.")},
    ErrorEntry{ErrorCode::LayerNotPaintable,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "Layer \"%1\" cannot be painted on: it is hidden, or it mirrors or "
                                 "relaxes. Show it, choose a paint layer, or add one.")},
    ErrorEntry{
        ErrorCode::AllJointsLocked,
        QT_TRANSLATE_NOOP("ErrorText", "The weights of all joints are locked. Unlock those to be painted.")},
    ErrorEntry{
        ErrorCode::LayersFitNothing,
        QT_TRANSLATE_NOOP("ErrorText",
                          "None of the layers was made on the mesh of %1: its parts have other numbers of "
                          "points. Choose the file that was open when they were painted.")},
    ErrorEntry{
        ErrorCode::FileOutside,
        QT_TRANSLATE_NOOP("ErrorText",
                          "%1 names the file %2, which is not in its folder and therefore not read. Put it "
                          "beside %1, or export as GLB.")},
    ErrorEntry{ErrorCode::ExtensionRequired,
               QT_TRANSLATE_NOOP(
                   "ErrorText", "%1 cannot be read without the glTF extension %2, which Sinew does not know. "
                                "Export it again without that extension, or as FBX.")},
    ErrorEntry{
        ErrorCode::NoOtherSide,
        QT_TRANSLATE_NOOP("ErrorText",
                          "There is no other side to mirror to: across the mirror plane none of these points "
                          "has a counterpart. Choose another axis or other joints under Weights > Mirror > "
                          "Mirror Pairs.")},
};

/// What ran out of memory, and what helps there.
const std::array kMemoryEntries{
    std::pair{"bind", QT_TRANSLATE_NOOP(
                          "ErrorText", "The memory ran out while %2 was bound. Choose a lower resolution, or "
                                       "close other programs.")},
    std::pair{"reading",
              QT_TRANSLATE_NOOP("ErrorText", "The memory ran out while %2 was read. Close other programs, or "
                                             "decimate the mesh.")},
    std::pair{"writing", QT_TRANSLATE_NOOP(
                             "ErrorText", "The memory ran out while %2 was written. Close other programs, or "
                                          "leave animations and textures out.")},
    std::pair{"picture",
              QT_TRANSLATE_NOOP("ErrorText",
                                "The memory ran out while %2 was drawn. Close other programs, or do "
                                "without the picture.")},
    std::pair{"task", QT_TRANSLATE_NOOP("ErrorText",
                                        "The memory ran out. Save your work, then close other programs or "
                                        "choose a lower resolution.")},
};

/// Whether the arguments ask for the other text.
bool other(const Error& error) {
    switch (error.code) {
    case ErrorCode::JointUnknown: // the name that was probably meant is there
        return error.arguments.size() > 2;
    case ErrorCode::NotEnoughMemory: // no resolution fits
        return error.arguments.size() > 3 && error.arguments[3] == "0";
    case ErrorCode::FormatUnknown: // a name without an ending
    case ErrorCode::FormatNotWritable:
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
    case ErrorCode::ReusePartOutside:
        return index == 2 ? lengthText(argument) : QString::fromStdString(argument);
    default:
        return QString::fromStdString(argument);
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
    return fillText(QCoreApplication::translate("ErrorText", textOf(*entry, error)), values);
}

} // namespace sinew
