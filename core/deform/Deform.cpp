#include "core/deform/Deform.h"

#include "core/base/Parallel.h"
#include "core/deform/VertexBlends.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr std::size_t kDeformGrain = 2048;

/// What a run over the vertices is to make; empty: not wanted. #P each.
struct Wanted {
    std::span<const Vec3> vertices;
    std::span<Vec3> moved;
    std::span<Mat3> turns;          ///< what turns normals; zero: nothing
    std::span<const Vec3f> normals; ///< one a vertex
    std::span<Vec3f> turned;
};

void keepVertex(std::size_t p, const Wanted& wanted) {
    if (!wanted.moved.empty()) {
        wanted.moved[p] = wanted.vertices[p];
    }
    if (!wanted.turned.empty()) {
        wanted.turned[p] = wanted.normals[p];
    } else if (!wanted.turns.empty()) {
        wanted.turns[p].setZero();
    }
}

void useLanes(const MatrixLanes& lanes, std::size_t first, std::size_t count, const Wanted& wanted) {
    if (!wanted.moved.empty()) {
        moveByLanes(lanes, count, &wanted.vertices[first], &wanted.moved[first]);
    }
    if (wanted.turned.empty() && wanted.turns.empty()) {
        return;
    }
    MatrixLanes turns;
    normalMatrices(lanes, count, turns);
    if (!wanted.turned.empty()) {
        NormalLanes directions;
        turnByLanes(turns, count, &wanted.normals[first], directions);
        unitNormals(directions, count, &wanted.normals[first], &wanted.turned[first]);
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        turns.getLinear(i, wanted.turns[first + i]);
    }
}

/// A run over one lane a vertex, at most MatrixLanes::kCount.
template<std::size_t kBytes, typename Blend>
void moveRun(const Blend& blend, const DeformJoints& joints, const SkinWeights& weights, const Wanted& wanted,
             std::size_t first, std::size_t count) {
    MatrixLanes lanes;
    std::array<std::size_t, MatrixLanes::kCount> kept;
    std::size_t keptCount = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::span<const Influence> influences = weights.at(first + i);
        if (joints.keep(influences)) {
            kept[keptCount++] = first + i;
            lanes.set(i, Affine::Identity()); // its lane is computed for nothing, but with numbers
        } else {
            blend.template put<kBytes>(first + i, influences, lanes, i);
        }
    }
    if (keptCount < count) {
        blend.finish(lanes, count);
        useLanes(lanes, first, count, wanted);
    }
    for (std::size_t k = 0; k < keptCount; ++k) {
        keepVertex(kept[k], wanted);
    }
}

template<typename Blend>
void moveVertices(const Blend& blend, const DeformJoints& joints, const SkinWeights& weights,
                  const Wanted& wanted) {
    parallelFor(weights.vertexCount(), kDeformGrain, [&](std::size_t begin, std::size_t end) {
        inWidestRegisters([&](auto bytes) {
            for (std::size_t first = begin; first < end; first += MatrixLanes::kCount) {
                moveRun<bytes()>(blend, joints, weights, wanted, first,
                                 std::min(end - first, MatrixLanes::kCount));
            }
        });
    });
}

/// Calls use(vertices), the deformer as one of the above.
template<typename Use>
void withBlend(Deformer deformer, const DeformJoints& joints, const DeformExtras& extras, const Use& use) {
    const LinearBlend linear(joints.matrices);
    if (deformer == Deformer::LinearBlend) {
        use(LinearVertices{linear});
        return;
    }
    const DualQuaternionBlend dual(joints.matrices, extras.parents);
    if (deformer == Deformer::DualQuaternion) {
        use(DualVertices{dual});
    } else if (deformer == Deformer::Blended) {
        use(BlendedVertices{linear, dual, extras.dualFractions});
    } else {
        use(CenterVertices{linear, dual, extras.centers});
    }
}

/// Whether the corners are the vertices, in order.
bool oneNormalEach(std::span<const std::uint32_t> cornerVertices, std::size_t vertices) {
    std::uint32_t differ = cornerVertices.size() == vertices ? 0 : 1;
    for (std::size_t c = 0; differ == 0 && c < cornerVertices.size();) {
        // Looked at in runs, without a way out of the run, so that many are compared at once.
        for (const std::size_t end = std::min(c + 1024, cornerVertices.size()); c < end; ++c) {
            differ |= cornerVertices[c] ^ static_cast<std::uint32_t>(c);
        }
    }
    return differ == 0;
}

} // namespace

std::vector<Vec3> deformVertices(std::span<const Vec3> vertices, const SkinWeights& weights,
                                 std::span<const Transform> skinningMatrices, Deformer deformer,
                                 const DeformExtras& extras) {
    Deformed result;
    deform(vertices, {}, {}, weights, skinningMatrices, deformer, extras, result);
    return std::move(result.vertices);
}

std::vector<Vec3f> deformNormals(std::span<const Vec3f> normals,
                                 std::span<const std::uint32_t> cornerVertices, const SkinWeights& weights,
                                 std::span<const Transform> skinningMatrices, Deformer deformer,
                                 const DeformExtras& extras) {
    Deformed result;
    deform({}, normals, cornerVertices, weights, skinningMatrices, deformer, extras, result);
    return std::move(result.normals);
}

void deform(std::span<const Vec3> vertices, std::span<const Vec3f> normals,
            std::span<const std::uint32_t> cornerVertices, const SkinWeights& weights,
            std::span<const Transform> skinningMatrices, Deformer deformer, const DeformExtras& extras,
            Deformed& result) {
    const DeformJoints joints(skinningMatrices);
    result.vertices.resize(vertices.size());
    result.normals.resize(normals.size());
    Wanted wanted{vertices, result.vertices, {}, {}, {}};
    const bool atVertices = !normals.empty() && oneNormalEach(cornerVertices, weights.vertexCount());
    if (atVertices) {
        wanted.normals = normals;
        wanted.turned = result.normals;
    } else if (!normals.empty()) {
        // Several corners share a vertex, so its matrix is made once.
        result.turns.resize(weights.vertexCount());
        wanted.turns = result.turns;
    }
    withBlend(deformer, joints, extras,
              [&](const auto& blend) { moveVertices(blend, joints, weights, wanted); });
    if (!atVertices) {
        turnNormals(normals, cornerVertices, result.turns, result.normals);
    }
}

std::vector<float> dualFractionsOf(const SkinWeights& weights, const DeformSettings& settings) {
    std::vector<float> fractions(weights.vertexCount(), 1.0F);
    for (std::size_t p = 0; p < fractions.size(); ++p) {
        float sum = 0.0F;
        float total = 0.0F;
        for (const Influence& influence : weights.at(p)) {
            sum += influence.weight * settings.joint(static_cast<std::size_t>(influence.joint)).dualFraction;
            total += influence.weight;
        }
        fractions[p] = total > 0.0F ? std::clamp(sum / total, 0.0F, 1.0F) : 1.0F;
    }
    return fractions;
}

} // namespace sinew
