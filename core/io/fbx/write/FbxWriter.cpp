#include "core/io/fbx/write/FbxWriter.h"

#include "core/io/fbx/write/FbxTextureProperties.h"
#include "core/io/fbx/write/FbxWriteScene.h"

namespace sinew {
namespace {

Expected<std::vector<OutputFile>> writeFbxFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress) {
    return oneFile(target, writeFbxScene(input, target.metersPerUnit * 100.0, notices, progress));
}

ExportNeeds fbxNeeds(const ExportSettings& settings) {
    ExportNeeds needs = needsOfProfile(settings);
    needs.keepsNodePose = true;
    return needs;
}

void countFbxLosses(const ExportInput& input, ContentCounts& counts) {
    for (const Material& material : input.scene->materials) {
        counts.add("doubleSided", material.doubleSided ? 1 : 0);
        for (const MaterialExtension& extension : material.extensions) {
            counts.add("extension " + extension.name);
        }
        for (const TextureSlot slot : kTextureSlots) {
            const bool used = material.texture(slot) != kNone && slot != TextureSlot::MetallicRoughness;
            const TextureLaying& laying = material.laying(slot);
            counts.add("samplers", used && !fbxKeepsSampler(laying) ? 1 : 0);
            counts.add("uvChoice", used && laying.uvSet != 0 ? 1 : 0);
        }
    }
}

} // namespace

const FormatWriter kFbxWriter{fbxNeeds, writeFbxFile, countFbxLosses};

} // namespace sinew
