#include "core/bake/BakeShapes.h"
#include "core/skeleton/JointAngles.h"
#include "core/skeleton/drivers/MirrorDriver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <utility>

namespace sinew {
namespace {

constexpr double kTurned = 5.0;      ///< degrees: turns by less have no shape
constexpr double kOneAxis = 0.8;     ///< of the swing about an axis: a bend about it
constexpr double kHinge = 45.0;      ///< degrees between bends: a joint whose bends are nearer is a hinge
constexpr double kConesApart = 30.0; ///< degrees between the directions of cones
constexpr std::size_t kMaxCones = 10;
constexpr std::size_t kMaxPairs = 6; ///< of a joint with its parent
constexpr double kAlike = 2.0;       ///< degrees: drivers that differ by less are one
constexpr double kNodeMoves = 15.0;  ///< degrees to the nearest pose: shapes stand no farther from kNodes
constexpr float kOn = 0.3F;          ///< what is never on so far is not known where it is wholly on
constexpr double kLastNode = 0.85;   ///< of the largest angle: no shape stands between
constexpr double kRadian = std::numbers::pi / 180.0;

/// Bends where a shape may stand, degrees.
constexpr std::array kNodes{30.0, 60.0, 90.0, 120.0};

/// What a fitted pose does to a joint.
struct Turn {
    std::size_t pose = 0;
    JointAngles angles;
};

double angleBetween(const Vec3& a, const Vec3& b) {
    return std::atan2(a.cross(b).norm(), a.dot(b)) / kRadian;
}

Quat swingOf(const Vec3& bend) {
    const double angle = bend.norm();
    return angle > 0.0 ? Quat(Eigen::AngleAxisd(angle * kRadian, bend / angle)) : Quat::Identity();
}

double rounded(double degrees) {
    return std::max(5.0, 5.0 * std::round(degrees / 5.0));
}

/// Angles where a shape may stand, ascending, 0 first and the largest last: kNodes, each moved to the nearest
/// angle of a fitted pose. Where no pose is near nothing says what a shape there should be.
std::vector<double> nodesOf(const std::vector<double>& angles) {
    std::vector<double> nodes{0.0};
    const double largest = angles.empty() ? 0.0 : std::ranges::max(angles);
    for (const double wanted : kNodes) {
        double nearest = largest;
        for (const double angle : angles) {
            nearest = std::abs(angle - wanted) < std::abs(nearest - wanted) ? angle : nearest;
        }
        if (std::abs(nearest - wanted) <= kNodeMoves && wanted < kLastNode * largest &&
            rounded(nearest) > nodes.back() && rounded(nearest) < rounded(largest)) {
            nodes.push_back(rounded(nearest));
        }
    }
    nodes.push_back(std::min(rounded(largest), kMaxAngle));
    return nodes;
}

/// Takes at most `count` of (what, where in degrees), each farthest from the bind pose and all before it,
/// while it is kConesApart from them.
template<typename Where, typename What, typename Take>
void farthestApart(const std::vector<std::pair<What, Where>>& all, std::size_t count, const Take& take) {
    std::vector<Where> chosen{Where::Zero()};
    while (chosen.size() <= count) {
        const std::pair<What, Where>* farthest = nullptr;
        double apart = kConesApart;
        for (const auto& each : all) {
            double near = std::numeric_limits<double>::infinity();
            for (const Where& other : chosen) {
                near = std::min(near, (each.second - other).norm());
            }
            if (near > apart) {
                apart = near;
                farthest = &each;
            }
        }
        if (!farthest) {
            return;
        }
        chosen.push_back(farthest->second);
        take(farthest->first);
    }
}

/// From `zero` to `full` degrees, then on.
std::vector<DriverKey> rampKeys(double sign, double zero, double full) {
    return {{sign * zero, 0.0}, {sign * full, 1.0}};
}

std::vector<DriverKey> hatKeys(double sign, double before, double peak, double after) {
    return {{sign * before, 0.0}, {sign * peak, 1.0}, {sign * after, 0.0}};
}

/// Writes down what a skeleton's joints could have shapes for.
class CandidateList {
public:
    CandidateList(const BakeInput& input, const Skeleton& skeleton, const BakeMotion& motion)
        : m_input(input)
        , m_skeleton(skeleton)
        , m_motion(motion) {
        for (std::size_t pose = 0; pose < motion.poses(); ++pose) {
            if (!input.poses[pose].heldOut) {
                m_fitted.push_back(pose);
            }
        }
    }

    std::vector<ShapeCandidate> make() {
        for (std::size_t j = 0; j < m_input.scene->skeleton.size(); ++j) {
            const auto joint = static_cast<std::int32_t>(j);
            if (canDrive(m_skeleton, joint)) {
                listJoint(joint);
            }
        }
        pairUp();
        mirrorAll();
        std::erase_if(m_list, [](const ShapeCandidate& each) { return each.values.maxCoeff() < kOn; });
        std::ranges::stable_sort(m_list, {}, &ShapeCandidate::joint);
        connect();
        return std::move(m_list);
    }

private:
    const std::string& nameOfJoint(std::int32_t joint) const {
        return m_skeleton.joints[static_cast<std::size_t>(joint)].name;
    }
    /// Its name in those of shapes: without a name space, since Godot 3 cuts paths of shapes at colons.
    std::string wordOf(std::int32_t joint) const {
        const std::string& name = nameOfJoint(joint);
        const std::size_t colon = name.rfind(':');
        return colon == std::string::npos || colon + 1 == name.size() ? name : name.substr(colon + 1);
    }
    Mat3 turnOfJoint(std::int32_t joint) const {
        return m_skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind.linear();
    }
    JointAngles anglesIn(std::size_t pose, std::int32_t joint) const {
        return jointAngles(m_skeleton, m_motion.pose(pose), joint);
    }

    void listJoint(std::int32_t joint) {
        std::vector<Turn> bends;
        std::array<std::vector<double>, 2> twists; // of either sense
        for (const std::size_t pose : m_fitted) {
            const JointAngles angles = anglesIn(pose, joint);
            if (angles.swing >= kTurned) {
                bends.push_back({pose, angles});
            }
            if (std::abs(angles.twist) >= kTurned) {
                twists[angles.twist < 0.0 ? 1 : 0].push_back(std::abs(angles.twist));
            }
        }
        listBends(joint, bends);
        listKeys(joint, JointAngle::Twist, 1.0, twists[0], "twist");
        listKeys(joint, JointAngle::Twist, -1.0, twists[1], "untwist");
    }

    void listBends(std::int32_t joint, const std::vector<Turn>& bends) {
        if (bends.empty()) {
            return;
        }
        const auto largest =
            std::ranges::max_element(bends, {}, [](const Turn& turn) { return turn.angles.swing; });
        const Vec3 main = largest->angles.bend;
        const bool hinge = std::ranges::all_of(
            bends, [&](const Turn& turn) { return angleBetween(turn.angles.bend, main) < kHinge; });
        bool aligned = false;
        for (int axis = 0; axis < 3; ++axis) {
            for (const double sign : {1.0, -1.0}) {
                std::vector<double> reached;
                for (const Turn& turn : bends) {
                    const double along = sign * turn.angles.bend[axis];
                    if (along >= std::max(kTurned, kOneAxis * turn.angles.swing)) {
                        reached.push_back(along);
                    }
                }
                aligned = aligned || !reached.empty();
                const auto angle = static_cast<JointAngle>(static_cast<int>(JointAngle::BendX) + axis);
                listKeys(joint, angle, sign, reached,
                         hinge ? "" : directionOf(joint, sign * 90.0 * Vec3::Unit(axis)));
            }
        }
        if (hinge && !aligned) {
            std::vector<double> swings;
            swings.reserve(bends.size());
            for (const Turn& turn : bends) {
                swings.push_back(turn.angles.swing);
            }
            listKeys(joint, JointAngle::Swing, 1.0, swings, "");
        }
        if (!hinge) {
            listCones(joint, bends);
        }
    }

    /// Ramps and hats between the angles that fitted poses have; none: nothing.
    void listKeys(std::int32_t joint, JointAngle angle, double sign, const std::vector<double>& reached,
                  const std::string& what) {
        if (reached.empty()) {
            return;
        }
        const std::vector<double> nodes = nodesOf(reached);
        for (std::size_t to = nodes.size() - 1; to > 0; --to) {
            for (std::size_t from = 0; from < to; ++from) {
                add(joint, angle, rampKeys(sign, nodes[from], nodes[to]), {}, what, nodes[to]);
            }
            if (to + 1 < nodes.size()) {
                add(joint, angle, hatKeys(sign, nodes[to - 1], nodes[to], nodes[to + 1]), {}, what,
                    nodes[to]);
            }
        }
    }

    void listCones(std::int32_t joint, const std::vector<Turn>& bends) {
        std::vector<std::pair<Vec3, Vec3>> all;
        all.reserve(bends.size());
        for (const Turn& turn : bends) {
            all.emplace_back(turn.angles.bend, turn.angles.bend);
        }
        farthestApart<Vec3>(all, kMaxCones, [&](const Vec3& bend) { addCone(joint, bend); });
    }

    void addCone(std::int32_t joint, const Vec3& bend) {
        const DriverPose from{nameOfJoint(joint), drivenDegrees(swingOf(bend))};
        for (const double part : {1.0, 0.6}) {
            add(joint, JointAngle::Swing, {{0.0, 1.0}, {part * bend.norm(), 0.0}}, {from},
                directionOf(joint, bend), rounded(bend.norm()));
        }
    }

    /// Joints that turn together: any two where a pose turns no other, each with its parent where poses turn
    /// more, at up to kMaxPairs of these, those farthest apart.
    void pairUp() {
        std::map<std::int32_t, std::vector<std::size_t>> among;
        for (const std::size_t pose : m_fitted) {
            const std::vector<std::int32_t> turned = turnedIn(pose);
            if (turned.size() == 2) {
                addPair(turned[1], turned[0], pose);
                continue;
            }
            for (const std::int32_t joint : turned) {
                if (std::ranges::binary_search(turned, parentOf(joint))) {
                    among[joint].push_back(pose);
                }
            }
        }
        for (const auto& [joint, poses] : among) {
            pairWithParent(joint, poses);
        }
    }

    void pairWithParent(std::int32_t joint, const std::vector<std::size_t>& poses) {
        using Bends = Eigen::Vector<double, 6>;
        std::vector<std::pair<std::size_t, Bends>> all;
        for (const std::size_t pose : poses) {
            all.emplace_back(pose, Bends::Zero());
            all.back().second << anglesIn(pose, joint).bend, anglesIn(pose, parentOf(joint)).bend;
        }
        farthestApart<Bends>(all, kMaxPairs,
                             [&](std::size_t pose) { addPair(joint, parentOf(joint), pose); });
    }

    std::int32_t parentOf(std::int32_t joint) const {
        return m_skeleton.joints[static_cast<std::size_t>(joint)].parent;
    }

    /// Joints that the pose bends enough for a shape. Ascending.
    std::vector<std::int32_t> turnedIn(std::size_t pose) const {
        std::vector<std::int32_t> turned;
        for (std::size_t j = 0; j < m_input.scene->skeleton.size(); ++j) {
            const auto joint = static_cast<std::int32_t>(j);
            if (canDrive(m_skeleton, joint) && anglesIn(pose, joint).swing >= kTurned) {
                turned.push_back(joint);
            }
        }
        return turned;
    }

    void addPair(std::int32_t joint, std::int32_t above, std::size_t pose) {
        const Vec3 bend = anglesIn(pose, joint).bend;
        const Vec3 other = anglesIn(pose, above).bend;
        const std::vector<DriverPose> from{{nameOfJoint(joint), drivenDegrees(swingOf(bend))},
                                           {nameOfJoint(above), drivenDegrees(swingOf(other))}};
        add(joint, JointAngle::Swing, {{0.0, 1.0}, {std::min(bend.norm(), other.norm()), 0.0}}, from,
            wordOf(above), rounded(bend.norm()));
    }

    /// Where a turn brings the joint's bone, as a word: the largest part of its path. Left is +X.
    std::string directionOf(std::int32_t joint, const Vec3& bend) const {
        const Vec3 axis = boneAxis(m_skeleton, joint);
        const Vec3 path = turnOfJoint(joint) * (swingOf(bend) * axis - axis);
        Eigen::Index largest = 0;
        path.cwiseAbs().maxCoeff(&largest);
        static constexpr std::array<std::array<const char*, 2>, 3> kWords{
            {{"left", "right"}, {"up", "down"}, {"front", "back"}}};
        return kWords[static_cast<std::size_t>(largest)][path[largest] < 0.0 ? 1 : 0];
    }

    void add(std::int32_t joint, JointAngle angle, std::vector<DriverKey> keys, std::vector<DriverPose> from,
             const std::string& what, double degrees) {
        std::ranges::sort(keys, {}, &DriverKey::angle);
        JointDriver driver{nameOfJoint(joint), angle,          DriverChannel::Shape, {},
                           std::move(keys),    std::move(from)};
        addOnce({std::move(driver), joint, what, degrees});
    }

    void addOnce(ShapeCandidate candidate) {
        if (std::ranges::any_of(m_list, [&](const ShapeCandidate& other) {
                return other.joint == candidate.joint && alike(other.driver, candidate.driver);
            })) {
            return;
        }
        candidate.name = wordOf(candidate.joint) + (candidate.what.empty() ? "" : "_" + candidate.what) +
                         "_" + std::to_string(static_cast<int>(std::lround(candidate.degrees)));
        evaluate(candidate);
        m_list.push_back(std::move(candidate));
    }

    /// The images of all on the other side: partners count as one shape, and both sides get the same.
    void mirrorAll() {
        const std::vector<ShapeCandidate> own = m_list;
        for (const ShapeCandidate& each : own) {
            const Expected<JointDriver> image = mirroredDriver(m_skeleton, m_input.mirror, each.driver, {});
            if (image) {
                const std::int32_t joint = m_skeleton.find(image->joint);
                addOnce({*image, joint, mirroredWord(each.what, *image), each.degrees});
            }
        }
    }

    std::string mirroredWord(const std::string& what, const JointDriver& image) const {
        static const std::map<std::string, std::string> kOpposites{
            {"left", "right"}, {"right", "left"}, {"twist", "untwist"}, {"untwist", "twist"}};
        const auto opposite = kOpposites.find(what);
        const std::string word = opposite == kOpposites.end() ? what : opposite->second;
        return image.from.size() == 2 ? wordOf(m_skeleton.find(image.from[1].joint)) : word;
    }

    static bool alike(const JointDriver& a, const JointDriver& b) {
        const bool keys = std::ranges::equal(a.keys, b.keys, [](const DriverKey& x, const DriverKey& y) {
            return x.value == y.value && std::abs(x.angle - y.angle) < kAlike;
        });
        const bool from = std::ranges::equal(a.from, b.from, [](const DriverPose& x, const DriverPose& y) {
            const Quat apart = drivenTurn(x.degrees).conjugate() * drivenTurn(y.degrees);
            return x.joint == y.joint && apart.vec().norm() < std::sin(0.5 * kAlike * kRadian);
        });
        return a.angle == b.angle && keys && from;
    }

    /// Says of each candidate which one is its partner, if the other side has it.
    void connect() {
        for (std::size_t c = 0; c < m_list.size(); ++c) {
            m_list[c].partner = c;
        }
        for (std::size_t c = 0; c < m_list.size(); ++c) {
            const auto image = mirroredDriver(m_skeleton, m_input.mirror, m_list[c].driver, {});
            for (std::size_t other = 0; image && other < m_list.size(); ++other) {
                if (other != c && m_list[other].partner == other && m_list[c].partner == c &&
                    m_list[other].driver.joint == image->joint && alike(m_list[other].driver, *image)) {
                    m_list[c].partner = other;
                    m_list[other].partner = c;
                }
            }
        }
    }

    void evaluate(ShapeCandidate& candidate) const {
        const DriverRig rig(m_skeleton, {candidate.driver});
        candidate.values.resize(static_cast<Eigen::Index>(m_fitted.size()));
        for (std::size_t p = 0; p < m_fitted.size(); ++p) {
            const std::vector<ShapeWeight> weights = rig.shapes(m_motion.pose(m_fitted[p]));
            candidate.values[static_cast<Eigen::Index>(p)] =
                weights.empty() ? 0.0F : static_cast<float>(weights.front().weight);
        }
    }

    const BakeInput& m_input;
    const Skeleton& m_skeleton;
    const BakeMotion& m_motion;
    std::vector<std::size_t> m_fitted;
    std::vector<ShapeCandidate> m_list;
};

} // namespace

std::vector<ShapeCandidate> shapeCandidates(const BakeInput& input, const Skeleton& skeleton,
                                            const BakeMotion& motion) {
    return CandidateList(input, skeleton, motion).make();
}

} // namespace sinew
