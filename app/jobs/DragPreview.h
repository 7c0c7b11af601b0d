#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/edits/Edits.h"
#include "app/jobs/BindController.h"
#include "app/jobs/TaskPool.h"

namespace sinew {

/// How near the weights that a drag shows come to those of the bind that follows it.
enum class DragDetail {
    Coarsest, ///< coarseSettings on a grid of half the preview's side
    Coarse,   ///< coarseSettings
    Real      ///< the bind's own settings
};

/// Chooses the detail of the next preview by how long the last one took, so that the weights follow the hand.
class DragPace {
public:
    DragDetail detail() const { return m_detail; }
    void took(double milliseconds);
    /// What was too slow is tried again.
    void rest() { m_finest = DragDetail::Real; }

private:
    DragDetail m_detail = DragDetail::Coarse;
    DragDetail m_finest = DragDetail::Real; ///< of this drag
};

/// The weights of a state's bind whose distances nothing else will ask for, in the volume of the mesh before
/// where it has one. `sameMesh`, a bind of these meshes to another skeleton, lends what only they decide.
/// Errors: of solveBind.
Expected<std::shared_ptr<const PartWeights>> draggedWeights(const DocumentState& state, DragDetail detail,
                                                            const BindState* sameMesh, Progress& progress);

/// The preview of a bind while joints are dragged: a bind to where they stand, on a pool, one at a time; of
/// the places that come meanwhile the latest is next. With the bind's own settings where that is quick
/// enough, else on a coarse grid. Shown by the posed mesh, never kept. A document that is not bound, or is
/// not kept bound (BindController::live), has none.
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
    void finish(const Expected<Weights>& weights, double milliseconds);
    void sceneChanged();
    void forget();

    Document& m_document;
    PosedMesh& m_posed;
    const BindController& m_bind;
    LatestJob m_job;
    SkeletonSteps m_next; ///< the latest places that nothing was begun for; empty: none
    Weights m_shown;
    DragPace m_pace;
};

} // namespace sinew
