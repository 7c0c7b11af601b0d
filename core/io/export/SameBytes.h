#pragma once

#include <filesystem>

namespace sinew {

/// Whether two names are of one file, or of two with the same bytes.
bool haveSameBytes(const std::filesystem::path& a, const std::filesystem::path& b);

} // namespace sinew
