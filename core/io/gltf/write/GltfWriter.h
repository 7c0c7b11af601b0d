#pragma once

#include "core/io/export/FormatWriter.h"

namespace sinew {

/// Everything in one binary file.
extern const FormatWriter kGlbWriter;
/// Text, with buffer and pictures beside it.
extern const FormatWriter kGltfWriter;

} // namespace sinew
