#include "core/solve/classic/EnvelopeSolver.h"

#include "core/base/Parallel.h"
#include "core/solve/classic/StraightSolution.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kEnvelopeGrain = 1024;

/// A vertex beside its nearest bone.
struct Beside {
    std::size_t bone = 0;
    double distance = 0.0;
};

/// Distance and area.
using Held = std::pair<double, double>;

std::vector<Beside> findNearest(const BindInput& input, const Progress& progress) {
    const std::vector<Vec3>& vertices = input.problem.vertices;
    const std::vector<Bone>& bones = input.sources.joints;
    std::vector<Beside> nearest(vertices.size());
    parallelFor(vertices.size(), kEnvelopeGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> distances(bones.size());
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (std::size_t s = 0; s < bones.size(); ++s) {
                distances[s] = straightDistance(vertices[p], bones[s]);
            }
            const std::size_t bone = nearestOf(distances);
            nearest[p] = {bone, distances[bone]};
        }
    });
    return nearest;
}

/// The area is summed by distance, whatever the order of the vertices.
double radiusHolding(std::vector<Held>& held, double hold) {
    std::ranges::sort(held);
    const double all = std::accumulate(held.begin(), held.end(), 0.0,
                                       [](double sum, const Held& h) { return sum + h.second; });
    double sum = 0.0;
    for (const auto& [distance, area] : held) {
        sum += area;
        if (sum >= hold * all) {
            return distance;
        }
    }
    return 0.0;
}

double envelopeWeight(double distance, double radius, double blend) {
    if (distance <= radius) {
        return 1.0;
    }
    const double width = blend * radius;
    if (!(distance < radius + width)) {
        return 0.0;
    }
    const double t = (distance - radius) / width;
    return 1.0 - t * t * (3.0 - 2.0 * t);
}

/// In parts of the radius; of bones without envelope by distance, after all others.
std::size_t nearestEnvelope(std::span<const double> radii, std::span<const double> distances) {
    std::size_t nearest = 0;
    std::pair<double, double> min(std::numeric_limits<double>::infinity(),
                                  std::numeric_limits<double>::infinity());
    for (std::size_t s = 0; s < radii.size(); ++s) {
        const double parts =
            radii[s] > 0.0 ? distances[s] / radii[s] : std::numeric_limits<double>::infinity();
        if (const std::pair<double, double> away(parts, distances[s]); away < min) {
            min = away;
            nearest = s;
        }
    }
    return nearest;
}

} // namespace

std::vector<double> fitEnvelopes(const BindInput& input, std::span<const double> areas, double hold,
                                 const Progress& progress) {
    const std::vector<Beside> nearest = findNearest(input, progress);
    std::vector<std::vector<Held>> held(input.sources.joints.size());
    for (std::size_t p = 0; p < nearest.size() && !progress.canceled(); ++p) {
        if (areas[p] > 0.0) {
            held[nearest[p].bone].emplace_back(nearest[p].distance, areas[p]);
        }
    }
    std::vector<double> radii(held.size());
    parallelFor(held.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            radii[s] = radiusHolding(held[s], hold);
        }
    });
    return radii;
}

void weighByEnvelopes(std::span<const double> radii, double blend, std::span<double> distances) {
    const std::size_t nearest = nearestEnvelope(radii, distances);
    double sum = 0.0;
    for (std::size_t s = 0; s < radii.size(); ++s) {
        distances[s] = envelopeWeight(distances[s], radii[s], blend);
        sum += distances[s];
    }
    if (!(sum > 0.0)) {
        distances[nearest] = 1.0;
    }
}

EnvelopeSolution::EnvelopeSolution(std::shared_ptr<const BindInput> input,
                                   const std::shared_ptr<const StraightStart>& start, Solved weights,
                                   std::vector<double> radii, const SolverSettings& settings)
    : StraightSolution(std::move(input), start, std::move(weights),
                       {"envelope", {settings.envelopeBlend, settings.envelopeHold}})
    , m_radii(std::move(radii))
    , m_blend(settings.envelopeBlend)
    , m_hold(settings.envelopeHold) {}

/// The radii are taken over from a former solution of the same size, the weights where its blend is the same
/// too.
Expected<std::shared_ptr<const Solution>> solveEnvelope(const SolveRequest& request, Progress& progress) {
    const auto start = startStraight(request, progress);
    if (!start) {
        return fail(start.error());
    }
    const SolverSettings& settings = request.settings.method();
    const auto* former = formerOf<EnvelopeSolution>(request);
    const bool sameSize = former != nullptr && former->hold() == settings.envelopeHold;
    std::vector<double> radii = sameSize ? former->radii()
                                         : fitEnvelopes(*request.input, (*start)->surface->diffusion.areas(),
                                                        settings.envelopeHold, progress);
    const auto weigh = [&](std::span<double> values) {
        weighByEnvelopes(radii, settings.envelopeBlend, values);
    };
    Solved weights =
        sameSize && former->blend() == settings.envelopeBlend
            ? former->solved()
            : std::make_shared<const WeightTable>(weighStraight(*request.input, weigh, progress));
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return std::make_shared<const EnvelopeSolution>(request.input, *start, std::move(weights),
                                                    std::move(radii), settings);
}

BindRework envelopeRework(const BindSettings& from, const BindSettings& to) {
    const bool same = from.envelopeBlend == to.envelopeBlend && from.envelopeHold == to.envelopeHold;
    return same ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew
