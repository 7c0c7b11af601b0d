#include "app/compare/JointContests.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace sinew {
namespace {

/// The least of some differences, where no other is as small.
std::int32_t clearlyBest(const std::vector<double>& l1) {
    std::int32_t best = kNone;
    double least = std::numeric_limits<double>::infinity();
    double second = least;
    for (std::size_t c = 0; c < l1.size(); ++c) {
        if (l1[c] < least) { // never for one that is not a number
            second = std::exchange(least, l1[c]);
            best = static_cast<std::int32_t>(c);
        } else if (l1[c] < second) {
            second = l1[c];
        }
    }
    return second - least > kSameL1 ? best : kNone;
}

} // namespace

std::vector<JointContest> jointContests(const std::vector<std::vector<JointDifference>>& differences) {
    const auto joints = std::ranges::find_if(differences, [](const auto& list) { return !list.empty(); });
    std::vector<JointContest> contests;
    if (joints == differences.end()) {
        return contests;
    }
    for (std::size_t i = 0; i < joints->size(); ++i) {
        JointContest contest{(*joints)[i].joint, (*joints)[i].vertices, {}, kNone};
        for (const std::vector<JointDifference>& list : differences) {
            contest.l1.push_back(list.empty() ? std::numeric_limits<double>::quiet_NaN() : list[i].l1);
        }
        contest.best = clearlyBest(contest.l1);
        contests.push_back(std::move(contest));
    }
    return contests;
}

} // namespace sinew
