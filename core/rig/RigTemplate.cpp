#include "core/rig/RigTemplate.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

/// With hips, a spine, and two pairs of limbs.
bool isTrunk(RigKind kind) {
    return kind == RigKind::Biped || kind == RigKind::Quadruped || kind == RigKind::Bird;
}

class TemplateMaker {
public:
    explicit TemplateMaker(const RigTemplateSettings& settings)
        : m_settings(settings) {}

    std::vector<TemplateJoint> run() {
        const std::int32_t hips = add("hips", -1);
        std::int32_t chest = hips;
        for (int i = 1; i <= std::clamp(m_settings.spine, 1, 4); ++i) {
            chest = add("spine" + std::to_string(i), chest);
        }
        addHead(chest);
        for (const char* side : {"left", "right"}) {
            addArm(side, chest);
        }
        for (const char* side : {"left", "right"}) {
            addLeg(side, hips);
        }
        if (m_settings.kind != RigKind::Biped) {
            std::int32_t parent = hips;
            for (int i = 1; i <= std::clamp(m_settings.tail, 0, 8); ++i) {
                parent = add("tail" + std::to_string(i), parent);
            }
        }
        return std::move(m_joints);
    }

private:
    std::int32_t add(const std::string& role, std::int32_t parent) {
        m_joints.push_back({role, rigName(m_settings.naming, role), parent});
        return static_cast<std::int32_t>(m_joints.size()) - 1;
    }

    void addHead(std::int32_t chest) {
        const std::int32_t head = add("head", add("neck", chest));
        if (m_settings.jaw) {
            add("jaw", head);
        }
        if (m_settings.eyes) {
            add("leftEye", head);
            add("rightEye", head);
        }
        if (m_settings.ends) {
            add("headEnd", head);
        }
    }

    std::int32_t addTwisted(const std::string& role, std::int32_t parent) {
        const std::int32_t joint = add(role, parent);
        for (int i = 1; i <= std::clamp(m_settings.twists, 0, 3); ++i) {
            add(role + "Twist" + std::to_string(i), joint);
        }
        return joint;
    }

    void addArm(const std::string& side, std::int32_t chest) {
        const std::int32_t shoulder = add(side + "Shoulder", chest);
        const std::int32_t arm = addTwisted(side + "UpperArm", shoulder);
        const std::int32_t hand = add(side + "Hand", addTwisted(side + "LowerArm", arm));
        if (m_settings.kind == RigKind::Biped) {
            addFingers(side, hand);
        } else if (m_settings.kind == RigKind::Bird && m_settings.ends) {
            add(side + "HandEnd", hand);
        }
    }

    void addFingers(const std::string& side, std::int32_t hand) {
        const std::vector<std::string> fingers = fingerNames(m_settings.fingers);
        for (const std::string& finger : fingers) {
            std::int32_t parent = hand;
            for (const char* joint : fingerJoints(finger)) {
                parent = add(side + finger + joint, parent);
            }
        }
        if (m_settings.ends && fingers.empty()) {
            add(side + "HandEnd", hand);
        }
    }

    void addLeg(const std::string& side, std::int32_t hips) {
        const std::int32_t thigh = addTwisted(side + "UpperLeg", hips);
        const std::int32_t foot = add(side + "Foot", addTwisted(side + "LowerLeg", thigh));
        if (m_settings.toes || m_settings.kind != RigKind::Biped) {
            const std::int32_t toes = add(side + "Toes", foot);
            if (m_settings.ends && m_settings.kind == RigKind::Biped) {
                add(side + "ToesEnd", toes);
            }
        }
    }

    const RigTemplateSettings& m_settings;
    std::vector<TemplateJoint> m_joints;
};

} // namespace

std::vector<TemplateJoint> templateJoints(const RigTemplateSettings& settings) {
    return isTrunk(settings.kind) ? TemplateMaker(settings).run() : creatureJoints(settings);
}

std::vector<std::string> fingerNames(int fingers) {
    switch (fingers) {
    case 1:
        return {"Middle"};
    case 2:
        return {"Thumb", "Middle"};
    case 3:
        return {"Thumb", "Index", "Middle"};
    default:
        return fingers > 3 ? std::vector<std::string>{"Thumb", "Index", "Middle", "Ring", "Little"}
                           : std::vector<std::string>();
    }
}

std::array<const char*, 3> fingerJoints(std::string_view finger) {
    if (finger == "Thumb") {
        return {"Metacarpal", "Proximal", "Distal"};
    }
    return {"Proximal", "Intermediate", "Distal"};
}

RigCounts countsOf(const RigTemplateSettings& settings) {
    return {legsOf(settings.legs), std::max(settings.fingers, 1)};
}

} // namespace sinew
