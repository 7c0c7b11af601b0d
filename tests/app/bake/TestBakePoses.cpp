#include "app/bake/BakePoses.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "tests/app/bake/BakeLimb.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <map>
#include <numbers>
#include <set>

namespace testBakePoses {

using namespace sinew;
using namespace sinew::test;

namespace {

BakePoseChoice only(BakeGroup group) {
    BakePoseChoice choice;
    choice.groups.fill(false);
    choice.set(group, true);
    return choice;
}

std::vector<BakePose> listed(const Scene& scene, const BakePoseChoice& choice, const Drivers& drivers = {}) {
    return listBakePoses({scene, drivers, {}, {}}, choice);
}

double degreesOf(const BakePose& pose, std::int32_t joint) {
    const Quat& rotation = pose.pose.joints[static_cast<std::size_t>(joint)].rotation;
    return rotation.angularDistance(Quat::Identity()) * 180.0 / std::numbers::pi;
}

} // namespace

/// The poses of a bake: which, in which order, and which of them are held out.
class TestBakePoses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theListIsTheSameEveryTime() {
        const Scene scene = humanScene();
        const std::vector<BakePose> a = listed(scene, {});
        const std::vector<BakePose> b = listed(scene, {});
        QVERIFY(a.size() > 50);
        QCOMPARE(a.size(), b.size());
        std::set<std::string> names;
        for (std::size_t k = 0; k < a.size(); ++k) {
            QVERIFY(a[k].name == b[k].name && a[k].pose == b[k].pose && a[k].heldOut == b[k].heldOut);
            QVERIFY2(names.insert(a[k].name).second, a[k].name.c_str());
            QVERIFY(a[k].target.empty());
        }
    }

    void everyJointIsFittedAndHeldOut() {
        const Scene scene = humanScene();
        std::map<std::int32_t, std::pair<std::size_t, std::size_t>> counts;
        std::map<std::int32_t, std::pair<double, double>> farthest;
        std::size_t held = 0;
        const std::vector<BakePose> poses = listed(scene, only(BakeGroup::Motion));
        for (const BakePose& pose : poses) {
            QVERIFY(pose.joint != kNone);
            auto& [fitted, heldOut] = counts[pose.joint];
            ++(pose.heldOut ? heldOut : fitted);
            held += pose.heldOut ? 1 : 0;
            auto& [far, farHeld] = farthest[pose.joint];
            (pose.heldOut ? farHeld : far) =
                std::max(pose.heldOut ? farHeld : far, degreesOf(pose, pose.joint));
        }
        QVERIFY(counts.size() > 10);
        for (const auto& [joint, count] : counts) {
            QVERIFY(count.first > 0 && count.second > 0);
            QVERIFY(farthest[joint].first >
                    farthest[joint].second); // nothing is judged beyond what is fitted
        }
        QVERIFY(4 * held > poses.size() && 3 * held < poses.size() + 3 * counts.size());
    }

    void wideBendsHaveMorePoses() {
        const Scene scene = humanScene();
        const std::int32_t elbow = scene.skeleton.find("mixamorig:LeftForeArm");
        double last = 0.0;
        std::size_t count = 0;
        for (const BakePose& pose : listed(scene, only(BakeGroup::Motion))) {
            if (pose.joint == elbow) {
                const double degrees = degreesOf(pose, elbow);
                QVERIFY2(degrees > last && degrees - last < 30.1, pose.name.c_str());
                last = degrees;
                ++count;
            }
        }
        QVERIFY(last > 140.0); // a quarter beyond the whole bend of 120
        QCOMPARE(count, std::size_t{6});
    }

    void limitsAreNeverLeft() {
        Scene scene = humanScene();
        const std::int32_t joint = scene.skeleton.find("mixamorig:LeftForeArm");
        QVERIFY(joint != kNone);
        const auto j = static_cast<std::size_t>(joint);
        scene.skeleton.joints[j].limits = limitsFromBind(
            scene.skeleton, j, {AngleRange{0.0, 0.0}, AngleRange{0.0, 0.0}, AngleRange{-10.0, 40.0}});
        std::size_t found = 0;
        for (const BakePose& pose : listed(scene, {})) {
            const Vec3 angles = limitAngles(scene.skeleton, j, pose.pose.joints[j]);
            QVERIFY2(angles.z() > -10.01 && angles.z() < 40.01 && std::abs(angles.x()) < 0.01,
                     pose.name.c_str());
            found += pose.joint == joint ? 1 : 0;
        }
        QCOMPARE(found, std::size_t{6}); // thirds of both ends
    }

    void addedAndDrivenJointsAreLeftOut() {
        Scene scene = bendingLimb();
        QVERIFY(!listed(scene, only(BakeGroup::Motion)).empty());
        const Drivers drivers{{scene.skeleton.joints[0].name,
                               JointAngle::Swing,
                               DriverChannel::RotateX,
                               scene.skeleton.joints[1].name,
                               {{0.0, 0.0}, {90.0, 90.0}},
                               {}}};
        QVERIFY(listed(scene, only(BakeGroup::Motion), drivers).empty());
        scene.skeleton.joints[1].added = true;
        QVERIFY(listed(scene, only(BakeGroup::Motion)).empty());
    }

    void namesSayJointAndDegrees() {
        const Scene scene = bendingLimb();
        const std::vector<BakePose> poses = listed(scene, only(BakeGroup::Motion));
        QVERIFY(!poses.empty());
        for (const BakePose& pose : poses) {
            QVERIFY2(pose.name.starts_with(scene.skeleton.joints[1].name), pose.name.c_str());
            const QString degrees = QString::fromStdString(pose.name).section(' ', -1);
            QVERIFY(std::abs(std::abs(degrees.toDouble()) - degreesOf(pose, 1)) < 0.51);
        }
    }

    void clipsAndKeysAreListed() {
        Document document;
        document.reset(stateOfScene(bendingLimb(), {}));
        Pose bent = document.state().pose;
        bent.joints[1].rotation = Quat(Eigen::AngleAxisd(1.0, Vec3::UnitZ()));
        setPoseKey(document, 1.5, bent);
        setPoseKey(document, 2.0, Pose::bindPose(document.state().scene->skeleton));
        const std::vector<BakePose> keys = listBakePoses(document.state(), only(BakeGroup::Keys));
        QCOMPARE(keys.size(), std::size_t{1}); // what turns nothing is no pose
        QCOMPARE(keys[0].name, std::string("Key 1.5 s"));
        QVERIFY(keys[0].joint == 1 && !keys[0].heldOut);
        const Clip clip = clipOf(document.state().scene->skeleton, {bent, bent, bent, bent}, 30.0, "Wave");
        addMotions(document, {clip}, "wave.bvh");
        const std::vector<BakePose> moments = listBakePoses(document.state(), only(BakeGroup::Clips));
        QCOMPARE(moments.size(), std::size_t{4});
        QVERIFY(moments[0].name.starts_with("Wave ") && moments[0].name.ends_with(" s"));
        QVERIFY(!moments[0].heldOut && moments[1].heldOut && !moments[2].heldOut && !moments[3].heldOut);
    }
};

SINEW_TEST(TestBakePoses, QCoreApplication)

} // namespace testBakePoses

#include "TestBakePoses.moc"
