#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "core/deform/implicit/PosedFields.h"
#include "core/geometry/Intersect.h"
#include "core/skeleton/Pose.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testSkinLayers {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Weights of three joints that pass from one to the next over `blend` about x = first and x = 0.
SkinWeights weightsAlong(const Mesh& mesh, double first, double blend) {
    SkinWeightsBuilder builder;
    for (const Vec3& point : mesh.vertices) {
        const double middle = std::clamp(0.5 + (point.x() - first) / blend, 0.0, 1.0);
        const double last = std::clamp(0.5 + point.x() / blend, 0.0, 1.0);
        builder.add(std::array<Influence, 3>{Influence{0, static_cast<float>(1.0 - middle)},
                                             Influence{1, static_cast<float>(middle - last)},
                                             Influence{2, static_cast<float>(last)}});
    }
    return builder.finish();
}

/// A limb along x in a sleeve, whose weights pass over more slowly.
struct SleevedLimb {
    Mesh skin = capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 24, 40);
    Mesh sleeve = capsule(Vec3(-0.7, 0, 0), Vec3(0.7, 0, 0), 0.265, 24, 40);
    Skeleton skeleton = chain({Vec3(-5, 0, 0), Vec3(-1.2, 0, 0), Vec3(0, 0, 0), Vec3(1.2, 0, 0)});
    SkinWeights skinWeights = weightsAlong(skin, -4.0, 0.3);
    SkinWeights sleeveWeights = weightsAlong(sleeve, -4.0, 0.5);
    std::array<SkinnedPart, 2> parts{{{&skin, &skinWeights}, {&sleeve, &sleeveWeights}}};

    ImplicitSkin bound() const {
        Progress progress;
        return *bindImplicit(parts, skeleton, progress);
    }
    /// Vertices of both, the elbow bent.
    std::vector<Vec3> posed(const ImplicitSkin& how, double degrees) const {
        Pose pose = Pose::bindPose(skeleton);
        const Vec3 own = skeleton.joints[2].modelFromJointBind.linear().transpose() * Vec3::UnitZ();
        pose.joints[2].rotation = Quat(Eigen::AngleAxisd(degrees / 180.0 * M_PI, own));
        const std::vector<Transform> matrices = skinningMatrices(skeleton, pose);
        std::vector<std::vector<Vec3>> base;
        for (const SkinnedPart& part : parts) {
            base.push_back(
                deformVertices(part.mesh->vertices, *part.weights, matrices, Deformer::DualQuaternion));
        }
        ImplicitPoser poser(std::make_shared<const ImplicitSkin>(how));
        std::vector<Vec3> all;
        for (const std::vector<Vec3>& part : poser.pose(matrices, base, {}).vertices) {
            all.insert(all.end(), part.begin(), part.end());
        }
        return all;
    }
    /// Faces that cross others and do not at rest: the sleeve's ends lie in the limb.
    std::ptrdiff_t crossing(const std::vector<Vec3>& vertices) const {
        std::vector<Triangle> triangles = triangulate(skin);
        const auto first = static_cast<std::uint32_t>(skin.vertexCount());
        for (const Triangle& t : triangulate(sleeve)) {
            triangles.push_back({t[0] + first, t[1] + first, t[2] + first});
        }
        std::vector<Vec3> rest = skin.vertices;
        rest.insert(rest.end(), sleeve.vertices.begin(), sleeve.vertices.end());
        Progress progress;
        const std::vector<char> before = *selfIntersections(rest, triangles, 1e-6, progress);
        const std::vector<char> now = *selfIntersections(vertices, triangles, 1e-6, progress);
        std::ptrdiff_t count = 0;
        for (std::size_t t = 0; t < triangles.size(); ++t) {
            count += now[t] != 0 && before[t] == 0 ? 1 : 0;
        }
        return count;
    }
};

} // namespace

/// Layers of clothes under implicit skinning.
class TestSkinLayers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void layersKeepTheirSides() {
        const SleevedLimb limb;
        const ImplicitSkin held = limb.bound();
        QVERIFY(!held.layers.sides.empty());
        ImplicitSkin loose = held;
        loose.layers = {};
        QCOMPARE(limb.posed(held, 0.0), limb.posed(loose, 0.0));
        const auto before = limb.crossing(limb.posed(loose, 40.0));
        const auto after = limb.crossing(limb.posed(held, 40.0));
        qInfo("%td faces of layers cross, held %td", before, after);
        QVERIFY(before > 0 && 2 * after < before);
    }

    void layersMoveWithoutJumps() {
        const SleevedLimb limb;
        const ImplicitSkin skin = limb.bound();
        std::array<std::vector<Vec3>, 3> last;
        double worst = 0.0;
        for (int degrees = 0; degrees <= 120; degrees += 2) {
            std::rotate(last.begin(), last.begin() + 1, last.end());
            last[2] = limb.posed(skin, degrees);
            for (std::size_t p = 0; p < last[0].size(); ++p) {
                worst = std::max(worst, (last[0][p] - 2.0 * last[1][p] + last[2][p]).norm());
            }
        }
        qInfo("largest second difference over 2 degrees: %.5f, limb of 2.5", worst);
        QVERIFY(worst < 0.0012 * 6.0); // as of a limb without a sleeve
    }

    void sameBytesOnAnyNumberOfThreads() {
        const SleevedLimb limb;
        std::vector<std::vector<Vec3>> poses;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { poses.push_back(limb.posed(limb.bound(), 70.0)); });
        }
        QVERIFY(poses[0] == poses[1]);
        QVERIFY(poses[0] == poses[2]);
    }

    void carriersDoNotSwell() {
        const Skeleton skeleton = chain({Vec3(-2, 0, 0), Vec3(-0.5, 0, 0), Vec3(0, 0, 0), Vec3(1.5, 0, 0)});
        const Mesh mesh = capsule(Vec3(-2, 0, 0), Vec3(1.5, 0, 0), 0.4, 24, 60);
        const SkinWeights weights = weightsAlong(mesh, -0.5, 0.3);
        const SkinnedPart part{&mesh, &weights};
        Progress progress;
        const ImplicitSkin skin = *bindImplicit({&part, 1}, skeleton, progress);
        const auto fold = std::ranges::find(skin.folds, std::size_t{2}, &JointFold::joint);
        QVERIFY(fold != skin.folds.end());
        for (const FoldVertex& vertex : fold->vertices) {
            const double x = skin.rest[vertex.vertex].x();
            QVERIFY(x > -0.66 || vertex.swells == 0.0F);
            QVERIFY(std::abs(x) > 0.3 || vertex.swells > 0.2F);
        }
    }
};

SINEW_TEST(TestSkinLayers, NoApplication)

} // namespace testSkinLayers

#include "TestSkinLayers.moc"
