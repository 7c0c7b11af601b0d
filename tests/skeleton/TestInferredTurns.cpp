#include "core/skeleton/Pose.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <numbers>

namespace testInferredTurns {

using namespace sinew;

namespace {

using Edges = std::vector<std::array<std::uint32_t, 2>>;

constexpr double kRight = 0.5 * std::numbers::pi;

Quat about(const Vec3& axis, double angle) {
    return Quat(Eigen::AngleAxisd(angle, axis));
}

bool alike(const Quat& a, const Quat& b) {
    return a.angularDistance(b) < 1e-9;
}

} // namespace

class TestInferredTurns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutAMoveNothingTurns() {
        for (const Quat& turn : inferredTurns(m_ring, m_rest, m_rest)) {
            QVERIFY(alike(turn, Quat::Identity()));
        }
        QVERIFY(inferredTurns({}, {}, {}).empty());
    }

    /// Where all edges of a place lie in the plane of the turn.
    void aTurnOfTheWholeIsFound() {
        const std::vector<Vec3> rest{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0)};
        const Quat turn = about(Vec3::UnitZ(), 0.7);
        std::vector<Vec3> posed;
        for (const Vec3& place : rest) {
            posed.push_back(turn * place + Vec3(5, -2, 1));
        }
        for (const Quat& found : inferredTurns(Edges{{0, 1}, {1, 2}, {2, 0}}, rest, posed)) {
            QVERIFY(alike(found, turn));
        }
    }

    void onlyIncidentEdgesCount() {
        const std::vector<Vec3> rest{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(2, 0, 0), Vec3(9, 9, 9)};
        std::vector<Vec3> posed = rest;
        posed[2] = Vec3(1, 1, 0); // the second edge by a right angle
        const auto turns = inferredTurns(Edges{{0, 1}, {2, 1}}, rest, posed);
        QVERIFY(alike(turns[0], Quat::Identity()));
        QVERIFY(alike(turns[2], about(Vec3::UnitZ(), kRight)));
        QVERIFY(alike(turns[1], about(Vec3::UnitZ(), 0.5 * kRight)));
        QVERIFY(alike(turns[3], Quat::Identity()));
    }

    void turnsAreAveraged() {
        // One edge by +60 degrees, one by -20, about the same axis: quaternions of equal length average
        // nearly like angles.
        const double degree = std::numbers::pi / 180.0;
        const std::vector<Vec3> rest{Vec3::Zero(), Vec3(1, 0, 0), Vec3(-1, 0, 0)};
        const std::vector<Vec3> posed{Vec3::Zero(), about(Vec3::UnitY(), 60 * degree) * rest[1],
                                      about(Vec3::UnitY(), -20 * degree) * rest[2]};
        const auto turns = inferredTurns(Edges{{0, 1}, {0, 2}}, rest, posed);
        QVERIFY(alike(turns[0], about(Vec3::UnitY(), 20 * degree)));
        // The order and direction of edges does not matter.
        QVERIFY(alike(inferredTurns(Edges{{2, 0}, {1, 0}}, rest, posed)[0], turns[0]));
    }

    void movesAndScalesTurnNothing() {
        std::vector<Vec3> posed;
        for (const Vec3& place : m_rest) {
            posed.push_back(3.0 * place + Vec3(1, 2, 3));
        }
        for (const Quat& turn : inferredTurns(m_ring, m_rest, posed)) {
            QVERIFY(alike(turn, Quat::Identity()));
        }
    }

    void edgesWithoutLengthSayNothing() {
        std::vector<Vec3> posed = m_rest;
        posed[1] = posed[0];
        const auto turns = inferredTurns(Edges{{0, 1}}, m_rest, posed);
        QVERIFY(alike(turns[0], Quat::Identity()) && alike(turns[1], Quat::Identity()));
        QVERIFY(alike(inferredTurns(Edges{{0, 0}}, m_rest, m_rest)[0], Quat::Identity()));
    }

    void aTurnedBackEdgeStaysFinite() {
        std::vector<Vec3> posed = m_rest;
        posed[1] = Vec3(-1, 0, 0);
        for (const Quat& turn : inferredTurns(m_ring, m_rest, posed)) {
            QVERIFY(turn.coeffs().allFinite() && std::abs(turn.norm() - 1.0) < 1e-12);
        }
    }

private:
    const std::vector<Vec3> m_rest{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 1, 0), Vec3(0, 1, 2)};
    const Edges m_ring{{0, 1}, {1, 2}, {2, 3}, {3, 0}};
};

SINEW_TEST(TestInferredTurns, sinew::test::NoApplication)

} // namespace testInferredTurns

#include "TestInferredTurns.moc"
