#include "app/cli/SettingOptions.h"

#include "app/cli/Places.h"
#include "app/cli/Values.h"

#include <CLI/Option.hpp>

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kMiB = std::size_t{1024} * 1024;
constexpr Names<bool, 2> kFitWords{{{"fit", true}, {"parent", false}}};
constexpr Names<bool, 2> kOffsetWords{{{"parent", true}, {"own", false}}};

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

CLI::Option* addSwitch(const OptionPlace& place, const Setting<bool, Switch>& row,
                       const Names<bool, 2>& words) {
    const std::string help = byDefault(place.text.help, nameOf(words, BindSettings().*row.member));
    return place.takes<bool>(help, [&row](BindSettings& settings, bool on) { settings.*row.member = on; })
        ->transform(namesOf(words))
        ->option_text(choicesOf(words));
}

CLI::Option* addRow(const OptionPlace& place, const Setting<bool, Switch>& row) {
    return addSwitch(place, row, kSwitchNames);
}

CLI::Option* addRow(const OptionPlace& place, const Setting<double, NumberRange>& row) {
    const std::string help = row.kind.automatic != nullptr
                                 ? place.text.help
                                 : byDefault(place.text.help, exactText(BindSettings().*row.member));
    return place
        .takes<double>(help, [&row](BindSettings& settings, double number) { settings.*row.member = number; })
        ->check(between(row.kind.least, row.kind.most))
        ->option_text(place.text.unit != nullptr ? "PERCENT" : "NUMBER");
}

CLI::Option* addRow(const OptionPlace& place, const Setting<int, CountOrAll>& row) {
    return place
        .takes<int>(byDefault(place.text.help, std::to_string(BindSettings().*row.member)),
                    [&row](BindSettings& settings, int count) { settings.*row.member = count; })
        ->transform(numberOrAll(row.kind.most))
        ->option_text("N|all");
}

/// "auto" belongs to a setting of its own.
CLI::Option* addRow(const OptionPlace& place, const Setting<int, PowerOfTwo>& row) {
    return place
        .takes<int>(byDefault(place.text.help, std::to_string(BindSettings().*row.member)),
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

/// Calls `add` with the row of a key and its text.
template<typename Add>
void withRow(std::string_view key, const Add& add) {
    forEachSetting([&](const auto& row) {
        if (row.key == key) {
            add(row, settingTextOf(key));
        }
    });
}

} // namespace

void addSettingOptions(CLI::App& command, BindOptions& options, SettingGroup group) {
    for (const SettingText& text : settingTexts()) {
        if (text.group != group || text.help == nullptr) {
            continue;
        }
        withRow(text.key, [&](const auto& row, const SettingText& words) {
            if (CLI::Option* option = addRow({command, options, "--" + optionOf(row), words}, row)) {
                option->group(headingOf(group));
            }
        });
    }
}

void hideBehind(CLI::App& command, CLI::Option* option, const std::string& name) {
    option->group("")->excludes(command.get_option(name));
}

void addOldSettingOptions(CLI::App& command, BindOptions& options) {
    const auto old = [&](const char* name, const char* key, const Names<bool, 2>* words) {
        withRow(key, [&](const auto& row, const SettingText& text) {
            const OptionPlace place{command, options, name, text};
            CLI::Option* option = nullptr;
            if constexpr (requires { addSwitch(place, row, *words); }) {
                option = addSwitch(place, row, *words);
            } else {
                option = addRow(place, row);
            }
            hideBehind(command, option, "--" + optionOf(row));
        });
    };
    old("--girths", "scaleByThickness", &kSwitchNames);
    old("--last-bones", "fitEndBones", &kFitWords);
    old("--side-bones", "offsetBonesToParent", &kOffsetWords);
    old("--weight-threshold", "pruneBelow", nullptr);
}

} // namespace sinew
