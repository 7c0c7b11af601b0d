#include "app/cli/avatar/FaceOptions.h"
#include "tests/support/FaceScene.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testFaceOptions {

using namespace sinew;
using namespace sinew::test;

/// What a command line says of expressions, constraints and first person.
class TestFaceOptions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textsAreRead() {
        const auto happy = expressionFrom("happy=mouthSmileLeft:0.7,cheekPuff").entry;
        QVERIFY(happy.has_value());
        QCOMPARE(happy->name, std::string("happy"));
        QVERIFY((happy->shapes ==
                 std::vector<ExpressionShape>{{"mouthSmileLeft", 0.7, kNone}, {"cheekPuff", 1.0, kNone}}));
        for (const char* wrong : {"", "happy", "=smile", "happy=", "happy=smile:", "happy=smile:2",
                                  "happy=smile:-0.1", "happy=smile:nan", "happy=smile,", "happy=:1"}) {
            QVERIFY2(!expressionFrom(wrong).entry, wrong);
            QVERIFY2(!expressionFrom(wrong).wanted.empty(), wrong);
        }
        const auto hair = firstPersonFrom("Hair=front=thirdPersonOnly").entry;
        QVERIFY(hair && hair->part == "Hair=front" && hair->flag == FirstPerson::ThirdPersonOnly);
        for (const char* wrong : {"", "Hair", "=auto", "Hair=never"}) {
            QVERIFY2(!firstPersonFrom(wrong).entry, wrong);
        }
    }

    void allIsDone() {
        Scene scene = arkitScene();
        Avatar avatar;
        FaceOptions options;
        options.expressions = true;
        options.typed = {*expressionFrom("happy=jawOpen:0.25").entry, *expressionFrom("own=jawOpen").entry};
        options.constraints = true;
        options.firstPerson = {*firstPersonFrom(scene.parts[0].mesh->name + "=both").entry};
        const auto said = takeFaceOptions(options, {}, {}, scene, avatar);
        QVERIFY(said.has_value() && said->empty());
        QCOMPARE(avatar.expressions[0].shapes[0].weight, 0.25);         // what is typed stays
        QCOMPARE(avatar.expressions.size(), kPresetExpressions.size()); // "own" in the place of "neutral"
        QCOMPARE(firstPersonOf(avatar.firstPerson, 0), FirstPerson::Both);
        QVERIFY(avatar.lookAt.has_value());
    }

    void aJawBecomesAShapeOfTheScene() {
        Scene scene = faceScene();
        Avatar avatar;
        FaceOptions options;
        options.expressions = true;
        const auto said = takeFaceOptions(options, {}, {}, scene, avatar);
        QVERIFY(said.has_value());
        QCOMPARE(said->size(), std::size_t{1});
        QCOMPARE(scene.parts[0].mesh->morphTargets[0].name, std::string("jawOpen"));
        QVERIFY(validateExpressions(avatar.expressions).has_value());
    }

    /// Of an avatar that was read, for another character.
    void shapesThatAreMissingAreTold() {
        Scene scene = faceScene();
        Avatar avatar;
        avatar.expressions = {*expressionFrom("aa=gone").entry};
        FaceOptions options;
        const auto told = takeFaceOptions(options, {}, {}, scene, avatar);
        QVERIFY(told && told->size() == 1 && told->front().code == NoticeCode::ExpressionShapesMissing);
        options.expressions = true; // and filled where something can be found
        const auto said = takeFaceOptions(options, {}, {}, scene, avatar);
        QVERIFY(said && said->size() == 1 && said->front().code == NoticeCode::JawShapeMade);
        avatar.expressions = {*expressionFrom("aa=jawOpen").entry, *expressionFrom("aa=jawOpen").entry};
        QCOMPARE(takeFaceOptions({}, {}, {}, scene, avatar).error().code, ErrorCode::ExpressionNameTaken);
    }

    void whatIsNotThereIsNamed() {
        Scene scene = arkitScene();
        Avatar avatar;
        FaceOptions options;
        options.typed = {*expressionFrom("happy=nowhere").entry};
        QCOMPARE(takeFaceOptions(options, {}, {}, scene, avatar).error().code,
                 ErrorCode::ExpressionShapeUnknown);
        options.typed.clear();
        options.firstPerson = {{"nowhere", FirstPerson::Both}};
        QCOMPARE(takeFaceOptions(options, {}, {}, scene, avatar).error().code, ErrorCode::PartUnknown);
    }
};

SINEW_TEST(TestFaceOptions, QCoreApplication)

} // namespace testFaceOptions

#include "TestFaceOptions.moc"
