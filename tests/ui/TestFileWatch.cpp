#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "ui/flow/files/ReloadFlow.h"

#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testFileWatch {

using namespace sinew;
using namespace sinew::test;

namespace {

bool put(const QString& name, const QByteArray& bytes) {
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// One file that is watched.
struct Watched {
    QTemporaryDir folder;
    QString file = folder.filePath("limb.obj");
    FileWatch watch;
    QSignalSpy changed{&watch, &FileWatch::changed};

    Watched() {
        if (!put(file, "v 0 0 0\n")) {
            qFatal("the file cannot be written");
        }
        watch.watch({file});
        settle();
    }
    /// Until the watch has come to rest.
    bool settle() {
        return QTest::qWaitFor([this] { return QCoreApplication::processEvents(), noTimerRuns(watch); },
                               kPatience);
    }
};

} // namespace

class TestFileWatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void manyWritesAreOneChange() {
        Watched watched;
        for (int i = 1; i < 20; ++i) {
            QVERIFY(put(watched.file, QByteArray(i * 100, ' ')));
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 1, kPatience);
        QCOMPARE(watched.changed[0][0].toString(), watched.file);
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 1);
    }

    /// As editors save: under another name first. The new file is watched like the old one.
    void aFileInItsPlaceIsAChange() {
        Watched watched;
        for (int round = 1; round <= 2; ++round) {
            QSaveFile file(watched.file);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray(round * 50, 'x'));
            QVERIFY(file.commit());
            QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), round, kPatience);
            QVERIFY(watched.settle());
        }
        QVERIFY(put(watched.file, "written in place"));
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 3, kPatience);
    }

    void aFileThatIsGoneIsNone() {
        Watched watched;
        QVERIFY(QFile::remove(watched.file));
        watched.watch.look();
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 0);
        QVERIFY(put(watched.file, "back, and another one"));
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 1, kPatience);
    }

    void otherFilesAreNone() {
        Watched watched;
        QVERIFY(put(watched.folder.filePath("other.obj"), "nobody asks"));
        watched.watch.look();
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 0);
    }

    void whatIsNoLongerWatchedIsNone() {
        Watched watched;
        watched.watch.watch({});
        QVERIFY(put(watched.file, "nobody asks any more"));
        watched.watch.look();
        QVERIFY(watched.settle());
        QCOMPARE(watched.changed.size(), 0);
        QVERIFY(watched.watch.files().isEmpty());
    }

    /// What changed while the same files were asked for again is told nevertheless.
    void everyFurtherChangeIsTold() {
        Watched watched;
        QVERIFY(put(watched.file, "a longer text than before"));
        watched.watch.watch({watched.file});
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 1, kPatience);
        QVERIFY(put(watched.file, "and another text that is longer still"));
        QTRY_COMPARE_WITH_TIMEOUT(watched.changed.size(), 2, kPatience);
    }
};

SINEW_TEST(TestFileWatch, QCoreApplication)

} // namespace testFileWatch

#include "TestFileWatch.moc"
