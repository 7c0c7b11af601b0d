#pragma once

#include "core/io/export/WriteExport.h"

namespace sinew {

extern const FormatWriter kFbxWriter;

} // namespace sinew
