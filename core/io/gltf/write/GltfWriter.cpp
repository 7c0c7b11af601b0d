#include "core/io/gltf/write/GltfWriter.h"

#include "core/io/gltf/read/GltfSideFiles.h"
#include "core/io/gltf/write/GltfWeights.h"
#include "core/io/gltf/write/GltfWriteScene.h"

#include <algorithm>

namespace sinew {
namespace {

Expected<std::vector<OutputFile>> writeGlbFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress) {
    return oneFile(target, writeGlb(input, notices, progress));
}

Expected<std::vector<OutputFile>> writeGltfFiles(const ExportInput& input, const WriteTarget& target,
                                                 Notices& notices, Progress& progress) {
    return writeGltf(input, target.file, notices, progress);
}

constexpr FormatSideFiles kSideFilesOfGltf{gltfFilesBeside, gltfSideFiles};

} // namespace

/// Metres whatever the engine, and two sets of influences.
ExportNeeds gltfNeeds(const ExportSettings& settings) {
    const std::size_t most =
        settings.maxInfluences == 0 ? kGltfInfluences : std::min(settings.maxInfluences, kGltfInfluences);
    return {1.0, most, true, true};
}

/// It takes opacity from the alpha of the colours alone.
void countGltfLosses(const ExportInput& input, ContentCounts& counts) {
    for (const Material& material : input.scene->materials) {
        counts.add("opacityTextures", material.opacityTexture == kNone ? 0 : 1);
    }
}

const FormatWriter kGlbWriter{gltfNeeds, writeGlbFile, countGltfLosses};
const FormatWriter kGltfWriter{gltfNeeds, writeGltfFiles, countGltfLosses, &kSideFilesOfGltf};

} // namespace sinew
