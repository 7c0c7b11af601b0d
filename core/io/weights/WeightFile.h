#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/io/weights/FileWeights.h"
#include "core/scene/Scene.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

class OutputSet;

/// How weights are written.
struct WeightFileSettings {
    std::uint32_t imageSize = 1024; ///< texels along an edge, 16 to 4096
};

/// What a name says of a file of weights, to be written: one of these extensions (.csv, .json, .txt: RigNet),
/// or none for a folder of images.
bool namesWeightImages(const std::filesystem::path& file);
/// Extensions of the texts, with the dot.
std::vector<std::string> weightExtensions();

/// Weights from a file (.csv, .json, .txt) or a folder of images (or the index in it), fitted to a scene.
/// Errors: those of reading files, FormatUnknown, WeightsBroken, and those of fitWeights and
/// readWeightImages.
Expected<FittedWeights> readWeights(const Scene& scene, const std::filesystem::path& file,
                                    Progress& progress);

/// Writes the weights of all parts that have any; by extension, without one as images into a folder, which is
/// made where there is none. All files or none; with `outputs` they are added to that set. `written`: what
/// was written. Errors: NoWeights, FormatNotWritable, FileUnwritable, NoUvs, Canceled.
Expected<Notices> writeWeights(const Scene& scene, const std::filesystem::path& file,
                               const WeightFileSettings& settings, Progress& progress,
                               std::vector<std::filesystem::path>* written = nullptr,
                               OutputSet* outputs = nullptr);

} // namespace sinew
