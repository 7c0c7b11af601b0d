#include "core/io/export/DiskFlush.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace sinew {
namespace {

namespace fs = std::filesystem;

int flush(const fs::path& path, int flags) {
    const int opened = open(path.c_str(), flags | O_CLOEXEC);
    if (opened < 0) {
        return errno;
    }
    int result = 0;
    do {
        result = fsync(opened) == 0 ? 0 : errno;
    } while (result == EINTR);
    close(opened);
    return result == EINVAL || result == ENOTSUP ? 0 : result; // a disk that cannot do it
}

int flushFile(const fs::path& file) {
    return flush(file, O_RDONLY);
}

/// The files have their names already, so a folder that cannot be flushed (on some network disks) is no
/// failure.
void flushFolder(const fs::path& folder) {
    flush(folder, O_RDONLY | O_DIRECTORY);
}

} // namespace

const DiskFlush kSystemFlush{flushFile, flushFolder};

std::error_code renameWhole(const fs::path& from, const fs::path& to) {
    if (const int error = flushFile(from); error != 0) {
        return {error, std::generic_category()};
    }
    std::error_code error;
    fs::rename(from, to, error);
    if (!error) {
        flushFolder(to.has_parent_path() ? to.parent_path() : fs::path("."));
    }
    return error;
}

} // namespace sinew
