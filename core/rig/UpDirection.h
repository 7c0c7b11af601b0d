#pragma once

#include "core/rig/DenseGrid.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace sinew {

/// Where a character's head is from its feet, in its model's space. Anything but Y: it lies or stands on its
/// head, and is fitted as if it stood, without the mesh being touched.
enum class UpDirection { Y, Z, X, MinusY, MinusZ, MinusX };

/// Of options and errors, in the order of UpDirection.
inline constexpr std::array<std::string_view, 6> kUpWords{"y", "z", "x", "-y", "-z", "-x"};

std::string upWord(UpDirection up);
/// Nothing: there is no such word.
std::optional<UpDirection> upOf(std::string_view word);
/// The one that is nearest to a direction.
UpDirection upNearest(const Vec3& direction);

/// The turn by right angles that brings `up` onto +Y.
Mat3 standingFromModel(UpDirection up);

/// The same cells after a turn by right angles about the origin. O(#cells).
DenseGrid turnedGrid(const DenseGrid& grid, const Mat3& turn);

/// turnedGrid by standingFromModel.
DenseGrid standingGrid(const DenseGrid& grid, UpDirection up);

} // namespace sinew
