#include "app/avatar/SpringTrial.h"

#include "app/document/avatar/AvatarEdits.h"
#include "app/text/Numbers.h"
#include "core/avatar/Constraints.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

std::span<const BoneJoint> humanBones(const Avatar& avatar) {
    return avatar.meta ? std::span<const BoneJoint>(avatar.meta->bones) : std::span<const BoneJoint>();
}

Expected<SpringTrial> tried(const DocumentState& state, const Clip& clip, Progress& progress) {
    const Avatar& avatar = avatarOf(state);
    const DriverRig drivers(state.scene->skeleton, driversOf(state));
    const ConstraintRig constraints(state.scene->skeleton, avatar.constraints);
    const CompletePose complete = [&](const Pose& pose) { return constraints.posed(drivers.driven(pose)); };
    // The weights that are bound now, which the scene has only once it is saved.
    Scene scene = *state.scene;
    for (std::size_t p = 0; state.weights && p < scene.parts.size(); ++p) {
        scene.parts[p].weights = (*state.weights)[p] ? (*state.weights)[p] : scene.parts[p].weights;
    }
    SINEW_TRY(const SpringCrossings crossings,
              countCrossings(scene, clip, avatar.springs, complete, progress));
    return SpringTrial{clip.name, crossings};
}

} // namespace

std::optional<Clip> trialClip(const Scene& scene, std::span<const BoneJoint> bones) {
    const auto moves = [](const Clip& clip) { return clip.duration > 0.0; };
    const auto clip = std::ranges::find_if(scene.clips, moves);
    return clip != scene.clips.end() ? std::optional(*clip) : walkClip(scene, bones);
}

bool canTrySprings(const DocumentState& state) {
    const Avatar& avatar = avatarOf(state);
    return state.hasSkeleton() && !avatar.springs.chains.empty() && !avatar.springs.colliders.empty() &&
           trialClip(*state.scene, humanBones(avatar)).has_value();
}

SpringTrialJob::SpringTrialJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    // What runs was meant for another character, or for other springs.
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar, this, [this] { m_job.cancel(); });
}

void SpringTrialJob::start(std::optional<Clip> clip) {
    const DocumentState& state = m_document.state();
    if (!canTrySprings(state)) {
        return;
    }
    if (!clip) {
        clip = trialClip(*state.scene, humanBones(avatarOf(state)));
    }
    m_job.start<SpringTrial>(
        [state, clip = std::move(*clip)](Progress& progress) { return tried(state, clip, progress); },
        [this](Expected<SpringTrial> trial) {
            if (trial) {
                Q_EMIT finished(*trial);
            } else if (trial.error().code != ErrorCode::Canceled) {
                Q_EMIT failed(trial.error());
            }
        });
}

QString trialText(const SpringTrial& trial) {
    const SpringCrossings& found = trial.crossings;
    const double steps = static_cast<double>(std::max<std::size_t>(found.steps, 1));
    const auto mean = [&](std::size_t count) {
        return QString::fromStdString(
            exactText(std::round(10.0 * static_cast<double>(count) / steps) / 10.0));
    };
    return QCoreApplication::translate("SpringTrial",
                                       "In %1, %2 of %3 vertices of chains are inside of colliders in a mean "
                                       "step; without springs %4")
        .arg(QString::fromStdString(trial.clip), mean(found.swung), QString::number(found.vertices),
             mean(found.still));
}

} // namespace sinew
