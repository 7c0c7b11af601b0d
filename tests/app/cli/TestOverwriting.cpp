#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTest>

#include <filesystem>
#include <memory>

namespace testOverwriting {

using namespace sinew::test;

/// Nothing that a command reads is lost to what it writes.
class TestOverwriting : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_files = std::make_unique<LimbFiles>();
        m_files->with("bind.json", R"({"sinewRecipe": 1})");
        m_files->with("pose.json", "{}");
        m_files->with("joints.txt", "1\n2\n");
        const Ran ran = runSinew({"bind", m_files->mesh(), "--skeleton", m_files->skeleton(), "-o",
                                  path("rig.glb"), "-o", path("gltf.gltf"), "--resolution", "32"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void inputsAreKept_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("input");
        const auto row = [](const char* name, const QStringList& options, const char* input) {
            QTest::newRow(name) << options << QString(input);
        };
        row("output", {"-o", "@rig.glb"}, "rig.glb");
        row("second output", {"-o", "@out.glb", "-o", "@rig.glb"}, "rig.glb");
        row("report", {"-o", "@out.glb", "--report", "@rig.glb"}, "rig.glb");
        row("recipe", {"-o", "@out.glb", "--recipe", "@bind.json", "--save-recipe", "@bind.json"},
            "bind.json");
        row("report onto the recipe", {"-o", "@out.glb", "--recipe", "@bind.json", "--report", "@bind.json"},
            "bind.json");
        row("skeleton", {"--skeleton", "@gltf.gltf", "-o", "@gltf.gltf"}, "gltf.gltf");
        row("voxels", {"--reuse", "@gltf.gltf", "-o", "@gltf.gltf"}, "gltf.gltf");
        row("joints", {"--joints", "@joints.txt", "-o", "@out.glb", "--report", "@joints.txt"}, "joints.txt");
        row("buffer of the skeleton's glTF",
            {"--skeleton", "@gltf.gltf", "-o", "@out.glb", "--report", "@gltf.bin"}, "gltf.bin");
    }

    void inputsAreKept() {
        QFETCH(QStringList, options);
        QFETCH(QString, input);
        options.replaceInStrings("@", path("x").chopped(1));
        QVERIFY(refused(bind(options), input));
        if (options == QStringList{"-o", path(input)}) {
            QCOMPARE(runSinew(bind(options + QStringList{"--force"})).exitCode, 0);
        }
    }

    void otherNamesOfAnInputAreSeenThrough_data() {
        QTest::addColumn<QString>("kind");
        QTest::newRow("symbolic link") << "symlink";
        QTest::newRow("hard link") << "hard";
        QTest::newRow("dots") << "dots";
        QTest::newRow("link to the folder") << "folder";
    }

    void otherNamesOfAnInputAreSeenThrough() {
        QFETCH(QString, kind);
        namespace fs = std::filesystem;
        const fs::path rig = path("rig.glb").toStdString();
        QString target = path("other.glb");
        if (kind == "symlink") {
            fs::create_symlink(rig, target.toStdString());
        } else if (kind == "hard") {
            fs::create_hard_link(rig, target.toStdString());
        } else if (kind == "dots") {
            QVERIFY(QDir(path(".")).mkdir("sub"));
            target = path("sub/../rig.glb");
        } else {
            fs::create_directory_symlink(rig.parent_path(), path("again").toStdString());
            target = path("again/rig.glb");
        }
        QVERIFY(refused(bind({"-o", target}), target));
    }

    void poseKeepsTheRig_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("rig");
        QTest::newRow("glb") << "rig.glb"
                             << "rig.glb";
        QTest::newRow("gltf") << "gltf.gltf"
                              << "gltf.gltf";
    }

    void poseKeepsTheRig() {
        QFETCH(QString, target);
        QFETCH(QString, rig);
        const QStringList pose{"pose", path(rig), "--pose", path("pose.json"), "-o", path(target)};
        QVERIFY(refused(pose, target));
        QCOMPARE(runSinew(pose + QStringList{"-f"}).exitCode, 0);
    }

    void ownOutputIsReplaced() {
        // What scripts that bind rely on: a second run replaces what the first one wrote, side files too.
        for (const char* name : {"out.glb", "out.fbx", "out.gltf"}) {
            const QStringList run = bind({"-o", path(name), "--report", path("r.json"), "--save-recipe",
                                          path("s.json"), "--snapshot", path("p.png")});
            for (int i = 0; i < 2; ++i) {
                const Ran ran = runSinew(run);
                QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            }
        }
    }

    void filesBesideAGltf() {
        m_files->with("new.bin", "somebody's own");
        const QStringList run = bind({"-o", path("new.gltf")});
        QVERIFY(refused(run, "new.bin"));
        QVERIFY(!QFile::exists(path("new.gltf")));
        // Seen before anything is written, though it is the last of several.
        QVERIFY(refused(bind({"-o", path("out.glb"), "-o", path("new.gltf")}), "new.bin"));
        QVERIFY(!QFile::exists(path("out.glb")));
        QVERIFY(refused({"pose", path("rig.glb"), "--pose", path("pose.json"), "-o", path("new.gltf")},
                        "new.bin"));
        QCOMPARE(runSinew(run + QStringList{"--force"}).exitCode, 0);
        QVERIFY(fileBytes(path("new.bin")) != "somebody's own");
        // Now they belong together.
        QCOMPARE(runSinew(run).exitCode, 0);
        // A .gltf that names another's buffer does not make it free to take.
        writeFile(path("gltf2.gltf"), fileBytes(path("gltf.gltf")));
        QVERIFY(QFile::rename(path("gltf.bin"), path("gltf2.bin")));
        QByteArray json = fileBytes(path("gltf2.gltf"));
        writeFile(path("gltf.gltf"), json.replace("gltf.bin", "gltf2.bin"));
        writeFile(path("gltf2.gltf"), json);
        const QStringList again{"bind", path("gltf.gltf"), "-o", path("gltf2.gltf"), "--resolution", "32"};
        QVERIFY(refused(again + QStringList{"--rebuild"}, "gltf2.bin"));
        // The same file with another skin goes on naming it, and leaves it alone.
        const QByteArray buffer = fileBytes(path("gltf2.bin"));
        writeFile(path("gltf2_skin.bin"), "somebody's own");
        QVERIFY(refused(again, "gltf2_skin.bin"));
        QCOMPARE(runSinew(again + QStringList{"--force"}).exitCode, 0);
        QVERIFY(fileBytes(path("gltf2_skin.bin")) != "somebody's own");
        QCOMPARE(fileBytes(path("gltf2.bin")), buffer);
    }

    void filesBesideAGltfAreNoOtherResults_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("twice");
        QTest::newRow("report") << QStringList{"-o", "@a.gltf", "--report", "@a.bin"} << "a.bin";
        QTest::newRow("recipe") << QStringList{"-o", "@a.gltf", "--save-recipe", "@./a.bin"} << "a.bin";
        QTest::newRow("snapshot") << QStringList{"-o", "@a.gltf", "--snapshot", "@a_0.png"} << "a_0.png";
        QTest::newRow("output") << QStringList{"-o", "@a.gltf", "-o", "@a.GLTF"} << "a.bin";
    }

    void filesBesideAGltfAreNoOtherResults() {
        QFETCH(QStringList, options);
        QFETCH(QString, twice);
        writePaintedLimb();
        options.replaceInStrings("@", path("x").chopped(1));
        const auto before = contents();
        for (const QStringList& force : {QStringList(), QStringList{"--force"}}) {
            const Ran ran = runSinew(bindPaintedLimb(options + force));
            QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty() && ran.err.count('\n') == 1 &&
                         ran.err.contains(twice.toUtf8()) && ran.err.contains("written twice"),
                     qPrintable(ran.told()));
            QCOMPARE(contents(), before);
        }
    }

    void texturesAreKept() {
        writePaintedLimb();
        const QStringList run = bindPaintedLimb({"-o", path("out.glb")});
        QVERIFY(refused(run + QStringList{"--snapshot", path("skin.png")}, "skin.png"));
        QVERIFY(refused(run + QStringList{"--report", path("skin.mtl")}, "skin.mtl"));
    }

    void allFilesAreListed() {
        const Ran ran = runSinew(bind({"-o", path("new.gltf"), "--report", "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QStringList files;
        for (const QJsonValue& output : QJsonDocument::fromJson(ran.out).object()["outputs"].toArray()) {
            files << QFileInfo(output["file"].toString()).fileName();
        }
        QCOMPARE(files, (QStringList{"new.gltf", "new.bin"}));
        const Ran summary = runSinew(bind({"-o", path("new.gltf")}));
        QVERIFY2(summary.out.contains("new.gltf") && summary.out.contains("new.bin"),
                 qPrintable(summary.told()));
        const Ran posed =
            runSinew({"pose", path("rig.glb"), "--pose", path("pose.json"), "-o", path("posed.gltf")});
        QVERIFY2(posed.out.contains("posed.gltf") && posed.out.contains("posed.bin"),
                 qPrintable(posed.told()));
    }

    void modeAndLinksStay() {
        const QString file = m_files->with("kept.glb", "old");
        const auto mode = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(file, mode));
        const QFile::Permissions before = QFileInfo(file).permissions();
        std::filesystem::create_symlink("kept.glb", path("link.glb").toStdString());
        for (const char* name : {"kept.glb", "link.glb"}) {
            const Ran ran = runSinew(bind({"-o", path(name)}));
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            QVERIFY(QFileInfo(path("link.glb")).isSymLink());
            QCOMPARE(QFileInfo(file).permissions(), before);
            QVERIFY(fileBytes(file).startsWith("glTF"));
            writeFile(file, "old");
        }
    }

    void devicesAreWrittenTo() {
        const Ran ran = runSinew(bind({"-o", path("out.glb"), "--report", "/dev/null"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(!QFileInfo("/dev/null").isFile());
    }

private:
    QString path(const QString& name) const { return m_files->path(name); }
    QStringList bind(const QStringList& options) const {
        return QStringList{"bind", path("rig.glb"), "--resolution", "32"} + options;
    }
    /// The limb with a material and a picture.
    void writePaintedLimb() const {
        QImage picture(4, 4, QImage::Format_RGB32);
        picture.fill(Qt::red);
        QVERIFY(picture.save(path("skin.png")));
        m_files->with("skin.mtl", "newmtl skin\nmap_Kd skin.png\n");
        writeFile(path("skin.obj"), "mtllib skin.mtl\nusemtl skin\n" + fileBytes(m_files->mesh()));
    }

    QStringList bindPaintedLimb(const QStringList& options) const {
        return QStringList{"bind", path("skin.obj"), "--skeleton", m_files->skeleton(), "--resolution",
                           "32"} +
               options;
    }
    /// Runs it, and says whether it was refused with one line that names `file`, all files as they were.
    bool refused(const QStringList& arguments, const QString& file) const {
        const auto before = contents();
        const Ran ran = runSinew(arguments);
        const bool said = failedCleanly(ran) && ran.err.contains(QFileInfo(file).fileName().toUtf8()) &&
                          ran.err.contains("--force");
        if (!said || contents() != before) {
            qWarning("%s", qPrintable(ran.told()));
        }
        return said && contents() == before;
    }

    QMap<QString, QByteArray> contents() const {
        QMap<QString, QByteArray> all;
        for (const QString& name : QDir(path(".")).entryList(QDir::Files | QDir::Hidden | QDir::System)) {
            all[name] = fileBytes(path(name));
        }
        return all;
    }

    std::unique_ptr<LimbFiles> m_files;
};

SINEW_TEST(TestOverwriting, QCoreApplication)

} // namespace testOverwriting

#include "TestOverwriting.moc"
