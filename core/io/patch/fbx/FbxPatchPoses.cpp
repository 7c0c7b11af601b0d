#include "core/io/patch/fbx/FbxPatchPoses.h"

#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

#include <algorithm>

namespace sinew {
namespace {

std::vector<const FbxRecord*> bindPoses(const FbxPatchFile& file) {
    std::vector<const FbxRecord*> poses;
    for (const FbxRecord& record : file.records().root.child("Objects")->children) {
        if (record.name != "Pose") {
            continue;
        }
        const FbxNode head{record.name, file.records().properties(record), {}};
        if (fbxText(&head, file.old() ? 1 : 2) == "BindPose") {
            poses.push_back(&record);
        }
    }
    return poses;
}

/// An id is 64 bits wide, whatever the record has it in.
FbxKey poseKey(const FbxProperty& stored) {
    const std::optional<std::int64_t> id = fbxInteger(stored);
    return id ? FbxKey(*id) : stored;
}

std::vector<FbxKey> posedModels(const FbxPatchFile& file, const std::vector<const FbxRecord*>& poses) {
    std::vector<FbxKey> models;
    for (const FbxRecord* pose : poses) {
        for (const FbxRecord& entry : pose->children) {
            const FbxRecord* node = entry.name == "PoseNode" ? entry.child("Node") : nullptr;
            const std::vector<FbxProperty> key =
                node == nullptr ? std::vector<FbxProperty>() : file.properties(*node);
            if (!key.empty()) {
                models.push_back(poseKey(key.front()));
            }
        }
    }
    return models;
}

} // namespace

void addToFbxBindPose(FbxPatchFile& file, const std::vector<FbxPoseEntry>& entries) {
    const std::vector<const FbxRecord*> poses = bindPoses(file);
    std::vector<FbxKey> posed = posedModels(file, poses);
    std::vector<FbxNode> nodes;
    for (const FbxPoseEntry& entry : entries) {
        if (std::ranges::find(posed, entry.model) == posed.end()) {
            posed.push_back(entry.model);
            nodes.push_back(
                {"PoseNode", {}, {{"Node", {entry.model}, {}}, file.matrix("Matrix", entry.fileFromNode)}});
        }
    }
    if (nodes.empty()) {
        return;
    }
    if (!poses.empty()) {
        file.raiseCount(*poses.front(), "NbPoseNodes", nodes.size());
        std::vector<FbxNode>& added = file.edit(*poses.front()).added;
        added.insert(added.end(), nodes.begin(), nodes.end());
        return;
    }
    std::vector<FbxNode> children{fbxLeaf("Type", std::string("BindPose")), fbxLeaf("Version", 100),
                                  fbxLeaf("NbPoseNodes", static_cast<std::int32_t>(nodes.size()))};
    children.insert(children.end(), nodes.begin(), nodes.end());
    file.addObject("Pose", "BindPose", "Pose", "BindPose", std::move(children));
}

} // namespace sinew
