#include "core/base/Parallel.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/bind/parts/ControlWeights.h"
#include "core/deform/Deform.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>
#include <numeric>

namespace testControlWeights {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kRound = 2e-6; ///< weights are floats

Aabb around(const Scene& scene, double by = 0.0) {
    Aabb box = bounds(scene);
    box.min -= Vec3::Constant(by);
    box.max += Vec3::Constant(by);
    return box;
}

BindSettings settingsWith(const std::vector<Cage>& cages) {
    BindSettings settings;
    settings.resolution = 32;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    settings.maxInfluences = 0;
    settings.rigidShells = false;
    settings.cages = cages;
    return settings;
}

/// A limb with the joints of its cages, and its weights.
struct Bound {
    Scene scene;
    BindResult result;

    const SkinWeights& weights() const { return *result.weights.at(0); }
    const std::vector<Vec3>& vertices() const { return scene.parts[0].mesh->vertices; }
    std::size_t joint(const std::string& name) const {
        return static_cast<std::size_t>(scene.skeleton.find(name));
    }
    /// Where linear skinning puts the vertices, when joints of these names have these motions of the model.
    std::vector<Vec3> moved(const std::map<std::string, Transform>& motions) const {
        std::vector<Transform> matrices(scene.skeleton.size(), Transform::Identity());
        for (const auto& [name, motion] : motions) {
            matrices[joint(name)] = motion;
        }
        return deformVertices(vertices(), weights(), matrices, Deformer::LinearBlend);
    }
};

Bound boundWith(const BindSettings& settings, const Scene& scene = limb()) {
    Bound made{withHandleJoints(scene, settings).value(), {}};
    made.result = bound(made.scene, settings);
    return made;
}

Transform shift(const Vec3& by) {
    return Transform(Eigen::Translation3d(by));
}

/// A weight of each joint, #J.
std::vector<double> rowOf(const SkinWeights& weights, std::size_t vertex, std::size_t joints) {
    std::vector<double> row(joints, 0.0);
    for (const Influence& influence : weights.at(vertex)) {
        row[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
    }
    return row;
}

double largestMove(const std::vector<Vec3>& from, const std::vector<Vec3>& to) {
    double largest = 0.0;
    for (std::size_t v = 0; v < from.size(); ++v) {
        largest = std::max(largest, (from[v] - to[v]).norm());
    }
    return largest;
}

double bernsteinOf3(int i, double s) {
    constexpr std::array<double, 4> binomials{1, 3, 3, 1};
    return binomials[static_cast<std::size_t>(i)] * std::pow(s, i) * std::pow(1.0 - s, 3 - i);
}

Cage wireAbove(double dropOff) {
    return makeWire("w", {Vec3(-0.6, 0.2, 0), Vec3(-0.2, 0.3, 0), Vec3(0.2, 0.3, 0), Vec3(0.6, 0.2, 0)},
                    dropOff);
}

} // namespace

class TestControlWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Inside a lattice: B of sum 1, and sum B_i p_i the position itself.
    void latticesAreLinearlyPrecise() {
        Cage lattice = makeLattice("l", around(limb()), {4, 3, 5});
        const Mat3 turn = Eigen::AngleAxisd(0.5, Vec3(1, 1, 0).normalized()).toRotationMatrix();
        for (Vec3& vertex : lattice.vertices) {
            vertex = turn * vertex;
        }
        const ControlField field(lattice);
        std::vector<double> coefficients(field.size());
        for (const Vec3& vertex : limb().parts[0].mesh->vertices) {
            const Vec3 position = turn * vertex;
            QCOMPARE(field.at(position, coefficients), 1.0);
            Vec3 sum = Vec3::Zero();
            for (std::size_t i = 0; i < coefficients.size(); ++i) {
                QVERIFY(coefficients[i] >= 0.0);
                sum += coefficients[i] * lattice.vertices[i];
            }
            QVERIFY(std::abs(std::accumulate(coefficients.begin(), coefficients.end(), 0.0) - 1.0) < 1e-12);
            QVERIFY((sum - position).norm() < 1e-12);
        }
    }

    void latticesAtRestMoveNothingAndAffineMotionsAllAlike() {
        const Cage lattice = makeLattice("l", around(limb()));
        const Bound made = boundWith(settingsWith({lattice}));
        QVERIFY(largestMove(made.moved({}), made.vertices()) < kRound);
        Transform motion = shift(Vec3(0.2, -0.4, 0.7)) * Eigen::AngleAxisd(0.8, Vec3(0, 1, 2).normalized());
        motion.linear() *= Eigen::Scaling(1.3, 0.7, 1.0).toDenseMatrix();
        motion.linear()(0, 1) += 0.2;
        // By translations of the control vertices alone, as free-form deformation has it.
        std::map<std::string, Transform> motions;
        for (std::size_t i = 0; i < lattice.vertices.size(); ++i) {
            motions[cageJoint(lattice, i)] = shift(motion * lattice.vertices[i] - lattice.vertices[i]);
        }
        std::vector<Vec3> wanted;
        for (const Vec3& vertex : made.vertices()) {
            wanted.push_back(motion * vertex);
        }
        QVERIFY(largestMove(made.moved(motions), wanted) < kRound);
    }

    void oneControlVertexMovesByItsPolynomial() {
        const Aabb box = around(limb(), 0.1);
        const Cage lattice = makeLattice("l", box);
        const Bound made = boundWith(settingsWith({lattice}));
        const std::array place{2, 1, 3};
        const auto vertex = static_cast<std::size_t>(place[0] + 4 * (place[1] + 4 * place[2]));
        const Vec3 by(0.1, 0.5, -0.3);
        const std::vector<Vec3> moved = made.moved({{cageJoint(lattice, vertex), shift(by)}});
        for (std::size_t v = 0; v < moved.size(); ++v) {
            const Vec3 s = (made.vertices()[v] - box.min).cwiseQuotient(box.extent());
            const double b =
                bernsteinOf3(place[0], s.x()) * bernsteinOf3(place[1], s.y()) * bernsteinOf3(place[2], s.z());
            QVERIFY((moved[v] - (made.vertices()[v] + b * by)).norm() < kRound);
        }
    }

    void beyondTheBoxTheDropOffFades() {
        Aabb half = around(limb(), 0.05);
        half.max.x() = 0.0;
        const Bound plain = boundWith(settingsWith({}));
        Cage lattice = makeLattice("l", half);
        const Bound hard = boundWith(settingsWith({lattice}));
        lattice.dropOff = 0.4;
        const Bound soft = boundWith(settingsWith({lattice}));
        std::size_t beyond = 0;
        for (std::size_t v = 0; v < plain.vertices().size(); ++v) {
            const double out = plain.vertices()[v].x();
            double held = 0.0;
            for (const Influence& influence : soft.weights().at(v)) {
                held += influence.joint >= 3 ? static_cast<double>(influence.weight) : 0.0;
            }
            QVERIFY(std::abs(held - (out <= 0.0 ? 1.0 : dropOffAt(out, 0.4))) < kRound);
            if (out > 0.0) {
                ++beyond;
                QVERIFY(std::ranges::equal(hard.weights().at(v), plain.weights().at(v))); // its very bits
            }
        }
        QVERIFY(beyond > 10);
    }

    /// v + f(d / r) sum N_i m_i, with the solver's joints at rest.
    void wiresMoveByTheirDropOff() {
        const Cage wire = wireAbove(0.5);
        const Bound made = boundWith(settingsWith({wire}));
        const WireCurve curve(wire.vertices);
        const std::array by{Vec3(0, 0.4, 0), Vec3(0.1, 0, 0), Vec3(0, 0, 0), Vec3(0, 0, -0.3)};
        std::map<std::string, Transform> motions;
        for (std::size_t i = 0; i < 4; ++i) {
            motions[cageJoint(wire, i)] = shift(by[i]);
        }
        const std::vector<Vec3> moved = made.moved(motions);
        std::size_t held = 0;
        for (std::size_t v = 0; v < moved.size(); ++v) {
            const Vec3& position = made.vertices()[v];
            const double t = curve.nearest(position);
            const double f = dropOffAt((curve.at(t) - position).norm(), 0.5);
            std::array<double, 4> n{};
            curve.weightsAt(t, n);
            Vec3 motion = Vec3::Zero();
            for (std::size_t i = 0; i < 4; ++i) {
                motion += n[i] * by[i];
            }
            QVERIFY((moved[v] - (position + f * motion)).norm() < kRound);
            held += f > 0.0 ? 1 : 0;
        }
        QVERIFY(held > 10 && held < moved.size());
    }

    /// Joint j gets sum_i B_i c_ij, and c_ij is the mean of the skin that control vertex i holds.
    void skinnedControlVerticesGiveTheirJoints() {
        Cage lattice = makeLattice("l", around(limb(), 0.1), {4, 2, 2});
        lattice.follow = ControlFollow::Skin;
        const Bound plain = boundWith(settingsWith({}));
        const Bound made = boundWith(settingsWith({lattice}));
        QCOMPARE(made.scene.skeleton.size(), plain.scene.skeleton.size());
        const std::size_t joints = plain.scene.skeleton.size();
        const Mesh& mesh = *plain.scene.parts[0].mesh;
        std::vector<double> areas(mesh.vertices.size(), 0.0);
        for (const auto& [a, b, c] : triangulate(mesh)) {
            const double area =
                (mesh.vertices[b] - mesh.vertices[a]).cross(mesh.vertices[c] - mesh.vertices[a]).norm() / 6.0;
            for (const std::uint32_t v : {a, b, c}) {
                areas[v] += area;
            }
        }
        const ControlField field(lattice);
        std::vector<double> b(field.size());
        std::vector<std::vector<double>> follows(field.size(), std::vector<double>(joints, 0.0));
        std::vector<double> sums(field.size(), 0.0);
        for (std::size_t v = 0; v < areas.size(); ++v) {
            const double held = areas[v] * field.at(mesh.vertices[v], b);
            const std::vector<double> row = rowOf(plain.weights(), v, joints);
            for (std::size_t i = 0; i < b.size(); ++i) {
                sums[i] += held * b[i];
                for (std::size_t j = 0; j < joints; ++j) {
                    follows[i][j] += held * b[i] * row[j];
                }
            }
        }
        for (std::size_t v = 0; v < areas.size(); ++v) {
            field.at(mesh.vertices[v], b);
            const std::vector<double> row = rowOf(made.weights(), v, joints);
            for (std::size_t j = 0; j < joints; ++j) {
                double wanted = 0.0;
                for (std::size_t i = 0; i < b.size(); ++i) {
                    wanted += b[i] * follows[i][j] / sums[i];
                }
                QVERIFY(std::abs(row[j] - wanted) < 3e-4); // what hardly follows is left out
            }
        }
    }

    /// A skin of one joint stays it, and every rigid motion of all joints moves all alike.
    void skinnedLatticesMoveRigidlyWithAllJoints() {
        Cage lattice = makeLattice("l", around(limb()));
        lattice.follow = ControlFollow::Skin;
        const Bound made = boundWith(settingsWith({lattice}));
        const Transform motion = shift(Vec3(1, 2, 3)) * Eigen::AngleAxisd(1.1, Vec3(1, 0, 1).normalized());
        std::map<std::string, Transform> motions;
        std::vector<Vec3> wanted;
        for (const Joint& joint : made.scene.skeleton.joints) {
            motions[joint.name] = motion;
        }
        for (const Vec3& vertex : made.vertices()) {
            wanted.push_back(motion * vertex);
        }
        QVERIFY(largestMove(made.moved(motions), wanted) < kRound);
        const Bound again = boundWith(settingsWith({lattice}), made.scene);
        QCOMPARE(again.weights(), made.weights()); // the solver's weights, not the file's, are followed
    }

    void aLaterControlLiesOverTheEarlier() {
        const Cage lattice = makeLattice("l", around(limb(), 0.1));
        const Cage wire = wireAbove(0.5);
        const Bound both = boundWith(settingsWith({lattice, wire}));
        const Bound alone = boundWith(settingsWith({wire}));
        for (std::size_t v = 0; v < both.vertices().size(); ++v) {
            for (std::size_t i = 0; i < wire.vertices.size(); ++i) {
                const std::string name = cageJoint(wire, i);
                const double with = rowOf(both.weights(), v, both.scene.skeleton.size())[both.joint(name)];
                const double without =
                    rowOf(alone.weights(), v, alone.scene.skeleton.size())[alone.joint(name)];
                QVERIFY(std::abs(with - without) < kRound);
            }
        }
    }

    void limitsHoldAndAreTold() {
        const Cage lattice = makeLattice("l", around(limb()));
        BindSettings settings = settingsWith({lattice});
        QVERIFY(!noted(boundWith(settings).result.report, NoticeCode::ControlWeightsCut));
        settings.maxInfluences = 4;
        const Bound made = boundWith(settings);
        QVERIFY(made.weights().largestInfluenceCount() <= 4);
        QVERIFY(noted(made.result.report, NoticeCode::ControlWeightsCut, "l"));
    }

    void whatTheyMissIsTold() {
        Cage lattice = makeLattice("far", Aabb{Vec3::Constant(10), Vec3::Constant(11)});
        Cage wire = wireAbove(0.1);
        for (Vec3& vertex : wire.vertices) {
            vertex.y() += 2.0;
        }
        const Bound plain = boundWith(settingsWith({}));
        const Bound made = boundWith(settingsWith({lattice, wire}));
        QVERIFY(noted(made.result.report, NoticeCode::ControlHoldsNothing, "far"));
        QVERIFY(noted(made.result.report, NoticeCode::ControlHoldsNothing, "w"));
        QCOMPARE(made.weights(), plain.weights()); // its very bits: joints of controls are no sources
    }

    void rulesOfPartsWin() {
        const Cage lattice = makeLattice("l", around(limb()));
        BindSettings settings = settingsWith({lattice});
        const Scene scene = limb();
        settings.parts = {{partName(scene, 0), 0, PartBinding::Rigid, {scene.skeleton.joints[1].name}}};
        const Bound made = boundWith(settings, scene);
        QCOMPARE(made.weights().largestInfluenceCount(), std::size_t{1});
    }

    void everySolverTakesThem() {
        Cage lattice = makeLattice("l", around(limb(), 0.1), {3, 2, 2});
        for (const char* solver : {"geodesic", "heat", "biharmonic", "nearest", "rigid"}) {
            BindSettings settings = settingsWith({lattice});
            settings.solver = solver;
            const Bound made = boundWith(settings);
            QCOMPARE(made.weights().at(0).size(), std::size_t{12});
        }
    }

    void threadsGiveTheSameBytes() {
        Cage lattice = makeLattice("l", around(limb(), 0.1));
        lattice.follow = ControlFollow::Skin;
        lattice.dropOff = 0.2;
        const BindSettings settings = settingsWith({lattice, wireAbove(0.6)});
        std::vector<SkinWeights> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { all.push_back(boundWith(settings).weights()); });
        }
        QCOMPARE(all[1], all[0]);
        QCOMPARE(all[2], all[0]);
    }

    void canceledBindsEnd() {
        const BindSettings settings = settingsWith({makeLattice("l", around(limb()))});
        const Scene scene = withHandleJoints(limb(), settings).value();
        const auto state = solved(scene, settings);
        CancelAfter progress(0);
        Notices notices;
        const SkinWeights skin = unweighted(state->input->problem.vertices.size());
        QCOMPARE(withControlWeights(*state->input, settings, skin, notices, progress), skin);
        QVERIFY(notices.empty());
    }
};

SINEW_TEST(TestControlWeights, sinew::test::NoApplication)

} // namespace testControlWeights

#include "TestControlWeights.moc"
