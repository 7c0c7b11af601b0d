#pragma once

#include "core/io/export/FormatWriter.h"

namespace sinew {

/// Everything in one binary file.
extern const FormatWriter kGlbWriter;
/// Text, with buffer and pictures beside it.
extern const FormatWriter kGltfWriter;

// What a format that is a GLB with an extension shares.
ExportNeeds gltfNeeds(const ExportSettings& settings);
void countGltfLosses(const ExportInput& input, ContentCounts& counts);

} // namespace sinew
