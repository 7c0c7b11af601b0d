#include "core/io/export/OutputSet.h"

#include "core/base/platform/Files.h"
#include "core/io/export/OutputFile.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <set>
#include <system_error>
#include <utility>

namespace sinew {
namespace {

namespace fs = std::filesystem;

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using FilePointer = std::unique_ptr<std::FILE, CloseFile>;

constexpr int kMaxNames = 1000; ///< tried beside a file

tl::unexpected<Error> unwritable(const fs::path& file, const std::string& reason) {
    return fail(ErrorCode::FileUnwritable, {file.string(), reason});
}

std::string systemReason(int code) {
    return std::generic_category().message(code);
}

fs::path folderOf(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// Whether bytes go into what is there instead of taking its place: a pipe, a terminal, /dev/null.
bool isStream(const fs::path& target) {
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

/// A name beside `target` for the time of writing. It is a hidden one, which no model can choose for a file
/// of its own (SideFileTargets), and never too long.
fs::path nameBeside(const fs::path& target, const char* kind, int number) {
    constexpr std::size_t kMaxBytes = 200;
    const std::string name = target.filename().string().substr(0, kMaxBytes);
    return target.parent_path() / ('.' + name + kind + std::to_string(number));
}

/// Opens a file of a name beside `target` that no file has; null, with errno, when there is none.
FilePointer openBeside(const fs::path& target, fs::path& name) {
    FilePointer opened;
    for (int attempt = 0; attempt < kMaxNames && !opened; ++attempt) {
        name = nameBeside(target, ".part", attempt);
        opened.reset(createFile(name));
        if (!opened && errno != EEXIST) {
            break;
        }
    }
    if (!opened) {
        name.clear();
    }
    return opened;
}

/// Gives the file in `target` a second name, which keeps it when another takes its place. On disks without
/// such names it is moved away.
fs::path keepAside(const fs::path& target, std::error_code& error) {
    for (int attempt = 0; attempt < kMaxNames; ++attempt) {
        fs::path name = nameBeside(target, ".old", attempt);
        fs::create_hard_link(target, name, error);
        if (!error) {
            return name;
        }
        if (error == std::errc::file_exists) {
            continue;
        }
        std::error_code unknown;
        if (fs::exists(fs::symlink_status(name, unknown))) {
            continue;
        }
        error = replaceFile(target, name);
        return error ? fs::path() : name;
    }
    return {};
}

/// Closing flushes what the library holds, so a full disk may show only there.
Expected<void> fill(FilePointer file, const fs::path& target, std::string_view bytes) {
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    const int writeError = errno;
    const bool closed = std::fclose(file.release()) == 0;
    if (!written || !closed) {
        return unwritable(target, systemReason(written ? errno : writeError));
    }
    return {};
}

/// Two names of one file in a folder are equal then, as far as that can be known before it is there.
fs::path wholeName(const fs::path& target) {
    std::error_code error;
    const fs::path folder = fs::canonical(folderOf(target), error);
    return error ? target : folder / target.filename();
}

Expected<void> checkPlace(const fs::path& named, const fs::path& target) {
    if (Expected<void> length = checkNameLength(target); !length) {
        return length;
    }
    std::error_code ignored;
    const fs::path folder = folderOf(target);
    if (!fs::is_directory(folder, ignored)) {
        return unwritable(target, systemReason(ENOENT) + ": " + folder.string());
    }
    const fs::file_status status = fs::symlink_status(target, ignored);
    if (fs::is_directory(status)) {
        return unwritable(target, systemReason(EISDIR));
    }
    const bool there = fs::exists(status) && !fs::is_symlink(status);
    if (const int refusal = there ? writeRefusal(target) : 0; refusal != 0) {
        return unwritable(named, refusal == EBUSY ? "in use" : systemReason(refusal));
    }
    return {};
}

} // namespace

/// A file that stands in for another, and takes its place.
struct OutputSet::Staged {
    fs::path named;
    fs::path target;
    fs::path whole;     ///< the target as wholeName gives it
    fs::path staged;    ///< empty once it has its place
    fs::path backup;    ///< of the old file
    bool isNew = false; ///< nothing was in its place, and nothing that came since may be replaced
    bool placed = false;
    std::shared_ptr<PendingOutput> pending = std::make_shared<PendingOutput>();

    std::error_code place(bool keepOld) { return isNew ? placeNew() : replace(keepOld); }

    /// Takes a name that no file has. Another program, which writes into the same folder, may have been
    /// first: its file stays, and is as good as ours when it has the same bytes.
    std::error_code placeNew() {
        std::error_code error;
        std::error_code ignored;
        fs::create_hard_link(staged, target, error);
        if (error && fs::exists(fs::symlink_status(target, ignored))) {
            return haveSameBytes(staged, target) ? std::error_code()
                                                 : std::make_error_code(std::errc::file_exists);
        }
        if (error) { // a disk without second names
            error = replaceFile(staged, target);
        } else {
            fs::remove(staged, ignored);
        }
        if (!error) {
            staged.clear();
            placed = true;
        }
        return error;
    }

    /// Renames over the target.
    std::error_code replace(bool keepOld) {
        std::error_code error;
        const fs::file_status status = fs::symlink_status(target, error);
        error.clear();
        if (fs::is_directory(status)) {
            return std::make_error_code(std::errc::is_a_directory);
        }
        if (keepOld && fs::exists(status)) {
            backup = keepAside(target, error);
            if (error) {
                return error;
            }
        }
        error = replaceFile(staged, target);
        if (!error) {
            staged.clear();
            placed = true;
        }
        return error;
    }

    /// Puts the old file back.
    void restore() {
        std::error_code ignored;
        if (!backup.empty()) {
            replaceFile(backup, target);
            // Where both are names of one file, renaming does nothing.
            fs::remove(backup, ignored);
            backup.clear();
        } else if (placed) {
            fs::remove(target, ignored);
        }
    }

    void cleanUp() {
        std::error_code ignored;
        for (const fs::path& path : {staged, backup}) {
            if (!path.empty()) {
                fs::remove(path, ignored);
            }
        }
    }
};

OutputSet::OutputSet(const DiskFlush& flush)
    : m_flush(flush) {}

OutputSet::~OutputSet() {
    for (Staged& file : m_staged) {
        file.cleanUp();
    }
    std::error_code ignored; // a folder with anything in it stays
    for (auto folder = m_madeFolders.rbegin(); folder != m_madeFolders.rend(); ++folder) {
        fs::remove(*folder, ignored);
    }
}

Expected<void> OutputSet::add(const fs::path& file, std::string_view bytes) {
    if (isStream(file)) {
        m_streams.push_back({file, std::string(bytes)});
        return {};
    }
    return stage(file, linkTarget(file), bytes);
}

Expected<void> OutputSet::addBeside(const fs::path& file, std::string_view bytes) {
    if (Expected<void> made = makeFolder(folderOf(file)); !made) {
        return made;
    }
    std::error_code ignored;
    const bool isNew = !fs::exists(fs::symlink_status(file, ignored));
    Expected<void> staged = stage(file, file, bytes);
    if (staged) {
        m_staged.back().isNew = isNew;
    }
    return staged;
}

Expected<void> OutputSet::add(const std::vector<OutputFile>& files) {
    // Before folders are made below one that is not there.
    for (const OutputFile& file : files) {
        const bool named = !file.beside && !isStream(file.path);
        if (auto may = named ? checkPlace(file.path, linkTarget(file.path)) : Expected<void>(); !may) {
            return may;
        }
    }
    for (const OutputFile& file : files) {
        Expected<void> added = file.beside ? addBeside(file.path, file.bytes) : add(file.path, file.bytes);
        if (!added) {
            return added;
        }
    }
    return {};
}

Expected<void> OutputSet::makeFolder(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> missing;
    for (fs::path above = folder; !above.empty() && !fs::exists(fs::symlink_status(above, error));
         above = above.parent_path()) {
        missing.push_back(above);
    }
    for (auto one = missing.rbegin(); one != missing.rend(); ++one) {
        if (fs::create_directory(*one, error)) {
            m_madeFolders.push_back(*one);
        } else if (error) {
            return unwritable(folder, error.message());
        }
    }
    return fs::is_directory(folder, error)
               ? Expected<void>()
               : unwritable(folder, systemReason(error ? error.value() : ENOTDIR));
}

Expected<void> OutputSet::stage(const fs::path& named, const fs::path& target, std::string_view bytes) {
    if (Expected<void> may = checkPlace(named, target); !may) {
        return may;
    }
    const fs::path whole = wholeName(target);
    const auto same = std::ranges::find(m_staged, whole, &Staged::whole);
    if (same != m_staged.end()) {
        return fail(ErrorCode::TargetsClash, {named.string(), same->named.string()});
    }
    Staged file;
    file.named = named;
    file.target = target;
    file.whole = whole;
    FilePointer opened = openBeside(target, file.staged);
    if (!opened) {
        return unwritable(named, systemReason(errno));
    }
    takeRightsOf(target, opened.get());
    m_staged.push_back(std::move(file));
    m_sizes[named] = bytes.size();
    return fill(std::move(opened), named, bytes);
}

std::optional<std::size_t> OutputSet::sizeOf(const fs::path& file) const {
    const auto known = m_sizes.find(file);
    return known == m_sizes.end() ? std::nullopt : std::optional(known->second);
}

/// All at the end, when the system has written much of it on its own: so many small files take little longer
/// than one.
Expected<void> OutputSet::flushFiles() const {
    for (const Staged& file : m_staged) {
        if (const int error = m_flush.file(file.staged); error != 0) {
            return unwritable(file.named, systemReason(error));
        }
    }
    return {};
}

void OutputSet::flushFolders() const {
    std::set<fs::path> folders;
    for (const Staged& file : m_staged) {
        folders.insert(folderOf(file.whole));
    }
    for (const fs::path& folder : m_madeFolders) {
        folders.insert(folderOf(wholeName(folder)));
    }
    for (const fs::path& folder : folders) {
        m_flush.folder(folder);
    }
}

Expected<void> OutputSet::placeAll() {
    std::map<FileIdentity, const Staged*> placed;
    for (Staged& file : m_staged) {
        // Names that this disk takes for one: the second would replace the first.
        if (const std::optional<FileIdentity> there = fileIdentity(file.target)) {
            if (const auto same = placed.find(*there); same != placed.end()) {
                return fail(ErrorCode::TargetsClash, {file.named.string(), same->second->named.string()});
            }
        }
        // A single rename is whole by itself; among several an earlier one may have to be taken back.
        if (const std::error_code error = file.place(m_staged.size() > 1); error) {
            return unwritable(file.named, error.message());
        }
        if (const std::optional<FileIdentity> there = fileIdentity(file.target)) {
            placed[*there] = &file;
        }
    }
    return {};
}

Expected<void> OutputSet::place(const Progress& progress) {
    Expected<void> done = flushFiles();
    if (done && progress.canceled()) {
        done = fail(ErrorCode::Canceled);
    }
    const QuietPipes quiet;
    for (const Stream& stream : m_streams) { // cannot be taken back, so they come before names change
        FilePointer opened(done ? openOutputStream(stream.file) : nullptr);
        if (done) {
            done = opened ? fill(std::move(opened), stream.file, stream.bytes)
                          : unwritable(stream.file, errno == ENXIO ? kNoReader : systemReason(errno));
        }
    }
    done = done ? placeAll() : done;
    if (!done) {
        for (auto file = m_staged.rbegin(); file != m_staged.rend(); ++file) {
            file->restore();
        }
        return done;
    }
    flushFolders();
    for (Staged& file : m_staged) {
        file.cleanUp(); // the old ones
    }
    m_staged.clear();
    m_streams.clear();
    m_madeFolders.clear();
    return {};
}

Expected<void> writeFilesWhole(const std::vector<OutputFile>& files) {
    OutputSet outputs;
    const Expected<void> added = outputs.add(files);
    return added ? outputs.place(Progress()) : added;
}

Expected<void> writeFileWhole(const fs::path& file, std::string_view bytes) {
    return writeFile(file, bytes, nullptr);
}

Expected<void> writeFile(const fs::path& file, std::string_view bytes, OutputSet* outputs) {
    if (outputs != nullptr) {
        return outputs->add(file, bytes);
    }
    OutputSet alone;
    const Expected<void> added = alone.add(file, bytes);
    return added ? alone.place(Progress()) : added;
}

} // namespace sinew
