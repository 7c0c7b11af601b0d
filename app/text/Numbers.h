#pragma once

#include "core/base/Types.h"

#include <cstddef>
#include <string>

namespace sinew {

/// "1.2 MB" of a number of bytes, decimal.
std::string sizeText(std::size_t bytes);

/// A number with the digits a reader needs: three significant ones, no exponent in everyday ranges.
std::string numberText(double value);

/// "(0.1, 1.25, 0)" of a place.
std::string placeText(const Vec3& place);

} // namespace sinew
