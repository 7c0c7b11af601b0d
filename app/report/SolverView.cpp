#include "app/report/SolverView.h"

#include "core/bind/bones/Bones.h"
#include "core/solve/volume/MemoryEstimate.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <bit>

namespace sinew {
namespace {

std::vector<Segment> bonesOf(const Scene& scene, const BindSettings& settings) {
    std::vector<Segment> bones;
    if (const auto sources = chooseBones(scene, settings)) {
        for (const Bone& source : sources->joints) {
            bones.insert(bones.end(), source.segments.begin(), source.segments.end());
        }
    }
    return bones;
}

Expected<SparseVoxels> voxelsOf(const BindProblem& problem, std::vector<Segment> bones,
                                const BindSettings& settings, Progress& progress) {
    const int depth = std::countr_zero(static_cast<unsigned>(settings.resolution));
    const VoxelFrame frame = fitVoxelFrame(problem.usedVertices, bones, depth);
    if (auto fits = checkMemory(problem.vertices, problem.triangles, frame.voxelSize, 0, settings); !fits) {
        return fail(fits.error());
    }
    std::vector<Vec3> vertices = problem.vertices;
    for (Vec3& point : vertices) {
        point = frame.gridFromModel * point;
    }
    for (Segment& bone : bones) {
        bone = {frame.gridFromModel * bone.a, frame.gridFromModel * bone.b};
    }
    return voxelize(vertices, problem.triangles, bones, frame, {settings.insideRule, settings.windingNumbers},
                    progress);
}

} // namespace

Expected<SolverView> solverView(const Scene& scene, const BindSettings& settings, Progress& progress) {
    SolverView view;
    view.resolution = settings.resolution;
    const auto problem = makeBindProblem(scene, settings.fixes, settings.parts);
    if (!problem) {
        return view;
    }
    view.notices = problem->notices;
    const auto voxels = voxelsOf(*problem, bonesOf(scene, settings), settings, progress);
    if (!voxels) {
        return fail(voxels.error());
    }
    view.encloses = voxels->count(kLeafInterior) > 0;
    view.holes = checkHoles(*problem, *voxels);
    return view;
}

} // namespace sinew
