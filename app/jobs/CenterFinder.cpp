#include "app/jobs/CenterFinder.h"

#include "core/deform/Skinning.h"

namespace sinew {

Expected<PartCenters> centersOf(const Scene& scene, const PartWeights& weights, Progress& progress) {
    PartCenters centers(scene.parts.size());
    for (std::size_t part = 0; part < centers.size(); ++part) {
        if (!weights[part]) {
            continue;
        }
        auto found = centersOfRotation(*scene.parts[part].mesh, *weights[part], progress);
        if (!found) {
            return fail(found.error());
        }
        centers[part] = std::move(*found);
    }
    return centers;
}

CenterFinder::CenterFinder(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_job(pool) {
    // Not to the document, so that centres never come for a scene the posed mesh has not taken in.
    connect(&posed, &PosedMesh::changed, this, &CenterFinder::follow);
    follow();
}

void CenterFinder::cancel() {
    if (m_job.running()) {
        m_job.drop();
        m_weights.reset(); // what is not finished is not known
        Q_EMIT changed();
    }
}

void CenterFinder::follow() {
    const DocumentState& state = m_document.state();
    const auto& weights = m_posed.lastingWeights();
    const bool wanted = state.scene && state.deform.deformer == Deformer::CentersOfRotation;
    if (!wanted || weights != m_weights) {
        cancel();
    }
    if (wanted && weights != m_weights) {
        start(state.scene, weights);
    }
}

void CenterFinder::start(const std::shared_ptr<const Scene>& scene,
                         const std::shared_ptr<const PartWeights>& weights) {
    m_weights = weights;
    m_job.start<PartCenters>(
        [scene, weights](Progress& progress) { return centersOf(*scene, *weights, progress); },
        [this, weights](Expected<PartCenters> centers) {
            if (centers) {
                m_posed.setCenters(weights, std::make_shared<const PartCenters>(std::move(*centers)));
            }
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace sinew
