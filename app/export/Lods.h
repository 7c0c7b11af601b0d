#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/ExportScene.h"
#include "core/scene/LodParts.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Levels of detail that are made of a bound character.
struct LodOptions {
    std::vector<double> fractions; ///< of the triangles, each between 0 and 1; empty: none
    bool files = false;            ///< a file for each level in place of meshes in the same file
};

constexpr double kSmallestLod = 0.001;
constexpr double kLargestLod = 0.999;

/// "0.5,0.25", as --lods takes it.
std::string lodText(const LodOptions& lods);

/// The file of a level beside an output: knight_LOD1.glb of knight.glb. Levels count from 1.
std::string lodFile(const std::string& output, std::size_t level);

/// The levels of a bound scene, one for each fraction (lodParts). Error: Canceled.
Expected<std::vector<LodParts>> lodsOf(const Scene& scene, std::span<const double> fractions,
                                       Progress& progress);

/// Adds a level, numbered from 1, to the set as a file of its own beside `output` (lodFile). `written`: all
/// files of it. Errors: as exportInto.
Expected<Notices> addLodFile(OutputSet& outputs, const Scene& scene, const LodParts& parts, std::size_t level,
                             const std::string& output, const ExportSettings& settings, Progress& progress,
                             std::vector<std::filesystem::path>* written);

} // namespace sinew
