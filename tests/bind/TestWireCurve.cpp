#include "core/bind/settings/Cage.h"
#include "core/bind/settings/WireCurve.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace testWireCurve {

using namespace sinew;

namespace {

const std::vector<Vec3> kBent{Vec3(0, 0, 0), Vec3(1, 0.5, 0), Vec3(2, 0, 0.4), Vec3(3, -0.5, 0),
                              Vec3(4, 0, 0)};

std::vector<double> weightsOf(const WireCurve& curve, double t) {
    std::vector<double> weights(curve.size());
    curve.weightsAt(t, weights);
    return weights;
}

ErrorCode codeOf(const Cage& cage) {
    const Expected<void> sound = validateCages({cage});
    return sound ? ErrorCode::Count : sound.error().code;
}

ErrorCode codeWith(const auto& change) {
    Cage cage = makeWire("w", kBent, 0.3);
    change(cage);
    return codeOf(cage);
}

} // namespace

class TestWireCurve : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dropOffIsThePapers() {
        QCOMPARE(dropOffAt(0.0, 2.0), 1.0);
        QCOMPARE(dropOffAt(2.0, 2.0), 0.0);
        QCOMPARE(dropOffAt(5.0, 2.0), 0.0);
        for (const double x : {0.1, 0.25, 0.5, 0.9}) {
            QVERIFY(std::abs(dropOffAt(2.0 * x, 2.0) - std::pow(x * x - 1.0, 2)) < 1e-15);
        }
        const auto slope = [](double x) {
            return (dropOffAt(x + 1e-6, 1.0) - dropOffAt(x - 1e-6, 1.0)) / 2e-6;
        };
        QVERIFY(std::abs(slope(1.0)) < 1e-5); // smooth where it ends
        QCOMPARE(dropOffAt(0.0, 0.0), 1.0);
        QCOMPARE(dropOffAt(1e-9, 0.0), 0.0);
    }

    void weightsArePositiveAndOfSumOne() {
        for (std::size_t count = 2; count <= 9; ++count) {
            std::vector<Vec3> control;
            for (std::size_t i = 0; i < count; ++i) {
                control.push_back(Vec3(static_cast<double>(i), i % 2 == 0 ? 0.0 : 1.0, 0));
            }
            const WireCurve curve(control);
            for (double t = 0.0; t <= curve.end(); t += curve.end() / 64.0) {
                const std::vector<double> weights = weightsOf(curve, t);
                QVERIFY(std::ranges::all_of(weights, [](double w) { return w >= 0.0; }));
                QVERIFY(std::abs(std::accumulate(weights.begin(), weights.end(), 0.0) - 1.0) < 1e-13);
            }
            QVERIFY(curve.at(0.0).isApprox(control.front(), 1e-12) || control.front().isZero());
            QVERIFY(curve.at(curve.end()).isApprox(control.back(), 1e-12));
        }
    }

    /// Four control vertices are a Bezier curve, two a line.
    void fewControlVerticesHaveKnownCurves() {
        const WireCurve cubic({Vec3(0, 0, 0), Vec3(1, 2, 0), Vec3(3, 2, 0), Vec3(4, 0, 0)});
        QCOMPARE(cubic.end(), 1.0);
        for (const double t : {0.0, 0.2, 0.5, 0.9}) {
            const std::vector<double> weights = weightsOf(cubic, t);
            const double s = 1.0 - t;
            const std::vector<double> wanted{s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t};
            for (std::size_t i = 0; i < 4; ++i) {
                QVERIFY(std::abs(weights[i] - wanted[i]) < 1e-14);
            }
        }
        const WireCurve line({Vec3(0, 0, 0), Vec3(2, 0, 0)});
        QVERIFY(line.at(0.25).isApprox(Vec3(0.5, 0, 0)));
        QVERIFY(std::abs(line.length() - 2.0) < 1e-12);
    }

    void theNearestPlaceIsFound() {
        const WireCurve curve(kBent);
        for (const Vec3& position :
             {Vec3(1.3, 1, 0.2), Vec3(2.5, -0.7, 0.1), Vec3(-1, 0, 0), Vec3(9, 0, 0)}) {
            const double found = (curve.at(curve.nearest(position)) - position).norm();
            double wanted = std::numeric_limits<double>::infinity();
            for (int i = 0; i <= 20000; ++i) {
                wanted = std::min(wanted, (curve.at(curve.end() * i / 20000.0) - position).norm());
            }
            QVERIFY(found < wanted + 1e-7);
        }
        QVERIFY(curve.nearest(Vec3(-1, 0, 0)) < 1e-6);
        QVERIFY(curve.nearest(Vec3(9, 0, 0)) > curve.end() - 1e-6);
    }

    void theCurveRunsAlongTheEdges() {
        Cage wire = makeWire("w", kBent, 0.3);
        QCOMPARE(wireOrder(wire), (std::vector<std::uint32_t>{0, 1, 2, 3, 4}));
        wire.edges = {{2, 4}, {4, 0}, {0, 3}, {1, 3}};
        QCOMPARE(wireOrder(wire), (std::vector<std::uint32_t>{1, 3, 0, 4, 2}));
        wire.edges.push_back({1, 2}); // closed
        QVERIFY(wireOrder(wire).empty());
    }

    void brokenWiresAreNamed() {
        QCOMPARE(codeOf(makeWire("w", kBent, 0.3)), ErrorCode::Count);
        QCOMPARE(codeOf(makeWire("w", {Vec3::Zero()}, 0.3)), ErrorCode::WireVertexCount);
        QCOMPARE(codeOf(makeWire("w", {}, 0.3)), ErrorCode::CageEmpty);
        std::vector<Vec3> long_;
        for (std::size_t i = 0; i <= kMaxWireVertices; ++i) {
            long_.push_back(Vec3(static_cast<double>(i), 0, 0));
        }
        QCOMPARE(codeOf(makeWire("w", long_, 0.3)), ErrorCode::WireVertexCount);
        QCOMPARE(codeOf(makeWire("w", kBent, 0.0)), ErrorCode::DropOffInvalid);
        QCOMPARE(codeOf(makeWire("w", kBent, -1.0)), ErrorCode::DropOffInvalid);
        QCOMPARE(codeOf(makeWire("w", kBent, std::nan(""))), ErrorCode::DropOffInvalid);
        QCOMPARE(codeWith([](Cage& c) { c.edges.clear(); }), ErrorCode::WireNotPath);
        QCOMPARE(codeWith([](Cage& c) { c.edges.pop_back(); }), ErrorCode::WireNotPath);
        QCOMPARE(codeWith([](Cage& c) { c.edges.push_back({4, 0}); }), ErrorCode::WireNotPath);
        QCOMPARE(codeWith([](Cage& c) { c.edges.back() = {3, 1}; }), ErrorCode::WireNotPath);
        QCOMPARE(codeWith([](Cage& c) { c.faces = {{0, 1, 2}}; }), ErrorCode::WireNotPath);
        QCOMPARE(codeWith([](Cage& c) { c.edges.back() = {3, 9}; }), ErrorCode::CageIndexOutOfRange);
        QCOMPARE(codeWith([](Cage& c) { c.vertices[1] = c.vertices[0]; }), ErrorCode::CageVerticesCoincide);
    }
};

SINEW_TEST(TestWireCurve, sinew::test::NoApplication)

} // namespace testWireCurve

#include "TestWireCurve.moc"
