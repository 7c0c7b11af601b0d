#pragma once

#include "app/cli/bind/BindOptions.h"
#include "app/report/BindReportJson.h"
#include "core/base/Progress.h"
#include "core/io/export/OutputSet.h"
#include "core/scene/LodParts.h"

#include <string>
#include <vector>

namespace sinew {

/// The file of a level beside an output: knight_LOD1.glb of knight.glb.
std::string lodFile(const std::string& output, std::size_t level);

/// The files of the levels; none without --lod-files.
std::vector<std::string> lodFiles(const BindOptions& options);

/// All rigged files that a bind writes: its outputs, with --lod-files those of the levels too.
std::vector<std::string> riggedOutputs(const BindOptions& options);

/// The levels that were asked for, of a bound scene; notes them in the run. Error: Canceled.
Expected<std::vector<LodParts>> makeLods(const BindOptions& options, const Scene& scene, BindRun& run,
                                         Progress& progress);

/// Levels of detail in the same file: notes every output that would otherwise have been the input with
/// another skin.
void noteRebuilt(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                 BindRun& run);

/// With --lod-files: adds the levels to the set, each as a file of its own beside every output. Errors: as
/// exportScene.
Expected<void> writeLodFiles(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                             const std::vector<LodParts>& levels, BindRun& run, OutputSet& outputs,
                             Progress& progress);

} // namespace sinew
