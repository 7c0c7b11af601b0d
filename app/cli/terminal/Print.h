#pragma once

#include "core/base/Expected.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

/// Writes to standard output and makes sure it arrived. Error: FileUnwritable (a full disk behind a
/// redirection).
Expected<void> print(std::string_view text);

/// Lines "  left   right" with the right sides under one another; widths counted in characters, not bytes.
std::string columns(const std::vector<std::pair<std::string, std::string>>& rows);

/// Lines of cells under one another, the first cells to the left, the others to the right; widths counted in
/// characters. A row with fewer cells than the first row ends with a text that may run on.
std::string table(const std::vector<std::vector<std::string>>& rows);

/// "1 part", "2 parts".
std::string countText(std::size_t count, const char* one, const char* many);

/// Adds "... and 4 more" instead of the lines after the first `most`.
std::vector<std::string> shortened(std::vector<std::string> lines, std::size_t most);

} // namespace sinew
