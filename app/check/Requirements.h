#pragma once

#include "app/check/Measures.h"
#include "core/base/Error.h"

#include <string>
#include <string_view>
#include <vector>

namespace sinew {

struct Figures; // app/check/Figures.h

enum class Sign { Less, LessOrEqual, Greater, GreaterOrEqual, Equal };

/// "bleed<1%": a figure that has to be small or large enough.
struct Requirement {
    Measure measure = Measure::Unweighted;
    Sign sign = Sign::LessOrEqual;
    double limit = 0.0; ///< of a percentage the part: 0.01 for 1 %
    bool operator==(const Requirement&) const = default;
};

/// What good weights of artists fulfil. Sums below 1 are taken: programs that read a file make 1 of them.
inline constexpr std::string_view kDefaultRequirements =
    "unweighted=0, invalid=0, influences<=8, sum<=1.05, bleed<3%, stretch<8, flipped<15%, poke<35%, "
    "volume>60%";

/// Reads requirements with commas, semicolons or line ends between them: "NAME SIGN NUMBER", spaces anywhere
/// between, the signs <, <=, >, >=, = and ==. Names in upper or lower case. Parts need a percent sign, but
/// for 0; others have none. Numbers have a point and are not negative. Errors: RequirementBroken,
/// RequirementUnknown, RequirementPercent.
Expected<std::vector<Requirement>> parseRequirements(std::string_view text);

/// The same in one writing: "bleed<1%". parseRequirements reads it back.
std::string requirementText(const Requirement& requirement);

/// The first requirement that needs a reference to compare with, as an error: RequirementWithoutReference.
Expected<void> checkWithoutReference(const std::vector<Requirement>& requirements);

enum class Outcome { Passed, Failed, NotMeasured };

/// What became of one requirement.
struct Verdict {
    Requirement requirement;
    Outcome outcome = Outcome::NotMeasured;
    FoundValue found;                      ///< what decided, where it was measured
    Unmeasured why = Unmeasured::NotAsked; ///< where it was not
};

/// An entry a requirement, in their order. Upper limits are judged by the highest value, lower ones by the
/// lowest, equality by the one that is farther off. Plain numbers are equal within a thousandth, for the
/// rounding of files.
std::vector<Verdict> judge(const Figures& figures, const std::vector<Requirement>& requirements);

/// Whether all were fulfilled. What could not be measured counts as missed where `strict`.
bool allPassed(const std::vector<Verdict>& verdicts, bool strict);

} // namespace sinew
