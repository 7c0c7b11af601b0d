#include "core/bind/bones/Bones.h"
#include "core/geometry/Mesh.h"
#include "core/metrics/CompareWeights.h"
#include "core/solve/Bind.h"
#include "tests/resolution/EveryModel.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <algorithm>

namespace testFlatSkeleton {

using namespace sinew;

namespace {

/// The same with all joints where they are, without parents.
Scene flattened(Scene scene) {
    for (Joint& joint : scene.skeleton.joints) {
        joint.parent = kNone;
        joint.parentFromJointRest = joint.modelFromJointBind;
    }
    return scene;
}

/// Posed error of a bind of `scene` against the artist's weights, moved by the artist's skeleton.
double posedError(const Scene& scene, const Scene& artist) {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    Progress progress;
    const auto bound = bind(scene, settings, progress);
    if (!bound) {
        qFatal("the hand cannot be bound");
    }
    const Part& part = artist.parts.front();
    return compareWeights(
               {part.mesh->vertices, triangulate(*part.mesh), *part.weights, *bound->weights.front()},
               artist.skeleton)
        .posedError;
}

} // namespace

/// A real hand whose joints lose their hierarchy, as WebXR gives them.
class TestFlatSkeleton : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bonesLeadToTheTrueChildren() {
        SINEW_NEED_MODEL(file, "xr_hand_l.gltf")
        const Scene artist = test::readModel(file);
        const auto sources = chooseBones(flattened(artist), {});
        QVERIFY(sources);
        const auto children = artist.skeleton.children();
        std::size_t right = 0;
        for (const Bone& bone : sources->joints) {
            const Vec3& end = bone.segments.front().b;
            right += std::ranges::any_of(children[static_cast<std::size_t>(bone.joint)],
                                         [&](std::int32_t child) {
                                             return artist.skeleton.position(
                                                        static_cast<std::size_t>(child)) == end;
                                         })
                         ? 1U
                         : 0U;
        }
        QCOMPARE(sources->joints.size(), std::size_t{20}); // tips and palm carry no weight
        QVERIFY2(right >= 18, qPrintable(QString::number(right)));
    }

    void weightsAreAsGoodAsWithParents() {
        SINEW_NEED_MODEL(file, "xr_hand_l.gltf")
        const Scene artist = test::readModel(file);
        const double flat = posedError(flattened(artist), artist);
        const double chained = posedError(artist, artist);
        qInfo("posed error %.4f of the diagonal flat, %.4f with parents", flat, chained);
        QVERIFY(flat < 1.1 * chained);
    }
};

SINEW_TEST(TestFlatSkeleton, sinew::test::NoApplication)

} // namespace testFlatSkeleton

#include "TestFlatSkeleton.moc"
