#include "core/io/ExportScene.h"
#include "core/io/obj/ObjMaterials.h"
#include "core/io/source/ReadPicture.h"
#include "core/io/source/SideFiles.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTest>

#include <sys/stat.h>

namespace testSideFiles {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* kSecret = "THE-SECRET-OF-ANOTHER-FOLDER";
constexpr const char* kTriangle = "v 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl cloth\nf 1 2 3\n";

std::string fbxWithPicture(const std::string& key, const std::string& path) {
    FbxBuilder file;
    file.model(1, "thing", "Mesh", 0);
    file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, ~2});
    file.object("Material", 3, "cloth", "");
    file.connect(3, 1);
    file.object("Texture", 4, "weave", "").children.push_back({key, {path}, {}});
    file.connect(4, 3, "DiffuseColor");
    return file.binary();
}

std::string daeWithPicture(const std::string& path) {
    return "<?xml version='1.0'?><COLLADA xmlns='http://www.collada.org/2005/11/COLLADASchema' "
           "version='1.4.1'>\n"
           "<library_images><image id='i'><init_from>" +
           path +
           "</init_from></image></library_images>\n"
           "<library_effects><effect id='e'><profile_COMMON><technique sid='c'><lambert><diffuse><texture "
           "texture='i'/></diffuse>\n"
           "</lambert></technique></profile_COMMON></effect></library_effects>\n"
           "<library_materials><material id='m'><instance_effect url='#e'/></material></library_materials>\n"
           "<library_geometries><geometry id='g'><mesh><source id='p'><float_array id='a' count='9'>0 0 0 1 "
           "0 0 0 1 0</float_array>\n"
           "<technique_common><accessor source='#a' count='3' stride='3'><param name='X' "
           "type='float'/><param name='Y' type='float'/>\n"
           "<param name='Z' type='float'/></accessor></technique_common></source><vertices id='v'><input "
           "semantic='POSITION'\n"
           "source='#p'/></vertices><triangles count='1' material='s'><input semantic='VERTEX' source='#v' "
           "offset='0'/><p>0 1 2</p>\n"
           "</triangles></mesh></geometry></library_geometries>\n"
           "<library_visual_scenes><visual_scene id='s'><node id='n'><instance_geometry "
           "url='#g'><bind_material><technique_common>\n"
           "<instance_material symbol='s' "
           "target='#m'/></technique_common></bind_material></instance_geometry></node></visual_scene>\n"
           "</library_visual_scenes><scene><instance_visual_scene url='#s'/></scene></COLLADA>";
}

} // namespace

/// Which files a model that comes from a stranger may bring along.
class TestSideFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_outer = std::make_unique<QTemporaryDir>();
        QVERIFY(fs::create_directories(model("maps")) && fs::create_directories(outer("elsewhere")));
        put(outer("secret.png"), markedPng(kSecret));
        put(outer("art/deep/secret too.png"), markedPng(kSecret));
        put(model("own.png"), markedPng("OWN"));
        put(model("maps/own space.png"), markedPng("OWN"));
        fs::create_symlink("../secret.png", model("link.png"));
        fs::create_directory_symlink("..", model("up"));
    }

    void picturesOutsideAreLeftOut_data() { pathsOutside(); }
    void picturesOutsideAreLeftOut() {
        QFETCH(const QString, format);
        QFETCH(const QString, path);
        const auto scene = read(modelWith(format, here(path).toStdString()));
        QVERIFY2(scene, qPrintable(outcome(scene)));
        QCOMPARE(scene->scene.textures.size(), std::size_t{1});
        const Notice* refused = findNotice(scene->notices, NoticeCode::TextureRefused);
        QVERIFY(refused != nullptr);
        QCOMPARE(refused->arguments.back(), std::string("outside"));
        const QByteArray files = written(scene->scene);
        QVERIFY(files.contains("glTF") && files.contains("Kaydara")); // they were written
        QVERIFY(!files.contains(kSecret));
    }

    void namedFoldersAreRead_data() { pathsOutside(); }
    void namedFoldersAreRead() {
        QFETCH(const QString, format);
        QFETCH(const QString, path);
        const auto scene =
            read(modelWith(format, here(path).toStdString()), {outer("none").string(), outer(".").string()});
        QVERIFY2(scene, qPrintable(outcome(scene)));
        QVERIFY(findNotice(scene->notices, NoticeCode::TextureRefused) == nullptr);
        const Notice* told = findNotice(scene->notices, NoticeCode::TextureFromOutside);
        QVERIFY(told != nullptr);
        QVERIFY(fs::canonical(told->arguments.at(0)).string().find("secret") != std::string::npos);
        QVERIFY(written(scene->scene).contains(kSecret));
    }

    void linksOutOfANamedFolderAreOutside() {
        fs::create_directory(outer("named"));
        fs::create_symlink("../secret.png", outer("named/picture.png"));
        fs::create_directory_symlink("../art", outer("named/art"));
        for (const char* path : {"../named/picture.png", "picture.png", "../named/art/deep/secret too.png"}) {
            const auto scene = read(modelWith("obj", path), {outer("named").string()});
            QVERIFY2(scene, qPrintable(outcome(scene)));
            QVERIFY2(!written(scene->scene).contains(kSecret), path);
        }
    }

    void pathsOfOtherMachinesAreFoundByName_data() {
        QTest::addColumn<QString>("path");
        for (const char* path :
             {"C:\\art\\own.png", "C:own.png", "/nowhere/art/own.png", "..\\..\\own.png",
              "\\\\server\\art\\own.png", "file:///C:/art/own.png", "D:\\hero\\maps\\own space.png",
              "../../hero/maps/own space.png", "http://somewhere/own.png", "maps/own.png"}) {
            QTest::newRow(path) << QString(path);
        }
    }

    void pathsOfOtherMachinesAreFoundByName() {
        QFETCH(const QString, path);
        const auto scene = read(modelWith("fbx", path.toStdString()));
        QVERIFY2(scene, qPrintable(outcome(scene)));
        QVERIFY(written(scene->scene).contains("OWN"));
        for (const NoticeCode code : {NoticeCode::TextureRefused, NoticeCode::TextureMissing,
                                      NoticeCode::TextureFoundByName, NoticeCode::TextureFromOutside}) {
            QVERIFY(findNotice(scene->notices, code) == nullptr);
        }
    }

    void foundDeeperIsTold() {
        put(model("parts/head/face.png"), markedPng("FACE"));
        const auto scene = read(modelWith("obj", "E:\\elsewhere\\face.png"));
        QVERIFY2(scene, qPrintable(outcome(scene)));
        const Notice* found = findNotice(scene->notices, NoticeCode::TextureFoundByName);
        QVERIFY(found != nullptr);
        QCOMPARE(found->arguments.at(0), std::string("E:\\elsewhere\\face.png"));
        QVERIFY(fs::equivalent(found->arguments.at(1), model("parts/head/face.png")));
        QVERIFY(written(scene->scene).contains("FACE"));
    }

    /// Four folders deep, no links, nothing hidden, ten thousand entries.
    void theSearchHasEnds() {
        put(model("1/2/3/4/near.png"), markedPng("NEAR"));
        put(model("1/2/3/4/5/far.png"), markedPng("FAR"));
        put(model(".git/hidden.png"), markedPng("HIDDEN"));
        const SideFiles files(model("model.obj"));
        const auto any = [](const fs::path&) { return true; };
        QVERIFY(files.find("x/near.png", any).has_value());
        QVERIFY(!files.find("x/far.png", any).has_value());
        QVERIFY(!files.find("x/hidden.png", any).has_value());
        QVERIFY(!files.find("x/secret too.png", any).has_value()); // model/up is a link
        QVERIFY(!files.find("", any) && !files.find("..", any) && !files.find("/", any));
        QVERIFY(!files.find(std::string("own.png\0x", 9), any).has_value());
        for (int i = 0; i < 10'000; ++i) {
            fs::create_directory(model("0" + std::to_string(i)));
        }
        put(model("z/last.png"), markedPng("LAST"));
        QVERIFY(!SideFiles(model("model.obj")).find("x/last.png", any).has_value());
    }

    void nearerFilesWin() {
        put(model("b/c/same.png"), markedPng("DEEP"));
        put(model("z/same.png"), markedPng("NEAR"));
        put(outer("art/same.png"), markedPng("THERE"));
        const std::vector<std::string> folders{outer("art").string()};
        const auto isAt = [&](const char* path, const fs::path& file) {
            const auto scene = read(modelWith("obj", path), folders);
            return scene && fs::equivalent(scene->scene.textures.at(0).file, file);
        };
        QVERIFY(isAt("Q:/lost/same.png", model("z/same.png")));
        QVERIFY(isAt("../art/same.png", outer("art/same.png"))); // exactly what was named
        QVERIFY(isAt("Q:/b/c/same.png", model("b/c/same.png")));
    }

    void materialFilesStayInTheFolder_data() {
        QTest::addColumn<QString>("named");
        for (const char* named :
             {"../stranger.mtl", "OUTER/stranger.mtl", "..\\stranger.mtl", "link.mtl", "up/stranger.mtl",
              "maps/../../stranger.mtl", "file://OUTER/stranger.mtl"}) {
            QTest::newRow(named) << QString(named);
        }
    }

    void materialFilesStayInTheFolder() {
        QFETCH(const QString, named);
        put(outer("stranger.mtl"), "newmtl cloth\nKd 0.25 0.5 0.75\nnewmtl THE-SECRET\n");
        fs::create_symlink("../stranger.mtl", model("link.mtl"));
        put(model("model.obj"), "mtllib " + here(named).toStdString() + "\n" + kTriangle);
        const auto scene = read(model("model.obj"));
        QVERIFY2(scene, qPrintable(outcome(scene)));
        QCOMPARE(scene->scene.materials.size(), std::size_t{1});
        QCOMPARE(scene->scene.materials[0].baseColor, Vec4f(1, 1, 1, 1));
        const Notice* refused = findNotice(scene->notices, NoticeCode::MaterialFileRefused);
        QVERIFY(refused != nullptr);
        QCOMPARE(refused->subject, here(named).toStdString());
        QCOMPARE(refused->arguments.at(0), std::string("outside"));
        QVERIFY(scene->scene.sideFiles.empty());
        QVERIFY(objSideFiles(model("model.obj")).empty());
        // By the user's leave it is read, and known as a source.
        const std::vector<std::string> folders{m_outer->path().toStdString()};
        const auto allowed = read(model("model.obj"), folders);
        QVERIFY2(allowed, qPrintable(outcome(allowed)));
        QVERIFY(findNotice(allowed->notices, NoticeCode::MaterialFileRefused) == nullptr);
        QCOMPARE(allowed->scene.materials.at(0).baseColor, Vec4f(0.25F, 0.5F, 0.75F, 1.0F));
        QCOMPARE(allowed->scene.sideFiles.size(), std::size_t{1});
        QVERIFY(fs::equivalent(allowed->scene.sideFiles[0], outer("stranger.mtl")));
        QCOMPARE(objSideFiles(model("model.obj"), folders).size(), std::size_t{1});
    }

    /// A file of materials in a folder that was named brings pictures of that folder, and no others.
    void materialFilesOfNamedFoldersAreRead() {
        put(outer("art/cloth.mtl"), "newmtl cloth\nmap_Kd weave.png\nmap_Bump ../secret.png\n");
        put(outer("art/weave.png"), markedPng("WEAVE"));
        put(model("model.obj"), std::string("mtllib ../art/cloth.mtl\n") + kTriangle);
        const auto scene = read(model("model.obj"), {outer("art").string()});
        QVERIFY2(scene, qPrintable(outcome(scene)));
        const QByteArray files = written(scene->scene);
        QVERIFY(files.contains("WEAVE") && !files.contains(kSecret));
    }

    void materialFilesBelowNameTheirPictures() {
        put(model("looks/cloth.mtl"), "newmtl cloth\nmap_Kd weave.png\nmap_Bump ../../secret.png\n");
        put(model("looks/weave.png"), markedPng("WEAVE"));
        put(model("model.obj"),
            std::string("mtllib looks\\cloth.mtl\nmtllib looks\\cloth.mtl\n") + kTriangle);
        const auto scene = read(model("model.obj"));
        QVERIFY2(scene, qPrintable(outcome(scene)));
        QCOMPARE(scene->scene.sideFiles.size(), std::size_t{1}); // once
        const QByteArray files = written(scene->scene);
        QVERIFY(files.contains("WEAVE") && !files.contains(kSecret));
    }

    void odditiesAreNoMaterialFiles() {
        QVERIFY(::mkfifo(model("pipe.mtl").c_str(), 0600) == 0);
        for (const char* named : {"pipe.mtl", "maps"}) {
            put(model("model.obj"), std::string("mtllib ") + named + "\n" + kTriangle);
            const auto scene = read(model("model.obj"));
            QVERIFY2(scene, qPrintable(outcome(scene)));
            QCOMPARE(findNotice(scene->notices, NoticeCode::MaterialFileRefused)->arguments.at(0),
                     std::string("no file"));
        }
        for (const char* named : {"/etc/passwd", "/dev/zero", "/proc/self/environ", "/proc/self/cwd/x.mtl"}) {
            put(model("model.obj"), std::string("mtllib ") + named + "\n" + kTriangle);
            const auto scene = read(model("model.obj"));
            QVERIFY2(scene, qPrintable(outcome(scene)));
            QCOMPARE(findNotice(scene->notices, NoticeCode::MaterialFileRefused)->arguments.at(0),
                     std::string("outside"));
        }
        put(model("model.obj"), std::string("mtllib none.mtl\n") + kTriangle);
        QVERIFY(findNotice(read(model("model.obj"))->notices, NoticeCode::MaterialFileRefused) == nullptr);
    }

    void mapOptionsHideNoPath() {
        for (const char* map :
             {"-bm 1 ../secret.png", "-clamp on ../secret.png", "-o 1 1 -s 2 2 ../secret.png",
              "-imfchan l ../secret.png", "../secret.png -bm 1"}) {
            const auto scene = read(modelWith("obj", map));
            QVERIFY2(scene, qPrintable(outcome(scene)));
            QVERIFY2(!written(scene->scene).contains(kSecret), map);
        }
    }

    /// Pictures that import found are those that are shown and exported: no later step looks anywhere else.
    void picturesFoundAtImportStay() {
        auto scene = read(modelWith("fbx", "../secret.png"), {m_outer->path().toStdString()});
        QVERIFY2(scene, qPrintable(outcome(scene)));
        Texture texture = scene->scene.textures.at(0);
        QVERIFY(fs::equivalent(texture.file, outer("secret.png")));
        QVERIFY(readPicture(texture, scene->scene.sourceFile).has_value());
        texture.file.clear();
        const auto without = readPicture(texture, scene->scene.sourceFile);
        QVERIFY(!without && without.error() == PictureIssue::Outside);
    }

private:
    static void pathsOutside() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("path");
        for (const char* format : {"obj", "fbx", "fbx-absolute", "dae"}) {
            for (const char* path :
                 {"../secret.png", "..\\secret.png", "OUTER/secret.png", "OUTER/model/../secret.png",
                  "maps/../../secret.png", "file://OUTER/secret.png", "link.png", "up/secret.png",
                  "OUTER/model/link.png", "maps/./.././../secret.png", "../art/deep/secret too.png"}) {
                QTest::addRow("%s %s", format, path) << QString(format) << QString(path);
            }
        }
        QTest::newRow("percents") << "dae"
                                  << "%2e%2e%2fsecret.png";
        QTest::newRow("percents in a URL") << "dae"
                                           << "file://OUTER/model/%2e%2e/secret.png";
    }

    fs::path outer(const std::string& name) const { return fs::path(m_outer->path().toStdString()) / name; }
    fs::path model(const std::string& name) const { return outer("model") / name; }
    QString here(QString path) const { return path.replace("OUTER", m_outer->path()); }
    static void put(const fs::path& file, const std::string& bytes) {
        fs::create_directories(file.parent_path());
        QFile out(QString::fromStdString(file.string()));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }
    /// A model that names the picture, in a format of its own: obj, fbx, fbx-absolute or dae.
    fs::path modelWith(const QString& format, const std::string& picture) const {
        if (format == "obj") {
            put(model("model.mtl"), "newmtl cloth\nmap_Kd " + picture + "\n");
            put(model("model.obj"), std::string("mtllib model.mtl\n") + kTriangle);
            return model("model.obj");
        }
        if (format == "dae") {
            put(model("model.dae"), daeWithPicture(picture));
            return model("model.dae");
        }
        put(model("model.fbx"), fbxWithPicture(format == "fbx" ? "RelativeFilename" : "FileName", picture));
        return model("model.fbx");
    }

    static Expected<ImportedScene> read(const fs::path& file, const std::vector<std::string>& folders = {}) {
        Progress progress;
        ImportOptions options;
        options.read.textureFolders = folders;
        return importScene(file, progress, options);
    }
    /// What all formats that hold pictures make of it, written elsewhere.
    QByteArray written(const Scene& scene) const {
        Progress progress;
        for (const char* target : {"out.fbx", "out.glb", "out.gltf"}) {
            const auto done = exportScene(scene, outer("elsewhere") / target, {}, progress);
            if (!done) {
                return outcome(done).toUtf8();
            }
        }
        QByteArray all;
        const QDir folder(QString::fromStdString(outer("elsewhere").string()));
        for (const QString& file : folder.entryList(QDir::Files)) {
            QFile in(folder.filePath(file));
            all += in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("unreadable");
        }
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_outer;
};

SINEW_TEST(TestSideFiles, QCoreApplication)

} // namespace testSideFiles

#include "TestSideFiles.moc"
