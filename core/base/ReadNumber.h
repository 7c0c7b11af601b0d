#pragma once

#include <charconv>
#include <concepts>
#include <string_view>

namespace sinew {

/// Reads the number that a text begins with as std::from_chars does, with a point in every language: no space
/// and no plus before it. `ptr` is behind the number. A text without a number gives invalid_argument. A
/// number that the type cannot hold gives result_out_of_range. Both leave the value as it was. Fractions may
/// be inf or nan.
std::from_chars_result readNumber(std::string_view text, double& value);
std::from_chars_result readNumber(std::string_view text, float& value);

template<std::integral Number>
std::from_chars_result readNumber(std::string_view text, Number& value) {
    return std::from_chars(text.data(), text.data() + text.size(), value);
}

} // namespace sinew
