#include "app/cli/batch/BatchCommand.h"
#include "app/files/Overwriting.h"
#include "core/io/source/FileBytes.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace testTextureFolders {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kPainted = "A-PICTURE-OUTSIDE";

} // namespace

/// --textures, with a character whose material file and picture are outside of its folder.
class TestTextureFolders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_work = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir().mkpath(path("model")) && QDir().mkpath(path("art/maps")));
        QByteArray box = "mtllib ../art/box.mtl\n";
        for (const int corner : {0, 1, 2, 3, 4, 5, 6, 7}) {
            box += "v " + QByteArray::number(corner & 1) + ' ' + QByteArray::number((corner >> 1) & 1) + ' ' +
                   QByteArray::number(corner >> 2) + '\n';
        }
        box += "vt 0 0\nusemtl skin\nf 1/1 3/1 4/1 2/1\nf 5/1 6/1 8/1 7/1\nf 1/1 2/1 6/1 5/1\nf 3/1 7/1 8/1 "
               "4/1\n"
               "f 1/1 5/1 7/1 3/1\nf 2/1 4/1 8/1 6/1\n";
        writeFile(character(), box);
        writeFile(path("art/box.mtl"), "newmtl skin\nmap_Kd ../art/maps/skin.png\n");
        writeFile(path("art/maps/skin.png"), QByteArray::fromStdString(markedPng(kPainted)));
        writeFile(path("joints.tgf"), chainTgf(2));
    }

    void onlyNamedFoldersAreRead() {
        const QStringList bind{"bind",       character(),        "-o",       path("out.glb"),
                               "--skeleton", path("joints.tgf"), "--report", path("report.json")};
        const Ran without = runSinew(bind);
        QVERIFY2(without.exitCode == 0, qPrintable(without.told()));
        QVERIFY(!fileBytes(path("out.glb")).contains(kPainted));
        QVERIFY(without.err.contains("box.mtl") && without.err.contains("--textures"));
        const Ran with = runSinew(bind + QStringList{"--textures", path("model"), "--textures", path("art")});
        QVERIFY2(with.exitCode == 0, qPrintable(with.told()));
        QVERIFY(fileBytes(path("out.glb")).contains(kPainted));
        QVERIFY(!with.err.contains("--textures"));
        QVERIFY(fileBytes(path("report.json")).contains("TextureFromOutside"));
    }

    void everyCommandTakesThem_data() {
        QTest::addColumn<QString>("command");
        for (const char* command : {"bind", "batch", "inspect", "skeleton", "weights", "transfer", "pose",
                                    "rig", "explain", "compare", "bake"}) {
            QTest::newRow(command) << QString(command);
        }
    }

    void everyCommandTakesThem() {
        QFETCH(const QString, command);
        const Ran help = runSinew({"help", command});
        QVERIFY2(help.exitCode == 0 && help.out.contains("--textures DIR"), qPrintable(help.told()));
    }

    void aFolderHasToBeThere() {
        const Ran ran = runSinew({"inspect", character(), "--textures", path("none")});
        QVERIFY2(ran.exitCode == 2 && ran.err.contains("none"), qPrintable(ran.told()));
        const Ran inspected = runSinew({"inspect", character(), "--textures", path("art"), "--json"});
        QVERIFY2(inspected.exitCode == 0 && inspected.out.contains("TextureFromOutside"),
                 qPrintable(inspected.told()));
    }

    /// A change of a material file counts where it is read, and nowhere else is anything opened.
    void batchHashesWhatIsRead() {
        const std::string input = character().toStdString();
        const ReadSettings folders{{path("art").toStdString()}, {}};
        const std::string without = batchKey("basis", input, {}, noProgress());
        const std::string with = batchKey("basis", input, folders, noProgress());
        QVERIFY(!without.empty() && without != with);
        writeFile(path("art/box.mtl"), "newmtl skin\nKd 1 0 0\n");
        QCOMPARE(batchKey("basis", input, {}, noProgress()), without);
        QVERIFY(batchKey("basis", input, folders, noProgress()) != with);
        QVERIFY(QFile::remove(character()));
        writeFile(path("model/box.gltf"), R"({"buffers": [{"uri": "../art/box.mtl"}, {"uri": "own.bin"}]})");
        const auto files = filesBehind(Scene(), {path("model/box.gltf").toStdString()});
        QCOMPARE(files.size(), std::size_t{2}); // itself and its own buffer
    }

    void filesOfNamedFoldersAreNotOverwritten() {
        QVERIFY(QFile::copy(path("art/maps/skin.png"), path("art/maps/skin.glb")));
        writeFile(path("art/box.mtl"), "newmtl skin\nmap_Kd ../art/maps/skin.glb\n");
        const QStringList bind{"bind",       character(),        "-o",         path("art/maps/skin.glb"),
                               "--skeleton", path("joints.tgf"), "--textures", path("art")};
        const Ran ran = runSinew(bind);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY(fileBytes(path("art/maps/skin.glb")).contains(kPainted));
    }

private:
    QString path(const QString& name) const { return m_work->filePath(name); }
    QString character() const { return path("model/box.obj"); }
    std::unique_ptr<QTemporaryDir> m_work;
};

SINEW_TEST(TestTextureFolders, QCoreApplication)

} // namespace testTextureFolders

#include "TestTextureFolders.moc"
