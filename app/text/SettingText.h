#pragma once

#include "core/bind/BindSettings.h"

#include <QString>

namespace sinew {

/// The name of the one setting that differs, in the language in force, as a step of undo is called:
/// "Stiffness (alpha)". "Settings" where several do or none does.
QString settingText(const BindSettings& before, const BindSettings& after);

} // namespace sinew
