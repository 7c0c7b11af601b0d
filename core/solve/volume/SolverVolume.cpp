#include "core/solve/volume/SolverVolume.h"

#include "core/base/Error.h"
#include "core/bind/BindInput.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/bind/thickness/InscribedBalls.h"
#include "core/distance/VertexLookup.h"
#include "core/voxel/SparseVoxels.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

constexpr double kMaxOutside = 2.0;

/// Vertices of one part that lie too far outside.
struct Outside {
    std::size_t vertices = 0;
    float farthest = 0.0F; ///< voxels
};

/// To bind a scene in the volume of another one, which has the same skeleton in the same place: the other's
/// voxels and bones, read at this scene's vertices (Dionne and de Lasa 2014, sec. 9). Levels of detail and
/// variants of a character get their weights so, however they are cut up. Says whether the scene lies in it.
/// Error: ReusePartOutside, for vertices farther than kMaxOutside base voxels from the volume. `problem` and
/// `lookup` are of the scene, in the volume of `frame`. O(#P).
Expected<void> checkFit(const Scene& other, const Scene& scene, const BindProblem& problem,
                        const VoxelFrame& frame, const VertexLookup& lookup) {
    std::map<std::uint32_t, float> far; // welded vertices
    for (const std::uint32_t group : lookup.outside()) {
        const float offset = lookup.samples(group)[0].offset;
        if (static_cast<double>(offset) > kMaxOutside * frame.baseVoxel()) {
            far[group] = offset;
        }
    }
    for (std::size_t n = 0; n < problem.parts.size() && !far.empty(); ++n) {
        Outside outside;
        const auto weldedVertices = problem.surface.weldedVertices(n);
        for (std::uint32_t p = 0; p < weldedVertices.size(); ++p) {
            const auto found = far.find(weldedVertices[p]);
            if (found != far.end() && !problem.plan.isExcluded(problem.parts[n], p)) {
                ++outside.vertices;
                outside.farthest = std::max(outside.farthest, found->second);
            }
        }
        if (outside.vertices > 0) {
            const double meters =
                static_cast<double>(outside.farthest) * frame.voxelSize * scene.metersPerUnit;
            return fail(ErrorCode::ReusePartOutside,
                        {partName(scene, problem.parts[n]), std::to_string(outside.vertices),
                         std::to_string(meters), other.sourceFile});
        }
    }
    return {};
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

bool isInside(const BindInput& host, Lookup lookup, MeasuredAt at) {
    return lookup == Lookup::Smooth && at == MeasuredAt::Inside && !host.problem.triangles.empty() &&
           std::ranges::none_of(host.sources.joints, &Bone::isHandle);
}

/// So many clusters of dense vertices lie along the grid's side. Between 64 and 400 posed errors of five rigs
/// differ by less than a hundredth. Below 160 the diagonals of a coarse mesh's quads show in its weights.
constexpr double kClustersAlongSide = 160.0;

/// In the grid, so that the clusters turn with the figure.
std::vector<Vec3> gridInsets(std::span<const Vec3> points, bool ofHost, const BindProblem& host,
                             const VoxelFrame& frame) {
    const double cube = frame.resolution() / kClustersAlongSide;
    return ofHost ? vertexInsets(points, host.triangles, cube)
                  : insetsAt(points, toGrid(host.vertices, frame), host.triangles, cube);
}

bool reads(const VertexLookup& made, const BindInput& host, Lookup lookup, MeasuredAt at) {
    return made.kind() == lookup && made.measuresInside() == isInside(host, lookup, at);
}

Expected<SolverVolume> solveOwnVolume(const SolveRequest& request, Lookup lookup, MeasuredAt at,
                                      Progress& progress) {
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
    if (!solved.lookup || !reads(*solved.lookup, *request.input, lookup, at)) {
        solved.lookup = makeLookup(*request.input, *request.input, *solved.volume, lookup, at);
    }
    return solved;
}

Expected<SolverVolume> solveInLentVolume(const SolveRequest& request, Lookup lookup, MeasuredAt at,
                                         Progress& progress) {
    if (SolverVolume lent = lentVolume(request); lent.volume) {
        if (!reads(*lent.lookup, *request.host->input, lookup, at)) {
            lent.lookup = makeLookup(*request.input, *request.host->input, *lent.volume, lookup, at);
        }
        return lent;
    }
    const Scene& host = request.host->scene;
    auto volume = makeVolume(host, *request.host->input, request.settings, progress);
    if (!volume) {
        return fail(volume.error());
    }
    SolverVolume solved;
    solved.volume = std::move(*volume);
    const VoxelFrame& frame = solved.volume->voxels.frame();
    if (auto same = checkSameSkeleton(host, request.scene, frame.baseVoxelSize()); !same) {
        return fail(same.error());
    }
    const auto atVertices =
        makeLookup(*request.input, *request.host->input, *solved.volume, lookup, MeasuredAt::Vertex);
    if (auto fits = checkFit(host, request.scene, request.input->problem, frame, *atVertices); !fits) {
        return fail(fits.error());
    }
    solved.lookup = reads(*atVertices, *request.host->input, lookup, at)
                        ? atVertices
                        : makeLookup(*request.input, *request.host->input, *solved.volume, lookup, at);
    solved.findings = std::make_shared<const VolumeFindings>(
        inspectVolume(request.scene, *request.input, *solved.volume, request.settings, progress));
    solved.surface = surfaceFor(request, progress);
    return solved;
}

} // namespace

std::shared_ptr<const VertexLookup> makeLookup(const BindInput& input, const BindInput& host,
                                               const BindVolume& volume, Lookup lookup, MeasuredAt at) {
    const VoxelFrame& frame = volume.voxels.frame();
    std::vector<Vec3> points = toGrid(input.problem.vertices, frame);
    std::vector<double> depths;
    if (isInside(host, lookup, at)) {
        const std::vector<Vec3> insets = gridInsets(points, &input == &host, host.problem, frame);
        depths.resize(points.size());
        for (std::size_t p = 0; p < points.size(); ++p) {
            points[p] += insets[p];
            depths[p] = insets[p].norm();
        }
    }
    return std::make_shared<const VertexLookup>(points, volume.voxels, volume.tree, lookup, depths);
}

Expected<SolverVolume> solveVolume(const SolveRequest& request, Lookup lookup, MeasuredAt at,
                                   Progress& progress) {
    return request.host == nullptr ? solveOwnVolume(request, lookup, at, progress)
                                   : solveInLentVolume(request, lookup, at, progress);
}

bool lendsVolume(const SolveRequest& request) {
    return lentVolume(request).volume != nullptr;
}

std::shared_ptr<const SparseVoxels> voxelsOf(const SolverVolume& volume) {
    return {volume.volume, &volume.volume->voxels};
}

} // namespace sinew
