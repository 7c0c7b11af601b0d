#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

namespace testLodCommand {

using namespace sinew;
using namespace sinew::test;

class TestLodCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void levelsStandInTheSameFile() {
        const Ran ran =
            runSinew(m_files.bind("lods.glb", {"--lods", "0.5,0.25", "--report", path("lods.json")}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("LOD1 ") && ran.out.contains("LOD2 "), qPrintable(ran.told()));
        const Scene scene = imported(path("lods.glb"));
        QCOMPARE(scene.parts.size(), std::size_t{3});
        std::size_t finer = 0;
        for (std::size_t level = 0; level < scene.parts.size(); ++level) {
            const Part& part = scene.parts[level];
            QVERIFY2(part.mesh->name.ends_with("_LOD" + std::to_string(level)), part.mesh->name.c_str());
            QVERIFY(part.weights && part.weights->unweightedCount() == 0);
            QVERIFY(level == 0 || part.mesh->polygonCount() < finer);
            finer = part.mesh->polygonCount();
        }
        const QJsonArray lods = jsonOf(fileBytes(path("lods.json")))["lods"].toArray();
        QCOMPARE(lods.size(), 2);
        QCOMPARE(lods[1].toObject()["triangles"].toInt(), static_cast<int>(finer));
    }

    void aFileThatCouldBeKeptIsSaidToBeWrittenAnew() {
        const QString from = rigged();
        QVERIFY(!from.isEmpty());
        const Ran ran = runSinew(
            {"bind", from, "-o", path("again.glb"), "--resolution", "64", "--lods", "0.5", "--report", "-"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        bool said = false;
        for (const QJsonValue& issue : jsonOf(ran.out)["issues"].toArray()) {
            said = said || (issue.toObject()["code"].toString() == "FileRebuilt" &&
                            issue.toObject()["text"].toString().contains("levels of detail"));
        }
        QVERIFY2(said, qPrintable(ran.told()));
    }

    void levelsAreFilesOfTheirOwn() {
        const QString from = rigged();
        QVERIFY(!from.isEmpty());
        const Ran ran = runSinew({"bind", from, "-o", path("own.glb"), "--resolution", "64", "--lods", "0.5",
                                  "--lod-files", "--report", "-"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonArray outputs = jsonOf(ran.out)["outputs"].toArray();
        QCOMPARE(outputs.size(), 2);
        QVERIFY(outputs[0].toObject()["onlySkinChanged"].toBool());
        const Scene whole = imported(path("own.glb"));
        const Scene coarse = imported(path("own_LOD1.glb"));
        QCOMPARE(coarse.parts.size(), std::size_t{1});
        QVERIFY(coarse.parts[0].mesh->polygonCount() < whole.parts[0].mesh->polygonCount());
        QCOMPARE(coarse.skeleton.size(), whole.skeleton.size());
    }

    /// A .gltf has a buffer beside it, which its levels do not share.
    void levelsOfAGltfAreFilesOfTheirOwn() {
        QVERIFY(runSinew(m_files.bind("buffer.gltf")).exitCode == 0);
        QVERIFY(QDir().mkpath(path("levels")));
        const Ran ran = runSinew({"bind", path("buffer.gltf"), "-o", path("levels/b.gltf"), "--resolution",
                                  "64", "--lods", "0.5", "--lod-files"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(QFile::exists(path("levels/buffer.bin")) && QFile::exists(path("levels/b_LOD1.bin")));
        QVERIFY(imported(path("levels/b_LOD1.gltf")).parts[0].mesh->polygonCount() <
                imported(path("levels/b.gltf")).parts[0].mesh->polygonCount());
    }

    void aLevelStaysInTheFolder() {
        QVERIFY(QDir().mkpath(path("home")) && QDir().mkpath(path("away")));
        QVERIFY(QFile::link("../away/x.gltf", path("home/l_LOD1.gltf")));
        const Ran ran = runSinew(m_files.bind("home/l.gltf", {"--lods", "0.5", "--lod-files"}));
        QVERIFY2(ran.exitCode == 1 && ran.err.contains("l_LOD1.gltf"), qPrintable(ran.told()));
        QVERIFY(QDir(path("away")).isEmpty() && !QFile::exists(path("home/l.gltf")));
    }

    void wrongFractionsAreRefused_data() {
        QTest::addColumn<QString>("fractions");
        for (const char* fractions : {"0", "1", "0.5,2", "half", "-0.5"}) {
            QTest::newRow(fractions) << QString(fractions);
        }
    }

    void wrongFractionsAreRefused() {
        QFETCH(QString, fractions);
        const Ran ran = runSinew(m_files.bind("wrong.glb", {"--lods=" + fractions}));
        QVERIFY2(ran.exitCode == 2 && ran.err.count('\n') == 1, qPrintable(ran.told()));
        QVERIFY(!QFile::exists(path("wrong.glb")));
    }

private:
    QString path(const QString& name) const { return m_files.path(name); }
    /// A bound GLB to bind again.
    QString rigged() const {
        const Ran ran = runSinew(m_files.bind("rigged.glb"));
        return ran.exitCode == 0 ? path("rigged.glb") : QString();
    }
    LimbFiles m_files;
};

SINEW_TEST(TestLodCommand, QCoreApplication)

} // namespace testLodCommand

#include "TestLodCommand.moc"
