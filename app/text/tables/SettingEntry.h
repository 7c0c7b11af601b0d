#pragma once

#include <array>

namespace sinew {

/// Settings that stand together in the window and in the command line's help.
enum class SettingGroup {
    None, ///< no plain control or option of its own
    Method,
    Weights,
    Volume,
    Repairs
};

/// One value of a choice, or one switch of several.
struct ChoiceText {
    const char* name = nullptr;
    const char* tip = nullptr;   ///< of a switch
    const char* wrong = nullptr; ///< of a switch: what to try when the bind looks wrong
};

/// What a setting is called and how it is explained. Everything but `help` is translated (settingWords).
struct SettingText {
    const char* key; ///< of its row in kSettings
    SettingGroup group = SettingGroup::None;
    const char* name = "";
    const char* tip = "";       ///< in the window
    const char* wrong = "";     ///< what to try when the bind looks wrong: in What's This and the manual
    const char* help = nullptr; ///< on the command line, without the default; null: no plain option
    const char* unit = nullptr; ///< stands behind the number
    const char* min = nullptr;  ///< the smallest value as a word, or the slider's left end
    const char* max = nullptr;  ///< the slider's right end
    std::array<ChoiceText, 4> choices{}; ///< in the order of the row's names
};

} // namespace sinew
