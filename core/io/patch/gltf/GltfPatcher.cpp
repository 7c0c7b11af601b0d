#include "core/io/patch/gltf/GltfPatcher.h"

#include "core/io/gltf/read/GltfSideFiles.h"
#include "core/io/gltf/write/GltfWeights.h"
#include "core/io/patch/gltf/GltfCompare.h"
#include "core/io/patch/gltf/GltfJointNodes.h"
#include "core/io/patch/gltf/GltfMeshSkins.h"
#include "core/io/patch/gltf/GltfMovedJoints.h"
#include "core/io/patch/gltf/GltfNamedFiles.h"

#include <algorithm>

namespace sinew {
namespace {

std::size_t mostGltfInfluences(const ExportSettings& settings) {
    return settings.maxInfluences == 0 ? kGltfInfluences : std::min(settings.maxInfluences, kGltfInfluences);
}

Expected<PatchOutcome> patchGltf(const PatchInput& input, Notices& notices, Progress& progress) {
    progress.report(Stage::Export, 0.0);
    Expected<GltfFile> opened = GltfFile::open(input.source, progress);
    Expected<GltfEdit> edit = opened ? GltfEdit::open(input.source, progress) : fail(opened.error());
    if (!edit) {
        return fail(edit.error());
    }
    std::optional<GltfFile> file(std::move(*opened));
    const std::vector<std::size_t> nodeOfJoint = nodesOfJoints(input, file->count("nodes"));
    GltfSkins skins(input, *file, nodeOfJoint);
    const GltfMeshSkins meshes(input, *file, skins);
    if (!file->broken().empty()) {
        return fail(ErrorCode::FileBroken, {input.source.string(), file->broken()});
    }
    if (skins.contradicts()) {
        return PatchOutcome{{}, PatchObstacle::BindPoseContradicts};
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::Export, 0.5);
    const std::vector<std::int32_t> parents = writeJointNodes(*edit, input, nodeOfJoint);
    if (input.jointsMoved && !writeMovedJoints(*edit, *file, input, nodeOfJoint, parents)) {
        return PatchOutcome{{}, PatchObstacle::OtherSkeleton};
    }
    if (!file->broken().empty()) {
        return fail(ErrorCode::FileBroken, {input.source.string(), file->broken()});
    }
    file.reset(); // it may hold many pictures
    meshes.write(*edit, notices);
    skins.write(*edit, parents);
    PatchOutcome outcome;
    Expected<std::vector<OutputFile>> files =
        edit->finish(input.target.file, outcome.changes.renamed, notices);
    if (!files) {
        return fail(files.error());
    }
    outcome.files = std::move(*files);
    return outcome;
}

} // namespace

const FormatPatcher kGltfPatcher{mostGltfInfluences, patchGltf,     gltfDifferences,
                                 plannedBesideGltf,  gltfSideFiles, true};

} // namespace sinew
