#pragma once

#include "tests/quality/PosedCharacter.h"

#include <string>

namespace sinew::quality {

/// A limb at its strongest bend under all deformers side by side, named, seen along the axis it bends about.
/// Says on stderr when the file cannot be written.
void drawStrip(PosedCharacter& character, const Bend& bend, const std::string& file);

} // namespace sinew::quality
