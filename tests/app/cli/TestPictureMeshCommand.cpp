#include "app/recipe/PictureMeshFile.h"
#include "app/recipe/Recipe.h"
#include "core/geometry/flat/EditFlatMesh.h"
#include "tests/app/support/FlatCharacter.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testPictureMeshCommand {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kSquare =
    R"({"mesh": "figure", "width": 200, "height": 190, "vertices": [[90, 80], [110, 80], [110, 60], [90, 60]],
    "triangles": [[0, 1, 2], [0, 2, 3]]})";

QByteArray meshFile(const QByteArray& meshes) {
    return R"({"sinewPictureMesh": 1, "meshes": [)" + meshes + "]}";
}

/// What binds the figure into this file.
QStringList binds(const FlatCharacter& files, const QString& output, const QStringList& more) {
    return QStringList{"bind",     files.picture(), "--skeleton", files.skeleton(),
                       "--solver", "picture",       "-o",         files.path(output)} +
           more;
}

} // namespace

/// Hand meshes on the command line.
class TestPictureMeshCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMeshIsWrittenEditedAndRead() {
        const FlatCharacter files;
        const Ran written =
            runSinew(binds(files, "plain.glb", {"--save-picture-mesh", files.path("mesh.json")}));
        QVERIFY2(written.exitCode == 0, qPrintable(written.told()));
        const std::string mesh = files.path("mesh.json").toStdString();
        auto hands = readPictureMeshes(mesh);
        QVERIFY(hands);
        QCOMPARE(hands->size(), std::size_t{1});
        QCOMPARE(QByteArray::fromStdString(pictureMeshText(*hands)), fileBytes(files.path("mesh.json")));

        // Read again as it is, the file is the same.
        const Ran same = runSinew(binds(files, "same.glb", {"--picture-mesh", files.path("mesh.json")}));
        QVERIFY2(same.exitCode == 0, qPrintable(same.told()));
        QCOMPARE(imported(files.path("same.glb")).parts[0].mesh->vertices,
                 imported(files.path("plain.glb")).parts[0].mesh->vertices);

        HandMesh& hand = hands->front();
        hand.flat = withAddedVertex(hand.flat, {8 * 150 + 3, 8 * 137 + 1}, 0.0).value();
        writeFile(files.path("edited.json"), QByteArray::fromStdString(pictureMeshText(*hands)));
        const QString recipe = files.path("recipe.json");
        const Ran edited = runSinew(binds(
            files, "edited.glb", {"--picture-mesh", files.path("edited.json"), "--save-recipe", recipe}));
        QVERIFY2(edited.exitCode == 0, qPrintable(edited.told()));
        const Scene scene = imported(files.path("edited.glb"));
        QCOMPARE(scene.parts[0].mesh->vertexCount(), hand.flat.vertices.size());
        QCOMPARE(scene.textures.size(), std::size_t{1});
        QVERIFY(scene.parts[0].weights && scene.parts[0].weights->unweightedCount() == 0);

        // The recipe has the mesh.
        const auto read = readRecipe(recipe.toStdString());
        QVERIFY(read && read->pictureMeshes == *hands);
        const Ran again = runSinew({"bind", files.picture(), "--skeleton", files.skeleton(), "--recipe",
                                    recipe, "-o", files.path("again.glb")});
        QVERIFY2(again.exitCode == 0, qPrintable(again.told()));
        QCOMPARE(fileBytes(files.path("again.glb")), fileBytes(files.path("edited.glb")));
    }

    void clockwiseTrianglesAreTurned() {
        const FlatCharacter files;
        writeFile(files.path("m.json"), meshFile(QByteArray(kSquare).replace("[0, 1, 2]", "[0, 2, 1]")));
        writeFile(files.path("n.json"), meshFile(kSquare));
        const auto turned = readPictureMeshes(files.path("m.json").toStdString());
        const auto plain = readPictureMeshes(files.path("n.json").toStdString());
        QVERIFY(turned && plain && *turned == *plain);
        QCOMPARE(plain->front().flat.vertices[0], GridPlace(8 * 90, 8 * 110));
    }

    void brokenFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("told");
        QTest::newRow("another file") << QByteArray(R"({"sinewRecipe": 1})") << "sinewPictureMesh";
        QTest::newRow("no width") << meshFile(QByteArray(kSquare).replace("\"width\": 200, ", ""))
                                  << "mesh figure has no \"width\"";
        QTest::newRow("no name") << meshFile(QByteArray(kSquare).replace("\"figure\"", "7"))
                                 << "\"mesh\" of mesh 1 has to be a name";
        QTest::newRow("no object") << meshFile(QByteArray(kSquare) + ", 7") << "mesh 2 is no object";
        QTest::newRow("a vertex of words")
            << meshFile(QByteArray(kSquare).replace("[110, 60]", "[\"a\", 60]")) << "vertex 2 of mesh figure";
        QTest::newRow("a triangle of two")
            << meshFile(QByteArray(kSquare).replace("[0, 2, 3]", "[0, 2]")) << "triangle 1 of mesh figure";
        QTest::newRow("unknown key") << meshFile(QByteArray(kSquare).replace("\"width\"",
                                                                             "\"depth\": 1, \"width\""))
                                     << "unknown \"depth\"";
        QTest::newRow("no JSON") << QByteArray("{") << "picture mesh";
        QTest::newRow("one mesh twice")
            << meshFile(QByteArray(kSquare) + ", " + kSquare) << "The picture mesh of figure is in";
        QTest::newRow("outside") << meshFile(QByteArray(kSquare).replace("[110, 80]", "[201, 80]"))
                                 << "vertex 1 lies outside the picture";
        QTest::newRow("no area") << meshFile(QByteArray(kSquare).replace("[0, 2, 3]", "[0, 2, 2]"))
                                 << "vertex 3 belongs to no triangle";
        QTest::newRow("missing vertex")
            << meshFile(QByteArray(kSquare).replace("[0, 2, 3]", "[0, 2, 4]")) << "triangle 1 names a vertex";
        QTest::newRow("crossed") << meshFile(QByteArray(kSquare).replace("[90, 60]", "[120, 70]"))
                                 << "figure: ";
    }

    void brokenFilesAreRefused() {
        QFETCH(QByteArray, text);
        QFETCH(QString, told);
        const FlatCharacter files;
        writeFile(files.path("m.json"), text);
        const Ran ran = runSinew(binds(files, "a.glb", {"--picture-mesh", files.path("m.json")}));
        QVERIFY2(ran.exitCode != 0 && ran.out.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(told.toUtf8()), ran.err);
        QVERIFY2(ran.err.contains("m.json") && !ran.err.contains("Export it again"), ran.err);
    }

    void oneMeshInTwoFilesIsRefused() {
        const FlatCharacter files;
        writeFile(files.path("m.json"), meshFile(kSquare));
        writeFile(files.path("n.json"), meshFile(kSquare));
        const Ran ran =
            runSinew(binds(files, "a.glb",
                           {"--picture-mesh", files.path("m.json"), "--picture-mesh", files.path("n.json")}));
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("m.json and again in") && ran.err.contains("n.json"), ran.err);
    }

    void filesWithoutPicturesTellWhatIsNotUsed() {
        const FlatCharacter files;
        const LimbFiles limbs;
        writeFile(files.path("m.json"), meshFile(kSquare));
        const Ran ran = runSinew(limbs.bind("limb.glb", {"--picture-mesh", files.path("m.json")}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2((ran.out + ran.err).contains("is not used"), qPrintable(ran.told()));
    }

    void meshesOfOtherPicturesAreReported() {
        const FlatCharacter files;
        writeFile(files.path("m.json"),
                  meshFile(QByteArray(kSquare).replace("\"width\": 200", "\"width\": 210")));
        const Ran ran = runSinew(binds(files, "a.glb", {"--picture-mesh", files.path("m.json")}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2((ran.out + ran.err).contains("is not used"), qPrintable(ran.told()));
    }

    void otherFilesHaveNone() {
        const FlatCharacter files;
        const LimbFiles limbs;
        const Ran ran = runSinew(limbs.bind("limb.glb", {"--save-picture-mesh", files.path("mesh.json")}));
        QVERIFY2(failedCleanly(ran) && ran.err.contains("is not the mesh of a picture"),
                 qPrintable(ran.told()));
    }
};

SINEW_TEST(TestPictureMeshCommand, QCoreApplication)

} // namespace testPictureMeshCommand

#include "TestPictureMeshCommand.moc"
