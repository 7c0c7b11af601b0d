#include "core/rig/BodyFit.h"

#include "core/rig/RigTemplate.h"

#include <algorithm>

namespace sinew {

Expected<GuessedMarkers> guessCreature(RigKind kind, const RigCounts& counts, const BodyVolume& volume,
                                       const PlacedMarkers& known, const std::string& file) {
    if (volume.largePieces() > 1) {
        return fail(ErrorCode::RigSeveralBodies, {file, std::to_string(volume.largePieces())});
    }
    switch (kind) {
    case RigKind::Bird:
        return guessBird(volume, known, file);
    case RigKind::Insect:
        return guessInsect(counts.legs, volume, known, file);
    case RigKind::Hand:
        return guessHandAlone(counts.fingers, volume, known, file);
    default:
        return guessSnake(volume, known, file);
    }
}

BodyFit fitCreature(RigKind kind, const RigCounts& counts, const BodyVolume& volume,
                    const PlacedMarkers& markers) {
    switch (kind) {
    case RigKind::Bird:
        return fitBird(volume, markers);
    case RigKind::Insect:
        return fitInsect(counts.legs, volume, markers);
    case RigKind::Hand:
        return fitHandAlone(counts.fingers, volume, markers);
    default:
        return fitSnake(volume, markers);
    }
}

namespace {

class CreatureMaker {
public:
    explicit CreatureMaker(const RigTemplateSettings& settings)
        : m_settings(settings) {}

    std::vector<TemplateJoint> run() {
        switch (m_settings.kind) {
        case RigKind::Insect:
            addInsect();
            break;
        case RigKind::Hand:
            addHand();
            break;
        default:
            addSnake();
        }
        return std::move(m_joints);
    }

private:
    std::int32_t add(const std::string& role, std::int32_t parent) {
        m_joints.push_back({role, rigName(m_settings.naming, role), parent});
        return static_cast<std::int32_t>(m_joints.size()) - 1;
    }
    void addEnd(const std::string& role, std::int32_t parent) {
        if (m_settings.ends) {
            add(role, parent);
        }
    }

    void addInsect() {
        const std::int32_t thorax = add("thorax", -1);
        addEnd("headEnd", add("head", thorax));
        addEnd("abdomenEnd", add("abdomen", thorax));
        for (int number = 1; number <= legsOf(m_settings.legs) / 2; ++number) {
            for (const char* side : {"left", "right"}) {
                const std::string leg = side + ("Leg" + std::to_string(number));
                addEnd(leg + "End", add(leg + "Tarsus", add(leg + "Tibia", add(leg + "Femur", thorax))));
            }
        }
    }

    /// From the neck to the end of the tail, so that the head turns against the body.
    void addSnake() {
        std::int32_t parent = -1;
        for (int number = 1; number <= linksOf(m_settings.links); ++number) {
            parent = add("body" + std::to_string(number), parent);
        }
        addEnd("bodyEnd", parent);
        addEnd("headEnd", add("head", 0));
    }

    void addHand() {
        const std::string side = m_settings.rightHand ? "right" : "left";
        const std::int32_t hand = add(side + "Hand", -1);
        for (const std::string& finger : fingerNames(std::max(m_settings.fingers, 1))) {
            std::int32_t parent = hand;
            for (const char* joint : fingerJoints(finger)) {
                parent = add(side + finger + joint, parent);
            }
            addEnd(side + finger + "End", parent);
        }
    }

    const RigTemplateSettings& m_settings;
    std::vector<TemplateJoint> m_joints;
};

} // namespace

int legsOf(int legs) {
    return std::clamp(legs, 4, 12) / 2 * 2;
}

int linksOf(int links) {
    return std::clamp(links, 3, 64);
}

std::vector<TemplateJoint> creatureJoints(const RigTemplateSettings& settings) {
    return CreatureMaker(settings).run();
}

} // namespace sinew
