#include "core/io/picture/LoadPicture.h"

#include "core/io/assimp/EncodePng.h"
#include "core/io/picture/PsdImage.h"
#include "core/io/picture/WebPImage.h"
#include "core/io/source/PictureKind.h"

#include <array>
#include <utility>

namespace sinew {
namespace {

using namespace std::string_view_literals;

constexpr std::array kPictureExtensions{".png"sv, ".webp"sv, ".psd"sv};

LoadedPicture loadedOf(const ColorImage& image) {
    LoadedPicture picture{{image.width, image.height, image.hasAlpha, {}}, {}};
    picture.alpha.texels.reserve(image.texels.size() / 4);
    for (std::size_t t = 3; t < image.texels.size(); t += 4) {
        picture.alpha.texels.push_back(std::to_integer<std::uint8_t>(image.texels[t]));
    }
    const std::vector<std::byte> file = encodePng(image.width, image.height, image.texels);
    picture.png.assign(reinterpret_cast<const char*>(file.data()), file.size());
    return picture;
}

/// "webp", also of a file that is none but is called so.
std::string kindToRead(std::string_view bytes, std::string_view extension) {
    const std::string kind = pictureKind(std::as_bytes(std::span(bytes)));
    return kind.empty() && !extension.empty() ? std::string(extension.substr(1)) : kind;
}

} // namespace

std::span<const std::string_view> pictureExtensions() {
    return kPictureExtensions;
}

std::optional<LoadedPicture> loadPicture(std::string bytes, std::string_view extension, std::string& why) {
    const std::string kind = kindToRead(bytes, extension);
    if (kind == "webp" || kind == "psd") {
        const auto image = kind == "webp" ? decodeWebP(bytes, why) : decodePsd(bytes, why);
        return image ? std::optional(loadedOf(*image)) : std::nullopt;
    }
    auto alpha = decodeAlphaPng(bytes, why);
    return alpha ? std::optional(LoadedPicture{std::move(*alpha), std::move(bytes)}) : std::nullopt;
}

} // namespace sinew
