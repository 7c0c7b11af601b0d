#include "core/base/Types.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <bit>
#include <cmath>

namespace testMathFunctions {

using namespace sinew;
using namespace sinew::test;

namespace {

/// FNV-1a over the bits of `function` at 4,000 places from `low` to `high`.
template<typename Function>
quint64 bitsOf(Function function, double low, double high) {
    quint64 hash = 14695981039346656037ULL;
    for (int i = 0; i < 4000; ++i) {
        volatile double x = low + (high - low) * i / 4000.0; // not computed by the compiler
        hash = (hash ^ std::bit_cast<quint64>(static_cast<double>(function(double(x))))) * 1099511628211ULL;
    }
    return hash;
}

} // namespace

/// The mathematics functions give the same bits on every system and processor (core/musl).
class TestMathFunctions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bitsAreThoseOfEverySystem_data() {
        QTest::addColumn<quint64>("bits");
        QTest::addColumn<quint64>("expected");
        const auto row = [](const char* name, quint64 bits, quint64 expected) {
            QTest::newRow(name) << bits << expected;
        };
        row("sin", bitsOf([](double x) { return std::sin(x); }, -20.0, 20.0), 0x36419ae17f4e7c07ULL);
        row("cos", bitsOf([](double x) { return std::cos(x); }, -20.0, 20.0), 0xfa4f71df18736fc7ULL);
        row("tan", bitsOf([](double x) { return std::tan(x); }, -3.0, 3.0), 0x1a3f78834104fbaeULL);
        row("asin", bitsOf([](double x) { return std::asin(x); }, -1.0, 1.0), 0xfa2e63ca6ffd5676ULL);
        row("acos", bitsOf([](double x) { return std::acos(x); }, -1.0, 1.0), 0xe2d2f0568e20e9bdULL);
        row("atan", bitsOf([](double x) { return std::atan(x); }, -9.0, 9.0), 0x13e60782a2a4aaaeULL);
        row("atan2", bitsOf([](double x) { return std::atan2(x, 1.0 - x); }, -9.0, 9.0),
            0xde2c4d25c591166cULL);
        row("exp", bitsOf([](double x) { return std::exp(x); }, -30.0, 30.0), 0xd399a22a7e71df66ULL);
        row("exp2", bitsOf([](double x) { return std::exp2(x); }, -30.0, 30.0), 0x53d7c5a8031a9800ULL);
        row("log", bitsOf([](double x) { return std::log(x); }, 0.001, 30.0), 0x49f9e07054dc1504ULL);
        row("log2", bitsOf([](double x) { return std::log2(x); }, 0.001, 30.0), 0x5b3acde88b248b16ULL);
        row("log10", bitsOf([](double x) { return std::log10(x); }, 0.001, 30.0), 0xeebf49e8329c22eeULL);
        row("pow", bitsOf([](double x) { return std::pow(x, 2.7); }, 0.001, 30.0), 0xb3246f4bf52b7c50ULL);
        row("cbrt", bitsOf([](double x) { return std::cbrt(x); }, -30.0, 30.0), 0xb1ff2321c19d726ULL);
        row("hypot", bitsOf([](double x) { return std::hypot(x, 3.1); }, -30.0, 30.0), 0x4e850862353bb19bULL);
        row("tanh", bitsOf([](double x) { return std::tanh(x); }, -3.0, 3.0), 0x50e4eeec060c37b2ULL);
        row("sinf", bitsOf([](double x) { return std::sin(static_cast<float>(x)); }, -20.0, 20.0),
            0xe0cf32657e186ba5ULL);
        row("acosf", bitsOf([](double x) { return std::acos(static_cast<float>(x)); }, -1.0, 1.0),
            0xd2ad91c63e186ba5ULL);
        row("expf", bitsOf([](double x) { return std::exp(static_cast<float>(x)); }, -30.0, 30.0),
            0xc7b534cbfe186ba5ULL);
        row("powf", bitsOf([](double x) { return std::pow(static_cast<float>(x), 2.7F); }, 0.001, 30.0),
            0xeece8d4cde186ba5ULL);
        row("hypotf", bitsOf([](double x) { return std::hypot(static_cast<float>(x), 3.1F); }, -30.0, 30.0),
            0xdaed21ab3e186ba5ULL);
        row("Eigen",
            bitsOf([](double x) { return Quat(Eigen::AngleAxisd(x, Vec3::UnitZ())).z(); }, -9.0, 9.0),
            0x7c8ff844cb4f9e90ULL);
    }
    void bitsAreThoseOfEverySystem() {
        QFETCH(quint64, bits);
        QFETCH(quint64, expected);
        QCOMPARE(bits, expected);
    }
};

SINEW_TEST(TestMathFunctions, NoApplication)

} // namespace testMathFunctions

#include "TestMathFunctions.moc"
