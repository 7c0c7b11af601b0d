#include "app/document/edits/Edits.h"
#include "app/export/ExportJob.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

namespace testHostileNames {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

/// Files that a model from a stranger names as its own: as its JSON has them, and as they are called on the
/// disk, in the model's folder.
struct Named {
    const char* uri;
    const char* file;
};

constexpr const char* kBuffer = "../../.config/autostart/evil.desktop";
constexpr std::array kPictures{
    Named{"../autostart/climbs.png", "climbs.png"},
    Named{"%2e%2e/autostart/%63oded.png", "coded.png"},
    Named{"..%2F..%2F.config%2Fautostart%2Fslash.png", "slash.png"},
    Named{"sub/../inner.png", "inner.png"},
    Named{"../autostart/pic.png", "pic.png"},
    Named{"pic.png", "pic.png"},
    Named{"PIC.png", "PIC.png"},
    Named{"../autostart/sub/pic.png", "sub/pic.png"},
    Named{"..%5C..%5Cback.png", "..\\..\\back.png"},
    Named{"sub%5Cback.png", "sub\\back.png"},
    Named{"%5C%5Cserver%5Cshare.png", "\\\\server\\share.png"},
    Named{"C%3A%5Cdrive.png", "C:\\drive.png"},
    Named{"C:drive.png", "C:drive.png"},
    Named{"sub/a.png:stream.exe", "sub/a.png:stream.exe"},
    Named{"CON.png", "CON.png"},
    Named{"sub/nul", "sub/nul"},
    Named{"com1.tar.png", "com1.tar.png"},
    Named{"dot.png.", "dot.png."},
    Named{"..%20/space.png%20", ".. /space.png "},
    Named{"line%0Abreak.png", "line\nbreak.png"},
    Named{"red%1B%5B31m.png", "red\x1b[31m.png"},
    Named{"turned%E2%80%AEgnp.exe", "turned\xe2\x80\xaegnp.exe"},
    Named{".bashrc", ".bashrc"},
    Named{".git/config", ".git/config"},
    Named{"out.gltf", "out.gltf"},
    Named{"OUT.gltf/x.png", "OUT.gltf/x.png"},
    Named{"out_skin.bin", "out_skin.bin"},
    Named{"away/linked.png", "away/linked.png"},
    Named{"link.png", "link.png"},
    Named{"sub", nullptr}, // a folder
    Named{"textures/..", nullptr},
    Named{"missing/../../../nowhere.png", nullptr},
    Named{"/etc/passwd", nullptr},
    Named{"file:///etc/passwd", nullptr},
};

/// What is below a folder but not below `but`: every name, with what it holds or leads to.
QMap<QString, QByteArray> everything(const QString& folder, const QString& but) {
    QMap<QString, QByteArray> all;
    QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString name = entries.next();
        if (!name.startsWith(but + '/')) {
            const QFileInfo info(name);
            all[name] = info.isSymLink() ? "-> " + info.symLinkTarget().toUtf8()
                                         : (info.isFile() ? fileBytes(name) : "folder");
        }
    }
    return all;
}

QStringList filesBelow(const QString& folder) {
    QStringList files;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        files << entries.next();
    }
    files.sort();
    return files;
}

/// The files below "Wrote".
QStringList writtenRows(const QString& told) {
    QStringList files;
    for (const QString& line : told.section("Wrote\n", 1).split('\n')) {
        static const QRegularExpression row("^ *(/.*?) {2,}[0-9]");
        if (const auto match = row.match(line); match.hasMatch()) {
            files << match.captured(1);
        }
    }
    return files;
}

/// A square with texture coordinates on three joints, all of names that nobody should write to.
Scene hostileSheet() {
    Mesh mesh;
    mesh.name = "../../../climbing part";
    mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
    mesh.addPolygon(std::array<std::uint32_t, 4>{0, 1, 2, 3});
    mesh.uvSets.push_back({"uv", {{0.1F, 0.1F}, {0.9F, 0.1F}, {0.9F, 0.9F}, {0.1F, 0.9F}}});
    Scene scene = test::scene(mesh, chain({{0, 0, 0}, {0.5, 0, 0}, {1, 0, 0}}));
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < 4; ++v) {
        builder.add(std::vector<Influence>{{0, 0.5F}, {1, 0.25F}, {2, 0.25F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    scene.parts.push_back(scene.parts[0]);
    Mesh device = *scene.parts[1].mesh;
    device.name = "CON";
    scene.parts[1].mesh = std::make_shared<const Mesh>(device);
    scene.skeleton.joints[0].name = "/etc/../joint";
    scene.skeleton.joints[1].name = "C:\\nul";
    scene.skeleton.joints[2].name = "c:/NUL";
    return scene;
}

} // namespace

/// A model that names files all over the disk: whatever command writes it, nothing outside of the folder of
/// the output is touched, and all that is written is said.
class TestHostileNames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const LimbFiles limb;
        const Ran ran = runSinew({"bind", limb.mesh(), "--skeleton", limb.skeleton(), "--resolution", "32",
                                  "-o", m_rigged.filePath("rig.gltf")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(QFileInfo(model()).path()));
        QVERIFY(QDir().mkpath(out()));
        QVERIFY(QDir().mkpath(path("elsewhere")));
        writeModel(model());
        writeFile(path("victim"), "untouched");
        writeFile(path("pose.json"), "{}");
        QVERIFY(QFile::copy(m_rigged.filePath("rig.gltf"), path("rig.gltf")));
        QVERIFY(QFile::copy(m_rigged.filePath("rig.bin"), path("rig.bin")));
        fs::create_directory_symlink("../../elsewhere", (out() + "/away").toStdString());
        m_before = everything(m_folder->path(), out());
    }

    void cleanup() {
        const auto after = everything(m_folder->path(), out());
        for (const QString& name : after.keys()) {
            QVERIFY2(m_before.value(name) == after[name], qPrintable("written: " + name));
        }
        QCOMPARE(after, m_before);
    }

    void everyCommandStaysInItsFolder_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("lists");
        const auto row = [](const char* name, const char* command, bool lists = true) {
            QTest::newRow(name) << QString(command) << lists;
        };
        row("bind", "bind MODEL -o OUT/out.gltf --resolution 32");
        row("bind, several", "bind MODEL -o OUT/out.gltf -o OUT/out.glb -o OUT/out.fbx --resolution 32 "
                             "--report OUT/r.json --save-recipe OUT/s.json --snapshot OUT/p.png");
        row("bind anew", "bind MODEL -o OUT/out.gltf --resolution 32 --rebuild");
        row("levels of detail", "bind MODEL -o OUT/out.gltf --resolution 32 --lods 0.5");
        row("files of levels", "bind MODEL -o OUT/out.gltf --resolution 32 --lods 0.5,0.25 --lod-files");
        row("batch", "batch MODEL --out OUT", false);
        row("skeleton", "skeleton MODEL -o OUT/out.gltf -o OUT/out.skel");
        row("repaired weights", "weights MODEL --repair -o OUT/out.gltf");
        row("weights and character", "weights MODEL --export OUT/w.csv -o OUT/out.gltf");
        row("transfer", "transfer RIG MODEL -o OUT/out.gltf --report OUT/r.json");
        row("pose", "pose MODEL --pose POSE -o OUT/out.gltf");
        row("rig", "rig MODEL --template snake -o OUT/out.gltf --report OUT/r.json");
    }

    void everyCommandStaysInItsFolder() {
        QFETCH(QString, command);
        QFETCH(bool, lists);
        for (int time = 0; time < 2; ++time) { // what the first one wrote is its own
            const Ran ran = run(command);
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            const QStringList said = writtenRows(QString::fromUtf8(ran.out));
            for (const QString& file : said) {
                QVERIFY2(QFileInfo(file).isFile() && file.startsWith(out() + '/') && !file.contains("/../"),
                         qPrintable(file));
            }
            for (const QString& file : filesBelow(out())) {
                const bool report = file.endsWith("r.json"); // of rig and transfer: asked for, so not told
                QVERIFY2(!lists || time > 0 || report || said.contains(file),
                         qPrintable("not said: " + file + '\n' + ran.told()));
            }
        }
        QVERIFY(QFileInfo(out() + "/away").isSymLink());
        QVERIFY(QDir(path("elsewhere")).isEmpty());
    }

    void whatIsWrittenReadsBack() {
        const Ran ran = run("bind MODEL -o OUT/out.gltf --resolution 32");
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(imported(out() + "/out.gltf").parts.size(), imported(model()).parts.size());
        const QJsonArray images = jsonOf(fileBytes(out() + "/out.gltf"))["images"].toArray();
        QCOMPARE(images.size(), static_cast<qsizetype>(kPictures.size()));
        QMap<QString, QByteArray> contents;
        for (qsizetype i = 0; i < images.size(); ++i) {
            const Named& named = kPictures[static_cast<std::size_t>(i)];
            const QString uri = images[i].toObject()["uri"].toString();
            if (named.file == nullptr || QByteArray(named.uri) == "C:drive.png" ||
                QByteArray(named.uri).startsWith("C%3A") || QByteArray(named.uri).startsWith("%5C%5C")) {
                QCOMPARE(uri, QString(named.uri)); // never read, so never written
                continue;
            }
            const QString name = QUrl::fromPercentEncoding(uri.toLatin1());
            QVERIFY2(!name.contains('\\') && !name.contains(".."), qPrintable(name));
            const QByteArray bytes = fileBytes(out() + '/' + name);
            QCOMPARE(bytes, QByteArray("picture ") + named.file);
            QVERIFY(!contents.contains(name.toLower()) || contents[name.toLower()] == bytes);
            contents[name.toLower()] = bytes;
        }
    }

    void renamedFilesAreSaid() {
        const Ran ran = run("bind MODEL -o OUT/out.gltf --resolution 32 --report -");
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QStringList renamed;
        for (const QJsonValue& issue : jsonOf(ran.out)["issues"].toArray()) {
            if (issue["code"].toString() == "SideFileRenamed") {
                renamed << issue["message"].toString() + issue["subject"].toString();
            }
        }
        QVERIFY2(renamed.join('\n').contains("evil.desktop"), ran.out);
    }

    void weightImagesStayInTheirFolder() {
        Progress progress;
        const QString sheet = path("sheet.glb");
        QVERIFY(exportScene(hostileSheet(), sheet.toStdString(), ExportSettings(), progress));
        m_before = everything(m_folder->path(), out());
        QVERIFY(QDir().mkpath(out() + "/images"));
        fs::create_symlink("../../../victim", (out() + "/images/weights.json").toStdString());
        for (int time = 0; time < 2; ++time) {
            const Ran ran = runSinew({"weights", sheet, "--export", out() + "/images", "--image-size", "16"});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            QStringList images;
            for (const QJsonValue& image :
                 jsonOf(fileBytes(out() + "/images/weights.json"))["images"].toArray()) {
                const QString file = image["file"].toString();
                QVERIFY2(!file.contains('/') && !file.contains('\\') && !file.startsWith('.') &&
                             !file.startsWith("CON."),
                         qPrintable(file));
                images << out() + "/images/" + file;
            }
            images << out() + "/images/weights.json";
            images.sort();
            QCOMPARE(filesBelow(out() + "/images"), images);
            QCOMPARE(images.size(), 7);
        }
        const Ran back =
            runSinew({"weights", sheet, "--import", out() + "/images", "-o", out() + "/back.glb"});
        QVERIFY2(back.exitCode == 0, qPrintable(back.told()));
    }

    void theExportJobStaysInItsFolder() {
        Progress progress;
        auto read = importScene(model().toStdString(), progress);
        QVERIFY(read);
        const DocumentState state = stateOfScene(std::move(read->scene), std::move(read->notices));
        const auto outcome = exportAndCheck(state, (out() + "/out.gltf").toStdString(), {}, progress);
        QVERIFY(outcome);
        QVERIFY(outcome->kept);
        QStringList written;
        for (const fs::path& file : outcome->written) {
            written << QString::fromStdString(file.string());
        }
        written.sort();
        QCOMPARE(filesBelow(out()), written);
        QVERIFY(std::ranges::any_of(outcome->notices, [](const Notice& notice) {
            return notice.code == NoticeCode::SideFileRenamed && notice.subject == kBuffer &&
                   notice.arguments == std::vector<std::string>{"evil.desktop"};
        }));
    }

    void linksInABatchFolderAreNotFollowed() {
        QVERIFY(QDir().mkpath(path("models/away")));
        QVERIFY(QFile::copy(path("rig.gltf"), path("models/away/rig.gltf")));
        QVERIFY(QFile::copy(path("rig.bin"), path("models/away/rig.bin")));
        m_before = everything(m_folder->path(), out());
        const Ran ran = runSinew({"batch", path("models"), "--out", out()});
        QVERIFY2(ran.exitCode == 1, qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("link") || ran.out.contains("link"), qPrintable(ran.told()));
        QVERIFY(QDir(path("elsewhere")).isEmpty());
    }

private:
    QString path(const QString& name) const { return m_folder->path() + '/' + name; }
    QString model() const { return path("model/.config/autostart/char.gltf"); }
    QString out() const { return path("work/out"); }
    /// The rigged limb, its buffer and many pictures named as above.
    void writeModel(const QString& file) const {
        QJsonObject root = jsonOf(fileBytes(m_rigged.filePath("rig.gltf")));
        QJsonArray buffers = root["buffers"].toArray();
        QJsonObject buffer = buffers[0].toObject();
        buffer["uri"] = kBuffer;
        buffers[0] = buffer;
        root["buffers"] = buffers;
        QJsonArray images;
        for (const Named& named : kPictures) {
            images.append(QJsonObject{{"uri", named.uri}});
            if (named.file != nullptr) {
                const QString picture = QFileInfo(file).path() + '/' + QString::fromUtf8(named.file);
                QVERIFY(QDir().mkpath(QFileInfo(picture).path()));
                writeFile(picture, QByteArray("picture ") + named.file);
            }
        }
        root["images"] = images;
        writeFile(file, QJsonDocument(root).toJson());
        writeFile(QFileInfo(file).path() + "/evil.desktop", fileBytes(m_rigged.filePath("rig.bin")));
    }

    Ran run(const QString& command) const {
        QStringList words = command.split(' ');
        words.replaceInStrings("MODEL", model());
        words.replaceInStrings("RIG", path("rig.gltf"));
        words.replaceInStrings("POSE", path("pose.json"));
        words.replaceInStrings("OUT", out());
        return runSinew(words);
    }

    QTemporaryDir m_rigged; ///< rig.gltf, rig.bin
    std::unique_ptr<QTemporaryDir> m_folder;
    QMap<QString, QByteArray> m_before;
};

SINEW_TEST(TestHostileNames, QCoreApplication)

} // namespace testHostileNames

#include "TestHostileNames.moc"
