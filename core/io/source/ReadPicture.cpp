#include "core/io/source/ReadPicture.h"

#include "core/io/source/FileBeside.h"
#include "core/io/source/InputFile.h"
#include "core/io/source/PictureKind.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace sinew {
namespace {

namespace fs = std::filesystem;

using PictureBytes = std::vector<std::byte>;
using PictureResult = tl::expected<Picture, PictureIssue>;

tl::unexpected<PictureIssue> pictureIssue(PictureIssue what) {
    return tl::unexpected<PictureIssue>(what);
}

PictureIssue pictureIssueOf(const Error& error) {
    switch (error.code) {
    case ErrorCode::FileNotFound:
        return PictureIssue::Missing;
    case ErrorCode::FileTooLarge:
        return PictureIssue::TooLarge;
    default:
        return PictureIssue::Unreadable;
    }
}

/// The next `count` bytes, or as many as there are.
PictureBytes nextBytes(InputFile& file, std::size_t count) {
    std::vector<char> bytes(count);
    bytes.resize(file.read(bytes).value_or(0));
    const auto* begin = reinterpret_cast<const std::byte*>(bytes.data());
    return {begin, begin + bytes.size()};
}

PictureResult openPicture(const fs::path& path, bool whole) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        return pictureIssue(PictureIssue::NotAFile);
    }
    Expected<InputFile> file = InputFile::open(path, FileUse::Picture);
    if (!file) {
        return pictureIssue(pictureIssueOf(file.error()));
    }
    const std::size_t size = file->size();
    PictureBytes bytes = nextBytes(*file, std::min(size, kPictureHead));
    Picture picture{path.string(), pictureKind(bytes, size), false, nullptr};
    if (picture.kind.empty()) {
        return pictureIssue(PictureIssue::NotAPicture);
    }
    picture.mayHaveAlpha = pictureMayHaveAlpha(picture.kind, bytes);
    if (whole) {
        const PictureBytes rest = nextBytes(*file, size - bytes.size());
        bytes.insert(bytes.end(), rest.begin(), rest.end());
        if (bytes.size() != size) {
            return pictureIssue(PictureIssue::Unreadable);
        }
        picture.data = std::make_shared<const PictureBytes>(std::move(bytes));
    }
    return picture;
}

/// A path that the texture may mean, as its format allows.
PictureResult pictureAt(const fs::path& folder, const fs::path& named, bool besideModel, bool whole) {
    if (!besideModel) {
        return openPicture((folder / named).lexically_normal(), whole);
    }
    if (const std::optional<fs::path> file = fileBeside(folder, named.string())) {
        return openPicture(*file, whole);
    }
    return pictureIssue(leavesFolder(folder, named.string()) ? PictureIssue::Outside : PictureIssue::Missing);
}

PictureResult lookForPicture(const Texture& texture, const std::string& sourceFile, bool whole) {
    if (texture.data && !texture.data->empty()) {
        const std::string kind = pictureKind(*texture.data);
        if (kind.empty()) {
            return pictureIssue(PictureIssue::NotAPicture);
        }
        return Picture{{}, kind, pictureMayHaveAlpha(kind, *texture.data), texture.data};
    }
    if (texture.path.find('\0') != std::string::npos || (texture.besideModel && namesScheme(texture.path))) {
        return pictureIssue(PictureIssue::Outside);
    }
    std::string slashes = texture.path;
    std::ranges::replace(slashes, '\\', '/');
    const fs::path named(slashes);
    if (!named.has_filename()) {
        return pictureIssue(PictureIssue::Missing);
    }
    const fs::path folder = fs::path(sourceFile).parent_path();
    PictureResult first = pictureIssue(PictureIssue::Missing);
    for (const fs::path& path : {named, named.filename(), "textures" / named.filename()}) {
        PictureResult found = pictureAt(folder, path, texture.besideModel, whole);
        if (found) {
            return found;
        }
        // What is wrong with the place that the file names says more than that no other has it.
        first = first.error() == PictureIssue::Missing ? found : first;
    }
    return first;
}

} // namespace

PictureResult readPicture(const Texture& texture, const std::string& sourceFile) {
    return lookForPicture(texture, sourceFile, true);
}

PictureResult findPicture(const Texture& texture, const std::string& sourceFile) {
    return lookForPicture(texture, sourceFile, false);
}

} // namespace sinew
