#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testCheckPage {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray textIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A window with a bound limb.
struct CheckRoom {
    QTemporaryDir folder;
    WindowDesk desk;
    CheckPageJob& job = desk.workspace.checkPage;

    CheckRoom() { openBound(desk.workspace.document); }
    QAction* action() const { return desk.window.actions()["bind.checkPage"]; }
    /// Whether the job came to an end.
    bool save(const QString& file) {
        desk.prompts.files.push_back(file);
        action()->trigger();
        return QTest::qWaitFor([this] { return !job.running(); }, kPatience);
    }
};

} // namespace

/// Bind > Save Check Page.
class TestCheckPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void writesThePage() {
        CheckRoom room;
        const QString file = room.folder.filePath("page.html");
        QVERIFY(room.save(file));
        QVERIFY2(room.desk.prompts.errors.isEmpty(), qPrintable(room.desk.prompts.errors.join(' ')));
        const QByteArray page = textIn(file);
        QVERIFY(page.contains("data:image/png;base64,") && page.contains("stretch&lt;"));
    }

    void cancelLeavesNothing() {
        CheckRoom room;
        const QString file = room.folder.filePath("page.html");
        room.desk.prompts.files.push_back(file);
        room.action()->trigger();
        QVERIFY(room.job.running() && !room.action()->isEnabled());
        room.job.cancel();
        QVERIFY(QTest::qWaitFor([&room] { return !room.job.running(); }, kPatience));
        QVERIFY(!QFile::exists(file) && room.desk.prompts.errors.isEmpty() && room.action()->isEnabled());
    }

    void problemsAreNamed() {
        CheckRoom room;
        QVERIFY(room.save(room.folder.filePath("nowhere/page.html")));
        QCOMPARE(room.desk.prompts.errors.size(), 1);
    }

    void needsWeights() {
        WindowDesk desk;
        QVERIFY(!desk.window.actions()["bind.checkPage"]->isEnabled());
        openBound(desk.workspace.document);
        QVERIFY(desk.window.actions()["bind.checkPage"]->isEnabled());
    }
};

SINEW_TEST(TestCheckPage, QApplication)

} // namespace testCheckPage

#include "TestCheckPage.moc"
