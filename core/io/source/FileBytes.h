#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/platform/Files.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// What a file that is read by name is for.
enum class FileUse {
    Model,    ///< characters, skeletons, motions, and the buffers beside them
    Picture,  ///< textures, and pictures that become meshes
    Weights,  ///< weights as CSV, JSON, RigNet or images
    Project,  ///< projects and what is saved automatically
    Settings, ///< recipes, poses, markers, chains, records of a batch
    List,     ///< joints, maps of joints, files of a batch, materials of an OBJ
    Preview,  ///< small pictures in a cache
    Count
};

/// The largest file of each use, in MB of 2^20 bytes. A file beyond it is refused before a byte is read.
constexpr std::array<std::uint64_t, static_cast<std::size_t>(FileUse::Count)> kMaxMegabytes{
    4096, 1024, 2048, 1024, 256, 64, 4};

constexpr std::uint64_t kMegabyte = std::uint64_t{1} << 20U;

constexpr std::uint64_t maxBytes(FileUse use) {
    return kMaxMegabytes[static_cast<std::size_t>(use)] * kMegabyte;
}

/// A progress that nobody follows and nobody cancels.
const Progress& noProgress();

/// A file that was opened for reading: a regular one, not larger than its use allows. Everything that is read
/// by name is opened here. Opening never waits, as it would for the other end of a pipe.
class InputFile {
public:
    /// Errors: FileNotFound, FileUnreadable (a folder, pipe or device too), FileTooLarge.
    static Expected<InputFile> open(const std::filesystem::path& file, FileUse use);

    /// In bytes, when it was opened.
    std::uint64_t size() const { return m_size; }
    /// Fills `bytes` from where the last read ended, less only at the end of the file; how many there were.
    /// Errors: FileUnreadable, Canceled.
    Expected<std::size_t> read(std::span<char> bytes, const Progress& progress = noProgress());

private:
    explicit InputFile(std::filesystem::path file);

    std::filesystem::path m_file;
    InputHandle m_handle;
    std::uint64_t m_size = 0;
};

/// The bytes of a file. Errors: those of checkReadable, and Canceled.
Expected<std::string> readWholeFile(const std::filesystem::path& file, FileUse use = FileUse::Model,
                                    const Progress& progress = noProgress());

/// Tells contents of files apart: how many bytes, and 128 bits that hang on all of them.
struct ContentSum {
    std::uint64_t size = 0;
    std::array<std::uint64_t, 2> mixed{};
    bool operator==(const ContentSum&) const = default;
};
ContentSum contentSum(std::string_view bytes);

/// Whether the file can be read and holds these bytes. False for an empty file.
bool holdsBytes(const std::filesystem::path& file, std::string_view bytes);

/// Errors: FileNotFound, FileNameTooLong, FileUnreadable, FileEmpty, FileTooLarge.
Expected<void> checkReadable(const std::filesystem::path& file, FileUse use = FileUse::Model);

/// How many bytes a name in the folder of `file` may have.
std::size_t longestNameBeside(const std::filesystem::path& file);

/// Error: FileNameTooLong, of the file's own name.
Expected<void> checkNameLength(const std::filesystem::path& file);

/// The extension with its dot, in lower case.
std::string lowerExtension(const std::filesystem::path& file);

/// Whether the file's name ends so, in upper or lower case, and has more before. `ending` is in lower case.
bool hasEnding(const std::filesystem::path& file, std::string_view ending);

/// True for what a file names by a scheme ("http:", "file:") in place of a path. A drive's letter is none.
bool namesScheme(const std::string& named);

/// The file that `named` stands for, seen from `folder`: nothing when it is absolute, or lies outside of the
/// folder once every ".." and link is followed, or is not there. For formats whose files lie beside the
/// model, where a path that leads elsewhere would bring a stranger's file into what is written.
std::optional<std::filesystem::path> fileBeside(const std::filesystem::path& folder,
                                                const std::string& named);

/// Whether `named` leaves `folder`, be the file there or not.
bool leavesFolder(const std::filesystem::path& folder, const std::string& named);

} // namespace sinew
