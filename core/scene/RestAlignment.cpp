#include "core/scene/Retarget.h"

#include "core/skeleton/HumanoidMap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <string_view>

namespace sinew {
namespace {

using namespace std::string_view_literals;

/// Bones whose direction is a matter of where a rigger put the joints, not of the pose: they keep theirs.
constexpr std::array kKept{"hips"sv, "spine"sv, "chest"sv,    "upperChest"sv, "neck"sv, "head"sv,
                           "jaw"sv,  "Eye"sv,   "Shoulder"sv, "Foot"sv,       "Toes"sv};
/// Bones that point to another one, of several below them.
constexpr std::array<std::array<std::string_view, 2>, 5> kNext{{{"UpperArm"sv, "LowerArm"sv},
                                                                {"LowerArm"sv, "Hand"sv},
                                                                {"Hand"sv, "MiddleProximal"sv},
                                                                {"UpperLeg"sv, "LowerLeg"sv},
                                                                {"LowerLeg"sv, "Foot"sv}}};
constexpr double kStraight = 25.0 * std::numbers::pi / 180.0; ///< a turn that is no other way of standing

std::string_view withoutSide(std::string_view bone) {
    for (const std::string_view side : {"left"sv, "right"sv}) {
        if (bone.starts_with(side)) {
            bone.remove_prefix(side.size());
        }
    }
    return bone;
}

bool keepsDirection(std::string_view bone) {
    return std::ranges::find(kKept, withoutSide(bone)) != kKept.end();
}

/// Left and up of a human, as columns beside forward; nothing where the names do not tell.
std::optional<Mat3> standing(const Skeleton& skeleton) {
    const HumanoidMap map = findHumanoid(skeleton);
    const auto bone = [&](std::string_view name) {
        const auto table = humanoidBoneTable();
        const auto row = std::ranges::find(table, name, &HumanoidBone::name);
        return row == table.end() ? kNone : map[static_cast<std::size_t>(row - table.begin())];
    };
    const std::int32_t hips = bone("hips");
    const std::int32_t left = bone("leftUpperLeg");
    const std::int32_t right = bone("rightUpperLeg");
    std::int32_t top = bone("head");
    for (const char* name : {"neck", "chest", "spine"}) {
        top = top == kNone ? bone(name) : top;
    }
    if (hips == kNone || left == kNone || right == kNone || top == kNone) {
        return std::nullopt;
    }
    const auto at = [&](std::int32_t joint) { return skeleton.position(static_cast<std::size_t>(joint)); };
    const Vec3 up = (at(top) - at(hips)).normalized();
    const Vec3 side = at(left) - at(right);
    const Vec3 across = side - up * up.dot(side);
    if (!(across.norm() > 1e-6 * side.norm()) || !up.allFinite()) {
        return std::nullopt;
    }
    Mat3 axes;
    axes.col(0) = across.normalized();
    axes.col(1) = up;
    axes.col(2) = axes.col(0).cross(up);
    return axes;
}

/// The turn by right angles that is nearest.
Mat3 rightAngled(const Mat3& turn) {
    Mat3 best = Mat3::Identity();
    for (int x = 0; x < 3; ++x) {
        for (int y = 0; y < 3; ++y) {
            for (const auto& [sx, sy] : {std::pair(1.0, 1.0), {1.0, -1.0}, {-1.0, 1.0}, {-1.0, -1.0}}) {
                Mat3 candidate;
                candidate.col(0) = sx * Vec3::Unit(x);
                candidate.col(1) = sy * Vec3::Unit(y);
                candidate.col(2) = candidate.col(0).cross(candidate.col(1));
                if (x != y && candidate.cwiseProduct(turn).sum() > best.cwiseProduct(turn).sum() + 1e-9) {
                    best = candidate;
                }
            }
        }
    }
    return best;
}

Quat facingOf(const Skeleton& from, const Skeleton& to) {
    const auto a = standing(from);
    const auto b = standing(to);
    if (!a || !b) {
        return Quat::Identity();
    }
    const Mat3 turn = *b * a->transpose();
    const bool straight = Quat(turn).angularDistance(Quat::Identity()) < kStraight;
    return straight ? Quat::Identity() : Quat(rightAngled(turn));
}

class Aligner {
public:
    Aligner(const Skeleton& from, const Skeleton& to, std::span<const std::int32_t> jointOf)
        : m_from(from)
        , m_to(to)
        , m_bones(humanoidBones(to)) {
        m_rest.source.assign(to.size(), kNone);
        for (std::size_t j = 0; j < jointOf.size(); ++j) {
            if (jointOf[j] != kNone) {
                m_rest.source[static_cast<std::size_t>(jointOf[j])] = static_cast<std::int32_t>(j);
            }
        }
        m_rest.facing = facingOf(from, to);
    }

    RestAlignment run() {
        const std::vector<std::vector<std::int32_t>> below = matchedBelow();
        for (std::size_t j = 0; j < m_to.size(); ++j) {
            const std::int32_t parent = m_to.joints[j].parent;
            Quat laid = parent == kNone ? Quat::Identity() : m_rest.laid[static_cast<std::size_t>(parent)];
            if (keepsDirection(m_bones[j])) {
                laid = Quat::Identity();
            } else if (const std::int32_t end = endOf(j, below[j]); end != kNone) {
                const Vec3 own = m_to.position(static_cast<std::size_t>(end)) - m_to.position(j);
                laid = (Quat::FromTwoVectors(laid * own, sourceOffset(j, end)) * laid).normalized();
            }
            m_rest.laid.push_back(laid);
        }
        findMover();
        findFeet();
        return std::move(m_rest);
    }

private:
    Vec3 sourcePosition(std::size_t joint) const {
        return m_rest.facing * m_from.position(static_cast<std::size_t>(m_rest.source[joint]));
    }
    Vec3 sourceOffset(std::size_t joint, std::int32_t end) const {
        return sourcePosition(static_cast<std::size_t>(end)) - sourcePosition(joint);
    }

    /// Of every joint those with a counterpart that have none with one in between.
    std::vector<std::vector<std::int32_t>> matchedBelow() const {
        std::vector<std::vector<std::int32_t>> below(m_to.size());
        for (std::size_t j = 0; j < m_to.size(); ++j) {
            std::int32_t above = m_to.joints[j].parent;
            while (above != kNone && m_rest.source[static_cast<std::size_t>(above)] == kNone) {
                above = m_to.joints[static_cast<std::size_t>(above)].parent;
            }
            if (above != kNone && m_rest.source[j] != kNone) {
                below[static_cast<std::size_t>(above)].push_back(static_cast<std::int32_t>(j));
            }
        }
        return below;
    }

    /// Where the bone of a joint ends that is to point as its counterpart's, or kNone.
    std::int32_t endOf(std::size_t joint, const std::vector<std::int32_t>& below) const {
        if (m_rest.source[joint] == kNone) {
            return kNone;
        }
        const std::string_view bone = withoutSide(m_bones[joint]);
        const auto row = std::ranges::find(kNext, bone, [](const auto& pair) { return pair[0]; });
        std::int32_t end = below.size() == 1 && row == kNext.end() ? below.front() : kNone;
        for (const std::int32_t each : below) {
            const bool next =
                row != kNext.end() && withoutSide(m_bones[static_cast<std::size_t>(each)]) == (*row)[1];
            end = next ? each : end;
        }
        if (end == kNone) {
            return kNone;
        }
        const Vec3 own = m_to.position(static_cast<std::size_t>(end)) - m_to.position(joint);
        return own.norm() > 0.0 && sourceOffset(joint, end).norm() > 0.0 ? end : kNone;
    }

    void findMover() {
        for (std::size_t j = 0; j < m_to.size(); ++j) {
            if (m_rest.source[j] == kNone) {
                continue;
            }
            if (m_bones[j] == "hips" || m_rest.mover == kNone) {
                m_rest.mover = static_cast<std::int32_t>(j);
            }
            if (m_bones[j] == "hips") {
                break;
            }
        }
        if (m_rest.mover == kNone) {
            return;
        }
        m_rest.boundHeight = sourcePosition(static_cast<std::size_t>(m_rest.mover)).y();
        m_rest.lowest = m_rest.boundHeight;
        for (std::size_t j = 0; j < m_from.size(); ++j) {
            m_rest.lowest = std::min(m_rest.lowest, (m_rest.facing * m_from.position(j)).y());
        }
        m_rest.scale = lengthRatio();
    }

    void findFeet() {
        for (std::size_t j = 0; j < m_to.size(); ++j) {
            const std::string_view bone = withoutSide(m_bones[j]);
            if (m_rest.source[j] != kNone && (bone == "Foot" || bone == "Toes")) {
                m_rest.feet.push_back(static_cast<std::int32_t>(j));
            }
        }
    }

    /// Of the legs; without any, of all bones that both have.
    double lengthRatio() const {
        for (const bool legs : {true, false}) {
            double own = 0.0;
            double theirs = 0.0;
            for (std::size_t j = 0; j < m_to.size(); ++j) {
                const std::int32_t above = matchedAbove(j);
                const std::string_view bone = withoutSide(m_bones[j]);
                if (above == kNone || (legs && bone != "LowerLeg" && bone != "Foot")) {
                    continue;
                }
                own += (m_to.position(j) - m_to.position(static_cast<std::size_t>(above))).norm();
                theirs += sourceOffset(static_cast<std::size_t>(above), static_cast<std::int32_t>(j)).norm();
            }
            if (own > 0.0 && theirs > 0.0) {
                return own / theirs;
            }
        }
        return 1.0;
    }

    std::int32_t matchedAbove(std::size_t joint) const {
        std::int32_t above = m_rest.source[joint] == kNone ? kNone : m_to.joints[joint].parent;
        while (above != kNone && m_rest.source[static_cast<std::size_t>(above)] == kNone) {
            above = m_to.joints[static_cast<std::size_t>(above)].parent;
        }
        return above;
    }

    const Skeleton& m_from;
    const Skeleton& m_to;
    std::vector<std::string> m_bones;
    RestAlignment m_rest;
};

} // namespace

Vec3 RestAlignment::startOf(const Vec3& first) const {
    const double aboveGround = boundHeight - lowest;
    const bool fromGround = std::abs(first.y() - aboveGround) < std::abs(first.y() - boundHeight);
    return {first.x(), fromGround ? aboveGround : boundHeight, first.z()};
}

RestAlignment alignRest(const Skeleton& from, const Skeleton& to, std::span<const std::int32_t> jointOf) {
    return Aligner(from, to, jointOf).run();
}

} // namespace sinew
