#include "core/base/Parallel.h"
#include "core/deform/RestSkin.h"
#include "core/skeleton/Pose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testRestSkin {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb along x that bends at its middle, where the weights pass over.
struct RestLimb {
    Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 24, 40);
    Skeleton skeleton = chain({Vec3(-1.2, 0, 0), Vec3(0, 0, 0), Vec3(1.2, 0, 0)});
    SkinWeights weights = over(0.6);

    SkinWeights over(double blend) const {
        SkinWeightsBuilder builder;
        for (const Vec3& vertex : mesh.vertices) {
            const double far = std::clamp(0.5 + vertex.x() / blend, 0.0, 1.0);
            builder.add(std::array<Influence, 2>{Influence{0, static_cast<float>(1.0 - far)},
                                                 Influence{1, static_cast<float>(far)}});
        }
        return builder.finish();
    }
    std::vector<Transform> bent(double degrees, const Vec3& axis) const {
        Pose pose = Pose::bindPose(skeleton);
        const Vec3 own = skeleton.joints[1].modelFromJointBind.linear().transpose() * axis.normalized();
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(degrees / 180.0 * M_PI, own));
        return skinningMatrices(skeleton, pose);
    }
};

std::vector<Transform> back(const std::vector<Transform>& matrices) {
    std::vector<Transform> result;
    for (const Transform& matrix : matrices) {
        result.push_back(matrix.inverse());
    }
    return result;
}

double farthest(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    double worst = 0.0;
    for (std::size_t p = 0; p < a.size(); ++p) {
        worst = std::max(worst, (a[p] - b[p]).norm());
    }
    return worst;
}

} // namespace

/// A mesh carried into a new rest pose.
class TestRestSkin : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePoseBackBringsTheMeshBack_data() {
        QTest::addColumn<int>("deformer");
        QTest::newRow("linear") << static_cast<int>(Deformer::LinearBlend);
        QTest::newRow("dual quaternions") << static_cast<int>(Deformer::DualQuaternion);
        QTest::newRow("blended") << static_cast<int>(Deformer::Blended);
    }

    void thePoseBackBringsTheMeshBack() {
        QFETCH(int, deformer);
        const RestLimb limb;
        std::vector<Transform> there = limb.bent(100.0, Vec3(0.3, 0.2, 1.0));
        there[0] = Transform(Eigen::AngleAxisd(0.4, Vec3(1, 2, 0).normalized())) * there[0];
        const std::vector<float> mix(limb.mesh.vertexCount(), 0.4F);
        const DeformExtras extras{mix, {}, {}};
        const RestSkin skin =
            restSkin(limb.mesh, limb.weights, there, static_cast<Deformer>(deformer), extras);
        QVERIFY(farthest(skin.vertices, limb.mesh.vertices) > 0.5);
        Mesh moved = limb.mesh;
        moved.vertices = skin.vertices;
        const RestSkin again =
            restSkin(moved, limb.weights, back(there), static_cast<Deformer>(deformer), extras);
        QVERIFY(farthest(again.vertices, limb.mesh.vertices) < 1e-9);
        for (std::size_t p = 0; p < again.turns.size(); ++p) {
            QVERIFY(again.turns[p].angularDistance(skin.turns[p].conjugate()) < 1e-3F);
        }
    }

    /// The mean of turns about one axis is a turn: nothing shrinks, as linear blending does.
    void aBendKeepsItsVolume() {
        const RestLimb limb;
        const std::vector<Transform> bent = limb.bent(90.0, Vec3::UnitZ());
        const RestSkin skin = restSkin(limb.mesh, limb.weights, bent, Deformer::LinearBlend);
        const std::vector<Vec3> linear =
            deformVertices(limb.mesh.vertices, limb.weights, bent, Deformer::LinearBlend);
        double shrunk = 1.0;
        for (std::size_t p = 0; p < skin.vertices.size(); ++p) {
            const double before = limb.mesh.vertices[p].head<2>().norm();
            QVERIFY(std::abs(skin.vertices[p].head<2>().norm() - before) < 1e-9);
            shrunk = before > 1e-6 ? std::min(shrunk, linear[p].head<2>().norm() / before) : shrunk;
        }
        QVERIFY(shrunk < 0.75);
    }

    void whatFollowsOneJointGoesWithIt() {
        const RestLimb limb;
        const std::vector<Transform> bent = limb.bent(70.0, Vec3::UnitZ());
        const RestSkin skin = restSkin(limb.mesh, limb.weights, bent, Deformer::LinearBlend);
        for (std::size_t p = 0; p < skin.vertices.size(); ++p) {
            const Vec3& vertex = limb.mesh.vertices[p];
            if (vertex.x() <= -0.3) {
                QCOMPARE(skin.vertices[p], vertex); // its joint stays
            } else if (vertex.x() >= 0.3) {
                QVERIFY((skin.vertices[p] - bent[1] * vertex).norm() < 1e-12);
                QVERIFY(skin.turns[p].angularDistance(Quat(bent[1].linear()).cast<float>()) < 1e-3F);
            }
        }
    }

    void theSameOnAnyNumberOfThreads() {
        const RestLimb limb;
        const std::vector<Transform> bent = limb.bent(100.0, Vec3(0.3, 0.2, 1.0));
        std::vector<RestSkin> skins;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                skins.push_back(restSkin(limb.mesh, limb.weights, bent, Deformer::LinearBlend));
            });
        }
        QVERIFY(skins[0] == skins[1] && skins[0] == skins[2]);
    }

    /// An edge that doubles opens a fold: its vertices are smoothed, and nothing else moves.
    void openedFoldsAreSmoothed() {
        Mesh mesh = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 24, 40);
        RestSkin skin{mesh.vertices,
                      std::vector<Eigen::Quaternionf>(mesh.vertexCount(), Eigen::Quaternionf::Identity())};
        std::vector<Vec3> shown = mesh.vertices;
        std::uint32_t pulled = 0;
        for (std::uint32_t p = 0; p < shown.size(); ++p) {
            pulled =
                (shown[p] - Vec3(0, 0.25, 0)).norm() < (shown[pulled] - Vec3(0, 0.25, 0)).norm() ? p : pulled;
        }
        shown[pulled].y() += 0.3;
        moveRestSkin(mesh, shown, skin);
        QVERIFY(skin.vertices == shown);
        const std::vector<std::uint32_t> folds = smoothFolds(mesh, skin);
        QVERIFY(std::ranges::find(folds, pulled) != folds.end());
        QVERIFY(folds.size() < mesh.vertexCount() / 10);
        QVERIFY(skin.vertices[pulled].y() < 0.35);
        for (std::uint32_t p = 0; p < shown.size(); ++p) {
            QVERIFY(std::ranges::find(folds, p) != folds.end() || skin.vertices[p] == shown[p]);
        }
        QVERIFY(smoothFolds(mesh, skin).size() <= folds.size());
    }
};

SINEW_TEST(TestRestSkin, NoApplication)

} // namespace testRestSkin

#include "TestRestSkin.moc"
