#pragma once

#include "core/rig/FitBiped.h"

#include <QString>

#include <string_view>

namespace sinew {

/// What a user reads of why a joint lies where it does.
QString fitReasonText(FitReason reason);
/// The same for reports, which are in one language: "marker", "section", ...
std::string_view fitReasonKey(FitReason reason);

} // namespace sinew
