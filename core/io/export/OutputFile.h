#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <system_error>

namespace sinew {

/// A file to be written: where, and with what.
struct OutputFile {
    std::filesystem::path path;
    std::string bytes;
    bool beside = false; ///< its place was decided for the user (OutputSet::addBeside)
};

/// Where a name leads when it is a link, also one to a file that does not exist yet.
std::filesystem::path linkTarget(std::filesystem::path name);

/// Why a pipe without a reader cannot be written to.
constexpr const char* kNoReader = "no reader";

/// While one lives, something lies beside a place on the disk that it will take or that has to be removed
/// again.
class PendingOutput {
public:
    PendingOutput();
    PendingOutput(const PendingOutput&) = delete;
    PendingOutput& operator=(const PendingOutput&) = delete;
    ~PendingOutput();
};

/// Calls `action` unless there is a pending output; none begins before it has returned.
void unlessOutputPending(const std::function<void()>& action);

/// How bytes reach the disk, so that a file survives a power cut whole: what was written to it first, then
/// its name. Another system does this otherwise; tests count.
struct DiskFlush {
    /// Waits until the bytes of a file are on the disk. Returns 0, or the system's error.
    int (*file)(const std::filesystem::path& file);
    /// The same of the names in a folder.
    void (*folder)(const std::filesystem::path& folder);
};

/// The system's own.
extern const DiskFlush kSystemFlush;

/// Moves a file that another program made beside its place over the old one, safe from a power cut. Returns
/// the system's error.
std::error_code renameWhole(const std::filesystem::path& from, const std::filesystem::path& to);

/// Whether two names are of one file, or of two with the same bytes.
bool haveSameBytes(const std::filesystem::path& a, const std::filesystem::path& b);

} // namespace sinew
