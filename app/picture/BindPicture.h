#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"

#include <QImage>

namespace sinew {

/// What a bind did, in one picture: the character as it is, its weights by joint with the skeleton, and the
/// character bent in a pose that suits its skeleton (linear blend skinning). As wide as the character asks
/// for, `height` pixels high or, for a low character, less. `notices` get the
/// textures that are damaged. Errors: as renderPicture.
Expected<QImage> renderBindPicture(const Scene& boundScene, Progress& progress, int height = 1080,
                                   Notices* notices = nullptr);

} // namespace sinew
