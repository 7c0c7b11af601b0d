#pragma once

#include <span>

namespace sinew::picture {

/// Whether bytes are a whole PNG: every chunk as its checksum says, and the pixels unpack to as many as its
/// head names. The library that decodes PNGs writes its own words to standard error when they are not, so it
/// gets to see whole ones alone. O(#bytes + #pixels), no memory worth a word.
bool wholePng(std::span<const unsigned char> bytes);

/// Whether bytes start like a PNG.
bool startsLikePng(std::span<const unsigned char> bytes);

} // namespace sinew::picture
