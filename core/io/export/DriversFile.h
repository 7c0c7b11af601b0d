#pragma once

#include "core/base/Error.h"
#include "core/io/export/ExportSettings.h"
#include "core/io/export/OutputFile.h"
#include "core/scene/Scene.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

class OutputSet;

/// What joints drive, as JSON for engines: joints with their bind transforms, driven joints with their
/// drivers in the order of evaluation, shapes with theirs and with the meshes that have them.
/// resources/schema/drivers.schema.json says each field and how a pose is evaluated (DriverRig). Lengths in
/// metres. Empty where nothing is driven. O(#drivers #J).
std::string driversText(const Scene& scene, const Drivers& drivers);

/// Adds NAME.drivers.json to the files of the export NAME.fbx, .glb, .gltf or .vrm, where the settings ask
/// for it and something is driven. Where nothing is, a file that an earlier export left there
/// (ownDriversFile) gets empty lists. Exports of one name in a set share it: the first one writes it.
void addDriversFile(const Scene& scene, const ExportSettings& settings, const std::filesystem::path& target,
                    const OutputSet* outputs, std::vector<OutputFile>& files);

/// NAME.drivers.json beside NAME.fbx when Sinew wrote it, so that the next export may replace it; else none.
std::vector<std::filesystem::path> ownDriversFile(const std::filesystem::path& target);

/// Whether addDriversFile may write what it adds. Error: SideFileExists.
Expected<void> checkDriversFile(const std::filesystem::path& target, const ExportSettings& settings);

} // namespace sinew
