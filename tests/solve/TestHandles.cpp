#include "core/bind/bones/HandleJoints.h"
#include "core/bind/settings/Cage.h"
#include "core/solve/volume/SolverVolume.h"
#include "core/voxel/SparseVoxels.h"
#include "tests/solve/FieldScenes.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace testHandles {

using namespace sinew::test;
using namespace sinew;

namespace {

using sinew::test::solved;

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

/// A filledBall of radius 0.5, and a bone in it.
Scene filledBall() {
    Scene scene = test::scene(test::sphere(Vec3::Zero(), 0.5, 16), test::chain({Vec3(-0.1, 0, 0)}));
    scene.skeleton.joints[0].tail = Vec3(0.1, 0, 0);
    return scene;
}

/// A closed box around the filledBall, which it does not touch.
Cage boxAround() {
    const Mesh mesh = test::box(Vec3::Constant(-0.8), Vec3::Constant(0.8));
    Cage cage;
    cage.name = "box";
    cage.vertices = mesh.vertices;
    cage.faces = triangulate(mesh);
    return cage;
}

/// A closed cage of six vertices, all of whose faces are alike: the ends of the axes, one after the other.
Cage octahedronAround() {
    Cage cage;
    cage.name = "octahedron";
    for (int axis = 0; axis < 3; ++axis) {
        cage.vertices.push_back(1.2 * Vec3::Unit(axis));
        cage.vertices.push_back(-1.2 * Vec3::Unit(axis));
    }
    for (const std::uint32_t x : {0U, 1U}) {
        for (const std::uint32_t y : {2U, 3U}) {
            for (const std::uint32_t z : {4U, 5U}) {
                cage.faces.push_back({x, y, z});
            }
        }
    }
    return cage;
}

BindSettings settingsWith(const Cage& cage, const std::string& solver) {
    BindSettings settings = fields::settingsFor(solver);
    settings.cages = {cage};
    settings.maxInfluences = 0;
    settings.jointChoice = JointChoice::Listed;
    for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
        settings.joints.push_back(cageJoint(cage, v));
    }
    return settings;
}

/// How far the places that weights say, sums of the cage's vertices, are from where vertices are: the mean.
double imprecision(const Cage& cage, const std::string& solver) {
    const BindSettings settings = settingsWith(cage, solver);
    const Scene scene = *withHandleJoints(filledBall(), settings);
    const BindResult result = bound(scene, settings);
    const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
    double sum = 0.0;
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        Vec3 position = Vec3::Zero();
        for (const Influence& influence : result.weights[0]->at(v)) {
            const auto joint = static_cast<std::size_t>(influence.joint);
            position += static_cast<double>(influence.weight) *
                        scene.skeleton.joints[joint].modelFromJointBind.translation();
        }
        sum += (position - vertices[v]).norm();
    }
    return sum / static_cast<double>(vertices.size());
}

/// Those that no voxel holds.
std::size_t verticesOutside(const Cage& cage, const std::string& solver) {
    const BindSettings settings = settingsWith(cage, solver);
    const auto state = solved(*withHandleJoints(filledBall(), settings), settings);
    const auto& in = dynamic_cast<const InVolume&>(*state->solution);
    return in.solverVolume().volume->seeds.notices.size();
}

} // namespace

/// Cages that stand off the mesh: their inside belongs to the domain (Jacobson et al. 2011, sec. 3).
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
            const Vec3& position = field->input->problem.vertices[p];
            const double straight = (position - volume.nearest(position)).norm();
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

    /// Harmonic functions that are linear on the cage are so inside: x = sum of w_j v_j (Joshi et al. 2007).
    void harmonicWeightsAreCoordinates() {
        const double filled = imprecision(boxAround(), "harmonic");
        QVERIFY2(filled < 0.01, qPrintable(QString::number(filled)));
        Cage unfilled = boxAround();
        unfilled.fill = false;
        QVERIFY2(imprecision(unfilled, "harmonic") > 5.0 * filled,
                 "the filledBall alone reaches no face of the cage");
    }

    void closedCagesAreInTheVolume() {
        for (const char* solver : {"harmonic", "biharmonic", "geodesic"}) {
            Cage cage = boxAround();
            QCOMPARE(verticesOutside(cage, solver), std::size_t{0});
            cage.fill = false;
            QCOMPARE(verticesOutside(cage, solver), cage.vertices.size());
        }
    }

    void openCagesFillNothing() {
        Cage open = boxAround();
        open.faces.pop_back();
        QCOMPARE(verticesOutside(open, "harmonic"), open.vertices.size());
    }

    /// Opposite vertices have equal fractions of the filledBall, and the bone none: it is not listed.
    void boundedWeightsAreGivenByAllVertices() {
        const BindSettings settings = settingsWith(octahedronAround(), "biharmonic");
        const Scene scene = *withHandleJoints(filledBall(), settings);
        const BindResult result = bound(scene, settings);
        std::vector<double> fractions(scene.skeleton.joints.size(), 0.0);
        for (std::size_t v = 0; v < scene.parts[0].mesh->vertices.size(); ++v) {
            for (const Influence& influence : result.weights[0]->at(v)) {
                fractions[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
            }
        }
        QCOMPARE(fractions[0], 0.0);
        const double all = std::accumulate(fractions.begin(), fractions.end(), 0.0);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const double ahead = fractions[1 + 2 * axis];
            const double behind = fractions[2 + 2 * axis];
            QVERIFY2(std::abs(ahead - behind) < 0.01 * all,
                     qPrintable(QString("%1 %2").arg(ahead).arg(behind)));
            QVERIFY2(ahead > 0.1 * all, qPrintable(QString("%1 of %2").arg(ahead).arg(all)));
        }
    }
};

SINEW_TEST(TestHandles, QCoreApplication)

} // namespace testHandles

#include "TestHandles.moc"
