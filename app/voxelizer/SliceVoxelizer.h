#pragma once

#include "app/voxelizer/OffscreenGl.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/voxelize/SliceVotes.h"

#include <span>

namespace sinew {

/// The paper's own voxelization (Dionne and de Lasa 2014, sec. 5.1): along each axis, from both ends, the
/// mesh is drawn once a slice with the near plane at the slice; where the nearest face ahead shows its back,
/// the voxel is inside as seen from there, and both ends have to agree (eq. 5). 32 slices go into the bits of
/// one RGBA picture (sec. 8), so that 256 take 48 read-backs and not 1,536. The same as
/// InsideRule::NearestFace gives, but for voxels whose middle the driver rounds to the other side of a face.
///
/// `vertices` in grid space, `triangles` oriented outward. O(#T resolution) triangles are drawn. Errors:
/// DrawingFailed, Canceled.
Expected<DrawnVotes> drawSlicesWith(OffscreenGl& gl, std::span<const Vec3> vertices,
                                    std::span<const Triangle> triangles, std::uint32_t resolution,
                                    Progress& progress);

// Drivers crash, and Qt ends a program that finds no display. So slices are drawn by a process of their own:
// this program, called as `PROGRAM kDrawCommand`, takes the surface from its standard input and writes the
// votes to its standard output.

constexpr const char* kDrawCommand = "--draw-slices";

/// A SliceDrawer that asks that process. From any thread. A cancel ends it at once.
Expected<DrawnVotes> drawSlicesInOwnProcess(std::span<const Vec3> vertices,
                                            std::span<const Triangle> triangles, std::uint32_t resolution,
                                            Progress& progress);

/// Whether the program was called so.
bool asksForSlices(int argc, const char* const* argv);
/// What that call does. Returns the exit code.
int runSliceDrawer(int argc, char** argv);

} // namespace sinew
