#pragma once

#include "core/base/Progress.h"
#include "core/io/export/ExportFile.h"
#include "core/io/weights/FileWeights.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// The file in a folder of weight images that says which image is whose.
inline constexpr const char* kWeightIndex = "weights.json";

/// An image over the first UV set for each part and each joint with weight in it: PNG, 16 bits gray, black 0
/// and white 1, `size` x `size`; and the index. The texel below a vertex has the vertex's weight within
/// 1/65535, and those of all joints sum to 65535 there. Notice: WeightTexelsShared. Errors: NoUvs, Canceled.
/// O(images * size^2).
Expected<std::vector<OutputFile>> weightImages(const Scene& scene, const std::filesystem::path& folder,
                                               std::uint32_t size, Notices& notices, Progress& progress);

/// Whether a JSON text is the index of images.
bool isWeightIndex(const std::string& text);

/// The weights that images show at a scene's vertices. A vertex at a seam has the mean of its sides; one that
/// no polygon uses keeps its weights. Errors: WeightsBroken, PartUnknown, WeightCountsDiffer, NoUvs,
/// Canceled.
Expected<FileWeights> readWeightImages(const Scene& scene, const std::string& indexText,
                                       const std::filesystem::path& index, Progress& progress);

} // namespace sinew
