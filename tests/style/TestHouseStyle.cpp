#include "core/style/HouseStyle.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace testHouseStyle {

using namespace sinew;

namespace {

bool near(double value, double wanted) {
    return std::abs(value - wanted) < 1e-9;
}

std::size_t trialOf(const StyleTrial& wanted) {
    const std::vector<StyleTrial> trials = styleTrials();
    return static_cast<std::size_t>(std::ranges::find(trials, wanted) - trials.begin());
}

StyleTrial heat() {
    StyleTrial trial;
    trial.solver = "heat";
    trial.rigidShells = false;
    return trial;
}

StyleTrial stiff() {
    StyleTrial trial;
    trial.alpha = 0.8;
    return trial;
}

/// An example that differs by 0.4 from every trial but those that are given.
StyleExample example(SurfaceKind surface, const std::vector<std::pair<StyleTrial, double>>& others = {}) {
    StyleExample made;
    made.surface = surface;
    made.differences.assign(styleTrials().size(), 0.4);
    made.influences = 2.0;
    for (const auto& [trial, difference] : others) {
        made.differences[trialOf(trial)] = difference;
    }
    return made;
}

StyleExample withElbow(double artist, double usual) {
    StyleExample made = example(SurfaceKind::One);
    made.transitions = {{JointKind::Elbow, {artist, 0.0}, {usual, 0.0}}};
    return made;
}

} // namespace

class TestHouseStyle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDefaultIsTriedFirst() {
        QVERIFY(styleTrials().front() == StyleFigures());
        QVERIFY(trialOf(heat()) < styleTrials().size());
        QVERIFY(trialOf(stiff()) < styleTrials().size());
    }

    void whatSuitsNobodyStays() {
        const std::vector<StyleExample> examples(3, example(SurfaceKind::One));
        const SurfaceStyle one = learnStyle(examples).of(SurfaceKind::One);
        QCOMPARE(one.examples, std::size_t{3});
        QVERIFY(one.bind == StyleFigures());
        QVERIFY(near(one.difference, 0.4) && near(one.usualDifference, 0.4));
    }

    void figuresAreDrawnToTheDefault() {
        const auto alphaOf = [](std::size_t count) {
            const std::vector<StyleExample> examples(count, example(SurfaceKind::Several, {{stiff(), 0.2}}));
            return learnStyle(examples).of(SurfaceKind::Several);
        };
        QVERIFY(near(alphaOf(1).artist.alpha, 0.8));
        QVERIFY(near(alphaOf(1).bind.alpha, 0.63)); // 0.45 + 0.35 / 2, in hundredths
        QVERIFY(near(alphaOf(6).bind.alpha, 0.75)); // 0.45 + 0.35 * 6 / 7
        QCOMPARE(alphaOf(6).bind.solver, BindSettings().solver);
    }

    void aSolverThatComesNearerIsTaken() {
        const std::vector<StyleExample> examples(2, example(SurfaceKind::One, {{heat(), 0.1}}));
        const HouseStyle style = learnStyle(examples);
        QVERIFY(style.of(SurfaceKind::One).bind == heat());
        QVERIFY(style.of(SurfaceKind::Several).bind == StyleFigures());
    }

    void aSmallGainIsNoReason() {
        const std::vector<StyleExample> examples(1, example(SurfaceKind::One, {{heat(), 0.37}}));
        QVERIFY(learnStyle(examples).of(SurfaceKind::One).bind == StyleFigures());
    }

    void whatHarmsOneIsNotLearned() {
        std::vector<StyleExample> examples(4, example(SurfaceKind::One, {{heat(), 0.1}, {stiff(), 0.2}}));
        examples.push_back(example(SurfaceKind::One, {{heat(), 0.42}, {stiff(), 0.42}}));
        QVERIFY(learnStyle(examples).of(SurfaceKind::One).bind == StyleFigures());
    }

    void aTrialThatFailedIsNotLearned() {
        const double failed = std::numeric_limits<double>::infinity();
        const std::vector<StyleExample> examples(2, example(SurfaceKind::One, {{heat(), failed}}));
        QVERIFY(learnStyle(examples).of(SurfaceKind::One).bind == StyleFigures());
    }

    void kindsOfJointsAreCounted() {
        const std::vector<StyleExample> examples{withElbow(0.8, 1.2), withElbow(0.8, 1.2)};
        const HouseStyle style = learnStyle(examples);
        QCOMPARE(style.joints.size(), std::size_t{1});
        const JointStyle& elbow = style.joints.front();
        QVERIFY(elbow.kind == JointKind::Elbow);
        QCOMPARE(elbow.examples, std::size_t{2});
        QCOMPARE(elbow.joints, std::size_t{2});
        QVERIFY(near(elbow.artist.width, 1.2 - 0.4 * 2.0 / 3.0));
        QVERIFY(near(elbow.usual.width, 1.2));
        QVERIFY(near(style.influences, 2.0));
    }

    void aBindTakesWhatSuitsItsSurface() {
        const std::vector<StyleExample> examples(2, example(SurfaceKind::One, {{heat(), 0.1}}));
        const HouseStyle style = learnStyle(examples);
        BindSettings settings;
        settings.alpha = 0.3;
        BindSettings several = settings;
        applyStyle(style, SurfaceKind::Several, several);
        QVERIFY(several == settings);
        applyStyle(style, SurfaceKind::One, settings);
        QCOMPARE(settings.solver, std::string("heat"));
        QVERIFY(!settings.rigidShells && near(settings.alpha, kDefaultAlpha));
    }

    void differencesAreMeans() {
        SkinWeightsBuilder reference;
        SkinWeightsBuilder candidate;
        for (const std::int32_t joint : {0, 1}) {
            reference.add(std::array{Influence{0, 1.0F}});
            candidate.add(std::array{Influence{joint, 1.0F}});
        }
        const WeightPair pair{{Vec3(0, 0, 0), Vec3(1, 0, 0)}, {}, reference.finish(), candidate.finish()};
        QVERIFY(near(meanDifference(pair), 1.0)); // nothing, and all
    }
};

SINEW_TEST(TestHouseStyle, sinew::test::NoApplication)

} // namespace testHouseStyle

#include "TestHouseStyle.moc"
