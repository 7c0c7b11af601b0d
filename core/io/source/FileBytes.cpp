#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <fstream>

#include <unistd.h>

namespace sinew {

std::size_t longestNameBeside(const std::filesystem::path& file) {
    constexpr std::size_t kUsual = 255; // of ext4, Btrfs, XFS, NTFS and others
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const long most = pathconf(folder.c_str(), _PC_NAME_MAX);
    return most > 0 ? static_cast<std::size_t>(most) : kUsual;
}

Expected<void> checkNameLength(const std::filesystem::path& file) {
    const std::size_t most = longestNameBeside(file);
    if (file.filename().native().size() > most) {
        return fail(ErrorCode::FileNameTooLong, {file.string(), std::to_string(most)});
    }
    return {};
}

Expected<void> checkReadable(const std::filesystem::path& file) {
    std::error_code error;
    if (Expected<void> named = checkNameLength(file); !named) {
        return named;
    }
    if (!std::filesystem::exists(file, error)) {
        return fail(ErrorCode::FileNotFound, {file.string()});
    }
    if (!std::filesystem::is_regular_file(file, error)) {
        return fail(ErrorCode::FileUnreadable, {file.string(), "not a regular file"});
    }
    if (!std::ifstream(file, std::ios::binary)) {
        return fail(ErrorCode::FileUnreadable, {file.string(), std::strerror(errno)});
    }
    if (std::filesystem::file_size(file, error) == 0 || error) {
        return fail(ErrorCode::FileEmpty, {file.string()});
    }
    return {};
}

Expected<std::string> readWholeFile(const std::filesystem::path& file) {
    if (Expected<void> readable = checkReadable(file); !readable) {
        return fail(readable.error());
    }
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(std::filesystem::file_size(file), '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!stream) {
        return fail(ErrorCode::FileUnreadable, {file.string(), "it changed while it was read"});
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

} // namespace sinew
