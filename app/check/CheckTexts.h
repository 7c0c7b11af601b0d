#pragma once

#include "app/check/CheckReport.h"

#include <string>

namespace sinew {

/// "12 %", "1.83", "3": a value of a measure for people.
std::string measuredText(Measure measure, double value);

/// What a measure is, for a column or a list: "vertices without weight".
std::string measureText(Measure measure);

/// Where a value was found: "joint Hips, pose Hips 30°"; empty where nothing is known.
std::string placeText(const FoundValue& found);

/// Why a figure has no value, in a few words: "no volume is enclosed".
std::string unmeasuredText(Unmeasured why);

/// One line on a requirement: "bleed<1%: 3.2 %, joint Hips", "volume>90%: not measured, no volume is
/// enclosed".
std::string verdictText(const Verdict& verdict);

/// A name of a file, joint or part for HTML or XML: one line, with what has a meaning there escaped, and
/// without characters that XML cannot hold.
std::string escapedText(const std::string& text);

} // namespace sinew
