#pragma once

#include "core/base/Error.h"
#include "core/bind/settings/BindSettings.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <span>
#include <string>

namespace sinew {

/// Bytes a bind of this surface takes at its peak on that many threads, from the number of voxels its
/// triangles meet: an upper estimate, within a factor of 2 on characters. `voxelsPerUnit` turns model lengths
/// into voxels. O(#T).
double estimateBindMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                          double voxelsPerUnit, std::size_t sources, int threads);

/// Bytes that a boundary cell more takes.
double memoryOfCell(int threads);

/// Bytes the bind may take: the settings' limit, or what the machine has free.
double memoryLimit(const BindSettings& settings);

/// Bytes and threads that automatic refinement plans with: the settings' limit, or the same on every machine.
/// With what is free just now the same recipe would give other weights another time.
double plannedMemory(const BindSettings& settings);
constexpr int kPlannedThreads = 8;

std::string mebibyteText(double bytes);

/// Error NotEnoughMemory, with the largest resolution that fits, when the bind would not fit into the limit.
Expected<void> checkMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                           double voxelSize, std::size_t sources, const BindSettings& settings);

/// The same for a grid of so many uniform voxels, once they are counted: the surface does not tell how many
/// there are inside. Distances included.
Expected<void> checkUniformMemory(std::size_t voxels, const BindSettings& settings);

/// The same for what paths over the centres of so many leaves take beside the leaves themselves.
Expected<void> checkCenterMemory(std::size_t leaves, const BindSettings& settings);

/// What a solver does over the cells of a volume.
enum class CellWork {
    Diffusion, ///< one system for all sources: harmonic weights, heat
    Program,   ///< one program for each source: bounded biharmonic weights
    SumProgram ///< these, then all sources at once: BindSettings::exactSum
};
struct CellNeeds {
    CellWork work = CellWork::Program;
    std::size_t sources = 0;
};

/// Bytes that a solve over cells takes at its peak, the volume included, from the number of voxels that the
/// surface and the bones meet: an upper estimate, within a factor of 2 on characters. O(#T + #bones).
double estimateCellMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                          std::span<const Segment> bones, double voxelsPerUnit, const CellNeeds& needs);

/// The same as checkMemory for a solve over cells, before the volume is made; of automatic resolution what is
/// not refined.
Expected<void> checkCellMemory(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                               std::span<const Segment> bones, double voxelSize, const CellNeeds& needs,
                               const BindSettings& settings);

/// Whether a solve over the cells of so many leaves fits beside the volume. Error: NotEnoughMemory.
Expected<void> checkCellMemory(std::size_t leaves, const CellNeeds& needs, const BindSettings& settings);

} // namespace sinew
