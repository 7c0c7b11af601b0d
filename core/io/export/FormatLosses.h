#pragma once

#include "core/base/Notice.h"
#include "core/io/ExportSceneInput.h"

#include <string>

namespace sinew {

/// Says in one notice (ContentDropped) what of the scene a format, named by its extension, has no place for.
/// What is lost piece by piece (pictures, polygons, influences) is said where it is written.
void noteFormatLosses(const ExportInput& input, const std::string& extension, const std::string& file,
                      Notices& notices);

} // namespace sinew
