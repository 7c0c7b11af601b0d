#include "app/cli/SettingOptions.h"

#include "app/cli/CommonOptions.h"

#include <CLI/Option.hpp>

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kMiB = std::size_t{1024} * 1024;

/// An option that is to be declared.
struct OptionPlace {
    CLI::App& command;
    BindOptions& options;
    std::string name;        ///< with its dashes
    const SettingText& text; ///< of its setting

    /// The option that takes a T and lets `put` bring it into the settings.
    template<typename T, typename Put>
    CLI::Option* takes(const std::string& help, const Put& put) const {
        return command.add_option_function<T>(
            name,
            [&edits = options.settings, put](const T& given) {
                edits.emplace_back([put, given](BindSettings& settings) { put(settings, given); });
            },
            help);
    }
};

// The option of a setting, by the kind of its row.

CLI::Option* addRow(const OptionPlace& place, const Setting<bool, Switch>& row) {
    return place
        .takes<bool>(byDefault(place.text.help, nameOf(kSwitchNames, BindSettings().*row.member)),
                     [&row](BindSettings& settings, bool on) { settings.*row.member = on; })
        ->transform(namesOf(kSwitchNames))
        ->option_text(choicesOf(kSwitchNames));
}

CLI::Option* addRow(const OptionPlace& place, const Setting<double, NumberRange>& row) {
    const std::string help = row.kind.automatic != nullptr
                                 ? place.text.help
                                 : byDefault(place.text.help, exactText(BindSettings().*row.member));
    return place
        .takes<double>(help, [&row](BindSettings& settings, double number) { settings.*row.member = number; })
        ->check(between(row.kind.min, row.kind.max))
        ->option_text(place.text.unit != nullptr ? "PERCENT" : "NUMBER");
}

CLI::Option* addRow(const OptionPlace& place, const Setting<int, CountOrAll>& row) {
    return place
        .takes<int>(byDefault(place.text.help, std::to_string(BindSettings().*row.member)),
                    [&row](BindSettings& settings, int count) { settings.*row.member = count; })
        ->transform(numberOrAll(row.kind.max))
        ->option_text("N|all");
}

/// A power of two, or "auto", which becomes 0.
CLI::Validator resolutionOrAuto() {
    const CLI::Validator number = powerOfTwo(kMinResolution, kMaxResolution);
    return CLI::Validator(
        [number](std::string& word) {
            if (word == "auto") {
                word = "0";
                return std::string();
            }
            const std::string wrong = number(word);
            return wrong.empty() ? wrong : wrong + " (or auto)";
        },
        "", number.get_name() + "|auto");
}

/// "auto" belongs to a setting of its own.
CLI::Option* addRow(const OptionPlace& place, const Setting<int, PowerOfTwo>& row) {
    return place
        .takes<int>(place.text.help,
                    [&row](BindSettings& settings, int side) {
                        settings.automatic = side == 0;
                        settings.*row.member = side == 0 ? BindSettings().*row.member : side;
                    })
        ->transform(resolutionOrAuto())
        ->option_text("N|auto");
}

CLI::Option* addRow(const OptionPlace& place, const Setting<std::size_t, Bytes>& row) {
    return place
        .takes<std::size_t>(place.text.help,
                            [&row](BindSettings& settings, std::size_t mebibytes) {
                                settings.*row.member = mebibytes * kMiB;
                            })
        ->check(between(1, 1 << 30))
        ->option_text("MIB");
}

template<typename T, std::size_t N>
CLI::Option* addRow(const OptionPlace& place, const Setting<T, Choice<T, N>>& row) {
    return place
        .takes<int>(
            byDefault(place.text.help, nameOf(row.kind.names, BindSettings().*row.member)),
            [&row](BindSettings& settings, int value) { settings.*row.member = static_cast<T>(value); })
        ->transform(namesOf(row.kind.names))
        ->option_text("NAME");
}

template<typename T, std::size_t N>
CLI::Validator flagOrNone(const Flags<T, N>& kind) {
    return CLI::Validator(
        [&kind](std::string& word) {
            const bool known = word == "none" || valueOf(kind.names, word);
            return known ? std::string() : "choose " + listOf(kind.names) + ", or none, not " + word;
        },
        "", choicesOf(kind.names) + "|none");
}

template<typename T, std::size_t N>
CLI::Option* addRow(const OptionPlace& place, const Setting<T, Flags<T, N>>& row) {
    std::string usual;
    for (const auto& [name, flag] : row.kind.names) {
        if ((BindSettings().*row.member).*flag) {
            usual += usual.empty() ? "" : ",";
            usual += name;
        }
    }
    return place
        .takes<std::vector<std::string>>(
            byDefault(place.text.help, usual),
            [&row](BindSettings& settings, const std::vector<std::string>& given) {
                for (const auto& [name, flag] : row.kind.names) {
                    (settings.*row.member).*flag = std::ranges::find(given, name) != given.end();
                }
            })
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(flagOrNone(row.kind))
        ->option_text("LIST");
}

/// Lists have options of their own.
template<typename... T>
CLI::Option* addRow(const OptionPlace& /*place*/, const ListSetting<T...>& /*row*/) {
    return nullptr;
}

const char* headingOf(SettingGroup group) {
    switch (group) {
    case SettingGroup::Method:
        return "Method";
    case SettingGroup::Weights:
        return "Weights";
    case SettingGroup::Volume:
        return "Volume";
    case SettingGroup::Repairs:
        return "Repairs";
    case SettingGroup::None:
        break;
    }
    return "";
}

} // namespace

void addSettingOptions(CLI::App& command, BindOptions& options, SettingGroup group) {
    for (const SettingText& text : settingTexts()) {
        forEachSetting([&](const auto& row) {
            if (text.group != group || text.help == nullptr || std::string_view(row.key) != text.key) {
                return;
            }
            if (CLI::Option* option = addRow({command, options, "--" + optionOf(row), text}, row)) {
                option->group(headingOf(group));
            }
        });
    }
}

} // namespace sinew
