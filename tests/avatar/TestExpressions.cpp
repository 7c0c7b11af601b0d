#include "core/avatar/Expressions.h"
#include "tests/support/FaceScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace testExpressions {

using namespace sinew;
using namespace sinew::test;

namespace {

Expression expression(const std::string& name, const std::vector<ExpressionShape>& shapes) {
    Expression result;
    result.name = name;
    result.shapes = shapes;
    return result;
}

/// Weight of a shape among those that are on.
double on(const std::vector<ExpressionShape>& shapes, const std::string& name) {
    const auto found = std::ranges::find(shapes, name, &ExpressionShape::shape);
    return found == shapes.end() ? 0.0 : found->weight;
}

} // namespace

/// What expressions turn on, and what is wrong with them.
class TestExpressions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shapesAddUp() {
        const std::vector<Expression> face{expression("happy", {{"smile", 0.8}, {"cheek", 0.5}}),
                                           expression("own", {{"smile", 0.5}})};
        const auto shapes = shapesOf(face, std::vector<ExpressionWeight>{{"happy", 0.5}, {"own", 1.0}});
        QCOMPARE(on(shapes, "smile"), 0.9);
        QCOMPARE(on(shapes, "cheek"), 0.25);
        QVERIFY(shapesOf(face, {}).empty());
    }

    void binaryOnesKnowNoDegrees() {
        std::vector<Expression> face{expression("happy", {{"smile"}})};
        face[0].binary = true;
        QCOMPARE(on(shapesOf(face, std::vector<ExpressionWeight>{{"happy", 0.5}}), "smile"), 0.0);
        QCOMPARE(on(shapesOf(face, std::vector<ExpressionWeight>{{"happy", 0.51}}), "smile"), 1.0);
    }

    void overridesTakeTheirGroupAway() {
        std::vector<Expression> face{expression("happy", {{"smile"}}), expression("aa", {{"open"}}),
                                     expression("blink", {{"lid"}})};
        face[0].mouth = ExpressionOverride::Blend;
        face[0].blink = ExpressionOverride::Block;
        const auto shapes =
            shapesOf(face, std::vector<ExpressionWeight>{{"happy", 0.25}, {"aa", 0.8}, {"blink", 1.0}});
        QCOMPARE(on(shapes, "smile"), 0.25);
        QCOMPARE(on(shapes, "open"), 0.6); // 0.8 (1 - 0.25)
        QCOMPARE(on(shapes, "lid"), 0.0);
        face[1].binary = true; // what is not wholly there is off
        QCOMPARE(on(shapesOf(face, std::vector<ExpressionWeight>{{"happy", 0.25}, {"aa", 0.8}}), "open"),
                 0.0);
    }

    void whatCannotBeIsSaid() {
        const Scene scene = arkitScene();
        const auto codeOf = [&](const Expression& each) {
            const auto valid = validateExpressions(std::span(&each, 1));
            const auto shapes = checkShapes(scene, {}, each);
            return !valid ? valid.error().code : !shapes ? shapes.error().code : ErrorCode::Count;
        };
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(codeOf(expression("happy", {{"jawOpen", 1.0}})), ErrorCode::Count);
        QCOMPARE(codeOf(expression("happy", {{"jawOpen", 1.0, 0}})), ErrorCode::Count);
        QCOMPARE(codeOf(expression("", {{"jawOpen"}})), ErrorCode::ExpressionNameEmpty);
        QCOMPARE(codeOf(expression("happy", {{"nowhere"}})), ErrorCode::ExpressionShapeUnknown);
        QCOMPARE(codeOf(expression("happy", {{"jawOpen", 1.0, 7}})), ErrorCode::ExpressionShapeUnknown);
        QCOMPARE(codeOf(expression("happy", {{"jawOpen", 1.5}})), ErrorCode::ExpressionWeightInvalid);
        QCOMPARE(codeOf(expression("happy", {{"jawOpen", nan}})), ErrorCode::ExpressionWeightInvalid);
        const std::vector<Expression> twice{expression("own", {}), expression("own", {})};
        QCOMPARE(validateExpressions(twice).error().code, ErrorCode::ExpressionNameTaken);
    }

    void filesAreMended() {
        const double infinity = std::numeric_limits<double>::infinity();
        std::vector<Expression> face{
            expression("happy", {{"a", 1.5}, {"b", -infinity}, {"c", std::nan("")}, {"d", 0.5}}),
            expression("happy", {}), expression("happy 2", {}), expression("", {})};
        const Notices notices = mendExpressions(face);
        QCOMPARE(face[0].shapes[0].weight, 1.0);
        QCOMPARE(face[0].shapes[1].weight, 0.0);
        QCOMPARE(face[0].shapes[2].weight, 0.0);
        QCOMPARE(face[0].shapes[3].weight, 0.5);
        QCOMPARE(face[0].name, std::string("happy"));
        QCOMPARE(face[1].name, std::string("happy 3"));
        QCOMPARE(face[2].name, std::string("happy 2"));
        QVERIFY(!face[3].name.empty());
        QCOMPARE(notices.size(), std::size_t{2});
        QCOMPARE(notices[0].code, NoticeCode::ExpressionWeightsClamped);
        QCOMPARE(notices[0].count, std::size_t{3});
        QCOMPARE(notices[1].code, NoticeCode::ExpressionRenamed);
        QVERIFY(mendExpressions(face).empty());
    }

    void missingShapesStay() {
        const std::vector<Expression> face{
            expression("happy", {{"nowhere"}, {"jawOpen"}, {"jawOpen", 1.0, 3}})};
        const Notices notices = missingShapes(arkitScene(), {}, face);
        QCOMPARE(notices.size(), std::size_t{1});
        QCOMPARE(notices[0].count, std::size_t{2});
        QVERIFY(notices[0].arguments == std::vector<std::string>{"nowhere"});
    }

    void firstPersonIsAsLongAsItHasToBe() {
        std::vector<FirstPerson> flags;
        setFirstPerson(flags, 2, FirstPerson::Both);
        QCOMPARE(flags.size(), std::size_t{3});
        QCOMPARE(firstPersonOf(flags, 2), FirstPerson::Both);
        QCOMPARE(firstPersonOf(flags, 9), FirstPerson::Auto);
        setFirstPerson(flags, 2, FirstPerson::Auto);
        QVERIFY(flags.empty());
    }
};

SINEW_TEST(TestExpressions, NoApplication)

} // namespace testExpressions

#include "TestExpressions.moc"
