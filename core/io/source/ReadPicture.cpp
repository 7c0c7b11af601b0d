#include "core/io/source/ReadPicture.h"

#include "core/io/source/FileBeside.h"
#include "core/io/source/InputFile.h"
#include "core/io/source/PictureKind.h"
#include "core/io/source/SideFiles.h"

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

/// A path that a texture may mean whose format keeps pictures beside the model.
PictureResult pictureBeside(const fs::path& folder, const fs::path& named, bool whole) {
    if (const std::optional<fs::path> file = fileBeside(folder, named.string())) {
        return openPicture(*file, whole);
    }
    return pictureIssue(leavesFolder(folder, named.string()) ? PictureIssue::Outside : PictureIssue::Missing);
}

/// Remembers what is wrong with the place that the file names: it says more than that no other has it.
class FirstPicture {
public:
    bool take(PictureResult found) {
        if (found || m_result.error() == PictureIssue::Missing) {
            m_result = std::move(found);
        }
        return m_result.has_value();
    }
    PictureResult& result() { return m_result; }

private:
    PictureResult m_result = pictureIssue(PictureIssue::Missing);
};

PictureResult lookBesideModel(const std::string& named, const fs::path& model, bool whole) {
    if (namesScheme(named)) {
        return pictureIssue(PictureIssue::Outside);
    }
    std::string slashes = named;
    std::ranges::replace(slashes, '\\', '/');
    const fs::path path(slashes);
    if (!path.has_filename()) {
        return pictureIssue(PictureIssue::Missing);
    }
    FirstPicture first;
    for (const fs::path& each : {path, path.filename(), "textures" / path.filename()}) {
        if (first.take(pictureBeside(model.parent_path(), each, whole))) {
            break;
        }
    }
    return std::move(first.result());
}

PictureResult lookInFolders(const std::string& named, const SideFiles& files, bool whole) {
    FirstPicture first;
    const std::optional<SideFile> found =
        files.find(named, [&](const fs::path& file) { return first.take(openPicture(file, whole)); });
    PictureResult& result = first.result();
    if (found) {
        result->byName = found->byName;
        result->outside = found->outside;
    } else if (result.error() == PictureIssue::Missing && files.leadsOutside(named)) {
        return pictureIssue(PictureIssue::Outside);
    }
    return std::move(result);
}

PictureResult embeddedPicture(const Texture& texture) {
    const std::string kind = pictureKind(*texture.data);
    if (kind.empty()) {
        return pictureIssue(PictureIssue::NotAPicture);
    }
    return Picture{{}, kind, pictureMayHaveAlpha(kind, *texture.data), texture.data};
}

PictureResult lookForPicture(const Texture& texture, const SideFiles& files, bool whole) {
    if (texture.data && !texture.data->empty()) {
        return embeddedPicture(texture);
    }
    if (texture.path.find('\0') != std::string::npos) {
        return pictureIssue(PictureIssue::Outside);
    }
    if (texture.besideModel) {
        return lookBesideModel(texture.path, files.model(), whole);
    }
    return texture.file.empty() ? lookInFolders(texture.path, files, whole)
                                : openPicture(texture.file, whole);
}

} // namespace

PictureResult readPicture(const Texture& texture, const std::string& sourceFile) {
    return lookForPicture(texture, SideFiles(sourceFile, {}, false), true);
}

PictureResult findPicture(const Texture& texture, const std::string& sourceFile) {
    return lookForPicture(texture, SideFiles(sourceFile, {}, false), false);
}

PictureResult findPicture(const Texture& texture, const SideFiles& files) {
    return lookForPicture(texture, files, false);
}

} // namespace sinew
