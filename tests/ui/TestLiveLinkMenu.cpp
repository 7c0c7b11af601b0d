#include "core/io/ExportScene.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/flow/files/FileFlow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QSaveFile>
#include <QTest>
#include <QToolButton>

namespace testLiveLinkMenu {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window that another program opens with a character.
struct LinkedDesk : WindowDesk {
    QTemporaryDir folder;
    QString file = folder.filePath("limb.glb");
    QString live = folder.filePath("live");
    Driver driver{*this};
    QAction* action = window.actions()["file.liveLink"];
    QToolButton* status = window.findChild<QToolButton*>("status.link");

    LinkedDesk() {
        Progress progress;
        QDir().mkdir(live);
        if (!exportScene(limb(), file.toStdString(), {}, progress) || !driver.open(file)) {
            qFatal("the limb cannot be opened");
        }
        window.show();
        bindCoarsely(workspace.document);
    }
    void join() { workspace.liveLink.join(file, live); }
    void answer(const QByteArray& json) const {
        QSaveFile answered(live + "/answer.json");
        QVERIFY(answered.open(QIODevice::WriteOnly));
        answered.write(json);
        QVERIFY(answered.commit());
    }
    bool sent(int number) const {
        return QTest::qWaitFor([&] { return QFile::exists(live + QString("/weights-%1.glb").arg(number)); },
                               kPatience);
    }
    bool says(const QString& text) const {
        return QTest::qWaitFor([&] { return status->text() == text; }, kPatience);
    }
};

} // namespace

class TestLiveLinkMenu : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutBlenderThereIsNoEntry() {
        const LinkedDesk desk;
        QVERIFY(!desk.action->isVisible() && !desk.action->isEnabled() && !desk.action->isChecked());
        QVERIFY(desk.status->isHidden());
    }

    void theStatusBarFollows() {
        LinkedDesk desk;
        desk.join();
        QVERIFY(desk.action->isVisible() && desk.action->isEnabled() && desk.action->isChecked());
        QVERIFY(!desk.status->isHidden());
        QCOMPARE(desk.status->text(), QString("Blender: live"));
        QVERIFY(desk.driver.bind());
        QVERIFY(desk.sent(1) && desk.says("Blender: sending"));
        desk.answer(R"({"number": 1, "text": "Blender has the weights"})");
        QVERIFY(desk.says("Blender: live"));
        QVERIFY(desk.status->toolTip().contains("Blender has the weights"));
        desk.answer(R"({"number": 1, "failed": true, "text": "The faces of Body have changed"})");
        QVERIFY(desk.says("Blender: not updated"));
        QVERIFY(desk.status->toolTip().contains("The faces of Body have changed"));
        desk.answer(R"({"closed": true})");
        QVERIFY(desk.says("Blender: closed"));
        QVERIFY(desk.action->isVisible() && !desk.action->isEnabled());
    }

    /// By its entry and by a click on the status bar.
    void itIsSwitchedOffAndOn() {
        LinkedDesk desk;
        desk.join();
        desk.driver.trigger("file.liveLink");
        QVERIFY(!desk.action->isChecked() && desk.says("Blender: off"));
        QVERIFY(desk.driver.bind());
        QTest::qWait(3 * LiveLink::kRest);
        QVERIFY(!QFile::exists(desk.live + "/weights-1.glb"));
        QTest::mouseClick(desk.status, Qt::LeftButton);
        QVERIFY(desk.action->isChecked() && desk.sent(1));
    }

    void aSavedProjectKeepsTheCharacter() {
        LinkedDesk desk;
        desk.join();
        const QTemporaryDir elsewhere;
        desk.prompts.files.push_back(elsewhere.filePath("limb.sinew"));
        QVERIFY(desk.driver.save());
        QCOMPARE(fileBytes(desk.folder.filePath("kept-for-a-project.txt")),
                 (elsewhere.filePath("limb.sinew") + '\n').toUtf8());
    }

    /// `sinew FILE --export-to OUT --live FOLDER`.
    void theCommandLineNamesTheFolder() {
        LinkedDesk desk;
        const WindowContext context{desk.workspace, desk.preferences, desk.prompts, desk.window.actions()};
        const LiveLinkFlow flow(context, {"sinew", desk.file, "--export-to", "out.glb", "--live", desk.live},
                                nullptr);
        QVERIFY(desk.workspace.liveLink.state() == LiveLink::State::Live && desk.action->isVisible());
    }
};

SINEW_TEST(TestLiveLinkMenu, QApplication)

} // namespace testLiveLinkMenu

#include "TestLiveLinkMenu.moc"
