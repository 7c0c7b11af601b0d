#include "core/metrics/CompareWeights.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {
namespace {

/// Mean of |(R - I) q|^2 / |q|^2 over turns R by 60 degrees about three orthogonal axes.
constexpr double kBendGain = 2.0 / 3.0;

/// Differences of the fractions of all joints; adds up what a vertex has below each joint. `sums` #J.
void differencesBelow(const Skeleton& skeleton, std::span<const Influence> a, std::span<const Influence> b,
                      std::vector<double>& sums) {
    std::fill(sums.begin(), sums.end(), 0.0);
    for (const Influence& influence : a) {
        sums[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
    }
    for (const Influence& influence : b) {
        sums[static_cast<std::size_t>(influence.joint)] -= static_cast<double>(influence.weight);
    }
    for (std::size_t j = skeleton.size(); j-- > 0;) { // parents stand before their children
        if (skeleton.joints[j].parent != kNone) {
            sums[static_cast<std::size_t>(skeleton.joints[j].parent)] += sums[j];
        }
    }
}

std::vector<std::vector<std::uint32_t>> neighborsOf(std::size_t vertices,
                                                    std::span<const Triangle> triangles) {
    std::vector<std::vector<std::uint32_t>> neighbors(vertices);
    for (const Triangle& t : triangles) {
        for (std::size_t c = 0; c < 3; ++c) {
            const std::uint32_t a = t[c];
            const std::uint32_t b = t[(c + 1) % 3];
            if (a != b) {
                neighbors[a].push_back(b);
                neighbors[b].push_back(a);
            }
        }
    }
    for (auto& list : neighbors) {
        std::ranges::sort(list);
        list.erase(std::ranges::unique(list).begin(), list.end());
    }
    return neighbors;
}

/// differencesBelow of every vertex, joint by joint: #J x #V.
std::vector<std::vector<double>> differencesByJoint(const WeightPair& pair, const Skeleton& skeleton) {
    std::vector<std::vector<double>> table(skeleton.size(), std::vector<double>(pair.vertices.size()));
    parallelFor(pair.vertices.size(), 2048, [&](std::size_t begin, std::size_t end) {
        std::vector<double> below(skeleton.size());
        for (std::size_t p = begin; p < end; ++p) {
            differencesBelow(skeleton, pair.reference.at(p), pair.candidate.at(p), below);
            for (std::size_t j = 0; j < below.size(); ++j) {
                table[j][p] = below[j];
            }
        }
    });
    return table;
}

/// posedErrors of a pair's smooth surface.
std::vector<double> surfaceErrors(const WeightPair& pair, const Skeleton& skeleton) {
    const std::vector<std::vector<double>> below = differencesByJoint(pair, skeleton);
    const Stencils& surface = pair.surface;
    std::vector<double> errors(skeleton.size(), 0.0);
    parallelFor(errors.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t j = begin; j < end; ++j) {
            const Vec3 joint = skeleton.position(j);
            double sum = 0.0;
            for (std::size_t row = 0; row < surface.rowCount(); ++row) {
                Vec3 apart = Vec3::Zero();
                for (std::size_t i = surface.offsets[row]; i < surface.offsets[row + 1]; ++i) {
                    const std::uint32_t c = surface.columns[i];
                    apart += surface.weights[i] * below[j][c] * (pair.vertices[c] - joint);
                }
                sum += apart.squaredNorm();
            }
            errors[j] = kBendGain * sum / static_cast<double>(surface.rowCount());
        }
    });
    return errors;
}

} // namespace

std::vector<double> posedErrors(const WeightPair& pair, const Skeleton& skeleton) {
    if (pair.surface.rowCount() > 0) {
        return surfaceErrors(pair, skeleton);
    }
    const std::size_t joints = skeleton.size();
    constexpr std::size_t grain = 2048;
    std::vector<std::vector<double>> partial((pair.vertices.size() + grain - 1) / grain);
    parallelFor(partial.size(), 1, [&](std::size_t first, std::size_t last) {
        std::vector<double> below(joints);
        for (std::size_t chunk = first; chunk < last; ++chunk) {
            std::vector<double>& sums = partial[chunk];
            sums.assign(joints, 0.0);
            const std::size_t end = std::min(pair.vertices.size(), (chunk + 1) * grain);
            for (std::size_t p = chunk * grain; p < end; ++p) {
                differencesBelow(skeleton, pair.reference.at(p), pair.candidate.at(p), below);
                for (std::size_t j = 0; j < joints; ++j) {
                    sums[j] += below[j] * below[j] * (pair.vertices[p] - skeleton.position(j)).squaredNorm();
                }
            }
        }
    });
    std::vector<double> errors(joints, 0.0);
    for (const std::vector<double>& sums : partial) {
        for (std::size_t j = 0; j < joints; ++j) {
            errors[j] += kBendGain * sums[j] / static_cast<double>(pair.vertices.size());
        }
    }
    return errors;
}

std::vector<double> posedErrorsByVertex(const WeightPair& pair, const Skeleton& skeleton) {
    const std::vector<bool> bent = jointsWithWeight(pair.reference, skeleton.size());
    const auto bends = static_cast<double>(std::max<std::ptrdiff_t>(std::ranges::count(bent, true), 1));
    std::vector<double> errors(pair.vertices.size(), 0.0);
    parallelFor(errors.size(), 2048, [&](std::size_t begin, std::size_t end) {
        std::vector<double> below(skeleton.size());
        for (std::size_t p = begin; p < end; ++p) {
            differencesBelow(skeleton, pair.reference.at(p), pair.candidate.at(p), below);
            double sum = 0.0;
            for (std::size_t j = 0; j < bent.size(); ++j) {
                sum += bent[j] ? below[j] * below[j] * (pair.vertices[p] - skeleton.position(j)).squaredNorm()
                               : 0.0;
            }
            errors[p] = kBendGain * sum / bends;
        }
    });
    return errors;
}

double posedError(const WeightPair& pair, const Skeleton& skeleton) {
    Aabb box;
    for (const Vec3& point : pair.vertices) {
        box.add(point);
    }
    const std::vector<double> errors = posedErrors(pair, skeleton);
    const std::vector<bool> bent = jointsWithWeight(pair.reference, skeleton.size());
    double sum = 0.0;
    std::size_t bends = 0;
    for (std::size_t j = 0; j < errors.size(); ++j) {
        if (bent[j]) {
            sum += errors[j];
            ++bends;
        }
    }
    return bends == 0 || box.diagonal() <= 0.0 ? 0.0
                                               : std::sqrt(sum / static_cast<double>(bends)) / box.diagonal();
}

double roughnessOf(const SkinWeights& weights, std::span<const Triangle> triangles) {
    const auto neighbors = neighborsOf(weights.vertexCount(), triangles);
    double sum = 0.0;
    std::size_t counted = 0;
    std::map<std::int32_t, double> laplacian;
    for (std::size_t p = 0; p < neighbors.size(); ++p) {
        if (neighbors[p].empty()) {
            continue;
        }
        laplacian.clear();
        for (const Influence& influence : weights.at(p)) {
            laplacian[influence.joint] += static_cast<double>(influence.weight);
        }
        for (const std::uint32_t neighbor : neighbors[p]) {
            for (const Influence& influence : weights.at(neighbor)) {
                laplacian[influence.joint] -=
                    static_cast<double>(influence.weight) / static_cast<double>(neighbors[p].size());
            }
        }
        for (const auto& [joint, difference] : laplacian) {
            sum += std::abs(difference);
        }
        ++counted;
    }
    return counted == 0 ? 0.0 : sum / static_cast<double>(counted);
}

WeightComparison compareWeights(const WeightPair& pair, const Skeleton& skeleton) {
    WeightComparison result;
    result.vertices = pair.vertices.size();
    if (result.vertices == 0) {
        return result;
    }
    std::size_t same = 0;
    for (std::size_t p = 0; p < result.vertices; ++p) {
        const std::span<const Influence> reference = pair.reference.at(p);
        const std::span<const Influence> candidate = pair.candidate.at(p);
        result.totalVariation += 0.5 * weightDifference(reference, candidate);
        result.unweighted += candidate.empty() ? 1 : 0;
        same += !reference.empty() && !candidate.empty() && reference[0].joint == candidate[0].joint ? 1 : 0;
    }
    result.totalVariation /= static_cast<double>(result.vertices);
    result.sameStrongest = static_cast<double>(same) / static_cast<double>(result.vertices);
    result.posedError = posedError(pair, skeleton);
    result.roughness = roughnessOf(pair.candidate, pair.triangles);
    result.referenceRoughness = roughnessOf(pair.reference, pair.triangles);
    result.overlap = weightOverlap(pair);
    result.influences = influencesPerVertex(pair.candidate);
    result.referenceInfluences = influencesPerVertex(pair.reference);
    result.transitions = jointTransitions(pair, skeleton);
    result.medianTransition = medianTransition(result.transitions);
    return result;
}

} // namespace sinew
