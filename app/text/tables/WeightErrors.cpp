#include "app/text/tables/ErrorTables.h"

#include <QCoreApplication>

#include <array>

namespace sinew {
namespace {

const std::array kWeightErrors{
    ErrorEntry{ErrorCode::VerticesDiffer,
               QT_TRANSLATE_NOOP("ErrorText",
                                 "%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. "
                                 "Compare files with the same mesh, in the same pose and size.")},
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
};

} // namespace

std::span<const ErrorEntry> weightErrors() {
    return kWeightErrors;
}

} // namespace sinew
