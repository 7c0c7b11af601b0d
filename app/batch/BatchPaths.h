#pragma once

#include <filesystem>

namespace sinew {

/// Absolute, and without a slash at the end.
std::filesystem::path wholeName(const std::filesystem::path& file);

/// Links seen through, as far as there are files; also one to a file that does not exist yet.
std::filesystem::path trueName(const std::filesystem::path& file);

/// Whether a file or folder lies in the other, or is the same, by their names alone.
bool liesWithin(const std::filesystem::path& inner, const std::filesystem::path& outer);

} // namespace sinew
