#pragma once

#include "core/deform/Deform.h"
#include "core/weights/SkinWeights.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// What a graphics card takes of a skin.
struct SkinLimits {
    static constexpr std::size_t joints = 512;
    static constexpr std::size_t influences = 8;
};

/// How joints move a drawn vertex: what kSkinShader's attributes are made of.
struct SkinVertex {
    std::array<std::uint16_t, SkinLimits::influences> joints{};
    std::array<float, SkinLimits::influences> weights{}; ///< 0: no more influences
    std::array<float, 3> center{};                       ///< from the origin
    float dualShare = 1.0F;
};

/// Packs a part's drawn vertices (DrawSurface): drawn vertex v shows mesh vertex meshVertexOf[v]; weights
/// null: they stay. #vertices == #meshVertexOf. Parallel.
void packSkin(const SkinWeights* weights, const DeformExtras& extras, const Vec3& origin,
              std::span<const std::uint32_t> meshVertexOf, std::span<SkinVertex> vertices);

/// Joints in a pose, as kSkinShader reads them.
struct JointTexels {
    using Texel = std::array<float, 4>;
    static constexpr std::size_t perJoint = 8;
    std::vector<Texel> texels;
    bool stretches = false;
    bool finite = true; ///< else vertices with broken joints must stay, which only core/deform does
};

/// Matrices #J and parents as deformVertices has them. The origin is one near the character: places a long
/// way from zero would not leave floats enough digits. (Stretches are about zero all the same, as core/deform
/// has them: scaled joints lose a digit for every ten heights.) O(#J).
JointTexels packJoints(std::span<const Transform> matrices, std::span<const std::int32_t> parents,
                       const Vec3& origin);

/// Vertices of a part with other influences than before, ascending; nothing: they cannot be told, as there
/// were no weights or others in number. The same object has changed in none. O(#P), parallel.
std::optional<std::vector<std::uint32_t>> changedVertices(const std::shared_ptr<const SkinWeights>& before,
                                                          const std::shared_ptr<const SkinWeights>& now);

/// Drawn vertices that follow one another.
struct VertexRun {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    bool operator==(const VertexRun&) const = default;
};

/// The drawn vertices (DrawSurface) that show these mesh vertices of a part, as runs to upload; runs that are
/// nearly next to one another are one. meshVertexOf: of the part's drawn vertices, counted from 0.
/// O(#meshVertexOf).
std::vector<VertexRun> drawnRuns(std::span<const std::uint32_t> meshVertexOf,
                                 std::span<const std::uint32_t> meshVertices);

} // namespace sinew
