#include "app/view/surface/SkinData.h"

#include "core/base/Parallel.h"
#include "core/deform/Skinning.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kSkinDataGrain = 8192;

using Texels = std::span<JointTexels::Texel, JointTexels::perJoint>;

/// Rows of x -> linear x + translation about the origin, less the identity.
void putRows(const Mat3& linear, const Vec3& translation, const Vec3& origin,
             std::span<JointTexels::Texel, 3> rows) {
    const Mat3 turn = linear - Mat3::Identity();
    const Vec3 shift = turn * origin + translation;
    for (int r = 0; r < 3; ++r) {
        rows[static_cast<std::size_t>(r)] = {static_cast<float>(turn(r, 0)), static_cast<float>(turn(r, 1)),
                                             static_cast<float>(turn(r, 2)), static_cast<float>(shift(r))};
    }
}

JointTexels::Texel texel(const Eigen::Vector4d& v) {
    return {static_cast<float>(v.x()), static_cast<float>(v.y()), static_cast<float>(v.z()),
            static_cast<float>(v.w())};
}

/// The dual part of the same motion about the origin: of rotate, then move by R o + t - o.
Eigen::Vector4d dualAbout(const DualQuaternionBlend::Motion& motion, const Transform& matrix,
                          const Vec3& origin) {
    const Quat real(motion.real);
    const Vec3 half = 0.5 * (real * origin - origin + matrix.translation());
    return (Quat(0.0, half.x(), half.y(), half.z()) * real).coeffs();
}

void putJoint(const DualQuaternionBlend::Motion& motion, const Transform& matrix, const Vec3& origin,
              Texels texels) {
    putRows(matrix.linear(), matrix.translation(), origin, texels.subspan<0, 3>());
    if (matrix.affine() == Transform::Identity().affine()) {
        // Without the rounding of a decomposition, so that what follows it stays.
        texels[3] = {0.0F, 0.0F, 0.0F, motion.real.w() < 0.0 ? -1.0F : 1.0F};
        return;
    }
    texels[3] = texel(motion.real);
    texels[4] = texel(dualAbout(motion, matrix, origin));
    putRows(motion.stretch, Vec3::Zero(), origin, texels.subspan<5, 3>());
}

void packVertex(std::span<const Influence> influences, SkinVertex& vertex) {
    const std::size_t count = std::min(influences.size(), SkinLimits::influences);
    for (std::size_t i = 0; i < count; ++i) {
        vertex.joints[i] = static_cast<std::uint16_t>(influences[i].joint);
        vertex.weights[i] = influences[i].weight;
    }
}

} // namespace

void packSkin(const SkinWeights* weights, const DeformExtras& extras, const Vec3& origin,
              std::span<const std::uint32_t> meshVertexOf, std::span<SkinVertex> vertices) {
    parallelFor(vertices.size(), kSkinDataGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end; ++v) {
            const std::uint32_t p = meshVertexOf[v];
            vertices[v] = SkinVertex();
            if (weights != nullptr) {
                packVertex(weights->at(p), vertices[v]);
            }
            if (!extras.centers.empty()) {
                const Vec3f center = (extras.centers[p] - origin).cast<float>();
                vertices[v].center = {center.x(), center.y(), center.z()};
            }
            if (!extras.dualShares.empty()) {
                vertices[v].dualShare = extras.dualShares[p];
            }
        }
    });
}

JointTexels packJoints(std::span<const Transform> matrices, std::span<const std::int32_t> parents,
                       const Vec3& origin) {
    JointTexels result;
    result.finite = std::ranges::all_of(matrices, [](const Transform& m) { return m.matrix().allFinite(); });
    if (!result.finite) {
        return result;
    }
    const DualQuaternionBlend blend(matrices, parents);
    result.stretches = blend.stretches();
    result.texels.resize(matrices.size() * JointTexels::perJoint);
    for (std::size_t j = 0; j < matrices.size(); ++j) {
        putJoint(blend.motions()[j], matrices[j], origin,
                 std::span(result.texels).subspan(j * JointTexels::perJoint).first<JointTexels::perJoint>());
    }
    return result;
}

namespace {

constexpr std::size_t kChangedGrain = 4096;
constexpr std::uint32_t kRunGap = 64; // drawn vertices: one upload costs more than so many

} // namespace

std::optional<std::vector<std::uint32_t>> changedVertices(const std::shared_ptr<const SkinWeights>& before,
                                                          const std::shared_ptr<const SkinWeights>& now) {
    if (before == now) {
        return std::vector<std::uint32_t>();
    }
    if (!before || !now || before->vertexCount() != now->vertexCount()) {
        return std::nullopt;
    }
    const std::size_t count = now->vertexCount();
    std::vector<std::vector<std::uint32_t>> found((count + kChangedGrain - 1) / kChangedGrain);
    parallelFor(found.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            const std::size_t last = std::min(count, (chunk + 1) * kChangedGrain);
            for (std::size_t p = chunk * kChangedGrain; p < last; ++p) {
                if (!std::ranges::equal(before->at(p), now->at(p))) {
                    found[chunk].push_back(static_cast<std::uint32_t>(p));
                }
            }
        }
    });
    std::vector<std::uint32_t> all;
    for (const std::vector<std::uint32_t>& chunk : found) {
        all.insert(all.end(), chunk.begin(), chunk.end());
    }
    return all;
}

std::vector<VertexRun> drawnRuns(std::span<const std::uint32_t> meshVertexOf,
                                 std::span<const std::uint32_t> meshVertices) {
    std::vector<VertexRun> runs;
    if (meshVertices.empty()) {
        return runs;
    }
    std::vector<bool> changed(std::ranges::max(meshVertices) + std::size_t{1}, false);
    for (const std::uint32_t vertex : meshVertices) {
        changed[vertex] = true;
    }
    for (std::uint32_t v = 0; v < meshVertexOf.size(); ++v) {
        if (meshVertexOf[v] >= changed.size() || !changed[meshVertexOf[v]]) {
            continue;
        }
        if (!runs.empty() && v - (runs.back().first + runs.back().count) <= kRunGap) {
            runs.back().count = v + 1 - runs.back().first;
        } else {
            runs.push_back({v, 1});
        }
    }
    return runs;
}

} // namespace sinew
