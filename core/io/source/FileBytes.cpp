#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <utility>

#include <unistd.h>

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

} // namespace sinew
