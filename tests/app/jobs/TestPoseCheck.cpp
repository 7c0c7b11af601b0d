#include "app/document/edits/Edits.h"
#include "app/jobs/PoseCheck.h"
#include "core/base/Parallel.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testPoseCheck {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bound limb without a window, whose pose is asked about whenever an answer has come.
struct Bench {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    int answers = 0;
    SharedPoseFaults faults;
    PoseCheck check{pool, [this] {
                        ++answers;
                        ask();
                    }};

    Bench() {
        openLimb(document);
        bindNow(document);
    }
    void ask() { faults = check.faults(document.state().scene, posed); }
    void bend(double angle) {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
        setJointPose(document, 1, pose, MergeKey::Pose);
        ask();
    }
    void settle() {
        ask();
        QTRY_VERIFY_WITH_TIMEOUT(!check.running(), kPatience);
    }
    /// What the pose of the document spoils, worked out at once.
    std::vector<PartPoseFaults> wanted() {
        const Scene& scene = *document.state().scene;
        Progress progress;
        std::vector<std::vector<Vec3>> vertices;
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            vertices.push_back(posed.vertices(part));
        }
        return *PoseJudge::make(scene, progress)
                    ->judge(scene, {*document.state().weights, posed.matrices(), vertices}, progress);
    }
};

} // namespace

/// What a window shows of the faces of a pose.
class TestPoseCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBindPoseSpoilsNothing() {
        Bench bench;
        QVERIFY(bench.faults == nullptr);
        bench.settle();
        QVERIFY(bench.faults != nullptr);
        QCOMPARE(bench.faults->size(), std::size_t{1});
        QVERIFY(countsOf(*bench.faults) == PosedFaceCounts());
    }

    void aStrongBendFlipsFaces() {
        Bench bench;
        bench.bend(2.6);
        bench.settle();
        QVERIFY(countsOf(*bench.faults).flipped > 0);
        QVERIFY(countsOf(*bench.faults).crossing > 0);
        QVERIFY(*bench.faults == bench.wanted());
        bench.bend(0.1);
        bench.settle();
        QVERIFY(countsOf(*bench.faults) == PosedFaceCounts());
    }

    /// Polygons are counted, of whatever triangles: no more than the limb has.
    void polygonsCountOnce() {
        Bench bench;
        bench.bend(3.1);
        bench.settle();
        const PartPoseFaults& faults = bench.faults->front();
        QVERIFY(faults.counts.flipped > 0 && faults.counts.flipped < faults.flipped.size());
        QVERIFY(faults.counts.crossing > 0 && faults.counts.crossing < faults.crossing.size());
        QVERIFY(faults.counts.crossing <= bench.document.state().scene->parts[0].mesh->polygonCount());
    }

    /// While a joint is dragged old faces stay, poses that have gone by are left out, the last one is judged.
    void theNewestPoseIsJudged() {
        Bench bench;
        bench.bend(2.6);
        bench.settle();
        bench.answers = 0;
        for (int step = 0; step < 50; ++step) {
            bench.bend(2.6 - 0.01 * step);
            QVERIFY(bench.faults != nullptr);
        }
        bench.settle();
        QVERIFY(bench.answers <= 3);
        QVERIFY(*bench.faults == bench.wanted());
    }

    void otherDeformersAreJudgedAsTheyMove() {
        Bench bench;
        bench.bend(2.6);
        for (const Deformer deformer : {Deformer::DualQuaternion, Deformer::Blended}) {
            setDeformer(bench.document, deformer);
            bench.settle();
            QVERIFY(*bench.faults == bench.wanted());
        }
        bench.posed.setExportPreview(true);
        bench.settle();
        QVERIFY(*bench.faults == bench.wanted());
    }

    void anotherSceneBeginsAnew() {
        Bench bench;
        bench.settle();
        bench.document.reset(stateOfScene(twoFingers(), {}));
        bench.ask();
        QVERIFY(bench.faults == nullptr); // without weights nothing is posed
        QVERIFY(!bench.check.running());
    }

    void threadsDoNotMatter() {
        Bench bench;
        bench.bend(2.6);
        std::vector<std::vector<PartPoseFaults>> results;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { results.push_back(bench.wanted()); });
        }
        QVERIFY(results[0] == results[1] && results[0] == results[2]);
    }
};

SINEW_TEST(TestPoseCheck, QCoreApplication)

} // namespace testPoseCheck

#include "TestPoseCheck.moc"
