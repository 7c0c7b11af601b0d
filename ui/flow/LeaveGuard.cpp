#include "ui/flow/LeaveGuard.h"

#include "ui/workspace/Asker.h"

namespace sinew {

LeaveGuard::LeaveGuard(Document& document, Asker& asker, Work work)
    : m_document(document)
    , m_asker(asker)
    , m_work(std::move(work)) {}

bool LeaveGuard::mayLeave() {
    if (m_work.runs() && !m_asker.confirm(tr("A task is still running."),
                                          tr("If you leave, it is canceled. No file is left half-written."),
                                          tr("Cancel and &Leave"))) {
        return false;
    }
    m_work.finishSaving();
    if (m_document.state().hasScene() && m_document.modified()) {
        switch (m_asker.saveChanges(m_document.title())) {
        case SaveAnswer::Cancel:
            return false;
        case SaveAnswer::Save:
            if (!m_work.save()) {
                return false;
            }
            break;
        case SaveAnswer::Discard:
            break;
        }
    }
    m_work.cancel(); // last: until here the user could still stay
    return true;
}

} // namespace sinew
