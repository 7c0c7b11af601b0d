#pragma once

#include "app/document/ImplicitFrame.h"
#include "app/view/legend/ColorMaps.h"
#include "app/view/volume/SliceCut.h"

#include <array>
#include <vector>

namespace sinew {

/// A place of a posed field on a plane, as a graphics card reads it.
struct FieldVertex {
    std::array<float, 3> place{}; ///< model space
    float value = 0.0F;           ///< of the field
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
        std::array<float, 3> place{};
        std::array<float, 3> normal{};
    };
    std::vector<Vertex> vertices; ///< three a triangle
};
FieldSurface fieldSurface(const BoneField& field);

} // namespace sinew
