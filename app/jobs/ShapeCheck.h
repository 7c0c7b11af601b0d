#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/base/Notice.h"

#include <QTimer>

#include <memory>

namespace sinew {

/// Looks for shapes that only repeat what weights can do (repeatedShapes), in the background whenever shapes,
/// drivers, weights or the skinning method have changed and stand still again.
class ShapeCheck : public QObject {
    Q_OBJECT
public:
    ShapeCheck(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// One for each such shape, of the document as it is; empty: none, or not known yet.
    const Notices& notices() const { return m_notices; }
    /// Whether it looks, or is about to.
    bool busy() const { return m_job.running() || m_timer.isActive(); }

Q_SIGNALS:
    /// Of notices().
    void changed();

private:
    void follow();
    void begin();
    void set(Notices notices);

    Document& m_document;
    LatestJob m_job;
    QTimer m_timer;
    Notices m_notices;
};

} // namespace sinew
