#include "app/jobs/DragPreview.h"

#include "app/document/edits/SkeletonEditing.h"

#include <utility>

namespace sinew {
namespace {

constexpr double kSlowest = 200.0; // milliseconds: a preview that takes longer lags behind the hand
constexpr double kQuick = 60.0;    // a grid of twice the side takes no longer than the slowest
constexpr int kMinSide = 32;

} // namespace

DragPreview::DragPreview(Document& document, PosedMesh& posed, const BindController& bind, TaskPool& pool,
                         QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_bind(bind)
    , m_job(pool)
    , m_side(kPreviewResolution) {
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
    const auto work = [state = m_document.state(), side = m_side,
                       steps = std::exchange(m_next, {})](Progress& progress) -> Expected<Weights> {
        const auto edited = withSkeletonSteps(state, steps);
        if (!edited) {
            return fail(edited.error());
        }
        const auto outcome =
            coarseBind(*edited->scene, edited->settings, nullptr, progress, state.field.get(), side);
        return outcome ? Expected<Weights>(outcome->weights) : fail(outcome.error());
    };
    m_job.start<Weights>(work, [this, clock](const Expected<Weights>& weights) {
        finish(weights, static_cast<double>(clock.nsecsElapsed()) * 1e-6);
    });
}

void DragPreview::paceBy(double milliseconds) {
    m_side = milliseconds > kSlowest ? kMinSide : milliseconds < kQuick ? kPreviewResolution : m_side;
}

void DragPreview::finish(const Expected<Weights>& weights, double milliseconds) {
    if (weights) { // else these places have none: what was shown stays
        m_shown = *weights;
        m_posed.setWeightsPreview(m_shown);
        paceBy(milliseconds);
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
