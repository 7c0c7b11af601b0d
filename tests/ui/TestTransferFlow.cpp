#include "core/io/ExportScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/TransferDialog.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace sinew;
using namespace sinew::test;

class TestTransferFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsComeAsALayer();
    void theDialogGivesWhatWasChosen();
};

void TestTransferFlow::weightsComeAsALayer() {
    QTemporaryDir folder;
    WindowDesk desk;
    Document& document = desk.workspace.document;
    QAction* action = desk.window.actions()["weights.transfer"];
    QVERIFY(!action->isEnabled());
    document.reset(stateOfScene(test::limb(), {}));
    QVERIFY(action->isEnabled());
    bindCoarsely(document);
    Driver(desk).bind();
    const QString file = folder.filePath("arm.glb");
    Progress progress;
    QVERIFY(exportScene(document.state().boundScene(), file.toStdString(), {}, progress));
    desk.prompts.files.push_back(file);
    QTimer::singleShot(0, &desk.window, [] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
            dialog->accept();
        }
    });
    action->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(document.state().layers.layers.size(), std::size_t{1}, test::kPatience);
    QCOMPARE(document.state().layers.layers[0]->name, std::string("arm.glb"));
    desk.window.actions()["edit.undo"]->trigger();
    QVERIFY(document.state().layers.layers.empty());
}

void TestTransferFlow::theDialogGivesWhatWasChosen() {
    WindowDesk desk;
    desk.workspace.document.reset(stateOfScene(test::limb(), {}));
    selectJoint(desk.workspace.document, 1);
    TransferDialog dialog(desk.workspace.document, desk.prompts, "arm.glb");
    dialog.findChild<QDoubleSpinBox*>("transfer.distance")->setValue(12.5);
    dialog.findChild<QDoubleSpinBox*>("transfer.angle")->setValue(40);
    dialog.findChild<QCheckBox*>("transfer.flipped")->setChecked(true);
    dialog.findChild<QCheckBox*>("transfer.symmetric")->setChecked(true);
    dialog.findChild<QCheckBox*>("transfer.select")->setChecked(false);
    dialog.findChild<QComboBox*>("transfer.joints")->setCurrentIndex(1);
    const TransferWish wish = dialog.wish();
    QCOMPARE(wish.choices.settings.reach, 0.125);
    QCOMPARE(wish.choices.settings.angle, 40.0);
    QVERIFY(wish.choices.settings.flippedNormals && wish.choices.settings.symmetric && !wish.selectUnmatched);
    QVERIFY(wish.choices.parts.empty());
    QCOMPARE(wish.choices.joints,
             std::vector{desk.workspace.document.state().scene->skeleton.joints[1].name});
}

SINEW_TEST(TestTransferFlow, QApplication)
#include "TestTransferFlow.moc"
