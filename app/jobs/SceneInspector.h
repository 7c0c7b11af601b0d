#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/geometry/MeshReport.h"
#include "core/solve/Explain.h"

#include <memory>
#include <vector>

namespace sinew {

/// What `sinew inspect` finds in a document's scene.
struct SceneFindings {
    std::vector<MeshReport> parts;
    std::vector<std::size_t> jointsOutside; ///< of the volume, ascending
};

/// Keeps the findings of a document's scene, worked out on a pool whenever it shows another scene.
class SceneInspector : public QObject {
    Q_OBJECT
public:
    SceneInspector(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Null without a scene, and while the work runs.
    const std::shared_ptr<const SceneFindings>& findings() const { return m_findings; }
    bool running() const { return m_job.running(); }

Q_SIGNALS:
    void changed();

private:
    void start();

    Document& m_document;
    std::shared_ptr<const Scene> m_scene; ///< inspected or being inspected
    LatestJob m_job;
    std::shared_ptr<const SceneFindings> m_findings;
};

/// O(n log n) in the triangles. Error: Canceled.
Expected<SceneFindings> findingsOf(const Scene& scene, Progress& progress);

/// Keeps the explanation of the document's selected vertex up to date, worked out on a pool. For the table of
/// bones and for the drawn paths alike.
class Explainer : public QObject {
    Q_OBJECT
public:
    Explainer(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Null: no vertex is selected, the document is not bound, or the work still runs.
    const std::shared_ptr<const VertexExplanation>& explanation() const { return m_explanation; }
    bool running() const { return m_job.running(); }

    /// Bones that are explained at least, whether they have weight or not.
    static constexpr std::size_t kMaxBones = 6;

Q_SIGNALS:
    void changed();

private:
    void start();
    void show(std::shared_ptr<const VertexExplanation> explanation);

    Document& m_document;
    LatestJob m_job;
    std::shared_ptr<const VertexExplanation> m_explanation;
};

} // namespace sinew
