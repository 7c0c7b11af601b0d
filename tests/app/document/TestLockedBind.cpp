#include "app/document/edits/InfluenceEdits.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testLockedBind {

using namespace sinew;
using namespace sinew::test;

namespace {

double weightIn(const DocumentState& state, std::uint32_t vertex, std::int32_t joint) {
    for (const Influence& influence : (*state.weights)[0]->at(vertex)) {
        if (influence.joint == joint) {
            return static_cast<double>(influence.weight);
        }
    }
    return 0.0;
}

/// The largest difference of a joint's weights between two states.
double apart(const DocumentState& a, const DocumentState& b, std::int32_t joint) {
    double most = 0.0;
    for (std::uint32_t v = 0; v < (*a.weights)[0]->vertexCount(); ++v) {
        most = std::max(most, std::abs(weightIn(a, v, joint) - weightIn(b, v, joint)));
    }
    return most;
}

void setStiffness(Document& document, double alpha) {
    BindSettings settings = document.state().settings;
    settings.alpha = alpha;
    setBindSettings(document, settings);
}

} // namespace

/// A bind leaves the weights of locked joints as they are.
class TestLockedBind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aNewBindKeepsThem() {
        Document document;
        openBound(document);
        const DocumentState before = document.finishWeights();
        lockJoints(document, {1}, true);
        setStiffness(document, 0.9);
        bindNow(document);
        const DocumentState after = document.finishWeights();
        QVERIFY(apart(before, after, 1) < 1e-5);
        QVERIFY(apart(before, after, 0) > 0.0 || after.scene->skeleton.size() < 3);
        QVERIFY(valid(weightsOf(document)));
        QCOMPARE(after.layers.layers.size(), std::size_t{1});
        bindNow(document); // an earlier layer gives way
        QCOMPARE(document.state().layers.layers.size(), std::size_t{1});
        QVERIFY(apart(before, document.finishWeights(), 1) < 1e-5);
    }

    /// Settings that weigh anew do so too, and a step back brings all of it back.
    void aSliderKeepsThem() {
        Document document;
        openBound(document);
        const DocumentState before = document.finishWeights();
        lockJoints(document, {1}, true);
        setStiffness(document, 0.95);
        QVERIFY(apart(before, document.finishWeights(), 1) < 1e-5);
        document.undoStack().undo();
        QVERIFY(document.state().layers.layers.empty());
    }

    /// Without a lock nothing is added.
    void unlockedJointsFollowTheBind() {
        Document document;
        openBound(document);
        const DocumentState before = document.finishWeights();
        lockJoints(document, {1}, true);
        unlockAll(document);
        setStiffness(document, 0.95);
        bindNow(document);
        QVERIFY(document.state().layers.layers.empty());
        QVERIFY(apart(before, document.finishWeights(), 1) > 1e-3);
    }
};

SINEW_TEST(TestLockedBind, QCoreApplication)

} // namespace testLockedBind

#include "TestLockedBind.moc"
