#include "app/jobs/SceneInspector.h"

#include "app/report/Inspection.h"

namespace sinew {

Expected<SceneFindings> findingsOf(const Scene& scene, Progress& progress) {
    SceneFindings findings;
    for (const Part& part : scene.parts) {
        auto report = inspectMesh(*part.mesh, progress);
        if (!report) {
            return fail(report.error());
        }
        findings.parts.push_back(std::move(*report));
    }
    findings.jointsOutside = jointsOutside(scene);
    return progress.canceled() ? Expected<SceneFindings>(fail(ErrorCode::Canceled)) : std::move(findings);
}

SceneInspector::SceneInspector(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    document.onChange(DocumentChange::Scene, this, &SceneInspector::start);
    start();
}

void SceneInspector::start() {
    const auto scene = m_document.state().scene;
    if (scene == m_scene) {
        return;
    }
    m_job.drop();
    m_scene = scene;
    m_findings.reset();
    Q_EMIT changed();
    if (!scene) {
        return;
    }
    m_job.start<SceneFindings>([scene](Progress& progress) { return findingsOf(*scene, progress); },
                               [this](Expected<SceneFindings> findings) {
                                   if (findings) {
                                       m_findings =
                                           std::make_shared<const SceneFindings>(std::move(*findings));
                                       Q_EMIT changed();
                                   }
                               });
}

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
