#include "app/text/tables/ErrorTables.h"

#include <QCoreApplication>

#include <array>

namespace sinew {
namespace {

const std::array kBindErrors{
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
    ErrorEntry{ErrorCode::ZeroSizeScene,
               QT_TRANSLATE_NOOP("ErrorText", "All vertices of %1 have the same position, so it has no size. "
                                              "Check its scale and export it again.")},
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
};

} // namespace

std::span<const ErrorEntry> bindErrors() {
    return kBindErrors;
}

} // namespace sinew
