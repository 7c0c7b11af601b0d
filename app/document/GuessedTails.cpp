#include "app/document/GuessedTails.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace sinew {
namespace {

/// Joints of whose bones the skeleton says nothing. #J.
std::vector<bool> withoutBones(const Skeleton& skeleton) {
    std::vector<bool> without;
    without.reserve(skeleton.joints.size());
    for (const Joint& joint : skeleton.joints) {
        without.push_back(joint.parent == kNone && !joint.tail);
        if (joint.parent != kNone) {
            without[static_cast<std::size_t>(joint.parent)] = false;
        }
    }
    return without;
}

} // namespace

GuessedTails guessedTails(const Skeleton& skeleton, const Bones& bones) {
    const std::vector<bool> without = withoutBones(skeleton);
    GuessedTails tails(skeleton.size());
    for (const Bone& bone : bones.joints) {
        const auto joint = static_cast<std::size_t>(bone.joint);
        const Segment& segment = bone.segments.front();
        if (without[joint] && bone.volumes.empty() && segment.a != segment.b) {
            tails[joint] = segment.b;
        }
    }
    return tails;
}

const GuessedTails& GuessedBones::tails(const DocumentState& state) {
    if (state.scene == m_scene && state.settings.input() == m_settings) {
        return m_tails;
    }
    m_scene = state.scene;
    m_settings = state.settings.input();
    GuessedTails tails;
    if (state.hasSkeleton() && std::ranges::count(withoutBones(state.scene->skeleton), true) > 0) {
        if (const auto bones = chooseBones(*state.scene, state.settings)) {
            tails = guessedTails(state.scene->skeleton, *bones);
        }
    }
    m_tails = std::move(tails);
    return m_tails;
}

} // namespace sinew
