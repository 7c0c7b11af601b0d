#include "app/picture/Picture.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/ShowingPose.h"
#include "core/base/Parallel.h"
#include "core/skeleton/LimbRoles.h"
#include "tests/app/support/PictureScenes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <limits>

namespace testPicturePose {

using namespace sinew::picture;
using namespace sinew::test;
using namespace sinew;

namespace {

std::int32_t add(Skeleton& skeleton, const std::string& name, const std::string& parent, const Vec3& at) {
    Joint joint;
    joint.name = name;
    joint.parent = parent.empty() ? kNone : skeleton.find(parent);
    joint.modelFromJointBind.translation() = at;
    // Axes of its own for every joint: the pose must not depend on them.
    const double turn = 0.7 * static_cast<double>(skeleton.size());
    joint.modelFromJointBind.linear() =
        Eigen::AngleAxisd(turn, Vec3(1, 2, 3).normalized()).toRotationMatrix();
    skeleton.joints.push_back(joint);
    return static_cast<std::int32_t>(skeleton.size()) - 1;
}

/// A person in a T-pose.
Skeleton person() {
    Skeleton s;
    add(s, "hips", "", {0, 1.0, 0});
    add(s, "spine", "hips", {0, 1.2, 0});
    add(s, "chest", "spine", {0, 1.4, 0});
    add(s, "neck", "chest", {0, 1.5, 0});
    add(s, "head", "neck", {0, 1.7, 0});
    for (const double side : {1.0, -1.0}) {
        const std::string n = side > 0.0 ? "L" : "R";
        add(s, n + "collar", "chest", {side * 0.05, 1.4, 0});
        add(s, n + "arm", n + "collar", {side * 0.2, 1.4, 0});
        add(s, n + "elbow", n + "arm", {side * 0.45, 1.4, 0});
        add(s, n + "hand", n + "elbow", {side * 0.7, 1.4, 0});
        add(s, n + "thigh", "hips", {side * 0.1, 0.95, 0});
        add(s, n + "knee", n + "thigh", {side * 0.1, 0.5, 0.01});
        add(s, n + "foot", n + "knee", {side * 0.1, 0.08, 0});
        add(s, n + "toe", n + "foot", {side * 0.1, 0.02, 0.15});
    }
    return s;
}

Vec3 posedAt(const Skeleton& skeleton, const std::string& name) {
    const auto posed = modelFromJoints(skeleton, showingPose(skeleton));
    return posed[static_cast<std::size_t>(skeleton.find(name))].translation();
}

Vec3 bindAt(const Skeleton& skeleton, const std::string& name) {
    return skeleton.position(static_cast<std::size_t>(skeleton.find(name)));
}

LimbRole roleOf(const Skeleton& skeleton, const std::string& first) {
    const LimbRoles roles(skeleton);
    for (const Limb& limb : roles.limbs()) {
        if (limb.joints.front() == skeleton.find(first)) {
            return roles.role(limb);
        }
    }
    return LimbRole::Still;
}

ErrorCode errorOf(const Scene& scene, const PictureSettings& settings) {
    Progress progress;
    const auto picture = renderPicture(scene, settings, progress);
    return picture ? ErrorCode::Count : picture.error().code;
}

} // namespace

/// What holds for every picture: errors, cancelling, threads, framing, files.
class TestPicturePose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPersonComesApartIntoLimbs() {
        const Skeleton s = person();
        const auto parts = limbsOf(s);
        QCOMPARE(parts.size(), std::size_t{7}); // hips, spine, neck, two arms, two legs
        QCOMPARE(roleOf(s, "hips"), LimbRole::Middle);
        QCOMPARE(roleOf(s, "neck"), LimbRole::Middle);
        QCOMPARE(roleOf(s, "Lcollar"), LimbRole::Arm);
        QCOMPARE(roleOf(s, "Rthigh"), LimbRole::Leg);
        for (const Limb& limb : parts) {
            if (limb.joints.front() == s.find("Lcollar")) {
                QCOMPARE(limb.joints.size(), std::size_t{4});
                QVERIFY(std::abs(limb.length - 0.65) < 1e-9);
            }
        }
    }

    void aTwistJointDoesNotEndAnArm() {
        Skeleton s = person();
        add(s, "twist", "Larm", {0.3, 1.4, 0});
        QCOMPARE(roleOf(s, "Lcollar"), LimbRole::Arm);
        QCOMPARE(roleOf(s, "twist"), LimbRole::Still);
        QCOMPARE(limbsOf(s).size(), std::size_t{8});
    }

    void aPersonStrides() {
        const Skeleton s = person();
        QVERIFY(posedAt(s, "Lfoot").z() > posedAt(s, "Rfoot").z() + 0.2);
        QVERIFY(posedAt(s, "Rhand").z() > posedAt(s, "Lhand").z() + 0.2); // arms against legs
        for (const char* side : {"L", "R"}) {
            const std::string n = side;
            QVERIFY(posedAt(s, n + "hand").y() < bindAt(s, n + "hand").y() - 0.1); // down from the T
            // Knees bend back: the foot lies behind the line of the thigh.
            const Vec3 thigh = posedAt(s, n + "knee") - posedAt(s, n + "thigh");
            const Vec3 shin = posedAt(s, n + "foot") - posedAt(s, n + "knee");
            QVERIFY(thigh.cross(shin).x() > 0.0);
        }
    }

    void bonesKeepTheirLength() {
        const Skeleton s = person();
        const auto posed = modelFromJoints(s, showingPose(s));
        for (std::size_t j = 0; j < s.size(); ++j) {
            if (s.joints[j].parent == kNone) {
                continue;
            }
            const auto parent = static_cast<std::size_t>(s.joints[j].parent);
            const double before = (s.position(j) - s.position(parent)).norm();
            const double after = (posed[j].translation() - posed[parent].translation()).norm();
            QVERIFY(std::abs(before - after) < 1e-9);
        }
    }

    void everySpiderLegStepsAgainstItsNeighbours() {
        Skeleton s;
        add(s, "body", "", {0, 0.5, 0});
        for (int k = 0; k < 8; ++k) {
            const double side = k < 4 ? 1.0 : -1.0;
            const double z = 0.4 - 0.25 * (k % 4);
            const std::string n = std::to_string(k);
            add(s, "hip" + n, "body", {side * 0.1, 0.5, z});
            add(s, "knee" + n, "hip" + n, {side * 0.5, 0.9, 2.0 * z});
            add(s, "tip" + n, "knee" + n, {side * 0.9, 0.0, 3.0 * z});
        }
        const LimbRoles roles(s);
        for (int k = 0; k < 8; ++k) {
            const std::string n = std::to_string(k);
            QCOMPARE(roleOf(s, "hip" + n), LimbRole::Leg);
            for (const Limb& limb : roles.limbs()) {
                if (limb.joints.front() == s.find("hip" + n)) {
                    QCOMPARE(roles.phase(limb), (k < 4 ? 1.0 : -1.0) * (k % 2 == 0 ? 1.0 : -1.0));
                }
            }
            QVERIFY((posedAt(s, "tip" + n) - bindAt(s, "tip" + n)).norm() > 0.05);
        }
    }

    void aHandCurls() {
        Skeleton s;
        add(s, "wrist", "", {0, 0, 0});
        for (int k = 0; k < 4; ++k) {
            const std::string n = std::to_string(k);
            const double x = 0.02 * k;
            add(s, "a" + n, "wrist", {x, 0.0, 0.08});
            add(s, "b" + n, "a" + n, {x, -0.002, 0.12});
            add(s, "c" + n, "b" + n, {x, -0.007, 0.15});
            add(s, "d" + n, "c" + n, {x, -0.015, 0.17});
        }
        for (int k = 0; k < 4; ++k) {
            const std::string n = std::to_string(k);
            QCOMPARE(roleOf(s, "a" + n), LimbRole::Finger);
            QVERIFY(posedAt(s, "d" + n).norm() < bindAt(s, "d" + n).norm() - 0.005);
            QVERIFY(posedAt(s, "d" + n).y() < bindAt(s, "d" + n).y());
        }
    }

    void looseFeetGoWithTheirLegs() {
        Skeleton s;
        add(s, "root", "", {0, 0, 0});
        add(s, "hips", "root", {0, 1.0, 0});
        for (const double side : {1.0, -1.0}) {
            const std::string n = side > 0.0 ? "L" : "R";
            add(s, n + "thigh", "hips", {side * 0.1, 0.95, 0});
            add(s, n + "knee", n + "thigh", {side * 0.1, 0.5, 0.02});
            add(s, n + "end", n + "knee", {side * 0.1, 0.05, 0});
            add(s, n + "foot", "root", {side * 0.1, 0.05, 0});
        }
        QVERIFY((posedAt(s, "Lend") - bindAt(s, "Lend")).norm() > 0.1);
        QVERIFY((posedAt(s, "Lfoot") - posedAt(s, "Lend")).norm() < 1e-9);
        QVERIFY((posedAt(s, "Rfoot") - posedAt(s, "Rend")).norm() < 1e-9);
    }

    void fewJointsAreNoTrouble() {
        QVERIFY(showingPose(Skeleton()).joints.empty());
        Skeleton one;
        add(one, "only", "", {1, 2, 3});
        QCOMPARE(showingPose(one).joints.size(), std::size_t{1});
        Skeleton heap; // every joint in one place: no bone has a direction
        add(heap, "a", "", {0, 0, 0});
        add(heap, "b", "a", {0, 0, 0});
        add(heap, "c", "b", {0, 0, 0});
        for (const Transform& t : modelFromJoints(heap, showingPose(heap))) {
            QVERIFY(t.matrix().allFinite());
        }
    }

    void verticesThatAreNoNumbersAreLeftOut() {
        Mesh mesh = square();
        mesh.vertices.emplace_back(std::numeric_limits<double>::quiet_NaN(), 0.0, 0.0);
        mesh.vertices.emplace_back(0.0, std::numeric_limits<double>::quiet_NaN(), 0.0);
        mesh.uvSets.clear();
        const QImage clean = render(sceneOf(mesh), small());
        mesh.addPolygon(std::array{0U, 4U, 5U});
        const QImage broken = render(sceneOf(std::move(mesh)), small());
        QVERIFY(!clean.isNull());
        QCOMPARE(broken, clean);
    }

    void errorsNameWhatIsWrong() {
        const Scene scene = sceneOf(square());
        PictureSettings settings = small();
        settings.width = 0;
        QCOMPARE(errorOf(scene, settings), ErrorCode::ParameterOutOfRange);
        settings = small();
        settings.supersample = 9;
        QCOMPARE(errorOf(scene, settings), ErrorCode::ParameterOutOfRange);
        settings = small();
        settings.color = PictureSettings::Color::Joint;
        settings.joint = 0;
        QCOMPARE(errorOf(scene, settings), ErrorCode::JointUnknown);
        QCOMPARE(errorOf(Scene(), small()), ErrorCode::NoMesh);
        Mesh vertex = square();
        vertex.vertices.assign(4, Vec3(1.0, 2.0, 3.0));
        QCOMPARE(errorOf(sceneOf(std::move(vertex)), small()), ErrorCode::ZeroSizeScene);
    }

    void cancelsAtEveryPoll() {
        const Scene scene = sceneOf(square());
        for (const int polls : {0, 1, 5, 20}) {
            test::CancelAfter progress(polls);
            const auto picture = renderPicture(scene, small(), progress);
            QVERIFY(!picture);
            QCOMPARE(picture.error().code, ErrorCode::Canceled);
        }
    }

    void threadsDoNotMatter() {
        PictureSettings settings = small();
        settings.width = 200;
        settings.height = 160;
        settings.yaw = 25.0;
        settings.skeleton = true;
        settings.color = PictureSettings::Color::Weights;
        const Scene scene = boundScene();
        QImage first;
        withThreads(1, [&] { first = render(scene, settings); });
        for (const int threads : {2, 8}) {
            QImage other;
            withThreads(threads, [&] { other = render(scene, settings); });
            QCOMPARE(other, first);
        }
    }

    void framingHoldsEveryVertexTightly_data() {
        QTest::addColumn<double>("yaw");
        QTest::addColumn<double>("pitch");
        QTest::addColumn<int>("width");
        QTest::newRow("front, wide") << 0.0 << 0.0 << 400;
        QTest::newRow("three quarters, tall") << 30.0 << 8.0 << 120;
        QTest::newRow("behind, from above") << 200.0 << 60.0 << 200;
    }

    void framingHoldsEveryVertexTightly() {
        QFETCH(double, yaw);
        QFETCH(double, pitch);
        QFETCH(int, width);
        constexpr int height = 200;
        std::vector<Vec3> vertices;
        vertices.reserve(200);
        for (int k = 0; k < 200; ++k) {
            vertices.emplace_back(std::sin(12.9 * k) * 2.0 + 5.0, std::sin(78.2 * k),
                                  std::sin(37.7 * k) * 0.5);
        }
        const picture::View view = picture::framingView(vertices, yaw, pitch, width, height, 0.1);
        const double rim = 0.1 * std::min(width, height);
        double spare = 1e9;
        for (const Vec3f& p : picture::projectAll(view, vertices)) {
            QVERIFY(p.z() > 0.0F);
            for (const double gap : {p.x() - rim, width - rim - p.x(), p.y() - rim, height - rim - p.y()}) {
                QVERIFY2(gap > -0.1, qPrintable(QString::number(gap)));
                spare = std::min(spare, gap);
            }
        }
        QVERIFY(spare < 0.5);
    }

    void writesPngAndSaysWhyNot() {
        const QTemporaryDir folder;
        const QImage picture = render(sceneOf(square()), small());
        const QString file = folder.filePath("picture.png");
        QVERIFY(writePicture(picture, file));
        QCOMPARE(QImage(file).convertToFormat(picture.format()), picture);
        const auto written = writePicture(picture, folder.filePath("missing/picture.png"));
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::PictureUnwritable);
        QCOMPARE(written.error().arguments.size(), std::size_t{2});
    }
};

SINEW_TEST(TestPicturePose, QCoreApplication)

} // namespace testPicturePose

#include "TestPicturePose.moc"
