#include "app/document/LayerOperations.h"
#include "core/layers/operations/WeightOperations.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>

namespace testRepairOperation {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Runs an operation at once; false: it failed, or its weights were no longer the document's.
bool runNow(Document& document, const QString& name, const std::vector<VertexId>& vertices,
            const LayerOperation& operation) {
    Progress progress;
    auto task = prepareOperation(document, vertices, false);
    if (!task) {
        return false;
    }
    const auto outcome = workOut(*task, operation, progress);
    return outcome && applyOperation(document, name, *task, *outcome);
}

/// A vertex in the middle of the limb gets weights of the joint that has least of it.
VertexId breakOne(Document& document) {
    const SkinWeights before = weightsOf(document);
    const VertexId at{0, static_cast<std::uint32_t>(before.vertexCount() / 2)};
    const auto row = before.at(at.vertex);
    std::int32_t other = 0;
    while (std::ranges::find(row, other, &Influence::joint) != row.end() && other < 2) {
        ++other;
    }
    SkinWeightsBuilder builder;
    builder.add(std::array{Influence{other, 1.0F}});
    const VertexTargets target{{at}, builder.finish()};
    return runNow(document, "Break", {at}, givingWeights([target](const OperationInput& input) {
                      return pasteWeights(input, target);
                  }))
               ? at
               : VertexId{};
}

} // namespace

class TestRepairOperation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBrokenVertexIsMendedInOneStep() {
        Document document;
        openBound(document);
        const SkinWeights healthy = weightsOf(document);
        QVERIFY(breakOne(document) != VertexId{});
        const SkinWeights broken = weightsOf(document);
        QVERIFY(largestDifference(broken, healthy) > 0.3);
        const int steps = document.undoStack().count();
        const auto counts = std::make_shared<RepairCounts>();
        QVERIFY(runNow(document, "Repair", allVertices(document), repairingWeights(counts)));
        QVERIFY(counts->far + counts->noisy >= 1);
        QCOMPARE(counts->zero, std::size_t{0});
        QCOMPARE(document.undoStack().count(), steps + 1);
        QVERIFY(largestDifference(weightsOf(document), healthy) < 0.1);
        document.undoStack().undo();
        QCOMPARE(weightsOf(document), broken);
    }

    void healthyWeightsStay() {
        Document document;
        openBound(document);
        const int steps = document.undoStack().count();
        const auto counts = std::make_shared<RepairCounts>();
        QVERIFY(runNow(document, "Repair", allVertices(document), repairingWeights(counts)));
        QCOMPARE(counts->zero + counts->far + counts->noisy, std::size_t{0});
        QCOMPARE(document.undoStack().count(), steps);
    }
};

SINEW_TEST(TestRepairOperation, QCoreApplication)

} // namespace testRepairOperation

#include "TestRepairOperation.moc"
