#include "app/jobs/Explainer.h"

namespace sinew {

Explainer::Explainer(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_pool(pool) {
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Weights |
                          DocumentChange::Selection,
                      this, &Explainer::start);
    start();
}

void Explainer::start() {
    if (m_task) {
        m_task->cancel();
        m_task.reset();
    }
    const DocumentState& state = m_document.state();
    const std::optional<VertexId> vertex = state.selection.vertex;
    if (!vertex || !state.bound() || !(*state.weights)[vertex->part]) {
        return show(nullptr);
    }
    if (m_explanation && m_explanation->vertex != *vertex) {
        show(nullptr); // an old answer to another question
    }
    using Explanation = std::shared_ptr<const VertexExplanation>;
    const auto work = [scene = state.scene, field = state.field, settings = state.settings,
                       weights = (*state.weights)[vertex->part],
                       vertex = *vertex](Progress& progress) -> Expected<Explanation> {
        auto explanation = explainVertex(*scene, *field, settings, *weights, vertex, kMostBones, progress);
        if (!explanation) {
            return fail(explanation.error());
        }
        return std::make_shared<const VertexExplanation>(std::move(*explanation));
    };
    const auto mine = std::make_shared<std::shared_ptr<TaskProgress>>();
    m_task = m_pool.run<Explanation>(this, work, [this, mine](const Expected<Explanation>& explanation) {
        if (*mine == m_task) {
            m_task.reset();
            show(explanation ? *explanation : nullptr);
        }
    });
    *mine = m_task;
}

void Explainer::show(std::shared_ptr<const VertexExplanation> explanation) {
    if (explanation != m_explanation) {
        m_explanation = std::move(explanation);
        Q_EMIT changed();
    }
}

} // namespace sinew
