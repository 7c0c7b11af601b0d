#pragma once

#include "core/scene/Scene.h"

#include <QImage>

#include <string>

namespace sinew::picture {

/// Decodes the embedded bytes, else the file the path names, as it stands or beside the scene's source file.
/// Null when neither can be read.
QImage decodeTexture(const Texture& texture, const std::string& sourceFile);

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

/// decodeTexture as a TextureImage, invalid when it cannot be read.
TextureImage loadTexture(const Texture& texture, const std::string& sourceFile);

} // namespace sinew::picture
