#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Ranges.h"

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tuple>

namespace sinew {

struct BindSettings;

/// The stage of a bind that reads a setting. A change of the setting redoes this stage and those after it.
enum class SettingStage { Input, Volume, Distance, Weighting, Run };

// What a setting can be.

/// On or off.
struct Switch {};

/// A number from least to most.
struct NumberRange {
    double min;
    double max;
    double step;  ///< of a control's arrows
    int decimals; ///< that a control shows
    /// The number in force while the setting is automatic; null: it never is.
    double (*automatic)(const BindSettings&) = nullptr;
    double automaticValue = 0.0; ///< of a setting that is automatic; outside of least to most
    /// A slider reaches from least to here, and is finer the smaller the number; 0: it is no slider, or one
    /// from 0 to 1.
    double sliderMax = 0.0;
};

/// A power of two from least to most.
struct PowerOfTwo {
    int min;
    int max;
};

/// A whole number from 1 to most, or 0: all.
struct CountOrAll {
    int max;
};

/// Bytes, asked for in MiB; 0: as many as there are.
struct Bytes {};

/// One of some enumerators.
template<typename T, std::size_t N>
struct Choice {
    Names<T, N> names;
};
template<typename T, std::size_t N>
Choice(Names<T, N>) -> Choice<T, N>;

/// Any of some switches, which are members of one struct.
template<typename T, std::size_t N>
struct Flags {
    Names<bool T::*, N> names;
};
template<typename T, std::size_t N>
Flags(Names<bool T::*, N>) -> Flags<T, N>;

/// What every row has.
struct SettingInfo {
    const char* key;                  ///< in recipes and of the texts
    SettingStage stage;               ///< that reads it
    const char* optionName = nullptr; ///< on the command line, without dashes; null: the key's words
    bool kept = true;                 ///< recipes hold it
    bool (*counts)(const BindSettings&) =
        nullptr;             ///< whether it has an effect beside the others; null: always
    bool solversOwn = false; ///< one solver has it for itself: forms hide it where it does not count, in
                             ///< place of disabling it
};

/// The setting's name on the command line, without dashes: "max-influences". Errors name it so.
inline std::string optionOf(const SettingInfo& info) {
    if (info.optionName != nullptr) {
        return info.optionName;
    }
    std::string name;
    for (const char c : std::string(info.key)) {
        const auto letter = static_cast<unsigned char>(c);
        name += std::isupper(letter) != 0 ? "-" : "";
        name += static_cast<char>(std::tolower(letter));
    }
    return name;
}

/// The row of a setting of one member. Its default is what the member is initialized with.
template<typename T, typename Kind>
struct Setting : SettingInfo {
    using Value = T;
    T BindSettings::*member;
    Kind kind;
    std::optional<T> paper; ///< its value in the paper; nothing: no preset touches it

    constexpr Setting(const SettingInfo& info, T BindSettings::*held, const Kind& sort)
        : SettingInfo(info)
        , member(held)
        , kind(sort) {}

    constexpr Setting inPaper(T value) const {
        Setting row = *this;
        row.paper = value;
        return row;
    }
    constexpr Setting option(const char* name) const {
        Setting row = *this;
        row.optionName = name;
        return row;
    }
    constexpr Setting notKept() const {
        Setting row = *this;
        row.kept = false;
        return row;
    }
    constexpr Setting countsIf(bool (*effective)(const BindSettings&)) const {
        Setting row = *this;
        row.counts = effective;
        return row;
    }
    constexpr Setting ofSolver(bool (*effective)(const BindSettings&)) const {
        Setting row = countsIf(effective);
        row.solversOwn = true;
        return row;
    }

    template<typename Settings>
    bool same(const Settings& a, const Settings& b) const {
        return a.*member == b.*member;
    }
};

/// The row of a setting that is a list or the like: recipes, command line and window have a form of its own
/// for it. Several members are one setting when they only make sense together.
template<typename... T>
struct ListSetting : SettingInfo {
    std::tuple<T BindSettings::*...> members;
    bool preset = false; ///< presets empty it

    constexpr explicit ListSetting(const SettingInfo& info, T BindSettings::*... held)
        : SettingInfo(info)
        , members(held...) {}

    constexpr ListSetting emptyInPresets() const {
        ListSetting row = *this;
        row.preset = true;
        return row;
    }
    constexpr ListSetting countsIf(bool (*effective)(const BindSettings&)) const {
        ListSetting row = *this;
        row.counts = effective;
        return row;
    }
    constexpr ListSetting ofSolver(bool (*effective)(const BindSettings&)) const {
        ListSetting row = countsIf(effective);
        row.solversOwn = true;
        return row;
    }

    template<typename Settings>
    bool same(const Settings& a, const Settings& b) const {
        return std::apply([&](auto... member) { return ((a.*member == b.*member) && ...); }, members);
    }
    /// Calls `use` with the members of `settings`.
    template<typename Settings, typename Use>
    decltype(auto) with(Settings& settings, const Use& use) const {
        return std::apply([&](auto... member) -> decltype(auto) { return use((settings.*member)...); },
                          members);
    }
};

/// A row; the member's struct says the stage.
template<typename T, typename Stage, typename Kind>
constexpr auto setting(const char* key, T Stage::*member, const Kind& kind) {
    return Setting<T, Kind>({key, Stage::kStage}, member, kind);
}
template<typename Stage, typename... T>
constexpr auto listSetting(const char* key, T Stage::*... members) {
    return ListSetting<T...>({key, Stage::kStage}, static_cast<T BindSettings::*>(members)...);
}

} // namespace sinew
