#include "app/bake/BakeJob.h"

#include <utility>

namespace sinew {
namespace {

/// Whether a bake of one state is one of the other.
bool bakesAlike(const DocumentState& a, const DocumentState& b) {
    return a.scene == b.scene && a.weights == b.weights && a.layers == b.layers && a.deform == b.deform &&
           a.drivers == b.drivers && a.shapes == b.shapes && a.settings.alphaCurves == b.settings.alphaCurves;
}

} // namespace

BakeJob::BakeJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    // What runs was meant for another character.
    document.onChange(DocumentChange::Scene, this, [this] { m_job.cancel(); });
}

void BakeJob::start(const BakeChoices& choices) {
    const DocumentState state = m_document.finishWeights();
    if (!state.hasSkeleton() || !state.hasWeights()) {
        return;
    }
    clear();
    m_asked = state;
    const auto context = m_document.layering().contextInForce(state);
    m_job.start<BakeOutcome>(
        [state, choices, context](Progress& progress) {
            return runBake(bakeAsked(state, choices, context), progress);
        },
        [this](Expected<BakeOutcome> outcome) { end(std::move(outcome)); });
}

void BakeJob::clear() {
    m_outcome.reset();
    m_asked = DocumentState();
}

bool BakeJob::fits() const {
    return m_outcome && bakesAlike(m_asked, m_document.state());
}

void BakeJob::end(Expected<BakeOutcome> outcome) {
    if (outcome) {
        m_outcome = std::make_shared<const BakeOutcome>(std::move(*outcome));
        Q_EMIT finished();
    } else if (outcome.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled();
    } else {
        Q_EMIT failed(outcome.error());
    }
}

} // namespace sinew
