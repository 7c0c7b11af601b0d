#include "app/compare/SolverComparison.h"
#include "app/document/edits/Edits.h"
#include "app/jobs/SceneInspector.h"
#include "app/recipe/Recipe.h"
#include "app/text/SolverTexts.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OverlayTable.h"
#include "app/view/ViewData.h"
#include "app/view/legend/Legend.h"
#include "app/view/surface/SurfaceColors.h"
#include "core/solve/Bind.h"
#include "core/solve/Explain.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <nlohmann/json.hpp>

namespace testSolverChoice {

using namespace sinew::test;
using namespace sinew;

namespace {

/// A limb bound to its nearest bones.
DocumentState boundToNearest() {
    DocumentState state = stateOfScene(test::limb(), {});
    state.settings.solver = "nearest";
    Document document;
    document.reset(std::move(state));
    bindNow(document);
    selectJoint(document, document.state().field->input->sourceJoints().front());
    return document.state();
}

/// One influence a vertex, so that weak ones cannot drop out of L1.
BindSettings rigidSettings() {
    BindSettings settings;
    settings.resolution = 32;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.maxInfluences = 1;
    return settings;
}

/// A scene with the weights that a solver gives it.
Scene boundBy(const char* solver, Scene scene) {
    BindSettings settings = rigidSettings();
    settings.solver = solver;
    Progress progress;
    const Expected<BindResult> bound = bind(scene, settings, progress);
    for (std::size_t part = 0; bound && part < scene.parts.size(); ++part) {
        scene.parts[part].weights = bound->weights[part];
    }
    return scene;
}

Expected<SolverComparison> compared(const Scene& scene, const std::vector<std::string>& keys) {
    Progress progress;
    return compareContenders(scene, solverContenders(rigidSettings(), keys), progress);
}

} // namespace

/// The nearest-bone solver wherever one is chosen, and what views do without voxels.
class TestSolverChoice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySolverHasAName() {
        const auto named = namedSolvers();
        QVERIFY(named.size() >= 2);
        QCOMPARE(named.front().first, BindSettings().solver);
        for (const auto& [key, name] : named) {
            QVERIFY2(name != QString::fromStdString(key), key.c_str());
            QVERIFY(noVoxelsText(key).contains(name));
        }
        QCOMPARE(solverName("magic"), QString("magic"));
    }

    void recipesNameTheSolver() {
        Recipe recipe;
        QCOMPARE(recipeJson(recipe)["bind"]["solver"].get<std::string>(), std::string("geodesic"));
        recipe.bind.solver = "nearest";
        QCOMPARE(recipeJson(recipe)["bind"]["solver"].get<std::string>(), std::string("nearest"));
        const auto again = recipeFromJson(recipeJson(recipe), "r.json");
        QVERIFY(again && *again == recipe);
    }

    void theCommandLineChooses() {
        const auto report = [&](const QStringList& more) {
            const Ran ran = runSinew(binding(QStringList{"--report", "-"} + more));
            return ran.exitCode == 0 ? QJsonDocument::fromJson(ran.out).object() : QJsonObject();
        };
        const QString saved = m_files.path("nearest.json");
        const QJsonObject nearest =
            report({"-o", m_files.path("n.glb"), "--solver", "nearest", "--save-recipe", saved});
        QCOMPARE(nearest["solver"].toString(), QString("nearest"));
        QCOMPARE(nearest["voxelSizeMeters"].toDouble(), 0.0);
        QCOMPARE(nearest["recipe"]["bind"]["solver"].toString(), QString("nearest"));
        const QJsonObject geodesic =
            report({"-o", m_files.path("g.glb"), "--solver", "geodesic", "--resolution", "32"});
        QCOMPARE(geodesic["solver"].toString(), QString("geodesic"));
        QVERIFY(geodesic["voxelSizeMeters"].toDouble() > 0.0);
        const QJsonObject again = report({"-o", m_files.path("r.glb"), "--recipe", saved});
        QCOMPARE(again["solver"].toString(), QString("nearest"));
        QVERIFY(!fileBytes(m_files.path("n.glb")).isEmpty());
        QVERIFY(fileBytes(m_files.path("n.glb")) == fileBytes(m_files.path("r.glb")));
        QVERIFY(fileBytes(m_files.path("n.glb")) != fileBytes(m_files.path("g.glb")));
        const Ran wrong = runSinew(binding({"-o", m_files.path("w.glb"), "--solver", "magic"}));
        QVERIFY2(wrong.exitCode != 0 && wrong.err.contains("geodesic, ") && wrong.err.contains(", envelope"),
                 qPrintable(wrong.told()));
    }

    void partsAndRegionsChoose() {
        const auto report = [&](const QStringList& more) {
            const Ran ran = runSinew(binding(QStringList{"--resolution", "32", "--report", "-"} + more));
            return ran.exitCode == 0 ? QJsonDocument::fromJson(ran.out).object() : QJsonObject();
        };
        const QString region = "end=sphere:1,0,0,0.3;solver=nearest;blend=0.3";
        const QString saved = m_files.path("mixed.json");
        const QJsonObject mixed =
            report({"-o", m_files.path("m.glb"), "--region", region, "--save-recipe", saved});
        QCOMPARE(mixed["solver"].toString(), QString("geodesic"));
        const QJsonArray solvers = mixed["solvers"].toArray();
        QCOMPARE(solvers.size(), 2);
        QCOMPARE(solvers[0]["solver"].toString(), QString("geodesic"));
        QCOMPARE(solvers[1]["solver"].toString(), QString("nearest"));
        QVERIFY(solvers[0]["vertices"].toInt() > 0 && solvers[1]["vertices"].toInt() > 0);
        QCOMPARE(solvers[0]["vertices"].toInt() + solvers[1]["vertices"].toInt(),
                 mixed["counts"]["vertices"].toInt());
        report({"-o", m_files.path("again.glb"), "--recipe", saved});
        QVERIFY(!fileBytes(m_files.path("m.glb")).isEmpty());
        QVERIFY(fileBytes(m_files.path("m.glb")) == fileBytes(m_files.path("again.glb")));
        const Ran told = runSinew({"explain", m_files.mesh(), "--skeleton", m_files.skeleton(), "--recipe",
                                   saved, "--at", "1.2,0,0"});
        QVERIFY2(told.exitCode == 0 && told.out.contains("nearest"), qPrintable(told.told()));
        // The whole of its only part: as if the character had that solver.
        const QString name = QString::fromStdString(test::limb().parts[0].mesh->name);
        const QJsonObject part =
            report({"-o", m_files.path("p.glb"), "--part", QString("%1=solve:nearest").arg(name)});
        QCOMPARE(part["solvers"].toArray().size(), 1);
        QCOMPARE(part["solvers"][0]["solver"].toString(), QString("nearest"));
        QCOMPARE(part["recipe"]["bind"]["parts"][0]["solver"].toString(), QString("nearest"));
        const Ran ofPart =
            runSinew(binding({"-o", m_files.path("w.glb"), "--part", QString("%1=solve:magic").arg(name)}));
        QVERIFY2(ofPart.exitCode != 0 && ofPart.err.contains("magic") && ofPart.err.contains(name.toUtf8()) &&
                     ofPart.err.contains(QByteArray::fromStdString(solverKeys())),
                 qPrintable(ofPart.told()));
        const Ran ofRegion =
            runSinew(binding({"-o", m_files.path("w.glb"), "--region", "end=sphere:1,0,0,0.3;solver=magic"}));
        QVERIFY2(ofRegion.exitCode != 0 && ofRegion.err.contains("magic") && ofRegion.err.contains("end"),
                 qPrintable(ofRegion.told()));
    }

    void explainTellsOfStraightLines() {
        const QString recipe =
            m_files.with("nearest_recipe.json", R"({"sinewRecipe": 1, "bind": {"solver": "nearest"}})");
        const QStringList asking{"explain",  m_files.mesh(), "--skeleton", m_files.skeleton(),
                                 "--recipe", recipe,         "--vertex",   "7"};
        const Ran text = runSinew(asking);
        QVERIFY2(text.exitCode == 0 && text.out.contains("in a straight line"), qPrintable(text.told()));
        const Ran ran = runSinew(asking + QStringList{"--json"});
        const QJsonObject answer = QJsonDocument::fromJson(ran.out).object();
        QCOMPARE(answer["voxelMeters"].toDouble(), 0.0);
        QVERIFY(!answer["bones"].toArray().isEmpty());
        for (const QJsonValue& bone : answer["bones"].toArray()) {
            QCOMPARE(bone["path"].toArray().size(), 1);
            QVERIFY(bone["reached"].toBool());
        }
    }

    void slidersTuneIt() {
        Document document;
        document.reset(boundToNearest());
        const auto field = document.state().field;
        BindSettings settings = document.state().settings;
        settings.alpha = 0.1;
        setBindSettings(document, settings, MergeKey::None, WeightUpdate::Later);
        document.finishWeights();
        QVERIFY(document.state().field == field && !document.state().stale());
        Progress progress;
        const auto anew = bind(*document.state().scene, settings, progress);
        QVERIFY(anew && *(*document.state().weights)[0] == *anew->weights[0]);
        settings.resolution = 32; // nothing to it
        settings.automatic = false;
        setBindSettings(document, settings);
        QVERIFY(!document.state().stale());
        settings.solver = "geodesic";
        setBindSettings(document, settings);
        QVERIFY(document.state().stale());
    }

    void viewsDoWithoutVoxels() {
        Document document;
        document.reset(boundToNearest());
        TaskPool pool;
        SceneInspector inspector(document, pool);
        ViewData data(document, inspector, pool);
        QVERIFY(!data.voxelFaces() && !data.leafDistances());
        QCOMPARE(data.largestLeaf(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(data.cutFractions(), kPatience);
        const DocumentState& state = document.state();
        // Distances on the surface there are.
        QVERIFY(distanceScale(state));
        ViewSettings view;
        for (OverlayView& layer : view.layers) {
            layer = {false, 1.0F};
        }
        for (const Overlay layer :
             {Overlay::SurfaceDistance, Overlay::SliceDistance, Overlay::Voxels, Overlay::Octree}) {
            view.layer(layer).visible = true;
        }
        for (const Legend& legend : legends({state, view})) {
            QVERIFY(!legend.title.isEmpty() && (!legend.ticks.empty() || !legend.note.isEmpty()));
        }
        Progress progress;
        const auto explained = explainVertex(*state.scene, *state.field, state.settings, *(*state.weights)[0],
                                             {0, 7}, Explainer::kMaxBones, progress);
        QVERIFY(explained);
        const std::vector<ExplanationLine> lines = explanationLines(*explained);
        QCOMPARE(lines.size(), explained->bones.size() + 1); // a line a bone, and the vertex
    }

    void everyKeyIsAContenderOnce() {
        const auto contenders = solverContenders(rigidSettings(), {"nearest", "geodesic", "nearest"});
        QCOMPARE(contenders.size(), std::size_t{2});
        QCOMPARE(contenders[1].label, std::string("geodesic"));
        QCOMPARE(contenders[1].settings.solver, std::string("geodesic"));
        QCOMPARE(contenders[0].settings.maxInfluences, 1);
    }

    /// The artist is a solver here.
    void equalWeightsDoNotDiffer() {
        const Scene scene = boundBy("nearest", test::twoFingers());
        const Expected<SolverComparison> result = compared(scene, {"geodesic", "nearest"});
        QVERIFY(result && result->byArtist());
        QCOMPARE(result->parts, std::size_t{1});
        QVERIFY(result->vertices > 100);
        const ContenderResult& same = result->contenders[1];
        QCOMPARE(same.numbers.overlap.l1, 0.0);
        QCOMPARE(same.numbers.overlap.precision, 1.0);
        QCOMPARE(same.numbers.overlap.recall, 1.0);
        QCOMPARE(same.numbers.posedError, 0.0);
        QCOMPARE(same.shape.bleed, result->shape.bleed);
        QCOMPARE(same.shape.bends.stretch, result->shape.bends.stretch);
        QVERIFY(same.shape.bends.stretch > 0.0);
        QVERIFY(!result->joints.empty());
        for (const JointContest& contest : result->joints) {
            QCOMPARE(contest.l1[1], 0.0);
            QVERIFY(contest.vertices > 0 && contest.best != 0);
        }
        QCOMPARE(result->contenders[0].wins, std::size_t{0});
    }

    void theFirstIsTheReferenceWithoutAnArtist() {
        const Expected<SolverComparison> result = compared(test::limb(), {"nearest", "geodesic"});
        QVERIFY(result && !result->byArtist());
        QCOMPARE(result->firstContender, 0);
        QCOMPARE(result->contenders[0].numbers.posedError, 0.0);
        QVERIFY(result->contenders[0].seconds > 0.0);
        QVERIFY(result->joints.empty());
    }

    void whoFailsStaysInTheList() {
        const Expected<SolverComparison> result = compared(test::limb(), {"unheard-of", "nearest"});
        QVERIFY(result.has_value());
        QVERIFY(result->contenders[0].error);
        QCOMPARE(result->contenders[0].error->code, ErrorCode::SolverUnknown);
        QCOMPARE(result->firstContender, 1);
        QVERIFY(!result->contenders[1].error && result->contenders[1].numbers.vertices > 0);
    }

    void nobodyLeftIsAnError() {
        const Expected<SolverComparison> result = compared(test::limb(), {"unheard-of"});
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::SolverUnknown);
    }

    void cancelStopsIt() {
        test::CancelAfter progress(0);
        const Expected<SolverComparison> result =
            compareContenders(test::limb(), solverContenders(rigidSettings(), {"nearest"}), progress);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Canceled);
    }

    void contestsHaveAWinnerWhereOneIsClearlyNearer() {
        const auto at = [](double first, double second) {
            return std::vector<JointDifference>{{2, 10, first}, {5, 20, second}};
        };
        const auto contests = jointContests({at(0.5, 0.2), {}, at(0.3, 0.2 + 0.5 * kSameL1)});
        QCOMPARE(contests.size(), std::size_t{2});
        QVERIFY(contests[0].joint == 2 && contests[0].vertices == 10);
        QCOMPARE(contests[0].best, 2);
        QVERIFY(contests[0].l1[1] != contests[0].l1[1]); // it failed
        QCOMPARE(contests[1].best, kNone);
        QCOMPARE(jointContests({at(0.5, 0.2)})[0].best, 0);
        QVERIFY(jointContests({{}, {}}).empty());
    }

private:
    QStringList binding(const QStringList& more) const {
        return QStringList{"bind",     m_files.mesh(), "--skeleton", m_files.skeleton(),
                           "--joints", "all",          "--quiet"} +
               more;
    }

    LimbFiles m_files;
};

SINEW_TEST(TestSolverChoice, QCoreApplication)

} // namespace testSolverChoice

#include "TestSolverChoice.moc"
