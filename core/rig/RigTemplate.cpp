#include "core/rig/RigTemplate.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

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
        if (m_settings.kind == RigKind::Quadruped) {
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
        }
    }

    void addFingers(const std::string& side, std::int32_t hand) {
        static constexpr std::array<const char*, 5> kFive{"Thumb", "Index", "Middle", "Ring", "Little"};
        std::vector<std::string> fingers;
        switch (m_settings.fingers) {
        case 1:
            fingers = {"Middle"};
            break;
        case 2:
            fingers = {"Thumb", "Middle"};
            break;
        case 3:
            fingers = {"Thumb", "Index", "Middle"};
            break;
        default:
            if (m_settings.fingers > 3) {
                fingers.assign(kFive.begin(), kFive.end());
            }
        }
        for (const std::string& finger : fingers) {
            const bool thumb = finger == "Thumb";
            std::int32_t parent = add(side + finger + (thumb ? "Metacarpal" : "Proximal"), hand);
            parent = add(side + finger + (thumb ? "Proximal" : "Intermediate"), parent);
            add(side + finger + "Distal", parent);
        }
        if (m_settings.ends && fingers.empty()) {
            add(side + "HandEnd", hand);
        }
    }

    void addLeg(const std::string& side, std::int32_t hips) {
        const std::int32_t thigh = addTwisted(side + "UpperLeg", hips);
        const std::int32_t foot = add(side + "Foot", addTwisted(side + "LowerLeg", thigh));
        if (m_settings.toes || m_settings.kind == RigKind::Quadruped) {
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
    return TemplateMaker(settings).run();
}

} // namespace sinew
