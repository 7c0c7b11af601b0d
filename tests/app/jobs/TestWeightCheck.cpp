#include "app/jobs/WeightCheck.h"

#include "app/document/LayerOperations.h"
#include "app/jobs/OperationRunner.h"
#include "tests/app/support/FaultyLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

namespace testWeightCheck {

using namespace sinew;
using namespace sinew::test;

namespace {

struct CheckBench {
    Document document;
    TaskPool pool;
    WeightCheck check{document, pool};
    QSignalSpy checked{&check, &WeightCheck::checked};
    QSignalSpy canceled{&check, &WeightCheck::canceled};

    bool settle() {
        return QTest::qWaitFor([this] { return !check.busy(); }, kPatience);
    }
    std::size_t count(FaultKind kind) const { return check.faults() ? faultCount(*check.faults(), kind) : 0; }
    bool lists(FaultKind kind, std::uint32_t vertex) const {
        for (const FaultGroup& group : check.faults() ? *check.faults() : FaultGroups()) {
            if (group.kind == kind && std::ranges::find(group.vertices, vertex) != group.vertices.end()) {
                return true;
            }
        }
        return false;
    }
    bool repair(std::uint32_t vertex) {
        OperationRunner runner(document, pool);
        runner.run({"Repair", {{0, vertex}}, false, repairingWeights(std::make_shared<RepairCounts>()), {}});
        return QTest::qWaitFor([&] { return !runner.running(); }, kPatience);
    }
};

} // namespace

class TestWeightCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRiggedFileIsCheckedWhenItComes() {
        CheckBench bench;
        const FaultyLimb limb = faultyLimb();
        bench.document.reset(stateOfScene(limb.scene, {}));
        QVERIFY(bench.check.busy() && !bench.check.running());
        QVERIFY(bench.settle());
        QVERIFY(bench.check.faults());
        QCOMPARE(bench.count(FaultKind::Zero), std::size_t{1});
        QVERIFY(bench.lists(FaultKind::Zero, limb.zero) && bench.lists(FaultKind::Noisy, limb.wrong));
        QCOMPARE(bench.count(FaultKind::Far), std::size_t{0});
        QCOMPARE(bench.checked.size(), 0);
        bench.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!bench.check.faults());
    }

    void aMeshWithoutWeightsIsNot() {
        CheckBench bench;
        bench.document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!bench.check.busy() && !bench.check.faults());
        bench.check.start();
        QVERIFY(!bench.check.busy());
    }

    void whoAsksGetsFarWeightsToo() {
        CheckBench bench;
        const FaultyLimb limb = faultyLimb();
        bench.document.reset(stateOfScene(limb.scene, {}));
        bench.check.start(); // in the place of the one that runs by itself
        QVERIFY(bench.check.running());
        QVERIFY(bench.settle());
        QCOMPARE(bench.checked.size(), 1);
        QVERIFY(bench.lists(FaultKind::Zero, limb.zero));
        QVERIFY(bench.lists(FaultKind::Far, limb.wrong) || bench.lists(FaultKind::Noisy, limb.wrong));
    }

    void repairedWeightsAreLookedAtAgain() {
        CheckBench bench;
        const FaultyLimb limb = faultyLimb();
        bench.document.reset(stateOfScene(limb.scene, {}));
        QVERIFY(bench.settle());
        QVERIFY(bench.repair(limb.zero));
        QVERIFY(bench.settle());
        QCOMPARE(bench.count(FaultKind::Zero), std::size_t{0});
        QVERIFY(bench.lists(FaultKind::Noisy, limb.wrong));
        QVERIFY(bench.repair(limb.wrong));
        QVERIFY(bench.settle());
        QVERIFY(bench.check.faults() && bench.check.faults()->empty());
        bench.document.undoStack().undo();
        QVERIFY(bench.settle());
        bench.document.undoStack().undo(); // what was looked at is known
        QVERIFY(!bench.check.busy());
        QVERIFY(bench.lists(FaultKind::Zero, limb.zero) && bench.lists(FaultKind::Noisy, limb.wrong));
    }

    void tooManyInfluencesCount() {
        CheckBench bench;
        DocumentState state = stateOfScene(faultyLimb().scene, {});
        state.settings.maxInfluences = 1;
        bench.document.reset(std::move(state));
        QVERIFY(bench.settle());
        QVERIFY(bench.count(FaultKind::BeyondLimit) > 0);
        for (const FaultGroup& group : *bench.check.faults()) {
            QVERIFY(!group.vertices.empty() && std::ranges::is_sorted(group.vertices));
        }
    }

    void canBeCanceled() {
        CheckBench bench;
        bench.document.reset(stateOfScene(faultyLimb().scene, {}));
        QVERIFY(bench.settle());
        bench.check.start();
        bench.check.cancel();
        QVERIFY(bench.settle());
        QCOMPARE(bench.canceled.size(), 1);
        QCOMPARE(bench.checked.size(), 0);
        QCOMPARE(bench.count(FaultKind::Zero), std::size_t{1}); // what was found before stays
    }

    void whatIsWrongInTheFileAloneIsListed() {
        CheckBench bench;
        Scene scene = faultyLimb().scene;
        scene.parts[0].storedFaults =
            std::make_shared<const StoredWeightFaults>(StoredWeightFaults{{7, 9}, {8}});
        bench.document.reset(stateOfScene(scene, {}));
        QVERIFY(bench.settle());
        QCOMPARE(bench.count(FaultKind::Stored), std::size_t{3});
        QVERIFY(bench.lists(FaultKind::Stored, 8) && bench.lists(FaultKind::Stored, 9));
    }

    void onlyShortChecksRunUnasked() {
        const auto weightsOf = [](std::size_t vertices) {
            SkinWeightsBuilder builder;
            for (std::size_t v = 0; v < vertices; ++v) {
                builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
            }
            return PartWeights{nullptr, std::make_shared<const SkinWeights>(builder.finish())};
        };
        QVERIFY(checksUnasked({}));
        QVERIFY(checksUnasked(weightsOf(100000)));
        QVERIFY(!checksUnasked(weightsOf(1000000)));
        PartWeights both = weightsOf(200000);
        QVERIFY(checksUnasked(both));
        both[0] = both[1]; // all parts together
        QVERIFY(!checksUnasked(both));
    }

    /// A large character waits until somebody asks.
    void longChecksAreOffered() {
        CheckBench bench;
        Scene scene = faultyLimb().scene;
        auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
        mesh->vertices.resize(1000000, Vec3::Zero()); // in no polygon
        SkinWeightsBuilder builder;
        for (std::size_t v = 0; v < mesh->vertexCount(); ++v) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        scene.parts[0].mesh = std::move(mesh);
        bench.document.reset(stateOfScene(scene, {}));
        QVERIFY(!bench.check.busy() && bench.check.offered() && !bench.check.faults());
        bench.document.reset(stateOfScene(faultyLimb().scene, {}));
        QVERIFY(bench.check.busy() && !bench.check.offered());
        QVERIFY(bench.settle());
    }
};

SINEW_TEST(TestWeightCheck, QCoreApplication)

} // namespace testWeightCheck

#include "TestWeightCheck.moc"
