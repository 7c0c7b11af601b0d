#include "app/recipe/Recipe.h"
#include "core/io/ImportScene.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>

namespace testCageBind {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two triangles above the limb's middle, open.
const QByteArray kFlap = "v -0.4 0.2 0\nv 0.4 0.2 0\nv 0 0.25 0.2\nv 0 0.25 -0.2\nf 1 3 2\nf 1 2 4\n";
const std::vector<std::string> kFlapJoints{"flap_1", "flap_2", "flap_3", "flap_4"};

Scene readBack(const QString& file) {
    Progress progress;
    Expected<ImportedScene> read = importScene(file.toStdString(), progress);
    return read ? std::move(read->scene) : Scene();
}

/// Most weight that any vertex gives to a joint.
double maxWeight(const Scene& scene, const std::string& joint) {
    const std::int32_t number = scene.skeleton.find(joint);
    double max = 0.0;
    const SkinWeights& weights = *scene.parts.at(0).weights;
    for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
        for (const Influence& influence : weights.at(v)) {
            max = influence.joint == number ? std::max(max, static_cast<double>(influence.weight)) : max;
        }
    }
    return max;
}

} // namespace

/// Cages and handles with joints of their own, from the command line to the files that it writes.
class TestCageBind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cagesAreExportedAndReadBack_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"caged.fbx", "caged.glb", "caged.gltf"}) {
            QTest::newRow(name) << name;
        }
    }

    void cagesAreExportedAndReadBack() {
        QFETCH(QString, name);
        const Ran ran = runSinew(bind(name, {"--cage", m_files.with("flap.obj", kFlap), "--report", "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("the cage is not closed (4 open edges)"), qPrintable(ran.told()));
        const Scene scene = readBack(m_files.path(name));
        QCOMPARE(scene.skeleton.size(), 3 + kFlapJoints.size());
        const double metres = scene.metersPerUnit;
        for (const std::string& joint : kFlapJoints) {
            const std::int32_t number = scene.skeleton.find(joint);
            QVERIFY2(number != kNone &&
                         scene.skeleton.joints[static_cast<std::size_t>(number)].parent == kNone,
                     joint.c_str());
            QVERIFY2(maxWeight(scene, joint) > 0.1, joint.c_str());
        }
        const auto third = static_cast<std::size_t>(scene.skeleton.find("flap_3"));
        QVERIFY((metres * scene.skeleton.position(third)).isApprox(Vec3(0, 0.25, 0.2), 1e-5));
        QCOMPARE(scene.parts.at(0).weights->unweightedCount(), std::size_t{0});
    }

    void handlesMakeJointsWhenAsked() {
        const QStringList handle{"--handle", "bump=point:0,0.25,0"};
        const Ran refused = runSinew(bind("bump.glb", handle));
        QVERIFY2(failedCleanly(refused) && refused.err.contains("bump"), qPrintable(refused.told()));
        const Ran ran =
            runSinew(bind("bump.glb", handle + QStringList{"--new-joints", "-o", m_files.path("bump.fbx")}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        for (const char* name : {"bump.glb", "bump.fbx"}) {
            const Scene scene = readBack(m_files.path(name));
            QCOMPARE(scene.skeleton.size(), std::size_t{4});
            QVERIFY(maxWeight(scene, "bump") > 0.1);
        }
    }

    void recipesBringTheirCages() {
        const QString recipe = m_files.path("caged.json");
        const Ran first =
            runSinew(bind("first.glb", {"--cage", "wing=" + m_files.with("flap.obj", kFlap), "--handle",
                                        "bump=point:0,0.25,0", "--new-joints", "--save-recipe", recipe}));
        QVERIFY2(first.exitCode == 0, qPrintable(first.told()));
        const auto saved = readRecipe(recipe.toStdString());
        QVERIFY(saved && saved->bind.cages.size() == 1 && saved->bind.handles.at(0).newJoint);
        QCOMPARE(saved->bind.cages[0].name, std::string("wing"));
        const Ran second = runSinew(QStringList{"bind", m_files.mesh(), "--skeleton", m_files.skeleton(),
                                                "--recipe", recipe, "-o", m_files.path("second.glb")});
        QVERIFY2(second.exitCode == 0, qPrintable(second.told()));
        QCOMPARE(fileBytes(m_files.path("second.glb")), fileBytes(m_files.path("first.glb")));
        const Ran explained = runSinew({"explain", m_files.mesh(), "--skeleton", m_files.skeleton(),
                                        "--recipe", recipe, "--at", "0,0.25,0"});
        QVERIFY2(explained.exitCode == 0 && explained.out.contains("bump"), qPrintable(explained.told()));
    }

    /// What was written has the cage's joints already.
    void exportsTakeTheirCagesAgain() {
        const QString cage = m_files.with("flap.obj", kFlap);
        QVERIFY(runSinew(bind("once.glb", {"--cage", cage})).exitCode == 0);
        const Ran again = runSinew({"bind", m_files.path("once.glb"), "--cage", cage, "--resolution", "32",
                                    "-o", m_files.path("twice.glb")});
        QVERIFY2(again.exitCode == 0, qPrintable(again.told()));
        const Scene scene = readBack(m_files.path("twice.glb"));
        QCOMPARE(scene.skeleton.size(), 3 + kFlapJoints.size());
        QVERIFY(maxWeight(scene, "flap_1") > 0.1);
    }

    void aFitLeavesCagesInTheMesh() {
        // As another program might have made it.
        const QString far = m_files.with("far.tgf", "1 0 0 -100\n2 0 0 0\n3 0 0 100\n#\n1 2\n2 3\n");
        const Ran ran = runSinew({"bind", m_files.mesh(), "--skeleton", far, "--fit-skeleton", "--cage",
                                  m_files.with("flap.obj", kFlap), "-o", m_files.path("fitted.glb")});
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("skeleton fitted"), qPrintable(ran.told()));
        const Scene scene = readBack(m_files.path("fitted.glb"));
        QVERIFY(scene.skeleton.position(static_cast<std::size_t>(scene.skeleton.find("flap_1")))
                    .isApprox(Vec3(-0.4, 0.2, 0), 1e-5));
    }

    void everySolverTakesACage_data() {
        QTest::addColumn<QString>("solver");
        for (const Solver& solver : solvers()) {
            const QString key = QString::fromStdString(std::string(solver.key));
            QTest::newRow(qPrintable(key)) << key;
        }
    }

    void everySolverTakesACage() {
        QFETCH(QString, solver);
        const Ran ran =
            runSinew(bind("solved.glb", {"--cage", m_files.with("flap.obj", kFlap), "--solver", solver}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene scene = readBack(m_files.path("solved.glb"));
        QCOMPARE(scene.skeleton.size(), 3 + kFlapJoints.size());
        QCOMPARE(scene.parts.at(0).weights->unweightedCount(), std::size_t{0});
    }

    void brokenCagesAreRefused() {
        const auto refuses = [&](const QString& cage, const QByteArray& word) {
            const Ran ran = runSinew(bind("no.glb", {"--cage", cage}));
            return failedCleanly(ran) && ran.err.contains(word);
        };
        QVERIFY(refuses(m_files.path("none.obj"), "none.obj"));
        QVERIFY(refuses(m_files.with("empty.obj", "# nothing\n"), "no vertices"));
        QVERIFY(refuses(m_files.with("twice.obj", "v 0 0 0\nv 0 0 0\n"), "same place"));
        QVERIFY(refuses(m_files.with("flat.obj", "v 0 0 0\nv 1 0 0\nf 1 2 2\n"), "twice"));
        QVERIFY(refuses(m_files.with("cage.ply", "ply\n"), ".ply"));
        const QString cage = m_files.with("flap.obj", kFlap);
        const Ran two = runSinew(bind("no.glb", {"--cage", cage, "--cage", cage}));
        QVERIFY2(failedCleanly(two) && two.err.contains("different name"), qPrintable(two.told()));
    }

    void cagesAreNotOverwritten() {
        const QString cage = m_files.with("flap.obj", kFlap);
        const Ran ran = runSinew(bind("x.glb", {"--cage", "a=" + cage, "--report", cage}));
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QCOMPARE(fileBytes(cage), kFlap);
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

SINEW_TEST(TestCageBind, QCoreApplication)

} // namespace testCageBind

#include "TestCageBind.moc"
