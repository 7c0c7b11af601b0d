#pragma once

#include "app/picture/Rasterizer.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/scene/SmoothParts.h"
#include "core/skeleton/drivers/Driver.h"

#include <QImage>
#include <QString>

#include <string>

namespace sinew {

class OutputSet;

/// Draws the scene in its bind pose without display or graphics card. Equal scene and settings give equal
/// pixels on any number of threads. O(width * height * supersample^2 + triangles), about 20 bytes a sample.
/// Errors: NoMesh, ZeroSizeScene, ParameterOutOfRange (width, height: 1..8192, supersample), JointUnknown,
/// OutOfMemory, Canceled.
Expected<QImage> renderPicture(const Scene& scene, const PictureSettings& settings, Progress& progress);

/// A picture as the bytes of the PNG `file`. Error: OutOfMemory.
Expected<std::string> picturePng(const QImage& picture, const std::string& file);

/// Writes a picture as PNG, or adds it to the set of `outputs`. Error: PictureUnwritable.
Expected<void> writePicture(const QImage& picture, const QString& file, OutputSet* outputs = nullptr);

/// What a bind did, in one picture: the character as it is, its weights by joint with the skeleton, and the
/// character bent in a pose that suits its skeleton (linear blend skinning). As wide as the character asks
/// for, `height` pixels high or, for a low character, less. `notices` get the textures that are damaged.
/// `smooth`: surfaces that are drawn in the place of the scene's meshes; null: none. `drivers` complete the
/// pose. Errors: as renderPicture.
Expected<QImage> renderBindPicture(const Scene& boundScene, Progress& progress, int height = 1080,
                                   Notices* notices = nullptr, const SmoothParts* smooth = nullptr,
                                   const Drivers& drivers = {});

} // namespace sinew
