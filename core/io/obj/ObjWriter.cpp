#include "core/io/obj/ObjWriter.h"

#include "core/io/obj/ObjWriteScene.h"

#include <algorithm>

namespace sinew {
namespace {

Expected<std::vector<OutputFile>> writeObjFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& /*notices*/, Progress& progress) {
    return oneFile(target, writeObj(input, progress));
}

void countObjLosses(const ExportInput& input, ContentCounts& counts) {
    const Scene& scene = *input.scene;
    counts.add("skeleton", scene.skeleton.size());
    for (const ExportPart& part : input.parts) {
        counts.add("weights", part.weights ? 1 : 0);
        counts.add("uvSets", std::max<std::size_t>(part.mesh->uvSets.size(), 1) - 1);
        counts.add("colors", part.mesh->colorSets.empty() ? 0 : 1);
        counts.add("shapes", part.mesh->morphTargets.size());
    }
    counts.add("materials", scene.materials.size());
    counts.add("textures",
               static_cast<std::size_t>(std::ranges::count(input.textures, true, &ExportTexture::used)));
    counts.add("clips", input.clips.size());
    counts.add("cameras", scene.cameras.size());
    counts.add("lights", scene.lights.size());
}

} // namespace

const FormatWriter kObjWriter{needsOfProfile, writeObjFile, countObjLosses, nullptr, false};

} // namespace sinew
