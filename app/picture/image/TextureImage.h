#pragma once

#include "core/scene/Scene.h"

#include <QImage>

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sinew::picture {

/// Whether bytes are a whole PNG: every chunk as its checksum says, and the pixels unpack to as many as its
/// head names. The library that decodes PNGs writes its own words to standard error when they are not, so it
/// gets to see whole ones alone. O(#bytes + #pixels), no memory worth a word.
bool wholePng(std::span<const unsigned char> bytes);

/// Whether bytes start like a PNG.
bool startsLikePng(std::span<const unsigned char> bytes);

/// Decodes one of a scene's textures, or what it has in place of it for programs that do not know its kind.
/// Null when neither can be read.
QImage decodeTexture(const Scene& scene, std::size_t texture);

/// A decoded texture, read with repeat and bilinear filtering.
class TextureImage {
public:
    TextureImage() = default;
    explicit TextureImage(QImage image);

    bool valid() const { return !m_image.isNull(); }
    /// Linear colour and alpha at a coordinate, v upwards.
    Vec4f sample(const Vec2f& uv) const;

private:
    Vec4f texel(int x, int y) const;
    QImage m_image; ///< RGBA8888
};

/// As many as the scene has textures. Those that no material shows as its colour are invalid, and those that
/// cannot be read.
using TextureSet = std::vector<TextureImage>;
std::shared_ptr<const TextureSet> loadTextures(const Scene& scene);

/// Textures that a material shows as its colour and whose picture is there but cannot be decoded.
std::vector<std::size_t> damagedTextures(const Scene& scene, const TextureSet& textures);

} // namespace sinew::picture
