#pragma once

#include "app/document/ImplicitFrame.h"
#include "app/document/ViewState.h"
#include "app/view/ColorMaps.h"
#include "core/base/Types.h"
#include "core/voxel/SparseVoxels.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A plane across an axis of the model.
struct SlicePlane {
    SliceAxis axis = SliceAxis::Z;
    double position = 0.0; ///< model units

    Vec3 normal() const { return Vec3::Unit(static_cast<Eigen::Index>(axis)); }
};

/// The plane `slice` of the way through a box.
SlicePlane slicePlane(const Aabb& box, SliceAxis axis, double slice);

/// What the plane cuts out of the voxels: a convex polygon of 3 to 6 corners for each leaf it meets.
struct SliceCut {
    std::vector<std::uint32_t> leaves;         ///< that are met, ascending
    std::vector<std::uint32_t> firstCorner{0}; ///< #leaves + 1
    std::vector<Vec3> corners;                 ///< grid space, in order around each polygon
};

/// O(#leaves), parallel.
SliceCut cutVoxels(const SparseVoxels& voxels, const SlicePlane& plane);

/// The mean of what the leaves around a place hold, infinities left out; infinity when none is left.
float meanAround(const SparseVoxels& voxels, std::span<const float> ofLeaf, const Vec3& gridPosition);

/// A corner of the cut, as a graphics card reads it.
struct CutVertex {
    std::array<float, 3> position{};     ///< grid space
    std::array<std::uint16_t, 4> leaf{}; ///< its lowest corner and its size
    Rgba fill = 0;
    Rgba border = 0;
    float level = -1.0F; ///< distance in steps of the scale; negative: no isolines
};

/// Triangles that fill the cut: a fan around the middle of each leaf's polygon.
struct CutMesh {
    std::vector<CutVertex> vertices;
    std::vector<std::uint32_t> indices;
};

struct CutInput {
    const SparseVoxels& voxels;
    const SliceCut& cut;
    const ViewSettings& view;
    std::optional<DistanceScale> scale;            ///< of the selected bone
    const std::vector<float>* distances = nullptr; ///< of every leaf to it, voxels
};

/// The cut in the colours of the visible layers: kinds of voxels, under levels of the octree, under
/// distances. Memory of `mesh` is used again. Parallel, O(corners).
void colorCut(const CutInput& input, CutMesh& mesh);

/// An edge of a leaf's box, model space, in the colour of its level.
struct OctreeEdge {
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();
    Rgba color = 0;
};

/// The boxes of the largest leaves, at most `max`: the finest are too many to be told apart. Twelve edges a
/// leaf. O(#leaves * depth).
std::vector<OctreeEdge> octreeBoxes(const SparseVoxels& voxels, std::size_t max);

/// A place of a posed field on a plane, as a graphics card reads it.
struct FieldVertex {
    std::array<float, 3> position{}; ///< model space
    float value = 0.0F;              ///< of the field
    Rgba color = 0;
};

/// A field on a plane: a grid of two triangles a cell. Empty where the plane misses the field.
struct FieldCut {
    std::vector<FieldVertex> vertices;
    std::vector<std::uint32_t> indices;
};

/// The field of one joint, as the frame has it posed. O(kFieldSamples^2), parallel.
FieldCut cutField(const ImplicitFrame& frame, std::size_t joint, const SlicePlane& plane);

/// Samples along the longer side of a cut.
constexpr int kFieldSamples = 160;

/// Whether a joint of a frame has a field that can be shown.
bool hasField(const ImplicitFrame& frame, std::int32_t joint);

/// The surface of a joint's field in the bind pose, as a graphics card reads it.
struct FieldSurface {
    struct Vertex {
        std::array<float, 3> position{};
        std::array<float, 3> normal{};
    };
    std::vector<Vertex> vertices; ///< three a triangle
};
FieldSurface fieldSurface(const BoneField& field);

} // namespace sinew
