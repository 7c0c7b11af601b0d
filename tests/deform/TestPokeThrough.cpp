#include "core/deform/Deform.h"
#include "core/skeleton/Pose.h"
#include "tests/support/PokeThrough.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <numbers>

namespace testPokeThrough {

using namespace sinew;

namespace {

constexpr int kAround = 24;
constexpr int kAlong = 60;
constexpr double kLength = 6.0;

/// A limb along x, from 0 to 6, in a sleeve; the elbow is in the middle.
struct Limb {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
    std::vector<double> middles; ///< of each vertex's weights: where both joints have half

    /// An open tube that faces outwards, its weights changing around `middle`.
    void addTube(double radius, double from, double to, double middle) {
        const auto first = static_cast<std::uint32_t>(vertices.size());
        for (int k = 0; k <= kAlong; ++k) {
            for (int i = 0; i < kAround; ++i) {
                const double angle = 2.0 * std::numbers::pi * i / kAround;
                vertices.emplace_back(from + (to - from) * k / kAlong, radius * std::cos(angle),
                                      radius * std::sin(angle));
                middles.push_back(middle);
            }
        }
        for (int k = 0; k < kAlong; ++k) {
            for (int i = 0; i < kAround; ++i) {
                const auto at = [&](int along, int around) {
                    return first + static_cast<std::uint32_t>(along * kAround + around % kAround);
                };
                triangles.push_back({at(k, i), at(k, i + 1), at(k + 1, i + 1)});
                triangles.push_back({at(k, i), at(k + 1, i + 1), at(k + 1, i)});
            }
        }
        // Counter-clockwise seen from outside: along x, around x, outwards.
        for (auto t = triangles.end() - 2 * kAround * kAlong; t != triangles.end(); ++t) {
            const Vec3 a = vertices[(*t)[0]];
            const Vec3 normal = (vertices[(*t)[1]] - a).cross(vertices[(*t)[2]] - a);
            if (normal.dot(Vec3(0.0, a.y(), a.z())) < 0.0) {
                std::swap((*t)[1], (*t)[2]);
            }
        }
    }

    std::vector<Vec3> bent(double degrees) const {
        const Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(0.5 * kLength, 0, 0)});
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vec3::UnitZ()));
        SkinWeightsBuilder weights;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            const double fraction = std::clamp(0.5 + (vertices[p].x() - middles[p]) / 3.0, 0.0, 1.0);
            weights.add(std::vector<Influence>{{0, static_cast<float>(1.0 - fraction)},
                                               {1, static_cast<float>(fraction)}});
        }
        return deformVertices(vertices, weights.finish(), skinningMatrices(skeleton, pose),
                              Deformer::LinearBlend);
    }
};

/// Skin of radius 1 in a sleeve that is 0.05 wider and whose weights lie `shift` farther along.
Limb sleeved(double shift) {
    Limb limb;
    limb.addTube(1.0, 0.0, kLength, 0.5 * kLength);
    limb.addTube(1.05, 0.5, kLength - 0.5, 0.5 * kLength + shift);
    return limb;
}

std::size_t poking(const std::vector<double>& depths) {
    return static_cast<std::size_t>(std::ranges::count_if(depths, [](double depth) { return depth > 0.0; }));
}

} // namespace

class TestPokeThrough : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheSkinBelowASleeve() {
        const Limb limb = sleeved(0.0);
        const test::PokeThrough measure(limb.vertices, limb.triangles);
        // Rings of the skin from 0.5 to 5.5, a tenth apart; those at the very rim may count or not.
        QVERIFY(measure.covered().size() >= 49 * kAround);
        QVERIFY(measure.covered().size() <= 51 * kAround);
        for (const test::CoveredVertex& one : measure.covered()) {
            QVERIFY(one.vertex < (kAlong + 1) * kAround);
            QVERIFY(one.gap > 0.03 && one.gap < 0.06);
        }
    }

    void findsNothingWhereNothingCovers() {
        Limb apart;
        apart.addTube(1.0, 0.0, kLength, 0.5 * kLength);
        apart.addTube(2.0, 0.0, kLength, 0.5 * kLength);
        QVERIFY(test::PokeThrough(apart.vertices, apart.triangles).covered().empty());
        // A sleeve turned inside out faces the skin: the way out of the skin ends there.
        Limb turned = sleeved(0.0);
        for (std::size_t t = 2 * kAround * kAlong; t < turned.triangles.size(); ++t) {
            std::swap(turned.triangles[t][1], turned.triangles[t][2]);
        }
        QVERIFY(test::PokeThrough(turned.vertices, turned.triangles).covered().empty());
    }

    void looksThroughTheLining() {
        Limb limb = sleeved(0.0);
        const std::size_t outer = limb.triangles.size();
        limb.addTube(1.02, 0.5, kLength - 0.5, 0.5 * kLength);
        for (std::size_t t = outer; t < limb.triangles.size(); ++t) {
            std::swap(limb.triangles[t][1], limb.triangles[t][2]);
        }
        const auto ring = static_cast<std::uint32_t>((kAlong + 1) * kAround);
        for (std::uint32_t i = 0; i < kAround; ++i) { // the cuff that joins both sides
            const std::uint32_t next = (i + 1) % kAround;
            limb.triangles.push_back({ring + i, 2 * ring + i, 2 * ring + next});
            limb.triangles.push_back({ring + i, 2 * ring + next, ring + next});
        }
        const test::PokeThrough measure(limb.vertices, limb.triangles);
        QVERIFY(measure.covered().size() >= 49 * kAround);
        QVERIFY(std::ranges::all_of(measure.covered(),
                                    [&](const test::CoveredVertex& one) { return one.vertex < ring; }));
    }

    void equalWeightsShowNoSkin() {
        const Limb limb = sleeved(0.0);
        const test::PokeThrough measure(limb.vertices, limb.triangles);
        for (const double degrees : {0.0, 30.0, -60.0, 90.0}) {
            QCOMPARE(poking(measure.depths(limb.bent(degrees))), std::size_t{0});
        }
    }

    void weightsThatDifferShowSkin() {
        const Limb near = sleeved(0.2);
        const Limb far = sleeved(0.6);
        const test::PokeThrough measure(near.vertices, near.triangles);
        const std::vector<double> little = measure.depths(near.bent(90.0));
        const std::vector<double> much = measure.depths(far.bent(90.0));
        QVERIFY(poking(little) > 0);
        QVERIFY(poking(much) > poking(little));
        QVERIFY(poking(much) < measure.covered().size() / 2);
        QVERIFY(std::ranges::max(much) > std::ranges::max(little));
        QVERIFY(std::ranges::max(much) < 1.0);
        QCOMPARE(measure.depths(far.bent(90.0)), much);
    }

    void measuresHowFarTheSkinStandsOut() {
        const Limb limb = sleeved(0.0);
        const test::PokeThrough measure(limb.vertices, limb.triangles);
        std::vector<Vec3> swollen = limb.vertices;
        for (std::size_t p = 0; p < (kAlong + 1) * kAround; ++p) {
            swollen[p].tail<2>() *= 1.15; // the skin alone, 0.1 beyond the sleeve
        }
        const std::vector<double> depths = measure.depths(swollen);
        QCOMPARE(poking(depths), depths.size());
        // Between the corners of its 24 sides a tube is thinner by a hundredth.
        QVERIFY(std::ranges::all_of(depths, [](double depth) { return depth > 0.095 && depth < 0.115; }));
    }

    void countsNothingThatLeavesThroughTheRim() {
        const Limb limb = sleeved(0.0);
        const test::PokeThrough measure(limb.vertices, limb.triangles);
        std::vector<Vec3> drawn = limb.vertices;
        for (std::size_t p = 0; p < (kAlong + 1) * kAround; ++p) {
            drawn[p].x() -= 0.7;
        }
        QCOMPARE(poking(measure.depths(drawn)), std::size_t{0});
    }

    void doesNotDependOnTheOrderOfTriangles() {
        const Limb limb = sleeved(0.4);
        std::vector<Triangle> turned(limb.triangles.rbegin(), limb.triangles.rend());
        for (Triangle& t : turned) {
            std::ranges::rotate(t, t.begin() + 1);
        }
        const test::PokeThrough one(limb.vertices, limb.triangles);
        const test::PokeThrough other(limb.vertices, turned);
        QCOMPARE(other.covered().size(), one.covered().size());
        QCOMPARE(poking(other.depths(limb.bent(90.0))), poking(one.depths(limb.bent(90.0))));
    }
};

SINEW_TEST(TestPokeThrough, QCoreApplication)

} // namespace testPokeThrough

#include "TestPokeThrough.moc"
