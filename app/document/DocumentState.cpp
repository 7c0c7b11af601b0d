#include "app/document/DocumentState.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace sinew {
namespace {

constexpr const char* kKeysName = "Pose keys"; // in files, so in one language

std::string freeName(const std::vector<Clip>& scene, const std::vector<Clip>& added,
                     const std::string& wanted) {
    const auto taken = [&](const std::string& name) {
        return std::ranges::find(scene, name, &Clip::name) != scene.end() ||
               std::ranges::find(added, name, &Clip::name) != added.end();
    };
    std::string name = wanted;
    for (int number = 2; taken(name); ++number) {
        name = wanted + ' ' + std::to_string(number);
    }
    return name;
}

} // namespace

double keyFrame(double seconds) {
    return std::max(0.0, std::round(seconds * kKeyRate) / kKeyRate);
}

const Motions& motionsOf(const DocumentState& state) {
    static const Motions none;
    return state.motions ? *state.motions : none;
}

std::shared_ptr<const Motions> sharedMotions(Motions motions) {
    return motions.empty() ? nullptr : std::make_shared<const Motions>(std::move(motions));
}

std::vector<Clip> motionClips(const DocumentState& state) {
    const Motions& motions = motionsOf(state);
    std::vector<Clip> clips;
    for (const auto& motion : motions.loaded) {
        Clip clip = motion->clip;
        clip.name = freeName(state.scene->clips, clips, clip.name);
        clips.push_back(std::move(clip));
    }
    if (!motions.keys.empty()) {
        const std::string name = freeName(state.scene->clips, clips, kKeysName);
        clips.push_back(clipOf(state.scene->skeleton, motions.keys, kKeyRate, name));
    }
    return clips;
}

bool DocumentState::operator==(const DocumentState& other) const {
    const auto told = [](const DocumentState& state) {
        return std::tie(state.scene, state.importNotices, state.sources, state.skeletonEdits, state.settings,
                        state.field, state.report, state.solved, state.layers, state.activeLayer,
                        state.locked, state.hidden, state.ghosted, state.hiddenJoints, state.hiddenFaces,
                        state.mirror, state.pose, state.motions, state.deform, state.selection,
                        state.selected);
    };
    return told(*this) == told(other);
}

bool DocumentState::hasWeights() const {
    return weights && std::ranges::any_of(*weights, [](const auto& part) { return part != nullptr; });
}

bool DocumentState::stale() const {
    return field && reworkFor(field->settings, settings) >= BindRework::Distances;
}

Scene DocumentState::boundScene() const {
    Scene result = *scene;
    for (std::size_t part = 0; part < result.parts.size(); ++part) {
        result.parts[part].weights = (*weights)[part];
    }
    return result;
}

} // namespace sinew
