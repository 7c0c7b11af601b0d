#include "app/jobs/MirrorFinder.h"

#include "app/document/edits/LayerEdits.h"

#include <utility>

namespace sinew {

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
