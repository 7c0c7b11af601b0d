#include "app/files/ReadFile.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/scene/ClipPose.h"
#include "core/scene/Retarget.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>

namespace testMotionFile {

using namespace sinew;

namespace {

constexpr double kDegree = std::numbers::pi / 180.0;

/// Names of the sample's joints as Unreal has them.
std::string unrealName(const std::string& name) {
    static const std::map<std::string, std::string> words{
        {"Hips", "pelvis"},      {"Spine", "spine_01"}, {"Spine1", "spine_02"},   {"Spine2", "spine_03"},
        {"Neck", "neck_01"},     {"Head", "head"},      {"Shoulder", "clavicle"}, {"Arm", "upperarm"},
        {"ForeArm", "lowerarm"}, {"Hand", "hand"},      {"UpLeg", "thigh"},       {"Leg", "calf"},
        {"Foot", "foot"},        {"ToeBase", "ball"}};
    for (const auto& [side, letter] : {std::pair(std::string("Left"), "_l"), {std::string("Right"), "_r"}}) {
        if (name.starts_with(side)) {
            const auto word = words.find(name.substr(side.size()));
            return word == words.end() ? "other_" + name : word->second + letter;
        }
    }
    const auto word = words.find(name);
    return word == words.end() ? "other_" + name : word->second;
}

/// The sample's skeleton with other names, in centimetres, its arms lowered and its legs apart: another rest.
/// Joints have the model's axes, as in a BVH file.
Skeleton otherRest(const Skeleton& own) {
    Pose rest = Pose::bindPose(own);
    const auto turn = [&](const char* name, double degrees) {
        const auto j = static_cast<std::size_t>(own.find(name));
        const Quat bind(own.joints[j].modelFromJointBind.rotation());
        rest.joints[j].rotation =
            bind.conjugate() * Quat(Eigen::AngleAxisd(degrees * kDegree, Vec3::UnitZ())) * bind;
    };
    turn("LeftArm", -35.0);
    turn("RightArm", 35.0);
    turn("LeftForeArm", -10.0);
    turn("LeftUpLeg", 12.0);
    turn("RightUpLeg", -12.0);
    const std::vector<Transform> posed = modelFromJoints(own, rest);
    Skeleton other = own;
    for (std::size_t j = 0; j < own.size(); ++j) {
        other.joints[j].name = unrealName(own.joints[j].name);
        other.joints[j].modelFromJointBind = Transform(Eigen::Translation3d(100.0 * posed[j].translation()));
        other.joints[j].tail.reset();
    }
    for (std::size_t j = 0; j < own.size(); ++j) {
        other.joints[j].parentFromJointRest = other.parentFromJointBind(j);
    }
    return other;
}

/// Poses in which every joint turns another way.
std::vector<Pose> wildPoses(const Skeleton& skeleton, std::size_t count) {
    std::vector<Pose> poses(count, Pose::bindPose(skeleton));
    for (std::size_t frame = 1; frame < count; ++frame) {
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const auto wave = static_cast<double>(frame * (j + 3));
            const Vec3 axis(std::sin(wave), std::cos(2.0 * wave), std::sin(3.0 * wave + 1.0));
            poses[frame].joints[j].rotation = Quat(Eigen::AngleAxisd(0.5, axis.normalized()));
        }
        poses[frame].joints[0].translation = Vec3(10.0, -20.0, 5.0) * static_cast<double>(frame);
    }
    return poses;
}

Vec3 boneDirection(const std::vector<Transform>& joints, const Skeleton& skeleton, const std::string& from,
                   const std::string& to) {
    const auto at = [&](const std::string& name) {
        return Vec3(joints[static_cast<std::size_t>(skeleton.find(name))].translation());
    };
    return (at(to) - at(from)).normalized();
}

bool isBelow(const Skeleton& skeleton, std::int32_t upper, std::int32_t lower) {
    while (lower != kNone && lower != upper) {
        lower = skeleton.joints[static_cast<std::size_t>(lower)].parent;
    }
    return lower == upper;
}

} // namespace

class TestMotionFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void limbsPointTheSameWay() {
        const Skeleton other = otherRest(m_own);
        const std::vector<Pose> poses = wildPoses(other, 12);
        const auto motion = read(written("wild.bvh", bvhText(other, poses, 1.0 / 30.0)));
        QVERIFY2(motion, motion ? "" : motion.error().arguments.back().c_str());
        QCOMPARE(motion->clips.size(), std::size_t{1});
        for (std::size_t frame = 0; frame < poses.size(); ++frame) {
            const std::vector<Transform> theirs = modelFromJoints(other, poses[frame]);
            const std::vector<Transform> ours =
                modelFromJoints(m_own, poseAt(m_own, motion->clips[0], static_cast<double>(frame) / 30.0));
            for (const std::string side : {"Left", "Right"}) {
                for (const auto& [from, to] :
                     {std::pair("Arm", "ForeArm"), {"ForeArm", "Hand"}, {"UpLeg", "Leg"}, {"Leg", "Foot"}}) {
                    const Vec3 wanted =
                        boneDirection(theirs, other, unrealName(side + from), unrealName(side + to));
                    const Vec3 found = boneDirection(ours, m_own, side + from, side + to);
                    const double away = std::acos(std::clamp(wanted.dot(found), -1.0, 1.0)) / kDegree;
                    QVERIFY2(
                        away < 0.1,
                        qPrintable(
                            QString("%1 %2: %3 degrees").arg(QString::fromStdString(side), from).arg(away)));
                }
            }
        }
    }

    void theHipsMoveByTheLengthOfTheLegs() {
        const Skeleton other = otherRest(m_own);
        const auto motion = read(written("walk.bvh", bvhText(other, wildPoses(other, 3), 1.0 / 30.0)));
        QVERIFY(motion);
        const auto hips = static_cast<std::size_t>(m_own.find("Hips"));
        const auto at = [&](double seconds) {
            return Vec3(modelFromJoints(m_own, poseAt(m_own, motion->clips[0], seconds))[hips].translation());
        };
        // It begins where the character stands, on the ground, with legs that are apart like theirs.
        const Vec3 start = at(0.0) - m_own.position(hips);
        QVERIFY(std::abs(start.x()) < 1e-4 && std::abs(start.z()) < 1e-4);
        QVERIFY2(start.y() < 0.0 && start.y() > -0.05, qPrintable(QString::number(start.y())));
        const auto lowest = [&](const Pose& pose) {
            const std::vector<Transform> joints = modelFromJoints(m_own, pose);
            const auto height = [&](const char* joint) {
                return joints[static_cast<std::size_t>(m_own.find(joint))].translation().y();
            };
            return std::min(height("LeftToeBase"), height("RightToeBase"));
        };
        QVERIFY(std::abs(lowest(poseAt(m_own, motion->clips[0], 0.0)) - lowest(Pose::bindPose(m_own))) <
                1e-3);
        QVERIFY((at(2.0 / 30.0) - at(0.0) - Vec3(0.2, -0.4, 0.1)).norm() < 1e-3);
    }

    void aSkeletonMovesAsItself() {
        const std::vector<Pose> poses = wildPoses(m_own, 4);
        const Clip clip = clipOf(m_own, poses, 30.0, "own");
        const Clip again = retargeted(m_own, clip, m_own, motionMatches(m_own, m_own));
        for (std::size_t frame = 1; frame < poses.size(); ++frame) {
            const Pose found = poseAt(m_own, again, static_cast<double>(frame) / 30.0);
            for (std::size_t j = 0; j < m_own.size(); ++j) {
                QVERIFY2(found.joints[j].rotation.angularDistance(poses[frame].joints[j].rotation) < 1e-6,
                         m_own.joints[j].name.c_str());
            }
        }
    }

    /// A file with Z up whose format does not say so, and a character that looks backwards.
    void otherWaysOfStandingAreTurned() {
        Transform lying = Transform::Identity();
        lying.linear() = (Eigen::AngleAxisd(90.0 * kDegree, Vec3::UnitX()) *
                          Eigen::AngleAxisd(180.0 * kDegree, Vec3::UnitY()))
                             .toRotationMatrix();
        Skeleton other = m_own;
        for (std::size_t j = 0; j < other.size(); ++j) {
            other.joints[j].modelFromJointBind = lying * m_own.joints[j].modelFromJointBind;
            other.joints[j].parentFromJointRest = other.parentFromJointBind(j);
        }
        const std::vector<Pose> poses = wildPoses(m_own, 3); // in the joints' own axes: the same turns
        const Clip clip = clipOf(other, poses, 30.0, "lying");
        const Clip found = retargeted(other, clip, m_own, motionMatches(other, m_own));
        const Pose shown = poseAt(m_own, found, 2.0 / 30.0);
        for (std::size_t j = 0; j < m_own.size(); ++j) {
            QVERIFY(shown.joints[j].rotation.angularDistance(poses[2].joints[j].rotation) < 1e-6);
        }
    }

    void biovisionShouldersAreArms() {
        Skeleton other;
        const auto add = [&](const char* name, std::int32_t parent, const Vec3& position) {
            Joint joint;
            joint.name = name;
            joint.parent = parent;
            joint.modelFromJointBind = Transform(Eigen::Translation3d(position));
            other.joints.push_back(joint);
            return static_cast<std::int32_t>(other.size() - 1);
        };
        const auto hips = add("Hips", kNone, {0, 90, 0});
        const auto chest = add("Chest", hips, {0, 110, 0});
        add("Head", add("Neck", chest, {0, 140, 0}), {0, 150, 0});
        for (const auto& [side, x] : {std::pair(std::string("Left"), 1.0), {std::string("Right"), -1.0}}) {
            const auto collar = add((side + "Collar").c_str(), chest, {3 * x, 135, 0});
            const auto shoulder = add((side + "Shoulder").c_str(), collar, {18 * x, 135, 0});
            add((side + "Wrist").c_str(), add((side + "Elbow").c_str(), shoulder, {45 * x, 135, 0}),
                {70 * x, 135, 0});
            const auto hip = add((side + "Hip").c_str(), hips, {9 * x, 88, 0});
            add((side + "Ankle").c_str(), add((side + "Knee").c_str(), hip, {9 * x, 48, 0}), {9 * x, 8, 0});
        }
        const std::vector<std::int32_t> jointOf = motionMatches(other, m_own);
        for (const auto& [theirs, ours] : {std::pair("LeftCollar", "LeftShoulder"),
                                           {"LeftShoulder", "LeftArm"},
                                           {"LeftElbow", "LeftForeArm"},
                                           {"RightWrist", "RightHand"},
                                           {"RightHip", "RightUpLeg"},
                                           {"LeftKnee", "LeftLeg"},
                                           {"LeftAnkle", "LeftFoot"},
                                           {"Hips", "Hips"}}) {
            QVERIFY2(jointOf[static_cast<std::size_t>(other.find(theirs))] == m_own.find(ours), theirs);
        }
    }

    void aTableDecides() {
        const Skeleton other = otherRest(m_own);
        const std::array table{JointMapping{"hand_l", "RightHand"}, JointMapping{"head", ""}};
        const std::vector<std::int32_t> jointOf = motionMatches(other, m_own, table);
        QCOMPARE(jointOf[static_cast<std::size_t>(other.find("hand_l"))], m_own.find("RightHand"));
        QCOMPARE(jointOf[static_cast<std::size_t>(other.find("head"))], kNone);
        QCOMPARE(jointOf[static_cast<std::size_t>(other.find("hand_r"))], kNone); // it is taken
    }

    void realCharactersTakeIt_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"mh_worker_mixamo.fbx", "quaternius_adventurer.glb", "kaykit_knight.glb",
                                 "mh_helpers_game.glb", "pab_arnaud.fbx"}) {
            QTest::newRow(file) << file;
        }
    }

    /// Wherever both thigh and shin are known, they point as in the motion.
    void realCharactersTakeIt() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        Progress progress;
        const auto character = importScene(path.toStdString(), progress);
        QVERIFY(character);
        const Skeleton& skeleton = character->scene.skeleton;
        const Skeleton other = otherRest(m_own);
        const std::vector<Pose> poses = wildPoses(other, 5);
        const QString bvh = written("motion.bvh", bvhText(other, poses, 1.0 / 30.0));
        const auto motion = readMotionFile(bvh.toStdString(), skeleton, progress);
        QVERIFY(motion);
        QVERIFY2(motion->matched >= 12, qPrintable(QString::number(motion->matched)));
        const std::vector<std::int32_t> jointOf = motionMatches(other, skeleton);
        const std::vector<Transform> theirs = modelFromJoints(other, poses[4]);
        const std::vector<Transform> ours =
            modelFromJoints(skeleton, poseAt(skeleton, motion->clips[0], 4.0 / 30.0));
        int looked = 0;
        for (const auto& [from, to] : {std::pair("thigh_l", "calf_l"),
                                       {"calf_l", "foot_l"},
                                       {"upperarm_r", "lowerarm_r"},
                                       {"lowerarm_r", "hand_r"}}) {
            const std::int32_t a = jointOf[static_cast<std::size_t>(other.find(from))];
            const std::int32_t b = jointOf[static_cast<std::size_t>(other.find(to))];
            if (a == kNone || b == kNone || !isBelow(skeleton, a, b)) { // some feet stand on their own
                continue;
            }
            const Vec3 wanted = boneDirection(theirs, other, from, to);
            const Vec3 found = (ours[static_cast<std::size_t>(b)].translation() -
                                ours[static_cast<std::size_t>(a)].translation())
                                   .normalized();
            QVERIFY2(wanted.dot(found) > std::cos(1.0 * kDegree), from);
            ++looked;
        }
        QVERIFY(looked >= 2);
    }

    void framesAreTheFiles_data() {
        QTest::addColumn<double>("rate");
        for (const double rate : {12.5, 24.0, 30.0, 48.0, 60.0, 120.0, 240.0, 1000.0}) {
            QTest::addRow("%g", rate) << rate;
        }
    }

    /// Frame F is the F-th of the file at every rate, and the clip has no other keys.
    void framesAreTheFiles() {
        QFETCH(double, rate);
        std::vector<Pose> poses(41, Pose::bindPose(m_own));
        const auto arm = static_cast<std::size_t>(m_own.find("LeftArm"));
        for (std::size_t frame = 0; frame < poses.size(); ++frame) {
            const double angle =
                (static_cast<double>(frame) + 3.0 * static_cast<double>(frame % 2)) * kDegree;
            poses[frame].joints[arm].rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitX()));
        }
        const auto motion = read(written("fast.bvh", bvhText(m_own, poses, 1.0 / rate)));
        QVERIFY2(motion, motion ? "" : motion.error().arguments.back().c_str());
        const Clip& clip = motion->clips.at(0);
        QCOMPARE(clip.frameRate, rate);
        QCOMPARE(framesPerSecond(clip), rate);
        QCOMPARE(lastFrame(clip), 40.0);
        for (std::size_t frame = 0; frame < poses.size(); ++frame) {
            const Pose found = poseAt(m_own, clip, static_cast<double>(frame) / rate);
            QVERIFY(found.joints[arm].rotation.angularDistance(poses[frame].joints[arm].rotation) < 1e-5);
        }
        for (const JointTrack& track : clip.tracks) {
            QVERIFY(track.rotations.size() == 41 || track.rotations.size() == 1);
            QVERIFY(track.scales.size() <= 1);
        }
    }

    /// Two keys a year apart are two keys: nothing is sampled that nobody could store.
    void longClipsWithFewKeysStaySmall() {
        Clip clip = clipOf(m_own, wildPoses(m_own, 3), 30.0, "year");
        constexpr double kYear = 3.15e7;
        for (JointTrack& track : clip.tracks) {
            if (track.rotations.size() == 3) {
                track.rotations[2].seconds = kYear;
            }
            if (track.translations.size() == 3) {
                track.translations[2].seconds = kYear;
            }
        }
        clip.duration = kYear;
        clip.frameRate = 240.0;
        const Clip again = retargeted(m_own, clip, m_own, motionMatches(m_own, m_own));
        QCOMPARE(again.duration, kYear);
        QCOMPARE(again.frameRate, 240.0);
        const auto arm = m_own.find("LeftArm");
        const auto track = std::ranges::find(again.tracks, arm, &JointTrack::joint);
        QVERIFY(track != again.tracks.end());
        QCOMPARE(track->rotations.size(), std::size_t{3});
    }

    void framesThatLieAreTold() {
        std::string text = bvhText(m_own, wildPoses(m_own, 3), 1.0 / 60.0);
        text.replace(text.find("Frames: 3"), 9, "Frames: 90");
        const auto motion = read(written("lies.bvh", text));
        QVERIFY(motion);
        QCOMPARE(motion->notices.size(), std::size_t{1});
        QCOMPARE(motion->notices[0].code, NoticeCode::MotionFramesMissing);
        QCOMPARE(lastFrame(motion->clips.at(0)), 2.0);
    }

    void whatIsNotThereIsTold() {
        Skeleton other = otherRest(m_own);
        other.joints[static_cast<std::size_t>(other.find("head"))].name = "balloon";
        const auto motion = read(written("odd.bvh", bvhText(other, wildPoses(other, 3), 1.0 / 30.0)));
        QVERIFY(motion);
        QVERIFY(std::ranges::find(motion->unmatched, "balloon") != motion->unmatched.end());
        QVERIFY(std::ranges::find(motion->still, "Head") != motion->still.end());
        QVERIFY(std::ranges::find(motion->unmatched, "hand_l") == motion->unmatched.end());
    }

    void wrongFilesSaySo() {
        const auto code = [&](const QString& file) {
            const auto motion = read(file);
            return motion ? ErrorCode::Count : motion.error().code;
        };
        QCOMPARE(code(m_folder.filePath("gone.bvh")), ErrorCode::FileNotFound);
        QCOMPARE(code(written("empty.bvh", "")), ErrorCode::FileEmpty);
        QCOMPARE(code(written("words.bvh", "no skeleton")), ErrorCode::SkeletonBroken);
        QCOMPARE(code(written("text.doc", "no skeleton")), ErrorCode::FormatUnknown);
        const std::string still = bvhText(m_own, {}, 1.0 / 30.0);
        QCOMPARE(code(written("cut.bvh", still.substr(0, still.find_last_of(' ')))), ErrorCode::MotionBroken);
        const Skeleton stick = test::chain({Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(0, 2, 0)});
        QCOMPARE(code(written("stick.bvh", bvhText(stick, wildPoses(stick, 2), 0.1))),
                 ErrorCode::MotionBroken);
        Progress progress;
        const std::string mesh = m_folder.filePath("mesh.obj").toStdString();
        QVERIFY(exportScene(test::scene(test::box(Vec3(0, 0, 0), Vec3(1, 1, 1)), {}), mesh, {}, progress));
        QCOMPARE(code(QString::fromStdString(mesh)), ErrorCode::NoSkeleton);
    }

private:
    QString written(const char* name, const std::string& bytes) const {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        return path;
    }
    Expected<MotionFile> read(const QString& file) const {
        Progress progress;
        return readMotionFile(file.toStdString(), m_own, progress);
    }

    QTemporaryDir m_folder;
    Skeleton m_own = sample::wayfarer().skeleton;
};

SINEW_TEST(TestMotionFile, QCoreApplication)

} // namespace testMotionFile

#include "TestMotionFile.moc"
