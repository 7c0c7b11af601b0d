#include "app/document/ViewState.h"

#include "core/bind/bones/Bones.h"
#include "core/skeleton/JointNames.h"

namespace sinew {

ViewSettings::ViewSettings() {
    for (const Overlay shown :
         {Overlay::Mesh, Overlay::Skeleton, Overlay::JointLimits, Overlay::Grid, Overlay::Explanation}) {
        layer(shown).visible = true;
    }
    layer(Overlay::Wireframe).opacity = 0.35F;
    layer(Overlay::Voxels).opacity = 0.9F;
    layer(Overlay::Octree).opacity = 0.5F;
    layer(Overlay::FieldSurface).opacity = 0.4F;
}

ViewSettings freshView(const ViewSettings& before) {
    ViewSettings fresh;
    fresh.xray = before.xray;
    fresh.isolines = before.isolines;
    fresh.normalMaps = before.normalMaps;
    fresh.lighting = before.lighting;
    fresh.shadows = before.shadows;
    fresh.cursorInfluences = before.cursorInfluences;
    fresh.springs = before.springs;
    fresh.projection = before.projection;
    fresh.navigation = before.navigation;
    return fresh;
}

ViewState::ViewState(QObject* parent)
    : QObject(parent) {}

void ViewState::set(const ViewSettings& settings) {
    if (!(settings == m_settings)) {
        m_settings = settings;
        Q_EMIT changed();
    }
}

void ViewState::setCompared(const ComparedView& compared) {
    ViewSettings next = m_settings;
    next.compared = compared;
    set(next);
}

void ViewState::setVisible(Overlay layer, bool visible) {
    ViewSettings next = m_settings;
    next.layer(layer).visible = visible;
    set(next);
}

void ViewState::setOpacity(Overlay layer, float opacity) {
    ViewSettings next = m_settings;
    next.layer(layer).opacity = opacity;
    set(next);
}

namespace {

std::vector<bool> influences(const DocumentState& state) {
    const auto bones = chooseBones(*state.scene, state.settings);
    if (!bones) {
        return {};
    }
    std::vector<bool> shown(state.scene->skeleton.size(), false);
    for (const Bone& bone : bones->joints) {
        shown[static_cast<std::size_t>(bone.joint)] = true;
    }
    return shown;
}

std::vector<bool> withoutHelpers(const Skeleton& skeleton) {
    std::vector<bool> shown;
    for (const Joint& joint : skeleton.joints) {
        const NamedRole role = roleByName(joint.name);
        shown.push_back(role != NamedRole::Control && role != NamedRole::End);
    }
    return shown;
}

} // namespace

std::vector<bool> shownJoints(const DocumentState& state, JointsShown which) {
    if (!state.hasSkeleton()) {
        return {};
    }
    std::vector<bool> shown = which == JointsShown::All          ? std::vector<bool>()
                              : which == JointsShown::Influences ? influences(state)
                                                                 : withoutHelpers(state.scene->skeleton);
    if (!state.hiddenJoints.empty()) {
        shown.resize(state.scene->skeleton.size(), true);
        for (std::size_t j = 0; j < shown.size(); ++j) {
            shown[j] = shown[j] && !(j < state.hiddenJoints.size() && state.hiddenJoints[j]);
        }
    }
    return shown;
}

bool isShown(const std::vector<bool>& shown, std::int32_t joint) {
    const auto j = static_cast<std::size_t>(joint);
    return joint != kNone && (j >= shown.size() || shown[j]);
}

} // namespace sinew
