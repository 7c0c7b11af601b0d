#include "tests/app/support/LimbFiles.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDriver.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QUrl>

namespace testDropFiles {

using namespace sinew;
using namespace sinew::test;

namespace {

struct DropDesk : WindowDesk {
    LimbFiles files;
    Driver driver{*this};

    /// As the desktop does it; whether the window takes them.
    bool drop(const QStringList& names) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& name : names) {
            urls << QUrl::fromLocalFile(name);
        }
        data.setUrls(urls);
        QDragEnterEvent enter(window.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&window, &enter);
        if (!enter.isAccepted()) {
            return false;
        }
        QDropEvent event(window.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
        handleEvents();
        return true;
    }
    QString said() const { return window.statusBar()->currentMessage(); }
    bool rest() const {
        return QTest::qWaitFor(
            [this] {
                handleEvents();
                return !workspace.session.busy();
            },
            kPatience);
    }
};

} // namespace

class TestDropFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void meshAndSkeletonAreOneCharacter() {
        DropDesk desk;
        const QString notes = desk.files.with("notes.pdf", "nothing to open");
        QVERIFY(desk.drop({desk.files.skeleton(), notes, desk.files.mesh()}));
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().hasSkeleton(), kPatience);
        QCOMPARE(desk.driver.state().scene->skeleton.size(), std::size_t{3});
        QVERIFY2(desk.said().contains("limb.obj") && desk.said().contains("limb.tgf") &&
                     desk.said().contains("notes.pdf"),
                 qPrintable(desk.said()));
        QVERIFY(desk.prompts.errors.isEmpty());
        QCOMPARE(desk.workspace.recent.files().first(), QFileInfo(desk.files.mesh()).canonicalFilePath());
    }

    void aSkeletonAloneIsLoadedOntoTheCharacter() {
        DropDesk desk;
        QVERIFY(desk.driver.open(desk.files.mesh()));
        QVERIFY(desk.drop({desk.files.skeleton()}));
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().hasSkeleton(), kPatience);
        QVERIFY(desk.workspace.document.undoStack().canUndo()); // the character is the one it was
        // Without a character there is nothing to load it onto.
        desk.workspace.document.reset({});
        QVERIFY(desk.drop({desk.files.skeleton()}));
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 1, kPatience);
        QVERIFY(!desk.driver.state().hasScene());
    }

    void filesThatAreNoneAreTold() {
        DropDesk desk;
        QVERIFY(desk.drop({desk.files.with("a.pdf", "a"), desk.files.with("b.mtl", "b")}));
        QCOMPARE(desk.prompts.errors.size(), 1);
        QVERIFY2(desk.prompts.errors.first().contains("FBX"), qPrintable(desk.prompts.errors.first()));
        QVERIFY(desk.drop({desk.files.path("a.pdf")}));
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 2, kPatience);
        QVERIFY(desk.prompts.errors.last().contains("a.pdf"));
    }

    void oneFileOpensAsEver() {
        DropDesk desk;
        QVERIFY(desk.drop({desk.files.mesh()}));
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().hasScene(), kPatience);
        QVERIFY(!desk.driver.state().hasSkeleton());
        QVERIFY(desk.said().startsWith("Opened limb.obj"));
    }

    /// What was dropped is forgotten: opened later, the mesh comes alone.
    void aDropThatIsRefusedLeavesTheDocument() {
        DropDesk desk;
        QVERIFY(desk.driver.openSample());
        desk.driver.trigger("pose.dqs");
        const auto scene = desk.driver.state().scene;
        desk.prompts.saveAnswer = SaveAnswer::Cancel;
        QVERIFY(desk.drop({desk.files.mesh(), desk.files.skeleton()}));
        QVERIFY(desk.rest());
        QVERIFY(desk.driver.state().scene == scene);
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        QVERIFY(desk.driver.open(desk.files.mesh()));
        QVERIFY(desk.rest());
        QVERIFY(!desk.driver.state().hasSkeleton());
    }

    void textIsNoFile() {
        DropDesk desk;
        QVERIFY(!desk.drop({}));
    }
};

SINEW_TEST(TestDropFiles, QApplication)

} // namespace testDropFiles

#include "TestDropFiles.moc"
