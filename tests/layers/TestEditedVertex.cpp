#include "core/layers/evaluate/EditedVertex.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testEditedVertex {

using namespace sinew;

namespace {

const std::vector<std::int32_t> kJoints{0, 1, 2, -1}; // the table's fourth is gone

SkinWeights edited(const std::vector<Influence>& below, const std::vector<JointEdit>& edits, bool held = true,
                   float amount = 1.0F) {
    SkinWeightsBuilder given;
    given.add(below);
    const SkinWeights weights = given.finish();
    EditedVertex vertex(kJoints);
    SkinWeightsBuilder builder;
    vertex.addTo(builder, weights.at(0), {edits, held}, amount);
    return builder.finish();
}

bool near(const SkinWeights& weights, std::vector<float> expected) {
    for (const Influence& influence : weights.at(0)) {
        float& left = expected[static_cast<std::size_t>(influence.joint)];
        left -= influence.weight;
    }
    return std::ranges::all_of(expected, [](float left) { return std::abs(left) < 1e-6F; });
}

const std::vector<Influence> kBelow{{0, 0.5F}, {1, 0.3F}, {2, 0.2F}};

} // namespace

class TestEditedVertex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void editsAreAffineAndClamped() {
        const JointEdit edit{0, 0.5F, 0.25F};
        QCOMPARE(edit.apply(0.5), 0.5);
        QCOMPARE((JointEdit{0, 1, 2}).apply(0.5), 1.0);
        QCOMPARE((JointEdit{0, 1, -2}).apply(0.5), 0.0);
        QCOMPARE(edit.added(0.5F).apply(0.5), 1.0);
        QCOMPARE(edit.scaled(0.5F).apply(0.5), 0.25);
        QCOMPARE(edit.replaced(1.0F, 0.5F).apply(0.5), 0.75);
        QCOMPARE(edit.reaching(0.5, 0.125).apply(0.5), 0.125);
    }

    void withoutEditsTheBytesStay() {
        SkinWeightsBuilder given;
        given.add(kBelow);
        QVERIFY(edited(kBelow, {}) == given.finish());
        given.add(kBelow);
        const SkinWeights same = given.finish();
        QVERIFY(edited(kBelow, {{3, 0, 1}}) == same);          // gone: rests
        QVERIFY(edited(kBelow, {{0, 0, 1}}, true, 0) == same); // says it with nothing
    }

    void heldOnesStayAndTheRestShares() {
        QVERIFY(near(edited(kBelow, {{0, 0, 0.75F}}), {0.75F, 0.15F, 0.1F}));
        QVERIFY(near(edited(kBelow, {{0, 0, 1}}), {1, 0, 0}));
        QVERIFY(near(edited(kBelow, {{0, 0, 0}}), {0, 0.6F, 0.4F}));
        QVERIFY(near(edited(kBelow, {{0, 0, 0.5F}, {1, 0, 0.4F}}), {0.5F, 0.4F, 0.1F}));
    }

    void whenNothingIsLeftHeldOnesAreScaled() {
        QVERIFY(near(edited(kBelow, {{0, 0, 1}, {1, 0, 1}}), {0.5F, 0.5F, 0}));
        QVERIFY(near(edited({{0, 1.0F}}, {{0, 0, 0.25F}}), {1, 0, 0})); // nobody to scale
        QVERIFY(near(edited({}, {{1, 0, 0.25F}}), {0, 1, 0}));
    }

    void whenAllIsZeroTheWeightsBelowStay() {
        QVERIFY(near(edited({{0, 1.0F}}, {{0, 0, 0}}), {1, 0, 0}));
        QVERIFY(near(edited(kBelow, {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}), {0.5F, 0.3F, 0.2F}));
        QVERIFY(edited({}, {{1, 0, 0}}).at(0).empty());
    }

    void looseOnesAreScaledAlike() {
        QVERIFY(near(edited(kBelow, {{0, 0, 1}}, false), {1 / 1.5F, 0.3F / 1.5F, 0.2F / 1.5F}));
        QVERIFY(near(edited({{0, 1.0F}}, {{0, 0, 0}}, false), {1, 0, 0}));
    }

    void anAmountGoesPartOfTheWay() {
        QVERIFY(near(edited(kBelow, {{0, 0, 1}}, true, 0.5F), {0.75F, 0.15F, 0.1F}));
    }
};

SINEW_TEST(TestEditedVertex, QCoreApplication)

} // namespace testEditedVertex

#include "TestEditedVertex.moc"
