#include "core/bind/bones/HandleJoints.h"
#include "core/bind/settings/Cage.h"
#include "core/bind/settings/Lattice.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace testLattice {

using namespace sinew;

namespace {

Aabb boxOf(const Vec3& min, const Vec3& max) {
    Aabb box;
    box.add(min);
    box.add(max);
    return box;
}

Cage unitLattice(const LatticeCounts& counts = kUsualLatticeCounts) {
    return makeLattice("l", boxOf(Vec3::Zero(), Vec3::Ones()), counts);
}

ErrorCode codeOf(const Cage& cage) {
    const Expected<void> sound = validateCages({cage});
    return sound ? ErrorCode::Count : sound.error().code;
}

ErrorCode codeWith(const auto& change) {
    Cage cage = unitLattice();
    change(cage);
    return codeOf(cage);
}

double binomial(int n, int k) {
    return std::round(std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1)));
}

} // namespace

class TestLattice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bernsteinIsThePolynomial() {
        for (int n = 2; n <= kMaxLatticeCount; ++n) {
            std::vector<double> values(static_cast<std::size_t>(n));
            for (const double s : {0.0, 0.1, 0.5, 0.83, 1.0}) {
                bernstein(s, values);
                for (int i = 0; i < n; ++i) {
                    const double wanted = binomial(n - 1, i) * std::pow(s, i) * std::pow(1.0 - s, n - 1 - i);
                    QVERIFY(std::abs(values[static_cast<std::size_t>(i)] - wanted) < 1e-14);
                }
                QVERIFY(std::abs(std::accumulate(values.begin(), values.end(), 0.0) - 1.0) < 1e-14);
            }
        }
    }

    void verticesAreAGridWhoseFirstAxisRunsFastest() {
        const Cage lattice = makeLattice("l", boxOf(Vec3(1, 2, 3), Vec3(2, 4, 6)), {2, 3, 4});
        QCOMPARE(lattice.vertices.size(), std::size_t{24});
        QCOMPARE(lattice.vertices[0], Vec3(1, 2, 3));
        QCOMPARE(lattice.vertices[1], Vec3(2, 2, 3));
        QCOMPARE(lattice.vertices[2], Vec3(1, 3, 3));
        QCOMPARE(lattice.vertices[6], Vec3(1, 2, 4));
        QCOMPARE(lattice.vertices[23], Vec3(2, 4, 6));
        QCOMPARE(lattice.edges.size(), std::size_t{1 * 12 + 2 * 8 + 3 * 6});
        QVERIFY(validateCages({lattice}));
    }

    void turnedAndShearedBoxesAreLattices() {
        Cage lattice = unitLattice({3, 2, 4});
        Mat3 shear = Mat3::Identity();
        shear(0, 1) = 0.4;
        const Mat3 turn = Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()).toRotationMatrix() * shear;
        for (Vec3& vertex : lattice.vertices) {
            vertex = turn * vertex + Vec3(5, -1, 2);
        }
        QVERIFY(validateCages({lattice}));
        const LatticeBox box = latticeBox(lattice);
        const Vec3 coordinates(0.2, 0.9, 0.4);
        QVERIFY(box.coordinatesOf(box.at(coordinates)).isApprox(coordinates, 1e-12));
        QVERIFY(box.at(Vec3::Ones()).isApprox(lattice.vertices.back(), 1e-12));
    }

    void brokenLatticesAreNamed() {
        QCOMPARE(codeWith([](Cage& c) { c.counts = {4, 4, 1}; }), ErrorCode::LatticeCountOutOfRange);
        QCOMPARE(codeWith([](Cage& c) { c.counts = {4, 9, 4}; }), ErrorCode::LatticeCountOutOfRange);
        QCOMPARE(codeWith([](Cage& c) { c.counts = {-4, -4, 4}; }), ErrorCode::LatticeCountOutOfRange);
        QCOMPARE(codeWith([](Cage& c) { c.counts = {4, 4, 3}; }), ErrorCode::LatticeIncomplete);
        QCOMPARE(codeWith([](Cage& c) { c.vertices.clear(); }), ErrorCode::LatticeIncomplete);
        QCOMPARE(codeWith([](Cage& c) { c.faces = {{0, 1, 2}}; }), ErrorCode::LatticeIncomplete);
        QCOMPARE(codeWith([](Cage& c) { c.vertices[21] += Vec3(0, 0.01, 0); }), ErrorCode::LatticeUneven);
        QCOMPARE(codeWith([](Cage& c) { c.vertices[3].x() = std::nan(""); }), ErrorCode::CageVertexNotFinite);
        QCOMPARE(codeWith([](Cage& c) { c.dropOff = -0.1; }), ErrorCode::DropOffInvalid);
        QCOMPARE(codeWith([](Cage& c) { c.dropOff = std::nan(""); }), ErrorCode::DropOffInvalid);
        QCOMPARE(codeWith([](Cage& c) { c.dropOff = std::numeric_limits<double>::infinity(); }),
                 ErrorCode::DropOffInvalid);
        QCOMPARE(codeOf(makeLattice("l", boxOf(Vec3::Zero(), Vec3(1, 0, 1)))), ErrorCode::LatticeFlat);
        QCOMPARE(codeOf(makeLattice("l", boxOf(Vec3::Zero(), Vec3::Zero()))), ErrorCode::LatticeFlat);
        QCOMPARE(codeOf(makeLattice("l", boxOf(Vec3::Zero(), Vec3::Ones()), {100, 100, 100})),
                 ErrorCode::LatticeCountOutOfRange);
        QCOMPARE(codeWith([](Cage& c) { c.dropOff = 0.5; }), ErrorCode::Count);
    }

    void aVertexThatIsTakenElsewhereSizesTheBox() {
        const Cage lattice = unitLattice();
        const auto box = [&](std::size_t vertex, const Vec3& to) {
            const Cage changed = withLatticeVertex(lattice, vertex, to);
            return std::array{changed.vertices.front(), changed.vertices.back()};
        };
        const Vec3 third = Vec3::Constant(1.0 / 3.0);
        QCOMPARE(box(63, Vec3(2, 3, 4)), (std::array{Vec3(0, 0, 0), Vec3(2, 3, 4)})); // a corner
        QCOMPARE(box(0, Vec3(-1, 0.5, 0)), (std::array{Vec3(-1, 0.5, 0), Vec3(1, 1, 1)}));
        QCOMPARE(box(1, Vec3(9, -1, -2)), (std::array{Vec3(0, -1, -2), Vec3(1, 1, 1)})); // on an edge
        QCOMPARE(box(5, Vec3(9, 9, 0.5)), (std::array{Vec3(0, 0, 0.5), Vec3(1, 1, 1)})); // on a side
        const auto moved = box(21, third + Vec3(1, 2, 3)); // inside: the whole box
        QVERIFY(moved[0].isApprox(Vec3(1, 2, 3)) && moved[1].isApprox(Vec3(2, 3, 4)));
        QCOMPARE(codeOf(withLatticeVertex(lattice, 63, Vec3(2, 3, 4))), ErrorCode::Count);
        QCOMPARE(codeOf(withLatticeVertex(lattice, 63, Vec3(2, 0, 4))), ErrorCode::LatticeFlat);
    }

    void otherCountsKeepTheBox() {
        Cage lattice = unitLattice();
        lattice.joints.assign(64, "x");
        const Cage coarse = withCounts(lattice, {2, 2, 3});
        QCOMPARE(coarse.vertices.size(), std::size_t{12});
        QCOMPARE(coarse.vertices.front(), lattice.vertices.front());
        QVERIFY(coarse.vertices.back().isApprox(lattice.vertices.back()));
        QVERIFY(coarse.joints.empty());
        QVERIFY(validateCages({coarse}));
    }

    void jointsHangWhereTheLatticeFollows() {
        const Scene limb = test::limb();
        InputSettings settings;
        settings.cages = {makeLattice("l", bounds(limb), {2, 2, 2})};
        const auto parentOf = [&](std::size_t vertex) {
            const Skeleton made = withHandleJoints(limb.skeleton, settings).value();
            return made.joints[static_cast<std::size_t>(made.find(cageJoint(settings.cages[0], vertex)))]
                .parent;
        };
        QCOMPARE(parentOf(0), kNone);
        settings.cages[0].parent = limb.skeleton.joints[1].name;
        QCOMPARE(parentOf(0), 1);
        settings.cages[0].follow = ControlFollow::Nearest;
        QCOMPARE(parentOf(0), 0); // at the limb's start
        QCOMPARE(parentOf(7), static_cast<std::int32_t>(limb.skeleton.size()) - 1);
        settings.cages[0].follow = ControlFollow::Skin;
        QCOMPARE(withHandleJoints(limb.skeleton, settings)->size(), limb.skeleton.size());
    }
};

SINEW_TEST(TestLattice, sinew::test::NoApplication)

} // namespace testLattice

#include "TestLattice.moc"
