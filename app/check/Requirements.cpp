#include "app/check/Requirements.h"

#include "app/check/Figures.h"
#include "app/text/Numbers.h"
#include "core/base/ReadNumber.h"
#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr std::string_view kBetweenRequirements = ",;\n\r";
constexpr std::string_view kRequirementSpace = " \t\v\f";
constexpr double kSameNumber = 1e-3;
constexpr double kSamePart = 1e-9;

/// Longer signs first: "<=" begins as "<" does.
constexpr std::array<std::pair<std::string_view, Sign>, 6> kSigns{{
    {"<=", Sign::LessOrEqual},
    {">=", Sign::GreaterOrEqual},
    {"==", Sign::Equal},
    {"<", Sign::Less},
    {">", Sign::Greater},
    {"=", Sign::Equal},
}};

std::string_view withoutEnds(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kRequirementSpace);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(kRequirementSpace) - first + 1);
}

std::string lowerCase(std::string_view text) {
    std::string word(text);
    std::ranges::transform(word, word.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return word;
}

tl::unexpected<Error> brokenRequirement(std::string_view text) {
    return fail(ErrorCode::RequirementBroken, {std::string(text)});
}

tl::unexpected<Error> unknownFigure(const std::string& name) {
    std::vector<std::string> keys;
    std::string list;
    for (const MeasureRow& row : kMeasureTable) {
        keys.emplace_back(row.key);
        list += (list.empty() ? "" : ", ") + keys.back();
    }
    std::vector<std::string> arguments{name, list};
    if (const std::string meant = nearestOf(name, keys); !meant.empty()) {
        arguments.push_back(meant);
    }
    return fail(ErrorCode::RequirementUnknown, std::move(arguments));
}

Expected<Measure> measureNamed(std::string_view name, std::string_view whole) {
    if (name.empty()) {
        return brokenRequirement(whole);
    }
    const std::string key = lowerCase(name);
    const auto* row = std::ranges::find(kMeasureTable, key, &MeasureRow::key);
    if (row == kMeasureTable.end()) {
        return unknownFigure(key);
    }
    return row->measure;
}

/// A number and whether a percent sign follows it.
Expected<std::pair<double, bool>> numberIn(std::string_view text, std::string_view whole) {
    double number = 0.0;
    const auto [end, problem] = readNumber(text, number);
    if (problem != std::errc() || !std::isfinite(number) || std::signbit(number)) {
        return brokenRequirement(whole);
    }
    const std::string_view rest = withoutEnds(text.substr(static_cast<std::size_t>(end - text.data())));
    if (!rest.empty() && rest != "%") {
        return brokenRequirement(whole);
    }
    return std::pair(number, !rest.empty());
}

Expected<double> limitOf(const MeasureRow& row, double number, bool percent, std::string_view whole) {
    if (row.unit == MeasureUnit::Percent) {
        return percent || number == 0.0 ? Expected<double>(number / 100.0)
                                        : fail(ErrorCode::RequirementPercent, {std::string(whole), row.key});
    }
    return percent ? Expected<double>(
                         fail(ErrorCode::RequirementPercent, {std::string(whole), row.key, "without"}))
                   : Expected<double>(number);
}

Expected<Requirement> parseOne(std::string_view text) {
    const std::size_t at = text.find_first_of("<>=");
    if (at == std::string_view::npos) {
        return brokenRequirement(text);
    }
    const auto* sign = std::ranges::find_if(
        kSigns, [&](const auto& each) { return text.substr(at).starts_with(each.first); });
    SINEW_TRY(const Measure measure, measureNamed(withoutEnds(text.substr(0, at)), text));
    SINEW_TRY(const auto number, numberIn(withoutEnds(text.substr(at + sign->first.size())), text));
    SINEW_TRY(const double limit, limitOf(rowOf(measure), number.first, number.second, text));
    return Requirement{measure, sign->second, limit};
}

} // namespace

Expected<std::vector<Requirement>> parseRequirements(std::string_view text) {
    std::vector<Requirement> requirements;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find_first_of(kBetweenRequirements, begin), text.size());
        const std::string_view one = withoutEnds(text.substr(begin, end - begin));
        if (!one.empty()) {
            SINEW_TRY(const Requirement requirement, parseOne(one));
            requirements.push_back(requirement);
        }
        begin = end + 1;
    }
    return requirements.empty() ? Expected<std::vector<Requirement>>(brokenRequirement(""))
                                : std::move(requirements);
}

std::string requirementText(const Requirement& requirement) {
    const MeasureRow& row = rowOf(requirement.measure);
    const bool percent = row.unit == MeasureUnit::Percent;
    const auto* sign =
        std::ranges::find(kSigns, requirement.sign, &std::pair<std::string_view, Sign>::second);
    const std::string written = sign->second == Sign::Equal ? "=" : std::string(sign->first);
    // 100 times a part is seldom the number that was written: 0.07 * 100 is 7.000000000000001.
    const double shown = percent ? std::round(requirement.limit * 1e11) / 1e9 : requirement.limit;
    return row.key + written + exactText(shown) + (percent ? "%" : "");
}

Expected<void> checkWithoutReference(const std::vector<Requirement>& requirements) {
    for (const Requirement& requirement : requirements) {
        if (const MeasureRow& row = rowOf(requirement.measure); row.ofReference) {
            return fail(ErrorCode::RequirementWithoutReference, {row.key});
        }
    }
    return {};
}

namespace {

double toleranceOf(Measure measure) {
    switch (rowOf(measure).unit) {
    case MeasureUnit::Number:
        return kSameNumber;
    case MeasureUnit::Percent:
        return kSamePart;
    case MeasureUnit::Count:
        break;
    }
    return 0.0;
}

/// The value that decides.
const FoundValue& decisive(const FigureRange& figure, const Requirement& requirement) {
    switch (requirement.sign) {
    case Sign::Less:
    case Sign::LessOrEqual:
        return *figure.highest;
    case Sign::Greater:
    case Sign::GreaterOrEqual:
        return *figure.lowest;
    case Sign::Equal:
        break;
    }
    const double above = std::abs(figure.highest->value - requirement.limit);
    const double below = std::abs(figure.lowest->value - requirement.limit);
    return below > above ? *figure.lowest : *figure.highest;
}

bool fulfils(double value, const Requirement& requirement) {
    const double tolerance = toleranceOf(requirement.measure);
    const double above = value - requirement.limit;
    switch (requirement.sign) {
    case Sign::Less:
        return above < 0.0;
    case Sign::LessOrEqual:
        return above <= tolerance;
    case Sign::Greater:
        return above > 0.0;
    case Sign::GreaterOrEqual:
        return above >= -tolerance;
    case Sign::Equal:
        break;
    }
    return std::abs(above) <= tolerance;
}

} // namespace

std::vector<Verdict> judge(const Figures& figures, const std::vector<Requirement>& requirements) {
    std::vector<Verdict> verdicts;
    verdicts.reserve(requirements.size());
    for (const Requirement& requirement : requirements) {
        const FigureRange& figure = figures[requirement.measure];
        Verdict& verdict = verdicts.emplace_back(Verdict{requirement, Outcome::NotMeasured, {}, figure.why});
        if (figure.highest && figure.lowest) {
            verdict.found = decisive(figure, requirement);
            verdict.outcome = fulfils(verdict.found.value, requirement) ? Outcome::Passed : Outcome::Failed;
        }
    }
    return verdicts;
}

bool allPassed(const std::vector<Verdict>& verdicts, bool strict) {
    return std::ranges::all_of(verdicts, [&](const Verdict& verdict) {
        return verdict.outcome == Outcome::Passed || (!strict && verdict.outcome == Outcome::NotMeasured);
    });
}

} // namespace sinew
