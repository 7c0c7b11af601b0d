#pragma once

#include "app/text/tables/SettingEntry.h"
#include "core/bind/settings/BindSettings.h"
#include "core/deform/Deform.h"

#include <QString>

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// Of all settings; those of a group in the order in which they are shown.
std::span<const SettingText> settingTexts();
/// That of the setting with this key.
const SettingText& settingTextOf(std::string_view key);
/// What a user may read about what to try, by names: those of the settings, or of the switches of several. In
/// English.
std::vector<std::pair<QString, QString>> settingRemedies();
/// One of its texts in the language in force.
QString settingWords(const char* text);

/// The name of the one setting that differs, in the language in force, as a step of undo is called:
/// "Stiffness (alpha)". "Settings" where several do or none does.
QString settingText(const BindSettings& before, const BindSettings& after);

/// A skinning method in a list of them: "Classic linear".
QString deformerName(Deformer deformer);

/// Whether a setting changes anything with any of the solvers in force, as `counts` of its row says; true
/// where the row asks nothing (null).
bool settingCounts(bool (*counts)(const BindSettings&), const BindSettings& settings);

} // namespace sinew
