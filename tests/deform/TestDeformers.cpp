#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "tests/geometry/Soups.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <limits>
#include <numbers>
#include <numeric>

namespace testDeformers {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kJoints = 6;

/// A tube along x whose joints follow one another, weights running over from each to the next.
struct Tube {
    Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 24, 60);
    SkinWeights weights;
    std::vector<std::int32_t> parents;
    std::vector<Vec3> centers;
    std::vector<float> fractions;

    Tube() {
        SkinWeightsBuilder builder;
        for (const Vec3& point : mesh.vertices) {
            const double along = std::clamp((point.x() + 1.0) / 2.0 * (kJoints - 1), 0.0, kJoints - 1.001);
            const auto low = static_cast<std::int32_t>(along);
            const auto high = static_cast<float>(along - low);
            builder.add(std::vector<Influence>{{low, 1.0F - high}, {low + 1, high}});
            fractions.push_back(static_cast<float>(0.5 + 0.4 * point.x()));
        }
        weights = builder.finish();
        for (std::size_t j = 0; j < kJoints; ++j) {
            parents.push_back(static_cast<std::int32_t>(j) - 1);
        }
        Progress progress;
        centers = centersOfRotation(mesh, weights, progress).value();
    }
    DeformExtras extras() const { return {fractions, centers, parents}; }
    /// Every joint turns by `degrees` about x against the one before.
    static std::vector<Transform> twist(double degrees) {
        std::vector<Transform> matrices;
        for (std::size_t j = 0; j < kJoints; ++j) {
            const double angle = static_cast<double>(j) * degrees / 180.0 * std::numbers::pi;
            matrices.emplace_back(Eigen::AngleAxisd(angle, Vec3::UnitX()));
        }
        return matrices;
    }
    std::vector<Vec3> posed(const std::vector<Transform>& matrices, Deformer deformer) const {
        return deformVertices(mesh.vertices, weights, matrices, deformer, extras());
    }
};

double radius(const Vec3& point) {
    return point.tail<2>().norm();
}

/// Joints that no rig should have.
std::vector<Transform> oddMatrices() {
    std::vector<Transform> matrices = Tube::twist(40);
    matrices[1].linear() *= 0.0;
    matrices[2].linear() *= -1.0;
    matrices[3].linear() = Vec3(1, -2, 0).asDiagonal();
    return matrices;
}

bool hangsOn(const SkinWeights& weights, std::size_t vertex, std::int32_t joint) {
    return std::ranges::any_of(weights.at(vertex), [&](const Influence& i) { return i.joint == joint; });
}

} // namespace

class TestDeformers : public QObject {
    Q_OBJECT

    static void eachDeformer() {
        QTest::addColumn<Deformer>("deformer");
        QTest::newRow("linear blend") << Deformer::LinearBlend;
        QTest::newRow("dual quaternion") << Deformer::DualQuaternion;
        QTest::newRow("blended") << Deformer::Blended;
        QTest::newRow("centres of rotation") << Deformer::CentersOfRotation;
    }
    const Tube m_tube;

private Q_SLOTS:
    void theBindPoseIsIdentity_data() { eachDeformer(); }
    void theBindPoseIsIdentity() {
        QFETCH(Deformer, deformer);
        const std::vector<Transform> still(kJoints, Transform::Identity());
        QVERIFY(m_tube.posed(still, deformer) == m_tube.mesh.vertices);
        const std::vector<Vec3f> normals = smoothNormals(m_tube.mesh);
        QVERIFY(deformNormals(normals, m_tube.mesh.corners, m_tube.weights, still, deformer,
                              m_tube.extras()) == normals);
    }

    void oneInfluenceMovesAlike_data() { eachDeformer(); }
    void oneInfluenceMovesAlike() {
        QFETCH(Deformer, deformer);
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < m_tube.mesh.vertexCount(); ++p) {
            builder.add(std::vector<Influence>{{static_cast<std::int32_t>(p % kJoints), 1.0F}});
        }
        const SkinWeights weights = builder.finish();
        Progress progress;
        const auto centers = centersOfRotation(m_tube.mesh, weights, progress);
        QVERIFY(centers.has_value());
        const std::vector<Transform> matrices = Tube::twist(75);
        const auto vertices = deformVertices(m_tube.mesh.vertices, weights, matrices, deformer,
                                             {m_tube.fractions, *centers, m_tube.parents});
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            QVERIFY((vertices[p] - matrices[p % kJoints] * m_tube.mesh.vertices[p]).norm() < 1e-12);
        }
    }

    void twistsKeepTheRadius() {
        const std::vector<Transform> matrices = Tube::twist(90);
        double thinnest = 1.0;
        for (const Deformer deformer :
             {Deformer::LinearBlend, Deformer::DualQuaternion, Deformer::CentersOfRotation}) {
            const std::vector<Vec3> vertices = m_tube.posed(matrices, deformer);
            double worst = 1.0;
            for (std::size_t p = 0; p < vertices.size(); ++p) {
                const double before = radius(m_tube.mesh.vertices[p]);
                if (before > 0.1) {
                    worst = std::min(worst, radius(vertices[p]) / before);
                }
            }
            if (deformer == Deformer::LinearBlend) {
                thinnest = worst;
            } else {
                QVERIFY2(worst > 0.995, qPrintable(QString::number(worst)));
            }
        }
        QVERIFY(thinnest < 0.75); // sqrt(1/2) halfway between two joints
    }

    void blendedIsWhatItsFractionsSay_data() {
        QTest::addColumn<float>("fraction");
        QTest::addColumn<Deformer>("same");
        QTest::newRow("0") << 0.0F << Deformer::LinearBlend;
        QTest::newRow("1") << 1.0F << Deformer::DualQuaternion;
    }
    void blendedIsWhatItsFractionsSay() {
        QFETCH(float, fraction);
        QFETCH(Deformer, same);
        DeformSettings settings;
        settings.joints.assign(kJoints, {fraction, JointOperator::Union, OpeningCurve()});
        const std::vector<float> fractions = dualFractionsOf(m_tube.weights, settings);
        QVERIFY(std::ranges::all_of(fractions, [&](float s) { return s == fraction; }));
        const std::vector<Transform> matrices = Tube::twist(60);
        const auto mixed = deformVertices(m_tube.mesh.vertices, m_tube.weights, matrices, Deformer::Blended,
                                          {fractions, {}, m_tube.parents});
        const auto alone = m_tube.posed(matrices, same);
        for (std::size_t p = 0; p < mixed.size(); ++p) {
            QVERIFY((mixed[p] - alone[p]).norm() < 1e-13);
        }
    }

    void fractionsAreTheMeanOfTheJoints() {
        DeformSettings settings;
        settings.joints.assign(2, {});
        settings.joints[0].dualFraction = 0.2F;
        SkinWeightsBuilder builder;
        builder.add(std::vector<Influence>{{0, 0.25F}, {1, 0.75F}});
        builder.add(std::vector<Influence>{});
        builder.add(std::vector<Influence>{{5, 1.0F}}); // no settings of its own
        const std::vector<float> fractions = dualFractionsOf(builder.finish(), settings);
        QVERIFY(std::abs(fractions[0] - 0.8F) < 1e-6F && fractions[1] == 1.0F && fractions[2] == 1.0F);
    }

    void longWaysRoundAreGone_data() {
        QTest::addColumn<double>("degrees");
        for (const double degrees : {30.0, 50.0, 100.0, 150.0, -100.0}) {
            QTest::addRow("%g a joint", degrees) << degrees;
        }
    }
    /// A chain may turn by more than 180, even 360 degrees in all: a vertex between two joints turns by the
    /// angle between theirs, not by what is left of it the short way round.
    void longWaysRoundAreGone() {
        QFETCH(double, degrees);
        const std::vector<Vec3> vertices = m_tube.posed(Tube::twist(degrees), Deformer::DualQuaternion);
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            double angle = 0.0;
            for (const Influence& influence : m_tube.weights.at(p)) {
                angle += static_cast<double>(influence.weight) * influence.joint * degrees;
            }
            const Vec3 wanted =
                Eigen::AngleAxisd(angle / 180.0 * std::numbers::pi, Vec3::UnitX()) * m_tube.mesh.vertices[p];
            // Blending quaternions is not quite even: at 150 degrees between joints up to 4.
            QVERIFY((vertices[p] - wanted).norm() < 0.2 * 0.08);
        }
        // Far apart in the chain, first and last joint halve the whole angle.
        SkinWeightsBuilder builder;
        builder.add(std::vector<Influence>{{0, 0.5F}, {2, 0.5F}});
        const std::vector<Vec3> one{Vec3(0, 0.2, 0)};
        const auto moved = deformVertices(one, builder.finish(), Tube::twist(degrees),
                                          Deformer::DualQuaternion, {{}, {}, m_tube.parents});
        const Vec3 half = Eigen::AngleAxisd(degrees / 180.0 * std::numbers::pi, Vec3::UnitX()) * one[0];
        QVERIFY((moved[0] - half).norm() < 1e-6);
    }

    void oddJointsGiveNumbers_data() { eachDeformer(); }
    void oddJointsGiveNumbers() {
        QFETCH(Deformer, deformer);
        for (const Vec3& point : m_tube.posed(oddMatrices(), deformer)) {
            QVERIFY(point.allFinite());
        }
    }

    void brokenJointsLeaveOthersAlone_data() { eachDeformer(); }
    void brokenJointsLeaveOthersAlone() {
        QFETCH(Deformer, deformer);
        const std::vector<Transform> good = Tube::twist(25);
        const std::vector<Vec3> wanted = m_tube.posed(good, deformer);
        for (const double value :
             {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            std::vector<Transform> matrices = good;
            matrices.back()(1, 2) = value; // no child's way round depends on it
            const std::vector<Vec3> vertices = m_tube.posed(matrices, deformer);
            for (std::size_t p = 0; p < vertices.size(); ++p) {
                const bool broken = hangsOn(m_tube.weights, p, static_cast<std::int32_t>(kJoints) - 1);
                QVERIFY(vertices[p] == (broken ? m_tube.mesh.vertices[p] : wanted[p]));
            }
        }
    }

    void allWaysGiveTheSame_data() { eachDeformer(); }
    /// Apart or together, one normal a vertex or several: the same bytes on 1, 2 and 8 threads.
    void allWaysGiveTheSame() {
        QFETCH(Deformer, deformer);
        const std::vector<Transform> matrices = oddMatrices();
        const Mesh& mesh = m_tube.mesh;
        const std::vector<Vec3f> normals = smoothNormals(mesh);
        std::vector<std::uint32_t> each(mesh.vertexCount());
        std::iota(each.begin(), each.end(), 0U);
        std::vector<Vec3f> eachNormal(mesh.vertexCount());
        for (std::size_t c = 0; c < mesh.corners.size(); ++c) {
            eachNormal[mesh.corners[c]] = normals[c];
        }
        const std::vector<Vec3> vertices = m_tube.posed(matrices, deformer);
        const std::vector<Vec3f> turned =
            deformNormals(normals, mesh.corners, m_tube.weights, matrices, deformer, m_tube.extras());
        Deformed kept;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                deform(mesh.vertices, normals, mesh.corners, m_tube.weights, matrices, deformer,
                       m_tube.extras(), kept);
                QVERIFY(kept.vertices == vertices && kept.normals == turned);
                deform(mesh.vertices, eachNormal, each, m_tube.weights, matrices, deformer, m_tube.extras(),
                       kept);
                QVERIFY(kept.vertices == vertices && kept.normals.size() == each.size());
            });
        }
        for (std::size_t c = 0; c < mesh.corners.size(); ++c) {
            const std::uint32_t p = mesh.corners[c];
            QVERIFY(eachNormal[p] != normals[c] || (kept.normals[p] - turned[c]).norm() < 1e-5F);
        }
    }

    void centersDoNotDependOnTheThreads() {
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                Progress progress;
                QVERIFY(centersOfRotation(m_tube.mesh, m_tube.weights, progress).value() == m_tube.centers);
            });
        }
    }

    void centersCanBeCanceledAtEveryPoll() {
        int polls = 0;
        for (; polls < 100000; polls += polls < 40 ? 1 : 97) {
            test::CancelAfter progress(polls);
            const auto found = centersOfRotation(m_tube.mesh, m_tube.weights, progress);
            if (found) {
                QVERIFY(*found == m_tube.centers);
                break;
            }
            QVERIFY(found.error().code == ErrorCode::Canceled);
        }
        QVERIFY(polls > 40 && polls < 100000);
    }
};

SINEW_TEST(TestDeformers, NoApplication)

} // namespace testDeformers

#include "TestDeformers.moc"
