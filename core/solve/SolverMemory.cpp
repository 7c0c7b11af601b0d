#include "core/solve/SolverMemory.h"

#include "core/base/Parallel.h"
#include "core/base/platform/Memory.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Measured: per surface voxel about 1.7 leaves, each with key, flags, place and some 6 neighbours, which are
/// kept as pairs while rows are built.
constexpr double kBytesPerVoxel = 170.0;
/// A key is kept in its chunk and in the whole list at once.
constexpr double kBytesPerKey = 16.0;
/// Paths and queue of one running search.
constexpr double kBytesPerVoxelAndThread = 50.0;
/// Besides a distance to each source: its place in the mesh, the grid and the lookup.
constexpr double kBytesPerVertex = 250.0;
/// For bone heat besides: the surface's equation and its factor, which is kept.
constexpr double kBytesPerHeatedVertex = 600.0;
/// Of a leaf whose number is known. Key, size and flags; six neighbours, kept as pairs while rows are built;
/// its place in the tree.
constexpr double kBytesPerLeaf = 100.0;
/// For paths over centres: centre and cost, 26 neighbours, twice while rows are built.
constexpr double kBytesPerCenter = 256.0;
constexpr double kBytesPerCenterAndThread = 20.0;
/// For any-angle paths.
constexpr double kBytesPerCostLeaf = 24.0;
constexpr double kBytesPerCostLeafAndThread = 30.0;
/// For weights solved over cells, measured with 1 to 8 threads: links of the grid and its coarser ones; what
/// each running system has of its own; of a program's every source what the next one starts from, and where
/// all are solved at once what each has while they are.
constexpr double kBytesPerCell = 420.0;
constexpr double kBytesPerCellAndDiffusion = 240.0;
constexpr double kBytesPerCellAndProgram = 110.0;
constexpr double kBytesPerCellAndSource = 9.0;
constexpr double kBytesPerCellAndSummed = 110.0;
/// Leaves for each voxel of the surface's projections, and for each that a bone passes through.
constexpr double kLeavesPerSurfaceVoxel = 1.7;
constexpr double kLeavesPerBoneVoxel = 1.5;
constexpr double kPlannedBytes = 4.0 * 1024.0 * 1024.0 * 1024.0;

double bytesPerCenter() {
    return kBytesPerCenter + kBytesPerCenterAndThread * availableThreads();
}

/// Whether `needed` bytes fit. Half the resolution needs `fewer` times fewer.
Expected<void> checkFits(double needed, double fewer, const BindSettings& settings) {
    const double limit = memoryLimit(settings);
    if (needed <= limit) {
        return {};
    }
    int fitting = settings.resolution / 2;
    for (double less = needed / fewer; fitting >= kMinResolution && less > limit; less /= fewer) {
        fitting /= 2;
    }
    return fail(ErrorCode::NotEnoughMemory,
                {mebibyteText(needed), mebibyteText(limit), std::to_string(settings.resolution),
                 fitting >= kMinResolution ? std::to_string(fitting) : "0"});
}

/// Whether what `neededAt` says of the settings' voxel size fits; if not, which size would.
template<typename NeededAt>
Expected<void> checkResolutions(const NeededAt& neededAt, double voxelSize, const BindSettings& settings) {
    const double limit = memoryLimit(settings);
    const double needed = neededAt(voxelSize);
    if (needed <= limit) {
        return {};
    }
    int fitting = settings.resolution / 2;
    for (double size = 2.0 * voxelSize; fitting >= kMinResolution; fitting /= 2, size *= 2.0) {
        if (neededAt(size) <= limit) {
            break;
        }
    }
    return fail(ErrorCode::NotEnoughMemory,
                {mebibyteText(needed), mebibyteText(limit), std::to_string(settings.resolution),
                 fitting >= kMinResolution ? std::to_string(fitting) : "0"});
}

double bytesPerCell(const CellNeeds& needs) {
    const double running = std::min<double>(availableThreads(), static_cast<double>(needs.sources));
    const auto sources = static_cast<double>(needs.sources);
    switch (needs.work) {
    case CellWork::Diffusion:
        return kBytesPerCell + kBytesPerCellAndDiffusion * running;
    case CellWork::SumProgram:
        return kBytesPerCell + kBytesPerCellAndProgram * running + kBytesPerCellAndSummed * sources;
    case CellWork::Program:
        break;
    }
    return kBytesPerCell + kBytesPerCellAndProgram * running + kBytesPerCellAndSource * sources;
}

/// Voxels of this many to a unit that lie in the projections of a surface along the axes.
double projectedVoxels(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                       double voxelsPerUnit) {
    double voxels = 0.0;
    for (const Triangle& t : triangles) {
        const Vec3 ab = (vertices[t[1]] - vertices[t[0]]) * voxelsPerUnit;
        const Vec3 ac = (vertices[t[2]] - vertices[t[0]]) * voxelsPerUnit;
        voxels += (0.5 * ab.cross(ac)).cwiseAbs().sum();
    }
    return voxels;
}

double projectedVoxels(std::span<const Segment> bones, double voxelsPerUnit) {
    double voxels = 0.0;
    for (const Segment& bone : bones) {
        voxels += (bone.b - bone.a).cwiseAbs().sum() * voxelsPerUnit;
    }
    return voxels;
}

} // namespace

double estimateCellMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                          std::span<const Segment> bones, double voxelsPerUnit, const CellNeeds& needs) {
    const double leaves = kLeavesPerSurfaceVoxel * projectedVoxels(vertices, triangles, voxelsPerUnit) +
                          kLeavesPerBoneVoxel * projectedVoxels(bones, voxelsPerUnit);
    const double perVertex = 12.0 * static_cast<double>(needs.sources) + kBytesPerVertex;
    return (kBytesPerLeaf + bytesPerCell(needs)) * leaves + perVertex * static_cast<double>(vertices.size());
}

double estimateBindMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                          double voxelsPerUnit, std::size_t sources, int threads) {
    double area = 0.0;
    double keys = 0.0;
    for (const Triangle& t : triangles) {
        const Vec3 ab = (vertices[t[1]] - vertices[t[0]]) * voxelsPerUnit;
        const Vec3 ac = (vertices[t[2]] - vertices[t[0]]) * voxelsPerUnit;
        const Vec3 normal = 0.5 * ab.cross(ac);
        const double voxels = normal.cwiseAbs().sum();
        area += voxels;
        keys += voxels + ab.cwiseAbs().sum() + ac.cwiseAbs().sum() + 1.0;
    }
    // A surface meets about one and a half times the voxels of its projections; crowded triangles share them.
    const double voxels = std::min(keys, 1.5 * area + static_cast<double>(triangles.size()));
    // Distances, the same by limb thickness, and weights of every source; places, neighbours.
    const double perVertex = 12.0 * static_cast<double>(sources) + kBytesPerVertex;
    return keys * kBytesPerKey + voxels * (kBytesPerVoxel + kBytesPerVoxelAndThread * threads) +
           perVertex * static_cast<double>(vertices.size());
}

double memoryOfCell(int threads) {
    return kBytesPerVoxel + kBytesPerKey + kBytesPerVoxelAndThread * threads;
}

double memoryLimit(const BindSettings& settings) {
    return static_cast<double>(settings.memoryLimit > 0 ? settings.memoryLimit : availableMemory());
}

double plannedMemory(const BindSettings& settings) {
    return settings.memoryLimit > 0 ? static_cast<double>(settings.memoryLimit) : kPlannedBytes;
}

std::string mebibyteText(double bytes) {
    return std::to_string(std::llround(std::ceil(bytes / 1048576.0)));
}

Expected<void> checkMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                           double voxelSize, std::size_t sources, const BindSettings& settings) {
    const int threads = availableThreads();
    const double heated = settings.solver == "heat" ? kBytesPerHeatedVertex : 0.0;
    return checkResolutions(
        [&](double size) {
            return estimateBindMemory(vertices, triangles, 1.0 / size, sources, threads) +
                   heated * static_cast<double>(vertices.size());
        },
        voxelSize, settings);
}

Expected<void> checkUniformMemory(std::size_t voxels, const BindSettings& settings) {
    const double distances = goOverCenters(settings.paths)
                                 ? bytesPerCenter()
                                 : kBytesPerCostLeaf + kBytesPerCostLeafAndThread * availableThreads();
    return checkFits((kBytesPerLeaf + distances) * static_cast<double>(voxels), 8.0, settings);
}

Expected<void> checkCenterMemory(std::size_t leaves, const BindSettings& settings) {
    // What is free has the leaves taken off already; a limit counts them too.
    const double taken = settings.memoryLimit > 0 ? kBytesPerLeaf : 0.0;
    return checkFits((bytesPerCenter() + taken) * static_cast<double>(leaves), settings.uniform ? 8.0 : 4.0,
                     settings);
}

Expected<void> checkCellMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                               std::span<const Segment> bones, double voxelSize, const CellNeeds& needs,
                               const BindSettings& settings) {
    return checkResolutions(
        [&](double size) { return estimateCellMemory(vertices, triangles, bones, 1.0 / size, needs); },
        voxelSize, settings);
}

Expected<void> checkCellMemory(std::size_t leaves, const CellNeeds& needs, const BindSettings& settings) {
    const double taken = settings.memoryLimit > 0 ? kBytesPerLeaf : 0.0;
    const double needed = (taken + bytesPerCell(needs)) * static_cast<double>(leaves);
    if (!settings.automatic) {
        return checkFits(needed, settings.uniform ? 8.0 : 4.0, settings);
    }
    const double limit = memoryLimit(settings); // that the resolution fits unrefined was checked before
    return needed <= limit ? Expected<void>()
                           : fail(ErrorCode::NotEnoughMemory, {mebibyteText(needed), mebibyteText(limit),
                                                               "auto", std::to_string(settings.resolution)});
}

} // namespace sinew
