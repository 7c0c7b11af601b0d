#include "core/io/source/FileBytes.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <utility>

namespace sinew {
namespace {

Expected<InputFile> openFilled(const std::filesystem::path& file, FileUse use) {
    if (const Expected<void> named = checkNameLength(file); !named) {
        return fail(named.error());
    }
    Expected<InputFile> opened = InputFile::open(file, use);
    return opened && opened->size() == 0 ? fail(ErrorCode::FileEmpty, {file.string()}) : std::move(opened);
}

} // namespace

std::size_t longestNameBeside(const std::filesystem::path& file) {
    constexpr std::size_t kUsual = 255; // of ext4, Btrfs, XFS, NTFS and others
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const long max = pathconf(folder.c_str(), _PC_NAME_MAX);
    return max > 0 ? static_cast<std::size_t>(max) : kUsual;
}

Expected<void> checkNameLength(const std::filesystem::path& file) {
    const std::size_t max = longestNameBeside(file);
    if (file.filename().native().size() > max) {
        return fail(ErrorCode::FileNameTooLong, {file.string(), std::to_string(max)});
    }
    return {};
}

Expected<void> checkReadable(const std::filesystem::path& file, FileUse use) {
    const Expected<InputFile> opened = openFilled(file, use);
    return opened ? Expected<void>() : fail(opened.error());
}

Expected<std::string> readWholeFile(const std::filesystem::path& file, FileUse use,
                                    const Progress& progress) {
    Expected<InputFile> opened = openFilled(file, use);
    if (!opened) {
        return fail(opened.error());
    }
    std::string bytes(opened->size(), '\0');
    const Expected<std::size_t> read = opened->read(bytes, progress);
    if (!read) {
        return fail(read.error());
    }
    if (*read != bytes.size()) {
        return fail(ErrorCode::FileUnreadable, {file.string(), "changed"});
    }
    return bytes;
}

std::string lowerExtension(const std::filesystem::path& file) {
    std::string extension = file.extension().string();
    std::ranges::transform(extension, extension.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return extension;
}

namespace {

namespace fs = std::filesystem;

bool liesInside(const fs::path& file, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

fs::path orHere(const fs::path& folder) {
    return folder.empty() ? fs::path(".") : folder;
}

/// A path of another system is as absolute as one of this.
bool isAbsoluteName(const std::string& named) {
    const bool drive =
        named.size() > 1 && named[1] == ':' && std::isalpha(static_cast<unsigned char>(named[0])) != 0;
    return drive || named.starts_with('/') || named.starts_with('\\');
}

} // namespace

bool namesScheme(const std::string& named) {
    const std::size_t colon = named.find(':');
    const auto belongs = [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '+' || c == '-' || c == '.';
    };
    return colon != std::string::npos && colon > 1 &&
           std::isalpha(static_cast<unsigned char>(named.front())) != 0 &&
           std::all_of(named.begin(), named.begin() + static_cast<std::ptrdiff_t>(colon), belongs);
}

std::optional<fs::path> fileBeside(const fs::path& folder, const std::string& named) {
    // Behind a zero byte the system would see another name than we do.
    if (named.empty() || isAbsoluteName(named) || namesScheme(named) ||
        named.find('\0') != std::string::npos) {
        return std::nullopt;
    }
    std::error_code error;
    const fs::path home = fs::canonical(orHere(folder), error);
    const fs::path file = error ? fs::path() : fs::canonical(home / named, error);
    return error || !liesInside(file, home) ? std::nullopt : std::optional(file);
}

bool leavesFolder(const fs::path& folder, const std::string& named) {
    if (isAbsoluteName(named) || namesScheme(named) || named.find('\0') != std::string::npos) {
        return true;
    }
    std::error_code error;
    const fs::path home = fs::weakly_canonical(orHere(folder), error);
    const fs::path file = fs::weakly_canonical(home / named, error);
    return error || !liesInside(file, home);
}

} // namespace sinew
