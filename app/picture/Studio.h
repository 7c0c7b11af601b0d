#pragma once

#include "app/picture/Film.h"
#include "app/picture/Picture.h"
#include "app/picture/View.h"

namespace sinew::picture {

/// Draws a scene with a camera into a transparent film: mesh, skeleton, the shadow on the ground. The
/// settings' frame, yaw, pitch and background are not looked at. Errors: Canceled.
Expected<Film> photograph(const Scene& scene, const View& camera, const PictureSettings& settings,
                          Progress& progress);

} // namespace sinew::picture
