#include "app/motion/MotionClip.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace testMotionClip {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Turns of the same joint in two poses, in radians.
double apart(const Pose& a, const Pose& b, std::size_t joint) {
    return a.joints[joint].rotation.angularDistance(b.joints[joint].rotation);
}

} // namespace

/// The range of motion as a clip of a file.
class TestMotionClip : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theClipIsTheMotion() {
        const Scene scene = withRangeOfMotion(humanScene());
        QCOMPARE(scene.clips.size(), humanScene().clips.size() + 1);
        const Clip& clip = scene.clips.back();
        const RangeOfMotion moving(scene.skeleton, deformingJoints(scene.skeleton, {scene.parts[0].weights}));
        QVERIFY(!moving.bends().empty());
        QCOMPARE(clip.duration, moving.duration());
        for (const Bend& bend : moving.bends()) {
            for (const double share : {0.25, 0.5, 1.0}) {
                const double seconds = bend.begin + share * bend.duration;
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
};

SINEW_TEST(TestMotionClip, NoApplication)

} // namespace testMotionClip

#include "TestMotionClip.moc"
