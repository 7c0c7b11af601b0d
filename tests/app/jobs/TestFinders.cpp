#include "app/document/edits/Edits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/jobs/ImplicitController.h"
#include "app/jobs/OperationRunner.h"
#include "app/jobs/SceneInspector.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTest>

namespace testFinders {

using namespace sinew::test;
using namespace sinew;

namespace {

struct Bench {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    CenterFinder finder{document, posed, pool};

    Bench() {
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
        test::bindNow(document);
        JointPose bent;
        bent.rotation = Eigen::AngleAxisd(1.0, Vec3::UnitZ());
        setJointPose(document, 1, bent);
    }
    const Mesh& mesh() const { return *document.state().scene->parts[0].mesh; }
    const SkinWeights& weights() const { return *(*document.state().weights)[0]; }
    std::vector<Vec3> deformed(Deformer deformer, const DeformExtras& extras) {
        return deformVertices(mesh().vertices, weights(), posed.matrices(), deformer, extras);
    }
};

} // namespace

/// Centres of rotation come in the background, and the posed mesh takes all that a deformer knows.
class TestFinders : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void centersComeInTheBackground() {
        Bench bench;
        QVERIFY(!bench.finder.running());
        setDeformer(bench.document, Deformer::CentersOfRotation);
        QVERIFY(bench.finder.running());
        QCOMPARE(bench.posed.deformer(), Deformer::LinearBlend); // until they are there
        QCOMPARE(bench.posed.vertices(0), bench.deformed(Deformer::LinearBlend, {}));
        QSignalSpy changed(&bench.posed, &PosedMesh::changed);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.finder.running(), test::kPatience);
        QVERIFY(changed.count() > 0);
        QCOMPARE(bench.posed.deformer(), Deformer::CentersOfRotation);
        const DeformExtras extras = bench.posed.extras(0);
        QCOMPARE(extras.centers.size(), bench.mesh().vertexCount());
        QCOMPARE(bench.posed.vertices(0), bench.deformed(Deformer::CentersOfRotation, extras));
        QVERIFY(bench.posed.vertices(0) != bench.deformed(Deformer::LinearBlend, {}));
    }

    void otherWeightsHaveOtherCenters() {
        Bench bench;
        setDeformer(bench.document, Deformer::CentersOfRotation);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.finder.running(), test::kPatience);
        bench.posed.setWeightsPreview(std::make_shared<const PartWeights>(*bench.document.state().weights));
        QCOMPARE(bench.posed.deformer(), Deformer::LinearBlend);
        QVERIFY(!bench.finder.running()); // previews go by too fast
        bench.posed.setWeightsPreview(nullptr);
        QCOMPARE(bench.posed.deformer(), Deformer::CentersOfRotation);
        const std::vector<Vec3> before = bench.posed.vertices(0);
        bench.document.change("weights", [](DocumentState& state) {
            state.solved = std::make_shared<const PartWeights>(*state.solved);
        });
        QVERIFY(bench.finder.running());
        setDeformer(bench.document, Deformer::DualQuaternion);
        QVERIFY(!bench.finder.running()); // nobody waits for it any more
        setDeformer(bench.document, Deformer::CentersOfRotation);
        QTRY_VERIFY_WITH_TIMEOUT(!bench.finder.running(), test::kPatience);
        QCOMPARE(bench.posed.deformer(), Deformer::CentersOfRotation);
        QCOMPARE(bench.posed.vertices(0), before); // equal weights, after all
    }

    void fractionsFollowTheDeformSettings() {
        Bench bench;
        DeformSettings settings;
        settings.deformer = Deformer::Blended;
        settings.joints.resize(2);
        settings.joints[1].dualFraction = 0.25F;
        setDeform(bench.document, settings);
        const std::vector<float> fractions = dualFractionsOf(bench.weights(), settings);
        DeformExtras extras = bench.posed.extras(0);
        QVERIFY(std::ranges::equal(extras.dualFractions, fractions));
        QCOMPARE(extras.parents.size(), bench.document.state().scene->skeleton.size());
        QCOMPARE(bench.posed.vertices(0), bench.deformed(Deformer::Blended, extras));
        const std::uint64_t revision = bench.posed.skinRevision();
        settings.joints[1].dualFraction = 1.0F;
        setDeform(bench.document, settings);
        QVERIFY(bench.posed.skinRevision() > revision);
        QVERIFY(!std::ranges::equal(bench.posed.extras(0).dualFractions, fractions));
    }

    void someVerticesAreThoseOfAll() {
        Bench bench;
        const std::vector<std::uint32_t> which{5, 0, 5, 11};
        for (const Deformer deformer : {Deformer::LinearBlend, Deformer::DualQuaternion, Deformer::Blended,
                                        Deformer::CentersOfRotation}) {
            setDeformer(bench.document, deformer);
            QTRY_VERIFY_WITH_TIMEOUT(!bench.finder.running(), test::kPatience);
            const std::vector<Vec3> some = bench.posed.vertices(0, which);
            QVERIFY(!bench.posed.milliseconds()); // the others were not worked out
            const std::vector<Vec3>& all = bench.posed.vertices(0);
            QVERIFY(bench.posed.milliseconds());
            for (std::size_t i = 0; i < which.size(); ++i) {
                QCOMPARE(some[i], all[which[i]]);
            }
        }
    }

    void findsInTheBackgroundWhatWouldTakeTime() {
        Document document;
        TaskPool pool;
        MirrorFinder finder(document, pool);
        openBound(document);
        QVERIFY(!document.layering().hasMirror(document.state()));
        finder.prepare();
        QVERIFY(finder.busy());
        QTRY_VERIFY(document.layering().hasMirror(document.state()));
        const auto ready = document.layering().context(document.state(), true);
        QVERIFY(ready->mirror != nullptr);
        QCOMPARE(document.layering().context(document.state(), false), ready);
        finder.prepare();
        QVERIFY(!finder.busy());
    }

    void anotherChoiceIsFollowedUp() {
        Document document;
        TaskPool pool;
        MirrorFinder finder(document, pool);
        openBound(document);
        finder.prepare();
        setMirrorAxis(document, 2);
        QTRY_VERIFY(document.layering().hasMirror(document.state()));
        QTRY_VERIFY(!finder.busy());
        // The same as when it is made here and now.
        const auto found = document.layering().context(document.state(), true)->mirror;
        const LayerContext plain = *document.layering().context(document.state(), false);
        const LayerContext here = withMirror(plain, mirrorTableOf(document.state()));
        QCOMPARE(found->partnered(), here.mirror->partnered());
        QCOMPARE(found->unmatched(), here.mirror->unmatched());
        for (std::uint32_t p = 0; p < found->vertexCount(); ++p) {
            QCOMPARE(found->side(p), here.mirror->side(p));
        }
    }

    void nothingToDoWithoutSkeleton() {
        Document document;
        TaskPool pool;
        MirrorFinder finder(document, pool);
        finder.prepare();
        QVERIFY(!finder.busy());
    }

    void followsSelectionAndWeights() {
        Document document;
        TaskPool pool;
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
        Explainer explainer(document, pool);
        selectVertex(document, VertexId{0, 196});
        QVERIFY(!explainer.explanation()); // not bound: nothing to explain
        test::bindNow(document);
        QTRY_VERIFY_WITH_TIMEOUT(explainer.explanation(), test::kPatience);
        QCOMPARE(explainer.explanation()->vertex.vertex, 196U);
        const std::vector<Influence> before = explainer.explanation()->bound;

        BindSettings settings = document.state().settings;
        settings.alpha = 0.0;
        setBindSettings(document, settings, MergeKey::Setting);
        QTRY_VERIFY_WITH_TIMEOUT(explainer.explanation() && explainer.explanation()->bound != before,
                                 test::kPatience);

        selectVertex(document, std::nullopt);
        QVERIFY(!explainer.explanation());
    }

    void lastQuestionWins() {
        Document document;
        TaskPool pool;
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 64;
        state.settings.automatic = false;
        document.reset(std::move(state));
        test::bindNow(document);
        Explainer explainer(document, pool);
        QSignalSpy spy(&explainer, &Explainer::changed);
        for (std::uint32_t vertex = 0; vertex < 20; ++vertex) {
            selectVertex(document, VertexId{0, vertex});
        }
        QTRY_VERIFY_WITH_TIMEOUT(explainer.explanation(), test::kPatience);
        QCOMPARE(explainer.explanation()->vertex.vertex, 19U);
        pool.waitForWork();
        QCoreApplication::processEvents();
        QCOMPARE(explainer.explanation()->vertex.vertex, 19U);
        QCOMPARE(spy.count(), 1);
    }
};

SINEW_TEST(TestFinders, QCoreApplication)

} // namespace testFinders

#include "TestFinders.moc"
