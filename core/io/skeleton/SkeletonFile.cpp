#include "core/io/skeleton/SkeletonFile.h"

#include "core/io/ImportFile.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

using Reader = Expected<SourceScene> (*)(const std::string& text, const std::string& file);

struct Format {
    std::string_view extension;
    Reader read;
};

constexpr std::array<Format, 4> kFormats{
    {{".tgf", readTgf}, {".bvh", readBvh}, {".skel", readSkel}, {".json", readSkeletonJson}}};

} // namespace

bool isSkeletonFile(const std::string& lowerExtension) {
    return std::ranges::find(kFormats, lowerExtension, &Format::extension) != kFormats.end();
}

Expected<SourceScene> readSkeletonFile(const std::filesystem::path& file) {
    const std::string extension = lowerExtension(file);
    const auto* format = std::ranges::find(kFormats, extension, &Format::extension);
    if (format == kFormats.end()) {
        return fail(ErrorCode::FormatUnknown, {file.string(), extension});
    }
    const Expected<std::string> text = readWholeFile(file);
    return text ? format->read(*text, file.string()) : fail(text.error());
}

} // namespace sinew
