#include "core/bind/bones/Bones.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>

namespace testLoneJoints {

using namespace sinew;

namespace {

constexpr double kDegrees = std::numbers::pi / 180.0;
constexpr std::size_t kFingerJoints = 5;
constexpr std::array<double, kFingerJoints - 1> kBones{0.07, 0.04, 0.03, 0.02};

/// A joint without parent whose axis `local` points along `direction`, rolled about that at will.
Joint pointing(const std::string& name, const Vec3& position, const Vec3& direction, const Vec3& local,
               double roll) {
    Joint joint;
    joint.name = name;
    joint.modelFromJointBind.translation() = position;
    joint.modelFromJointBind.linear() =
        (Quat::FromTwoVectors(local, direction) * Eigen::AngleAxisd(roll, local)).toRotationMatrix();
    return joint;
}

/// A wrist, joint 0, and five curled fingers of five joints each, all of them roots. The axis `local` of each
/// points along its bone.
Skeleton hand(const Vec3& local) {
    Skeleton skeleton;
    skeleton.joints.push_back(pointing("wrist", Vec3::Zero(), Vec3::UnitZ(), local, 0.3));
    for (int finger = 0; finger < 5; ++finger) {
        const double side = finger - 2;
        const Vec3 across = Eigen::AngleAxisd(10.0 * kDegrees * side, Vec3::UnitY()) * Vec3::UnitX();
        Vec3 direction = Eigen::AngleAxisd(10.0 * kDegrees * side, Vec3::UnitY()) * Vec3::UnitZ();
        Vec3 position(0.02 * side, 0.0, 0.03);
        for (std::size_t j = 0; j < kFingerJoints; ++j) {
            std::string name = "finger ";
            name += static_cast<char>('a' + finger);
            name += static_cast<char>('0' + j);
            skeleton.joints.push_back(
                pointing(name, position, direction, local, 0.2 * finger + 0.1 * static_cast<double>(j)));
            position += (j < kBones.size() ? kBones[j] : 0.0) * direction;
            direction = Eigen::AngleAxisd(14.0 * kDegrees, across) * direction;
        }
    }
    return skeleton;
}

/// The joint that a bone of the hand leads to; none from the tips.
std::size_t nextOf(std::size_t joint) {
    constexpr std::size_t kMiddle = 2;
    if (joint == 0) {
        return 1 + kMiddle * kFingerJoints;
    }
    return joint % kFingerJoints == 0 ? 0 : joint + 1;
}

Scene handScene(Skeleton skeleton) {
    return test::scene(test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1)), std::move(skeleton));
}

std::vector<Notice> guesses(const Bones& sources) {
    std::vector<Notice> found;
    std::ranges::copy_if(sources.notices, std::back_inserter(found),
                         [](const Notice& notice) { return notice.code == NoticeCode::LoneBonesGuessed; });
    return found;
}

/// Whether each bone leads to the next joint of its finger, and tips go on along their axis.
void checkChains(const Skeleton& skeleton, const Vec3& local) {
    const auto sources = chooseBones(handScene(skeleton), {});
    QVERIFY(sources);
    QCOMPARE(sources->joints.size(), skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Bone& bone = sources->joints[j];
        const bool tip = nextOf(j) == 0;
        const Vec3 along = skeleton.joints[j].modelFromJointBind.linear() * local;
        const double scale = (skeleton.position(1) - skeleton.position(2)).norm() / kBones[0];
        const Vec3 end =
            tip ? Vec3(skeleton.position(j) + scale * kBones.back() * along) : skeleton.position(nextOf(j));
        QVERIFY2(bone.segments.size() == 1 && bone.segments[0].a == skeleton.position(j) &&
                     (bone.segments[0].b - end).norm() < 1e-9 * scale,
                 skeleton.joints[j].name.c_str());
        QCOMPARE(bone.openEnded, tip);
        QCOMPARE(bone.endsChain, tip);
    }
}

/// All joints are points, as they are without the guess, and nothing is said.
void checkPoints(const Scene& scene, const BindSettings& settings = {}) {
    const auto sources = chooseBones(scene, settings);
    QVERIFY(sources);
    for (const Bone& bone : sources->joints) {
        QCOMPARE(bone.segments.size(), std::size_t{1});
        QCOMPARE(bone.segments[0].a, bone.segments[0].b);
    }
    QVERIFY(guesses(*sources).empty());
}

} // namespace

class TestLoneJoints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fingersAreFoundAlongAnyAxis_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<double>("sign");
        QTest::addColumn<QString>("name");
        for (int column = 0; column < 3; ++column) {
            for (const double sign : {1.0, -1.0}) {
                const QString name = QString(sign > 0.0 ? '+' : '-') + QChar('X' + column);
                QTest::newRow(qPrintable(name)) << column << sign << name;
            }
        }
    }
    void fingersAreFoundAlongAnyAxis() {
        QFETCH(int, column);
        QFETCH(double, sign);
        QFETCH(QString, name);
        const Vec3 local = sign * Vec3::Unit(column);
        const Skeleton skeleton = hand(local);
        checkChains(skeleton, local);
        const std::vector<Notice> told = guesses(*chooseBones(handScene(skeleton), {}));
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told[0].count, skeleton.size());
        QCOMPARE(QString::fromStdString(told[0].arguments.at(0)), name);
    }

    void turnedAndScaledHandsHaveTheSame() {
        for (int turn = 0; turn < 12; ++turn) {
            const Eigen::AngleAxisd rotation(0.7 * turn, Vec3(1.0, 0.3 * turn, -1.0).normalized());
            const double scale = turn % 2 == 0 ? 100.0 : 0.01;
            Skeleton skeleton = hand(-Vec3::UnitZ());
            for (Joint& joint : skeleton.joints) {
                const Vec3 position = joint.modelFromJointBind.translation();
                joint.modelFromJointBind.linear() = rotation * joint.modelFromJointBind.linear();
                joint.modelFromJointBind.translation() = scale * (rotation * position);
            }
            checkChains(skeleton, -Vec3::UnitZ());
        }
    }

    void mirroredHandsHaveTheSame() {
        const Mat3 mirror = Vec3(-1, 1, 1).asDiagonal();
        Skeleton skeleton = hand(Vec3::UnitX());
        for (Joint& joint : skeleton.joints) {
            const Vec3 position = joint.modelFromJointBind.translation();
            joint.modelFromJointBind.linear() = mirror * joint.modelFromJointBind.linear() * mirror;
            joint.modelFromJointBind.translation() = mirror * position;
        }
        checkChains(skeleton, -Vec3::UnitX()); // what mirrored rotations make of it
    }

    /// Programs do not point joints exactly at the next.
    void axesMayBeOff() {
        Skeleton skeleton = hand(Vec3::UnitY());
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const double around = 2.4 * static_cast<double>(j);
            auto rotation = skeleton.joints[j].modelFromJointBind.linear();
            rotation = Mat3(rotation *
                            Eigen::AngleAxisd(6.0 * kDegrees, Vec3(std::cos(around), 0.0, std::sin(around))));
        }
        const auto sources = chooseBones(handScene(skeleton), {});
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            if (nextOf(j) != 0) {
                QCOMPARE(sources->joints[j].segments[0].b, skeleton.position(nextOf(j)));
            }
        }
    }

    void straightFingersStartAtThePalm() {
        // Each joint's axis points at the next and away from the one before: both ways fit as well.
        Skeleton skeleton;
        for (int finger = 0; finger < 5; ++finger) {
            const double yaw = 18.0 * kDegrees * (finger - 2);
            const Vec3 direction(std::sin(yaw), 0.0, std::cos(yaw));
            for (int j = 1; j < 5; ++j) {
                skeleton.joints.push_back(
                    pointing("finger", j * direction, direction, -Vec3::UnitY(), 0.1 * finger));
            }
        }
        const auto sources = chooseBones(handScene(skeleton), {});
        QCOMPARE(guesses(*sources).at(0).arguments.at(0), std::string("-Y"));
        QCOMPARE(sources->joints[0].segments[0].b, skeleton.position(1));
    }

    void jointsWithoutWeightEndBones() {
        Scene scene = handScene(hand(Vec3::UnitY()));
        SkinWeightsBuilder builder;
        for (std::size_t vertex = 0; vertex < scene.parts[0].mesh->vertexCount(); ++vertex) {
            std::vector<Influence> all;
            for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
                if (nextOf(j) != 0) {
                    all.push_back({static_cast<std::int32_t>(j), 1.0F});
                }
            }
            builder.add(all);
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        const auto sources = chooseBones(scene, {});
        QCOMPARE(sources->joints.size(), scene.skeleton.size() - 5);
        for (const Bone& bone : sources->joints) {
            const std::size_t next = nextOf(static_cast<std::size_t>(bone.joint));
            QCOMPARE(bone.segments[0].b, scene.skeleton.position(next));
            QVERIFY(!bone.openEnded);
            QCOMPARE(bone.endsChain, nextOf(next) == 0); // tips are no sources
        }
    }

    void aBoneDoesNotReachAcrossTheScene() {
        Skeleton skeleton = hand(Vec3::UnitY());
        const Vec3 tip = skeleton.position(kFingerJoints);
        const Vec3 ahead = skeleton.joints[kFingerJoints].modelFromJointBind.linear() * Vec3::UnitY();
        skeleton.joints.push_back(pointing("prop", tip + 100.0 * ahead, ahead, Vec3::UnitY(), 0.0));
        const auto sources = chooseBones(handScene(skeleton), {});
        const Bone& last = sources->joints[kFingerJoints];
        QVERIFY(last.openEnded);
        QVERIFY((last.segments[0].b - tip).norm() < 0.1);
    }

    void jointsWithHandlesAreNotGuessed() {
        BindSettings settings;
        settings.handles = {{"wrist", Solid::sphere(Vec3(0.5, 0.5, 0.5), 0.1)}};
        const Scene scene = handScene(hand(Vec3::UnitY()));
        const auto sources = chooseBones(scene, settings);
        QCOMPARE(sources->joints[0].segments[0].a, Vec3(0.5, 0.5, 0.5));
        QCOMPARE(guesses(*sources).at(0).count, scene.skeleton.size() - 1);
    }

    void theFilesTailComesFirst() {
        Skeleton skeleton = hand(Vec3::UnitY());
        skeleton.joints[1].tail = Vec3(0.5, 0.5, 0.5);
        const auto sources = chooseBones(handScene(skeleton), {});
        QCOMPARE(sources->joints[1].segments[0].b, Vec3(0.5, 0.5, 0.5));
        QVERIFY(!sources->joints[1].openEnded);
    }

    void twoJointsStayPoints() {
        Skeleton skeleton = hand(Vec3::UnitY());
        skeleton.joints.erase(skeleton.joints.begin() + 3, skeleton.joints.end());
        skeleton.joints.erase(skeleton.joints.begin());
        QCOMPARE(skeleton.size(), std::size_t{2});
        checkPoints(handScene(skeleton));
    }

    void jointsWithoutRotationStayPoints() {
        Skeleton skeleton = hand(Vec3::UnitY());
        for (Joint& joint : skeleton.joints) {
            joint.modelFromJointBind.linear().setIdentity();
        }
        checkPoints(handScene(skeleton));
        const Mat3 upright = Eigen::AngleAxisd(90.0 * kDegrees, Vec3::UnitX()).toRotationMatrix();
        for (Joint& joint : skeleton.joints) {
            joint.modelFromJointBind.linear() = upright; // an exporter's change of the up axis
        }
        checkPoints(handScene(skeleton));
    }

    void jointsTurnedAtRandomStayPoints() {
        Skeleton skeleton = hand(Vec3::UnitY());
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const double t = static_cast<double>(j);
            const Vec3 about = Vec3(std::sin(3.7 * t), std::cos(5.3 * t), std::sin(7.9 * t + 1.0));
            skeleton.joints[j].modelFromJointBind.linear() =
                Eigen::AngleAxisd(2.9 * t, about.normalized()).toRotationMatrix();
        }
        checkPoints(handScene(skeleton));
    }

    void itCanBeSwitchedOff() {
        BindSettings settings;
        settings.guessLoneBones = false;
        checkPoints(handScene(hand(Vec3::UnitY())), settings);
    }

    void jointsWithParentsKeepTheirBones() {
        Skeleton skeleton = test::chain({Vec3(0, 0, 0), Vec3(0, 1, 0), Vec3(0, 1, 1)});
        const Skeleton lone = hand(Vec3::UnitX());
        skeleton.joints.insert(skeleton.joints.end(), lone.joints.begin(), lone.joints.end());
        const auto sources = chooseBones(handScene(skeleton), {});
        QCOMPARE(sources->joints[0].segments[0].b, Vec3(0, 1, 0));
        QCOMPARE(sources->joints[2].segments[0].b, Vec3(0, 1, 2));
        QCOMPARE(sources->joints[3].segments[0].b, skeleton.position(3 + nextOf(0)));
    }
};

SINEW_TEST(TestLoneJoints, sinew::test::NoApplication)

} // namespace testLoneJoints

#include "TestLoneJoints.moc"
