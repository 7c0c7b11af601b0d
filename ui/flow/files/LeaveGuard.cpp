#include "ui/flow/files/LeaveGuard.h"

#include "ui/workspace/UserPrompts.h"

namespace sinew {

LeaveGuard::LeaveGuard(Document& document, UserPrompts& prompts, Work work)
    : m_document(document)
    , m_prompts(prompts)
    , m_work(std::move(work)) {}

bool LeaveGuard::mayLeave() {
    if (m_work.runs() && !m_prompts.confirm(tr("A task is still running."),
                                            tr("If you leave, it is canceled. No file is left half-written."),
                                            tr("Cancel and &Leave"))) {
        return false;
    }
    m_work.finishSaving();
    if (m_document.state().hasScene() && m_document.modified()) {
        switch (m_prompts.saveChanges(m_document.title())) {
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
