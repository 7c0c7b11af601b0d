#include "app/text/FormatLabels.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace testBindErrors {

using namespace sinew::test;

/// Every kind of input that cannot be bound: one clear line, exit 1, no file.
class TestBindErrors : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A shape needs a mesh that was sculpted, which neither pictures nor skeletons hold.
    void shapesNeedSculptedMeshes() {
        const QString pose = m_files.with("pose.json", "{}");
        for (const char* name : {"drawn.svg", "painted.png", "bones.bvh"}) {
            const QString file = m_files.with(name, "<svg/>");
            const Ran ran = runSinew(m_files.bind("shaped.glb", {"--shape", "e=" + file + "@" + pose}));
            QVERIFY2(failedCleanly(ran) && ran.err.contains("cannot become a shape"), qPrintable(ran.told()));
            QVERIFY2(ran.err.contains("OBJ, PLY, FBX or GLB"), qPrintable(ran.told()));
        }
    }

    void badMeshFiles_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("says");
        const QByteArray obj = fileBytes(m_files.mesh());
        const auto row = [&](const char* name, const QString& file, const char* says) {
            QTest::newRow(name) << file << QByteArray(says);
        };
        row("missing", m_files.path("missing.fbx"), "missing.fbx: there is no such file");
        row("folder", QFileInfo(m_files.mesh()).path(), "cannot be read");
        for (const sinew::FormatLabel& format : sinew::characterFormats()) {
            for (const QString& extension : format.extensions) {
                const QString name = "empty" + extension;
                QTest::newRow(qPrintable(name)) << m_files.with(name, "") << QByteArray("is empty");
                const QString text = "text" + extension;
                QTest::newRow(qPrintable(text))
                    << m_files.with(text, "This is no model at all.\n") << QByteArray(text.toUtf8());
            }
        }
        row("hungry reader", m_files.with("many.off", "OFF\n353535235358 1 0\n0 0 0\n"), "many.off");
        row("unknown extension", m_files.with("character.xyzzy", "hello"), "xyzzy");
        row("no extension", m_files.with("character", "hello"), "character");
        row("wrong extension", m_files.with("really_obj.fbx", obj), "really_obj.fbx");
        row("no mesh",
            m_files.with("none.gltf",
                         R"({"asset": {"version": "2.0"}, "scenes": [{"nodes": []}], "scene": 0})"),
            "none.gltf");
        row("no faces", m_files.with("points.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\n"), "points.obj");
        row("zero size", m_files.with("dot.obj", "v 1 1 1\nv 1 1 1\nv 1 1 1\nf 1 2 3\n"), "dot.obj");
        row("indices out of range", m_files.with("range.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n"),
            "range.obj");
    }

    void badMeshFiles() {
        QFETCH(QString, file);
        QFETCH(QByteArray, says);
        const Ran ran = bind(file, {"--skeleton", m_files.skeleton()});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("out.glb")));
    }

    void badSkeletons_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("says");
        const auto row = [&](const char* name, const QString& file, const char* says) {
            QTest::newRow(name) << file << QByteArray(says);
        };
        row("none in the file", QString(), "contains no skeleton");
        row("missing", m_files.path("missing.bvh"), "missing.bvh: there is no such file");
        row("empty", m_files.with("empty.tgf", ""), "is empty");
        row("no joint", m_files.with("none.tgf", "#\n"), "none.tgf");
        row("no edges end", m_files.with("edge.tgf", "1 0 0 0\n#\n1 7\n"), "edge.tgf");
        row("NaN", m_files.with("nan.tgf", "1 0 nan 0\n2 1 0 0\n#\n1 2\n"), "nan.tgf");
        row("cycle in tgf", m_files.with("cycle.tgf", "1 0 0 0\n2 1 0 0\n3 2 0 0\n#\n1 2\n2 3\n3 1\n"),
            "cycle.tgf");
        row("cycle in json",
            m_files.with("cycle.json", R"([{"name": "a", "parent": "b", "head": [0,0,0], "tail": [1,0,0]},
                                       {"name": "b", "parent": "a", "head": [1,0,0], "tail": [2,0,0]}])"),
            "cycle.json");
        row("json without list", m_files.with("object.json", R"({"name": "a"})"), "object.json");
        row("json with text for numbers",
            m_files.with("text.json", R"([{"name": "a", "head": ["x", 0, 0]}])"), "text.json");
        row("bvh cut short", m_files.with("cut.bvh", "HIERARCHY\nROOT hip\n{\n  OFFSET 0 0"), "cut.bvh");
        row("skel cut short", m_files.with("cut.skel", "balljoint root {\n  offset 0 0"), "cut.skel");
        row("no skeleton format", m_files.with("notes.txt", "hip 0 0 0\n"), "notes.txt");
    }

    void badSkeletons() {
        QFETCH(QString, file);
        QFETCH(QByteArray, says);
        const Ran ran =
            bind(m_files.mesh(), file.isEmpty() ? QStringList() : QStringList{"--skeleton", file});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("out.glb")));
    }

    void badTargets_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        const auto row = [&](const QStringList& options, const char* says) {
            QTest::newRow(qPrintable(options.join(' '))) << options << QByteArray(says);
        };
        QDir(QFileInfo(m_files.mesh()).path()).mkdir("folder.glb");
        row({"-o", m_files.path("a.obj")}, ".fbx, .glb, .gltf, .vrm, _ske.json or .tscn");
        row({"-o", m_files.path("a.max")}, "\".max\"");
        row({"-o", m_files.path("a")}, "has no file extension");
        row({"-o", m_files.path("a.abc")}, "cannot be written");
        row({"-o", m_files.path("missing/a.glb")}, "folder does not exist");
        row({"-o", m_files.mesh() + "/a.glb"}, "is a file");
        row({"-o", m_files.path("folder.glb")}, "it is a folder");
        row({"-o", "/proc/sinew.glb"}, "/proc/sinew.glb cannot be written");
        row({"--report", m_files.path("missing/r.json")}, "folder does not exist");
        row({"--save-recipe", m_files.path("missing/r.json")}, "folder does not exist");
        row({"--snapshot", m_files.path("missing/p.png")}, "folder does not exist");
        row({"--snapshot", m_files.path("p.docx")}, ".png");
    }

    void badTargets() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, says);
        const Ran ran = bind(m_files.mesh(), QStringList{"--skeleton", m_files.skeleton()} + options);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
        QFile::remove(m_files.path("out.glb")); // whole, when only the second target could not be written
    }

    void badRecipes_data() {
        QTest::addColumn<QByteArray>("recipe");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("no JSON") << QByteArray("resolution = 5") << QByteArray("line 1, column 1");
        QTest::newRow("other JSON") << QByteArray("[1, 2]") << QByteArray("sinewRecipe");
        QTest::newRow("later version") << QByteArray(R"({"sinewRecipe": 99})") << QByteArray("version 1");
        QTest::newRow("unknown key") << QByteArray(R"({"sinewRecipe": 1, "bind": {"resolutoin": 256}})")
                                     << QByteArray("no parameter resolutoin");
    }

    void badRecipes() {
        QFETCH(QByteArray, recipe);
        QFETCH(QByteArray, says);
        const Ran ran = bind(m_files.mesh(), {"--skeleton", m_files.skeleton(), "--recipe",
                                              m_files.with("bad_recipe.json", recipe)});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says) && ran.err.contains("bad_recipe.json"), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("out.glb")));
    }

    void resolutionThatDoesNotFit() {
        const Ran ran = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                                  m_files.path("out.glb"), "--resolution", "1024", "--memory-limit", "64"});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("Resolution 1024 needs about"), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("64 MiB are free") && ran.err.contains("fits"), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("out.glb")));
    }

    void oldFileSurvivesAFailure() {
        const QString old = m_files.with("out.glb", "old");
        const Ran ran = bind(m_files.mesh(), {});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QCOMPARE(fileBytes(old), QByteArray("old"));
        QFile::remove(old);
    }

    void badTargetsAreFoundBeforeTheWork() {
        // The input does not exist either: what is said first was looked at first.
        const Ran ran = bind(m_files.path("missing.fbx"), {"-o", m_files.path("missing/a.glb")});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("a.glb"), qPrintable(ran.told()));
    }

    void oddCharactersAreBoundAndReported_data() {
        QTest::addColumn<QString>("mesh");
        QTest::addColumn<QString>("skeleton");
        QTest::addColumn<QByteArray>("issue");
        const QByteArray obj = fileBytes(m_files.mesh());
        const QString tgf = m_files.skeleton();
        const auto row = [&](const char* name, const QString& mesh, const QString& skeleton,
                             const char* issue) {
            QTest::newRow(name) << mesh << skeleton << QByteArray(issue);
        };
        row("one joint", m_files.mesh(), m_files.with("one.tgf", chainTgf(1)), "");
        row("2000 joints", m_files.mesh(), m_files.with("many.tgf", chainTgf(2000)), "");
        row("all joints outside", m_files.mesh(),
            m_files.with("far.tgf", "1 50 0 0\n2 51 0 0\n3 52 0 0\n#\n1 2\n2 3\n"), "SkeletonFitProposed");
        row("one joint outside", m_files.mesh(),
            m_files.with("out.tgf", "1 -1 0 0\n2 1 0 0\n3 1 2 0\n4 1 3 0\n#\n1 2\n3 4\n"), "JointOutside");
        row("NaN points", m_files.with("nan.obj", QByteArray(obj) + "v nan nan inf\nf -1 1 2\n"), tgf,
            "NonFinitePointsMoved");
        row("degenerate faces", m_files.with("flat.obj", QByteArray(obj) + "f 1 1 2\nf 1 2 1\n"), tgf,
            "DegenerateFacesIgnored");
        row("card", m_files.with("card.obj", "v -1 -1 0\nv 1 -1 0\nv 1 1 0\nv -1 1 0\nf 1 2 3 4\n"), tgf,
            "FlatModel");
        row("far part",
            m_files.with("far.obj", QByteArray(obj) + "v 0 2 0\nv 0.1 2 0\nv 0 2.1 0\nf -3 -2 -1\n"), tgf,
            "PartBridged");
        row("tiny units",
            m_files.with(
                "tiny.obj",
                "v 0 0 0\nv 1e-30 0 0\nv 0 1e-30 0\nv 0 0 1e-30\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"),
            m_files.with("tiny.tgf", "1 0 0 0\n2 5e-31 0 0\n#\n1 2\n"), "");
    }

    void oddCharactersAreBoundAndReported() {
        QFETCH(QString, mesh);
        QFETCH(QString, skeleton);
        QFETCH(QByteArray, issue);
        const Ran ran = bind(mesh, {"--skeleton", skeleton, "--joints", "all", "--report", "-"});
        QVERIFY2(ran.exitCode == 0 && !ran.crashed, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("\"unweightedVertices\": 0"), qPrintable(ran.told()));
        QVERIFY2(issue.isEmpty() || ran.out.contains("\"code\": \"" + issue + '"'),
                 qPrintable(QString::fromUtf8(ran.out)));
        QFile::remove(m_files.path("out.glb"));
    }

private:
    Ran bind(const QString& in, const QStringList& options) const {
        return runSinew(QStringList{"bind", in, "-o", m_files.path("out.glb"), "--resolution", "16"} +
                        options);
    }
    LimbFiles m_files;
};

SINEW_TEST(TestBindErrors, QCoreApplication)

} // namespace testBindErrors

#include "TestBindErrors.moc"
