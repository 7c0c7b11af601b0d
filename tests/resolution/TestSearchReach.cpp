#include "core/solve/Bind.h"
#include "tests/resolution/EveryModel.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace testSearchReach {

using namespace sinew;

namespace {

/// Of any joint in any vertex: a bone that is left out has less than a thousandth.
constexpr double kSame = 2e-3;

Scene withPart(Scene scene, Mesh mesh) {
    Part part;
    part.mesh = std::make_shared<const Mesh>(std::move(mesh));
    scene.parts.push_back(std::move(part));
    return scene;
}

/// The most that weights differ between searches that end where bones no longer count and whole ones.
double lostByLimits(const Scene& scene, const BindSettings& settings) {
    const auto weights = [&](SearchReach reach) {
        Progress progress;
        const auto state = solveBind(scene, settings, progress, nullptr, reach);
        if (!state) {
            qFatal("solve failed with code %d", static_cast<int>(state.error().code));
        }
        return bindWeights(scene, **state, settings);
    };
    const auto whole = weights(SearchReach::Everywhere);
    const auto limited = weights(SearchReach::WhereItCounts);
    double max = 0.0;
    for (std::size_t part = 0; part < whole.size(); ++part) {
        if (whole[part]) {
            max = std::max(max, test::largestDifference(*whole[part], *limited[part]));
        }
    }
    return max;
}

BindSettings smoothed(bool automatic) {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = automatic;
    settings.rigidShells = false; // which would hide what differs
    return settings;
}

} // namespace

class TestSearchReach : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void limitsLoseNothing_data() {
        QTest::addColumn<bool>("automatic");
        QTest::addRow("one size") << false;
        QTest::addRow("automatic") << true;
    }
    void limitsLoseNothing() {
        QFETCH(bool, automatic);
        const Mesh sleeve = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, 24, 24);
        for (const Scene& scene : {test::limb(), test::twoFingers(), withPart(test::limb(), sleeve)}) {
            const double off = lostByLimits(scene, smoothed(automatic));
            QVERIFY2(off < kSame, qPrintable(QString::number(off)));
        }
    }

    /// Paths to a loose part lead over a bridge; its vertices ask for bones on the other side.
    void limitsLeadOverBridges() {
        const Scene limb = test::scene(test::capsule(Vec3(-2, 0, 0), Vec3(4, 0, 0), 0.2, 16, 36),
                                       test::chain({Vec3(-2, 0, 0), Vec3(-1, 0, 0), Vec3(1, 0, 0)}));
        const Scene scene = withPart(limb, test::sphere(Vec3(11, 0, 0), 0.5, 12));
        BindSettings settings = smoothed(false);
        settings.alpha = 0.12; // bones reach far
        const double off = lostByLimits(scene, settings);
        QVERIFY2(off < kSame, qPrintable(QString::number(off)));
    }

    void limitsLoseNothingOfModels_data() { test::addModelRows(); }
    void limitsLoseNothingOfModels() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(file, name)
        const double off = lostByLimits(test::readModel(file), smoothed(true));
        QVERIFY2(off < kSame, qPrintable(QString::number(off)));
    }
};

SINEW_TEST(TestSearchReach, sinew::test::NoApplication)

} // namespace testSearchReach

#include "TestSearchReach.moc"
