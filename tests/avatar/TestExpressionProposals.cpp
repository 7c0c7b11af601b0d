#include "core/avatar/ExpressionProposals.h"
#include "core/avatar/FaceNames.h"
#include "core/base/Parallel.h"
#include "tests/support/FaceScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testExpressionProposals {

using namespace sinew;
using namespace sinew::test;

namespace {

using Names = std::vector<std::string>;

Names found(const Names& names, FaceUnit unit, FaceSide side = FaceSide::Both) {
    return FaceNames(names).shapes(unit, side);
}

const Expression* named(const std::vector<Expression>& expressions, const std::string& name) {
    const auto at = std::ranges::find(expressions, name, &Expression::name);
    return at == expressions.end() ? nullptr : &*at;
}

Names shapesIn(const std::vector<Expression>& expressions, const std::string& name) {
    Names shapes;
    if (const Expression* expression = named(expressions, name)) {
        for (const ExpressionShape& each : expression->shapes) {
            shapes.push_back(each.shape);
        }
    }
    return shapes;
}

/// A head with shapes of these names, each of which moves the mouth.
Scene withNames(const Names& names) {
    Scene scene = faceScene();
    for (const std::string& name : names) {
        addFaceShape(scene, name, FacePlaces().mouth, Vec3(0.0, -0.01, 0.0));
    }
    return scene;
}

} // namespace

/// Expressions by the names of shapes, looks and jaws by joints.
class TestExpressionProposals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesOfEveryListAreKnown() {
        QVERIFY((found({"eyeBlinkLeft", "eyeBlinkRight"}, FaceUnit::EyeClosed) ==
                 Names{"eyeBlinkLeft", "eyeBlinkRight"}));
        QVERIFY((found({"A14_Eye_Blink_Left"}, FaceUnit::EyeClosed, FaceSide::Left) ==
                 Names{"A14_Eye_Blink_Left"}));
        QVERIFY((found({"Mouth_Smile_L", "Mouth_Smile_R"}, FaceUnit::MouthSmile) ==
                 Names{"Mouth_Smile_L", "Mouth_Smile_R"}));
        QVERIFY((found({"Eye_L_Look_R"}, FaceUnit::EyeIn, FaceSide::Left) == Names{"Eye_L_Look_R"}));
        QVERIFY((found({"head.mouthSmile_L"}, FaceUnit::MouthSmile, FaceSide::Left) ==
                 Names{"head.mouthSmile_L"}));
        QVERIFY((found({"mouthsmileleft"}, FaceUnit::MouthSmile, FaceSide::Left) == Names{"mouthsmileleft"}));
        QVERIFY((found({"viseme_aa"}, FaceUnit::Aa) == Names{"viseme_aa"}));
        QVERIFY((found({"vrc.v_ou"}, FaceUnit::Ou) == Names{"vrc.v_ou"}));
        QVERIFY(
            (found({"Face.M_F00_000_Fcl_ALL_Joy"}, FaceUnit::Happy) == Names{"Face.M_F00_000_Fcl_ALL_Joy"}));
        QVERIFY(
            (found({"Fcl_EYE_Close_L"}, FaceUnit::EyeClosed, FaceSide::Left) == Names{"Fcl_EYE_Close_L"}));
        QVERIFY((found({"まばたき", "あ"}, FaceUnit::EyeClosed) == Names{"まばたき"}));
        QVERIFY(
            (found({"ウィンク２", "ｳｨﾝｸ２右"}, FaceUnit::EyeClosed, FaceSide::Right) == Names{"ｳｨﾝｸ２右"}));
    }

    void otherNamesSayNothing() {
        for (const char* name : {"Fcl_BRW_Angry", "Fcl_MTH_Fun", "noBlinking", "Armature", "", "L", "_L",
                                 "Key 1", "smilesmile", "A", "chestUp"}) {
            const FaceNames names(std::vector<std::string>{name});
            for (int unit = 0; unit <= static_cast<int>(FaceUnit::MouthDimple); ++unit) {
                QVERIFY2(names.shapes(static_cast<FaceUnit>(unit), FaceSide::Both).empty(), name);
                QVERIFY2(names.shapes(static_cast<FaceUnit>(unit), FaceSide::Left).empty(), name);
            }
        }
    }

    void lettersAreVowelsWhereAllFiveAreThere() {
        QVERIFY(found({"A", "E", "I", "O"}, FaceUnit::Aa).empty());
        QVERIFY((found({"A", "E", "I", "O", "U"}, FaceUnit::Aa) == Names{"A"}));
    }

    void arkitFillsAllPresetsButNeutral() {
        const auto face = proposeExpressions(arkitScene(), {});
        Names names;
        for (const Expression& each : face) {
            names.push_back(each.name);
        }
        Names wanted(kPresetExpressions.begin(), kPresetExpressions.end());
        wanted.pop_back(); // "neutral"
        QVERIFY(names == wanted);
        QVERIFY((shapesIn(face, "blink") == Names{"eyeBlinkLeft", "eyeBlinkRight"}));
        QVERIFY((shapesIn(face, "blinkRight") == Names{"eyeBlinkRight"}));
        QVERIFY((shapesIn(face, "lookLeft") == Names{"eyeLookOutLeft", "eyeLookInRight"}));
        QVERIFY((shapesIn(face, "happy") ==
                 Names{"mouthSmileLeft", "mouthSmileRight", "cheekSquintLeft", "cheekSquintRight"}));
        QCOMPARE(named(face, "happy")->shapes[2].weight, 0.6);
        QVERIFY(validateExpressions(face).has_value());
    }

    void wholeShapesGoBeforeCombinedOnes() {
        Scene scene = arkitScene();
        addFaceShape(scene, "Fcl_ALL_Joy", FacePlaces().mouth, Vec3(0.0, 0.01, 0.0));
        QVERIFY((shapesIn(proposeExpressions(scene, {}), "happy") == Names{"Fcl_ALL_Joy"}));
    }

    void mmdFillsWhatItHas() {
        const auto face = proposeExpressions(withNames({"まばたき", "笑い", "口角上げ", "怒り", "困る",
                                                        "びっくり", "上", "あ", "い", "う", "え", "お"}),
                                             {});
        QVERIFY((shapesIn(face, "happy") == Names{"笑い", "口角上げ"}));
        QVERIFY((shapesIn(face, "sad") == Names{"困る"}));
        QVERIFY((shapesIn(face, "surprised") == Names{"びっくり", "上"}));
        QVERIFY((shapesIn(face, "ou") == Names{"う"}));
        QVERIFY(named(face, "blinkLeft") == nullptr);
    }

    void emotionsFadeWhatTheyShowThemselves() {
        const FacePlaces at;
        Scene scene = faceScene();
        addFaceShape(scene, "aa", at.mouth, Vec3(0.0, -0.02, 0.0));
        addFaceShape(scene, "blink", at.leftEye, Vec3(0.0, -0.02, 0.0));
        addFaceShape(scene, "joy", at.mouth, Vec3(0.0, -0.01, 0.0));      // opens the mouth half-way
        addFaceShape(scene, "sorrow", at.leftEye, Vec3(0.0, -0.01, 0.0)); // closes the eye half-way
        addFaceShape(scene, "angry", at.brow, Vec3(0.0, 0.002, 0.0));
        addFaceShape(scene, "surprised", at.mouth, Vec3(0.0, -0.002, 0.0)); // a tenth
        const auto face = proposeExpressions(scene, {});
        QCOMPARE(named(face, "happy")->mouth, ExpressionOverride::Blend);
        QCOMPARE(named(face, "happy")->blink, ExpressionOverride::None);
        QCOMPARE(named(face, "sad")->blink, ExpressionOverride::Blend);
        QCOMPARE(named(face, "sad")->mouth, ExpressionOverride::None);
        QCOMPARE(named(face, "angry")->mouth, ExpressionOverride::None);
        QCOMPARE(named(face, "surprised")->mouth, ExpressionOverride::None);
    }

    void shapesThatMoveNothingAreNone() {
        Scene scene = faceScene();
        addFaceShape(scene, "neutral", FacePlaces().mouth, Vec3::Zero());
        QVERIFY(proposeExpressions(scene, {}).empty());
    }

    void eyesLookByTheirJoints() {
        const auto look = proposeLookAt(faceScene(), {}, {});
        QVERIFY(look.has_value());
        QCOMPARE(look->kind, LookKind::Joints);
        QVERIFY(look->offset.isApprox(Vec3(0.0, 0.13, 0.05), 1e-9)); // from the head joint at 1.5
        QCOMPARE(look->up.output, 10.0);
    }

    void orByExpressionsFromBetweenTheEyelids() {
        Scene scene = arkitScene();
        scene.skeleton.joints[4].name = "a";
        scene.skeleton.joints[5].name = "b";
        const auto look = proposeLookAt(scene, {}, proposeExpressions(scene, {}));
        QVERIFY(look.has_value());
        QCOMPARE(look->kind, LookKind::Expressions);
        QCOMPARE(look->outer.output, 1.0);
        QVERIFY(std::abs(look->offset.x()) < 1e-6);
        QVERIFY(std::abs(look->offset.y() - 0.13) < 0.01);
        QVERIFY(!proposeLookAt(scene, {}, {}).has_value());
        scene.skeleton.joints[2].name = "c";
        QVERIFY(!proposeLookAt(scene, {}, proposeExpressions(scene, {})).has_value());
    }

    void theJawOpensTheMouth() {
        const Scene scene = faceScene();
        const auto jaw = openedJaw(scene, {});
        QVERIFY(jaw.has_value());
        QCOMPARE(jaw->joint, std::string("Jaw"));
        QCOMPARE(jaw->name, std::string("jawOpen"));
        const MorphTarget& shape = jaw->parts[0][0];
        const Mesh& mesh = *scene.parts[0].mesh;
        Vec3 mean = Vec3::Zero();
        for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
            const Vec3& rest = mesh.vertices[shape.vertices[i]];
            const Vec3 pivot(0.0, 1.58, 0.0);
            const Vec3 turned =
                Eigen::AngleAxisd(25.0 * 3.14159265358979323846 / 180.0, Vec3::UnitX()) * (rest - pivot);
            QVERIFY((rest + shape.offsets[i] - pivot - turned).norm() < 1e-9);
            mean += shape.offsets[i];
        }
        QVERIFY(mean.y() < 0.0);
        Scene without = scene;
        without.skeleton.joints[3].name = "chin";
        QVERIFY(!openedJaw(without, {}).has_value());
        QVERIFY(openedJaw(without, {}, std::vector<BoneJoint>{{"jaw", "chin"}}).has_value());
    }

    void aFaceWithoutShapesSpeaksByItsJaw() {
        const Scene scene = faceScene();
        Avatar avatar;
        const FaceProposal face = proposeFace(scene, {}, avatar);
        QVERIFY(face.jaw.has_value());
        QVERIFY((shapesIn(face.expressions, "aa") == Names{"jawOpen"}));
        QVERIFY((shapesIn(face.expressions, "oh") == Names{"jawOpen"}));
        const Notices notices = takeFace(avatar, face, scene, {});
        QCOMPARE(notices.size(), std::size_t{1});
        QCOMPARE(notices[0].code, NoticeCode::JawShapeMade);
        QVERIFY(avatar.lookAt.has_value());
        // Who speaks already keeps his mouth.
        QVERIFY(!proposeFace(scene, face.jaw->parts, avatar).jaw.has_value());
    }

    void whatIsThereStays() {
        const Scene scene = arkitScene();
        Avatar avatar;
        Expression own;
        own.name = "happy";
        own.shapes = {{"mouthPucker", 1.0, kNone}};
        Expression empty;
        empty.name = "sad";
        avatar.expressions = {own, empty};
        takeFace(avatar, proposeFace(scene, {}, avatar), scene, {});
        QVERIFY(avatar.expressions[0] == own);
        QVERIFY(!named(avatar.expressions, "sad")->shapes.empty());
        const Avatar once = avatar;
        takeFace(avatar, proposeFace(scene, {}, avatar), scene, {});
        QVERIFY(avatar == once);
    }

    void nothingFoundIsSaid() {
        Scene scene = withNames({"Key 1", "bulge"});
        scene.skeleton.joints[3].name = "chin";
        Avatar avatar;
        const Notices notices = takeFace(avatar, proposeFace(scene, {}, avatar), scene, {});
        QCOMPARE(notices.size(), std::size_t{1});
        QCOMPARE(notices[0].code, NoticeCode::ExpressionsNotFound);
        QCOMPARE(notices[0].count, std::size_t{2});
    }
};

SINEW_TEST(TestExpressionProposals, NoApplication)

} // namespace testExpressionProposals

#include "TestExpressionProposals.moc"
