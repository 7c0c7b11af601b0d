#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "core/scene/SmoothParts.h"
#include "core/skeleton/Pose.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testSmoothParts {

using namespace sinew;

namespace {

constexpr SubdivisionChoice kTwice{true, 2, SubdivisionScheme::CatmullClark};

/// A limb with a box beside it; the limb's weights shift evenly from its first to its second joint.
Scene limbAndBox() {
    Scene scene = test::limb();
    scene.parts.push_back({std::make_shared<const Mesh>(test::box({0, 5, 0}, {1, 6, 1})), nullptr, kNone});
    const Mesh& mesh = *scene.parts[0].mesh;
    const Aabb box = bounds(mesh);
    SkinWeightsBuilder weights;
    for (const Vec3& vertex : mesh.vertices) {
        const auto along = static_cast<float>((vertex.x() - box.min.x()) / box.extent().x());
        weights.add(std::array{Influence{0, 1.0F - along}, Influence{1, along}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
    return scene;
}

SmoothParts made(const Scene& scene, const std::vector<SubdivisionChoice>& choices,
                 const SmoothParts& before = {}) {
    Progress progress;
    return *smoothParts(scene, choices, progress, before);
}

} // namespace

class TestSmoothParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onlyWhatIsAskedForIsMade() {
        const Scene scene = limbAndBox();
        QVERIFY(!anySmooth(made(scene, {})));
        QVERIFY(!anySmooth(made(scene, fileChoices(scene))));
        const SmoothParts parts = made(scene, {SubdivisionChoice(), kTwice});
        QCOMPARE(parts.size(), std::size_t{2});
        QVERIFY(parts[0].surface == nullptr && parts[1].surface != nullptr);
        QVERIFY(fits(parts, scene));
        QVERIFY(!fits(parts, limbAndBox()));
        QCOMPARE(parts[1].surface->mesh.polygonCount(), std::size_t{6 * 16});
    }

    void surfacesThatFitAreTakenOver() {
        const Scene scene = limbAndBox();
        const SmoothParts first = made(scene, {kTwice, kTwice});
        SubdivisionChoice once = kTwice;
        once.level = 1;
        const SmoothParts second = made(scene, {kTwice, once}, first);
        QVERIFY(second[0].surface == first[0].surface);
        QVERIFY(second[1].surface != first[1].surface);
    }

    void aPosedCageSubdividedIsTheSubdividedPose() {
        const Scene scene = limbAndBox();
        const SmoothParts parts = made(scene, {kTwice, SubdivisionChoice()});
        Pose pose = Pose::bindPose(scene.skeleton);
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(1.1, Vec3::UnitZ()));
        Scene posed = scene;
        auto cage = std::make_shared<Mesh>(*scene.parts[0].mesh);
        cage->vertices = deformVertices(cage->vertices, *scene.parts[0].weights,
                                        skinningMatrices(scene.skeleton, pose), Deformer::LinearBlend);
        posed.parts[0].mesh = cage;
        // The stencils of the bind pose give what subdividing the posed cage itself gives.
        Progress progress;
        const SubdividedMesh anew = *subdivided(*cage, kTwice.scheme, kTwice.level, progress);
        const Scene smooth = smoothScene(posed, parts);
        const Mesh& surface = *smooth.parts[0].mesh;
        QCOMPARE(surface.vertexCount(), anew.mesh.vertexCount());
        for (std::size_t v = 0; v < surface.vertexCount(); ++v) {
            QVERIFY((surface.vertices[v] - anew.mesh.vertices[v]).norm() < 1e-12);
        }
        QVERIFY(surface.corners == anew.mesh.corners);
    }

    void weightsAreMixedAsVerticesAre() {
        const Scene scene = limbAndBox();
        const SmoothParts parts = made(scene, {kTwice, SubdivisionChoice()});
        const Scene smooth = smoothScene(scene, parts);
        const Aabb box = bounds(*scene.parts[0].mesh);
        const Part& part = smooth.parts[0];
        QCOMPARE(part.weights->vertexCount(), part.mesh->vertexCount());
        for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
            float second = 0.0F; // weights that are linear along the limb stay so
            for (const Influence& influence : part.weights->at(v)) {
                second += influence.joint == 1 ? influence.weight : 0.0F;
            }
            const double along = (part.mesh->vertices[v].x() - box.min.x()) / box.extent().x();
            QVERIFY(std::abs(static_cast<double>(second) - along) < 1e-5);
        }
        QVERIFY(smooth.parts[1].mesh == scene.parts[1].mesh);
    }

    void choicesGoIntoMeshesAndBack() {
        const Scene scene = limbAndBox();
        const Scene chosen = withChoices(scene, std::vector{kTwice, SubdivisionChoice()});
        QVERIFY(fileChoices(chosen)[0] == kTwice);
        QCOMPARE(chosen.parts[0].mesh->subdivision->renderLevel, 2);
        QVERIFY(chosen.parts[1].mesh == scene.parts[1].mesh);
        QVERIFY(withChoices(chosen, fileChoices(chosen)).parts[0].mesh == chosen.parts[0].mesh);
    }

    void cancelGivesNothing() {
        const Scene scene = limbAndBox();
        test::CancelAfter progress(0);
        const auto parts = smoothParts(scene, std::vector{kTwice, kTwice}, progress);
        QVERIFY(!parts);
        QCOMPARE(parts.error().code, ErrorCode::Canceled);
    }
};

SINEW_TEST(TestSmoothParts, sinew::test::NoApplication)

} // namespace testSmoothParts

#include "TestSmoothParts.moc"
