#include "app/document/edits/Edits.h"
#include "app/jobs/compare/CompareController.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace testCompareController {

using namespace sinew;

namespace {

using Kind = SkinSource::Kind;

SkinSource solver(const char* key) {
    return {Kind::Solver, key, {}, nullptr, 0};
}

/// A comparison without a window, of a coarse limb.
struct Bench {
    Document document;
    TaskPool pool;
    CompareController compare{document, pool};

    Bench() { open(test::limb()); }
    void open(Scene scene) {
        DocumentState state = stateOfScene(std::move(scene), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
    }
    /// Until every pane has come to an end.
    bool rest() {
        return QTest::qWaitFor(
            [this] {
                for (std::size_t pane = 0; pane < compare.count(); ++pane) {
                    const SkinState state = compare.skin(pane).state;
                    if (state != SkinState::Done && state != SkinState::Failed) {
                        return false;
                    }
                }
                return !compare.running();
            },
            test::kPatience);
    }
    template<typename Edit>
    void change(const Edit& edit) {
        BindSettings settings = document.state().settings;
        edit(settings);
        setBindSettings(document, settings);
    }
    const SkinWeights& weights(std::size_t pane) const { return *(*compare.skin(pane).weights)[0]; }
    /// What a bind of its own gives under the document's present settings.
    SkinWeights bound(const char* key) const {
        BindSettings settings = document.state().settings;
        settings.solver = key;
        Progress progress;
        return *sinew::bind(*document.state().scene, settings, progress)->weights[0];
    }
};

} // namespace

class TestCompareController : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingRunsWhileClosed() {
        Bench bench;
        QVERIFY(!bench.compare.running());
        bench.change([](BindSettings& settings) { settings.alpha = 0.7; });
        QVERIFY(!bench.pool.busy());
    }

    void twoSolversAreBound() {
        Bench bench;
        const DocumentState before = bench.document.state();
        QSignalSpy running(&bench.compare, &CompareController::runningChanged);
        bench.compare.setOpen(true);
        bench.compare.setSource(0, solver("geodesic"));
        bench.compare.setSource(1, solver("nearest"));
        QVERIFY(bench.compare.running());
        QVERIFY(bench.rest());
        QVERIFY(running.count() >= 2 && !running.last().first().toBool());
        QVERIFY(bench.weights(0) == bench.bound("geodesic"));
        QVERIFY(bench.weights(1) == bench.bound("nearest"));
        QVERIFY(bench.compare.skin(0).seconds && *bench.compare.skin(0).seconds >= 0.0);
        QVERIFY(bench.document.state() == before); // it only looks
    }

    void theDocumentIsFollowed() {
        Bench bench;
        bench.compare.setOpen(true);
        QCOMPARE(bench.compare.skin(0).source.kind, Kind::Document);
        test::bindNow(bench.document);
        QCOMPARE(bench.compare.skin(0).state, SkinState::Done);
        QCOMPARE(bench.compare.skin(0).weights, bench.document.state().weights);
        QVERIFY(!bench.compare.skin(0).seconds);
    }

    void otherSettingsAreBoundAnew() {
        Bench bench;
        bench.compare.setOpen(true);
        bench.compare.setSource(1, solver("nearest"));
        QVERIFY(bench.rest());
        const SkinWeights before = bench.weights(1);
        bench.change([](BindSettings& settings) { settings.alpha = 0.95; });
        QCOMPARE(bench.compare.skin(1).state, SkinState::Waiting);
        QVERIFY(!bench.compare.skin(1).weights);
        QVERIFY(bench.rest());
        QVERIFY(bench.weights(1) == bench.bound("nearest"));
        QVERIFY(!(bench.weights(1) == before));
    }

    void resultsAreKeptBySettings() {
        Bench bench;
        bench.compare.setOpen(true);
        bench.compare.setSource(1, solver("nearest"));
        QVERIFY(bench.rest());
        const auto first = bench.compare.skin(1).weights;
        bench.change([](BindSettings& settings) { settings.alpha = 0.95; });
        QVERIFY(bench.rest());
        bench.document.undoStack().undo();
        QCOMPARE(bench.compare.skin(1).state, SkinState::Done); // at once
        QCOMPARE(bench.compare.skin(1).weights, first);
        bench.compare.setCount(4);
        bench.compare.setSource(3, solver("nearest"));
        QCOMPARE(bench.compare.skin(3).weights, first);
    }

    void cancelLetsChooseAgain() {
        Bench bench;
        bench.compare.setOpen(true);
        bench.compare.setSource(1, solver("geodesic"));
        QVERIFY(bench.compare.running());
        bench.compare.cancel();
        QVERIFY(!bench.compare.running());
        QCOMPARE(bench.compare.skin(1).state, SkinState::Failed);
        QCOMPARE(bench.compare.skin(1).error->code, ErrorCode::Canceled);
        bench.pool.waitForWork();
        QCoreApplication::processEvents();
        QCOMPARE(bench.compare.skin(1).state, SkinState::Failed); // what it had made is dropped
        bench.compare.setSource(1, solver("geodesic"));
        QVERIFY(bench.rest());
        QVERIFY(bench.weights(1) == bench.bound("geodesic"));
    }

    void closingStopsWhatRuns() {
        Bench bench;
        bench.compare.setOpen(true);
        bench.compare.setSource(1, solver("geodesic"));
        bench.compare.setOpen(false);
        QVERIFY(!bench.compare.running());
        bench.pool.waitForWork();
        QCoreApplication::processEvents();
        QVERIFY(!bench.compare.running());
        bench.compare.setOpen(true);
        QCOMPARE(bench.compare.skin(1).source, solver("geodesic"));
        QVERIFY(bench.rest());
        QCOMPARE(bench.compare.skin(1).state, SkinState::Done);
    }

    void anotherSceneDropsEverything() {
        Bench bench;
        bench.compare.setOpen(true);
        bench.compare.setSource(1, solver("nearest"));
        QVERIFY(bench.rest());
        bench.open(test::twoFingers());
        for (std::size_t pane = 0; pane < bench.compare.count(); ++pane) {
            const auto& weights = bench.compare.skin(pane).weights;
            QVERIFY(!weights || weights->size() == bench.document.state().scene->parts.size());
            QVERIFY(pane == 0 || !weights);
        }
        QVERIFY(bench.rest());
        QCOMPARE(bench.weights(1).vertexCount(), bench.document.state().scene->parts[0].mesh->vertexCount());
    }

    void failuresSayWhy() {
        Bench bench;
        bench.compare.setOpen(true);
        bench.compare.setSource(0, solver("no such solver"));
        bench.compare.setSource(1, {Kind::File, {}, "/nowhere/hero.fbx", nullptr, 0});
        QVERIFY(bench.rest());
        QCOMPARE(bench.compare.skin(0).error->code, ErrorCode::SolverUnknown);
        QCOMPARE(bench.compare.skin(1).state, SkinState::Failed);
        QCOMPARE(bench.compare.skin(1).error->code, ErrorCode::FileNotFound);
        QVERIFY(!bench.compare.skin(1).weights);
        bench.compare.setSource(1, {Kind::Imported, {}, {}, nullptr, 0}); // the limb has none
        QCOMPARE(bench.compare.skin(1).error->code, ErrorCode::NoWeights);
    }

    void aFilesWeightsComeByNames() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("bound.fbx").toStdString();
        Bench bench;
        test::bindNow(bench.document);
        Progress progress;
        QVERIFY(exportScene(bench.document.state().boundScene(), file, {}, progress).has_value());
        bench.compare.setOpen(true);
        bench.compare.setSource(1, {Kind::File, {}, file, nullptr, 0});
        QVERIFY(bench.rest());
        QCOMPARE(bench.compare.skin(1).state, SkinState::Done);
        QCOMPARE(skinName(bench.compare.skin(1).source), QString("bound.fbx"));
        QVERIFY(!bench.compare.skin(1).seconds);
        // They are normalised again.
        QVERIFY(test::largestDifference(bench.weights(1), *(*bench.document.state().weights)[0]) < 0.01);
        const std::vector<SkinSource> choices = bench.compare.choices();
        QVERIFY(std::ranges::find(choices, bench.compare.skin(1).source) != choices.end());
    }

    /// Each time that it is chosen.
    void theFileOnDiskIsReadAnew() {
        const QTemporaryDir folder;
        const std::string file = folder.filePath("limb.fbx").toStdString();
        Bench bench;
        const auto isDisk = [](const SkinSource& each) { return each.kind == Kind::Disk; };
        QVERIFY(std::ranges::none_of(bench.compare.choices(), isDisk)); // made in memory
        test::bindNow(bench.document);
        bench.document.change("Open", [&](DocumentState& state) {
            state.sources = std::make_shared<const SourceFiles>(SourceFiles{{file, {}}, {}, {}});
        });
        Progress progress;
        QVERIFY(exportScene(bench.document.state().boundScene(), file, {}, progress).has_value());
        const std::vector<SkinSource> choices = bench.compare.choices();
        const auto disk = std::ranges::find_if(choices, isDisk);
        QVERIFY(disk != choices.end() && disk->file == file);
        bench.compare.setOpen(true);
        bench.compare.setSource(1, *disk);
        QVERIFY(bench.rest());
        QCOMPARE(bench.compare.skin(1).state, SkinState::Done);
        const SkinWeights bound = *(*bench.document.state().weights)[0];
        QVERIFY(test::largestDifference(bench.weights(1), bound) < 0.01);
        Scene changed = bench.document.state().boundScene();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < bound.vertexCount(); ++p) {
            builder.add(std::vector<Influence>{{2, 1.0F}});
        }
        changed.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        QVERIFY(exportScene(changed, file, {}, progress).has_value());
        bench.compare.setSource(1, *disk);
        QVERIFY(bench.rest());
        QVERIFY(test::largestDifference(bench.weights(1), bound) > 0.5);
    }

    void strangersAreRefused() {
        const Scene limb = test::limb();
        Scene other = limb;
        QCOMPARE(skinFromScene(limb, other).error().code, ErrorCode::NoWeights);
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < limb.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::vector<Influence>{{1, 1.0F}});
        }
        other.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        const auto same = skinFromScene(limb, other);
        QVERIFY(same && *(*same)[0] == *other.parts[0].weights);
        Scene elsewhere = other;
        elsewhere.parts[0].mesh = std::make_shared<const Mesh>(
            test::transformed(*limb.parts[0].mesh, Transform(Eigen::Translation3d(7.0, 0.0, 0.0))));
        QCOMPARE(skinFromScene(limb, elsewhere).error().code, ErrorCode::VerticesDiffer);
        for (Joint& joint : other.skeleton.joints) {
            joint.name += " of another";
        }
        QCOMPARE(skinFromScene(limb, other).error().code, ErrorCode::JointsDiffer);
    }

    void keptWeightsStay() {
        Bench bench;
        test::bindNow(bench.document);
        const auto before = bench.document.state().weights;
        bench.compare.setOpen(true);
        bench.compare.keep();
        QCOMPARE(bench.compare.skin(1).source.kind, Kind::Kept);
        bench.change([](BindSettings& settings) { settings.alpha = 0.95; });
        QVERIFY(bench.document.state().weights != before);
        QCOMPARE(bench.compare.skin(0).weights, bench.document.state().weights);
        QCOMPARE(bench.compare.skin(1).weights, before);
        bench.open(test::limb()); // another document, though it looks the same
        const std::vector<SkinSource> choices = bench.compare.choices();
        QVERIFY(
            std::ranges::none_of(choices, [](const SkinSource& each) { return each.kind == Kind::Kept; }));
    }

    void firstChoicesDiffer() {
        Bench bench;
        test::bindNow(bench.document);
        bench.compare.setCount(4);
        bench.compare.setOpen(true);
        for (std::size_t pane = 0; pane < 4; ++pane) {
            for (std::size_t other = 0; other < pane; ++other) {
                QVERIFY(!(bench.compare.skin(pane).source == bench.compare.skin(other).source));
            }
            QVERIFY(pane > 1 ||
                    bench.compare.skin(pane).source.solver != bench.document.state().settings.solver);
        }
    }
};

SINEW_TEST(TestCompareController, QCoreApplication)

} // namespace testCompareController

#include "TestCompareController.moc"
