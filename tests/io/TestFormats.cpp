#include "core/io/ExportScene.h"
#include "core/io/Formats.h"
#include "core/io/ImportScene.h"
#include "core/io/export/WriteExport.h"
#include "core/io/source/XmlTree.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/io/support/FormatFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <assimp/Importer.hpp>
#include <set>

namespace testFormats {

using namespace sinew::test;
using namespace sinew;

namespace {

QByteArray pointer() {
    return "version https://git-lfs.github.com/spec/v1\n"
           "oid sha256:6d7a8c0d1b2e3f4a5b6c7d8e9fa0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8\nsize 1843204\n";
}

} // namespace

/// Files that are something else altogether are told what they are, by their content.
class TestFormats : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsAreComplete() {
        QVERIFY(formats().size() > 30);
        for (const Format& format : formats()) {
            const std::string id(format.id);
            QVERIFY2(!id.empty() && !format.name.empty() && !format.extensions.empty(), id.c_str());
            QVERIFY2(format.read != nullptr || format.writer != nullptr, id.c_str());
            QVERIFY2(format.content.meshes || format.content.skeleton, id.c_str());
            QVERIFY2(!format.content.weights || format.content.skeleton, id.c_str());
            for (const std::string_view extension : format.extensions) {
                QVERIFY2(extension.size() > 1 && extension.find('.') != std::string_view::npos, id.c_str());
                QVERIFY2(std::ranges::none_of(extension, [](char c) { return c >= 'A' && c <= 'Z'; }),
                         id.c_str());
            }
        }
    }

    void nothingIsNamedTwice() {
        std::set<std::string_view> ids;
        std::set<std::string_view> names;
        std::set<std::string_view> extensions;
        for (const Format& format : formats()) {
            QVERIFY(ids.insert(format.id).second);
            QVERIFY(names.insert(format.name).second);
            for (const std::string_view extension : format.extensions) {
                QVERIFY2(extensions.insert(extension).second, std::string(extension).c_str());
            }
        }
    }

    void assimpKnowsWhatIsLeftToIt() {
        const Assimp::Importer importer;
        for (const Format& format : formats()) {
            for (const std::string_view extension : format.extensions) {
                QVERIFY2(!format.byAssimp || importer.IsExtensionSupported(std::string(extension)),
                         std::string(extension).c_str());
            }
        }
    }

    void extensionsNameFormats_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("id");
        QTest::newRow("plain") << "a.fbx"
                               << "fbx";
        QTest::newRow("upper case") << "folder.x/A.GLB"
                                    << "glb";
        QTest::newRow("second extension") << "a.lxo"
                                          << "lwo";
        QTest::newRow("last extension") << "a.fbx.md5mesh"
                                        << "md5";
        QTest::newRow("motion of VRM") << "wave.VRMA"
                                       << "vrma";
        QTest::newRow("end of a name") << "a_SKE.json"
                                       << "dragonbones";
        QTest::newRow("end alone") << "_ske.json"
                                   << "json";
        QTest::newRow("unknown") << "a.doc"
                                 << "";
        QTest::newRow("none") << "fbx"
                              << "";
        QTest::newRow("hidden file") << ".fbx"
                                     << "";
        QTest::newRow("dot alone") << "a."
                                   << "";
    }

    void extensionsNameFormats() {
        QFETCH(QString, file);
        QFETCH(QString, id);
        const Format* format = formatOf(file.toStdString());
        QCOMPARE(format == nullptr ? std::string() : std::string(format->id), id.toStdString());
    }

    void writersAreComplete() {
        QCOMPARE(writableExtensions(),
                 (std::vector<std::string>{".fbx", ".glb", ".gltf", ".vrm", ".obj", "_ske.json", ".tscn"}));
        for (const Format& format : formats()) {
            if (const FormatWriter* writer = format.writer) {
                QVERIFY(writer->needs != nullptr && writer->write != nullptr &&
                        writer->countLosses != nullptr);
                QVERIFY(writer->sideFiles == nullptr ||
                        (writer->sideFiles->planned != nullptr && writer->sideFiles->present != nullptr));
                // What is written is read back, but for what only 2D programs use.
                const bool flat = format.id == "dragonbones" || format.id == "tscn";
                QVERIFY(flat ? format.read == nullptr : format.read != nullptr && !format.byAssimp);
            }
        }
    }

    void someTellTheirUnit() {
        QVERIFY(tellsUnit("a.fbx") && tellsUnit("a.glb") && tellsUnit("a.gltf") && tellsUnit("a.dae"));
        QVERIFY(!tellsUnit("a.obj") && !tellsUnit("a.x") && !tellsUnit("a.tgf") && !tellsUnit("a.txt"));
    }

    void textRunsAreOneText_data() {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("text");
        QTest::newRow("one run") << "1 2"
                                 << "1 2";
        QTest::newRow("comment") << "1 2 <!-- three --> 4"
                                 << "1 2  4";
        QTest::newRow("comment inside a word") << "1<!-- -->2"
                                               << "12";
        QTest::newRow("white space between comments") << "1<!----> <!---->2"
                                                      << "1 2";
        QTest::newRow("CDATA") << "<![CDATA[1 < 2 & 3]]>"
                               << "1 < 2 & 3";
        QTest::newRow("text and CDATA") << "a <![CDATA[b]]> c"
                                        << "a b c";
        QTest::newRow("a child element") << "a <b>no</b> c"
                                         << "a  c";
        QTest::newRow("processing instruction") << "a<?x y?>b"
                                                << "ab";
        QTest::newRow("entities") << "&lt;&amp;&#65;&#x42;&gt;"
                                  << "<&AB>";
        QTest::newRow("blank") << " \n <b/> \n "
                               << "";
    }

    void textRunsAreOneText() {
        QFETCH(QString, content);
        QFETCH(QString, text);
        const auto read = XmlDocument::parse(("<r>" + content + "</r>").toStdString(), "file.dae");
        QVERIFY(read);
        const std::string_view found = read->root().text;
        QCOMPARE(QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size())), text);
    }

    void namesAndAttributes() {
        const auto read = XmlDocument::parse(
            "\xEF\xBB\xBF<?xml version='1.0'?><!DOCTYPE r><!-- c --><n:r n:a='1' b=\"x &quot;y&quot;\">"
            "<c/><d>1</d><d>2</d></n:r>",
            "file.dae");
        QVERIFY(read);
        const XmlNode& root = read->root();
        QVERIFY(root.name == "r");
        QCOMPARE(root.attribute("a"), std::string("1"));
        QCOMPARE(root.attribute("b"), std::string("x \"y\""));
        QCOMPARE(root.attribute("none"), std::string());
        QCOMPARE(root.children.size(), std::size_t{3});
        QVERIFY(root.child("d").text == "1");
        QVERIFY(root.child("none").name.empty());
    }

    void declaredEntitiesAreNotExpanded() {
        std::string bomb = "<!DOCTYPE r [<!ENTITY a0 \"lol\">";
        for (int i = 1; i < 30; ++i) {
            const std::string before = "&a" + std::to_string(i - 1) + ';';
            bomb += "<!ENTITY a" + std::to_string(i) + " \"" + before + before + before + before + "\">";
        }
        bomb += "<!ENTITY secret SYSTEM \"file:///etc/hostname\">]><r>&a29; &secret;</r>";
        const auto read = XmlDocument::parse(bomb, "file.dae");
        QVERIFY(read);
        QVERIFY(read->root().text == "&a29; &secret;");
    }

    void brokenTextsNameTheLine() {
        const auto unclosed = XmlDocument::parse("<r>\n<a>\n<b>\n</a></r>", "file.dae");
        QVERIFY(failsWith(unclosed, ErrorCode::FileBroken));
        QVERIFY(errorNames(unclosed, "file.dae"));
        QVERIFY(errorNames(unclosed, "line 4"));
        for (const char* text : {"", "no XML", "<", "<r", "<r a", "<r a=1/>", "<r><!--", "<r></s>", "<r>"}) {
            QVERIFY2(failsWith(XmlDocument::parse(text, "file.dae"), ErrorCode::FileBroken), text);
        }
    }

    void deepNestingIsRefused() {
        std::string deep;
        for (int i = 0; i < 200'000; ++i) {
            deep += "<a>";
        }
        for (int i = 0; i < 200'000; ++i) {
            deep += "</a>";
        }
        QVERIFY(failsWith(XmlDocument::parse(deep, "file.dae"), ErrorCode::FileBroken));
    }

    void otherEncodings() {
        const QString text = QStringLiteral("<?xml version=\"1.0\" encoding=\"UTF-16\"?><r>K\u00f6rper</r>");
        QByteArray bytes("\xFF\xFE", 2);
        bytes.append(reinterpret_cast<const char*>(text.utf16()), text.size() * 2);
        const auto read =
            XmlDocument::parse({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "file.dae");
        QVERIFY(read);
        QVERIFY(read->root().text == "K\xC3\xB6rper");
    }

    void geometryGoesOnBehindAComment() {
        const ImportFolder folder;
        std::string commented(kDae);
        const auto replace = [&](const std::string& what, const std::string& with) {
            const std::size_t at = commented.find(what);
            QVERIFY2(at != std::string::npos, what.c_str());
            commented.replace(at, what.size(), with);
        };
        replace("<p>0 0 1 1 2 0 3 1</p>", "<p>0 0 1 1 <!-- and the other half --> 2 0 3 1</p>");
        replace("0 0 0 1 0 0 1 0 2 0 0 2</float_array>", "<![CDATA[0 0 0 1 0 0]]> 1 0 2 0 0 2</float_array>");
        replace(">hip top<", ">hip <!-- below --> top<");
        const auto plain = folder.scene("plain.dae", kDae);
        const auto read = folder.scene("commented.dae", commented);
        QCOMPARE(outcome(read), QString("ok"));
        const Mesh& expected = *plain->scene.parts[0].mesh;
        const Mesh& mesh = *read->scene.parts[0].mesh;
        QVERIFY(mesh.vertices == expected.vertices);
        QVERIFY(mesh.corners == expected.corners);
        QCOMPARE(mesh.corners.size(), std::size_t{4});
        QCOMPARE(read->scene.skeleton.size(), plain->scene.skeleton.size());
    }

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

SINEW_TEST(TestFormats, QCoreApplication)

} // namespace testFormats

#include "TestFormats.moc"
