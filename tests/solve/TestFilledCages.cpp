#include "core/bind/bones/HandleJoints.h"
#include "core/solve/volume/SolverVolume.h"
#include "tests/solve/FieldScenes.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <numeric>

namespace testFilledCages {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A ball of radius 0.5, and a bone in it.
Scene ball() {
    Scene scene = test::scene(test::sphere(Vec3::Zero(), 0.5, 16), test::chain({Vec3(-0.1, 0, 0)}));
    scene.skeleton.joints[0].tail = Vec3(0.1, 0, 0);
    return scene;
}

/// A closed box around the ball, which it does not touch.
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
    const Scene scene = *withHandleJoints(ball(), settings);
    const BindResult result = bound(scene, settings);
    const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
    double sum = 0.0;
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        Vec3 place = Vec3::Zero();
        for (const Influence& influence : result.weights[0]->at(v)) {
            const auto joint = static_cast<std::size_t>(influence.joint);
            place += static_cast<double>(influence.weight) *
                     scene.skeleton.joints[joint].modelFromJointBind.translation();
        }
        sum += (place - vertices[v]).norm();
    }
    return sum / static_cast<double>(vertices.size());
}

/// Those that no voxel holds.
std::size_t verticesOutside(const Cage& cage, const std::string& solver) {
    const BindSettings settings = settingsWith(cage, solver);
    const auto state = solved(*withHandleJoints(ball(), settings), settings);
    const auto& in = dynamic_cast<const InVolume&>(*state->solution);
    return in.solverVolume().volume->seeds.notices.size();
}

} // namespace

/// Cages that stand off the mesh: their inside belongs to the domain (Jacobson et al. 2011, sec. 3).
class TestFilledCages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Harmonic functions that are linear on the cage are so inside: x = sum of w_j v_j (Joshi et al. 2007).
    void harmonicWeightsAreCoordinates() {
        const double filled = imprecision(boxAround(), "harmonic");
        QVERIFY2(filled < 0.01, qPrintable(QString::number(filled)));
        Cage unfilled = boxAround();
        unfilled.fill = false;
        QVERIFY2(imprecision(unfilled, "harmonic") > 5.0 * filled,
                 "the ball alone reaches no face of the cage");
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

    /// Opposite vertices have equal shares of the ball, and the bone none: it is not listed.
    void boundedWeightsAreGivenByAllVertices() {
        const BindSettings settings = settingsWith(octahedronAround(), "biharmonic");
        const Scene scene = *withHandleJoints(ball(), settings);
        const BindResult result = bound(scene, settings);
        std::vector<double> shares(scene.skeleton.joints.size(), 0.0);
        for (std::size_t v = 0; v < scene.parts[0].mesh->vertices.size(); ++v) {
            for (const Influence& influence : result.weights[0]->at(v)) {
                shares[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
            }
        }
        QCOMPARE(shares[0], 0.0);
        const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const double ahead = shares[1 + 2 * axis];
            const double behind = shares[2 + 2 * axis];
            QVERIFY2(std::abs(ahead - behind) < 0.01 * all,
                     qPrintable(QString("%1 %2").arg(ahead).arg(behind)));
            QVERIFY2(ahead > 0.1 * all, qPrintable(QString("%1 of %2").arg(ahead).arg(all)));
        }
    }
};

SINEW_TEST(TestFilledCages, sinew::test::NoApplication)

} // namespace testFilledCages

#include "TestFilledCages.moc"
