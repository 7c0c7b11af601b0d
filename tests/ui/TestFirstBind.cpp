#include "app/document/edits/Edits.h"
#include "app/view/OverlayTable.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QSignalSpy>
#include <QTest>

namespace testFirstBind {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window in the mode Bind with a character that nobody has bound.
struct UnboundDesk : WindowDesk {
    Driver driver{*this};

    UnboundDesk() {
        workspace.document.reset(stateOfScene(richScene(), {}));
        bindCoarsely(workspace.document);
        driver.trigger("mode.bind");
    }
    std::optional<ViewPreset> shown() const { return presetInForce(workspace.view.settings()); }
};

} // namespace

/// What the view shows of a character's first bind, and that work is kept before a bind and an export.
class TestFirstBind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Its weights: of all joints, then of the one that is selected. Nothing else changes.
    void theViewShowsTheWeights() {
        UnboundDesk desk;
        QVERIFY(desk.shown() == ViewPreset::Shaded);
        const Pose pose = desk.driver.state().pose;
        const int steps = desk.workspace.document.undoStack().count();
        QVERIFY(desk.driver.bind());
        QVERIFY(desk.shown() == ViewPreset::Weights);
        QVERIFY(desk.workspace.view.visible(Overlay::JointColors));
        QVERIFY(desk.window.actions()["view.weights"]->isChecked());
        QVERIFY(desk.driver.state().pose == pose && desk.driver.state().selection == Selection());
        QCOMPARE(desk.workspace.document.undoStack().count(), steps + 1); // the bind
        selectJoint(desk.workspace.document, 1);
        QVERIFY(desk.workspace.view.visible(Overlay::Weights));
        desk.driver.trigger("view.weights");
        QVERIFY(desk.shown() == ViewPreset::Shaded);
    }

    void onlyTheFirstOneIsShown() {
        UnboundDesk desk;
        QVERIFY(desk.driver.bind());
        Q_EMIT desk.window.findChild<ViewportWidget*>()->escaped();
        QVERIFY(desk.shown() == ViewPreset::Shaded);
        QVERIFY(desk.driver.bind());
        QVERIFY(desk.shown() == ViewPreset::Shaded);
    }

    /// Another mode is entered with what it would have shown.
    void itStaysWithItsMode() {
        UnboundDesk desk;
        QVERIFY(desk.driver.bind());
        desk.driver.trigger("mode.pose");
        QVERIFY(desk.shown() == ViewPreset::Shaded);
        UnboundDesk posing;
        posing.driver.trigger("mode.pose");
        QVERIFY(posing.driver.bind());
        QVERIFY(posing.shown() == ViewPreset::Shaded);
    }

    void aSettingSwitchesItOff() {
        UnboundDesk desk;
        PreferenceValues values = desk.preferences.values();
        QVERIFY(values.showBind);
        values.showBind = false;
        desk.preferences.set(values);
        QVERIFY(!Preferences().values().showBind); // it is kept
        QVERIFY(desk.driver.bind());
        QVERIFY(desk.shown() == ViewPreset::Shaded);
    }

    void workIsKeptBeforeABindAndAnExport() {
        UnboundDesk desk;
        desk.prompts.yes = true; // it is not bound
        QVERIFY(desk.workspace.document.modified());
        QSignalSpy saved(&desk.workspace.autosave, &Autosave::saved);
        desk.driver.trigger("bind.run");
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.bind.running() && desk.driver.state().bound(), kPatience);
        QTemporaryDir folder;
        desk.driver.exportTo(folder.filePath("out.glb"));
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 2, kPatience);
        PreferenceValues values = desk.preferences.values();
        values.autosave = false;
        desk.preferences.set(values);
        selectJoint(desk.workspace.document, 2);
        setDeformer(desk.workspace.document, Deformer::DualQuaternion);
        desk.driver.exportTo(folder.filePath("again.glb"));
        QVERIFY(!desk.workspace.autosave.saving());
        QCOMPARE(saved.count(), 2);
    }
};

SINEW_TEST(TestFirstBind, QApplication)

} // namespace testFirstBind

#include "TestFirstBind.moc"
