#include "core/io/flat/FlatCharacter.h"
#include "core/io/png/Png.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace sinew {
namespace {

/// Transparent pixels between pictures, so that none shows in its neighbour when it is drawn smaller.
constexpr std::uint32_t kAtlasGap = 2;
/// Pixels around what triangles show of a picture, for the mixing of neighbours at their edges.
constexpr int kAtlasMargin = 1;

/// What triangles show of a texture, in its pixels: from the first to behind the last.
struct ShownPixels {
    Eigen::Array2i first = Eigen::Array2i::Constant(static_cast<int>(kLargestAtlas));
    Eigen::Array2i end = Eigen::Array2i::Zero();
};

ShownPixels shownPixels(const FlatCharacter& character, std::int32_t texture, const ColorImage& image) {
    const Eigen::Array2d size(image.width, image.height);
    ShownPixels shown;
    for (const FlatPiece& piece : character.pieces) {
        for (std::size_t v = 0; piece.texture == texture && v < piece.uvs.size(); ++v) {
            const Eigen::Array2d pixel = piece.uvs[v].array().max(0.0).min(1.0) * size;
            shown.first = shown.first.min(pixel.floor().cast<int>() - kAtlasMargin);
            shown.end = shown.end.max(pixel.ceil().cast<int>() + kAtlasMargin);
        }
    }
    shown.first = shown.first.max(0);
    shown.end = shown.end.min(Eigen::Array2i(static_cast<int>(image.width), static_cast<int>(image.height)));
    return shown;
}

struct AtlasPicture {
    AtlasRegion region;
    ColorImage image; ///< what is shown alone
};

ColorImage cropped(const ColorImage& image, const ShownPixels& shown) {
    const Eigen::Array2i size = (shown.end - shown.first).max(1);
    ColorImage result{static_cast<std::uint32_t>(size.x()), static_cast<std::uint32_t>(size.y()), true, {}};
    for (int y = 0; y < size.y(); ++y) {
        const std::size_t row = static_cast<std::size_t>(shown.first.y() + y) * image.width;
        const auto* begin = image.texels.data() + 4 * (row + static_cast<std::size_t>(shown.first.x()));
        result.texels.insert(result.texels.end(), begin, begin + 4 * static_cast<std::ptrdiff_t>(size.x()));
    }
    return result;
}

/// A white picture for pieces without texture, which their colour then colours.
ColorImage whitePicture() {
    constexpr std::uint32_t kSide = 4;
    return {kSide, kSide, true, std::vector<std::byte>(std::size_t{4} * kSide * kSide, std::byte{255})};
}

/// Puts pictures in rows into a square as small as holds them; false where the largest does not.
bool placed(std::vector<AtlasPicture>& pictures, std::uint32_t& side) {
    std::vector<std::size_t> order(pictures.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(), [&](std::size_t p) { return pictures[p].image.height; });
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t rowHeight = 0;
    for (const std::size_t p : order) {
        const ColorImage& image = pictures[p].image;
        if (x > 0 && x + image.width > side) {
            x = 0;
            y += rowHeight + kAtlasGap;
            rowHeight = 0;
        }
        if (image.width > side || y + image.height > side) {
            side *= 2;
            return side <= kLargestAtlas && placed(pictures, side);
        }
        pictures[p].region.x = x;
        pictures[p].region.y = y;
        x += image.width + kAtlasGap;
        rowHeight = std::max(rowHeight, image.height);
    }
    return true;
}

/// No larger than its pictures reach.
std::string drawn(const std::vector<AtlasPicture>& pictures, PictureAtlas& atlas) {
    for (const AtlasPicture& picture : pictures) {
        atlas.width = std::max(atlas.width, picture.region.x + picture.image.width);
        atlas.height = std::max(atlas.height, picture.region.y + picture.image.height);
    }
    std::vector<std::byte> texels(std::size_t{4} * atlas.width * atlas.height);
    for (const AtlasPicture& picture : pictures) {
        const std::size_t row = std::size_t{4} * picture.image.width;
        for (std::size_t y = 0; y < picture.image.height; ++y) {
            const std::size_t at = 4 * ((picture.region.y + y) * atlas.width + picture.region.x);
            std::copy_n(picture.image.texels.begin() + static_cast<std::ptrdiff_t>(y * row), row,
                        texels.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }
    const std::vector<std::byte> file = encodePng(atlas.width, atlas.height, texels);
    return {reinterpret_cast<const char*>(file.data()), file.size()};
}

/// The picture of a texture as far as triangles show it; nothing where it cannot be decoded.
std::optional<AtlasPicture> pictureOf(const ExportInput& input, const FlatCharacter& character,
                                      std::int32_t texture) {
    const auto& data = input.textures[static_cast<std::size_t>(texture)].data;
    std::string why;
    const auto image = decodeColorPng({reinterpret_cast<const char*>(data->data()), data->size()}, why);
    if (!image) {
        return std::nullopt;
    }
    const ShownPixels shown = shownPixels(character, texture, *image);
    AtlasPicture picture{{texture}, cropped(*image, shown)};
    picture.region.width = picture.image.width;
    picture.region.height = picture.image.height;
    picture.region.offset = shown.first.cast<double>();
    picture.region.full = {image->width, image->height};
    return picture;
}

} // namespace

std::optional<PictureAtlas> makeAtlas(const ExportInput& input, const FlatCharacter& character,
                                      Notices& notices, const Progress& progress) {
    std::vector<AtlasPicture> pictures;
    std::vector<bool> met(input.textures.size() + 1, false); // the last: none
    std::uint32_t side = 64;
    for (const FlatPiece& piece : character.pieces) {
        const auto place =
            piece.texture == kNone ? input.textures.size() : static_cast<std::size_t>(piece.texture);
        if (met[place] || progress.canceled()) {
            continue;
        }
        met[place] = true;
        auto picture = piece.texture == kNone ? std::optional(AtlasPicture{{kNone}, whitePicture()})
                                              : pictureOf(input, character, piece.texture);
        if (!picture) {
            notices.push_back({NoticeCode::TextureDropped,
                               input.scene->textures[place].name,
                               1,
                               {input.textures[place].extension}});
            picture = AtlasPicture{{piece.texture}, whitePicture()};
        }
        picture->region.width = picture->image.width;
        picture->region.height = picture->image.height;
        pictures.push_back(std::move(*picture));
    }
    if (pictures.empty()) {
        pictures.push_back({{kNone, 0, 0, 4, 4}, whitePicture()});
    }
    if (!placed(pictures, side)) {
        return std::nullopt;
    }
    PictureAtlas atlas;
    for (const AtlasPicture& picture : pictures) {
        atlas.regions.push_back(picture.region);
    }
    atlas.png = drawn(pictures, atlas);
    return atlas;
}

} // namespace sinew
