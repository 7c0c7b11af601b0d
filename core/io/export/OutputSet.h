#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/export/OutputFile.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// The files that one command writes: all take their places together, or none does and the old ones stay.
/// Each file is written beside its place when it is added. `place` gives them their names. What was not
/// placed goes with the set, and so do folders that were made for it.
class OutputSet {
public:
    explicit OutputSet(const DiskFlush& flush = kSystemFlush);
    OutputSet(const OutputSet&) = delete;
    OutputSet& operator=(const OutputSet&) = delete;
    ~OutputSet();

    /// A file that the user named: where it is a link, what the link leads to is written. Into a pipe or a
    /// device the bytes go when the set is placed. Errors: FileUnwritable; TargetsClash, when the set has
    /// that file already.
    Expected<void> add(const std::filesystem::path& file, std::string_view bytes);
    /// A file whose place was decided for the user: a link there is replaced, not followed; missing folders
    /// are made. Where nothing is there yet, nothing else that comes there before `place` is replaced.
    Expected<void> addBeside(const std::filesystem::path& file, std::string_view bytes);
    /// Several of either kind.
    Expected<void> add(const std::vector<OutputFile>& files);
    /// Makes a folder, with those above it. Error: FileUnwritable.
    Expected<void> makeFolder(const std::filesystem::path& folder);

    /// The bytes of a file that was added by this name; nothing of pipes and devices.
    std::optional<std::size_t> sizeOf(const std::filesystem::path& file) const;

    /// Gives all files their places. Canceled before, it changes nothing; once it has begun it goes on to the
    /// end. Errors: Canceled, FileUnwritable, TargetsClash (two names that are one file on this disk).
    Expected<void> place(const Progress& progress);

private:
    struct Staged;
    struct Stream {
        std::filesystem::path file;
        std::string bytes;
    };

    Expected<void> stage(const std::filesystem::path& named, const std::filesystem::path& target,
                         std::string_view bytes);
    Expected<void> flushFiles() const;
    Expected<void> placeAll();
    void flushFolders() const;

    const DiskFlush& m_flush;
    std::vector<Staged> m_staged;
    std::vector<Stream> m_streams;
    std::vector<std::filesystem::path> m_madeFolders; ///< outer ones first
    std::map<std::filesystem::path, std::size_t> m_sizes;
};

/// Adds a file to a set; without one, writes it at once (writeFileWhole).
Expected<void> writeFile(const std::filesystem::path& file, std::string_view bytes, OutputSet* outputs);

/// Writes bytes beside `file` and renames over it, keeping its mode and owner; into a pipe or a device at
/// once. Error: FileUnwritable.
Expected<void> writeFileWhole(const std::filesystem::path& file, std::string_view bytes);

/// Writes several files that belong together: all of them, or none and the old ones stay (OutputSet). Errors:
/// FileUnwritable, FileNameTooLong, TargetsClash.
Expected<void> writeFilesWhole(const std::vector<OutputFile>& files);

} // namespace sinew
