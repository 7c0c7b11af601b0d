#include "app/session/DroppedFiles.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace testDroppedFiles {

using namespace sinew;

class TestDroppedFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sorts_data() {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("skeleton");
        QTest::addColumn<QStringList>("others");
        const auto row = [](const char* name, const QStringList& files, const char* open,
                            const char* skeleton, const QStringList& others = {}) {
            QTest::newRow(name) << files << QString(open) << QString(skeleton) << others;
        };
        row("mesh and skeleton", {"a.obj", "b.tgf"}, "a.obj", "b.tgf");
        row("in any order", {"walk.BVH", "a.FBX"}, "a.FBX", "walk.BVH");
        row("a mesh takes the skeleton of a rigged file", {"rig.fbx", "body.obj"}, "body.obj", "rig.fbx");
        row("of two rigged files the first", {"a.fbx", "b.glb"}, "a.fbx", "", {"b.glb"});
        row("of many meshes the first", {"a.fbx", "b.obj", "c.obj"}, "a.fbx", "", {"b.obj", "c.obj"});
        row("one skeleton", {"a.obj", "b.tgf", "c.bvh"}, "a.obj", "b.tgf", {"c.bvh"});
        row("a project alone", {"a.obj", "b.tgf", "c.sinew"}, "c.sinew", "", {"a.obj", "b.tgf"});
        row("textures lie beside", {"skin.png", "a.obj", "a.mtl"}, "a.obj", "", {"skin.png", "a.mtl"});
        row("a picture is a character", {"a.png", "b.tgf"}, "a.png", "b.tgf");
        row("a skeleton alone", {"b.tgf", "readme.pdf"}, "", "b.tgf", {"readme.pdf"});
        row("nothing at all", {"readme.pdf", "b"}, "", "", {"readme.pdf", "b"});
        row("no file", {}, "", "");
    }

    void sorts() {
        QFETCH(QStringList, files);
        const DroppedFiles sorted = sortDropped(files);
        QTEST(sorted.open, "open");
        QTEST(sorted.skeleton, "skeleton");
        QTEST(sorted.others, "others");
    }

    void foldersAreNoCharacters() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("body.obj"));
        const DroppedFiles sorted = sortDropped({folder.filePath("body.obj"), "a.obj"});
        QCOMPARE(sorted.open, QString("a.obj"));
        QCOMPARE(sorted.others, QStringList{folder.filePath("body.obj")});
    }
};

SINEW_TEST(TestDroppedFiles, QCoreApplication)

} // namespace testDroppedFiles

#include "TestDroppedFiles.moc"
