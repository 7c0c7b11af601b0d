#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "app/jobs/BindController.h"
#include "app/jobs/TaskPool.h"

namespace sinew {

/// The coarse preview of a bind while joints are dragged: a coarse bind to where they stand, on a pool, one
/// at a time; of the places that come meanwhile the latest is next. Shown by the posed mesh, never kept. A
/// document that is not bound, or is not kept bound (BindController::live), has none.
class DragPreview : public QObject {
    Q_OBJECT
public:
    /// Made after the others, whose answer to a new scene comes first.
    DragPreview(Document& document, PosedMesh& posed, const BindController& bind, TaskPool& pool,
                QObject* parent = nullptr);

    /// Asks for the weights where these steps, which only place joints, put the document's.
    void follow(const SkeletonSteps& steps);
    /// The drag is over. If it edited the skeleton, what was shown last stays until the re-bind's preview.
    void end();

Q_SIGNALS:
    void shown(double milliseconds); ///< how long it took

private:
    using Weights = std::shared_ptr<const PartWeights>;
    void start();
    void paceBy(double milliseconds);
    void finish(const Expected<Weights>& weights, double milliseconds);
    void sceneChanged();
    void forget();

    Document& m_document;
    PosedMesh& m_posed;
    const BindController& m_bind;
    LatestJob m_job;
    SkeletonSteps m_next; ///< the latest places that nothing was begun for; empty: none
    Weights m_shown;
    int m_side; ///< of the grid: a slow machine or a large character gets a coarser one
};

} // namespace sinew
