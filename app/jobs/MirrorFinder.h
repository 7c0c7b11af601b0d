#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"

#include <functional>
#include <vector>

namespace sinew {

/// Finds in the background what mirrors a document's vertices, so that the first stroke or operation that
/// mirrors need not wait for it: a second on a dense character.
class MirrorFinder : public QObject {
    Q_OBJECT
public:
    MirrorFinder(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Weights will probably be edited: begins, unless it is there or on its way.
    void prepare();
    /// Calls `found` as soon as it is there: at once if it is, never when another character comes first.
    /// The document has a skeleton.
    void whenFound(std::function<void()> found);
    bool busy() const { return m_job.running(); }

Q_SIGNALS:
    void busyChanged(bool busy);

private:
    void tell();
    void found(const DocumentState& asked, std::shared_ptr<const LayerContext> context);

    Document& m_document;
    LatestJob m_job;
    std::vector<std::function<void()>> m_waiting;
    bool m_wanted = false; ///< weights are being edited: another choice of pairs is followed up
};

} // namespace sinew
