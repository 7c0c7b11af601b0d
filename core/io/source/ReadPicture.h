#pragma once

#include "core/scene/Scene.h"

#include <tl/expected.hpp>

namespace sinew {

/// Why a texture's picture was not taken.
enum class PictureIssue {
    Missing,     ///< no file where it may lie
    Outside,     ///< its format keeps pictures beside the model, and this path leads elsewhere
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
};

/// The one way from a texture to a picture: the bytes that came embedded, else a regular file whose content
/// is a picture, where the texture names it seen from the scene's file, beside that, or in a folder
/// "textures" beside it (exporters leave absolute paths of other machines, with either slash). Never waits
/// for a pipe.
tl::expected<Picture, PictureIssue> readPicture(const Texture& texture, const std::string& sourceFile);

/// The same without reading more than the picture's head.
tl::expected<Picture, PictureIssue> findPicture(const Texture& texture, const std::string& sourceFile);

} // namespace sinew
