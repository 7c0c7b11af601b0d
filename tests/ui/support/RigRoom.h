#pragma once

#include "app/jobs/rig/RigDraft.h"
#include "tests/support/Figures.h"
#include "tests/support/Patience.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/viewport/ViewportWidget.h"

#include <QAction>
#include <QComboBox>
#include <QTest>

namespace sinew::test {

/// A window with a figure that has no skeleton.
struct RigRoom {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    RigDraft& draft = desk.workspace.rigDraft;
    ViewportWidget* view = desk.window.findChild<ViewportWidget*>();

    RigRoom() { document.reset(stateOfScene(tPoseFigure(), {})); }
    void trigger(const char* action) { desk.window.actions()[action]->trigger(); }
    template<typename Dialog>
    Dialog* shown() const {
        for (auto* dialog : desk.window.findChildren<Dialog*>()) {
            if (dialog->isVisible()) {
                return dialog;
            }
        }
        return nullptr;
    }
    RigDialog* open() {
        trigger("skeleton.fromTemplate");
        auto* dialog = shown<RigDialog>();
        chooseTemplate(dialog, 0); // a biped
        settle();
        return dialog;
    }
    static void chooseTemplate(const QWidget* dialog, int row) {
        if (dialog != nullptr) {
            dialog->findChild<QComboBox*>("rig.shape")->setCurrentIndex(row);
        }
    }
    void settle() {
        QVERIFY(QTest::qWaitFor([this] { return !draft.running() && !desk.workspace.chains.running(); },
                                kPatience));
    }
    const Skeleton& skeleton() const { return document.state().scene->skeleton; }
};

} // namespace sinew::test
