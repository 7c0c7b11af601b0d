#include "core/io/ExportScene.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testLimitFiles {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kPerRadian = 180.0 / std::numbers::pi;
constexpr double kFree = std::numeric_limits<double>::infinity();

/// A leg of three joints as the slides write them, by hand.
const char* const kLeg = R"(balljoint hip {
  offset 0 2 0
  boxmin -0.1 -0.1 -0.1
  boxmax 0.1 0.1 0.1
  rotxlimit -1.5 0.5
  rotylimit -0.3 0.3
  rotzlimit -0.5 0.5
  pose 0.1 0 0
  balljoint knee {
    offset 0 -1 0
    boxmin -0.1 -1 -0.1
    boxmax 0.1 0 0.1
    rotxlimit 0 2.2
    rotylimit 0 0
    rotzlimit 0 0
    pose 0.25 0 0
    balljoint ankle {
      offset 0 -1 0
      rotxlimit -100000 0.7
      rotzlimit -100000 100000
    }
  }
}
)";

const Joint& jointOf(const Skeleton& skeleton, const char* name) {
    return skeleton.joints[static_cast<std::size_t>(skeleton.find(name))];
}

bool near(const AngleRange& a, const AngleRange& b) {
    const auto same = [](double x, double y) { return x == y || std::abs(x - y) < 1e-6; };
    return same(a.min, b.min) && same(a.max, b.max);
}

bool sameLimits(const std::optional<JointLimits>& a, const std::optional<JointLimits>& b) {
    if (a.has_value() != b.has_value() || !a) {
        return a.has_value() == b.has_value();
    }
    return near(a->ranges[0], b->ranges[0]) && near(a->ranges[1], b->ranges[1]) &&
           near(a->ranges[2], b->ranges[2]) && a->order == b->order &&
           a->parentFromAxes.angularDistance(b->parentFromAxes) < 1e-6 &&
           a->axesFromJoint.angularDistance(b->axesFromJoint) < 1e-6;
}

bool sameLimits(const Skeleton& a, const Skeleton& b) {
    return std::ranges::equal(a.joints, b.joints, [](const Joint& x, const Joint& y) {
        return x.name == y.name && sameLimits(x.limits, y.limits);
    });
}

constexpr std::int64_t kHips = 11;
constexpr std::int64_t kKnee = 12;
constexpr std::int64_t kBody = 20;

/// Two joints in a file whose Z is up; the knee is turned by a pre-rotation, an order and a post-rotation,
/// and limited on five of six sides.
FbxBuilder limitedCharacter() {
    FbxBuilder file;
    file.setting("UnitScaleFactor", 1.0);
    file.setting("UpAxis", 2.0);
    file.setting("UpAxisSign", 1.0);
    file.setting("FrontAxis", 1.0);
    file.setting("FrontAxisSign", -1.0);
    file.setting("CoordAxis", 0.0);
    file.setting("CoordAxisSign", 1.0);
    FbxNode& hips = file.model(kHips, "Hips", "LimbNode", 0, {0, 0, 2}, {10, 0, 0});
    FbxBuilder::number(hips, "RotationActive", 1.0);
    FbxBuilder::number(hips, "RotationMinX", 1.0);
    FbxBuilder::vector(hips, "RotationMin", {-20, 0, 0});
    FbxNode& knee = file.model(kKnee, "Knee", "LimbNode", kHips, {0, 0, -1}, {15, 5, -10});
    FbxBuilder::number(knee, "RotationActive", 1.0);
    FbxBuilder::number(knee, "RotationOrder", 3.0); // Y, then X, then Z
    FbxBuilder::vector(knee, "PreRotation", {30, 40, 50});
    FbxBuilder::vector(knee, "PostRotation", {-20, 10, 5});
    for (const char* side :
         {"RotationMinX", "RotationMaxX", "RotationMinY", "RotationMaxY", "RotationMaxZ"}) {
        FbxBuilder::number(knee, side, 1.0);
    }
    FbxBuilder::vector(knee, "RotationMin", {-10, -8, -99});
    FbxBuilder::vector(knee, "RotationMax", {120, 12, 60});
    file.model(kBody, "Body", "Mesh", 0);
    file.geometry(21, kBody, {{0, 0, 0}, {1, 0, 0}, {1, 0, 3}, {0, 0, 3}}, {0, 1, 2, ~3});
    return file;
}

} // namespace

/// How far joints may turn, in files.
class TestLimitFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void skelLimitsAreRead() {
        const auto read = m_folder.skeleton("leg.skel", kLeg);
        QVERIFY2(read, qPrintable(outcome(read)));
        const Joint& knee = jointOf(read->skeleton, "knee");
        QVERIFY(knee.limits);
        QVERIFY(near(knee.limits->ranges[0], {0, 2.2 * kPerRadian}));
        QVERIFY(near(knee.limits->ranges[1], {0, 0}));
        QCOMPARE(knee.limits->order, AxisOrder::XYZ);
        const Joint& ankle = jointOf(read->skeleton, "ankle");
        QVERIFY(near(ankle.limits->ranges[0], {-kFree, 0.7 * kPerRadian})); // far beyond a turn: none
        QVERIFY(ankle.limits->ranges[1].free() && ankle.limits->ranges[2].free());
        // The angles are those of the file: the pose of the knee is a quarter of a radian.
        const auto j = static_cast<std::size_t>(read->skeleton.find("knee"));
        QVERIFY(std::abs(limitAngles(read->skeleton, j, JointPose()).x() - 0.25 * kPerRadian) < 1e-9);
    }

    void skelGoesRound() {
        const auto read = m_folder.skeleton("leg.skel", kLeg);
        QVERIFY(read);
        const std::string text = skelText(read->skeleton);
        const auto again = m_folder.skeleton("again.skel", text);
        QVERIFY2(again, qPrintable(outcome(again)));
        QVERIFY(sameLimits(read->skeleton, again->skeleton));
        QCOMPARE(skelText(again->skeleton), text);
        QCOMPARE(limitsLost(read->skeleton, "a.skel"), std::size_t{0});
        QCOMPARE(limitsLost(read->skeleton, "a.bvh"), std::size_t{3});
    }

    void skelLosesLimitsAboutOtherAxes() {
        const auto read = m_folder.skeleton("leg.skel", kLeg);
        QVERIFY(read);
        const auto knee = static_cast<std::size_t>(read->skeleton.find("knee"));
        Skeleton turned = read->skeleton; // angles that count from the bind pose, which is bent
        turned.joints[knee].limits = limitsFromBind(turned, knee, {{{-10, 10}, {}, {}}});
        QCOMPARE(limitsLost(turned, "a.skel"), std::size_t{1});
        const auto again = m_folder.skeleton("turned.skel", skelText(turned));
        QVERIFY(again && !jointOf(again->skeleton, "knee").limits);
    }

    void limitsTurnedRoundAreLeftOut() {
        std::string text = kLeg;
        text.replace(text.find("rotxlimit 0 2.2"), 15, "rotxlimit 2.2 0");
        const auto read = m_folder.skeleton("round.skel", text);
        QVERIFY2(read, qPrintable(outcome(read)));
        QVERIFY(!jointOf(read->skeleton, "knee").limits);
        QVERIFY(jointOf(read->skeleton, "hip").limits);
        const Notice* notice = findNotice(read->notices, NoticeCode::JointLimitsDropped);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->count, std::size_t{1});
        QCOMPARE(notice->arguments.front(), std::string("knee"));
    }

    void fbxLimitsAreRead() {
        const Scene scene = limitedScene();
        const Joint& knee = jointOf(scene.skeleton, "Knee");
        QVERIFY(knee.limits);
        QVERIFY(near(knee.limits->ranges[0], {-10, 120}));
        QVERIFY(near(knee.limits->ranges[1], {-8, 12}));
        QVERIFY(near(knee.limits->ranges[2], {-kFree, 60}));
        QCOMPARE(knee.limits->order, AxisOrder::YXZ);
        // As the file counts: where its node stands the angles are its Lcl Rotation.
        const auto j = static_cast<std::size_t>(scene.skeleton.find("Knee"));
        QVERIFY((limitAngles(scene.skeleton, j, JointPose()) - Vec3(15, 5, -10)).norm() < 1e-6);
        const auto hips = static_cast<std::size_t>(scene.skeleton.find("Hips")); // a root, turned to Y up
        QVERIFY((limitAngles(scene.skeleton, hips, JointPose()) - Vec3(10, 0, 0)).norm() < 1e-6);
    }

    void fbxGoesRound() {
        const Scene scene = limitedScene();
        const std::filesystem::path file = m_written.filePath("written.fbx").toStdString();
        QVERIFY(exportScene(scene, file, ExportSettings(), m_progress));
        const auto again = importScene(file, m_progress);
        QVERIFY2(again, qPrintable(outcome(again)));
        QVERIFY(sameLimits(scene.skeleton, again->scene.skeleton));
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            const Transform& before = scene.skeleton.joints[j].modelFromJointBind;
            const Transform& after = again->scene.skeleton.joints[j].modelFromJointBind;
            QVERIFY(before.linear().isApprox(after.linear(), 1e-6));
            QVERIFY((before.translation() * scene.metersPerUnit -
                     after.translation() * again->scene.metersPerUnit)
                        .norm() < 1e-6);
        }
    }

    void clipsOfLimitedJointsGoRound() {
        Scene scene = limitedScene();
        Clip clip;
        clip.name = "kick";
        clip.duration = 1.0;
        clip.frameRate = 30.0;
        JointTrack track;
        track.joint = scene.skeleton.find("Knee");
        const Quat rest(Mat3(scene.skeleton.joints[1].parentFromJointRest.rotation()));
        const Quat bent = rest * Quat(Eigen::AngleAxisd(1.2, Vec3(1, 2, -1).normalized()));
        track.rotations = {{0.0, rest}, {1.0, bent}};
        clip.tracks.push_back(track);
        scene.clips = {clip};
        const std::filesystem::path file = m_written.filePath("clip.fbx").toStdString();
        QVERIFY(exportScene(scene, file, ExportSettings(), m_progress));
        const auto again = importScene(file, m_progress);
        QVERIFY2(again, qPrintable(outcome(again)));
        QCOMPARE(again->scene.clips.size(), std::size_t{1});
        const std::vector<Key<Quat>>& keys = again->scene.clips[0].tracks.at(0).rotations;
        QVERIFY(keys.front().value.angularDistance(rest) < 1e-5);
        QVERIFY(keys.back().value.angularDistance(bent) < 1e-5);
    }

    void keptFilesKeepLimits() {
        const std::filesystem::path source = m_written.filePath("kept.fbx").toStdString();
        QVERIFY(exportScene(limitedScene(), source, ExportSettings(), m_progress));
        auto read = importScene(source, m_progress);
        QVERIFY(read);
        const std::filesystem::path target = m_written.filePath("kept2.fbx").toStdString();
        const auto kept = saveScene(read->scene, source, target, ExportSettings(), m_progress);
        QVERIFY2(kept && kept->kept, qPrintable(outcome(kept)));
        // With other limits the file has to be written anew.
        read->scene.skeleton.joints[1].limits->ranges[0].max = 90.0;
        const auto anew = saveScene(read->scene, source, target, ExportSettings(), m_progress);
        QVERIFY2(anew && !anew->kept, qPrintable(outcome(anew)));
        const Notice* notice = findNotice(anew->notices, NoticeCode::FileRebuilt);
        QVERIFY(notice != nullptr && notice->arguments.front() == "joint-limits");
        const auto again = importScene(target, m_progress);
        QVERIFY(again && near(again->scene.skeleton.joints[1].limits->ranges[0], {-10, 90}));
    }

    void formatsWithoutLimitsSaySo() {
        const auto notices = exportScene(limitedScene(), m_written.filePath("lost.glb").toStdString(),
                                         ExportSettings(), m_progress);
        QVERIFY(notices);
        const Notice* notice = findNotice(*notices, NoticeCode::ContentDropped);
        QVERIFY(notice != nullptr);
        QVERIFY(std::ranges::find(notice->arguments, "jointLimits:2") != notice->arguments.end());
    }

private:
    Scene limitedScene() {
        const auto read = m_folder.scene("limited.fbx", limitedCharacter().binary());
        if (!read) {
            qWarning() << outcome(read);
            return {};
        }
        return read->scene;
    }

    Progress m_progress;
    ImportFolder m_folder;
    QTemporaryDir m_written;
};

SINEW_TEST(TestLimitFiles, sinew::test::NoApplication)

} // namespace testLimitFiles

#include "TestLimitFiles.moc"
