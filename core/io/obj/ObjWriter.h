#pragma once

#include "core/io/export/WriteExport.h"

namespace sinew {

/// The mesh alone.
extern const FormatWriter kObjWriter;

} // namespace sinew
