#include "core/io/export/ExportFile.h"

#include "core/io/ExportScene.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace sinew {
namespace {

namespace fs = std::filesystem;

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using FilePointer = std::unique_ptr<std::FILE, CloseFile>;

tl::unexpected<Error> unwritable(const fs::path& file, const std::string& reason) {
    return fail(ErrorCode::FileUnwritable, {file.string(), reason});
}

std::string systemReason(int code) {
    return std::generic_category().message(code);
}

/// Gives a new file the owner and the mode of the one it will replace, as far as the system lets it: only
/// root gives files away.
void takeAfter(const fs::path& old, int file) {
    struct stat was = {};
    if (stat(old.c_str(), &was) != 0) {
        return;
    }
    if (fchown(file, was.st_uid, was.st_gid) != 0 && fchown(file, static_cast<uid_t>(-1), was.st_gid) != 0) {
        errno = 0;
    }
    if (fchmod(file, was.st_mode & 07777U) != 0) {
        errno = 0;
    }
}

/// Whether bytes go into what is there instead of taking its place: a pipe, a terminal, /dev/null.
bool isStream(const fs::path& target) {
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

/// A file that stands in for another: taken away again unless it was given its place.
class StagedFile {
public:
    StagedFile(const StagedFile&) = delete;
    StagedFile& operator=(const StagedFile&) = delete;
    StagedFile(StagedFile&& other) noexcept
        : m_target(std::move(other.m_target))
        , m_staged(std::exchange(other.m_staged, {}))
        , m_backup(std::exchange(other.m_backup, {})) {}
    StagedFile& operator=(StagedFile&&) = delete;
    ~StagedFile() {
        std::error_code ignored;
        for (const fs::path& path : {m_staged, m_backup}) {
            if (!path.empty()) {
                fs::remove(path, ignored);
            }
        }
    }

    static Expected<StagedFile> write(const fs::path& target, std::string_view bytes);
    static Expected<StagedFile> stream(const fs::path& target, std::string_view bytes);
    /// Renames over the target, the old file kept until this object goes.
    Expected<void> place(bool keepOld);
    /// Puts the old file back.
    void restore();

private:
    explicit StagedFile(fs::path target)
        : m_target(std::move(target)) {}

    fs::path m_target;
    fs::path m_staged;
    fs::path m_backup;
    bool m_placed = false;
};

/// The first characters of a name, as many as `bytes` hold.
std::string shortened(const std::string& name, std::size_t bytes) {
    std::size_t end = std::min(bytes, name.size());
    while (end > 0 && end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) {
        --end; // within a character of UTF-8
    }
    return name.substr(0, end);
}

/// A name beside `target` that no file has: its own and a suffix, its own cut where both would be too long.
fs::path freeName(const fs::path& target, const char* suffix, std::string_view mode, FilePointer& opened) {
    const std::size_t most = longestNameBeside(target);
    for (int attempt = 0; attempt < 1000; ++attempt) {
        const std::string end = suffix + std::to_string(attempt);
        const std::string start = shortened(target.filename().native(), most - std::min(most, end.size()));
        const fs::path name = target.parent_path() / (start + end);
        opened.reset(std::fopen(name.c_str(), std::string(mode).c_str()));
        if (opened) {
            return name;
        }
        if (errno != EEXIST) {
            return {};
        }
    }
    return {};
}

/// Closing flushes, so a full disk may show only there.
Expected<void> fill(FilePointer file, const fs::path& target, std::string_view bytes) {
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    const int writeError = errno;
    const bool closed = std::fclose(file.release()) == 0;
    if (!written || !closed) {
        return unwritable(target, systemReason(written ? errno : writeError));
    }
    return {};
}

/// Writes at once: nothing can be staged.
Expected<StagedFile> StagedFile::stream(const fs::path& target, std::string_view bytes) {
    FilePointer opened(std::fopen(target.c_str(), "wb"));
    if (!opened) {
        return unwritable(target, systemReason(errno));
    }
    if (const Expected<void> filled = fill(std::move(opened), target, bytes); !filled) {
        return fail(filled.error());
    }
    return StagedFile(target);
}

Expected<StagedFile> StagedFile::write(const fs::path& name, std::string_view bytes) {
    if (isStream(name)) {
        return stream(name, bytes);
    }
    std::error_code ignored;
    const fs::path target = linkTarget(name);
    if (const Expected<void> named = checkNameLength(target); !named) {
        return fail(named.error());
    }
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    if (!fs::is_directory(folder, ignored)) {
        return unwritable(target, systemReason(ENOENT) + ": " + folder.string());
    }
    if (fs::is_directory(target, ignored)) {
        return unwritable(target, systemReason(EISDIR));
    }
    if (fs::exists(target, ignored) && access(target.c_str(), W_OK) != 0) {
        return unwritable(name, systemReason(errno));
    }
    StagedFile file(target);
    FilePointer opened;
    file.m_staged = freeName(target, ".part", "wbx", opened);
    if (!opened) {
        return unwritable(name, systemReason(errno));
    }
    takeAfter(target, fileno(opened.get()));
    if (const Expected<void> filled = fill(std::move(opened), name, bytes); !filled) {
        return fail(filled.error());
    }
    return file;
}

Expected<void> StagedFile::place(bool keepOld) {
    std::error_code error;
    if (m_staged.empty()) {
        return {}; // a stream, written already
    }
    if (keepOld && fs::exists(m_target, error)) {
        FilePointer stream;
        m_backup = freeName(m_target, ".old", "wbx", stream);
        stream.reset();
        fs::rename(m_target, m_backup, error);
        if (error) {
            return unwritable(m_target, error.message());
        }
    }
    fs::rename(m_staged, m_target, error);
    if (error) {
        restore();
        return unwritable(m_target, error.message());
    }
    m_staged.clear();
    m_placed = true;
    return {};
}

void StagedFile::restore() {
    std::error_code ignored;
    if (!m_backup.empty()) {
        fs::rename(m_backup, m_target, ignored);
        m_backup.clear();
    } else if (m_placed) {
        fs::remove(m_target, ignored);
    }
}

} // namespace

fs::path linkTarget(fs::path name) {
    constexpr int kMostLinks = 40; // as the system itself has it
    std::error_code error;
    for (int i = 0; i < kMostLinks && fs::is_symlink(fs::symlink_status(name, error)); ++i) {
        const fs::path next = fs::read_symlink(name, error);
        if (error) {
            break;
        }
        name = next.is_absolute() ? next : name.parent_path() / next;
    }
    return name;
}

Expected<void> writeFilesWhole(const std::vector<OutputFile>& files) {
    std::vector<StagedFile> staged;
    staged.reserve(files.size());
    for (const OutputFile& file : files) {
        Expected<StagedFile> one = StagedFile::write(file.path, file.bytes);
        if (!one) {
            return fail(one.error());
        }
        staged.push_back(std::move(*one));
    }
    for (std::size_t i = 0; i < staged.size(); ++i) {
        // A single rename is whole by itself; among several an earlier one may have to be taken back.
        if (Expected<void> placed = staged[i].place(staged.size() > 1); !placed) {
            for (std::size_t k = 0; k < i; ++k) {
                staged[k].restore();
            }
            return placed;
        }
    }
    return {};
}

Expected<void> writeFileWhole(const fs::path& file, std::string_view bytes) {
    Expected<StagedFile> staged = StagedFile::write(file, bytes);
    if (!staged) {
        return fail(staged.error());
    }
    return staged->place(false);
}

} // namespace sinew
