#include "app/jobs/Explainer.h"

namespace sinew {

Explainer::Explainer(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Weights |
                          DocumentChange::Selection,
                      this, &Explainer::start);
    start();
}

void Explainer::start() {
    m_job.drop();
    const DocumentState& state = m_document.state();
    const std::optional<VertexId> vertex = state.selection.vertex;
    if (!vertex || !state.bound() || !(*state.weights)[vertex->part]) {
        return show(nullptr);
    }
    if (m_explanation && m_explanation->vertex != *vertex) {
        show(nullptr); // an old answer to another question
    }
    if (m_document.weightsAwaited()) {
        return; // settings and weights do not fit one another yet
    }
    using Explanation = std::shared_ptr<const VertexExplanation>;
    const auto work = [scene = state.scene, field = state.field, settings = state.settings,
                       weights = (*state.weights)[vertex->part],
                       vertex = *vertex](Progress& progress) -> Expected<Explanation> {
        auto explanation = explainVertex(*scene, *field, settings, *weights, vertex, kMaxBones, progress);
        if (!explanation) {
            return fail(explanation.error());
        }
        return std::make_shared<const VertexExplanation>(std::move(*explanation));
    };
    m_job.start<Explanation>(work, [this](const Expected<Explanation>& explanation) {
        show(explanation ? *explanation : nullptr);
    });
}

void Explainer::show(std::shared_ptr<const VertexExplanation> explanation) {
    if (explanation != m_explanation) {
        m_explanation = std::move(explanation);
        Q_EMIT changed();
    }
}

} // namespace sinew
