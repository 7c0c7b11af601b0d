#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/posing/CageTurns.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTest>

#include <numbers>

namespace testCageTurns {

using namespace sinew;

namespace {

/// A square in the plane z = 0, and a vertex that no edge has.
Cage square(const std::string& parent) {
    return {"square", {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 0), Vec3(5, 5, 5)},
            {},       {{0, 1}, {1, 2}, {2, 3}, {3, 0}},
            {},       parent};
}

} // namespace

class TestCageTurns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsTurnWithTheirEdges_data() {
        QTest::addColumn<QString>("parent");
        QTest::newRow("roots") << "";
        QTest::newRow("below a joint that is turned too") << "joint_1";
    }

    void jointsTurnWithTheirEdges() {
        QFETCH(QString, parent);
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(addCage(document, square(parent.toStdString())));
        const Skeleton& skeleton = document.state().scene->skeleton;
        JointPose bent;
        bent.rotation = Quat(Eigen::AngleAxisd(0.4, Vec3::UnitX()));
        setJointPose(document, 1, bent);
        // Moved about z by a right angle, within the parent's space.
        const Quat turn(Eigen::AngleAxisd(0.5 * std::numbers::pi, Vec3::UnitZ()));
        Pose pose = document.state().pose;
        for (std::size_t v = 0; v < 4; ++v) {
            const Vec3 vertex = square("").vertices[v];
            pose.joints[3 + v].translation = turn * vertex - vertex;
        }
        setPose(document, pose, "moved");
        turnCageJoints(document);
        const int steps = document.undoStack().count();
        const std::vector<Transform> posed = modelFromJoints(skeleton, document.state().pose);
        for (std::size_t v = 0; v < 4; ++v) {
            QVERIFY(
                posed[3 + v].translation().isApprox(modelFromJoints(skeleton, pose)[3 + v].translation()));
            const Quat own = document.state().pose.joints[3 + v].rotation;
            if (parent.isEmpty()) {
                QVERIFY(own.angularDistance(turn) < 1e-9);
            } else {
                QVERIFY(own.angularDistance(Quat::Identity()) > 0.5);
            }
        }
        QVERIFY(document.state().pose.joints[7] == JointPose());
        turnCageJoints(document); // there is no more to do
        for (std::size_t v = 0; v < 4; ++v) {
            const Transform again = modelFromJoints(skeleton, document.state().pose)[3 + v];
            QVERIFY(again.isApprox(posed[3 + v], 1e-9));
        }
        QVERIFY(document.undoStack().count() <= steps + 1);
    }

    void withoutCagesNothingHappens() {
        Document document;
        document.reset(stateOfScene(test::limb(), {}));
        turnCageJoints(document);
        QCOMPARE(document.undoStack().count(), 0);
    }
};

SINEW_TEST(TestCageTurns, QGuiApplication)

} // namespace testCageTurns

#include "TestCageTurns.moc"
