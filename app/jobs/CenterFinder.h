#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/TaskPool.h"

namespace sinew {

/// Works out the centres of rotation of a posed mesh's weights on a pool, as long as the document deforms by
/// them (Deformer::CentersOfRotation), and hands them to it. Previews of weights go by too fast to have
/// centres.
class CenterFinder : public QObject {
    Q_OBJECT
public:
    CenterFinder(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent = nullptr);

    bool running() const { return m_job.running(); }

Q_SIGNALS:
    /// Work has begun, or ended.
    void changed();

private:
    void follow();
    void cancel();
    void start(const std::shared_ptr<const Scene>& scene, const std::shared_ptr<const PartWeights>& weights);

    Document& m_document;
    PosedMesh& m_posed;
    std::shared_ptr<const PartWeights> m_weights; ///< whose centres are known or being worked out
    LatestJob m_job;
};

/// Parts without weights have no centres. Error: Canceled.
Expected<PartCenters> centersOf(const Scene& scene, const PartWeights& weights, Progress& progress);

} // namespace sinew
