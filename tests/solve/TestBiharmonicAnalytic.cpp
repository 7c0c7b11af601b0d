#include "tests/solve/CellCase.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <functional>

namespace testBiharmonicAnalytic {

using namespace sinew;
using sinew::test::CellCase;

namespace {

using Profile = std::function<double(double)>;

std::vector<double> weightsOfFirst(const BiharmonicDomain& domain, bool harmonic) {
    return harmonic ? test::harmonicWeights(domain, 0) : test::boundedWeights(domain, 0).weights;
}

/// A bar along x with the outer three sixteenths of its ends held: the largest difference to what solves the
/// equation in one dimension.
double barError(int depth, bool harmonic) {
    const double unit = std::pow(2.0, depth - 4);
    const double from = 3.0 * unit;
    const double to = 13.0 * unit;
    const CellCase cells(
        test::voxelsIn(depth, [unit](const Vec3& p) { return p.y() < 2.0 * unit && p.z() < 2.0 * unit; }));
    const BiharmonicDomain domain = cells.domain(
        {[from](const Vec3& p) { return p.x() < from; }, [to](const Vec3& p) { return p.x() > to; }});
    const std::vector<double> weights = weightsOfFirst(domain, harmonic);
    double worst = 0.0;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const double t = std::clamp((cells.center(cell).x() - from) / (to - from), 0.0, 1.0);
        const double exact = harmonic ? 1.0 - t : 1.0 - 3.0 * t * t + 2.0 * t * t * t;
        worst = std::max(worst, std::abs(weights[cell] - exact));
    }
    return worst;
}

/// A + B/r + C r + D r^2 with w(a) = 1, w(b) = 0 and no slope at either; harmonic: A + B/r.
Profile radialWeight(double a, double b, bool harmonic) {
    if (harmonic) {
        return [a, b](double r) { return (1.0 / r - 1.0 / b) / (1.0 / a - 1.0 / b); };
    }
    Eigen::Matrix4d conditions;
    conditions << 1.0, 1.0 / a, a, a * a, 0.0, -1.0 / (a * a), 1.0, 2.0 * a, 1.0, 1.0 / b, b, b * b, 0.0,
        -1.0 / (b * b), 1.0, 2.0 * b;
    const Eigen::Vector4d c = conditions.fullPivLu().solve(Eigen::Vector4d(1.0, 0.0, 0.0, 0.0));
    return [c](double r) { return c[0] + c[1] / r + c[2] * r + c[3] * r * r; };
}

/// A ball whose middle is held at 1 and whose outside at 0: the mean difference in between. The largest is
/// that of single voxels of the steps that stand for the inner sphere.
double ballError(int depth, bool harmonic) {
    const double side = std::pow(2.0, depth);
    const Vec3 middle = Vec3::Constant(0.5 * side);
    const auto radius = [side, middle](const Vec3& p) { return (p - middle).norm() / side; };
    constexpr double kInner = 0.15;
    constexpr double kOuter = 0.45;
    const CellCase cells(test::voxelsIn(depth, [&](const Vec3& p) { return radius(p) < 0.495; }));
    const BiharmonicDomain domain = cells.domain({[&](const Vec3& p) { return radius(p) < kInner; },
                                                  [&](const Vec3& p) { return radius(p) > kOuter; }});
    const std::vector<double> weights = weightsOfFirst(domain, harmonic);
    const Profile exact = radialWeight(kInner, kOuter, harmonic);
    double sum = 0.0;
    int between = 0;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        if (const double r = radius(cells.center(cell)); r > kInner && r < kOuter) {
            sum += std::abs(weights[cell] - exact(r));
            ++between;
        }
    }
    return sum / between;
}

/// The error falls with the resolution, by this factor from 16 to 64 at least, down to `min`.
bool converges(const std::function<double(int)>& error, double factor, double min, std::string& told) {
    const double at16 = error(4);
    const double at32 = error(5);
    const double at64 = error(6);
    told = std::to_string(at16) + " " + std::to_string(at32) + " " + std::to_string(at64);
    return at32 < at16 && at64 < at32 && at64 < factor * at16 && at64 < min;
}

} // namespace

class TestBiharmonicAnalytic : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Measured: 0.048, 0.026, 0.014.
    void aBarIsCubic() {
        std::string told;
        QVERIFY2(converges([](int depth) { return barError(depth, false); }, 0.35, 0.016, told),
                 told.c_str());
    }
    /// Measured: 0.041, 0.023, 0.012.
    void aHarmonicBarIsLinear() {
        std::string told;
        QVERIFY2(converges([](int depth) { return barError(depth, true); }, 0.35, 0.014, told), told.c_str());
    }
    /// Measured: 0.044, 0.020, 0.011.
    void aBallIsRadial() {
        std::string told;
        QVERIFY2(converges([](int depth) { return ballError(depth, false); }, 0.35, 0.013, told),
                 told.c_str());
    }
    /// Measured: 0.034, 0.012, 0.009.
    void aHarmonicBallIsRadial() {
        std::string told;
        QVERIFY2(converges([](int depth) { return ballError(depth, true); }, 0.35, 0.010, told),
                 told.c_str());
    }
    /// No slope where handles end, as harmonic weights have it.
    void slopesEndAtHandles() {
        const CellCase cells(test::voxelsIn(6, [](const Vec3& p) { return p.y() < 4.0 && p.z() < 4.0; }));
        const BiharmonicDomain domain = cells.domain(
            {[](const Vec3& p) { return p.x() < 12.0; }, [](const Vec3& p) { return p.x() > 52.0; }});
        const std::vector<double> smooth = test::boundedWeights(domain, 0).weights;
        const std::vector<double> pointed = test::harmonicWeights(domain, 0);
        const std::uint32_t first = cells.voxels.find(12, 1, 1);
        const std::uint32_t last = cells.voxels.find(51, 1, 1);
        QVERIFY(1.0 - smooth[first] < 0.2 * (1.0 - pointed[first]));
        QVERIFY(smooth[last] < 0.2 * pointed[last]);
    }
};

SINEW_TEST(TestBiharmonicAnalytic, sinew::test::NoApplication)

} // namespace testBiharmonicAnalytic

#include "TestBiharmonicAnalytic.moc"
