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
    , m_pool(pool) {
    document.onChange(DocumentChange::Scene, this, &SceneInspector::start);
    start();
}

void SceneInspector::start() {
    const auto scene = m_document.state().scene;
    if (scene == m_scene) {
        return;
    }
    if (m_task) {
        m_task->cancel();
        m_task.reset();
    }
    m_scene = scene;
    m_findings.reset();
    Q_EMIT changed();
    if (!scene) {
        return;
    }
    m_task = m_pool.run<SceneFindings>(
        this, [scene](Progress& progress) { return findingsOf(*scene, progress); },
        [this, scene](Expected<SceneFindings> findings) {
            if (scene != m_scene) {
                return; // another scene is shown by now
            }
            m_task.reset();
            if (findings) {
                m_findings = std::make_shared<const SceneFindings>(std::move(*findings));
                Q_EMIT changed();
            }
        });
}

} // namespace sinew
