#include "app/jobs/DragPreview.h"

#include "app/document/edits/SkeletonEditing.h"

#include <utility>

namespace sinew {
namespace {

constexpr double kSlowest = 200.0; ///< milliseconds: a preview that takes longer lags behind the hand
/// A preview that takes less lets the next finer detail be tried: on seventeen characters that takes one to
/// eight times as long.
constexpr double kQuick = 60.0;

BindSettings settingsFor(DragDetail detail, const BindSettings& settings) {
    switch (detail) {
    case DragDetail::Coarsest:
        return coarseSettings(settings, kPreviewResolution / 2);
    case DragDetail::Coarse:
        return coarseSettings(settings);
    case DragDetail::Real:
        break;
    }
    return settings;
}

} // namespace

void DragPace::took(double milliseconds) {
    if (milliseconds > kSlowest && m_detail != DragDetail::Coarsest) {
        m_detail = static_cast<DragDetail>(static_cast<int>(m_detail) - 1);
        m_finest = m_detail;
    } else if (milliseconds < kQuick && m_detail != m_finest) {
        m_detail = static_cast<DragDetail>(static_cast<int>(m_detail) + 1);
    }
}

Expected<std::shared_ptr<const PartWeights>> draggedWeights(const DocumentState& state, DragDetail detail,
                                                            const BindState* sameMesh, Progress& progress) {
    const Scene& scene = *state.scene;
    const BindSettings inForce = settingsFor(detail, state.settings);
    SINEW_TRY(const std::shared_ptr<const BindState> field,
              state.volume ? solveState(state, inForce, progress)
                           : solveBind(scene, inForce, progress, nullptr, reachForWeights(inForce), nullptr,
                                       sameMesh));
    return std::make_shared<const PartWeights>(bindWeights(scene, *field, inForce, progress));
}

DragPreview::DragPreview(Document& document, PosedMesh& posed, const BindController& bind, TaskPool& pool,
                         QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_bind(bind)
    , m_job(pool) {
    document.onChange(DocumentChange::Scene, this, &DragPreview::sceneChanged);
}

void DragPreview::follow(const SkeletonSteps& steps) {
    const DocumentState& state = m_document.state();
    if (steps.empty() || !m_bind.live() || !(state.bound() || state.unboundByEdit())) {
        return;
    }
    m_next = steps;
    if (!m_job.running()) { // else it begins once that one is shown: a drag that never rests is followed too
        start();
    }
}

void DragPreview::start() {
    QElapsedTimer clock;
    clock.start();
    const auto work = [state = m_document.state(), detail = m_pace.detail(),
                       steps = std::exchange(m_next, {})](Progress& progress) -> Expected<Weights> {
        const auto edited = withSkeletonSteps(state, steps);
        if (!edited) {
            return fail(edited.error());
        }
        return draggedWeights(*edited, detail, state.field.get(), progress);
    };
    m_job.start<Weights>(work, [this, clock](const Expected<Weights>& weights) {
        finish(weights, static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    });
}

void DragPreview::finish(const Expected<Weights>& weights, double milliseconds) {
    if (weights) { // else these places have none: what was shown stays
        m_shown = *weights;
        m_posed.setWeightsPreview(m_shown);
        m_pace.took(milliseconds);
        Q_EMIT shown(milliseconds);
    }
    if (!m_next.empty()) {
        start();
    }
}

void DragPreview::forget() {
    m_job.drop();
    m_next.clear();
    m_shown.reset();
}

void DragPreview::end() {
    const bool ownShown = m_shown && m_posed.shownWeights() == m_shown;
    forget();
    m_pace.rest();
    if (ownShown) {
        m_posed.setWeightsPreview(nullptr);
    }
}

/// The posed mesh shows the document's weights again, those of before the edit.
void DragPreview::sceneChanged() {
    const Weights last = m_shown;
    forget();
    if (last && m_bind.rebindDue()) {
        m_posed.setWeightsPreview(last);
    }
}

} // namespace sinew
