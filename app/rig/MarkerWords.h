#pragma once

#include <QString>

#include <string_view>

namespace sinew {

/// What a user reads of a marker: "Left wrist" of "leftWrist". An unknown one as it is.
QString markerText(std::string_view name);
/// Where it belongs, in a sentence.
QString markerTip(std::string_view name);

} // namespace sinew
