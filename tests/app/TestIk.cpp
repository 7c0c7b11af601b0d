#include "app/motion/RangeOfMotion.h"
#include "app/posing/PoseEdits.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace testIk {

using namespace sinew::test;
using namespace sinew;

namespace {

std::size_t index(std::int32_t joint) {
    return static_cast<std::size_t>(joint);
}

Vec3 place(const Skeleton& skeleton, const Pose& pose, std::int32_t joint) {
    return modelFromJoints(skeleton, pose)[index(joint)].translation();
}

/// Length of the bones from the chain's first joint to the dragged one.
double reachOf(const Skeleton& skeleton, std::int32_t joint) {
    double length = 0.0;
    std::int32_t at = joint;
    for (std::size_t i = 0; i < ikChain(skeleton, joint).size(); ++i) {
        const std::int32_t parent = skeleton.joints[index(at)].parent;
        length += (skeleton.position(index(at)) - skeleton.position(index(parent))).norm();
        at = parent;
    }
    return length;
}

class Random {
public:
    double number(double from, double to) { return std::uniform_real_distribution(from, to)(m_engine); }
    Vec3 direction() {
        Vec3 v;
        do {
            v = Vec3(number(-1, 1), number(-1, 1), number(-1, 1));
        } while (v.norm() < 0.1);
        return v.normalized();
    }

private:
    std::mt19937 m_engine{7};
};

Pose randomPose(const Skeleton& skeleton, Random& random, double degrees) {
    Pose pose = Pose::bindPose(skeleton);
    for (JointPose& joint : pose.joints) {
        joint.rotation = Quat(Eigen::AngleAxisd(random.number(0, degrees) * 0.01745, random.direction()));
    }
    return pose;
}

/// Turns of the same joint in two poses, in radians.
double apart(const Pose& a, const Pose& b, std::size_t joint) {
    return a.joints[joint].rotation.angularDistance(b.joints[joint].rotation);
}

} // namespace

/// The range of motion as a clip of a file.
class TestIk : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_skeleton = sample::wayfarer().skeleton; }
    void limbsEndWhereARiggerExpects_data() {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QByteArrayList>("turned");
        QTest::newRow("hand") << QByteArray("LeftHand") << QByteArrayList{"LeftArm", "LeftForeArm"};
        QTest::newRow("elbow") << QByteArray("RightForeArm") << QByteArrayList{"RightArm"};
        QTest::newRow("foot") << QByteArray("RightFoot") << QByteArrayList{"RightUpLeg", "RightLeg"};
        QTest::newRow("knee") << QByteArray("LeftLeg") << QByteArrayList{"LeftUpLeg"};
        QTest::newRow("root") << QByteArray("Hips") << QByteArrayList{};
        QTest::newRow("hip") << QByteArray("LeftUpLeg") << QByteArrayList{"Hips"};
    }

    void limbsEndWhereARiggerExpects() {
        QFETCH(QByteArray, end);
        QFETCH(QByteArrayList, turned);
        QByteArrayList names;
        for (const std::int32_t each : ikChain(m_skeleton, joint(end))) {
            names << QByteArray::fromStdString(m_skeleton.joints[index(each)].name);
        }
        QCOMPARE(names, turned);
    }

    void reachesEveryPlaceInReach() {
        Random random;
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const auto end = static_cast<std::int32_t>(j);
            const auto chain = ikChain(m_skeleton, end);
            const double reach = reachOf(m_skeleton, end);
            if (chain.size() < 2 || reach <= 0.0) {
                continue;
            }
            for (int round = 0; round < 20; ++round) {
                const Pose start = randomPose(m_skeleton, random, 40);
                const Vec3 target = place(m_skeleton, start, chain.front()) +
                                    random.direction() * reach * random.number(0.6, 0.98);
                const Pose solved = solveIk(m_skeleton, start, end, target);
                const double off = (place(m_skeleton, solved, end) - target).norm() / reach;
                QVERIFY2(off < 1e-6,
                         qPrintable(QString("%1: %2").arg(QString::fromStdString(m_skeleton.joints[j].name),
                                                          QString::number(off))));
                QVERIFY(solved == solveIk(m_skeleton, start, end, target));
            }
        }
    }

    void keepsBonesAndTheRestOfTheBody() {
        Random random;
        const std::int32_t hand = joint("LeftHand");
        const Pose start = randomPose(m_skeleton, random, 40);
        const Pose solved = solveIk(m_skeleton, start, hand, Vec3(0.3, 1.2, 0.4));
        const auto before = modelFromJoints(m_skeleton, start);
        const auto after = modelFromJoints(m_skeleton, solved);
        const auto chain = ikChain(m_skeleton, hand);
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const std::int32_t parent = m_skeleton.joints[j].parent;
            if (parent != kNone) {
                const auto bone = [&](const std::vector<Transform>& joints) {
                    return (joints[j].translation() - joints[index(parent)].translation()).norm();
                };
                QVERIFY(std::abs(bone(before) - bone(after)) < 1e-12);
            }
            if (std::ranges::find(chain, static_cast<std::int32_t>(j)) == chain.end()) {
                QVERIFY(solved.joints[j] == start.joints[j]);
            }
        }
    }

    void turnsNoBoneAboutItself() {
        Random random;
        const std::int32_t foot = joint("RightFoot");
        const auto chain = ikChain(m_skeleton, foot);
        for (int round = 0; round < 50; ++round) {
            const Pose start = randomPose(m_skeleton, random, 30);
            const Vec3 target = place(m_skeleton, start, foot) + random.direction() * 0.2;
            Pose pose = solveIk(m_skeleton, start, foot, target);
            // The thigh's turn, as seen from a body that has not moved, has no fraction about the thigh.
            const auto before = modelFromJoints(m_skeleton, start);
            const auto after = modelFromJoints(m_skeleton, pose);
            const std::size_t thigh = index(chain.front());
            const Quat turn(Mat3(after[thigh].rotation() * before[thigh].rotation().transpose()));
            const Vec3 bone =
                (before[index(chain[1])].translation() - before[thigh].translation()).normalized();
            QVERIFY(std::abs(turn.vec().dot(bone)) < 1e-9);
        }
    }

    void stretchesTowardsWhatIsTooFar() {
        const std::int32_t hand = joint("LeftHand");
        const Pose start = Pose::bindPose(m_skeleton);
        const Vec3 shoulder = m_skeleton.position(index(joint("LeftArm")));
        const Vec3 offset = Vec3(1, 2, 3).normalized();
        const Pose solved = solveIk(m_skeleton, start, hand, shoulder + offset * 50.0);
        const Vec3 wanted = shoulder + offset * reachOf(m_skeleton, hand);
        QVERIFY((place(m_skeleton, solved, hand) - wanted).norm() < 1e-9);
    }

    void straightLegsBendForward() {
        Skeleton man = test::chain({Vec3(0, 10, 0), Vec3(0, 12, 0), Vec3(0, 16, 0)});
        const auto add = [&](std::int32_t parent, const Vec3& at) {
            Joint added;
            added.name = "joint_" + std::to_string(man.size());
            added.parent = parent;
            added.modelFromJointBind.translation() = at;
            man.joints.push_back(added);
            return static_cast<std::int32_t>(man.size()) - 1;
        };
        std::int32_t foot = kNone;
        for (const double side : {1.0, -1.0}) {
            const std::int32_t knee = add(add(0, Vec3(side, 9.5, 0)), Vec3(side, 5, 0));
            foot = add(knee, Vec3(side, 0.5, 0));
        }
        const Pose solved = solveIk(man, Pose::bindPose(man), foot, Vec3(-1, 3, 0));
        QVERIFY((place(man, solved, foot) - Vec3(-1, 3, 0)).norm() < 1e-9);
        QVERIFY(place(man, solved, foot - 1).z() > 1.0);
    }

    void longChainsReach() {
        std::vector<Vec3> positions;
        for (int i = 0; i < 12; ++i) {
            positions.emplace_back(i, 0.0, 0.0);
        }
        const Skeleton tail = test::chain(positions);
        for (const Vec3& target : {Vec3(5, 3, 0), Vec3(1, -1, 2), Vec3(10.5, 0, 0), Vec3(-6, 0, 0)}) {
            const Pose solved = solveIk(tail, Pose::bindPose(tail), 11, target, 11);
            const double off = (place(tail, solved, 11) - target).norm();
            QVERIFY2(off < 1e-4, qPrintable(QString::number(off)));
        }
    }

    void leavesThePoseWhenNothingMoves() {
        const std::int32_t hand = joint("LeftHand");
        const Pose start = Pose::bindPose(m_skeleton);
        QVERIFY(solveIk(m_skeleton, start, hand, place(m_skeleton, start, hand)) == start);
        QVERIFY(solveIk(m_skeleton, start, joint("Hips"), Vec3(1, 1, 1)) == start);
    }

    void nonsenseIsHarmless() {
        const Pose start = Pose::bindPose(m_skeleton);
        QVERIFY(solveIk(m_skeleton, start, -1, Vec3::Zero()) == start);
        QVERIFY(solveIk(m_skeleton, start, 5000, Vec3::Zero()) == start);
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(solveIk(m_skeleton, start, joint("LeftHand"), Vec3(nan, 0, 0)) == start);
        const Skeleton vertex = test::chain({Vec3::Zero(), Vec3::Zero(), Vec3::Zero()});
        for (const JointPose& each : solveIk(vertex, Pose::bindPose(vertex), 2, Vec3(1, 0, 0), 2).joints) {
            QVERIFY(each.rotation.coeffs().allFinite());
        }
        const std::int32_t hand = joint("LeftHand");
        const Vec3 shoulder = m_skeleton.position(index(joint("LeftArm")));
        for (const JointPose& each : solveIk(m_skeleton, start, hand, shoulder).joints) {
            QVERIFY(each.rotation.coeffs().allFinite());
        }
    }

    void theClipIsTheMotion() {
        const Scene scene = withRangeOfMotion(humanScene());
        QCOMPARE(scene.clips.size(), humanScene().clips.size() + 1);
        const Clip& clip = scene.clips.back();
        const RangeOfMotion moving(scene.skeleton, deformingJoints(scene.skeleton, {scene.parts[0].weights}));
        QVERIFY(!moving.bends().empty());
        QCOMPARE(clip.duration, moving.duration());
        for (const Bend& bend : moving.bends()) {
            for (const double fraction : {0.25, 0.5, 1.0}) {
                const double seconds = bend.begin + fraction * bend.duration;
                const Pose asked = moving.poseAt(seconds);
                const Pose found = poseAt(scene.skeleton, clip, seconds);
                for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
                    // between two keys a turn is a chord of the soft way
                    QVERIFY2(apart(asked, found, j) < 0.01, scene.skeleton.joints[j].name.c_str());
                }
            }
        }
    }

    void onlyBentJointsHaveKeys() {
        const Scene scene = withRangeOfMotion(humanScene());
        for (const JointTrack& track : scene.clips.back().tracks) {
            QVERIFY(track.translations.empty() && track.scales.empty());
            QVERIFY(track.rotations.size() > 2);
            QVERIFY(std::ranges::is_sorted(track.rotations, {}, &Key<Quat>::seconds));
        }
    }

    void namesThatAreTakenStay() {
        Scene scene = withRangeOfMotion(withRangeOfMotion(humanScene()));
        const std::size_t count = scene.clips.size();
        QVERIFY(scene.clips[count - 1].name != scene.clips[count - 2].name);
    }

    void scenesWithoutSkeletonStay() {
        Scene bare = humanScene();
        bare.skeleton = {};
        for (Part& part : bare.parts) {
            part.weights = nullptr;
        }
        bare.clips.clear();
        QVERIFY(withRangeOfMotion(bare).clips.empty());
    }

    void filesHoldIt_data() {
        QTest::addColumn<QString>("ending");
        QTest::newRow("FBX") << "fbx";
        QTest::newRow("GLB") << "glb";
    }

    void filesHoldIt() {
        QFETCH(QString, ending);
        const Scene scene = withRangeOfMotion(humanScene());
        const QTemporaryDir dir;
        const std::string file = dir.filePath("human." + ending).toStdString();
        Progress progress;
        QVERIFY(exportScene(scene, file, ExportSettings(), progress));
        const auto read = importScene(file, progress);
        QVERIFY(read);
        const Clip& written = scene.clips.back();
        const auto clip = std::ranges::find(read->scene.clips, written.name, &Clip::name);
        QVERIFY(clip != read->scene.clips.end());
        QVERIFY(std::abs(clip->duration - written.duration) < 0.05);
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            const auto there =
                static_cast<std::size_t>(read->scene.skeleton.find(scene.skeleton.joints[j].name));
            for (const double seconds : {0.5, 1.5, 4.5}) {
                const Pose asked = poseAt(scene.skeleton, written, seconds);
                const Pose found = poseAt(read->scene.skeleton, *clip, seconds);
                QVERIFY(asked.joints[j].rotation.angularDistance(found.joints[there].rotation) < 0.01);
            }
        }
    }

private:
    std::int32_t joint(const char* name) const { return m_skeleton.find(name); }
    Skeleton m_skeleton;
};

SINEW_TEST(TestIk, QCoreApplication)

} // namespace testIk

#include "TestIk.moc"
