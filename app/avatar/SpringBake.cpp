#include "app/avatar/SpringBake.h"

#include "app/document/avatar/AvatarEdits.h"
#include "core/avatar/BakeSprings.h"
#include "core/avatar/Constraints.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace sinew {
namespace {

constexpr std::string_view kBakedSuffix = "_springs";

/// All clips but those of a bake.
std::vector<Clip> clipsToBake(const DocumentState& state) {
    std::vector<Clip> clips = state.scene->clips;
    std::ranges::move(motionClips(state), std::back_inserter(clips));
    std::erase_if(clips, [](const Clip& clip) { return clip.name.ends_with(kBakedSuffix); });
    return clips;
}

} // namespace

bool canBakeSprings(const DocumentState& state) {
    if (!state.hasSkeleton() || avatarOf(state).springs.chains.empty()) {
        return false;
    }
    const auto ofFile = [](const std::string& name) { return !name.ends_with(kBakedSuffix); };
    const Motions& motions = motionsOf(state);
    return !motions.keys.empty() || std::ranges::any_of(state.scene->clips, ofFile, &Clip::name) ||
           std::ranges::any_of(motions.loaded, [&](const auto& motion) { return ofFile(motion->clip.name); });
}

Expected<std::vector<Clip>> clipsWithSprings(const DocumentState& state, Progress& progress) {
    const Avatar& avatar = avatarOf(state);
    const DriverRig drivers(state.scene->skeleton, driversOf(state));
    const ConstraintRig constraints(state.scene->skeleton, avatar.constraints);
    const auto complete = [&](const Pose& pose) { return constraints.posed(drivers.driven(pose)); };
    std::vector<Clip> baked;
    const std::vector<Clip> clips = clipsToBake(state);
    for (std::size_t c = 0; c < clips.size(); ++c) {
        progress.report(Stage::Deform, static_cast<double>(c) / static_cast<double>(clips.size()));
        SINEW_TRY(Clip clip, bakedClip(*state.scene, clips[c], avatar.springs, complete, progress));
        clip.name = clips[c].name + std::string(kBakedSuffix);
        baked.push_back(std::move(clip));
    }
    return baked;
}

SpringBakeJob::SpringBakeJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    // What runs was meant for another character, or for other springs.
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, [this] { m_job.cancel(); });
}

void SpringBakeJob::start() {
    if (!canBakeSprings(m_document.state())) {
        return;
    }
    m_job.start<std::vector<Clip>>(
        [state = m_document.state()](Progress& progress) { return clipsWithSprings(state, progress); },
        [this](Expected<std::vector<Clip>> clips) { end(std::move(clips)); });
}

void SpringBakeJob::end(Expected<std::vector<Clip>> clips) {
    if (!clips) {
        if (clips.error().code != ErrorCode::Canceled) {
            Q_EMIT failed(clips.error());
        }
        return;
    }
    m_document.change(tr("Bake Springs Into Clips"), [&](DocumentState& state) {
        Motions motions = motionsOf(state);
        std::erase_if(motions.loaded,
                      [](const auto& motion) { return motion->clip.name.ends_with(kBakedSuffix); });
        for (const Clip& clip : *clips) {
            motions.loaded.push_back(std::make_shared<const LoadedMotion>(LoadedMotion{clip, {}}));
        }
        state.motions = sharedMotions(std::move(motions));
    });
    Q_EMIT finished(clips->size());
}

} // namespace sinew
