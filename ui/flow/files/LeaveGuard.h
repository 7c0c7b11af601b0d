#pragma once

#include "app/document/Document.h"

#include <QCoreApplication>

#include <functional>

namespace sinew {

class UserPrompts;

/// Asked before a document is closed or gives way to another: work that runs and changes that are not saved
/// must not be lost by accident.
class LeaveGuard {
    Q_DECLARE_TR_FUNCTIONS(LeaveGuard)
public:
    struct Work {
        std::function<bool()> runs;         ///< work whose loss a user would regret
        std::function<void()> cancel;       ///< ends it; nothing half-done remains
        std::function<void()> finishSaving; ///< waits for saves that run
        std::function<bool()> save;         ///< saves the document; false: it is not saved
    };
    LeaveGuard(Document& document, UserPrompts& prompts, Work work);

    /// True: go on. Running work is canceled by then, saves are finished, and changes are saved or given up.
    bool mayLeave();

private:
    Document& m_document;
    UserPrompts& m_prompts;
    Work m_work;
};

} // namespace sinew
