#include "core/bind/bones/Bones.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numbers>
#include <optional>
#include <tuple>

namespace sinew {
namespace {

// Chosen on eleven characters whose joints were made roots. In nine of them an axis is found, and 231 of 233
// bones lead to a true child. The others are turned alike, or no axis fits.

constexpr std::size_t kFewestJoints = 3; // two may point anywhere
constexpr std::size_t kMaxJoints = 2000; // a character has a few hundred; time grows with the square
constexpr double kCone = 26.0 * std::numbers::pi / 180.0;
/// Joints that are nearer to one another are in one place, of the diagonal of all.
constexpr double kOnePlace = 1e-4;
/// A joint that costs this many times as much as the nearest in the cone is not asked for.
constexpr double kSecondChoice = 1.5;
/// The longest bone in medians of all: straight ahead (a thigh among the bones of fingers), and at the
/// cone's rim.
constexpr double kLongestAhead = 30.0;
constexpr double kLongestAside = 3.0;
/// The least mean fit: every second joint with a bone straight along the axis has it, as there are ends.
constexpr double kMinFit = 0.45;
constexpr double kAboutAsGood = 0.8;
/// Squared difference of two rotation matrices one degree apart.
constexpr double kSameRotation = 6e-4;
/// Sums that differ by less are equal: a turned skeleton must not decide by rounding.
constexpr double kRounding = 1e-6;

struct LocalAxis {
    Eigen::Index column;
    double sign;
    const char* name;
};
/// Those that common programs use come first (Blender, Maya and Unreal, WebXR); it decides ties alone.
constexpr std::array<LocalAxis, 6> kLocalAxes{
    {{1, 1.0, "+Y"}, {0, 1.0, "+X"}, {2, -1.0, "-Z"}, {0, -1.0, "-X"}, {1, -1.0, "-Y"}, {2, 1.0, "+Z"}}};

struct LoneJoint {
    std::size_t joint;
    Vec3 position;
    Mat3 rotation;
    bool bone; ///< or an end alone
};

Vec3 directionOf(const LoneJoint& joint, const LocalAxis& axis) {
    return axis.sign * joint.rotation.col(axis.column);
}

/// A bone from one lone joint to another.
struct Link {
    std::size_t from;
    std::size_t to;
    double length;
    double aside; ///< 0 straight along the axis, 1 at the cone's rim
    double cost() const { return length * (1.0 + aside); }
};

std::vector<LoneJoint> gather(const Skeleton& skeleton, const std::vector<LoneRole>& roles) {
    std::vector<LoneJoint> lone;
    for (std::size_t j = 0; j < roles.size(); ++j) {
        if (roles[j] != LoneRole::None) {
            lone.push_back({j, skeleton.position(j), skeleton.joints[j].modelFromJointBind.linear(),
                            roles[j] == LoneRole::Bone});
        }
    }
    return lone;
}

/// Most joints are turned the same way: their axes are the file's, not the bones'.
bool turnedAlike(const std::vector<LoneJoint>& lone) {
    return std::ranges::any_of(lone, [&](const LoneJoint& one) {
        const auto alike = std::ranges::count_if(lone, [&](const LoneJoint& other) {
            return (one.rotation - other.rotation).squaredNorm() < kSameRotation;
        });
        return 2 * static_cast<std::size_t>(alike) > lone.size();
    });
}

/// Appends the joints that a bone of `from` may lead to, which is longer than `min`.
void addChoices(const std::vector<LoneJoint>& lone, std::size_t from, const LocalAxis& axis, double min,
                std::vector<Link>& links) {
    const Vec3 direction = directionOf(lone[from], axis);
    const double rim = std::cos(kCone);
    const std::size_t first = links.size();
    double cheapest = std::numeric_limits<double>::infinity();
    for (std::size_t to = 0; to < lone.size(); ++to) {
        const Vec3 offset = lone[to].position - lone[from].position;
        const double length = offset.norm();
        const double ahead = direction.dot(offset);
        if (length > min && ahead >= rim * length) {
            const double angle = std::atan2(direction.cross(offset).norm(), ahead);
            links.push_back({from, to, length, std::min(angle / kCone, 1.0)});
            cheapest = std::min(cheapest, links.back().cost());
        }
    }
    const auto costly = [cheapest](const Link& link) { return link.cost() > kSecondChoice * cheapest; };
    links.erase(std::remove_if(links.begin() + static_cast<std::ptrdiff_t>(first), links.end(), costly),
                links.end());
}

/// Of all choices the cheapest first, so that every joint has at most one bone from it and one to it.
std::vector<Link> chainsOf(std::vector<Link> choices, std::size_t count) {
    double largest = 0.0;
    for (const Link& link : choices) {
        largest = std::max(largest, link.cost());
    }
    const auto rank = [largest](const Link& link) {
        return std::tuple(std::llround(link.cost() / largest / kRounding), link.from, link.to);
    };
    std::ranges::sort(choices, {}, rank);
    constexpr auto kNoJoint = static_cast<std::size_t>(-1);
    std::vector<std::size_t> next(count, kNoJoint);
    std::vector<bool> reached(count, false);
    std::vector<Link> chains;
    for (const Link& link : choices) {
        std::size_t last = link.to;
        while (next[last] != kNoJoint) {
            last = next[last];
        }
        if (next[link.from] == kNoJoint && !reached[link.to] && last != link.from) {
            next[link.from] = link.to;
            reached[link.to] = true;
            chains.push_back(link);
        }
    }
    return chains;
}

/// 0 of none.
double medianLength(const std::vector<Link>& links) {
    std::vector<double> lengths;
    lengths.reserve(links.size());
    for (const Link& link : links) {
        lengths.push_back(link.length);
    }
    if (lengths.empty()) {
        return 0.0;
    }
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return *middle;
}

void dropLong(std::vector<Link>& links) {
    const double median = medianLength(links);
    std::erase_if(links, [median](const Link& link) {
        return link.length > median * std::lerp(kLongestAhead, kLongestAside, link.aside);
    });
}

/// Mean distance of the places where chains start from the middle of these.
double spreadOfStarts(const std::vector<LoneJoint>& lone, const std::vector<Link>& links) {
    std::vector<bool> reached(lone.size(), false);
    for (const Link& link : links) {
        reached[link.to] = true;
    }
    std::vector<Vec3> starts;
    Vec3 middle = Vec3::Zero();
    for (const Link& link : links) {
        if (!reached[link.from]) {
            starts.push_back(lone[link.from].position);
            middle += starts.back();
        }
    }
    middle /= static_cast<double>(std::max<std::size_t>(starts.size(), 1));
    double sum = 0.0;
    for (const Vec3& start : starts) {
        sum += (start - middle).norm();
    }
    return sum / static_cast<double>(std::max<std::size_t>(starts.size(), 1));
}

/// What an axis gives.
struct AxisTrial {
    const LocalAxis* axis = nullptr;
    std::vector<Link> links;
    double fit = 0.0; ///< 1: every joint that gets a bone has another joint straight along the axis
    double spread = 0.0;
    double length = 0.0; ///< of all links
};

AxisTrial tryAxis(const std::vector<LoneJoint>& lone, const LocalAxis& axis) {
    Aabb box;
    for (const LoneJoint& joint : lone) {
        box.add(joint.position);
    }
    std::vector<Link> choices;
    double bones = 0.0;
    for (std::size_t i = 0; i < lone.size(); ++i) {
        if (lone[i].bone) {
            addChoices(lone, i, axis, kOnePlace * box.diagonal(), choices);
            bones += 1.0;
        }
    }
    AxisTrial trial{&axis, chainsOf(std::move(choices), lone.size())};
    dropLong(trial.links);
    for (const Link& link : trial.links) {
        trial.fit += (1.0 - link.aside) / bones;
        trial.length += link.length;
    }
    trial.spread = spreadOfStarts(lone, trial.links);
    return trial;
}

bool clearlyLess(double a, double b) {
    return a < (1.0 - kRounding) * b;
}

/// The trial to follow; nothing when none fits.
std::optional<AxisTrial> bestAxis(const std::vector<LoneJoint>& lone) {
    std::vector<AxisTrial> trials;
    double best = 0.0;
    for (const LocalAxis& axis : kLocalAxes) {
        trials.push_back(tryAxis(lone, axis));
        best = std::max(best, trials.back().fit);
    }
    std::optional<AxisTrial> chosen;
    for (AxisTrial& trial : trials) {
        if (trial.fit < std::max(kMinFit, kAboutAsGood * best)) {
            continue;
        }
        if (!chosen || clearlyLess(trial.spread, chosen->spread) ||
            (!clearlyLess(chosen->spread, trial.spread) && clearlyLess(trial.length, chosen->length))) {
            chosen = std::move(trial);
        }
    }
    return chosen;
}

LoneBones bonesOf(const std::vector<LoneJoint>& lone, const AxisTrial& trial) {
    std::vector<const Link*> from(lone.size(), nullptr);
    std::vector<double> lengthBefore(lone.size(), medianLength(trial.links));
    for (const Link& link : trial.links) {
        from[link.from] = &link;
        lengthBefore[link.to] = link.length;
    }
    LoneBones result{trial.axis->name, {}};
    for (std::size_t i = 0; i < lone.size(); ++i) {
        if (!lone[i].bone) {
            continue;
        }
        const Vec3& start = lone[i].position;
        const Vec3 end = from[i] != nullptr
                             ? lone[from[i]->to].position
                             : Vec3(start + lengthBefore[i] * directionOf(lone[i], *trial.axis));
        result.bones.push_back({lone[i].joint, {start, end}, from[i] == nullptr});
    }
    return result;
}

} // namespace

std::vector<LoneRole> loneRoles(const Skeleton& skeleton, const std::vector<bool>& deforms,
                                const std::vector<bool>& ends) {
    const auto children = skeleton.children();
    std::vector<LoneRole> roles(skeleton.size(), LoneRole::None);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        if (joint.parent == kNone && children[j].empty()) {
            roles[j] = deforms[j] && !joint.tail ? LoneRole::Bone
                       : deforms[j] || ends[j]   ? LoneRole::End
                                                 : LoneRole::None;
        }
    }
    return roles;
}

LoneBones findLoneBones(const Skeleton& skeleton, const std::vector<LoneRole>& roles) {
    const std::vector<LoneJoint> lone = gather(skeleton, roles);
    const auto bones = static_cast<std::size_t>(std::ranges::count(roles, LoneRole::Bone));
    if (bones < kFewestJoints || lone.size() > kMaxJoints || turnedAlike(lone)) {
        return {};
    }
    const std::optional<AxisTrial> trial = bestAxis(lone);
    return trial ? bonesOf(lone, *trial) : LoneBones();
}

} // namespace sinew
