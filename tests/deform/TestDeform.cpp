#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testDeform {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kJoints = 12;

struct Skin {
    std::vector<Vec3> vertices;
    SkinWeights weights;
    std::vector<std::uint32_t> corners;
    std::vector<Vec3f> normals;
};

Skin randomSkin(std::size_t count) {
    std::mt19937 random(8);
    Skin skin;
    SkinWeightsBuilder builder;
    for (std::uint32_t p = 0; p < count; ++p) {
        skin.vertices.push_back(randomPoint(random, 50.0));
        std::vector<Influence> influences;
        for (std::size_t k = 0; k < random() % 6; ++k) {
            influences.push_back({static_cast<std::int32_t>(random() % kJoints),
                                  static_cast<float>(uniform(random, 0.0, 1.0))});
        }
        builder.add(influences);
        for (int c = 0; c < 3; ++c) {
            skin.corners.push_back(p);
            skin.normals.push_back((randomPoint(random) + Vec3(2, 0, 0)).normalized().cast<float>());
        }
    }
    skin.weights = builder.finish();
    return skin;
}

SkinWeights weightsOf(const std::vector<std::vector<Influence>>& vertices) {
    SkinWeightsBuilder builder;
    for (const auto& influences : vertices) {
        builder.add(influences);
    }
    return builder.finish();
}

Transform randomRigid(std::mt19937& random) {
    return Transform(Eigen::Translation3d(randomPoint(random, 10.0)) * randomRotation(random));
}

Transform aboutZ(double degrees) {
    return Transform(Eigen::AngleAxisd(degrees / 180.0 * std::numbers::pi, Vec3::UnitZ()));
}

} // namespace

class TestDeform : public QObject {
    Q_OBJECT

    static void eachDeformer() {
        QTest::addColumn<Deformer>("deformer");
        QTest::newRow("linear blend") << Deformer::LinearBlend;
        QTest::newRow("dual quaternion") << Deformer::DualQuaternion;
    }

private Q_SLOTS:
    void identityKeepsEveryBit_data() { eachDeformer(); }
    void identityKeepsEveryBit() {
        QFETCH(Deformer, deformer);
        const Skin skin = randomSkin(5000);
        std::vector<Transform> matrices(kJoints, Transform::Identity());
        QVERIFY(deformVertices(skin.vertices, skin.weights, matrices, deformer) == skin.vertices);
        QVERIFY(deformNormals(skin.normals, skin.corners, skin.weights, matrices, deformer) == skin.normals);

        matrices[3] = aboutZ(40); // now all but what hangs on joint 3
        const auto vertices = deformVertices(skin.vertices, skin.weights, matrices, deformer);
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            const auto influences = skin.weights.at(p);
            const bool moves = std::any_of(influences.begin(), influences.end(),
                                           [](const Influence& i) { return i.joint == 3; });
            QCOMPARE(vertices[p] == skin.vertices[p], !moves);
        }
    }

    void oneMotionForAllIsRigid_data() { eachDeformer(); }
    void oneMotionForAllIsRigid() {
        QFETCH(Deformer, deformer);
        const Skin skin = randomSkin(2000);
        std::mt19937 random(2);
        for (int round = 0; round < 10; ++round) {
            const Transform motion = randomRigid(random);
            const std::vector<Transform> matrices(kJoints, motion);
            const auto vertices = deformVertices(skin.vertices, skin.weights, matrices, deformer);
            const auto normals = deformNormals(skin.normals, skin.corners, skin.weights, matrices, deformer);
            for (std::size_t p = 0; p < vertices.size(); ++p) {
                const bool weighted = !skin.weights.at(p).empty();
                const Vec3 expected = weighted ? Vec3(motion * skin.vertices[p]) : skin.vertices[p];
                QVERIFY((vertices[p] - expected).norm() < 1e-12 * 100.0);
                const Vec3f turned = (motion.linear() * skin.normals[3 * p].cast<double>()).cast<float>();
                QVERIFY((normals[3 * p] - (weighted ? turned : skin.normals[3 * p])).norm() < 1e-6F);
            }
        }
    }

    void theNumberOfThreadsDoesNotMatter_data() { eachDeformer(); }
    void theNumberOfThreadsDoesNotMatter() {
        QFETCH(Deformer, deformer);
        const Skin skin = randomSkin(30000);
        std::mt19937 random(4);
        std::vector<Transform> matrices(kJoints);
        std::generate(matrices.begin(), matrices.end(), [&] { return randomRigid(random); });
        std::vector<std::vector<Vec3>> vertices;
        std::vector<std::vector<Vec3f>> normals;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                vertices.push_back(deformVertices(skin.vertices, skin.weights, matrices, deformer));
                normals.push_back(
                    deformNormals(skin.normals, skin.corners, skin.weights, matrices, deformer));
            });
        }
        QVERIFY(vertices[0] == vertices[1] && vertices[0] == vertices[2]);
        QVERIFY(normals[0] == normals[1] && normals[0] == normals[2]);
    }

    void anAffineMotionForAllIsThatMotion_data() { eachDeformer(); }
    void anAffineMotionForAllIsThatMotion() {
        QFETCH(Deformer, deformer);
        const Skin skin = randomSkin(500);
        std::mt19937 random(6);
        for (int round = 0; round < 20; ++round) {
            Transform motion = randomRigid(random);
            for (int i = 0; i < 3; ++i) { // stretched, sheared, mirrored, flattened
                motion.linear().col(i) += randomPoint(random, round % 2 == 0 ? 0.3 : 2.0);
            }
            if (round % 5 == 0) {
                motion.linear().col(1).setZero();
            }
            const auto vertices =
                deformVertices(skin.vertices, skin.weights, std::vector(kJoints, motion), deformer);
            for (std::size_t p = 0; p < vertices.size(); ++p) {
                if (!skin.weights.at(p).empty()) {
                    QVERIFY((vertices[p] - motion * skin.vertices[p]).norm() < 1e-10);
                }
            }
        }
    }

    void linearBlendIsTheWeightedMean() {
        const SkinWeights weights = weightsOf({{{0, 0.25F}, {1, 0.75F}}});
        const std::vector<Transform> matrices{aboutZ(90), Transform(Eigen::Translation3d(0, 0, 4))};
        const std::vector<Vec3> vertices{{2, 0, 0}};
        const auto moved = deformVertices(vertices, weights, matrices, Deformer::LinearBlend);
        QVERIFY((moved[0] - Vec3(1.5, 0.5, 3.0)).norm() < 1e-7);
    }

    void dualQuaternionsTurnWithoutShrinking_data() {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<double>("half"); // where a vertex between both joints goes
        QTest::newRow("90") << 90.0 << 45.0;
        QTest::newRow("170") << 170.0 << 85.0;
        QTest::newRow("180") << 180.0 << 90.0;
        QTest::newRow("270") << 270.0 << -45.0; // the short way round
        QTest::newRow("360") << 360.0 << 0.0;
        QTest::newRow("-180") << -180.0 << -90.0;
    }

    void dualQuaternionsTurnWithoutShrinking() {
        QFETCH(double, degrees);
        QFETCH(double, half);
        const SkinWeights weights = weightsOf({{{0, 0.5F}, {1, 0.5F}}, {{0, 0.9F}, {1, 0.1F}}});
        const std::vector<Transform> matrices{Transform::Identity(), aboutZ(degrees)};
        const std::vector<Vec3> vertices{{2, 0, 1}, {2, 0, 1}};
        const auto moved = deformVertices(vertices, weights, matrices, Deformer::DualQuaternion);
        const Vec3 expected = aboutZ(half) * vertices[0];
        const Vec3 opposite = aboutZ(half + 180.0) * vertices[0];
        const double miss = (moved[0] - expected).norm();
        // At half a turn either way round is as short.
        QVERIFY(miss < 1e-7 || (std::abs(degrees) == 180.0 && (moved[0] - opposite).norm() < 1e-7));
        for (const Vec3& point : moved) {
            QVERIFY(std::abs(point.head<2>().norm() - 2.0) < 1e-12);
            QVERIFY(std::abs(point.z() - 1.0) < 1e-12);
        }
    }

    void dualQuaternionsBendAboutAFarElbow() {
        const Vec3 elbow(300, 20, -7);
        const Transform bend = Eigen::Translation3d(elbow) * aboutZ(120) * Eigen::Translation3d(-elbow);
        const SkinWeights weights = weightsOf({{{0, 0.5F}, {1, 0.5F}}});
        const std::vector<Vec3> vertices{elbow + Vec3(0, 1, 0.5)};
        const auto moved = deformVertices(
            vertices, weights, std::vector{Transform(Transform::Identity()), bend}, Deformer::DualQuaternion);
        QVERIFY((moved[0] - (elbow + aboutZ(60) * Vec3(0, 1, 0.5))).norm() < 1e-6);
    }

    void dualQuaternionsBlendScaleLinearly() {
        Transform doubled = aboutZ(90);
        doubled.linear() *= 2.0;
        const SkinWeights weights = weightsOf({{{0, 0.5F}, {1, 0.5F}}});
        const std::vector<Vec3> vertices{{4, 0, 0}};
        const auto moved =
            deformVertices(vertices, weights, std::vector{Transform(Transform::Identity()), doubled},
                           Deformer::DualQuaternion);
        QVERIFY((moved[0] - aboutZ(45) * Vec3(6, 0, 0)).norm() < 1e-7);
    }

    void degenerateMatricesGiveNumbers_data() { eachDeformer(); }
    void degenerateMatricesGiveNumbers() {
        QFETCH(Deformer, deformer);
        const Skin skin = randomSkin(300);
        std::vector<Transform> matrices(kJoints, Transform::Identity());
        matrices[0].linear().setZero();
        matrices[1].linear() = Vec3(-1, 1, 1).asDiagonal();
        matrices[2].linear() = Vec3(-1, -1, -1).asDiagonal();
        matrices[3].linear() = Vec3(0, 1, 1).asDiagonal();
        matrices[4].linear() = Vec3(0, 0, -2).asDiagonal();
        matrices[5].linear() = Vec3(1e-200, 1e200, 1).asDiagonal();
        matrices[6] = aboutZ(180);
        const auto vertices = deformVertices(skin.vertices, skin.weights, matrices, deformer);
        const auto normals = deformNormals(skin.normals, skin.corners, skin.weights, matrices, deformer);
        QVERIFY(std::all_of(vertices.begin(), vertices.end(), [](const Vec3& p) { return p.allFinite(); }));
        QVERIFY(std::all_of(normals.begin(), normals.end(), [](const Vec3f& n) {
            return n.allFinite() && std::abs(n.norm() - 1.0F) < 1e-5F;
        }));
    }

    void normalsStayAcrossTheSurface() {
        // Stretched along x, a slope gets steeper for its normal, not flatter; mirrored, it mirrors.
        const SkinWeights weights = weightsOf({{{0, 1.0F}}});
        const std::vector<Vec3f> normals{Vec3f(1, 1, 0).normalized()};
        const std::vector<std::uint32_t> corners{0};
        for (const Deformer deformer : {Deformer::LinearBlend, Deformer::DualQuaternion}) {
            for (const double stretch : {2.0, -2.0}) {
                Transform matrix = Transform::Identity();
                matrix.linear()(0, 0) = stretch;
                const auto turned = deformNormals(normals, corners, weights, std::vector{matrix}, deformer);
                const Vec3f expected = Vec3f(stretch > 0 ? 0.5F : -0.5F, 1, 0).normalized();
                QVERIFY((turned[0] - expected).norm() < 1e-6F);
            }
        }
    }

    void nothingGivesNothing() {
        QVERIFY(deformVertices({}, SkinWeights(), {}, Deformer::LinearBlend).empty());
        QVERIFY(deformNormals({}, {}, SkinWeights(), {}, Deformer::DualQuaternion).empty());
    }
};

SINEW_TEST(TestDeform, NoApplication)

} // namespace testDeform

#include "TestDeform.moc"
