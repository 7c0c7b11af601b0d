#pragma once

#include "core/base/Progress.h"
#include "core/io/export/ExportInput.h"
#include "core/io/export/OutputFile.h"
#include "core/io/export/WriteExport.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// The node of the mesh of every part; nothing for a part that has none.
using GltfNodesOfParts = std::vector<std::optional<std::size_t>>;

/// What another format adds to a file: extensions of the whole by name, and one of some nodes.
struct GltfExtension {
    /// `nodes`: those of the file, to look their meshes up.
    std::function<std::map<std::string, nlohmann::json>(const GltfNodesOfParts& nodeOfPart,
                                                        const nlohmann::json& nodes)>
        values;
    std::vector<std::string> alsoUsed = {}; ///< extensions that stand within those
    std::string nodeName = {};
    std::map<std::size_t, nlohmann::json> nodeValues = {}; ///< by node
};

/// The scene as one binary glTF 2.0 file, pictures inside. Error: Canceled.
Expected<std::string> writeGlb(const ExportInput& input, Notices& notices, Progress& progress,
                               const GltfExtension* extension = nullptr);

/// The scene as glTF 2.0 text; buffer and pictures in files beside it, named after it. The text comes last,
/// so that whoever watches for it finds the rest. Error: Canceled.
Expected<std::vector<OutputFile>> writeGltf(const ExportInput& input, const std::filesystem::path& file,
                                            Notices& notices, Progress& progress);

/// The files that writeGltf puts beside `file`, known before there is anything to write: buffer and pictures.
std::vector<std::filesystem::path> gltfFilesBeside(const Scene& scene, const std::filesystem::path& file);

/// Everything in one binary file.
extern const FormatWriter kGlbWriter;
/// Text, with buffer and pictures beside it.
extern const FormatWriter kGltfWriter;

// What a format that is a GLB with an extension shares.
ExportNeeds gltfNeeds(const ExportSettings& settings);
void countGltfLosses(const ExportInput& input, ContentCounts& counts);

} // namespace sinew
