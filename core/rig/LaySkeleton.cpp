#include "core/rig/FitTemplate.h"

#include "core/skeleton/HumanoidMap.h"

#include <Eigen/SVD>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// Axes with Y along `bone` and Z near `front`.
Mat3 axesAlong(const Vec3& bone, const Vec3& front) {
    Mat3 axes;
    const Vec3 y = bone.normalized();
    Vec3 z = front - front.dot(y) * y;
    if (!(z.norm() > 0.1)) {
        z = Vec3::UnitY() - y.y() * y; // a bone to the front: up takes its place
    }
    if (!(z.norm() > 0.1)) {
        z = Vec3::UnitX() - y.x() * y;
    }
    z.normalize();
    axes.col(0) = y.cross(z);
    axes.col(1) = y;
    axes.col(2) = z;
    return axes;
}

bool longEnough(const Vec3& bone) {
    return bone.norm() > 1e-12;
}

/// A move of a bone: turned, scaled and moved.
struct BoneMove {
    Mat3 turn = Mat3::Identity();
    double scale = 1.0;
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();

    Vec3 operator()(const Vec3& at) const { return to + scale * (turn * (at - from)); }
};

constexpr std::array<std::string_view, 13> kEssential{
    "hips",          "head",          "leftUpperArm", "leftLowerArm", "leftHand",
    "rightUpperArm", "rightLowerArm", "rightHand",    "leftUpperLeg", "leftLowerLeg",
    "leftFoot",      "rightUpperLeg", "rightLowerLeg"};

/// The bones with the names that a fit of fewer than five fingers has for them: of as many fingers as it has,
/// in their order, whatever they are called ("Index", "Ring", "Little").
std::vector<std::string> withFingersOf(std::vector<std::string> bones, const BodyFit& body) {
    const std::vector<std::string> shown = fingerNames(body.fingers);
    std::vector<std::string> own;
    for (const std::string& finger : fingerNames(5)) {
        if (std::ranges::find(bones, "left" + finger + fingerJoints(finger)[0]) != bones.end()) {
            own.push_back(finger);
        }
    }
    if (own.size() != shown.size() || own == shown || own.front() != shown.front()) {
        return bones;
    }
    for (std::string& bone : bones) {
        const std::size_t side = bone.starts_with("left") ? 4 : bone.starts_with("right") ? 5 : 0;
        for (std::size_t f = 1; f < own.size() && side > 0; ++f) {
            if (bone.compare(side, own[f].size(), own[f]) == 0) {
                bone.replace(side, own[f].size(), shown[f]);
                break;
            }
        }
    }
    return bones;
}

class SkeletonLayer {
public:
    SkeletonLayer(const Skeleton& own, const std::vector<std::string>& bones, const RigFit& fit)
        : m_own(own)
        , m_bones(withFingersOf(bones, fit.body))
        , m_fit(fit)
        , m_places(own.size())
        , m_result{own, std::vector<JointFit>(own.size())} {}

    bool match() {
        std::map<std::string, std::size_t, std::less<>> joints;
        for (std::size_t j = 0; j < m_bones.size(); ++j) {
            if (!m_bones[j].empty()) {
                joints.try_emplace(m_bones[j], j);
            }
        }
        for (const std::string_view bone : kEssential) {
            if (!joints.contains(bone) || !m_fit.body.positions.contains(bone)) {
                return false;
            }
        }
        for (const auto& [bone, joint] : joints) {
            const bool shoulder =
                joints.contains(bone.starts_with("left") ? "leftShoulder" : "rightShoulder");
            if (const FittedPosition* found = positionOf(m_fit.body, bone, shoulder)) {
                set(joint, *found);
            }
        }
        matchSpine(joints);
        matchTail();
        return true;
    }

    FittedSkeleton run() {
        whole();
        std::vector<BoneMove> moves(m_own.size(), m_whole);
        const auto children = m_own.children();
        for (std::size_t j = 0; j < m_own.size(); ++j) {
            const std::int32_t parent = m_own.joints[j].parent;
            const BoneMove before =
                parent == kNone ? m_whole : followed(static_cast<std::size_t>(parent), j, moves);
            moves[j] = before;
            const Vec3 at = m_own.position(j);
            const Vec3 to = m_places[j]
                                ? m_fit.volume->modelFromBody() * m_fit.volume->ontoPlane(m_places[j]->at)
                                : before(at);
            if (m_places[j]) {
                moves[j] = moveOf(j, to, children[j], before);
            }
            Joint& joint = m_result.skeleton.joints[j];
            joint.modelFromJointBind.linear() = moves[j].turn * joint.modelFromJointBind.linear();
            joint.modelFromJointBind.translation() = to;
            if (joint.tail) {
                joint.tail = moves[j](*joint.tail);
            }
            describe(j, to);
        }
        restAsBound(m_result.skeleton);
        return std::move(m_result);
    }

private:
    void set(std::size_t joint, const FittedPosition& position) { m_places[joint] = position; }

    /// All joints on the way from the hips to the neck (or head): at their own fractions of it.
    void matchSpine(const std::map<std::string, std::size_t, std::less<>>& joints) {
        const std::size_t hips = joints.find("hips")->second;
        const auto neck = joints.contains("neck") ? joints.find("neck") : joints.find("head");
        std::vector<std::size_t> path{neck->second};
        while (path.back() != hips && m_own.joints[path.back()].parent != kNone) {
            path.push_back(static_cast<std::size_t>(m_own.joints[path.back()].parent));
        }
        if (path.back() != hips) {
            return;
        }
        std::ranges::reverse(path);
        std::vector<double> along{0.0};
        for (std::size_t i = 1; i < path.size(); ++i) {
            along.push_back(along.back() + (m_own.position(path[i]) - m_own.position(path[i - 1])).norm());
        }
        for (std::size_t i = 1; i + 1 < path.size() && along.back() > 0.0; ++i) {
            set(path[i], {alongLine(m_fit.body.spine, along[i] / along.back()), 0.6, FitReason::Path});
        }
    }

    /// A chain whose names say that it is a tail, at its own shares; behind its last joint a bone as long as
    /// the one before is supposed.
    void matchTail() {
        std::vector<std::size_t> chain;
        for (std::size_t j = 0; j < m_own.size() && !m_fit.body.tail.empty(); ++j) {
            const bool next =
                chain.empty() || m_own.joints[j].parent == static_cast<std::int32_t>(chain.back());
            if (next && saysTail(m_own.joints[j].name) && !m_places[j]) {
                chain.push_back(j);
            }
        }
        std::vector<double> along{0.0};
        for (std::size_t i = 1; i < chain.size(); ++i) {
            along.push_back(along.back() + (m_own.position(chain[i]) - m_own.position(chain[i - 1])).norm());
        }
        const double whole = chain.size() > 1 ? 2.0 * along.back() - along[along.size() - 2] : 1.0;
        for (std::size_t i = 0; i < chain.size() && whole > 0.0; ++i) {
            set(chain[i], {alongLine(m_fit.body.tail, along[i] / whole), 0.6, FitReason::Path});
        }
    }

    static bool saysTail(const std::string& name) {
        return name.find("tail") != std::string::npos || name.find("Tail") != std::string::npos;
    }

    /// Where joints go that hang on nothing matched: with the whole, by the way from the hips to the head.
    void whole() {
        const auto own = [&](std::string_view bone) {
            const auto found = std::ranges::find(m_bones, bone);
            return m_own.position(static_cast<std::size_t>(found - m_bones.begin()));
        };
        const auto fitted = [&](std::string_view bone) {
            return Vec3(m_fit.volume->modelFromBody() *
                        m_fit.volume->ontoPlane(m_fit.body.positions.find(bone)->second.at));
        };
        const Mat3 from = basisOf(own("head") - own("hips"), own("leftUpperLeg") - own("rightUpperLeg"));
        const Mat3 to =
            basisOf(fitted("head") - fitted("hips"), fitted("leftUpperLeg") - fitted("rightUpperLeg"));
        m_whole.turn = to * from.transpose();
        m_whole.scale = (fitted("head") - fitted("hips")).norm() / (own("head") - own("hips")).norm();
        m_whole.from = own("hips");
        m_whole.to = fitted("hips");
        snapTurn();
    }

    static Mat3 basisOf(const Vec3& up, const Vec3& left) {
        Mat3 basis;
        basis.col(1) = up.normalized();
        basis.col(0) = (left - left.dot(basis.col(1)) * basis.col(1)).normalized();
        basis.col(2) = basis.col(0).cross(basis.col(1));
        return basis;
    }

    /// The whole turns by right angles, if by nearly that: roots stay upright.
    void snapTurn() {
        const Mat3 right = m_whole.turn.array().round();
        if ((right - m_whole.turn).norm() < 0.6 && std::abs(right.determinant() - 1.0) < 1e-9) {
            m_whole.turn = right;
        }
    }

    /// How a joint without a place of its own moves: along the bone that it hangs on when it lies in its
    /// direction (twists, ends), otherwise with the whole from where that bone begins.
    BoneMove followed(std::size_t parent, std::size_t joint, const std::vector<BoneMove>& moves) const {
        const BoneMove& bone = moves[parent];
        if (!m_places[parent] || m_places[joint]) {
            return bone;
        }
        const auto children = m_own.children();
        const Vec3 offset = m_own.position(joint) - m_own.position(parent);
        for (const std::int32_t child : children[parent]) {
            const auto c = static_cast<std::size_t>(child);
            const Vec3 along = m_own.position(c) - m_own.position(parent);
            if (m_places[c] && offset.dot(along) >= 0.7 * offset.norm() * along.norm()) {
                return bone;
            }
        }
        const bool last = std::ranges::none_of(children[parent], [&](std::int32_t child) {
            return m_places[static_cast<std::size_t>(child)].has_value();
        });
        if (last) {
            return bone;
        }
        return {m_whole.turn, m_whole.scale, bone.from, bone.to};
    }

    /// The turn that brings the ways to a joint's children nearest to where they go (Kabsch), and the mean of
    /// how much longer they get.
    BoneMove moveOf(std::size_t joint, const Vec3& to, const std::vector<std::int32_t>& children,
                    const BoneMove& before) const {
        BoneMove move = before;
        move.from = m_own.position(joint);
        move.to = to;
        Mat3 sum = Mat3::Zero();
        double own = 0.0;
        double fitted = 0.0;
        Vec3 from = Vec3::Zero();
        Vec3 towards = Vec3::Zero();
        int count = 0;
        for (const std::int32_t child : children) {
            const auto c = static_cast<std::size_t>(child);
            if (!m_places[c]) {
                continue;
            }
            from = m_whole.turn * (m_own.position(c) - move.from);
            towards = m_fit.volume->modelFromBody() * m_fit.volume->ontoPlane(m_places[c]->at) - to;
            if (from.norm() > 1e-12 && towards.norm() > 1e-12) {
                sum += towards * from.transpose();
                own += from.norm();
                fitted += towards.norm();
                ++count;
            }
        }
        if (count == 0) {
            return move;
        }
        move.scale = fitted / own;
        move.turn = (count == 1 ? Quat::FromTwoVectors(from, towards).toRotationMatrix() : rotationOf(sum)) *
                    m_whole.turn;
        return move;
    }

    /// The rotation nearest to a sum of products.
    static Mat3 rotationOf(const Mat3& sum) {
        const Eigen::JacobiSVD<Mat3> svd(sum, Eigen::ComputeFullU | Eigen::ComputeFullV);
        Mat3 signs = Mat3::Identity();
        signs(2, 2) = (svd.matrixU() * svd.matrixV().transpose()).determinant() < 0.0 ? -1.0 : 1.0;
        return svd.matrixU() * signs * svd.matrixV().transpose();
    }

    void describe(std::size_t j, const Vec3& at) {
        JointFit& fit = m_result.joints[j];
        fit.inside = m_fit.volume->inside(m_fit.volume->bodyFromModel() * at);
        if (m_places[j]) {
            fit.confidence = m_places[j]->confidence;
            fit.reason = m_places[j]->reason;
        } else {
            fit.confidence = 0.3;
        }
    }

    const Skeleton& m_own;
    std::vector<std::string> m_bones; ///< #J, by their names
    const RigFit& m_fit;
    std::vector<std::optional<FittedPosition>> m_places;
    FittedSkeleton m_result;
    BoneMove m_whole;
};

} // namespace

std::vector<std::int32_t> mainChildren(const Skeleton& skeleton) {
    const auto children = skeleton.children();
    std::vector<std::int32_t> main(skeleton.size(), kNone);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Vec3 here = skeleton.position(j);
        const std::int32_t parent = skeleton.joints[j].parent;
        const Vec3 before = parent == kNone
                                ? Vec3(Vec3::UnitY())
                                : Vec3(here - skeleton.position(static_cast<std::size_t>(parent)));
        double longest = 0.0;
        for (const std::int32_t child : children[j]) {
            longest = std::max(longest, (skeleton.position(static_cast<std::size_t>(child)) - here).norm());
        }
        double best = -2.0;
        for (const std::int32_t child : children[j]) {
            const auto c = static_cast<std::size_t>(child);
            const Vec3 bone = skeleton.position(c) - here;
            if (!longEnough(bone)) {
                continue;
            }
            const Vec3 ahead = longEnough(before) ? Vec3(before.normalized()) : Vec3(Vec3::UnitY());
            const double straight = bone.normalized().dot(ahead);
            const bool last = children[c].empty();
            if (last && straight < 0.7) {
                continue; // an eye, a jaw: what a head carries, not where it ends
            }
            // helpers inside a bone (twists) lie straight ahead too, but end sooner
            const double score = straight + (last ? 0.0 : 0.5) + 0.2 * bone.norm() / longest;
            if (score > best + 1e-9) {
                best = score;
                main[j] = child;
            }
        }
    }
    return main;
}

void restAsBound(Skeleton& skeleton) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        skeleton.joints[j].parentFromJointRest = skeleton.parentFromJointBind(j);
    }
}

void orientAlongBones(Skeleton& skeleton, const Vec3& front) {
    const std::vector<std::int32_t> main = mainChildren(skeleton);
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        Joint& joint = skeleton.joints[j];
        const Vec3 here = skeleton.position(j);
        if (main[j] != kNone) {
            const Vec3 bone = skeleton.position(static_cast<std::size_t>(main[j])) - here;
            joint.modelFromJointBind.linear() = axesAlong(bone, front);
        } else if (joint.parent != kNone) {
            // the last of a chain goes on as its parent does
            const Vec3 bone = here - skeleton.position(static_cast<std::size_t>(joint.parent));
            joint.modelFromJointBind.linear() =
                axesAlong(longEnough(bone) ? bone : Vec3(Vec3::UnitY()), front);
        }
    }
    restAsBound(skeleton);
}

Expected<FittedSkeleton> laySkeleton(const Skeleton& own, const RigFit& fit) {
    return laySkeleton(own, humanoidBones(own), fit);
}

Expected<FittedSkeleton> laySkeleton(const Skeleton& own, const std::vector<std::string>& bones,
                                     const RigFit& fit) {
    SkeletonLayer layer(own, bones, fit);
    if (!layer.match()) {
        return sinew::fail(ErrorCode::RigTemplateUnmatched, {std::to_string(own.size())});
    }
    return layer.run();
}

} // namespace sinew
