#include "core/bind/bones/BoneVolumes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace testBoneVolumes {

using namespace sinew;

namespace {

Bone boneTo(const std::vector<Vec3>& ends, const Vec3& start = Vec3::Zero()) {
    Bone bone;
    for (const Vec3& end : ends) {
        bone.segments.push_back({start, end});
    }
    return bone;
}

bool near(const Vec3& a, const Vec3& b) {
    return (a - b).norm() < 1e-9;
}

const Segment kUp{Vec3(1, 0, 0), Vec3(1, 2, 0)};

} // namespace

/// How volumes lie around bones, and how they are sized by these.
class TestBoneVolumes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void axesLeadToTheMiddleOfChildren() {
        QVERIFY(near(boneAxis(boneTo({Vec3(0, 1, 0)})).b, Vec3(0, 1, 0)));
        // A hand: five fingers.
        QVERIFY(near(boneAxis(boneTo({Vec3(-0.2, 1, 0), Vec3(0, 1.1, 0), Vec3(0.2, 1, 0)})).b,
                     Vec3(0, 3.1 / 3.0, 0)));
        // A pelvis: two legs alike, and the spine.
        const Bone pelvis = boneTo({Vec3(-1, -0.4, 0), Vec3(1, -0.4, 0), Vec3(0, 0.6, 0)});
        QVERIFY(near(boneAxis(pelvis).b, Vec3(0, 0.6, 0)));
        // All alike: the first.
        QVERIFY(near(boneAxis(boneTo({Vec3(1, 0, 0), Vec3(-1, 0, 0)})).b, Vec3(1, 0, 0)));
    }

    void axesAcrossAreTheJointsOwn() {
        const Mat3 axes = volumeAxes(kUp, Mat3::Identity());
        QVERIFY(near(axes.col(0), Vec3(0, 1, 0)));
        QVERIFY(near(axes.col(1), Vec3(0, 0, 1)));
        QVERIFY(near(axes.col(2), Vec3(1, 0, 0)));
        const Mat3 tilted = volumeAxes({Vec3::Zero(), Vec3(0.3, 1, 0.2)}, Mat3::Identity());
        QVERIFY((tilted.transpose() * tilted).isApprox(Mat3::Identity()));
        QVERIFY(volumeAxes({Vec3::Zero(), Vec3::Zero()}, Mat3::Identity()).isIdentity());
    }

    /// A joint and its mirror image measure their widths along mirrored axes.
    void axesAcrossMirror() {
        const Mat3 mirror = Vec3(-1, 1, 1).asDiagonal();
        const Mat3 joint = Eigen::AngleAxisd(0.3, Vec3(1, 2, 3).normalized()).toRotationMatrix();
        const Segment left{Vec3(0.2, 1, 0), Vec3(0.9, 0.7, 0.1)};
        const Segment right{mirror * left.a, mirror * left.b};
        const Mat3 there = volumeAxes(right, mirror * joint * mirror);
        const Mat3 here = volumeAxes(left, joint);
        for (int axis = 0; axis < 3; ++axis) {
            QVERIFY(std::abs(std::abs(there.col(axis).dot(mirror * here.col(axis))) - 1.0) < 1e-9);
        }
    }

    void volumesReachFromTheJointToTheEnd() {
        BoneVolume volume{"j", AxisVolumeShape::Cylinder, {0.3, 0.2}};
        AxisVolume placed = placedVolume(volume, kUp, Mat3::Identity());
        QVERIFY(near(placed.start, kUp.a) && near(placed.end, kUp.b));
        QVERIFY(placed.radii == volume.radii);
        volume.before = 0.5;
        volume.beyond = -0.25;
        volume.offset = Vec3(0, 0, 1);
        placed = placedVolume(volume, kUp, Mat3::Identity());
        QVERIFY(near(placed.start, Vec3(1, -0.5, 1)));
        QVERIFY(near(placed.end, Vec3(1, 1.75, 1)));
        volume.beyond = -9.0; // shorter than nothing
        QCOMPARE(placedVolume(volume, kUp, Mat3::Identity()).length(), 0.0);
        QCOMPARE(placedVolume(volume, kUp, Mat3::Identity()).innerRadius(), 0.0);
    }

    void aPointIsTheMiddleOfItsVolume() {
        const Segment point{Vec3(1, 2, 3), Vec3(1, 2, 3)};
        using enum AxisVolumeShape;
        for (const AxisVolumeShape shape : {Capsule, Ellipsoid, Box, Cylinder}) {
            const AxisVolume placed = placedVolume({"j", shape, {0.4, 0.4}}, point, Mat3::Identity());
            QVERIFY(near(placed.center(), point.a));
            QVERIFY(std::abs(placed.innerRadius() - 0.4) < 1e-9);
        }
    }

    void sizesFollowTheLengthOfBonesAndTheirChildren() {
        std::vector<Bone> bones{boneTo({Vec3(0, 2, 0), Vec3(4, 0, 0)}),
                                boneTo({Vec3(0, 2, 0)}, Vec3(0, 2, 0)),
                                boneTo({Vec3(9, 9, 9)}, Vec3(9, 9, 9))};
        bones[0].joint = 0;
        bones[1].joint = 1;
        bones[1].above = 0;
        bones[2].joint = 2;
        const auto fan = volumesByLength(bones, 0, AxisVolumeShape::Capsule, Mat3::Identity());
        QCOMPARE(fan.size(), std::size_t{2});
        QVERIFY(std::abs(fan[0].radii[0] - 0.5) < 1e-12 && std::abs(fan[1].radii[1] - 1.0) < 1e-12);
        QVERIFY(near(fan[1].end, Vec3(4, 0, 0)));
        // A point is as wide as the bone that leads to it says; one that none leads to has no volume.
        const auto point = volumesByLength(bones, 1, AxisVolumeShape::Box, Mat3::Identity());
        QCOMPARE(point.size(), std::size_t{1});
        QVERIFY(point[0].innerRadius() > 0.0);
        QVERIFY(volumesByLength(bones, 2, AxisVolumeShape::Capsule, Mat3::Identity()).empty());
    }

    /// Twice the skeleton: twice the volumes.
    void sizesScale() {
        const std::vector<Bone> bones{boneTo({Vec3(0.5, 1, 0.2)})};
        const std::vector<Bone> twice{boneTo({Vec3(1, 2, 0.4)})};
        using enum AxisVolumeShape;
        for (const AxisVolumeShape shape : {Capsule, Ellipsoid, Box, Cylinder}) {
            const double one = volumesByLength(bones, 0, shape, Mat3::Identity())[0].innerRadius();
            const double other = volumesByLength(twice, 0, shape, Mat3::Identity())[0].innerRadius();
            QVERIFY(one > 0.0 && std::abs(other - 2.0 * one) < 1e-9);
        }
    }

    /// What a shape holds, a longer one of the same radius around the bone holds too.
    void boxesAndCylindersHoldTheCapsule() {
        const Bone bone = boneTo({Vec3(0.5, 1, 0.2)});
        const AxisVolume capsule = volumesAround(bone, AxisVolumeShape::Capsule, 0.3, Mat3::Identity())[0];
        for (const AxisVolumeShape shape : {AxisVolumeShape::Box, AxisVolumeShape::Cylinder}) {
            const AxisVolume volume = volumesAround(bone, shape, 0.3, Mat3::Identity())[0];
            for (int i = 0; i < 500; ++i) {
                const Vec3 p(std::sin(i * 1.3), 1.5 * std::sin(i * 2.1 + 1), std::sin(i * 0.7 + 2));
                QVERIFY(capsule.signedDistanceTo(p) > 0.0 || volume.signedDistanceTo(p) <= 1e-9);
            }
        }
        QVERIFY(volumesAround(bone, AxisVolumeShape::Capsule, 0.0, Mat3::Identity()).empty());
    }

    void numbersAreChecked_data() {
        QTest::addColumn<double>("radius");
        QTest::addColumn<double>("beyond");
        QTest::addColumn<bool>("sound");
        constexpr double infinity = std::numeric_limits<double>::infinity();
        QTest::newRow("plain") << 0.1 << 0.0 << true;
        QTest::newRow("no radius") << 0.0 << 0.0 << true;
        QTest::newRow("negative radius") << -0.1 << 0.0 << false;
        QTest::newRow("infinite radius") << infinity << 0.0 << false;
        QTest::newRow("no number") << std::nan("") << 0.0 << false;
        QTest::newRow("shorter") << 0.1 << -2.0 << true;
        QTest::newRow("infinite length") << 0.1 << -infinity << false;
    }

    void numbersAreChecked() {
        QFETCH(double, radius);
        QFETCH(double, beyond);
        QFETCH(bool, sound);
        BoneVolume volume{"Arm", AxisVolumeShape::Box, {0.2, radius}, 0.0, beyond};
        const Expected<void> checked = validateBoneVolumes({volume});
        QCOMPARE(checked.has_value(), sound);
        if (!sound) {
            QCOMPARE(checked.error().code, ErrorCode::ParameterOutOfRange);
            QCOMPARE(checked.error().arguments.front(), std::string("envelope of Arm"));
        }
    }
};

SINEW_TEST(TestBoneVolumes, sinew::test::NoApplication)

} // namespace testBoneVolumes

#include "TestBoneVolumes.moc"
