#include "core/io/gltf/read/GltfVrm.h"

#include "core/io/source/FileBytes.h"

namespace sinew {
namespace {

/// A list in 0.x, an object in 1.0.
bool namesHumanBones(const Json& extensions, const char* vrm) {
    const Json& bones = gltfMember(gltfMember(gltfMember(extensions, vrm), "humanoid"), "humanBones");
    return (bones.is_array() || bones.is_object()) && !bones.empty();
}

} // namespace

void noteMissingHumanoid(const GltfFile& file, const std::string& name, Notices& notices) {
    const Json& extensions = gltfMember(file.root(), "extensions");
    if (lowerExtension(name) == ".vrm" && !namesHumanBones(extensions, "VRM") &&
        !namesHumanBones(extensions, "VRMC_vrm")) {
        notices.push_back({NoticeCode::VrmWithoutHumanoid, name, 0, {}});
    }
}

} // namespace sinew
