#pragma once

#include <cstddef>
#include <string>

namespace sinew {

/// "1.2 MB" of a number of bytes, decimal.
std::string sizeText(std::size_t bytes);

/// A number with the digits a reader needs: three significant ones, no exponent in everyday ranges.
std::string numberText(double value);

} // namespace sinew
