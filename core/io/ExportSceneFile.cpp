#include "core/io/ExportSceneFile.h"

#include "core/io/ExportScene.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <optional>
#include <system_error>

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

/// A name beside `target` that no file has.
fs::path freeName(const fs::path& target, const char* suffix, std::string_view mode, FilePointer& opened) {
    for (int attempt = 0; attempt < 1000; ++attempt) {
        fs::path name = target;
        name += suffix + std::to_string(attempt);
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

Expected<StagedFile> StagedFile::write(const fs::path& target, std::string_view bytes) {
    std::error_code ignored;
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    if (!fs::is_directory(folder, ignored)) {
        return unwritable(target, systemReason(ENOENT) + ": " + folder.string());
    }
    if (fs::is_directory(target, ignored)) {
        return unwritable(target, systemReason(EISDIR));
    }
    StagedFile file(target);
    FilePointer stream;
    file.m_staged = freeName(target, ".part", "wbx", stream);
    if (!stream) {
        return unwritable(target, systemReason(errno));
    }
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), stream.get()) == bytes.size();
    const int writeError = errno;
    // Closing flushes, so a full disk may show only here.
    const bool closed = std::fclose(stream.release()) == 0;
    if (!written || !closed) {
        return unwritable(target, systemReason(written ? errno : writeError));
    }
    return file;
}

Expected<void> StagedFile::place(bool keepOld) {
    std::error_code error;
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
