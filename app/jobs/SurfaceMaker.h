#pragma once

#include "app/document/PosedMesh.h"
#include "app/jobs/TaskPool.h"

#include <memory>
#include <vector>

namespace sinew {

/// Gives a posed mesh the smooth surfaces that its document asks for (DocumentState::subdivision). Makes them
/// on a pool, the newest wish first; until they come the parts are shown as before. Nothing runs where no
/// part is smooth.
class SurfaceMaker : public QObject {
    Q_OBJECT
public:
    SurfaceMaker(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent = nullptr);

    /// The posed mesh has the surfaces that are asked for.
    bool settled() const { return !m_job.running(); }

private:
    void follow();
    void arrived(Expected<SmoothParts> parts);

    Document& m_document;
    PosedMesh& m_posed;
    LatestJob m_job;
    std::shared_ptr<const Scene> m_scene;     ///< of the surfaces that are there or made
    std::vector<SubdivisionChoice> m_choices; ///< likewise
};

} // namespace sinew
