#include "core/io/ImportScene.h"
#include "core/io/source/OtherKind.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace testOtherKind {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray pointer() {
    return "version https://git-lfs.github.com/spec/v1\n"
           "oid sha256:6d7a8c0d1b2e3f4a5b6c7d8e9fa0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8\nsize 1843204\n";
}

} // namespace

/// Files that are something else altogether are told what they are, by their content.
class TestOtherKind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itIsSaid_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("kind");
        const QStringList all{"a.glb", "a.gltf", "a.vrm", "a.fbx",  "a.obj", "a.ply", "a.dae",
                              "a.stl", "a.bvh",  "a.tgf", "a.json", "a.png", "a.psd", "a.layers"};
        QTest::newRow("Git LFS") << pointer() << all << "git-lfs";
        QTest::newRow("web page") << QByteArray(
                                         "\xef\xbb\xbf\n<!DOCTYPE html>\n<html><body>v 0 0 0</body></html>")
                                  << all << "web-page";
        QTest::newRow("PDF") << QByteArray("%PDF-1.4\n%\xe2\xe3\n") << all << "pdf";
        QTest::newRow("7z") << QByteArray("7z\xbc\xaf\x27\x1c\0\4", 8) << all << "7z";
        QTest::newRow("RAR") << QByteArray("Rar!\x1a\x07\x01\0", 8) << all << "rar";
        const QStringList own{"a.glb", "a.gltf", "a.fbx", "a.obj", "a.ply", "a.dae", "a.stl", "a.png"};
        QTest::newRow("ZIP") << QByteArray("PK\3\4\x14\0\0\0\x08\0 hero.fbx", 19) << own << "zip";
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3ab", 12) << own << "gzip";
        QTest::newRow("Blender") << QByteArray("BLENDER-v302REND\0\0\0\0", 20) << own << "blender";
        QTest::newRow("USD") << QByteArray("PXR-USDC\0\x08\0\0", 12) << own << "usd";
        QTest::newRow("JSON") << QByteArray(R"({"message": "Not Found", "status": "404"})")
                              << QStringList{"a.glb", "a.gltf", "a.fbx", "a.obj", "a.ply", "a.dae", "a.png"}
                              << "json";
        QTest::newRow("text") << QByteArray("404: Not Found\n")
                              << QStringList{"a.glb", "a.gltf", "a.fbx", "a.obj", "a.ply", "a.dae", "a.png"}
                              << "text";
        QTest::newRow("picture") << pictureOf(8, 8, [](auto, auto) { return true; })
                                 << QStringList{"a.glb", "a.fbx", "a.obj", "a.ply", "a.dae", "a.stl"}
                                 << "picture";
        QTest::newRow("FBX") << QByteArray("Kaydara FBX Binary  \0\x1a\0\xe8\x1c\0\0", 27)
                             << QStringList{"a.glb", "a.obj", "a.dae", "a.png"} << "fbx";
        QTest::newRow("GLB") << QByteArray("glTF\2\0\0\0\x0c\0\0\0", 12)
                             << QStringList{"a.fbx", "a.obj", "a.dae", "a.png"} << "glb";
        QTest::newRow("glTF") << QByteArray(R"({"asset": {"version": "2.0"}})")
                              << QStringList{"a.fbx", "a.obj", "a.dae"} << "gltf";
        QTest::newRow("Collada") << QByteArray("<?xml version=\"1.0\"?>\n<COLLADA version=\"1.4.1\">")
                                 << QStringList{"a.fbx", "a.obj", "a.glb"} << "collada";
        QTest::newRow("BVH") << QByteArray("HIERARCHY\nROOT Hips\n{\n")
                             << QStringList{"a.fbx", "a.obj", "a.glb"} << "bvh";
    }

    void itIsSaid() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QStringList, names);
        QFETCH(const QString, kind);
        for (const QString& name : names) {
            const QString path = m_folder.filePath(name);
            QVERIFY(writePicture(path, bytes));
            Progress progress;
            const auto read = importScene(path.toStdString(), progress);
            QVERIFY2(!read && read.error().code == ErrorCode::FileOtherKind, qPrintable(name));
            QCOMPARE(read.error().arguments,
                     (std::vector<std::string>{path.toStdString(), kind.toStdString()}));
            const auto skeleton = importSkeleton(path.toStdString(), progress);
            QVERIFY2(!skeleton && skeleton.error().code == ErrorCode::FileOtherKind, qPrintable(name));
        }
    }

    /// Nothing speaks against files that are what they say, and what a reader knows by its content stays
    /// read.
    void whatItSaysItIsIsRead() {
        const std::vector<std::pair<QString, QByteArray>> files{
            {"a.obj",
             "# a comment, and another line\nmtllib none.mtl\no box\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"},
            {"a.ply", "ply\nformat ascii 1.0\nelement vertex 0\nend_header\n"},
            {"a.dae", "<?xml version=\"1.0\"?>\n<COLLADA version=\"1.4.1\">"},
            {"a.bvh", "HIERARCHY\nROOT Hips\n{\n"},
            {"a.fbx", "; FBX 7.3.0 project file\nFBXHeaderExtension:  {\n}\n"},
            {"a.gltf", R"({"asset": {"version": "2.0"}})"},
            {"a.json", R"([{"name": "a"}])"},
            {"a.png", pictureOf(8, 8, [](auto, auto) { return true; })},
            {"a.3mf", QByteArray("PK\3\4\x14\0\0\0", 8)},
        };
        for (const auto& [name, bytes] : files) {
            QVERIFY(writePicture(m_folder.filePath(name), bytes));
            QCOMPARE(otherKindOf(m_folder.filePath(name).toStdString()), std::string());
        }
        const QString webp = m_folder.filePath("picture.png"); // a WebP that is called a PNG
        QVERIFY(writePicture(webp,
                             QByteArray::fromBase64("UklGRi4AAABXRUJQVlA4TCIAAAAvF8ADEA8weIMyyPMf8FDUthHTwZ9"
                                                    "Tmd1vIojo/wSgnfID")));
        Progress progress;
        QVERIFY(importScene(webp.toStdString(), progress));
    }

    void brokenFilesOfTheirKindStayBroken() {
        for (const auto& [name, bytes] : std::vector<std::pair<QString, QByteArray>>{
                 {"cut.fbx", QByteArray("Kaydara FBX Binary  \0\x1a\0\xe8\x1c\0\0", 27)},
                 {"cut.glb", QByteArray("glTF\2\0\0\0\x0c\0\0\0", 12)},
                 {"cut.glb", QByteArray(200, '\x9d')}}) {
            QVERIFY(writePicture(m_folder.filePath(name), bytes));
            Progress progress;
            const auto read = importScene(m_folder.filePath(name).toStdString(), progress);
            QVERIFY2(!read && read.error().code != ErrorCode::FileOtherKind, qPrintable(name));
        }
    }

private:
    QTemporaryDir m_folder;
};

SINEW_TEST(TestOtherKind, NoApplication)

} // namespace testOtherKind

#include "TestOtherKind.moc"
