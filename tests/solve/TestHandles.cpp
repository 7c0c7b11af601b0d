#include "core/bind/bones/Handle.h"
#include "core/voxel/SparseVoxels.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testHandles {

using namespace sinew;
using sinew::test::solved;

namespace {

/// A ball of radius 1 and two joints in it that only handles give a size.
Scene ball() {
    return test::scene(test::sphere(Vec3::Zero(), 1.0, 32), test::chain({Vec3(-0.4, 0, 0), Vec3(0.4, 0, 0)}));
}

BindSettings with(std::vector<Handle> handles) {
    BindSettings settings;
    settings.resolution = 64;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.handles = std::move(handles);
    return settings;
}

Handle sphere(const char* joint, const Vec3& center, double radius) {
    return {joint, Solid::sphere(center, radius)};
}

} // namespace

class TestHandles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void distancesStartAtTheSurface_data() {
        QTest::addColumn<Handle>("handle");
        QTest::newRow("point") << Handle{"joint_0", Solid::point(Vec3(-0.3, 0, 0))};
        QTest::newRow("sphere") << sphere("joint_0", Vec3(-0.2, 0.1, 0), 0.35);
        QTest::newRow("capsule") << Handle{"joint_0",
                                           Solid::capsule(Vec3(-0.3, 0, 0), Vec3(0.2, 0.3, 0), 0.2)};
        QTest::newRow("box") << Handle{"joint_0", Solid::box(Vec3(0, 0, -0.1), Vec3(0.3, 0.4, 0.2))};
    }

    void distancesStartAtTheSurface() {
        QFETCH(Handle, handle);
        const Scene scene = ball();
        const auto field = solved(scene, with({handle}));
        const VoxelFrame& frame = field->voxels()->frame();
        const double extent = frame.voxelSize * frame.resolution();
        const RoundedBox volume = volumeOf(handle.solid);
        for (std::size_t p = 0; p < field->input->problem.vertices.size(); ++p) {
            const Vec3& place = field->input->problem.vertices[p];
            const double straight = (place - volume.nearest(place)).norm();
            const double pathLength = static_cast<double>(field->evidence()->distances()[0][p]) * extent;
            const double off = std::abs(pathLength - straight);
            QVERIFY2(off < 0.02 * straight + frame.voxelSize, qPrintable(QString("%1: %2").arg(p).arg(off)));
        }
    }

    void verticesInsideAreAtNoDistance() {
        const Scene scene = ball();
        const auto field = solved(scene, with({sphere("joint_0", Vec3(1, 0, 0), 0.5)}));
        const VoxelFrame& frame = field->voxels()->frame();
        const double max = effectivePenalty(field->settings) / frame.resolution();
        for (std::size_t p = 0; p < field->input->problem.vertices.size(); ++p) {
            if ((field->input->problem.vertices[p] - Vec3(1, 0, 0)).norm() < 0.45) {
                QVERIFY(static_cast<double>(field->evidence()->distances()[0][p]) <= max);
            }
        }
    }

    void handlesMakeSources() {
        Scene scene = ball();
        scene.skeleton.joints[1].name = "jaw_ctrl"; // by its name no source
        BindSettings settings = with({sphere("jaw_ctrl", Vec3(0.4, 0, 0), 0.2)});
        settings.jointChoice = JointChoice::Deforming;
        const auto field = solved(scene, settings);
        QVERIFY(field->input->sourceOf(1) != kNone);
        settings.handles.clear();
        QVERIFY(solved(scene, settings)->input->sourceOf(1) == kNone);
    }

    void unknownJointsAreNamed() {
        Progress progress;
        const auto result = bind(ball(), with({sphere("nobody", Vec3::Zero(), 0.2)}), progress);
        QVERIFY(!result && result.error().code == ErrorCode::JointUnknown);
        QCOMPARE(result.error().arguments[0], std::string("nobody"));
    }

    void disjointHierarchiesBindTogether() {
        Scene scene = test::limb();
        const Skeleton other = test::chain({Vec3(-0.9, 0, 0), Vec3(-0.5, 0, 0)});
        const auto first = static_cast<std::int32_t>(scene.skeleton.size());
        for (Joint joint : other.joints) {
            joint.name = "other " + joint.name;
            joint.parent = joint.parent == kNone ? kNone : joint.parent + first;
            scene.skeleton.joints.push_back(joint);
        }
        BindSettings settings = with({});
        Progress progress;
        const auto result = bind(scene, settings, progress);
        QVERIFY(result.has_value());
        QCOMPARE(result->report.unweightedVertices, std::size_t{0});
        std::vector<bool> used(scene.skeleton.size(), false);
        for (std::size_t p = 0; p < result->weights[0]->vertexCount(); ++p) {
            for (const Influence& influence : result->weights[0]->at(p)) {
                used[static_cast<std::size_t>(influence.joint)] = true;
            }
        }
        QVERIFY(used[0] && used[static_cast<std::size_t>(first)]);
    }
};

SINEW_TEST(TestHandles, QCoreApplication)

} // namespace testHandles

#include "TestHandles.moc"
