#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace sinew {

Expected<void> checkReadable(const std::filesystem::path& file) {
    std::error_code error;
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
