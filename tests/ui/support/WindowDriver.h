#pragma once

#include "tests/support/Patience.h"
#include "tests/ui/support/WindowDesk.h"

#include <functional>

namespace sinew::test {

/// Coarse, so that binding takes no time.
void bindCoarsely(Document& document);

/// Uses a window as its user would, and waits for what comes of it.
class Driver {
public:
    explicit Driver(WindowDesk& desk)
        : m_desk(desk) {}

    void trigger(const char* action) { m_desk.window.actions()[action]->trigger(); }
    const DocumentState& state() const { return m_desk.workspace.document.state(); }

    /// False when it fails; the asker was told why.
    bool openSample();
    bool open(const QString& file);
    bool bind();
    /// Where the asker says, the first time.
    bool save();
    bool exporting() const { return m_desk.workspace.exportJob.running(); }
    bool waitForExport() const;
    /// Opens the export dialog, names a file, presses Export without a bind first, does `meanwhile` and
    /// closes it. What the dialog said in the end.
    QString exportTo(const QString& file, const std::function<void(QWidget& dialog)>& meanwhile = {});

private:
    bool waitFor(const std::function<bool()>& done) const;
    WindowDesk& m_desk;
};

} // namespace sinew::test
