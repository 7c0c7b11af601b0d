#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/io/export/ExportSettings.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

class OutputSet;

/// Writes the scene by extension: .fbx (binary 7400), .glb, .gltf, .vrm (1.0), .obj (mesh alone). Written
/// beside the target and renamed, so a failure leaves an old file whole; mode and owner of an old file are
/// kept, and a link's target is what is written. The same scene gives the same bytes. `written`: all files,
/// the named one first. Errors: FormatNotWritable, FileUnwritable, SideFileExists, NoMesh, OutOfMemory,
/// Canceled; of a VRM those of checkExport.
Expected<Notices> exportScene(const Scene& scene, const std::filesystem::path& file,
                              const ExportSettings& settings, Progress& progress,
                              std::vector<std::filesystem::path>* written = nullptr);

/// As exportScene; with `outputs` the files are added to that set and take their places with it. Errors: also
/// TargetsClash.
Expected<Notices> exportInto(OutputSet* outputs, const Scene& scene, const std::filesystem::path& file,
                             const ExportSettings& settings, Progress& progress,
                             std::vector<std::filesystem::path>* written);

/// Whether the format can hold the scene, which any but VRM can. Errors: as humanoidOf; VrmAuthorMissing.
Expected<void> checkExport(const Scene& scene, const std::filesystem::path& file,
                           const ExportSettings& settings);

/// The files that exportScene will put beside `file`, before there is anything to write: buffer and pictures
/// of a .gltf, none of other formats.
std::vector<std::filesystem::path> plannedSideFiles(const Scene& scene, const std::filesystem::path& file);

/// Whether exportScene may write those: each is new, or part of the old file of that name. For whoever has
/// much to do before. Errors: SideFileExists; as checkExport.
Expected<void> checkSideFiles(const Scene& scene, const std::filesystem::path& file,
                              const ExportSettings& settings);

/// Extensions exportScene writes, with the dot.
std::vector<std::string> writableExtensions();

} // namespace sinew
