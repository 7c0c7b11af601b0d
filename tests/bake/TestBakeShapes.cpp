#include "core/bake/BakeShapes.h"
#include "tests/bake/ArmBake.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

namespace testBakeShapes {

using namespace sinew;
using namespace sinew::test;

namespace {

std::vector<ShapeCandidate> candidatesOf(const ArmBake& arms) {
    const BakeMotion motion(arms.scene.skeleton, arms.input.poses, {});
    return shapeCandidates(arms.input, arms.scene.skeleton, motion);
}

/// An arm raised, lowered and brought forward, which bends in more than one direction.
void swingArms(ArmBake& arms) {
    for (const double degrees : {-60.0, 60.0, 90.0}) {
        arms.turn("LeftForeArm", Vec3::UnitZ(), degrees);
        arms.turn("RightForeArm", Vec3::UnitZ(), -degrees);
    }
    for (const double degrees : {45.0, 90.0}) {
        arms.turn("LeftForeArm", Vec3::UnitY(), -degrees);
        arms.turn("RightForeArm", Vec3::UnitY(), degrees);
    }
}

} // namespace

/// Corrective shapes and what turns them on.
class TestBakeShapes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneShapeBringsOnePoseBack() {
        ArmBake arms;
        arms.turn("LeftForeArm", Vec3::UnitZ(), 90.0);
        const BakeResult result = *arms.bake(ArmBake::only(false, false, 1));
        QCOMPARE(result.shapes.size(), std::size_t(1));
        QCOMPARE(result.shapes[0].joint, 2);
        QVERIFY(result.weights[0] == arms.scene.parts[0].weights);
        const BakePoseError& error = result.errors[0];
        QVERIFY2(error.after < 0.02 * error.before, qPrintable(QString::number(error.after / error.before)));
        QVERIFY(error.worstAfter < 0.05 * error.worstBefore);
    }

    void shapesAreSparse() {
        ArmBake arms;
        arms.turn("LeftForeArm", Vec3::UnitZ(), 90.0);
        const BakeResult result = *arms.bake(ArmBake::only(false, false, 1));
        const MorphTarget& shape = result.shapes[0].parts[0][0];
        QCOMPARE(result.shapes[0].bytes, 16 * shape.vertices.size());
        const Mesh& mesh = *arms.scene.parts[0].mesh;
        QVERIFY(!shape.vertices.empty() && shape.vertices.size() < mesh.vertexCount() / 2);
        for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
            QVERIFY(std::abs(mesh.vertices[shape.vertices[i]].x() - 1.5) < 0.5);
            QVERIFY(shape.offsets[i].norm() > 1e-4 * 5.0);
        }
    }

    void eachShapeComesNearerBetweenTheAngles() {
        ArmBake arms;
        for (const double degrees : {30.0, 60.0, 90.0, 120.0}) {
            arms.bend(degrees);
        }
        arms.bend(75.0, true);
        double last = 1.0;
        for (const int shapes : {1, 2, 4}) {
            const BakeResult result = *arms.bake(ArmBake::only(false, false, shapes));
            QCOMPARE(result.shapes.size(), std::size_t(2 * shapes));
            const double error = ArmBake::mean(result, arms.input, true, true);
            QVERIFY(error < last);
            last = error;
        }
    }

    void nothingIsAddedThatDoesNotPay() {
        ArmBake arms;
        arms.turn("LeftForeArm", Vec3::UnitZ(), 90.0);
        const BakeResult result = *arms.bake(ArmBake::only(false, false, 24));
        QVERIFY(result.shapes.size() <= 2);
        QVERIFY(result.shapes[0].gain > 0.0);
    }

    void aHingeHasRampsAndHats() {
        ArmBake arms;
        for (const double degrees : {45.0, 90.0}) {
            arms.turn("LeftForeArm", Vec3::UnitZ(), degrees);
        }
        std::set<std::string> names;
        for (const ShapeCandidate& candidate : candidatesOf(arms)) {
            QCOMPARE(candidate.joint, 2);
            QCOMPARE(candidate.driver.angle, JointAngle::BendZ);
            QVERIFY(candidate.driver.from.empty());
            QVERIFY(candidate.driver.keys.size() >= 2);
            QCOMPARE(candidate.values.size(), Eigen::Index(2));
            names.insert(candidate.name);
        }
        QCOMPARE(names, (std::set<std::string>{"LeftForeArm_45", "LeftForeArm_90"}));
    }

    void shapesStandWherePosesStand() {
        ArmBake arms;
        for (const double degrees : {24.0, 40.0, 48.0, 96.0, 144.0}) {
            arms.turn("LeftForeArm", Vec3::UnitZ(), degrees);
        }
        arms.turn("LeftForeArm", Vec3::UnitZ(), 72.0, true);         // it judges
        const std::set<double> angles{0.0, 25.0, 50.0, 95.0, 145.0}; // 40 is too near to 48
        for (const ShapeCandidate& candidate : candidatesOf(arms)) {
            for (const DriverKey& key : candidate.driver.keys) {
                QVERIFY2(angles.contains(key.angle), candidate.name.c_str());
            }
            QVERIFY2(candidate.values.maxCoeff() > 0.9F, candidate.name.c_str());
        }
    }

    void aBallHasConesInItsDirections() {
        ArmBake arms;
        swingArms(arms);
        std::set<std::string> cones;
        for (const ShapeCandidate& candidate : candidatesOf(arms)) {
            if (!candidate.driver.from.empty()) {
                cones.insert(candidate.name);
                QCOMPARE(candidate.driver.angle, JointAngle::Swing);
                QCOMPARE(candidate.driver.from[0].joint, candidate.driver.joint);
                JointDriver driver = candidate.driver;
                driver.target = "shape";
                QVERIFY(validateDriver(driver).has_value());
            }
        }
        QVERIFY(cones.contains("LeftForeArm_up_90") && cones.contains("LeftForeArm_down_60"));
        QVERIFY(cones.contains("LeftForeArm_front_90") && cones.contains("RightForeArm_front_90"));
    }

    void partnersAreMirrorImages() {
        ArmBake arms;
        swingArms(arms);
        const std::vector<ShapeCandidate> candidates = candidatesOf(arms);
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            const ShapeCandidate& partner = candidates[candidates[c].partner];
            QVERIFY2(candidates[c].partner != c, candidates[c].name.c_str());
            QCOMPARE(candidates[partner.partner].name, candidates[c].name);
            QCOMPARE(candidates[c].joint + partner.joint, 6);
            for (Eigen::Index p = 0; p + 1 < candidates[c].values.size(); p += 2) { // left, right, left, ...
                QVERIFY(std::abs(candidates[c].values[p] - partner.values[p + 1]) < 1e-4F);
            }
        }
    }

    void bothSidesHaveTheAnglesOfEither() {
        ArmBake arms;
        arms.turn("LeftForeArm", Vec3::UnitZ(), 90.0);
        arms.turn("RightForeArm", Vec3::UnitZ(), -60.0);
        const std::vector<ShapeCandidate> candidates = candidatesOf(arms);
        std::set<std::string> names;
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            names.insert(candidates[c].name);
            QVERIFY2(candidates[c].partner != c, candidates[c].name.c_str());
        }
        QCOMPARE(names, (std::set<std::string>{"LeftForeArm_60", "LeftForeArm_90", "RightForeArm_60",
                                               "RightForeArm_90"}));
    }

    void imagesThatNothingTurnsOnAreNone() {
        ArmBake arms;
        arms.turn("LeftForeArm", Vec3::UnitZ(), 90.0);
        arms.turn("RightForeArm", Vec3::UnitZ(), -20.0); // a bit more than a fifth of the left one
        for (const ShapeCandidate& candidate : candidatesOf(arms)) {
            QVERIFY2(candidate.name != "RightForeArm_90", candidate.name.c_str());
            QVERIFY2(candidate.values.maxCoeff() >= 0.3F, candidate.name.c_str());
        }
    }

    void smallLimbsCountMore() {
        ArmBake arms;
        arms.turn("LeftForeArm", Vec3::UnitZ(), 90.0);
        const BakeSurface alike(arms.input);
        auto mesh = std::make_shared<Mesh>(*arms.scene.parts[0].mesh);
        for (Vec3& vertex : mesh->vertices) {
            vertex = vertex.x() < 0.0 ? Vec3(0.1 * vertex) : vertex; // the right arm
        }
        arms.scene.parts[0].mesh = mesh;
        for (const std::size_t joint : {3U, 4U}) {
            Joint& own = arms.scene.skeleton.joints[joint];
            own.modelFromJointBind.translation() *= 0.1;
        }
        const BakeSurface apart(arms.input);
        QCOMPARE(apart.size(), alike.size());
        for (std::size_t site = 0; site < apart.size(); ++site) {
            const VertexId vertex = apart.vertices(site)[0];
            const bool right = mesh->vertices[vertex.vertex].x() < 0.0;
            // the height is a side of the box round both
            const double before = alike.worth(site) / std::pow(alike.height(), 1.5);
            const double after = apart.worth(site) / std::pow(apart.height(), 1.5);
            QVERIFY(std::abs(after / before - (right ? std::pow(10.0, 1.5) : 1.0)) < 1e-6);
        }
    }

    void jointsThatTurnAmongOthersHavePairsWithTheirParents() {
        ArmBake arms;
        arms.bend(30.0);
        for (const std::size_t joint : {1U, 2U, 4U}) {
            arms.input.poses[0].pose.joints[joint].rotation = Quat(Eigen::AngleAxisd(0.9, Vec3::UnitY()));
        }
        std::set<std::string> pairs;
        for (const ShapeCandidate& candidate : candidatesOf(arms)) {
            if (candidate.driver.from.size() == 2) {
                pairs.insert(candidate.name);
                QVERIFY(std::abs(candidate.values[0] - 1.0F) < 1e-4F);
            }
        }
        QCOMPARE(pairs, std::set<std::string>{"LeftForeArm_LeftArm_50"}); // the right upper arm is still
    }

    void twoJointsTogetherHaveARadialBasis() {
        ArmBake arms;
        Pose pose = Pose::bindPose(arms.scene.skeleton);
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.8, Vec3::UnitY()));
        pose.joints[2].rotation = Quat(Eigen::AngleAxisd(1.2, Vec3::UnitY()));
        arms.bend(30.0);
        arms.input.poses[0].pose = pose;
        const std::vector<ShapeCandidate> candidates = candidatesOf(arms);
        const auto pair = std::ranges::find_if(
            candidates, [](const ShapeCandidate& each) { return each.driver.from.size() == 2; });
        QVERIFY(pair != candidates.end());
        QCOMPARE(pair->name, std::string("LeftForeArm_LeftArm_70"));
        QVERIFY(std::abs(pair->values[0] - 1.0F) < 1e-4F);
        JointDriver driver = pair->driver;
        driver.target = pair->name;
        QVERIFY(validateDriver(driver).has_value());
        for (const std::size_t single : {1U, 2U}) { // one of both alone turns it off
            Pose alone = Pose::bindPose(arms.scene.skeleton);
            alone.joints[single] = pose.joints[single];
            const DriverRig rig(arms.scene.skeleton, {driver});
            QVERIFY(rig.shapes(alone)[0].weight < 1e-6);
        }
    }
};

SINEW_TEST(TestBakeShapes, NoApplication)

} // namespace testBakeShapes

#include "TestBakeShapes.moc"
