#include "app/text/FormatText.h"
#include "tests/support/Runner.h"
#include "ui/dialogs/DialogPrompts.h"

#include <QApplication>
#include <QTest>

namespace testFileFilters {

using namespace sinew;

class TestFileFilters : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dialogsOfferEveryFormat_data() {
        QTest::addColumn<FileKind>("kind");
        QTest::addColumn<QString>("patterns");
        QTest::newRow("characters") << FileKind::Character << formatPatterns(characterFormats()) + " *.sinew";
        QTest::newRow("skeletons") << FileKind::Skeleton << formatPatterns(skeletonFormats());
        QTest::newRow("exports") << FileKind::Export << formatPatterns(savedFormats());
        QTest::newRow("weights") << FileKind::Weights << QString("*.glb");
        QTest::newRow("motions") << FileKind::Motion << formatPatterns(motionFormats());
        QTest::newRow("poses") << FileKind::Pose << QString("*.json");
        QTest::newRow("joint tables") << FileKind::JointTable << QString("*.csv");
        QTest::newRow("weights in") << FileKind::ImportedWeights << QString("*.csv *.json *.txt");
        QTest::newRow("weights out") << FileKind::ExportedWeights << QString("*.csv *.json *.txt *");
        QTest::newRow("skeletons out") << FileKind::ExportedSkeleton << QString("*.bvh *.skel *.skin");
        QTest::newRow("pictures") << FileKind::Picture << QString("*.png");
        QTest::newRow("WebP films") << FileKind::WebpFilm << QString("*.webp");
        QTest::newRow("MP4 films") << FileKind::Mp4Film << QString("*.mp4");
        QTest::newRow("cages") << FileKind::Cage << QString("*.obj");
        QTest::newRow("projects") << FileKind::Project << QString("*.sinew");
    }

    void dialogsOfferEveryFormat() {
        QFETCH(FileKind, kind);
        QFETCH(QString, patterns);
        const QString offered = ' ' + fileFilters(kind).join(' ').replace('(', ' ').replace(')', ' ') + ' ';
        for (const QString& pattern : patterns.split(' ')) {
            QVERIFY2(offered.contains(' ' + pattern + ' '), qPrintable(pattern));
        }
    }

    void exportHasAFilterForEachFormat() {
        QCOMPARE(fileFilters(FileKind::Export),
                 (QStringList{"FBX (*.fbx)", "GLB (*.glb)", "glTF (*.gltf)", "VRM (*.vrm)"}));
    }
};

SINEW_TEST(TestFileFilters, QApplication)

} // namespace testFileFilters

#include "TestFileFilters.moc"
