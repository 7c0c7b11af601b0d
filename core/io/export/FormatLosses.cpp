#include "core/io/export/FormatLosses.h"

#include "core/io/source/ContentCounts.h"

#include <algorithm>

namespace sinew {
namespace {

/// OBJ is written as the mesh alone.
void countObjLosses(const ExportInput& input, ContentCounts& counts) {
    const Scene& scene = *input.scene;
    counts.add("skeleton", scene.skeleton.size());
    for (const ExportPart& part : input.parts) {
        counts.add("weights", part.weights ? 1 : 0);
        counts.add("uvSets", std::max<std::size_t>(part.mesh->uvSets.size(), 1) - 1);
        counts.add("colors", part.mesh->colorSets.empty() ? 0 : 1);
        counts.add("shapes", part.mesh->shapes.size());
    }
    counts.add("materials", scene.materials.size());
    counts.add("textures",
               static_cast<std::size_t>(std::ranges::count(input.textures, true, &ExportTexture::used)));
    counts.add("clips", input.clips.size());
}

} // namespace

void noteFormatLosses(const ExportInput& input, const std::string& extension, const std::string& file,
                      Notices& notices) {
    ContentCounts counts;
    if (extension == ".obj") {
        countObjLosses(input, counts);
    } else if (extension == ".fbx") {
        for (const Material& material : input.scene->materials) {
            counts.add("doubleSided", material.doubleSided ? 1 : 0);
        }
    } else {
        // glTF takes opacity from the alpha of the colours alone.
        for (const Material& material : input.scene->materials) {
            counts.add("opacityTextures", material.opacityTexture == kNone ? 0 : 1);
        }
    }
    counts.note(NoticeCode::ContentDropped, file, notices);
}

} // namespace sinew
