#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <span>

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

    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&&) = delete;
    ~InputFile();

    /// In bytes, when it was opened.
    std::uint64_t size() const { return m_size; }
    /// Fills `bytes` from where the last read ended, less only at the end of the file; how many there were.
    /// Errors: FileUnreadable, Canceled.
    Expected<std::size_t> read(std::span<char> bytes, const Progress& progress = noProgress());

private:
    InputFile(std::filesystem::path file, int descriptor);

    std::filesystem::path m_file;
    int m_descriptor;
    std::uint64_t m_size = 0;
};

} // namespace sinew
