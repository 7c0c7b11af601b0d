#include "core/base/Parallel.h"
#include "core/bind/thickness/LimbThickness.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr double kStubbyFrom = 0.3;
constexpr double kStubbyAt = 0.6;
/// Logarithm of the weight that a stubby end bone gains, and the exponent at which it was measured.
constexpr double kStubbyGain = 2.0;
constexpr double kStubbyExponent = 16.25;
/// Bones this much farther than the nearest lead a vertex too, so that what is symmetric stays so.
constexpr float kLeadsToo = 1.00001F;
constexpr std::size_t kStubbyGrain = 4096;

double longestSegment(const Bone& bone) {
    double longest = 0.0;
    for (const Segment& segment : bone.segments) {
        longest = std::max(longest, (segment.b - segment.a).norm());
    }
    return longest;
}

/// #G scaled distance to the nearest bone; infinity for vertices that do not count.
std::vector<float> nearestScaled(std::span<const double> areas, const BoneDistances& distances,
                                 const Progress& progress) {
    std::vector<float> nearest(areas.size(), std::numeric_limits<float>::infinity());
    parallelFor(nearest.size(), kStubbyGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = 0; s < distances.scaled.size() && !progress.canceled(); ++s) {
            for (std::size_t p = begin; p < end; ++p) {
                if (areas[p] > 0.0) {
                    nearest[p] = std::min(nearest[p], distances.scaled[s][p]);
                }
            }
        }
    });
    return nearest;
}

/// The median distance of the vertices that a bone leads, in parts of the extent; 0: it leads none.
double medianLed(const std::vector<float>& row, const std::vector<float>& scaled,
                 const std::vector<float>& nearest) {
    std::vector<float> led;
    for (std::size_t p = 0; p < row.size(); ++p) {
        if (std::isfinite(nearest[p]) && scaled[p] <= kLeadsToo * nearest[p]) {
            led.push_back(row[p]);
        }
    }
    if (led.empty()) {
        return 0.0;
    }
    const auto middle = led.begin() + static_cast<std::ptrdiff_t>(led.size() / 2);
    std::nth_element(led.begin(), middle, led.end());
    return static_cast<double>(*middle);
}

} // namespace

double stubbyEndFactor(double ratio) {
    const double stubby = std::clamp((ratio - kStubbyFrom) / (kStubbyAt - kStubbyFrom), 0.0, 1.0);
    return std::exp(stubby * kStubbyGain / kStubbyExponent);
}

std::vector<double> stubbyEndFactors(const std::vector<Bone>& bones, std::span<const double> areas,
                                     const BoneDistances& distances, const Progress& progress) {
    const std::vector<float> nearest = nearestScaled(areas, distances, progress);
    std::vector<double> factors(bones.size(), 1.0);
    parallelFor(bones.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            const double length = longestSegment(bones[s]);
            if (bones[s].endsChain && !bones[s].isHandle() && length > 0.0) {
                const double led = medianLed(distances.rows[s], distances.scaled[s], nearest);
                factors[s] = stubbyEndFactor(led * distances.extent / length);
            }
        }
    });
    return factors;
}

} // namespace sinew
