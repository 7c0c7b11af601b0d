#include "core/io/vrm/VrmWriter.h"

#include "core/io/gltf/write/GltfWriteScene.h"
#include "core/io/gltf/write/GltfWriter.h"
#include "core/io/vrm/VrmExtension.h"
#include "core/io/vrm/VrmPose.h"

#include <algorithm>

namespace sinew {
namespace {

bool isNoName(const std::string& text) {
    return text.find_first_not_of(" \t") == std::string::npos;
}

/// The skeleton before the author: a character that is no human needs no author.
Expected<void> checkVrm(const Scene& scene, const std::filesystem::path& file,
                        const ExportSettings& settings) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::VrmBonesMissing, {file.string(), std::string()});
    }
    if (const auto map = humanoidOf(scene.skeleton, settings.vrm.bones, file.string()); !map) {
        return fail(map.error());
    }
    const std::vector<std::string>& authors = settings.vrm.authors;
    const bool named = !authors.empty() && std::ranges::none_of(authors, isNoName);
    return named ? Expected<void>() : fail(ErrorCode::VrmAuthorMissing, {file.string()});
}

/// The nodes of a VRM stand in the T-pose, which is what the bind pose comes nearest to.
ExportNeeds vrmNeeds(const ExportSettings& settings) {
    ExportNeeds needs = gltfNeeds(settings);
    needs.keepsNodePose = false;
    return needs;
}

Expected<std::vector<OutputFile>> writeVrmFile(const ExportInput& input, const WriteTarget& target,
                                               Notices& notices, Progress& progress) {
    const Skeleton& skeleton = input.scene->skeleton;
    const VrmSettings& settings = input.settings->vrm;
    const Expected<HumanoidMap> map = humanoidOf(skeleton, settings.bones, target.file.string());
    if (!map) {
        return fail(map.error());
    }
    noteVrmPose(skeleton, *map, target.file.string(), notices);
    const GltfExtension extension{"VRMC_vrm", [&](const std::vector<std::size_t>& meshNodes) {
                                      return vrmExtension(settings, skeleton, *map, meshNodes, input.scale,
                                                          target.file);
                                  }};
    return oneFile(target, writeGlb(input, notices, progress, &extension));
}

} // namespace

const FormatWriter kVrmWriter{vrmNeeds, writeVrmFile, countGltfLosses, nullptr, true, checkVrm};

} // namespace sinew
