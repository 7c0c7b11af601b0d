#include "core/base/Parallel.h"
#include "core/solve/Explain.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace testRigidParts {

using namespace sinew;
using sinew::test::bound;

namespace {

/// A rod of two bones along x from -4 to 4, a button beside its second bone, and a sleeve over its middle.
Scene dressedRod() {
    Scene scene;
    scene.skeleton = test::chain({Vec3(-4, 0, 0), Vec3(0, 0, 0), Vec3(4, 0, 0)});
    const auto add = [&](Mesh mesh, const char* name) {
        mesh.name = name;
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    };
    add(test::capsule(Vec3(-4, 0, 0), Vec3(4, 0, 0), 0.4, 16, 80), "rod");
    add(test::sphere(Vec3(0.45, 1.3, 0), 0.3, 8), "button");
    add(test::capsule(Vec3(-2.5, 0, 0), Vec3(2.5, 0, 0), 0.5, 16, 60), "sleeve");
    return scene;
}
constexpr std::size_t kRod = 0;
constexpr std::size_t kButton = 1;
constexpr std::size_t kSleeve = 2;

BindSettings rodSettings(const char* solver = "geodesic") {
    BindSettings settings;
    settings.solver = solver;
    settings.resolution = 128;
    settings.automatic = false;
    settings.jointChoice = JointChoice::All;
    return settings;
}

/// The joint that all vertices of a part follow alone, or kNone.
std::int32_t onlyJoint(const BindResult& result, std::size_t part) {
    const SkinWeights& weights = *result.weights[part];
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        if (weights.at(p).size() != 1 || weights.at(p)[0].joint != weights.at(0)[0].joint) {
            return kNone;
        }
    }
    return weights.at(0)[0].joint;
}

bool proposesRigid(const BindResult& result, std::size_t part) {
    return std::ranges::any_of(result.report.proposals,
                               [part](const PartProposal& proposal) { return proposal.part == part; });
}

} // namespace

class TestRigidParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void buttonsFollowOneJointAndSleevesBend_data() {
        QTest::addColumn<QByteArray>("solver");
        QTest::newRow("geodesic") << QByteArray("geodesic");
        QTest::newRow("nearest") << QByteArray("nearest");
    }
    void buttonsFollowOneJointAndSleevesBend() {
        QFETCH(QByteArray, solver);
        BindSettings settings = rodSettings(solver.constData());
        const Scene scene = dressedRod();
        const BindResult rigid = bound(scene, settings);
        QCOMPARE(onlyJoint(rigid, kButton), 1);
        QCOMPARE(onlyJoint(rigid, kSleeve), kNone);
        QCOMPARE(onlyJoint(rigid, kRod), kNone);
        QCOMPARE(rigid.report.rigidShells.size(), std::size_t{1});
        QCOMPARE(rigid.report.rigidShells[0].name, std::string("button"));
        QVERIFY(rigid.report.rigidShells[0].meanWeight < 1.0);
        QVERIFY(!proposesRigid(rigid, kButton)); // it is so already
        settings.rigidShells = false;
        const BindResult smooth = bound(scene, settings);
        QCOMPARE(onlyJoint(smooth, kButton), kNone);
        QVERIFY(smooth.report.rigidShells.empty());
        QVERIFY(*smooth.weights[kSleeve] == *rigid.weights[kSleeve]);
    }

    void aRuleOfSmoothLeavesAPartOut() {
        BindSettings settings = rodSettings();
        settings.parts = {{"button", 0, PartBinding::Smooth, {}}};
        QCOMPARE(onlyJoint(bound(dressedRod(), settings), kButton), kNone);
        settings.parts = {{"sleeve", 0, PartBinding::Smooth, {}}};
        QCOMPARE(onlyJoint(bound(dressedRod(), settings), kButton), 1);
    }

    void slidersGetTheSameWeights() {
        const Scene scene = dressedRod();
        Progress progress;
        const auto state = solveBind(scene, rodSettings(), progress);
        QVERIFY(state.has_value());
        const BindResult whole = weighBind(scene, **state, rodSettings());
        const auto weights = bindWeights(scene, **state, rodSettings());
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            QVERIFY(*weights[part] == *whole.weights[part]);
        }
    }

    void explanationsSayWhatIsRigid() {
        const Scene scene = dressedRod();
        Progress progress;
        const auto state = solveBind(scene, rodSettings(), progress);
        QVERIFY(state.has_value());
        const BindResult result = weighBind(scene, **state, rodSettings());
        const auto told = [&](std::uint32_t part) {
            return *explainVertex(scene, **state, rodSettings(), *result.weights[part], {part, 10}, 3,
                                  progress);
        };
        const VertexExplanation button = told(kButton);
        QVERIFY(button.rigidShell.has_value());
        QVERIFY(button.rigidShell->wholePart);
        QCOMPARE(button.rigidShell->joint, 1);
        QVERIFY(!button.rigid && !button.smoothed.empty());
        QVERIFY(!told(kSleeve).rigidShell && !told(kRod).rigidShell);
    }

    void anyNumberOfThreadsGivesTheSame() {
        BindResult one;
        withThreads(1, [&] { one = bound(dressedRod(), rodSettings()); });
        for (const int threads : {2, 8}) {
            BindResult many;
            withThreads(threads, [&] { many = bound(dressedRod(), rodSettings()); });
            for (std::size_t part = 0; part < one.weights.size(); ++part) {
                QVERIFY(*one.weights[part] == *many.weights[part]);
            }
        }
    }
};

SINEW_TEST(TestRigidParts, sinew::test::NoApplication)

} // namespace testRigidParts

#include "TestRigidParts.moc"
