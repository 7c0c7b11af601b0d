#pragma once

#include "core/scene/Scene.h"

#include <tl/expected.hpp>

namespace sinew {

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
