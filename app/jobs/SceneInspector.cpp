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

} // namespace sinew
