#include "core/solve/Bind.h"
#include "tests/solve/SoupScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testSoups {

using namespace sinew;
using test::Dice;

namespace {

constexpr std::uint32_t kSoups = 1000;

BindSettings settings(Dice& dice) {
    BindSettings settings;
    settings.resolution = 16 << dice.below(3);
    settings.automatic = false;
    settings.alpha = static_cast<double>(dice.below(11)) / 10.0;
    settings.maxInfluences = static_cast<int>(dice.below(6));
    settings.insideRule = dice.below(2) == 0 ? InsideRule::SignedCount : InsideRule::NearestFace;
    settings.lookup = dice.below(4) == 0 ? Lookup::Voxel : Lookup::Smooth;
    settings.windingNumbers = dice.below(2) == 0;
    settings.fixes = {dice.below(4) != 0, dice.below(3) == 0, dice.below(3) == 0};
    settings.paths = dice.below(4) == 0 ? Paths::Centers : Paths::AnyAngle;
    settings.uniform = dice.below(8) == 0;
    settings.jointChoice = JointChoice::All;
    return settings;
}

} // namespace

class TestSoups : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySoupIsBoundOrRefused() {
        std::uint32_t bound = 0;
        for (std::uint32_t seed = 0; seed < kSoups; ++seed) {
            Dice dice(seed);
            const Mesh mesh = test::soups::soup(dice, seed);
            const Scene scene = test::scene(mesh, test::soups::joints(dice, mesh));
            const BindSettings how = settings(dice);
            Progress progress;
            const auto result = bind(scene, how, progress);
            if (!result) {
                const bool told = result.error().code == ErrorCode::ZeroSizeScene ||
                                  result.error().code == ErrorCode::NoFaces;
                QVERIFY2(told,
                         qPrintable(QString("seed %1, error %2").arg(seed).arg(int(result.error().code))));
                continue;
            }
            ++bound;
            for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
                const char* wrong =
                    test::soups::trouble(result->weights[0]->at(p), scene.skeleton.size(), how.maxInfluences);
                QVERIFY2(wrong == nullptr,
                         qPrintable(QString("seed %1, point %2: %3").arg(seed).arg(p).arg(wrong)));
            }
        }
        QVERIFY2(bound > kSoups * 9 / 10, qPrintable(QString::number(bound)));
    }
};

SINEW_TEST(TestSoups, QCoreApplication)

} // namespace testSoups

#include "TestSoups.moc"
