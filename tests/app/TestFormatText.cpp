#include "app/text/FormatText.h"
#include "app/text/Texts.h"
#include "core/io/Formats.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testFormatText {

using namespace sinew;

class TestFormatText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void listsFollowTheTable() {
        const QStringList characters = formatPatterns(characterFormats()).split(' ');
        const QStringList skeletons = formatPatterns(skeletonFormats()).split(' ');
        const QStringList written = formatPatterns(writtenFormats()).split(' ');
        for (const Format& format : formats()) {
            for (const std::string_view extension : format.extensions) {
                const QString pattern = '*' + QString::fromStdString(std::string(extension));
                QCOMPARE(characters.contains(pattern), format.read != nullptr && format.content.meshes);
                QCOMPARE(skeletons.contains(pattern), format.read != nullptr && format.content.skeleton);
                QCOMPARE(written.contains(pattern), format.writer != nullptr);
            }
        }
        QCOMPARE(formatExtensions(riggedFormats()), QString(".fbx, .glb, .gltf, .vrm"));
        QCOMPARE(formatExtensions(meshFormats()), QString(".fbx, .glb, .gltf, .obj"));
        QVERIFY(formatNames(weightedFormats()).contains("SMD"));
        QVERIFY(!formatNames(weightedFormats()).contains("OBJ"));
        QVERIFY(formatExtensions(motionFormats()).contains(".vrma"));
    }

    void mainFormatsComeFirst() {
        QCOMPARE(formatNames(mainCharacterFormats()),
                 QString("FBX, GLB, glTF, VRM, DAE, OBJ, PLY, PNG, WebP, PSD, LAYERS"));
        QVERIFY(formatNames(characterFormats()).startsWith(formatNames(mainCharacterFormats()) + ", 3DS"));
        QCOMPARE(formatNames(mainSkeletonFormats()),
                 QString("FBX, GLB, glTF, VRM, VRMA, DAE, TGF, BVH, SKEL, JSON, RigNet"));
    }

    void formatsAreJoined() {
        const FormatLabels labels{{"One", {".a", ".b"}}, {"Two", {".c"}}};
        QCOMPARE(formatNames(labels), QString("One, Two"));
        QCOMPARE(formatExtensions(labels), QString(".a, .b, .c"));
        QCOMPARE(formatPatterns(labels), QString("*.a *.b *.c"));
    }

    void errorsNameFormatsThatHelp() {
        const QString unknown = errorText(makeError(ErrorCode::FormatUnknown, {"a.max", ".max"}));
        QVERIFY2(unknown.contains(formatNames(mainCharacterFormats())), qPrintable(unknown));
        const QString bare = errorText(makeError(ErrorCode::NoSkeleton, {"a.obj"}));
        QVERIFY2(bare.contains(formatNames(mainSkeletonFormats())), qPrintable(bare));
    }
};

SINEW_TEST(TestFormatText, QCoreApplication)

} // namespace testFormatText

#include "TestFormatText.moc"
