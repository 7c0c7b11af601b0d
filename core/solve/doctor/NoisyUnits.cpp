#include "core/solve/doctor/NoisyUnits.h"

#include "core/solve/doctor/WeightFaults.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace sinew {
namespace {

/// What the healthy neighbours have of a joint.
struct JointRange {
    std::int32_t joint = kNone;
    double least = 1.0; ///< of those that have it
    double most = 0.0;
    double sum = 0.0;
    std::size_t holders = 0;
};

JointRange& rangeOf(std::vector<JointRange>& ranges, std::int32_t joint) {
    const auto found = std::ranges::find(ranges, joint, &JointRange::joint);
    if (found != ranges.end()) {
        return *found;
    }
    ranges.push_back({joint});
    return ranges.back();
}

/// Mean over the neighbours of half the sum over joints of |w - mean|.
double spreadOf(const WeightUnits& units, const std::vector<std::uint32_t>& neighbors,
                std::vector<JointRange>& ranges) {
    const auto count = static_cast<double>(neighbors.size());
    double all = 0.0;
    for (const JointRange& range : ranges) {
        all += range.sum / count;
    }
    double spread = 0.0;
    for (const std::uint32_t neighbor : neighbors) {
        double apart = all;
        for (const Influence& influence : units.rows[neighbor]) {
            const double mean = rangeOf(ranges, influence.joint).sum / count;
            apart += std::abs(static_cast<double>(influence.weight) - mean) - mean;
        }
        spread += 0.5 * apart / count;
    }
    return spread;
}

std::vector<JointRange> rangesOf(const WeightUnits& units, const std::vector<std::uint32_t>& neighbors) {
    std::vector<JointRange> ranges;
    for (const std::uint32_t neighbor : neighbors) {
        for (const Influence& influence : units.rows[neighbor]) {
            JointRange& range = rangeOf(ranges, influence.joint);
            const auto weight = static_cast<double>(influence.weight);
            range.least = std::min(range.least, weight);
            range.most = std::max(range.most, weight);
            range.sum += weight;
            ++range.holders;
        }
    }
    for (JointRange& range : ranges) {
        range.least = range.holders == neighbors.size() ? range.least : 0.0;
    }
    return ranges;
}

/// Weight that a row has below the least of all neighbours.
double tooLittle(const std::vector<Influence>& row, const std::vector<JointRange>& ranges) {
    double sum = 0.0;
    for (const JointRange& range : ranges) {
        const auto own = std::ranges::find(row, range.joint, &Influence::joint);
        sum += std::max(0.0, range.least - (own == row.end() ? 0.0 : static_cast<double>(own->weight)));
    }
    return sum;
}

struct Suspect {
    double judged = 0.0;
    std::uint32_t unit = 0;
    /// The worst on top, of equals the first.
    bool operator<(const Suspect& other) const {
        return judged != other.judged ? judged < other.judged : unit > other.unit;
    }
};

} // namespace

UnitExcess excessOf(const WeightUnits& units, std::uint32_t unit, const std::vector<bool>& healthy) {
    std::vector<std::uint32_t> neighbors;
    std::ranges::copy_if(units.neighbors[unit], std::back_inserter(neighbors),
                         [&](std::uint32_t neighbor) { return healthy[neighbor]; });
    UnitExcess excess;
    if (neighbors.size() < 2) {
        return excess;
    }
    std::vector<JointRange> ranges = rangesOf(units, neighbors);
    for (const Influence& influence : units.rows[unit]) {
        const auto found = std::ranges::find(ranges, influence.joint, &JointRange::joint);
        const double over =
            static_cast<double>(influence.weight) - (found == ranges.end() ? 0.0 : found->most);
        if (over > 0.0) {
            excess.sum += over;
            excess.tooMuch.push_back({influence.joint, static_cast<float>(over)});
        }
    }
    const double worst = std::max(excess.sum, tooLittle(units.rows[unit], ranges));
    excess.judged = worst - kLeastExcess - kExcessPerSpread * spreadOf(units, neighbors, ranges);
    return excess;
}

std::vector<std::uint32_t> takeNoisyUnits(const WeightUnits& units, std::vector<bool>& healthy,
                                          const Progress& progress) {
    constexpr std::uint32_t pollEvery = 1024;
    std::vector<double> judged(units.size(), 0.0);
    std::priority_queue<Suspect> suspects;
    const auto judge = [&](std::uint32_t unit) {
        judged[unit] = healthy[unit] ? excessOf(units, unit, healthy).judged : 0.0;
        if (judged[unit] > 0.0) {
            suspects.push({judged[unit], unit});
        }
    };
    for (std::uint32_t unit = 0; unit < units.size(); ++unit) {
        if (unit % pollEvery == 0 && progress.canceled()) {
            return {};
        }
        judge(unit);
    }
    std::vector<std::uint32_t> taken;
    while (!suspects.empty() && !progress.canceled()) {
        const Suspect worst = suspects.top();
        suspects.pop();
        if (!healthy[worst.unit] || worst.judged != judged[worst.unit]) {
            continue; // judged anew since
        }
        healthy[worst.unit] = false;
        taken.push_back(worst.unit);
        for (const std::uint32_t neighbor : units.neighbors[worst.unit]) {
            judge(neighbor);
        }
    }
    return taken;
}

} // namespace sinew
