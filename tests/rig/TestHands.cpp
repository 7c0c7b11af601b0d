#include "core/rig/BodyVolume.h"
#include "core/rig/FitTemplate.h"
#include "core/rig/RigTemplate.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testHands {

using namespace sinew::test;
using namespace sinew;

namespace {

RigFit fitted(const Scene& scene) {
    Progress progress;
    const auto fit = fitRig(scene, {}, progress);
    return fit ? *fit : RigFit();
}

std::size_t fingersIn(const Skeleton& skeleton) {
    return static_cast<std::size_t>(std::ranges::count_if(skeleton.joints, [](const Joint& joint) {
        return joint.name.starts_with("mixamorig:LeftHand") && joint.name.ends_with("1");
    }));
}

Vec3 placeOf(const Skeleton& skeleton, const std::string& name) {
    return skeleton.position(static_cast<std::size_t>(skeleton.find(name)));
}

} // namespace

/// Bipeds whose hands have other than five fingers.
class TestHands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fingersAreCounted_data() {
        QTest::addColumn<int>("fingers");
        for (const int fingers : {3, 4, 5}) {
            QTest::newRow(qPrintable(QString::number(fingers))) << fingers;
        }
    }

    void fingersAreCounted() {
        QFETCH(int, fingers);
        const RigFit fit = fitted(figureWithHands(fingers));
        QVERIFY(fit.volume != nullptr);
        QCOMPARE(fit.body.fingers, fingers);
        const FittedSkeleton laid = layTemplate({}, fit);
        QCOMPARE(laid.fingers, fingers);
        QCOMPARE(fingersIn(laid.skeleton), static_cast<std::size_t>(fingers));
        const std::vector<Vec3> tips = handTips(fingers);
        const std::vector<std::string> names = fingerNames(fingers);
        for (std::size_t f = 0; f < names.size(); ++f) {
            const std::string word = names[f] == "Little" ? "Pinky" : names[f];
            const Vec3 last = placeOf(laid.skeleton, "mixamorig:LeftHand" + word + "3");
            QVERIFY2((last - tips[f]).norm() < 0.05, word.c_str());
            for (std::size_t other = 0; other < tips.size(); ++other) {
                QVERIFY2(other == f || (last - tips[other]).norm() > (last - tips[f]).norm(), word.c_str());
            }
        }
    }

    /// What cannot be told apart is no finger less: a mitten, and two fingers that lie together.
    void whatIsNotShownIsFive_data() {
        QTest::addColumn<int>("fingers");
        QTest::addColumn<bool>("touching");
        QTest::newRow("mitten") << 2 << false;
        QTest::newRow("touching") << 5 << true;
    }

    void whatIsNotShownIsFive() {
        QFETCH(int, fingers);
        QFETCH(bool, touching);
        const RigFit fit = fitted(figureWithHands(fingers, touching));
        QVERIFY(fit.volume != nullptr);
        QCOMPARE(fit.body.fingers, 5);
        QCOMPARE(fingersIn(layTemplate({}, fit).skeleton), std::size_t{5});
    }

    void fewerMayBeAskedFor() {
        RigTemplateSettings settings;
        const RigFit fit = fitted(figureWithHands(4));
        for (const int fingers : {0, 1, 2, 3, 4}) {
            settings.fingers = fingers;
            const FittedSkeleton laid = layTemplate(settings, fit);
            QCOMPARE(fingersIn(laid.skeleton), static_cast<std::size_t>(fingers));
        }
    }

    /// Three fingers beside the thumb of a hand that does not show any are spread over it.
    void fourOfAMittenAreSpread() {
        RigTemplateSettings settings;
        settings.fingers = 4;
        const RigFit fit = fitted(figureWithHands(2));
        const Skeleton skeleton = layTemplate(settings, fit).skeleton;
        QCOMPARE(fingersIn(skeleton), std::size_t{4});
        const double index = placeOf(skeleton, "mixamorig:LeftHandIndex1").z();
        const double middle = placeOf(skeleton, "mixamorig:LeftHandMiddle1").z();
        const double little = placeOf(skeleton, "mixamorig:LeftHandPinky1").z();
        QVERIFY(index > middle && middle > little);
        QVERIFY(std::abs((index - middle) - (middle - little)) < 0.35 * (index - little));
    }

    /// A skeleton of the user's own with as many fingers, whatever they are called.
    void anOwnSkeletonKeepsItsNames() {
        const RigFit fit = fitted(figureWithHands(4));
        RigTemplateSettings settings;
        settings.fingers = 4;
        Skeleton own = layTemplate(settings, fit).skeleton;
        for (Joint& joint : own.joints) {
            if (const std::size_t at = joint.name.find("Middle"); at != std::string::npos) {
                joint.name.replace(at, 6, "Ring");
            }
        }
        const auto laid = laySkeleton(own, fit);
        QVERIFY(laid);
        const Vec3 ring = placeOf(laid->skeleton, "mixamorig:LeftHandRing3");
        QVERIFY((ring - handTips(4)[2]).norm() < 0.05);
    }
};

SINEW_TEST(TestHands, sinew::test::NoApplication)

} // namespace testHands

#include "TestHands.moc"
