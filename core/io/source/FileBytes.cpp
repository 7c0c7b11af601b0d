#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

Expected<InputFile> openFilled(const std::filesystem::path& file, FileUse use) {
    Expected<InputFile> opened = InputFile::open(file, use);
    return opened && opened->size() == 0 ? fail(ErrorCode::FileEmpty, {file.string()}) : std::move(opened);
}

} // namespace

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
