#include "app/jobs/WeightCheck.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr int kCheckDelay = 300; // milliseconds: strokes come one after the other
constexpr std::size_t kChecksKept = 6;
/// At least twice what a check without distances took on one core: 1.2 us a vertex and 0.5 us an influence,
/// fitted on four rigs of 19,000 to 300,000 vertices with 1.6 to 3.5 influences a vertex. The rest is room
/// for slower computers.
constexpr double kSecondsPerVertex = 4e-6;
constexpr double kSecondsPerInfluence = 1e-6;
constexpr double kSecondsUnasked = 2.0;

bool hasOwnWeights(const Scene& scene) {
    return std::ranges::any_of(
        scene.parts, [](const Part& part) { return part.weights != nullptr && part.rigidJoint == kNone; });
}

FaultKind kindOf(WeightFault fault) {
    return fault == WeightFault::Zero  ? FaultKind::Zero
           : fault == WeightFault::Far ? FaultKind::Far
                                       : FaultKind::Noisy;
}

/// Vertices whose weights the file has otherwise than they are in force; none once others are in force.
std::vector<std::uint32_t> storedFaults(const Part& part, const std::shared_ptr<const SkinWeights>& weights) {
    std::vector<std::uint32_t> vertices;
    if (part.storedFaults && part.weights == weights) {
        std::ranges::merge(part.storedFaults->invalid, part.storedFaults->notOfSumOne,
                           std::back_inserter(vertices));
    }
    return vertices;
}

void addGroups(const DocumentState& state, const WeightFaults& faults, std::size_t part,
               FaultGroups& groups) {
    std::array<FaultGroup, kFaultKinds> found;
    for (std::size_t kind = 0; kind < found.size(); ++kind) {
        found[kind] = {static_cast<FaultKind>(kind), part, {}};
    }
    const auto& weights = (*state.weights)[part];
    const auto limit = static_cast<std::size_t>(std::max(state.settings.maxInfluences, 0));
    const std::vector<WeightFault>& examined = faults.parts[part];
    for (std::uint32_t v = 0; v < examined.size(); ++v) {
        if (examined[v] != WeightFault::None) {
            found[static_cast<std::size_t>(kindOf(examined[v]))].vertices.push_back(v);
        } else if (limit > 0 && weights->at(v).size() > limit) {
            found[static_cast<std::size_t>(FaultKind::BeyondLimit)].vertices.push_back(v);
        }
    }
    found[static_cast<std::size_t>(FaultKind::Stored)].vertices =
        storedFaults(state.scene->parts[part], weights);
    for (FaultGroup& group : found) {
        if (!group.vertices.empty()) {
            groups.push_back(std::move(group));
        }
    }
}

} // namespace

bool checksUnasked(const PartWeights& weights) {
    double seconds = 0.0;
    for (const auto& part : weights) {
        if (part) {
            seconds += kSecondsPerVertex * static_cast<double>(part->vertexCount()) +
                       kSecondsPerInfluence * static_cast<double>(part->influenceCount());
        }
    }
    return seconds <= kSecondsUnasked;
}

std::size_t faultCount(const FaultGroups& groups, FaultKind kind) {
    std::size_t count = 0;
    for (const FaultGroup& group : groups) {
        count += group.kind == kind ? group.vertices.size() : 0;
    }
    return count;
}

WeightCheck::WeightCheck(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool) { Q_EMIT busyChanged(); }) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kCheckDelay);
    connect(&m_timer, &QTimer::timeout, this, &WeightCheck::beginUnasked);
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Settings, this,
                      &WeightCheck::follow);
    follow();
}

QString WeightCheck::name() const {
    return tr("Check Weights");
}

WeightCheck::Key WeightCheck::key() const {
    const DocumentState& state = m_document.state();
    return {state.weights, state.settings.maxInfluences};
}

void WeightCheck::follow() {
    const DocumentState& state = m_document.state();
    if (state.scene != m_scene) {
        drop();
        m_scene = state.scene;
        m_distances.reset();
        m_known.clear();
        m_key = {};
        m_offered = false;
        set(nullptr);
        if (m_scene && !state.bound() && state.weights && hasOwnWeights(*m_scene)) {
            beginUnasked();
        }
        return;
    }
    const Key now = key();
    const auto known = std::ranges::find(m_known, now, &Known::key);
    if (known != m_known.end()) {
        drop();
        m_key = now;
        set(known->faults);
    } else if (now != m_key && !m_document.weightsAwaited() && worthLooking()) {
        drop();
        m_timer.start();
        Q_EMIT busyChanged();
    } else if (now != m_key && m_faults && m_faults->empty()) {
        set(nullptr); // nobody has looked at these
    }
}

/// Whether there may be faults again: an undo brings them back.
bool WeightCheck::worthLooking() const {
    return (m_faults && !m_faults->empty()) ||
           (!m_document.state().bound() &&
            std::ranges::any_of(m_known, [](const Known& known) { return !known.faults->empty(); }));
}

void WeightCheck::start() {
    const DocumentState& state = m_document.finishWeights();
    if (state.hasSkeleton() && state.hasWeights()) {
        begin(true);
    }
}

void WeightCheck::cancel() {
    m_job.cancel(); // end() comes with Canceled
}

/// Drops what is being worked out.
void WeightCheck::drop() {
    if (m_timer.isActive()) {
        m_timer.stop();
        Q_EMIT busyChanged();
    }
    const bool ran = running();
    m_job.drop();
    if (ran) {
        Q_EMIT runningChanged(false);
        Q_EMIT canceled(name());
    }
}

Expected<WeightCheck::Found> WeightCheck::work(const DocumentState& state, bool measure,
                                               const Distances& distances, Progress& progress) {
    Found found;
    found.distances = distances;
    if (measure) {
        auto measured = state.field ? JointDistances::measureIn(*state.field, *state.scene, progress)
                                    : JointDistances::measure(*state.scene, state.settings, progress);
        // Without a volume, far weights are found as far as they are noisy.
        found.distances = measured ? std::make_shared<const JointDistances>(std::move(*measured)) : nullptr;
    }
    const auto faults = findWeightFaults(*state.scene, *state.weights,
                                         found.distances ? *found.distances : JointDistances(), progress);
    if (!faults) {
        return fail(faults.error());
    }
    for (std::size_t part = 0; part < faults->parts.size(); ++part) {
        addGroups(state, *faults, part, found.groups);
    }
    return found;
}

/// What nobody has asked for must not keep a core busy for long.
void WeightCheck::beginUnasked() {
    if (checksUnasked(*m_document.state().weights)) {
        begin(false);
        return;
    }
    if (!std::exchange(m_offered, true)) {
        Q_EMIT changed();
    }
    Q_EMIT busyChanged(); // the timer has run out
}

void WeightCheck::begin(bool asked) {
    drop();
    m_asked = asked;
    m_job.start<Found>(
        [state = m_document.state(), asked, distances = m_distances](Progress& progress) {
            return work(state, asked, distances, progress);
        },
        [this, asked, about = key()](Expected<Found> found) { end(about, asked, std::move(found)); });
    if (asked) {
        Q_EMIT runningChanged(true);
    }
}

void WeightCheck::end(const Key& key, bool asked, Expected<Found> found) {
    if (asked) {
        Q_EMIT runningChanged(false);
    }
    if (!found) {
        if (asked) {
            Q_EMIT canceled(name());
        }
        return;
    }
    m_distances = found->distances;
    auto faults = std::make_shared<const FaultGroups>(std::move(found->groups));
    std::erase_if(m_known, [&](const Known& known) { return known.key == key; });
    m_known.push_back({key, faults});
    if (m_known.size() > kChecksKept) {
        m_known.pop_front();
    }
    if (key != this->key()) { // others are in force by now
        if (asked) {
            Q_EMIT canceled(name());
        }
        return;
    }
    m_key = key;
    const bool offered = std::exchange(m_offered, false);
    if (offered && m_faults == faults) {
        Q_EMIT changed();
    }
    set(std::move(faults));
    if (asked) {
        Q_EMIT checked();
    }
}

void WeightCheck::set(std::shared_ptr<const FaultGroups> faults) {
    if (m_faults != faults) {
        m_faults = std::move(faults);
        Q_EMIT changed();
    }
}

} // namespace sinew
