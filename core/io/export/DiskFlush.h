#pragma once

#include <filesystem>
#include <system_error>

namespace sinew {

/// How bytes reach the disk, so that a file survives a power cut whole: what was written to it first, then
/// its name. Another system does this otherwise; tests count.
struct DiskFlush {
    /// Waits until the bytes of a file are on the disk. Returns 0, or the system's error.
    int (*file)(const std::filesystem::path& file);
    /// The same of the names in a folder.
    void (*folder)(const std::filesystem::path& folder);
};

/// fsync on POSIX.
extern const DiskFlush kSystemFlush;

/// Moves a file that another program made beside its place over the old one, safe from a power cut. Returns
/// the system's error.
std::error_code renameWhole(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace sinew
