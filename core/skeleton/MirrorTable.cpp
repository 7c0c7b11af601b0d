#include "core/skeleton/MirrorTable.h"

#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

namespace sinew {
namespace {

class FormPairs {
public:
    FormPairs(const Skeleton& skeleton, MirrorTable& table)
        : m_skeleton(skeleton)
        , m_table(table)
        , m_children(skeleton.children())
        , m_form(skeleton.size()) {
        Aabb box;
        std::map<std::vector<int>, int> forms; // of the children's forms
        for (std::size_t j = skeleton.size(); j-- > 0;) {
            box.add(skeleton.position(j));
            std::vector<int> below;
            for (const std::int32_t child : m_children[j]) {
                below.push_back(m_form[static_cast<std::size_t>(child)]);
            }
            std::ranges::sort(below);
            m_form[j] = forms.try_emplace(std::move(below), static_cast<int>(forms.size())).first->second;
        }
        m_size = box.diagonal();
    }

    void run() {
        const std::vector<std::int32_t> roots = m_skeleton.roots();
        if (roots.size() == 1 && m_table.partner[index(roots[0])] == kNone) {
            m_table.partner[index(roots[0])] = roots[0];
        }
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) { // parents first
            const std::int32_t partner = m_table.partner[j];
            if (partner == static_cast<std::int32_t>(j)) {
                below(j);
            } else if (partner > static_cast<std::int32_t>(j)) {
                belowBoth(j, index(partner));
            }
        }
    }

private:
    using ByForm = std::map<int, std::vector<std::int32_t>>;

    static std::size_t index(std::int32_t joint) { return static_cast<std::size_t>(joint); }
    double offPlane(std::int32_t joint) const {
        return m_table.normal.dot(m_skeleton.position(index(joint))) - m_table.offset;
    }
    void pair(std::int32_t a, std::int32_t b) {
        m_table.partner[index(a)] = b;
        m_table.partner[index(b)] = a;
    }

    /// Children without partner, by the form of their branches.
    ByForm freeChildren(std::size_t joint) const {
        ByForm result;
        for (const std::int32_t child : m_children[joint]) {
            if (m_table.partner[index(child)] == kNone) {
                result[m_form[index(child)]].push_back(child);
            }
        }
        return result;
    }

    void below(std::size_t middle) {
        constexpr double clear = 0.002; // of the size: beside the plane
        constexpr double near = 0.05;
        for (const auto& [form, branches] : freeChildren(middle)) {
            if (branches.size() == 2) {
                const double a = offPlane(branches[0]);
                const double b = offPlane(branches[1]);
                if (a * b < 0.0 && std::min(std::abs(a), std::abs(b)) > clear * m_size) {
                    pair(branches[0], branches[1]);
                }
            } else if (branches.size() == 1 && std::abs(offPlane(branches[0])) < near * m_size) {
                pair(branches[0], branches[0]);
            }
        }
    }

    void belowBoth(std::size_t joint, std::size_t partner) {
        const ByForm theirs = freeChildren(partner);
        for (const auto& [form, branches] : freeChildren(joint)) {
            const auto same = theirs.find(form);
            if (branches.size() == 1 && same != theirs.end() && same->second.size() == 1) {
                pair(branches[0], same->second[0]);
            }
        }
    }

    const Skeleton& m_skeleton;
    MirrorTable& m_table;
    std::vector<std::vector<std::int32_t>> m_children;
    std::vector<int> m_form; ///< #J equal numbers: branches of equal form
    double m_size = 0.0;
};

/// Pairs joints that have no partner yet by the form of the branches below them. Two branches of equal form
/// are partners if no third one there has that form, and if either both leave a joint in the middle, to
/// either side of the plane, or each leaves one of two joints that are partners. A branch alone in its form
/// that leaves a middle joint near the plane is in the middle. Finds both sides even of a character that was
/// bound in mid-stride and has no names. O(#J log #J).
void pairByForm(const Skeleton& skeleton, MirrorTable& table) {
    FormPairs(skeleton, table).run();
}

constexpr double kNearFraction = 0.02; ///< of the skeleton's size
constexpr double kSameFraction = 0.01; ///< the same
constexpr double kClearlyMore = 1.1;   ///< another plane than that between all pairs mirrors so much more

class Pairing {
public:
    Pairing(const Skeleton& skeleton, std::optional<int> axis)
        : m_skeleton(skeleton)
        , m_axis(axis) {
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            m_box.add(skeleton.position(j));
            m_bearers[skeleton.joints[j].name].push_back(static_cast<std::int32_t>(j));
        }
    }

    MirrorTable run() const {
        MirrorTable table;
        table.partner.assign(m_skeleton.size(), kNone);
        pairByName(table);
        if (setPlane(table) && (!m_axis || table.normal == Vec3::Unit(*m_axis))) {
            pairTheRest(table);
            return table;
        }
        if (m_axis) { // names tell of other sides than the asked ones
            table.partner.assign(m_skeleton.size(), kNone);
            table.normal = Vec3::Unit(*m_axis);
        }
        MirrorTable best = table;
        for (const Vec3& normal : normals()) {
            for (const double offset : {normal.dot(middleOfRoots()), normal.dot(m_box.center())}) {
                MirrorTable candidate = table;
                candidate.normal = normal;
                candidate.offset = offset;
                pairTheRest(candidate);
                best = better(candidate, best) ? candidate : best;
            }
        }
        return best;
    }

private:
    Vec3 position(std::int32_t joint) const { return m_skeleton.position(static_cast<std::size_t>(joint)); }

    std::vector<Vec3> normals() const {
        return m_axis ? std::vector<Vec3>{Vec3::Unit(*m_axis)}
                      : std::vector<Vec3>{Vec3::UnitX(), Vec3::UnitZ()};
    }

    /// Joints that only nodes stand above which move them: those may be anywhere. Without one, the roots.
    std::vector<std::int32_t> rootBones() const {
        std::vector<std::int32_t> bones;
        std::vector<bool> inBone(m_skeleton.size(), false); // it or one above it is more than a mover
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const Joint& joint = m_skeleton.joints[j];
            const bool below = joint.parent != kNone && inBone[static_cast<std::size_t>(joint.parent)];
            inBone[j] = below || !joint.mover;
            if (inBone[j] && !below) {
                bones.push_back(static_cast<std::int32_t>(j));
            }
        }
        return bones.empty() ? m_skeleton.roots() : bones;
    }

    Vec3 middleOfRoots() const {
        Vec3 sum = Vec3::Zero();
        const std::vector<std::int32_t> roots = rootBones();
        for (const std::int32_t root : roots) {
            sum += position(root) / static_cast<double>(roots.size());
        }
        return sum;
    }

    /// More joints have a partner on the other side; else fewer have none.
    static bool better(const MirrorTable& a, const MirrorTable& b) {
        const auto pairs = [](const MirrorTable& table) {
            std::size_t count = 0;
            for (std::size_t j = 0; j < table.partner.size(); ++j) {
                const std::int32_t partner = table.partner[j];
                count += partner != kNone && static_cast<std::size_t>(partner) != j ? 1 : 0;
            }
            return count;
        };
        return pairs(a) != pairs(b) ? pairs(a) > pairs(b) : a.lonely().size() < b.lonely().size();
    }

    /// The one joint of that name, or kNone.
    std::int32_t only(const std::string& name) const {
        const auto found = m_bearers.find(name);
        return found == m_bearers.end() || found->second.size() != 1 ? kNone : found->second.front();
    }

    void pairByName(MirrorTable& table) const {
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const std::string& name = m_skeleton.joints[j].name;
            const std::string other = otherSideName(name);
            if (!other.empty() && only(name) != kNone) {
                table.partner[j] = only(other);
            }
        }
        for (std::size_t j = 0; j < table.partner.size(); ++j) {
            const std::int32_t other = table.partner[j];
            if (other != kNone &&
                table.partner[static_cast<std::size_t>(other)] != static_cast<std::int32_t>(j)) {
                table.partner[j] = kNone;
            }
        }
    }

    /// The first joint of every pair.
    std::vector<std::size_t> pairsOf(const MirrorTable& table) const {
        std::vector<std::size_t> firsts;
        for (std::size_t j = 0; j < table.partner.size(); ++j) {
            if (table.partner[j] != kNone && static_cast<std::size_t>(table.partner[j]) > j) {
                firsts.push_back(j);
            }
        }
        return firsts;
    }

    /// The plane halfway between the joints of these pairs; false where none lie apart.
    bool setPlaneBetween(std::span<const std::size_t> pairs, MirrorTable& table) const {
        Vec3 sum = Vec3::Zero();
        Vec3 middle = Vec3::Zero();
        for (const std::size_t j : pairs) {
            const Vec3 apart = position(table.partner[j]) - m_skeleton.position(j);
            sum += apart.dot(sum) < 0.0 ? Vec3(-apart) : apart;
            middle += 0.5 * (position(table.partner[j]) + m_skeleton.position(j));
        }
        if (sum.norm() <= 1e-3 * m_box.diagonal()) {
            return false;
        }
        table.normal = sum.normalized();
        // Characters stand straight: what is left of an axis within a degree is the artist's hand.
        for (int axis = 0; axis < 3; ++axis) {
            if (std::abs(table.normal[axis]) > 0.9998) {
                table.normal = Vec3::Unit(axis);
            }
        }
        table.offset = table.normal.dot(middle) / static_cast<double>(pairs.size());
        return true;
    }

    /// The length of the bones that lead to pairs which the plane mirrors.
    double mirroredLength(std::span<const std::size_t> pairs, const MirrorTable& table) const {
        double length = 0.0;
        for (const std::size_t j : pairs) {
            const std::int32_t parent = m_skeleton.joints[j].parent;
            const Vec3 image = table.mirrored(position(table.partner[j]));
            if (parent != kNone &&
                (image - m_skeleton.position(j)).norm() < kSameFraction * m_box.diagonal()) {
                length += (m_skeleton.position(j) - position(parent)).norm();
            }
        }
        return length;
    }

    /// The plane between all pairs, or between those of one that mirrors more of the skeleton: an arm put
    /// elsewhere does not turn it. False without pairs that lie apart. O(#pairs^2).
    bool setPlane(MirrorTable& table) const {
        const std::vector<std::size_t> pairs = pairsOf(table);
        MirrorTable best = table;
        if (!setPlaneBetween(pairs, best)) {
            return false;
        }
        double max = mirroredLength(pairs, best);
        for (const std::size_t j : pairs) {
            MirrorTable candidate = table;
            if (!setPlaneBetween(std::array{j}, candidate)) {
                continue;
            }
            const double length = mirroredLength(pairs, candidate);
            if (length > kClearlyMore * max) {
                max = length;
                best = std::move(candidate);
            }
        }
        table = std::move(best);
        return true;
    }

    /// Whether `joint` stands somewhere below `above`.
    bool hangsOn(std::int32_t joint, std::int32_t above) const {
        std::int32_t at = m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
        while (at != kNone && at != above) {
            at = m_skeleton.joints[static_cast<std::size_t>(at)].parent;
        }
        return at != kNone;
    }

    /// The joint without partner that stands nearest to the mirror image of j, or kNone.
    std::int32_t nearestTo(const Vec3& place, const std::vector<std::int32_t>& free) const {
        std::int32_t nearest = kNone;
        double min = kNearFraction * m_box.diagonal();
        for (const std::int32_t candidate : free) {
            const double distance = (position(candidate) - place).norm();
            if (distance < min) {
                min = distance;
                nearest = candidate;
            }
        }
        return nearest;
    }

    void pairTheRest(MirrorTable& table) const {
        pairByForm(m_skeleton, table);
        const std::vector<std::int32_t> free = table.lonely();
        std::map<std::int32_t, std::int32_t> nearest;
        for (const std::int32_t joint : free) {
            // A joint in the plane is its own partner, even where others share its place.
            const Vec3 image = table.mirrored(position(joint));
            const bool inPlane = (image - position(joint)).norm() < 0.5 * kNearFraction * m_box.diagonal();
            nearest[joint] = inPlane ? joint : nearestTo(image, free);
        }
        for (const std::int32_t joint : free) {
            const std::int32_t other = nearest[joint];
            if (other != kNone && nearest[other] == joint && !hangsOn(joint, other) &&
                !hangsOn(other, joint)) {
                table.partner[static_cast<std::size_t>(joint)] = other;
            }
        }
    }

    const Skeleton& m_skeleton;
    std::optional<int> m_axis;
    Aabb m_box;
    std::map<std::string, std::vector<std::int32_t>> m_bearers;
};

std::int32_t numberOf(const Skeleton& skeleton, const std::string& name) {
    const auto found = std::ranges::find(skeleton.joints, name, &Joint::name);
    return found == skeleton.joints.end() ? kNone
                                          : static_cast<std::int32_t>(found - skeleton.joints.begin());
}

void part(MirrorTable& table, std::int32_t joint) {
    auto& partner = table.partner[static_cast<std::size_t>(joint)];
    if (partner != kNone) {
        table.partner[static_cast<std::size_t>(partner)] = kNone;
    }
    partner = kNone;
}

void obey(const Skeleton& skeleton, const JointPair& pair, MirrorTable& table) {
    const std::int32_t joint = numberOf(skeleton, pair.joint);
    const std::int32_t other = pair.partner.empty() ? kNone : numberOf(skeleton, pair.partner);
    if (joint == kNone || (other == kNone && !pair.partner.empty())) {
        return;
    }
    part(table, joint);
    if (other != kNone) {
        part(table, other);
        table.partner[static_cast<std::size_t>(joint)] = other;
        table.partner[static_cast<std::size_t>(other)] = joint;
    }
}

} // namespace

std::vector<std::int32_t> MirrorTable::lonely() const {
    std::vector<std::int32_t> result;
    for (std::size_t j = 0; j < partner.size(); ++j) {
        if (partner[j] == kNone) {
            result.push_back(static_cast<std::int32_t>(j));
        }
    }
    return result;
}

MirrorTable mirrorTable(const Skeleton& skeleton) {
    return mirrorTable(skeleton, {});
}

MirrorTable mirrorTable(const Skeleton& skeleton, const MirrorChoice& choice) {
    MirrorTable table = Pairing(skeleton, choice.axis).run();
    for (const JointPair& pair : choice.pairs) {
        obey(skeleton, pair, table);
    }
    return table;
}

Mat3 axesAcross(const Skeleton& skeleton, const MirrorTable& table, std::int32_t joint,
                std::int32_t partner) {
    const auto axes = [&](std::int32_t j) -> Mat3 {
        return skeleton.joints[static_cast<std::size_t>(j)].modelFromJointBind.rotation();
    };
    const Mat3 mirror = Mat3::Identity() - 2.0 * table.normal * table.normal.transpose();
    return axes(partner).transpose() * mirror * axes(joint);
}

Quat mirroredTurn(const Skeleton& skeleton, const MirrorTable& table, const Quat& turn, std::int32_t joint,
                  std::int32_t partner) {
    // A reflection turns the axis like any vector and the sense the other way.
    const Vec3 axis = axesAcross(skeleton, table, joint, partner) * turn.vec();
    return Quat(turn.w(), -axis.x(), -axis.y(), -axis.z()).normalized();
}

} // namespace sinew
