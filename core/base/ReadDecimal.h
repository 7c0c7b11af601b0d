#pragma once

#include <charconv>
#include <string_view>

namespace sinew {

/// readNumber for libraries whose std::from_chars reads no fractions, by strtod. The
/// result is the nearest number of the type. O(length of the text).
std::from_chars_result readDecimal(std::string_view text, double& value);
std::from_chars_result readDecimal(std::string_view text, float& value);

} // namespace sinew
