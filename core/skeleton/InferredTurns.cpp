#include "core/skeleton/InferredTurns.h"

namespace sinew {
namespace {

constexpr double kNothing = 1e-9; // a sum of quaternions that cancel out

} // namespace

std::vector<Quat> inferredTurns(std::span<const std::array<std::uint32_t, 2>> edges,
                                std::span<const Vec3> rest, std::span<const Vec3> posed) {
    std::vector<Eigen::Vector4d> sums(rest.size(), Eigen::Vector4d::Zero());
    for (const auto& [a, b] : edges) {
        const Vec3 before = rest[b] - rest[a];
        const Vec3 after = posed[b] - posed[a];
        if (!(before.squaredNorm() > 0.0) || !(after.squaredNorm() > 0.0)) {
            continue;
        }
        // The smallest rotation has a real part of at least 0, so that of a quaternion and its negative,
        // which turn alike, always the same one is summed. It is the same seen from the edge's other end.
        const Eigen::Vector4d turn = Quat::FromTwoVectors(before, after).coeffs();
        sums[a] += turn;
        sums[b] += turn;
    }
    std::vector<Quat> turns(rest.size(), Quat::Identity());
    for (std::size_t v = 0; v < sums.size(); ++v) {
        if (sums[v].norm() > kNothing) {
            turns[v].coeffs() = sums[v].normalized();
        }
    }
    return turns;
}

} // namespace sinew
