#pragma once

#include "app/text/words/ErrorWords.h"

#include <QString>

namespace sinew {

struct Solid;

/// errorWords, as a text of Qt.
QString errorText(const Error& error);

/// stageWords, as a text of Qt.
QString stageText(Stage stage);
/// The same with how far the stage still is from its result; negative: it does not tell.
QString stageText(Stage stage, double residual);

/// "sphere, 5.2 cm", "capsule, 8 cm by 30 cm", "box, 5.2 cm", "point": diameters, of a box the longest edge.
QString solidText(const Solid& solid, double metersPerUnit);

} // namespace sinew
