#include "resources/sample/Rig.h"

#include "resources/sample/Anatomy.h"

#include <string>

namespace sinew::sample {
namespace {

using namespace anatomy;

/// Adds joints by name; positions first, axes when every bone is known.
class RigBuilder {
public:
    void add(const std::string& name, const std::string& parent, const Vec3& head, const Vec3& tail) {
        Joint joint;
        joint.name = name;
        joint.parent = parent.empty() ? kNone : m_skeleton.find(parent);
        joint.modelFromJointBind = frame(head, tail);
        m_skeleton.joints.push_back(std::move(joint));
    }

    Skeleton finish() {
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            m_skeleton.joints[j].parentFromJointRest = m_skeleton.parentFromJointBind(j);
        }
        return std::move(m_skeleton);
    }

private:
    /// +Y along the bone, +Z as far forward as that allows.
    static Transform frame(const Vec3& head, const Vec3& tail) {
        const Vec3 y = (tail - head).normalized();
        const Vec3 forward = std::abs(y.z()) > 0.9 ? Vec3(Vec3::UnitY()) : Vec3(Vec3::UnitZ());
        const Vec3 x = y.cross(forward).normalized();
        Transform transform = Transform::Identity();
        transform.linear().col(0) = x;
        transform.linear().col(1) = y;
        transform.linear().col(2) = x.cross(y);
        transform.translation() = head;
        return transform;
    }

    Skeleton m_skeleton;
};

Vec3 onSide(const Vec3& p, double side) {
    return {side * p.x(), p.y(), p.z()};
}

void addArm(RigBuilder& rig, const std::string& name, double side) {
    const auto at = [&](const Vec3& p) { return onSide(p, side); };
    const std::array<Digit, 5> fingers = digits();
    rig.add(name + "Shoulder", "Spine2", at(clavicle), at(shoulder));
    rig.add(name + "Arm", name + "Shoulder", at(shoulder), at(elbow));
    rig.add(name + "ForeArm", name + "Arm", at(elbow), at(wrist));
    rig.add(name + "Hand", name + "ForeArm", at(wrist), at(fingers[2].joints[0]));
    constexpr std::array<const char*, 5> digitNames{"Thumb", "Index", "Middle", "Ring", "Pinky"};
    for (std::size_t d = 0; d < digitNames.size(); ++d) {
        const std::string digit = name + "Hand" + digitNames[d];
        for (std::size_t k = 0; k < 3; ++k) {
            const std::string parent = k == 0 ? name + "Hand" : digit + std::to_string(k);
            rig.add(digit + std::to_string(k + 1), parent, at(fingers[d].joints[k]),
                    at(fingers[d].joints[k + 1]));
        }
    }
}

void addLeg(RigBuilder& rig, const std::string& name, double side) {
    const auto at = [&](const Vec3& p) { return onSide(p, side); };
    rig.add(name + "UpLeg", "Hips", at(thigh), at(knee));
    rig.add(name + "Leg", name + "UpLeg", at(knee), at(ankle));
    rig.add(name + "Foot", name + "Leg", at(ankle), at(toe));
    rig.add(name + "ToeBase", name + "Foot", at(toe), at(toeTip));
}

} // namespace

Skeleton makeRig() {
    RigBuilder rig;
    rig.add("Hips", "", hips, spine);
    rig.add("Spine", "Hips", spine, spine1);
    rig.add("Spine1", "Spine", spine1, spine2);
    rig.add("Spine2", "Spine1", spine2, neck);
    rig.add("Neck", "Spine2", neck, head);
    rig.add("Head", "Neck", head, headTop);
    addArm(rig, "Left", 1.0);
    addArm(rig, "Right", -1.0);
    addLeg(rig, "Left", 1.0);
    addLeg(rig, "Right", -1.0);
    return rig.finish();
}

} // namespace sinew::sample
