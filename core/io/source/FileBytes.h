#pragma once

#include "core/io/source/InputFile.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sinew {

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
