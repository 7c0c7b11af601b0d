#include "tests/app/support/RunSinew.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/DrawnFigure.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace testFlatExports {

using namespace sinew;
using namespace sinew::test;

/// `sinew bind` and its neighbours write flat characters for 2D programs.
class TestFlatExports : public QObject {
    Q_OBJECT

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QStringList names(const QString& pattern) const { return QDir(m_folder.path()).entryList({pattern}); }

    Ran bind(const QString& character, const QStringList& options) const {
        return runSinew(
            QStringList{"bind", character, "--skeleton", path("rigged.glb"), "--solver", "picture"} +
            options);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() {
        const auto drawn = [](auto x, auto y) { return isInFigure(x + 0.5, 189.5 - y); };
        QVERIFY(writePicture(path("figure.png"), pictureOf(200, 190, drawn)));
        QVERIFY(writePicture(path("hat.png"), pictureOf(60, 20, [](auto, auto) { return true; })));
        writeFile(path("doll.layers"), "density 30\nfigure.png\nhat.png 0 150\n");
        const Ran ran =
            runSinew({"rig", path("figure.png"), "--template", "paper-doll", "-o", path("rigged.glb")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void layersAreWrittenInOrder() {
        const Ran ran = bind(path("doll.layers"), {"-o", path("doll_ske.json"), "-o", path("doll.tscn")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(names("doll_*"),
                 (QStringList{"doll_0.png", "doll_1.png", "doll_ske.json", "doll_tex.json", "doll_tex.png"}));
        const QJsonObject armature = jsonOf(fileBytes(path("doll_ske.json")))["armature"][0].toObject();
        const QJsonArray meshes = armature["slot"].toArray();
        QCOMPARE(meshes.first()["name"].toString(), QString("figure"));
        QCOMPARE(meshes.last()["name"].toString(), QString("hat"));
        const QByteArray scene = fileBytes(path("doll.tscn"));
        QVERIFY(scene.startsWith("[gd_scene load_steps=3 format=3]"));
        QVERIFY(scene.indexOf("name=\"figure\"") < scene.indexOf("name=\"hat\""));
    }

    void profileChoosesTheGodot() {
        const Ran ran =
            bind(path("figure.png"), {"-o", path("three.tscn"), "--profile", "godot3", "--range-of-motion"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QByteArray scene = fileBytes(path("three.tscn"));
        QVERIFY(scene.contains(" format=2]") && scene.contains("PoolVector2Array(") &&
                scene.contains("\"anims/"));
        QVERIFY2(ran.err.contains("turn out of the picture's plane"), qPrintable(ran.told()));
    }

    void solidCharactersAreRefused_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("DragonBones") << "solid_ske.json";
        QTest::newRow("Godot") << "solid.tscn";
    }

    /// Before anything is bound.
    void solidCharactersAreRefused() {
        QFETCH(const QString, name);
        const Ran ran = runSinew({"bind", sourcePath("resources/sample/wayfarer.fbx"), "-o", path(name)});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("is not flat") && ran.err.contains("GLB or FBX"), qPrintable(ran.told()));
        QVERIFY(names("solid*").isEmpty());
    }

    void otherFilesAreNotReplaced() {
        writeFile(path("mine_tex.png"), "mine");
        const QStringList out{"-o", path("mine_ske.json")};
        const Ran ran = bind(path("figure.png"), out);
        QVERIFY2(failedCleanly(ran) && ran.err.contains("mine_tex.png"), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(path("mine_ske.json")));
        QCOMPARE(bind(path("figure.png"), out + QStringList{"--force"}).exitCode, 0);
        QCOMPARE(bind(path("figure.png"), out).exitCode, 0); // its own now
    }

    void anyJsonIsNone() {
        const Ran ran = bind(path("figure.png"), {"-o", path("figure.json")});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("_ske.json"), qPrintable(ran.told()));
    }

    void aBatchWritesThem() {
        QDir().mkpath(path("in"));
        QFile::copy(path("figure.png"), path("in/figure.png"));
        writeFile(path("list.txt"), path("in/figure.png").toUtf8() + "\n");
        writeFile(path("recipe.json"), R"({"sinewRecipe": 1, "bind": {"solver": "picture"}})");
        const Ran ran = runSinew({"batch", path("list.txt"), "-o", path("out"), "--format", "_ske.json",
                                  "--recipe", path("recipe.json"), "--skeleton", path("rigged.glb")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(QFile::exists(path("out/figure_ske.json")) && QFile::exists(path("out/figure_tex.png")));
    }
};

SINEW_TEST(TestFlatExports, QCoreApplication)

} // namespace testFlatExports

#include "TestFlatExports.moc"
