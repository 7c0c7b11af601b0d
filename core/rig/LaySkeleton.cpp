#include "core/rig/FitTemplate.h"
#include "core/rig/OrientJoints.h"
#include "core/skeleton/HumanoidBones.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// A move of a bone: turned, scaled and moved.
struct BoneMove {
    Mat3 turn = Mat3::Identity();
    double scale = 1.0;
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();

    Vec3 operator()(const Vec3& at) const { return to + scale * (turn * (at - from)); }
};

constexpr std::array<std::string_view, 13> kEssential{
    "hips",          "head",         "leftUpperArm", "leftLowerArm",  "leftHand",
    "rightUpperArm", "rightLowerArm", "rightHand",   "leftUpperLeg", "leftLowerLeg",
    "leftFoot",      "rightUpperLeg", "rightLowerLeg"};

class SkeletonLayer {
public:
    SkeletonLayer(const Skeleton& own, const std::vector<std::string>& bones, const RigFit& fit)
        : m_own(own)
        , m_bones(bones)
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
            if (!joints.contains(bone)) {
                return false;
            }
        }
        for (const auto& [bone, joint] : joints) {
            if (const auto place = m_fit.body.places.find(bone); place != m_fit.body.places.end()) {
                set(joint, place->second);
            }
        }
        matchSpine(joints);
        return true;
    }

    FittedSkeleton run() {
        whole();
        std::vector<BoneMove> moves(m_own.size(), m_whole);
        const auto main = boundChildren();
        for (std::size_t j = 0; j < m_own.size(); ++j) {
            const std::int32_t parent = m_own.joints[j].parent;
            const BoneMove before = parent == kNone ? m_whole : moves[static_cast<std::size_t>(parent)];
            moves[j] = before;
            const Vec3 at = m_own.position(j);
            const Vec3 to = m_places[j] ? m_fit.volume->modelFromBody() * m_places[j]->at : before(at);
            if (m_places[j]) {
                moves[j] = moveOf(j, to, main[j], before);
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
    void set(std::size_t joint, const FittedPlace& place) { m_places[joint] = place; }

    /// All joints on the way from the hips to the neck (or head): at their own shares of it.
    void matchSpine(const std::map<std::string, std::size_t, std::less<>>& joints) {
        const std::size_t hips = joints.find("hips")->second;
        const auto neck = joints.contains("neck") ? joints.find("neck") : joints.find("head");
        std::vector<std::size_t> way{neck->second};
        while (way.back() != hips && m_own.joints[way.back()].parent != kNone) {
            way.push_back(static_cast<std::size_t>(m_own.joints[way.back()].parent));
        }
        if (way.back() != hips) {
            return;
        }
        std::ranges::reverse(way);
        std::vector<double> along{0.0};
        for (std::size_t i = 1; i < way.size(); ++i) {
            along.push_back(along.back() + (m_own.position(way[i]) - m_own.position(way[i - 1])).norm());
        }
        for (std::size_t i = 1; i + 1 < way.size() && along.back() > 0.0; ++i) {
            set(way[i], {alongLine(m_fit.body.spine, along[i] / along.back()), 0.6, FitReason::Path});
        }
    }

    /// Where joints go that hang on nothing matched: with the whole, by the way from the hips to the head.
    void whole() {
        const auto own = [&](std::string_view bone) {
            const auto found = std::ranges::find(m_bones, bone);
            return m_own.position(static_cast<std::size_t>(found - m_bones.begin()));
        };
        const auto fitted = [&](std::string_view bone) {
            return Vec3(m_fit.volume->modelFromBody() * m_fit.body.places.find(bone)->second.at);
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

    /// Of every joint the one that ends its bone, among those with places of their own.
    std::vector<std::int32_t> boundChildren() const {
        std::vector<std::int32_t> result(m_own.size(), kNone);
        const auto children = m_own.children();
        const std::vector<std::int32_t> main = mainChildren(m_own);
        for (std::size_t j = 0; j < m_own.size(); ++j) {
            const std::int32_t first = main[j];
            if (first != kNone && m_places[static_cast<std::size_t>(first)]) {
                result[j] = first;
                continue;
            }
            for (const std::int32_t child : children[j]) {
                if (m_places[static_cast<std::size_t>(child)] && result[j] == kNone) {
                    result[j] = child;
                }
            }
        }
        return result;
    }

    BoneMove moveOf(std::size_t joint, const Vec3& to, std::int32_t child, const BoneMove& before) const {
        BoneMove move = before;
        move.from = m_own.position(joint);
        move.to = to;
        if (child == kNone) {
            return move;
        }
        const auto c = static_cast<std::size_t>(child);
        const Vec3 own = m_own.position(c) - move.from;
        const Vec3 fitted = m_fit.volume->modelFromBody() * m_places[c]->at - to;
        if (own.norm() > 1e-12 && fitted.norm() > 1e-12) {
            const Vec3 turned = m_whole.turn * own;
            move.turn = Quat::FromTwoVectors(turned, fitted).toRotationMatrix() * m_whole.turn;
            move.scale = fitted.norm() / own.norm();
        }
        return move;
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
    const std::vector<std::string>& m_bones;
    const RigFit& m_fit;
    std::vector<std::optional<FittedPlace>> m_places;
    FittedSkeleton m_result;
    BoneMove m_whole;
};

} // namespace

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
