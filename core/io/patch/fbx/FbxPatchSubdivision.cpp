#include "core/io/fbx/write/FbxWriteParts.h"
#include "core/io/patch/fbx/FbxPatchParts.h"

namespace sinew {

void patchFbxSubdivision(FbxPatchFile& file, const FbxPatchMesh& mesh, const SubdivisionChoice& before,
                         const SubdivisionChoice& after) {
    const FbxRecord* geometry = file.record(mesh.geometry);
    if (geometry == nullptr) {
        return;
    }
    const auto put = [&](const char* name, std::int32_t value) {
        if (const FbxRecord* known = geometry->child(name)) {
            file.edit(*known).properties = {{value}};
        } else {
            file.edit(*geometry).added.push_back(fbxLeaf(name, value));
        }
    };
    if (before.smooth != after.smooth || before.level != after.level) {
        put("Smoothness", fbxSmoothness(after));
        put("PreviewDivisionLevels", after.level);
    }
}

} // namespace sinew
