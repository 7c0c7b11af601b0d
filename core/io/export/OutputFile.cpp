#include "core/io/export/OutputFile.h"

#include "core/base/platform/Files.h"
#include "core/io/source/FileBytes.h"

#include <cstddef>
#include <mutex>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

} // namespace

fs::path linkTarget(fs::path name) {
    constexpr int kMaxLinks = 40; // as the system itself has it
    std::error_code error;
    for (int i = 0; i < kMaxLinks && fs::is_symlink(fs::symlink_status(name, error)); ++i) {
        const fs::path next = fs::read_symlink(name, error);
        if (error) {
            break;
        }
        name = next.is_absolute() ? next : name.parent_path() / next;
    }
    return name;
}

namespace {

/// A process has one disk and one end.
struct Pending {
    std::mutex mutex;
    std::size_t count = 0;
};

Pending& pendingOutputs() {
    static Pending pending;
    return pending;
}

} // namespace

PendingOutput::PendingOutput() {
    const std::lock_guard lock(pendingOutputs().mutex);
    ++pendingOutputs().count;
}

PendingOutput::~PendingOutput() {
    const std::lock_guard lock(pendingOutputs().mutex);
    --pendingOutputs().count;
}

void unlessOutputPending(const std::function<void()>& action) {
    const std::lock_guard lock(pendingOutputs().mutex);
    if (pendingOutputs().count == 0) {
        action();
    }
}

const DiskFlush kSystemFlush{flushFile, flushFolder};

std::error_code renameWhole(const fs::path& from, const fs::path& to) {
    if (const int error = flushFile(from); error != 0) {
        return {error, std::generic_category()};
    }
    const std::error_code error = replaceFile(from, to);
    if (!error) {
        flushFolder(to.has_parent_path() ? to.parent_path() : fs::path("."));
    }
    return error;
}

bool haveSameBytes(const fs::path& a, const fs::path& b) {
    std::error_code error;
    if (fs::equivalent(a, b, error)) {
        return true;
    }
    if (fs::file_size(a, error) != fs::file_size(b, error) || error) {
        return false;
    }
    const Expected<std::string> first = readWholeFile(a);
    const Expected<std::string> second = readWholeFile(b);
    return first && second && *first == *second;
}

} // namespace sinew
