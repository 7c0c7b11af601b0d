#include "app/document/avatar/ExpressionPreview.h"
#include "app/document/avatar/FaceEdits.h"
#include "app/document/drivers/DriverEdits.h"
#include "app/document/drivers/ShapeEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/FaceScene.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <numbers>

namespace testFaceEdits {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Face {
    explicit Face(const Scene& scene) { document.reset(stateOfScene(scene, {})); }
    const DocumentState& state() const { return document.state(); }
    const Avatar& avatar() const { return avatarOf(state()); }
    int steps() { return document.undoStack().count(); }
    Document document;
};

Expression setting(const std::string& name, const std::string& shape, double weight = 1.0) {
    Expression result;
    result.name = name;
    result.shapes = {{shape, weight, kNone}};
    return result;
}

} // namespace

/// Edits of the face of a document's avatar, and its preview.
class TestFaceEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void presetsAreFilledInOneStep() {
        Face face(arkitScene());
        const auto before = face.state().avatar;
        QVERIFY(fillExpressions(face.document, "Propose").empty());
        QCOMPARE(face.avatar().expressions.size(), kPresetExpressions.size() - 1);
        QVERIFY(face.avatar().lookAt.has_value());
        QCOMPARE(face.steps(), 1);
        fillExpressions(face.document, "Propose"); // nothing is left to fill
        QCOMPARE(face.steps(), 1);
        face.document.undoStack().undo();
        QVERIFY(face.state().avatar == before);
    }

    void anOpenedJawBecomesAShape() {
        Face face(faceScene());
        const Notices notices = fillExpressions(face.document, "Propose");
        QCOMPARE(notices.size(), std::size_t{1});
        QVERIFY(shapeNames(face.state()) == std::vector<std::string>{"jawOpen"});
        QVERIFY(isOwnShape(face.state(), "jawOpen"));
        QCOMPARE(face.state().boundScene().parts[0].mesh->morphTargets.size(), std::size_t{1});
        QVERIFY(face.state().boundScene().avatar == face.state().avatar);
        face.document.undoStack().undo();
        QVERIFY(shapeNames(face.state()).empty());
        QVERIFY(face.avatar().empty());
    }

    void expressionsAreCorrectedByHand() {
        Face face(arkitScene());
        QVERIFY(putExpression(face.document, setting("happy", "mouthPucker", 0.5), "Weight").has_value());
        QVERIFY(putExpression(face.document, setting("happy", "mouthPucker", 0.7), "Weight").has_value());
        QCOMPARE(face.steps(), 1); // a slider that moved
        QCOMPARE(face.avatar().expressions[0].shapes[0].weight, 0.7);
        const auto wrong = putExpression(face.document, setting("happy", "nowhere"), "Weight");
        QCOMPARE(wrong.error().code, ErrorCode::ExpressionShapeUnknown);
        QCOMPARE(putExpression(face.document, setting("happy", "jawOpen", 2.0), "Weight").error().code,
                 ErrorCode::ExpressionWeightInvalid);
        const std::string own = addExpression(face.document, "wink", "Add");
        QCOMPARE(own, std::string("wink"));
        QCOMPARE(addExpression(face.document, "wink", "Add"), std::string("wink 2"));
        QCOMPARE(renameExpression(face.document, "wink 2", "wink", "Rename").error().code,
                 ErrorCode::ExpressionNameTaken);
        QCOMPARE(renameExpression(face.document, "wink 2", "", "Rename").error().code,
                 ErrorCode::ExpressionNameEmpty);
        QCOMPARE(renameExpression(face.document, "none", "other", "Rename").error().code,
                 ErrorCode::ExpressionUnknown);
        QVERIFY(renameExpression(face.document, "wink 2", "grin", "Rename").has_value());
        removeExpression(face.document, "wink", "Remove");
        QCOMPARE(face.avatar().expressions.size(), std::size_t{2});
        QCOMPARE(face.avatar().expressions[1].name, std::string("grin"));
    }

    /// What a file brought can be taken away bit by bit.
    void missingShapesDoNotLockAnExpression() {
        Scene scene = arkitScene();
        Avatar avatar;
        avatar.expressions = {setting("happy", "gone")};
        avatar.expressions[0].shapes.push_back({"gone too", 1.0, kNone});
        scene.avatar = sharedAvatar(avatar);
        Face face(scene);
        Expression less = face.avatar().expressions[0];
        less.shapes.erase(less.shapes.begin());
        less.shapes.push_back({"jawOpen", 0.5, kNone});
        QVERIFY(putExpression(face.document, less, "Edit").has_value());
        QVERIFY(face.avatar().expressions[0] == less);
    }

    void expressionsFollowTheirShapes() {
        Face face(faceScene());
        fillExpressions(face.document, "Propose");
        QVERIFY(renameShape(face.document, "jawOpen", "mouth", "Rename").has_value());
        QCOMPARE(face.avatar().expressions[0].shapes[0].shape, std::string("mouth"));
        QVERIFY(splitShape(face.document, "mouth", 0.1, "Split").has_value());
        QCOMPARE(face.avatar().expressions[0].shapes.size(), std::size_t{2});
        QCOMPARE(face.avatar().expressions[0].shapes[1].shape, std::string("mouth_R"));
        QVERIFY(removeShape(face.document, "mouth_L", "Remove").has_value());
        QCOMPARE(face.avatar().expressions[0].shapes.size(), std::size_t{1});
        for (int i = 0; i < 3; ++i) {
            face.document.undoStack().undo();
        }
        QCOMPARE(face.avatar().expressions[0].shapes[0].shape, std::string("jawOpen"));
    }

    void constraintsAreChecked() {
        Face face(faceScene());
        QCOMPARE(addConstraint(face.document, "Add").error().code, ErrorCode::NoJointChosen);
        selectJoint(face.document, 3);
        const auto made = addConstraint(face.document, "Add");
        QVERIFY(made.has_value());
        QCOMPARE(face.avatar().constraints[0].joint, std::string("Jaw"));
        QCOMPARE(face.avatar().constraints[0].source, std::string("Head"));
        QCOMPARE(addConstraint(face.document, "Add").error().code, ErrorCode::ConstraintTwice);
        NodeConstraint circle = face.avatar().constraints[0];
        circle.source = "Jaw";
        QCOMPARE(putConstraint(face.document, 0, circle, "Change").error().code, ErrorCode::ConstraintCircle);
        circle.source = "nowhere";
        QCOMPARE(putConstraint(face.document, 0, circle, "Change").error().code, ErrorCode::JointUnknown);
        circle.source = "LeftEye";
        QVERIFY(putConstraint(face.document, 0, circle, "Change").has_value());
        removeConstraint(face.document, 7, "Remove");
        QCOMPARE(face.avatar().constraints.size(), std::size_t{1});
        removeConstraint(face.document, 0, "Remove");
        QVERIFY(face.avatar().empty());
    }

    void looksAndFirstPersonAreSteps() {
        Face face(faceScene());
        setFirstPersonOf(face.document, {0}, FirstPerson::ThirdPersonOnly, "First Person");
        QCOMPARE(firstPersonOf(face.avatar().firstPerson, 0), FirstPerson::ThirdPersonOnly);
        setLookAt(face.document, LookAt{}, "Look");
        QVERIFY(face.avatar().lookAt.has_value());
        QCOMPARE(face.steps(), 2);
        setLookAt(face.document, LookAt{}, "Look");
        QCOMPARE(face.steps(), 2);
    }

    void thePreviewShowsWithoutAStep() {
        Face face(arkitScene());
        fillExpressions(face.document, "Propose");
        PosedMesh posed(face.document);
        ExpressionPreview preview(face.document, posed);
        const QSignalSpy changes(&posed, &PosedMesh::changed);
        const std::vector<Vec3> rest = posed.vertices(0);
        const MorphTarget& jaw = *shapeOfPart(*face.state().scene, {}, 0, "jawOpen");
        preview.set("aa", 0.5);
        QVERIFY(!changes.empty());
        const std::uint32_t moved = jaw.vertices.front();
        QVERIFY((posed.vertices(0)[moved] - rest[moved] - 0.35 * jaw.offsets.front()).norm() < 1e-12);
        QCOMPARE(face.steps(), 1);
        QVERIFY(preview.active());
        removeExpression(face.document, "aa", "Remove"); // what is gone is off
        QVERIFY(!preview.active());
        QVERIFY(posed.vertices(0) == rest);
        preview.set("blink", 1.0);
        preview.reset();
        QVERIFY(posed.vertices(0) == rest);
        preview.set("blink", 1.0);
        face.document.reset(stateOfScene(arkitScene(), {}));
        QVERIFY(!preview.active());
    }

    void thePreviewAddsToDriversAndPose() {
        Face face(arkitScene());
        Drivers drivers{JointDriver{}};
        drivers[0].joint = "Head";
        drivers[0].channel = DriverChannel::Shape;
        drivers[0].target = "jawOpen";
        drivers[0].keys = {{0.0, 0.25}};
        QVERIFY(setDrivers(face.document, drivers, "Drive").has_value());
        QVERIFY(putExpression(face.document, setting("aa", "jawOpen"), "Expression").has_value());
        PosedMesh posed(face.document);
        ExpressionPreview preview(face.document, posed);
        preview.set("aa", 0.5);
        const MorphTarget& jaw = *shapeOfPart(*face.state().scene, {}, 0, "jawOpen");
        const std::uint32_t moved = jaw.vertices.front();
        const Vec3 rest = face.state().scene->parts[0].mesh->vertices[moved];
        QVERIFY((posed.vertices(0)[moved] - rest - 0.75 * jaw.offsets.front()).norm() < 1e-12);
    }
};

SINEW_TEST(TestFaceEdits, QCoreApplication)

} // namespace testFaceEdits

#include "TestFaceEdits.moc"
