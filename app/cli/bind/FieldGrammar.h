#pragma once

#include "app/cli/Typed.h"
#include "app/recipe/ListFields.h"
#include "core/base/ReadNumber.h"

#include <algorithm>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace sinew {

// What the grammars of list settings have in common: words between signs, numbers, solids, and fields by the
// rows of their type (FieldsOf).

/// The text before the sign and the one behind it; nothing behind where there is none.
struct Halves {
    std::string before;
    std::optional<std::string> behind;
};

Halves halvesAt(const std::string& text, std::size_t sign);

/// What stands between the signs, empty words too.
std::vector<std::string> wordsBetween(const std::string& text, char sign);

/// The number that is all of the text.
template<typename Number>
std::optional<Number> numberIn(const std::string& text) {
    Number value{};
    const auto [stop, problem] = readNumber(text, value);
    return problem == std::errc() && stop == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// From 0 to `max`.
std::optional<double> numberUpTo(double max, const std::string& text);

/// All numbers of a list with commas between; none when one is none.
std::vector<double> numbersIn(const std::string& text);

/// The entry, or what to write in place of the text.
template<typename T>
Typed<T> typed(std::optional<T> entry, const std::string& wanted, const std::string& text) {
    return entry ? Typed<T>{std::move(entry), {}} : Typed<T>{{}, wanted + ", not " + text};
}

Aabb boxBetween(const std::vector<double>& corners);

/// Of as many numbers as the shape takes.
Solid solidWith(SolidShape shape, const std::vector<double>& numbers);

/// "SHAPE:NUMBERS" with a radius of at least 0.
std::optional<Solid> solidFrom(const std::string& text);

struct NamedSolid {
    std::string name;
    Solid solid;
};

/// "NAME=SHAPE:NUMBERS"; the name may hold both signs.
std::optional<NamedSolid> namedSolidFrom(const std::string& text);

// The value of a field, by the kind of its row. False where the text is none.

bool readTyped(const UpTo& kind, const std::string& text, double& number);
bool readTyped(const CountOrAll& kind, const std::string& text, int& count);
bool readTyped(const FilledText& kind, const std::string& text, std::string& value);
bool readTyped(const AsTyped& kind, const std::string& text, std::vector<std::string>& names);
bool readTyped(const AsTyped& kind, const std::string& text, std::string& value);
bool readTyped(const AsTyped& kind, const std::string& text, double& number);
bool readTyped(const AsTyped& kind, const std::string& text, LatticeCounts& counts);
bool readTyped(const AsTyped& kind, const std::string& text, Vec3& value);
bool readTyped(const Signed& kind, const std::string& text, double& number);

template<typename T, std::size_t N>
bool readTyped(const Choice<T, N>& kind, const std::string& text, T& value) {
    const auto named = valueOf(kind.names, text);
    value = named.value_or(T());
    return named.has_value();
}

template<typename Kind, typename M>
bool readTyped(const Kind& kind, const std::string& text, std::optional<M>& value) {
    return readTyped(kind, text, value.emplace());
}

template<typename T, typename M, typename Kind>
requires requires(const Kind& kind, M& value) {
    readTyped(kind, std::string(), value);
}
bool readRow(const Field<T, M, Kind>& row, const std::string& text, T& entry) {
    return readTyped(row.kind, text, entry.*row.member);
}

bool readRow(const RegionBlend& row, const std::string& text, Region& region);

/// Calls `use` with each row of a described type that can be typed for this entry.
template<typename T, typename Use>
void forEachTyped(const T& entry, const Use& use) {
    const auto visit = [&](const auto& row) {
        if constexpr (requires { readRow(row, std::string(), std::declval<T&>()); }) {
            bool applies = row.word != nullptr;
            if constexpr (requires { row.applies; }) {
                applies = applies && (row.applies == nullptr || row.applies(entry));
            }
            if (applies) {
                use(row);
            }
        }
    };
    std::apply([&](const auto&... row) { (visit(row), ...); }, FieldsOf<T>::rows);
}

/// Reads "word=value" into the field of that word.
template<typename T>
bool readField(const std::string& text, T& entry) {
    const auto [word, value] = halvesAt(text, text.find('='));
    bool sound = false;
    forEachTyped(entry, [&](const auto& row) {
        if (word == row.word) {
            sound = readRow(row, value.value_or(std::string()), entry);
        }
    });
    return sound;
}

/// The forms of all such fields, " ;alpha=A (0 to 1) ;falloff=NAME".
template<typename T>
std::string fieldForms(const T& entry) {
    std::string forms;
    forEachTyped(entry, [&](const auto& row) { forms += std::string(" ;") + row.word + "=" + row.form; });
    return forms;
}

/// Reads what stands behind the first word into the entry, each field once. What is wrong, or nothing.
template<typename T>
std::string readFields(const std::vector<std::string>& words, T& entry) {
    std::vector<std::string> seen;
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        if (!readField(*word, entry)) {
            return "behind " + words.front() + " give any of" + fieldForms(entry) + ", not ;" + *word;
        }
        const std::string key = halvesAt(*word, word->find('=')).before;
        if (std::ranges::find(seen, key) != seen.end()) {
            return "behind " + words.front() + " give ;" + key + "= once, not a second time as ;" + *word;
        }
        seen.push_back(key);
    }
    return {};
}

/// The entry with the fields behind its first word.
template<typename T>
Typed<T> withFields(T entry, const std::vector<std::string>& words) {
    std::string wrong = readFields(words, entry);
    return wrong.empty() ? Typed<T>{std::move(entry), {}} : Typed<T>{{}, std::move(wrong)};
}

} // namespace sinew
