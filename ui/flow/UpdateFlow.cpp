#include "ui/flow/UpdateFlow.h"

#include "ui/actions/Actions.h"
#include "ui/dialogs/UpdateDialog.h"
#include "ui/workspace/Preferences.h"

#include <QWidget>

namespace sinew {

UpdateFlow::UpdateFlow(const Actions& actions, const Preferences& preferences, QWidget* window,
                       const QString& curl, QObject* parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_window(window)
    , m_check(curl) {
    actions.on("help.updates", this, &UpdateFlow::open);
    connect(&m_check, &UpdateCheck::finished, this, &UpdateFlow::take);
}

void UpdateFlow::checkAtStart() {
    if (m_preferences.values().updateCheck &&
        updateDue(Preferences::lastUpdateCheck(), QDate::currentDate())) {
        m_check.start();
    }
}

/// A dialog that is open shows what it has; a check that runs already tells it, too.
void UpdateFlow::open() {
    if (m_dialog == nullptr) {
        dialog();
        m_check.start();
    }
    m_dialog->raise();
    m_dialog->activateWindow();
}

void UpdateFlow::take(const UpdateAnswer& answer) {
    const bool answered = answer.trouble == UpdateTrouble::None;
    if (answered) {
        Preferences::keepUpdateCheck(QDate::currentDate());
    }
    if (m_dialog != nullptr || (answered && isNewer(answer.newest))) {
        dialog().tell(answer);
    }
}

/// The one that is open, or a new one.
UpdateDialog& UpdateFlow::dialog() {
    if (m_dialog == nullptr) {
        m_dialog = new UpdateDialog(m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &QDialog::finished, this, [this] {
            m_check.cancel();
            m_dialog.clear(); // it goes with the next events
        });
        connect(m_dialog, &UpdateDialog::pageAsked, this, [this] { Q_EMIT pageAsked(kReleasesPage); });
        m_dialog->show();
    }
    return *m_dialog;
}

} // namespace sinew
