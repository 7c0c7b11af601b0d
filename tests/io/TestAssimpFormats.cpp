#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/AssimpFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/Wine.h"

#include <QTest>

#include <cstdlib>
#include <random>

namespace testAssimpFormats {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Enough to meet most of what can go wrong; each takes a process.
constexpr unsigned kMutations = 8;
constexpr unsigned kCuts = 4;

/// Sinew itself, which reads in a process of its own.
ImportOptions options() {
    const char* program = std::getenv("SINEW_EXECUTABLE");
    return {program == nullptr ? "" : program};
}

/// Turned bits and lost or doubled bytes, by the seed.
std::string mutated(std::string bytes, unsigned seed) {
    std::mt19937 dice(seed);
    const auto place = [&] { return dice() % bytes.size(); };
    if (dice() % 3 == 0) {
        bytes.erase(place(), 1 + dice() % 16);
    } else if (dice() % 3 == 0) {
        bytes.insert(place(), bytes.substr(place(), 1 + dice() % 16));
    }
    for (unsigned flips = 1 + dice() % 8; flips > 0; --flips) {
        const std::size_t at = place();
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << dice() % 8));
    }
    return bytes;
}

double signedVolume(const Mesh& mesh) {
    double volume = 0.0;
    for (const Triangle& t : triangulate(mesh)) {
        volume += mesh.vertices[t[0]].dot(mesh.vertices[t[1]].cross(mesh.vertices[t[2]])) / 6.0;
    }
    return volume;
}

std::string x3dWith(const std::string& appearance) {
    return "<?xml version=\"1.0\"?>\n<X3D version=\"3.3\"><Scene><Shape><Appearance>" + appearance +
           "</Appearance><IndexedFaceSet coordIndex='0 1 2 -1'><Coordinate point='0 0 0 1 0 0 0 1 0'/>"
           "</IndexedFaceSet></Shape></Scene></X3D>\n";
}

} // namespace

class TestAssimpFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(!options().readerProgram.empty(), "SINEW_EXECUTABLE has to name the program sinew");
    }

    void meshesArrive_data() { files(); }
    void meshesArrive() {
        QFETCH(AssimpFile, file);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QCOMPARE(result->scene.parts.size(), std::size_t{1});
        const Mesh& mesh = *result->scene.parts[0].mesh;
        QCOMPARE(mesh.vertexCount(), std::size_t{8}); // welded where Assimp splits
        QCOMPARE(mesh.polygonCount(), std::size_t{12});
        const Aabb box = bounds(mesh);
        QVERIFY(distance(box.min, {-0.5, 0, -0.25}) < 1e-5 && distance(box.max, {0.5, 2, 0.25}) < 1e-5);
        QVERIFY(std::abs(signedVolume(mesh) - 1.0) < 1e-5); // faces look outwards
        QVERIFY(std::ranges::all_of(mesh.normals,
                                    [](const Vec3f& n) { return std::abs(n.norm() - 1.0F) < 1e-4F; }));
    }

    void rigsArrive_data() { riggedFiles(); }
    void rigsArrive() {
        QFETCH(AssimpFile, file);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const Skeleton& skeleton = result->scene.skeleton;
        QCOMPARE(skeleton.size(), std::size_t{2});
        QCOMPARE(skeleton.joints[0].name, std::string("hip"));
        QCOMPARE(skeleton.joints[1].name, std::string("knee"));
        QCOMPARE(skeleton.joints[1].parent, 0);
        QVERIFY(skeleton.joints[0].modelFromJointBind.translation().norm() < 1e-5);
        QVERIFY(distance(skeleton.joints[1].modelFromJointBind.translation(), {0, 1, 0}) < 1e-5);
        const Part& part = result->scene.parts.at(0);
        QVERIFY(part.weights != nullptr);
        for (std::size_t p = 0; p < part.mesh->vertexCount(); ++p) {
            const auto influences = part.weights->at(p);
            QCOMPARE(influences.size(), std::size_t{1});
            QCOMPARE(influences[0].joint, part.mesh->vertices[p].y() > 1.0 ? 1 : 0);
            QCOMPARE(influences[0].weight, 1.0F);
        }
    }

    void clipsArrive_data() { riggedFiles(); }
    void clipsArrive() {
        QFETCH(AssimpFile, file);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QCOMPARE(result->scene.clips.size(), std::size_t{1});
        const Clip& clip = result->scene.clips[0];
        // Assimp 5.2 plays all MD5 files at 24 frames a second, whatever they say.
        QVERIFY(std::abs(clip.duration - 1.0) < 1e-3 || file.name == "box.md5mesh");
        const auto knee = std::ranges::find(clip.tracks, 1, &JointTrack::joint);
        QVERIFY(knee != clip.tracks.end() && knee->translations.size() > 1);
        QVERIFY(std::abs(knee->translations.front().value.norm() - 1.0) < 1e-4);
        QVERIFY(std::abs(knee->translations.back().value.norm() - 3.0) < 1e-4);
    }

    void bothWaysAreOne_data() { files(); }
    void bothWaysAreOne() {
        QFETCH(AssimpFile, file);
        const auto apart = read(file);
        const auto here = read(file, {});
        QVERIFY(apart && here);
        const Mesh& a = *apart->scene.parts.at(0).mesh;
        const Mesh& b = *here->scene.parts.at(0).mesh;
        QVERIFY(a.vertices == b.vertices && a.corners == b.corners && a.normals == b.normals);
        QCOMPARE(apart->scene.materials.size(), here->scene.materials.size());
        QCOMPARE(apart->scene.clips.size(), here->scene.clips.size());
        QCOMPARE(apart->notices.size(), here->notices.size());
    }

    void brokenFilesAreErrorsOrScenes_data() { files(); }
    void brokenFilesAreErrorsOrScenes() {
        QFETCH(AssimpFile, file);
        const std::string good = file.bytes;
        for (unsigned i = 0; i < kMutations + kCuts; ++i) {
            file.bytes =
                i < kMutations ? mutated(good, i) : good.substr(0, good.size() * (i - kMutations + 1) / 6);
            const auto result = read(file);
            QVERIFY2(result || !result.error().arguments.empty(), qPrintable(outcome(result)));
            QVERIFY(!failsWith(result, ErrorCode::FormatUnknown) &&
                    !failsWith(result, ErrorCode::FileUnreadable));
            for (const Part& part : result ? result->scene.parts : std::vector<Part>()) {
                QVERIFY(
                    std::ranges::all_of(part.mesh->vertices, [](const Vec3& p) { return p.allFinite(); }));
                QVERIFY(std::ranges::all_of(part.mesh->corners,
                                            [&](std::uint32_t c) { return c < part.mesh->vertexCount(); }));
                QVERIFY(!part.weights || part.weights->vertexCount() == part.mesh->vertexCount());
            }
        }
    }

    /// Files that take down whoever reads them by this Assimp; a better one may refuse them.
    void crashesBecomeErrors() {
        std::vector<AssimpFile> all = assimpFiles();
        AssimpFile md5 = *std::ranges::find(all, "box.md5mesh", &AssimpFile::name);
        const std::string weight = "vert 3 ( 0 0 ) 3 1";
        md5.bytes.replace(md5.bytes.find(weight), weight.size(), "vert 3 ( 0 0 ) 99999999 1");
        const auto crashed = read(md5);
        QVERIFY2(failsWith(crashed, ErrorCode::ReaderCrashed) || failsWith(crashed, ErrorCode::FileBroken),
                 qPrintable(outcome(crashed)));
        if (underWine()) {
            QSKIP("Wine does not limit the memory of a process");
        }
        const auto hungry = read({"many.off", "OFF\n353535235358 1 0\n0 0 0\n"});
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        // Its memory is not limited: it crashes, or fills what it asked for until its time is over.
        QVERIFY2(failsWith(hungry, ErrorCode::ReaderTimedOut) || failsWith(hungry, ErrorCode::ReaderCrashed),
                 qPrintable(outcome(hungry)));
#else
        QVERIFY2(failsWith(hungry, ErrorCode::ReaderOutOfMemory) || failsWith(hungry, ErrorCode::FileBroken),
                 qPrintable(outcome(hungry)));
#endif
    }

    void wrongContentIsAnError() {
        for (AssimpFile file : assimpFiles()) {
            file.bytes = "this is a letter to a friend, and no model";
            const auto result = read(file);
            QVERIFY2(!result && !result.error().arguments.empty(), file.name.c_str());
        }
    }

    void x3dTexturesAreFound_data() {
        QTest::addColumn<QString>("attributes");
        QTest::addColumn<QString>("path");
        QTest::newRow("bare") << "url='skin.png'"
                              << "skin.png";
        QTest::newRow("in quotes") << "url='\"skin.png\"'"
                                   << "skin.png";
        QTest::newRow("in quotes that are written out") << "url=\"&quot;skin.png&quot;\""
                                                        << "skin.png";
        QTest::newRow("several") << "url='\"skin.png\" \"http://example.org/skin.png\"'"
                                 << "skin.png";
        QTest::newRow("with a blank") << "DEF='T' url = '\"my skin.png\"' repeatS='true'"
                                      << "my skin.png";
        QTest::newRow("by its container") << "containerField='texture' url='\"skin.png\"'"
                                          << "skin.png";
    }

    void x3dTexturesAreFound() {
        QFETCH(QString, attributes);
        QFETCH(QString, path);
        const AssimpFile file{"skin.x3d",
                              x3dWith("<Material/><ImageTexture " + attributes.toStdString() + "/>")};
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QCOMPARE(result->scene.parts.size(), std::size_t{1});
        QCOMPARE(result->scene.textures.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(result->scene.textures[0].path), path);
    }

    void x3dNodesThatAreRefusedAreNamed() {
        const auto inside = read({"in.x3d", x3dWith("<Material><ImageTexture containerField='diffuseTexture' "
                                                    "url='\"skin.png\"'/></Material>")});
        QVERIFY(failsWith(inside, ErrorCode::FormatTooNew));
        QVERIFY2(errorNames(inside, "ImageTexture in Material"), qPrintable(outcome(inside)));
        const auto physical = read({"physical.x3d", x3dWith("<PhysicalMaterial/>")});
        QVERIFY(failsWith(physical, ErrorCode::FormatTooNew));
        const auto odd = read({"odd.x3d", x3dWith("<Wallpaper/>")});
        QVERIFY(failsWith(odd, ErrorCode::FileBroken));
        QVERIFY2(errorNames(odd, "Wallpaper in Appearance"), qPrintable(outcome(odd)));
    }

    void otherVersionsAreNamed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("limit");
        const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code, const char* version,
                            const char* limit) {
            QTest::newRow(version) << QString(name) << bytes << static_cast<int>(code) << QString(version)
                                   << QString(limit);
        };
        const auto ogre = [](const char* version) {
            return QByteArray("\x00\x10[MeshSerializer_v", 19) + version +
                   QByteArray("]\n\x00\x30\x06\0\0\0", 8);
        };
        const QByteArray iqm = QByteArray("INTERQUAKEMODEL\0\1\0\0\0", 20) + QByteArray(200, '\0');
        row("a.mesh", ogre("1.100"), ErrorCode::FormatTooNew, "Ogre mesh 1.100", "Ogre mesh 1.8");
        row("a.mesh", ogre("1.40"), ErrorCode::FormatTooOld, "Ogre mesh 1.40", "Ogre mesh 1.8");
        row("a.mesh", ogre("1.41"), ErrorCode::FormatTooOld, "Ogre mesh 1.41", "Ogre mesh 1.8");
        row("a.md5mesh", "MD5Version 6\ncommandline \"\"\n", ErrorCode::FormatTooOld, "MD5 mesh 6",
            "MD5 mesh 10");
        row("a.iqm", iqm, ErrorCode::FormatTooOld, "IQM 1", "IQM 2");
        row("a.mesh", ogre("1.8"), ErrorCode::FileBroken, "not a complete Ogre mesh", "");
        row("a.mesh", "no mesh at all", ErrorCode::FileBroken, "not a complete Ogre mesh file", "");
    }

    void otherVersionsAreNamed() {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        QFETCH(QString, version);
        QFETCH(QString, limit);
        const AssimpFile file{name.toStdString(), bytes.toStdString()};
        for (const ImportOptions& how : {options(), ImportOptions()}) {
            const auto result = read(file, how);
            QVERIFY(!result);
            QCOMPARE(static_cast<int>(result.error().code), code);
            QVERIFY2(errorNames(result, version.toStdString()), qPrintable(outcome(result)));
            QVERIFY(limit.isEmpty() || result.error().arguments.at(2) == limit.toStdString());
        }
    }

    void cancelEndsIt() {
        struct Canceled : Progress {
            bool canceled() const override { return true; }
        };
        Canceled progress;
        const AssimpFile file = assimpFiles().front();
        const auto result = importScene(m_folder.write(file.name, file.bytes), progress, options());
        QVERIFY2(failsWith(result, ErrorCode::Canceled), qPrintable(outcome(result)));
    }

    void skeletonsAreTaken() {
        for (const AssimpFile& file : assimpFiles()) {
            Progress progress;
            const auto skeleton = importSkeleton(m_folder.write(file.name, file.bytes), progress, options());
            QVERIFY2(skeleton.has_value() == file.rigged, file.name.c_str());
            QVERIFY2(file.rigged || failsWith(skeleton, ErrorCode::NoSkeleton), file.name.c_str());
            QVERIFY(!skeleton || (skeleton->skeleton.size() == 2 && !skeleton->metersPerUnit));
        }
    }

    void filesElsewhereAreNotRead_data() {
        QTest::addColumn<QString>("named");
        QTest::addColumn<bool>("inside");
        QTest::newRow("beside") << "walk.smd" << true;
        QTest::newRow("below") << "below/walk.smd" << true;
        QTest::newRow("above") << "../outer.smd" << false;
        QTest::newRow("below and above") << "below/../../outer.smd" << false;
        QTest::newRow("a link to a file") << "link.smd" << false;
        QTest::newRow("a link to a folder") << "up/outer.smd" << false;
    }

    /// Valve's models come with a list of their motions, which may name any file. Both ways of reading.
    void filesElsewhereAreNotRead() {
        QFETCH(const QString, named);
        QFETCH(const bool, inside);
        const ImportFolder outer;
        const std::vector<AssimpFile> all = assimpFiles();
        const std::string walk = std::ranges::find(all, "box.smd", &AssimpFile::name)->bytes;
        std::filesystem::create_directories(outer.path("model/below"));
        const std::string motion = walk.substr(0, walk.find("triangles"));
        const std::string still = motion.substr(0, motion.find("time 25")) + "end\n";
        for (const char* place : {"outer.smd", "model/walk.smd", "model/below/walk.smd"}) {
            outer.write(place, motion);
        }
        std::filesystem::create_symlink("../outer.smd", outer.path("model/link.smd"));
        std::filesystem::create_directory_symlink("..", outer.path("model/up"));
        outer.write("model/box_animation.txt", "stride " + named.toStdString() + "\n");
        const auto model = outer.write("model/box.smd", still + walk.substr(walk.find("triangles")));
        for (const ImportOptions& how : {options(), ImportOptions()}) {
            Progress progress;
            const auto result = importScene(model, progress, how);
            const bool read = result && std::ranges::any_of(result->scene.clips, [](const Clip& clip) {
                                  return clip.name == "stride";
                              });
            QVERIFY2(read == inside, qPrintable(outcome(result)));
        }
    }

    void picturesElsewhereAreLeftOut() {
        const ImportFolder outer;
        std::filesystem::create_directory(outer.path("model"));
        outer.write("secret.png", markedPng("SECRET"));
        const std::vector<AssimpFile> all = assimpFiles();
        std::string file = std::ranges::find(all, "box.smd", &AssimpFile::name)->bytes;
        for (std::size_t at = file.find("skin\n"); at != std::string::npos; at = file.find("skin\n")) {
            file.replace(at, 4, "../secret.png");
        }
        const auto model = outer.write("model/box.smd", file);
        Progress progress;
        ImportOptions how = options();
        const auto without = importScene(model, progress, how);
        QVERIFY2(without, qPrintable(outcome(without)));
        QCOMPARE(findNotice(without->notices, NoticeCode::TextureRefused)->arguments.back(),
                 std::string("outside"));
        how.read.textureFolders = {outer.path("").string()};
        const auto with = importScene(model, progress, how);
        QVERIFY2(with, qPrintable(outcome(with)));
        QVERIFY(findNotice(with->notices, NoticeCode::TextureFromOutside) != nullptr);
    }

    void aLinkMayBeTheModel() {
        const ImportFolder outer;
        std::filesystem::create_directory(outer.path("model"));
        const std::vector<AssimpFile> all = assimpFiles();
        const AssimpFile& off = *std::ranges::find(all, "box.off", &AssimpFile::name);
        outer.write("store.off", off.bytes);
        std::filesystem::create_symlink("../store.off", outer.path("model/box.off"));
        Progress progress;
        const auto result = importScene(outer.path("model/box.off"), progress, options());
        QVERIFY2(result, qPrintable(outcome(result)));
    }

private:
    static void files() {
        QTest::addColumn<AssimpFile>("file");
        for (const AssimpFile& file : assimpFiles()) {
            QTest::newRow(file.name.c_str()) << file;
        }
    }

    static void riggedFiles() {
        QTest::addColumn<AssimpFile>("file");
        for (const AssimpFile& file : assimpFiles()) {
            if (file.rigged) {
                QTest::newRow(file.name.c_str()) << file;
            }
        }
    }

    Expected<ImportedScene> read(const AssimpFile& file, const ImportOptions& how = options()) const {
        if (!file.side.empty()) {
            m_folder.write(file.side, file.sideBytes);
        }
        Progress progress;
        return importScene(m_folder.write(file.name, file.bytes), progress, how);
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestAssimpFormats, QCoreApplication)

} // namespace testAssimpFormats

#include "TestAssimpFormats.moc"
