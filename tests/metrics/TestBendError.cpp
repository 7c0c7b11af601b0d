#include "core/metrics/CompareWeights.h"
#include "core/metrics/WeightMeasures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testBendError {

using namespace sinew;

class TestBendError : public QObject {
    Q_OBJECT
    Skeleton m_skeleton = test::chain({Vec3(-1, 0.1, 0), Vec3(0, 0, 0.05), Vec3(1, 0, 0)});

private Q_SLOTS:
    void isThePosedErrorOfOneVertex() {
        const Vec3 point(0.7, 0.3, -0.2);
        const std::vector<Influence> before{{0, 0.5F}, {1, 0.3F}, {2, 0.2F}};
        const std::vector<Influence> after{{0, 0.4F}, {1, 0.6F}};
        SkinWeightsBuilder reference;
        SkinWeightsBuilder candidate;
        reference.add(before);
        candidate.add(after);
        const WeightPair pair{{point}, {}, reference.finish(), candidate.finish()};
        const std::vector<double> squares = posedErrors(pair, m_skeleton);
        const BendError error = bendError(point, before, after, m_skeleton);
        const auto worst = std::ranges::max_element(squares);
        QCOMPARE(static_cast<std::size_t>(error.joint), static_cast<std::size_t>(worst - squares.begin()));
        QVERIFY(std::abs(error.distance - std::sqrt(*worst)) < 1e-7);
    }

    void equalWeightsHaveNone() {
        const std::vector<Influence> same{{0, 0.25F}, {2, 0.75F}};
        const BendError error = bendError(Vec3(3, 2, 1), same, same, m_skeleton);
        QCOMPARE(error.distance, 0.0);
        QCOMPARE(error.joint, kNone);
    }
};

SINEW_TEST(TestBendError, QCoreApplication)

} // namespace testBendError

#include "TestBendError.moc"
