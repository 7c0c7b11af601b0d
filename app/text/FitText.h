#pragma once

#include <QString>

#include <span>
#include <string>

namespace sinew {

/// "scaled by 375, turned from Z up to Y up, moved by (0, 10, 0)" of the arguments of a notice: scale, axis,
/// degrees, x, y, z in metres.
QString fitText(std::span<const std::string> fit, double metersPerUnit);

} // namespace sinew
