#include "core/io/source/ReadPicture.h"

#include "core/io/source/FileBeside.h"
#include "core/io/source/PictureKind.h"

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
