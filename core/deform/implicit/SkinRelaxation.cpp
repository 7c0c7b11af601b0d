#include "core/deform/implicit/SkinRelaxation.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::size_t kSkinRelaxationGrain = 512;
constexpr int kDiffusions = 4; ///< of beta

/// New places from old ones, all at once, so that no order shows.
template<typename Place>
void moveAll(std::span<const std::uint32_t> active, std::vector<MovingVertex>& moving,
             std::vector<Vec3>& scratch, const Place& placeOf) {
    scratch.resize(active.size());
    parallelFor(active.size(), kSkinRelaxationGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end; ++k) {
            scratch[k] = placeOf(active[k]);
        }
    });
    for (std::size_t k = 0; k < active.size(); ++k) {
        moving[active[k]].place = scratch[k];
    }
}

Vec3 relaxed(const ImplicitVertices& vertices, const std::vector<MovingVertex>& moving, std::uint32_t i) {
    const MovingVertex& vertex = moving[i];
    const float level = vertex.off - 1.0F;
    const double share = std::max(0.0F, 1.0F - level * level * level * level);
    if (!(share > 0.0) || vertex.inward.isZero()) {
        return vertex.place;
    }
    Vec3 away = Vec3::Zero();
    double total = 0.0;
    for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
        const double weight = vertices.ringShares[k];
        away += weight * (moving[vertices.ring[k]].place - vertex.place);
        total += weight;
    }
    if (!(total > 0.5)) {
        return vertex.place; // on a border, or without a ring
    }
    return vertex.place + share * (away - away.dot(vertex.inward) * vertex.inward);
}

/// beta of every vertex, 0 off the contacts. #vertices.
std::vector<float> betas(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
                         const std::vector<MovingVertex>& moving) {
    std::vector<float> beta(moving.size(), 0.0F);
    for (const std::uint32_t i : active) {
        beta[i] = moving[i].state == VertexState::Contact ? 1.0F : 0.0F;
    }
    std::vector<float> next(active.size());
    for (int round = 0; round < kDiffusions; ++round) {
        parallelFor(active.size(), kSkinRelaxationGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t k = begin; k < end; ++k) {
                const std::uint32_t i = active[k];
                const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
                float sum = 0.0F;
                for (std::size_t r = vertices.ringOffsets[i]; r < vertices.ringOffsets[i + 1]; ++r) {
                    sum += beta[vertices.ring[r]];
                }
                next[k] = count == 0 ? 0.0F : 0.5F * (beta[i] + sum / static_cast<float>(count));
            }
        });
        for (std::size_t k = 0; k < active.size(); ++k) {
            beta[active[k]] = next[k];
        }
    }
    return beta;
}

} // namespace

void relaxTangentially(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
                       std::vector<MovingVertex>& moving, std::vector<Vec3>& scratch) {
    moveAll(active, moving, scratch, [&](std::uint32_t i) { return relaxed(vertices, moving, i); });
}

void evenMoves(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
               std::span<const Vec3> base, int rounds, std::vector<MovingVertex>& moving,
               std::vector<Vec3>& scratch) {
    for (int round = 0; round < rounds; ++round) {
        moveAll(active, moving, scratch, [&](std::uint32_t i) -> Vec3 {
            const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
            Vec3 mean = Vec3::Zero();
            for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
                mean += moving[vertices.ring[k]].place - base[vertices.ring[k]];
            }
            return count == 0 ? moving[i].place
                              : Vec3(0.5 * (moving[i].place + base[i] + mean / static_cast<double>(count)));
        });
    }
}

void smoothContacts(const ImplicitVertices& vertices, std::span<const std::uint32_t> active, int rounds,
                    std::vector<MovingVertex>& moving, std::vector<Vec3>& scratch) {
    if (std::ranges::none_of(active,
                             [&](std::uint32_t i) { return moving[i].state == VertexState::Contact; })) {
        return;
    }
    const std::vector<float> beta = betas(vertices, active, moving);
    for (int round = 0; round < rounds; ++round) {
        moveAll(active, moving, scratch, [&](std::uint32_t i) -> Vec3 {
            const std::uint32_t count = vertices.ringOffsets[i + 1] - vertices.ringOffsets[i];
            if (!(beta[i] > 0.0F) || count < 3) {
                return moving[i].place;
            }
            Vec3 mean = Vec3::Zero();
            for (std::size_t k = vertices.ringOffsets[i]; k < vertices.ringOffsets[i + 1]; ++k) {
                mean += moving[vertices.ring[k]].place;
            }
            const double share = beta[i];
            return (1.0 - share) * moving[i].place + share / count * mean;
        });
    }
}

} // namespace sinew
