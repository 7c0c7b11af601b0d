#pragma once

#include "core/base/Error.h"

#include <QImage>

#include <string>

namespace sinew {

/// A picture as the bytes of the PNG `file`. Error: OutOfMemory.
Expected<std::string> picturePng(const QImage& picture, const std::string& file);

} // namespace sinew
