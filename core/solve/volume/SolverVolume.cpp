#include "core/solve/volume/SolverVolume.h"

#include "core/bind/SameSkeleton.h"
#include "core/bind/bones/MeshVolume.h"
#include "core/solve/volume/ReuseVolume.h"

namespace sinew {
namespace {

std::shared_ptr<const VertexLookup> makeLookup(const BindInput& input, const BindVolume& volume,
                                               Lookup lookup) {
    return std::make_shared<const VertexLookup>(toGrid(input.problem.vertices, volume.voxels.frame()),
                                                volume.voxels, volume.tree, lookup);
}

Expected<std::shared_ptr<const BindVolume>> makeVolume(const Scene& scene, const BindInput& input,
                                                       const BindSettings& settings, Progress& progress) {
    auto volume = solveBindVolume(input.problem, scene, input.sources.joints, settings, progress);
    if (!volume) {
        return fail(volume.error());
    }
    progress.report(Stage::Adjacency, 0.9);
    return std::make_shared<const BindVolume>(std::move(*volume));
}

/// That of a solution of the same character and of equal settings, a former one or one beside; else empty.
SolverVolume lentVolume(const SolveRequest& request) {
    for (const Solution* lending : {request.previous, request.beside}) {
        const auto* in = dynamic_cast<const InVolume*>(lending);
        if (in != nullptr && lending->sharedInput() == request.input &&
            in->solverVolume().volume->settings == volumeInForce(request.settings)) {
            return in->solverVolume();
        }
    }
    return {};
}

Expected<SolverVolume> solveOwnVolume(const SolveRequest& request, Lookup lookup, Progress& progress) {
    SolverVolume solved = lentVolume(request);
    if (!solved.volume) {
        auto volume = makeVolume(request.scene, *request.input, request.settings, progress);
        if (!volume) {
            return fail(volume.error());
        }
        solved.volume = std::move(*volume);
        solved.findings = std::make_shared<const VolumeFindings>(
            inspectVolume(request.scene, *request.input, *solved.volume, request.settings, progress));
        solved.surface = surfaceFor(request, progress);
    }
    if (!solved.lookup || solved.lookup->kind() != lookup) {
        solved.lookup = makeLookup(*request.input, *solved.volume, lookup);
    }
    return solved;
}

Expected<SolverVolume> solveInLentVolume(const SolveRequest& request, Lookup lookup, Progress& progress) {
    if (SolverVolume lent = lentVolume(request); lent.volume) {
        lent.lookup =
            lent.lookup->kind() == lookup ? lent.lookup : makeLookup(*request.input, *lent.volume, lookup);
        return lent;
    }
    const Scene& lender = request.lender->scene;
    auto volume = makeVolume(lender, *request.lender->input, request.settings, progress);
    if (!volume) {
        return fail(volume.error());
    }
    SolverVolume solved;
    solved.volume = std::move(*volume);
    const VoxelFrame& frame = solved.volume->voxels.frame();
    if (auto same = checkSameSkeleton(lender, request.scene, frame.baseVoxelSize()); !same) {
        return fail(same.error());
    }
    solved.lookup = makeLookup(*request.input, *solved.volume, lookup);
    if (auto fits = checkFit(lender, request.scene, request.input->problem, frame, *solved.lookup); !fits) {
        return fail(fits.error());
    }
    solved.findings = std::make_shared<const VolumeFindings>(
        inspectVolume(request.scene, *request.input, *solved.volume, request.settings, progress));
    solved.surface = surfaceFor(request, progress);
    return solved;
}

} // namespace

Expected<SolverVolume> solveVolume(const SolveRequest& request, Lookup lookup, Progress& progress) {
    return request.lender == nullptr ? solveOwnVolume(request, lookup, progress)
                                     : solveInLentVolume(request, lookup, progress);
}

bool lendsVolume(const SolveRequest& request) {
    return lentVolume(request).volume != nullptr;
}

std::shared_ptr<const SparseVoxels> voxelsOf(const SolverVolume& volume) {
    return {volume.volume, &volume.volume->voxels};
}

} // namespace sinew
