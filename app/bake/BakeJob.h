#pragma once

#include "app/bake/BakeEdits.h"
#include "app/jobs/TaskPool.h"
#include "app/jobs/compare/CompareController.h"

#include <QObject>

#include <memory>

namespace sinew {

/// Bakes a document in the background (runBake). What came of it changes nothing by itself: applyBake puts it
/// into the document, which is still the one that was baked as long as fits() says so.
class BakeJob : public QObject {
    Q_OBJECT
public:
    BakeJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of one that runs, and forgets what came of the last one. Awaited weights are worked
    /// out first. Nothing without weights.
    void start(const BakeChoices& choices);
    /// canceled() follows.
    void cancel() { m_job.cancel(); }
    /// Forgets what came of the last bake.
    void clear();

    bool running() const { return m_job.running(); }
    Stage stage() const { return m_job.stage(); }
    double fraction() const { return m_job.fraction(); }
    /// Of the last bake that ended; null: there is none, or another one runs.
    const std::shared_ptr<const BakeOutcome>& outcome() const { return m_outcome; }
    /// Whether there is an outcome, and the document's skin, method, layers, drivers and shapes are what was
    /// baked.
    bool fits() const;
    /// The document that was baked.
    const DocumentState& asked() const { return m_asked; }

Q_SIGNALS:
    void runningChanged(bool running);
    void finished();
    void failed(const sinew::Error& error);
    void canceled();

private:
    void end(Expected<BakeOutcome> outcome);

    Document& m_document;
    LatestJob m_job;
    DocumentState m_asked;
    std::shared_ptr<const BakeOutcome> m_outcome;
};

/// A bake as one side of a comparison with the document that it was made of, whose scene is `of`. O(n) in the
/// influences.
SkinSource bakedSkin(const std::shared_ptr<const Scene>& of, const BakeOutcome& outcome);

} // namespace sinew
