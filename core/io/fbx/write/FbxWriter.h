#pragma once

#include "core/io/export/FormatWriter.h"

namespace sinew {

extern const FormatWriter kFbxWriter;

} // namespace sinew
