#include "app/recipe/Recipe.h"
#include "core/bind/settings/Lattice.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testLatticeBind {

using namespace sinew;
using namespace sinew::test;

namespace {

Scene readBack(const QString& file) {
    Progress progress;
    Expected<ImportedScene> read = importScene(file.toStdString(), progress);
    return read ? std::move(read->scene) : Scene();
}

const QString kWire = "w=-0.6,0.25,0,0,0.3,0,0.6,0.25,0;drop-off=0.3";

} // namespace

/// Lattices and wires from the command line to the files that it writes.
class TestLatticeBind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsOfLatticesAreExported_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"l.fbx", "l.glb", "l.gltf"}) {
            QTest::newRow(name) << name;
        }
    }

    void jointsOfLatticesAreExported() {
        QFETCH(QString, name);
        const Ran ran = runSinew(bind(name, {"--lattice", "l=mesh;counts=2,2,2", "--max-influences", "all"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene scene = readBack(m_files.path(name));
        QCOMPARE(scene.skeleton.size(), std::size_t{3 + 8});
        QCOMPARE(scene.parts.at(0).weights->largestInfluenceCount(), std::size_t{8});
        QCOMPARE(scene.skeleton.joints[static_cast<std::size_t>(scene.skeleton.find("l_8"))].parent, kNone);
    }

    void placesAndRulesAreUnderstood() {
        const QString recipe = m_files.path("all.json");
        const Ran ran = runSinew(
            bind("all.glb", {"--region", "mid=sphere:0,0,0,0.3;alpha=0.5", "--lattice", "a=mesh;follow=skin",
                             "--lattice", "b=region:mid;follow=nearest;drop-off=0.1", "--lattice",
                             "c=box:-1,-1,-1,0,1,1;counts=2,2,2", "--wire", kWire + ";follow=skin",
                             "--save-recipe", recipe}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const auto saved = readRecipe(recipe.toStdString());
        QVERIFY(saved && saved->bind.cages.size() == 4);
        const std::vector<Cage>& cages = saved->bind.cages;
        QCOMPARE(cages[0].vertices.size(), std::size_t{64});
        QCOMPARE(cages[0].follow, ControlFollow::Skin);
        QVERIFY(latticeBox(cages[1]).edges.diagonal().minCoeff() > 0.6);
        QVERIFY(latticeBox(cages[1]).edges.diagonal().maxCoeff() < 0.7);
        QCOMPARE(cages[1].dropOff, 0.1);
        QCOMPARE(cages[2].vertices.back(), Vec3(0, 1, 1));
        QCOMPARE(cages[3].kind, CageKind::Wire);
        QCOMPARE(readBack(m_files.path("all.glb")).skeleton.size(), std::size_t{3 + 64 + 8});
    }

    void recipesGiveTheSameBytes() {
        const QString recipe = m_files.path("lattice.json");
        QVERIFY(runSinew(bind("first.glb",
                              {"--lattice", "l=mesh;follow=skin", "--wire", kWire, "--save-recipe", recipe}))
                    .exitCode == 0);
        const Ran second = runSinew(QStringList{"bind", m_files.mesh(), "--skeleton", m_files.skeleton(),
                                                "--recipe", recipe, "-o", m_files.path("second.glb")});
        QVERIFY2(second.exitCode == 0, qPrintable(second.told()));
        QCOMPARE(fileBytes(m_files.path("second.glb")), fileBytes(m_files.path("first.glb")));
        const Ran explained = runSinew({"explain", m_files.mesh(), "--skeleton", m_files.skeleton(),
                                        "--recipe", recipe, "--at", "0,0.25,0"});
        QVERIFY2(explained.exitCode == 0, qPrintable(explained.told()));
        const Ran renamed =
            runSinew(bind("third.glb", {"--recipe", recipe, "--wire", kWire + ";parent=joint_0"}));
        QVERIFY2(renamed.exitCode == 0 || renamed.err.contains("joint_0"), qPrintable(renamed.told()));
    }

    void threadsGiveTheSameBytes() {
        for (const char* threads : {"1", "2", "8"}) {
            const Ran ran =
                runSinew(bind(QString("t") + threads + ".glb",
                              {"--lattice", "l=mesh;follow=skin", "--wire", kWire, "--threads", threads}));
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            QCOMPARE(fileBytes(m_files.path(QString("t") + threads + ".glb")),
                     fileBytes(m_files.path("t1.glb")));
        }
    }

    void lostWeightsAndMissesAreTold() {
        const Ran cut = runSinew(bind("cut.glb", {"--lattice", "l=mesh", "--report", "-"}));
        QVERIFY2(cut.exitCode == 0 && cut.out.contains("ControlWeightsCut"), qPrintable(cut.told()));
        QVERIFY(readBack(m_files.path("cut.glb")).parts.at(0).weights->largestInfluenceCount() <= 4);
        const Ran missed =
            runSinew(bind("missed.glb", {"--lattice", "l=box:10,10,10,11,11,11", "--report", "-"}));
        QVERIFY2(missed.exitCode == 0 && missed.out.contains("ControlHoldsNothing"),
                 qPrintable(missed.told()));
    }

    void brokenOnesAreRefused_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* name, const QStringList& options, const char* word) {
            QTest::newRow(name) << options << QByteArray(word);
        };
        row("no place", {"--lattice", "l"}, "NAME=mesh");
        row("unknown place", {"--lattice", "l=cone:1,2"}, "NAME=mesh");
        row("no name", {"--lattice", "=mesh"}, "NAME=mesh");
        row("flat box", {"--lattice", "l=box:0,0,0,1,0,1"}, "no size");
        row("too many", {"--lattice", "l=mesh;counts=9,9,9"}, "counts");
        row("one", {"--lattice", "l=mesh;counts=4,1,4"}, "counts");
        row("two counts", {"--lattice", "l=mesh;counts=4,4"}, "counts");
        row("negative drop-off", {"--lattice", "l=mesh;drop-off=-1"}, "drop-off");
        row("unknown follow", {"--lattice", "l=mesh;follow=me"}, "follow");
        row("counts twice", {"--lattice", "l=mesh;counts=2,2,2;counts=3,3,3"}, "give ;counts= once");
        row("drop-off twice", {"--wire", kWire + ";drop-off=0.2"}, "give ;drop-off= once");
        row("counts of a wire", {"--wire", kWire + ";counts=2,2,2"},
            ";parent=JOINT ;drop-off=WIDTH ;follow=");
        row("unknown part", {"--lattice", "l=part:Nobody"}, "Nobody");
        row("unknown region", {"--lattice", "l=region:Nowhere"}, "Nowhere");
        row("unknown parent", {"--lattice", "l=mesh;parent=Nobody"}, "Nobody");
        row("wire of one", {"--wire", "w=0,0,0;drop-off=1"}, "control vertices");
        row("wire of a half", {"--wire", "w=0,0,0,1;drop-off=1"}, "control vertices");
        row("wire without drop-off", {"--wire", "w=0,0,0,1,0,0"}, "drop-off");
        row("wire with drop-off 0", {"--wire", "w=0,0,0,1,0,0;drop-off=0"}, "drop-off");
        row("wire with counts", {"--wire", "w=0,0,0,1,0,0;drop-off=1;counts=2,2,2"}, "counts");
        row("wire on the spot", {"--wire", "w=0,0,0,0,0,0;drop-off=1"}, "same place");
    }

    void brokenOnesAreRefused() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, word);
        const Ran ran = runSinew(bind("no.glb", options));
        QVERIFY2(ran.exitCode != 0 && !ran.crashed && ran.err.contains(word), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("no.glb")));
    }

    void brokenRecipesAreRefused() {
        const auto refuses = [&](const char* name, const QByteArray& cage, const QByteArray& word) {
            const QString file =
                m_files.with(name, R"({"sinewRecipe": 1, "bind": {"cages": [{"name": "a", )" + cage + "}]}}");
            const Ran ran = runSinew(bind("no.glb", {"--recipe", file}));
            return failedCleanly(ran) && ran.err.contains(word);
        };
        QVERIFY(refuses("a.json", R"("kind": "lattice", "vertices": [[0, 0, 0]])", "control vertices"));
        QVERIFY(refuses("b.json", R"("kind": "lattice", "counts": [2, 2, 2], "vertices": [[0, 0, 0]])", "8"));
        QVERIFY(
            refuses("c.json", R"("kind": "lattice", "counts": [99, 99, 99], "vertices": [[0, 0, 0]])", "99"));
        QVERIFY(refuses("d.json", R"("kind": "wire", "dropOff": 1, "vertices": [[0, 0, 0]])",
                        "control vertices"));
        QVERIFY(refuses("e.json", R"("kind": "wire", "edges": [[0, 1]], "vertices": [[0, 0, 0], [1, 0, 0]])",
                        "drop-off"));
        QVERIFY(refuses("f.json", R"("kind": "wire", "dropOff": 1, "vertices": [[0, 0, 0], [1, 0, 0]])",
                        "edges"));
        QVERIFY(refuses("g.json", R"("kind": "rope", "vertices": [[0, 0, 0]])", "cages"));
    }

    void comparisonsTakeThem() {
        const QString rigged = m_files.path("rigged.glb");
        QVERIFY(runSinew(bind("rigged.glb", {})).exitCode == 0);
        const Ran ran = runSinew({"compare", rigged, "--solvers", "nearest,rigid", "--lattice",
                                  "l=mesh;follow=skin", "--resolution", "32"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

private:
    QStringList bind(const QString& output, const QStringList& options) const {
        return QStringList{
                   "bind",         m_files.mesh(), "--skeleton", m_files.skeleton(),  "--joints", "all",
                   "--resolution", "32",           "-o",         m_files.path(output)} +
               options;
    }
    LimbFiles m_files;
};

SINEW_TEST(TestLatticeBind, QCoreApplication)

} // namespace testLatticeBind

#include "TestLatticeBind.moc"
