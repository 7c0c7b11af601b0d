#pragma once

#include "core/io/export/FormatWriter.h"

namespace sinew {

/// The mesh alone.
extern const FormatWriter kObjWriter;

} // namespace sinew
