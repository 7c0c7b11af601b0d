#include "app/document/edits/Edits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/SettingsDialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QTest>

namespace testStatusLine {

using namespace sinew;
using namespace sinew::test;

class TestStatusLine : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void timesAreForWhoAsks() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        const auto* times = desk.window.findChild<QLabel*>("status.times");
        setDeformer(desk.workspace.document, Deformer::DualQuaternion);
        QVERIFY(!times->isVisible() && times->text().isEmpty());
        PreferenceValues values = desk.preferences.values();
        values.timings = true;
        desk.preferences.set(values);
        QVERIFY(times->isVisible());
        QVERIFY2(times->text().startsWith("computed"), qPrintable(times->text()));
        QVERIFY(Preferences().values().timings); // at the next start too
        values.timings = false;
        desk.preferences.set(values);
        QVERIFY(!times->isVisible() && times->text().isEmpty());
    }

    void theSettingsHaveTheSwitch() {
        const FreshSettings settings;
        Preferences preferences;
        QVERIFY(!preferences.values().timings);
        SettingsDialog dialog(preferences);
        auto* timings = dialog.findChild<QCheckBox*>("settings.timings");
        QVERIFY(timings != nullptr && !timings->isChecked() && !timings->toolTip().isEmpty());
        timings->click();
        QVERIFY(preferences.values().timings);
    }
};

SINEW_TEST(TestStatusLine, QApplication)

} // namespace testStatusLine

#include "TestStatusLine.moc"
