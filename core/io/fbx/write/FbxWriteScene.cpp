#include "core/io/fbx/write/FbxWriteScene.h"

#include "core/io/fbx/write/FbxWriteAnimation.h"
#include "core/io/fbx/write/FbxWriteGeometry.h"
#include "core/io/fbx/write/FbxWriteHeader.h"
#include "core/io/fbx/write/FbxWriteMaterials.h"
#include "core/io/fbx/write/FbxWriteModels.h"
#include "core/io/fbx/write/FbxWriteSkin.h"
#include "core/io/fbx/write/FbxWriteViewpoints.h"

#include <algorithm>

namespace sinew {
namespace {

/// Which slot of a mesh's model each of the scene's materials gets: those it uses, in the scene's order.
std::vector<std::int32_t> materialSlots(const Mesh& mesh, std::size_t materials) {
    std::vector<std::int32_t> slots(materials, kNone);
    for (const std::int32_t material : mesh.materials) {
        if (material != kNone) {
            slots[static_cast<std::size_t>(material)] = 0;
        }
    }
    std::int32_t next = 0;
    for (std::int32_t& slot : slots) {
        slot = slot == kNone ? kNone : next++;
    }
    return slots;
}

struct PartIds {
    FbxId model = 0;
    std::vector<FbxId> shapeChannels;
};

/// Geometry, model, materials, skin and shapes of one part.
PartIds writePart(FbxOutput& document, const ExportInput& input, const ExportPart& part,
                  const std::vector<FbxId>& materials, const FbxSkeletonIds& skeleton) {
    const Mesh& mesh = *part.mesh;
    const std::vector<std::int32_t> slots = materialSlots(mesh, materials.size());
    const FbxId geometry = writeFbxGeometry(document, part, input.scale, slots);
    const FbxId model = writeFbxMeshModel(document, mesh.name);
    document.connect(geometry, model);
    // The order of these connections is what the slots count.
    for (std::size_t m = 0; m < materials.size(); ++m) {
        if (slots[m] != kNone) {
            document.connect(materials[m], model);
        }
    }
    if (part.weights) {
        writeFbxSkin(document, input, part, geometry, skeleton);
    }
    return {model, writeFbxShapes(document, mesh, input.scale, geometry)};
}

std::string writeDocument(FbxOutput& document, const ExportInput& input, double centimetersPerUnit) {
    FbxHeaderSettings settings{centimetersPerUnit, 0.0, input.frameRate, input.scene->names.scene,
                               input.clips.empty() ? std::string() : input.clips.front().name};
    for (const ExportClip& clip : input.clips) {
        settings.seconds = std::max(settings.seconds, clip.duration);
    }
    FbxNode root;
    root.children = fbxHeader(document.objects(), settings);
    root.children.push_back(document.takeObjects());
    root.children.push_back(document.takeConnections());
    root.children.push_back(fbxTakes(settings.firstStack));
    return writeFbxNodes(root);
}

} // namespace

Expected<std::string> writeFbxScene(const ExportInput& input, double centimetersPerUnit, Notices& notices,
                                    Progress& progress) {
    FbxOutput document;
    const FbxSkeletonIds skeleton = writeFbxSkeleton(document, input);
    const std::vector<FbxId> materials = writeFbxMaterials(document, input, notices);
    std::vector<FbxId> skinned;
    std::vector<std::vector<FbxId>> shapeChannels;
    for (std::size_t p = 0; p < input.parts.size(); ++p) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        progress.report(Stage::Export, static_cast<double>(p) / static_cast<double>(input.parts.size()));
        PartIds part = writePart(document, input, input.parts[p], materials, skeleton);
        if (input.parts[p].weights) {
            skinned.push_back(part.model);
        }
        shapeChannels.push_back(std::move(part.shapeChannels));
    }
    if (!skeleton.joints.empty()) {
        writeFbxBindPose(document, input, skinned, skeleton);
    }
    writeFbxViewpoints(document, input, skeleton);
    writeFbxAnimations(document, input, skeleton, shapeChannels);
    return writeDocument(document, input, centimetersPerUnit);
}

} // namespace sinew
