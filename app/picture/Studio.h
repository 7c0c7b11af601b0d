#pragma once

#include "app/picture/Picture.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/image/Film.h"
#include "app/picture/image/TextureImage.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew::picture {

/// Draws a scene with a camera into transparent films, one for each look: mesh, skeleton, the shadow on the
/// ground. All looks have the size and samples of the first; they differ in colour and skeleton, and what
/// they have in common, shape, light and shadow, is worked out once; holes that textures cut are the first
/// look's. At most two looks. The settings' frame, yaw, pitch and background are not looked at. Errors:
/// Canceled.
Expected<std::vector<Film>> photograph(const Scene& scene, const View& camera,
                                       std::span<const PictureSettings> looks,
                                       const std::shared_ptr<const TextureSet>& textures, Progress& progress);

} // namespace sinew::picture
