#include "core/io/source/ReadPicture.h"

#include "core/io/source/FileBeside.h"
#include "core/io/source/PictureKind.h"
#include "core/io/source/SideFiles.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sinew {
namespace {

namespace fs = std::filesystem;

using PictureBytes = std::vector<std::byte>;
using PictureResult = tl::expected<Picture, PictureIssue>;

tl::unexpected<PictureIssue> pictureIssue(PictureIssue what) {
    return tl::unexpected<PictureIssue>(what);
}

class OpenFile {
public:
    /// Does not wait for the other end of a pipe.
    explicit OpenFile(const fs::path& path)
        : m_descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (m_descriptor >= 0) {
            ::close(m_descriptor);
        }
    }

    bool opened() const { return m_descriptor >= 0; }
    /// Its length, or nothing when it is no regular file.
    std::optional<std::size_t> size() const {
        struct stat state {};
        const bool regular = ::fstat(m_descriptor, &state) == 0 && S_ISREG(state.st_mode);
        return regular ? std::optional(static_cast<std::size_t>(state.st_size)) : std::nullopt;
    }
    /// The first `count` bytes, or as many as there are.
    PictureBytes read(std::size_t count) const {
        PictureBytes bytes(count);
        std::size_t done = 0;
        while (done < count) {
            const ssize_t got =
                ::pread(m_descriptor, bytes.data() + done, count - done, static_cast<off_t>(done));
            if (got == 0 || (got < 0 && errno != EINTR)) {
                break;
            }
            done += static_cast<std::size_t>(std::max<ssize_t>(got, 0));
        }
        bytes.resize(done);
        return bytes;
    }

private:
    int m_descriptor;
};

PictureResult openPicture(const fs::path& path, bool whole) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::exists(status)) {
        return pictureIssue(PictureIssue::Missing);
    }
    // Opening a device may already do something, so it is asked before and, of what was opened, after.
    if (!fs::is_regular_file(status)) {
        return pictureIssue(PictureIssue::NotAFile);
    }
    const OpenFile file(path);
    if (!file.opened()) {
        return pictureIssue(PictureIssue::Unreadable);
    }
    const std::optional<std::size_t> size = file.size();
    if (!size) {
        return pictureIssue(PictureIssue::NotAFile);
    }
    const PictureBytes head = file.read(std::min(*size, kPictureHead));
    Picture picture{path.string(), pictureKind(head, *size), false, nullptr};
    if (picture.kind.empty()) {
        return pictureIssue(PictureIssue::NotAPicture);
    }
    picture.mayHaveAlpha = pictureMayHaveAlpha(picture.kind, head);
    if (*size > kMostPictureBytes) {
        return pictureIssue(PictureIssue::TooLarge);
    }
    if (whole) {
        picture.data = std::make_shared<const PictureBytes>(file.read(*size));
        if (picture.data->size() != *size) {
            return pictureIssue(PictureIssue::Unreadable);
        }
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
