#include "app/session/RememberedFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testThumbnails {

using namespace sinew;

namespace {

QImage plain(int width, int height, QColor color) {
    QImage image(width, height, QImage::Format_ARGB32);
    image.fill(color);
    return image;
}

} // namespace

class TestThumbnails : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void picturesComeBackByFile() {
        const QTemporaryDir folder;
        Thumbnails thumbnails(folder.filePath("cache/thumbnails"));
        QSignalSpy changed(&thumbnails, &Thumbnails::changed);
        QVERIFY(thumbnails.find("/a/body.fbx").isNull());
        thumbnails.keep("/a/body.fbx", plain(64, 64, Qt::red));
        thumbnails.keep("/b/body.fbx", plain(64, 64, Qt::blue));
        QCOMPARE(changed.size(), 2);
        QCOMPARE(thumbnails.find("/a/body.fbx").pixelColor(5, 5), QColor(Qt::red));
        QCOMPARE(thumbnails.find("/b/../b/body.fbx").pixelColor(5, 5), QColor(Qt::blue));
        const Thumbnails later(folder.filePath("cache/thumbnails"));
        QCOMPARE(later.find("/a/body.fbx").size(), QSize(64, 64));
        thumbnails.keep("/a/body.fbx", QImage()); // nothing to keep
        QCOMPARE(changed.size(), 2);
        QVERIFY(!thumbnails.find("/a/body.fbx").isNull());
    }

    void largePicturesBecomeSmall() {
        const QTemporaryDir folder;
        Thumbnails thumbnails(folder.path());
        thumbnails.keep("wide.fbx", plain(1000, 500, Qt::green));
        QCOMPARE(thumbnails.find("wide.fbx").size(), QSize(Thumbnails::kSide, Thumbnails::kSide / 2));
    }

    void onlyTheLatestStay() {
        const QTemporaryDir folder;
        Thumbnails thumbnails(folder.path());
        for (int i = 0; i < Thumbnails::kMax + 5; ++i) {
            thumbnails.keep(QString("%1.fbx").arg(i), plain(8, 8, Qt::red));
            QTest::qWait(2); // files of one moment have no order
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), Thumbnails::kMax);
        QVERIFY(thumbnails.find("0.fbx").isNull());
        QVERIFY(!thumbnails.find(QString("%1.fbx").arg(Thumbnails::kMax + 4)).isNull());
    }

    void damagedPicturesAreNone() {
        const QTemporaryDir folder;
        Thumbnails thumbnails(folder.path());
        thumbnails.keep("a.fbx", plain(64, 64, Qt::red));
        const QString file = folder.filePath(QDir(folder.path()).entryList(QDir::Files).first());
        const QByteArray good = test::fileBytes(file);
        for (const QByteArray& bytes : {QByteArray(), QByteArray("no picture"), good.first(20)}) {
            test::writeFile(file, bytes);
            QVERIFY(thumbnails.find("a.fbx").isNull());
        }
        QVERIFY(plain(4000, 4000, Qt::red).save(file, "PNG"));
        QVERIFY(thumbnails.find("a.fbx").isNull()); // nobody but others wrote that
    }

    void aFolderThatCannotBeIsNoError() {
        const QTemporaryDir folder;
        test::writeFile(folder.filePath("file"), "no folder");
        Thumbnails thumbnails(folder.filePath("file/thumbnails"));
        thumbnails.keep("a.fbx", plain(64, 64, Qt::red));
        QVERIFY(thumbnails.find("a.fbx").isNull());
    }
};

SINEW_TEST(TestThumbnails, QCoreApplication)

} // namespace testThumbnails

#include "TestThumbnails.moc"
