#pragma once

#include <string>
#include <string_view>

namespace sinew {

/// Bytes as text, with padding.
std::string toBase64(std::string_view bytes);

/// The bytes of a text, up to its padding or to the first sign that is none of the 64.
std::string fromBase64(std::string_view text);

} // namespace sinew
