#pragma once

#include "core/scene/Scene.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>

namespace sinew {

/// How many bytes from its beginning tell what kind a picture is of, and whether it has opacity.
constexpr std::size_t kPictureHead = 4096;

/// The kind of an encoded picture by its first bytes, as its files are called: png, jpg, webp, ktx, ktx2,
/// bmp, tga, dds, tif, gif, exr, hdr or psd; empty for anything else. `head` holds the first kPictureHead
/// bytes, or more; `size` is how many there are in all.
std::string pictureKind(std::span<const std::byte> head, std::size_t size);

/// The same of a whole picture.
inline std::string pictureKind(std::span<const std::byte> bytes) {
    return pictureKind(bytes, bytes.size());
}

/// Whether a picture of that kind may say how opaque it is. Readers of FBX take the brightness of one that
/// does not for its opacity.
bool pictureMayHaveAlpha(const std::string& kind, std::span<const std::byte> head);

class SideFiles;

/// Why a texture's picture was not taken.
enum class PictureIssue {
    Missing,     ///< no file where it may lie
    Outside,     ///< its path leads out of the model's folder and of those that the user named
    NotAFile,    ///< a folder, device, pipe or socket
    NotAPicture, ///< its first bytes are those of no picture
    TooLarge,    ///< beyond the limit of pictures (InputFile)
    Unreadable,  ///< not ours to read
};

struct Picture {
    std::string file; ///< where it was found; empty when it came embedded
    std::string kind; ///< as pictureKind() says, never empty
    bool mayHaveAlpha = false;
    std::shared_ptr<const std::vector<std::byte>> data; ///< null when only looked for
    bool byName = false;                                ///< as SideFile has them
    bool outside = false;
};

/// The one way from a texture to a picture: the bytes that came embedded, else a regular file whose content
/// is a picture: where import found it or, in a scene that was not imported, in the folder of the scene's
/// file. Never waits for a pipe.
tl::expected<Picture, PictureIssue> readPicture(const Texture& texture, const std::string& sourceFile);

/// The same without reading more than the picture's head.
tl::expected<Picture, PictureIssue> findPicture(const Texture& texture, const std::string& sourceFile);

/// The same as import does it: looks in all the folders where the model's pictures may lie. Textures of
/// formats that keep their pictures beside the model (Texture::besideModel) stay there.
tl::expected<Picture, PictureIssue> findPicture(const Texture& texture, const SideFiles& files);

} // namespace sinew
