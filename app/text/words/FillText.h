#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// One line of at most 300 characters: control characters become spaces, several spaces one.
std::string onOneLine(std::string_view text);

/// Puts values[0] for %1, values[1] for %2 and so on, once: a value that itself holds "%2" stays as it is. A
/// place without a value becomes "?". Values become one line (onOneLine).
std::string filled(std::string_view text, const std::vector<std::string>& values);

/// The words of a count in English: "face(s)" is "face" or "faces", "mesh(es)" is "mesh" or "meshes",
/// "vertex(ices)" is "vertex" or "vertices". Translations have plural forms and none of these marks.
std::string withPlural(std::string text, bool one);

} // namespace sinew
