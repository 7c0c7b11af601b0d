#include "app/document/edits/Edits.h"
#include "app/jobs/ImplicitController.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

namespace testImplicitController {

using namespace sinew;

namespace {

/// A bound limb without a window.
struct Bench {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    ImplicitController controller{document, posed, pool};
    QSignalSpy poses{&controller, &ImplicitController::posed};
    QSignalSpy fitting{&controller, &ImplicitController::fittingChanged};
    QSignalSpy canceled{&controller, &ImplicitController::canceled};
    QSignalSpy failed{&controller, &ImplicitController::failed};

    Bench() {
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
        test::bindNow(document);
    }
    void bend(double angle) {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitX()));
        setJointPose(document, 1, pose, MergeKey::Pose);
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(controller.settled(), test::kPatience); }
    /// Switched on, and what that shows has arrived.
    void start(double angle = 1.2) {
        bend(angle);
        setImplicit(document, true);
        settle();
    }
    /// What a poser that has seen no other pose makes of what is shown.
    std::vector<Vec3> wanted() {
        ImplicitPoser poser(controller.skin());
        return implicitFrame(posed.snapshot(), poser).pose->vertices[0];
    }
};

/// Holds all threads of a pool up as long as it lives.
class Jam {
public:
    explicit Jam(TaskPool& pool) {
        for (int i = 0; i < QThread::idealThreadCount(); ++i) {
            pool.run<int>(
                &pool,
                [gate = m_gate](Progress&) -> Expected<int> {
                    gate->begun.release();
                    gate->go.acquire();
                    return 0;
                },
                [](const Expected<int>&) {});
        }
        m_gate->begun.acquire(QThread::idealThreadCount());
    }
    ~Jam() { clear(); }
    void clear() { m_gate->go.release(QThread::idealThreadCount()); }

private:
    struct Gate {
        QSemaphore begun;
        QSemaphore go;
    };
    std::shared_ptr<Gate> m_gate = std::make_shared<Gate>(); ///< outlives those who wait at it
};

} // namespace

class TestImplicitController : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<sinew::Error>(); }

    void showsWhatThePoserMakes() {
        Bench bench;
        const std::vector<Vec3> closed = bench.posed.vertices(0);
        QVERIFY(!bench.controller.skin() && !bench.controller.pose());
        setImplicit(bench.document, true);
        QVERIFY(bench.controller.fitting());
        bench.settle();
        QVERIFY(bench.controller.skin());
        bench.bend(1.2);
        bench.settle();
        QVERIFY(bench.controller.lastMilliseconds() > 0.0);
        QCOMPARE(bench.posed.vertices(0).size(), closed.size());
        QVERIFY(bench.posed.vertices(0) == bench.posed.implicit()->pose->vertices[0]);
        QVERIFY(bench.posed.normals(0).size() == bench.document.state().scene->parts[0].mesh->cornerCount());
        QVERIFY(bench.posed.implicit()->matrices[1].isApprox(bench.posed.snapshot().matrices[1], 0.0));
        QCOMPARE(bench.failed.count(), 0);
        QCOMPARE(bench.fitting.count(), 2);
    }

    void offShowsTheDirectMethodAtOnce() {
        Bench bench;
        bench.bend(1.2);
        const std::vector<Vec3> closed = bench.posed.vertices(0);
        const std::vector<Vec3f> normals = bench.posed.normals(0);
        bench.start();
        QVERIFY(bench.posed.implicit());
        QVERIFY(bench.posed.vertices(0) == bench.wanted());
        setImplicit(bench.document, false);
        QVERIFY(!bench.posed.implicit());
        QVERIFY(bench.posed.vertices(0) == closed);
        QVERIFY(bench.posed.normals(0) == normals);
        setImplicit(bench.document, true); // the fields are still there
        QVERIFY(!bench.controller.fitting());
        bench.settle();
        QVERIFY(bench.posed.implicit());
    }

    void theLastResultStaysUntilTheNext() {
        Bench bench;
        bench.start();
        const auto before = bench.posed.implicit();
        for (int i = 1; i < 10; ++i) {
            bench.bend(1.2 + 0.01 * i);
            QVERIFY(bench.posed.implicit() == before);
            QVERIFY(bench.posed.vertices(0) == before->pose->vertices[0]);
        }
        QVERIFY(!bench.controller.settled());
        bench.settle();
        QVERIFY(bench.posed.implicit() != before);
    }

    void theNewestPoseWins() {
        Bench bench;
        bench.start();
        bench.poses.clear();
        for (int i = 0; i < 50; ++i) {
            bench.bend(0.02 * i);
        }
        bench.settle();
        // The one that was begun first, and the newest.
        QCOMPARE(bench.poses.count(), 2);
        const Transform last = bench.posed.snapshot().matrices[1];
        QVERIFY(bench.posed.implicit()->matrices[1].isApprox(last, 0.0));
    }

    void allWorkIsDoneElsewhere() {
        Bench bench;
        bench.bend(1.0);
        {
            Jam jam(bench.pool);
            setImplicit(bench.document, true);
            test::handleEvents();
            QVERIFY(!bench.controller.skin()); // nobody but the pool fits
            jam.clear();
            bench.settle();
        }
        const auto before = bench.posed.implicit();
        Jam jam(bench.pool);
        bench.bend(0.3);
        test::handleEvents();
        QVERIFY(bench.posed.implicit() == before); // nobody but the pool poses
        jam.clear();
        bench.settle();
        QVERIFY(bench.posed.implicit() != before);
    }

    void aStormOfChangesEndsWell() {
        Bench bench;
        for (int i = 0; i < 120; ++i) {
            bench.bend(0.01 * i);
            if (i % 7 == 0) {
                setImplicit(bench.document, !bench.document.state().deform.implicit);
            }
            test::handleEvents();
        }
        setImplicit(bench.document, true);
        bench.settle();
        QVERIFY(bench.posed.implicit());
        const Transform last = bench.posed.snapshot().matrices[1];
        QVERIFY(bench.posed.implicit()->matrices[1].isApprox(last, 0.0));
        QCOMPARE(bench.failed.count(), 0);
    }

    void canceledFittingLeavesTheDirectMethod() {
        Bench bench;
        {
            Jam jam(bench.pool);
            setImplicit(bench.document, true);
            QVERIFY(bench.controller.fitting());
            bench.controller.cancel();
            jam.clear();
            QTRY_COMPARE_WITH_TIMEOUT(bench.canceled.count(), 1, test::kPatience);
        }
        QVERIFY(bench.controller.settled() && !bench.controller.fitting());
        bench.bend(0.5);
        test::handleEvents();
        QVERIFY(test::noTimerRuns(bench.controller));
        QVERIFY(!bench.controller.fitting() && !bench.posed.implicit());
        setImplicit(bench.document, false);
        setImplicit(bench.document, true); // asked for anew
        QVERIFY(bench.controller.fitting());
        bench.settle();
        QVERIFY(bench.posed.implicit());
    }

    void switchedOffMeanwhileNothingComes() {
        Bench bench;
        setImplicit(bench.document, true);
        setImplicit(bench.document, false);
        QVERIFY(!bench.controller.fitting());
        bench.pool.waitForWork();
        test::handleEvents();
        QVERIFY(test::noTimerRuns(bench.controller));
        QVERIFY(!bench.posed.implicit() && !bench.controller.skin());
        QCOMPARE(bench.poses.count(), 0);
        QCOMPARE(bench.canceled.count(), 0); // nobody gave it up: it was not wanted any more
    }

    void otherWeightsAreFittedAnew() {
        Bench bench;
        bench.start();
        const auto before = bench.controller.skin();
        BindSettings settings = bench.document.state().settings;
        for (const double alpha : {0.2, 0.3, 0.4}) {
            settings.alpha = alpha;
            setBindSettings(bench.document, settings, MergeKey::Setting);
            QVERIFY(!bench.posed.implicit() && !bench.controller.skin());
        }
        bench.fitting.clear();
        bench.settle();
        QVERIFY(bench.controller.skin() && bench.controller.skin() != before);
        QCOMPARE(bench.fitting.count(), 2); // once, after the last of them
        QVERIFY(bench.posed.vertices(0) == bench.wanted());
    }

    void anotherSceneTakesNothingAlong() {
        Bench bench;
        bench.start();
        bench.bend(0.4); // a pose is on its way
        bench.document.reset(stateOfScene(test::twoFingers(), {}));
        QVERIFY(!bench.posed.implicit() && !bench.controller.skin());
        bench.pool.waitForWork();
        test::handleEvents();
        QVERIFY(test::noTimerRuns(bench.controller));
        QVERIFY(!bench.posed.implicit());
        bench.document.reset({});
        QVERIFY(bench.controller.settled());
    }

    void engineLookIsTheDirectMethod() {
        Bench bench;
        bench.start();
        bench.posed.setExportPreview(true);
        QVERIFY(!bench.posed.implicit());
        QVERIFY(bench.controller.settled());
        bench.posed.setExportPreview(false);
        bench.settle();
        QVERIFY(bench.posed.implicit());
    }

    void everyControlUndoes() {
        Bench bench;
        const DeformSettings before = bench.document.state().deform;
        setImplicit(bench.document, true);
        setImplicitQuality(bench.document, ImplicitQuality::Fine);
        setImplicitMethod(bench.document, ImplicitMethod::Paper);
        setJointDeform(bench.document, 1,
                       {0.25F, JointOperator::Bulge, openingOf(JointOperator::Bulge, 0.75F)});
        QVERIFY((bench.document.state().deform.joint(1) ==
                 JointDeform{0.25F, JointOperator::Bulge, openingOf(JointOperator::Bulge, 0.75F)}));
        setJointDeforms(bench.document, bench.document.state().deform.joint(1));
        QVERIFY(bench.document.state().deform.joint(0).how == JointOperator::Bulge);
        const DeformSettings after = bench.document.state().deform;
        for (int i = 0; i < 5; ++i) {
            bench.document.undoStack().undo();
        }
        QVERIFY(bench.document.state().deform == before);
        for (int i = 0; i < 5; ++i) {
            bench.document.undoStack().redo();
        }
        QVERIFY(bench.document.state().deform == after);
        setJointDeforms(bench.document, {});
        QVERIFY(bench.document.state().deform.joints.empty());
    }
};

SINEW_TEST(TestImplicitController, QCoreApplication)

} // namespace testImplicitController

#include "TestImplicitController.moc"
