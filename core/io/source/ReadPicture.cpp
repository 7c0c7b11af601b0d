#include "core/io/source/ReadPicture.h"

#include "core/io/source/FileBytes.h"
#include "core/io/source/SideFiles.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

using namespace std::string_view_literals;

struct PictureSignature {
    std::string_view start;
    const char* kind;
};

// Where a mark alone is a word that any text might begin with, the bytes behind it count as well.
constexpr std::array kPictureSignatures{
    PictureSignature{"\x89PNG"sv, "png"},
    PictureSignature{"\xff\xd8\xff"sv, "jpg"},
    PictureSignature{"\xabKTX 20\xbb\r\n\x1a\n"sv, "ktx2"},
    PictureSignature{"\xabKTX 11\xbb\r\n\x1a\n"sv, "ktx"},
    PictureSignature{"DDS |"sv, "dds"},
    PictureSignature{"II*\0"sv, "tif"},
    PictureSignature{"MM\0*"sv, "tif"},
    PictureSignature{"II+\0"sv, "tif"},
    PictureSignature{"MM\0+"sv, "tif"},
    PictureSignature{"GIF87a"sv, "gif"},
    PictureSignature{"GIF89a"sv, "gif"},
    PictureSignature{"v/1\x01"sv, "exr"},
    PictureSignature{"#?RADIANCE\n"sv, "hdr"},
    PictureSignature{"#?RGBE\n"sv, "hdr"},
    PictureSignature{"8BPS\0"sv, "psd"},
};

/// A little-endian number at a place of the head; 0 beyond its end.
std::size_t headNumber(std::string_view head, std::size_t at, std::size_t bytes) {
    std::size_t number = 0;
    for (std::size_t i = 0; i < bytes && at + i < head.size(); ++i) {
        number |= std::size_t{static_cast<unsigned char>(head[at + i])} << 8U * i;
    }
    return number;
}

bool isWebP(std::string_view head) {
    return head.starts_with("RIFF") && head.size() >= 12 && head.substr(8, 4) == "WEBP";
}

/// "BM", four bytes that are always 0, and the length of a header that exists.
bool isBmp(std::string_view head) {
    constexpr std::array<std::size_t, 7> kHeaders{12, 40, 52, 56, 64, 108, 124};
    return head.starts_with("BM") && head.size() >= 26 && headNumber(head, 6, 4) == 0 &&
           std::ranges::find(kHeaders, headNumber(head, 14, 4)) != kHeaders.end();
}

/// A format without a mark: every field of its header has to make sense, and the pixels have to be there.
bool isTga(std::string_view head, std::size_t size) {
    constexpr std::size_t kHeader = 18;
    constexpr std::array<std::size_t, 6> kTypes{1, 2, 3, 9, 10, 11};
    constexpr std::array<std::size_t, 5> kDepths{8, 15, 16, 24, 32};
    if (head.size() < kHeader) {
        return false;
    }
    const std::size_t colorMap = headNumber(head, 1, 1);
    const std::size_t type = headNumber(head, 2, 1);
    const std::size_t mapLength = headNumber(head, 5, 2);
    const std::size_t mapDepth = headNumber(head, 7, 1);
    const std::size_t pixels = headNumber(head, 12, 2) * headNumber(head, 14, 2);
    const std::size_t depth = headNumber(head, 16, 1);
    const bool mapped = type % 8 == 1;
    const bool known = std::ranges::find(kTypes, type) != kTypes.end() &&
                       std::ranges::find(kDepths, depth) != kDepths.end() && headNumber(head, 17, 1) < 64;
    const bool map = colorMap == 0 ? !mapped && mapLength == 0 && mapDepth == 0
                                   : colorMap == 1 && std::ranges::find(kDepths, mapDepth) != kDepths.end();
    const std::size_t before = kHeader + headNumber(head, 0, 1) + mapLength * ((mapDepth + 7) / 8);
    // Packed pixels take at least a byte and one pixel for every run of 128.
    const std::size_t pixel = (depth + 7) / 8;
    const std::size_t min = type > 8 ? (pixels + 127) / 128 * (1 + pixel) : pixels * pixel;
    return known && map && pixels > 0 && size >= before + min;
}

/// Its colours are stored with alpha, or a chunk before the pixels says which of them are transparent.
bool pngHasAlpha(std::string_view head) {
    const std::size_t type = headNumber(head, 25, 1);
    return type == 4 || type == 6 || head.substr(0, head.find("IDAT")).find("tRNS") != std::string_view::npos;
}

std::string_view pictureHead(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), kPictureHead)};
}

} // namespace

std::string pictureKind(std::span<const std::byte> bytes, std::size_t size) {
    const std::string_view head = pictureHead(bytes);
    const auto* known = std::ranges::find_if(kPictureSignatures, [&](const PictureSignature& signature) {
        return head.starts_with(signature.start);
    });
    if (known != kPictureSignatures.end()) {
        return known->kind;
    }
    if (isWebP(head)) {
        return "webp";
    }
    if (isBmp(head)) {
        return "bmp";
    }
    return isTga(head, size) ? "tga" : "";
}

bool pictureMayHaveAlpha(const std::string& kind, std::span<const std::byte> bytes) {
    const std::string_view head = pictureHead(bytes);
    if (kind == "png") {
        return pngHasAlpha(head);
    }
    if (kind == "tga") {
        return headNumber(head, 16, 1) == 32;
    }
    return kind != "jpg" && kind != "hdr" && !kind.empty();
}

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
