#include "app/jobs/OperationRunner.h"

#include <utility>

namespace sinew {

OperationRunner::OperationRunner(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    // What runs was meant for another character.
    document.onChange(DocumentChange::Scene, this, &OperationRunner::cancel);
}

void OperationRunner::run(Request request) {
    m_waiting.push_back(std::move(request));
    if (!running()) {
        begin();
    }
}

void OperationRunner::cancel() {
    if (running()) {
        m_waiting.erase(m_waiting.begin() + 1, m_waiting.end());
        m_job.cancel(); // end() comes with Canceled
    }
}

void OperationRunner::begin() {
    Request& request = m_waiting.front();
    Expected<OperationTask> task =
        prepareOperation(m_document, std::move(request.vertices), request.mirrored);
    if (!task) {
        m_waiting.clear(); // whatever else waits cannot be written either
        Q_EMIT failed(task.error());
        return;
    }
    const auto shared = std::make_shared<const OperationTask>(std::move(*task));
    m_job.start<OperationOutcome>(
        [shared, operation = request.operation](Progress& progress) {
            return workOut(*shared, operation, progress);
        },
        [this, shared](const Expected<OperationOutcome>& outcome) { end(*shared, outcome); });
    Q_EMIT runningChanged(true);
}

void OperationRunner::end(const OperationTask& task, const Expected<OperationOutcome>& outcome) {
    const Request request = std::move(m_waiting.front());
    m_waiting.pop_front();
    Q_EMIT runningChanged(false);
    say(request, task, outcome);
    if (!running() && !m_waiting.empty()) {
        begin();
    }
}

void OperationRunner::say(const Request& request, const OperationTask& task,
                          const Expected<OperationOutcome>& outcome) {
    if (!outcome && outcome.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled(request.name);
    } else if (!outcome) {
        Q_EMIT failed(outcome.error());
    } else if (!applyOperation(m_document, request.name, task, *outcome)) {
        Q_EMIT dropped(request.name);
    } else if (request.applied) {
        request.applied(outcome->result);
    }
}

MirrorFinder::MirrorFinder(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    document.onChange(DocumentChange::Scene | DocumentChange::Layers | DocumentChange::Mirror, this,
                      [this](DocumentChanges what) {
                          if (what.testFlag(DocumentChange::Scene)) {
                              m_wanted = false;
                              m_waiting.clear();
                          }
                          const bool edited = what.testFlag(DocumentChange::Layers) &&
                                              !m_document.state().layers.layers.empty();
                          if (edited || (m_wanted && what.testFlag(DocumentChange::Mirror))) {
                              prepare();
                          }
                      });
}

void MirrorFinder::prepare() {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    m_wanted = true;
    if (busy() || m_document.layering().hasMirror(state)) {
        return;
    }
    using Context = std::shared_ptr<const LayerContext>;
    const Context known = m_document.layering().known(state);
    m_job.start<Context>(
        [known, state](Progress&) -> Expected<Context> {
            return std::make_shared<const LayerContext>(
                withMirror(known ? *known : *makeContext(state), mirrorTableOf(state)));
        },
        [this, state](Expected<Context> context) {
            if (context) {
                found(state, std::move(*context));
            }
            if (!busy()) {
                Q_EMIT busyChanged(false);
                tell();
            }
        });
    Q_EMIT busyChanged(true);
}

void MirrorFinder::whenFound(std::function<void()> found) {
    m_waiting.push_back(std::move(found));
    prepare();
    if (!busy()) {
        tell();
    }
}

void MirrorFinder::tell() {
    for (const auto& found : std::exchange(m_waiting, {})) {
        found();
    }
}

void MirrorFinder::found(const DocumentState& asked, std::shared_ptr<const LayerContext> context) {
    const DocumentState& now = m_document.state();
    if (now.scene != asked.scene || !(now.mirror == asked.mirror)) {
        if (m_wanted) {
            prepare();
        }
    } else if (!m_document.layering().hasMirror(now)) {
        m_document.layering().setContext(now, std::move(context));
    }
}

} // namespace sinew
