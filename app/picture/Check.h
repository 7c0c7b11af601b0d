#pragma once

#include "app/picture/Picture.h"

#include <vector>

namespace sinew::picture {

/// Whether a scene can be drawn with those settings. Errors: NoMesh, ZeroSizeScene, ParameterOutOfRange,
/// JointUnknown.
Expected<void> checkPicture(const Scene& scene, const PictureSettings& settings);

/// All vertices of a scene that are numbers.
std::vector<Vec3> finiteVertices(const Scene& scene);

} // namespace sinew::picture
