#include "core/io/ExportScene.h"
#include "core/scene/ClipPose.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <map>

namespace testEditedSkeletons {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kHeightInMeters = 1.7;

std::int32_t humanJoint(const Scene& scene, const char* name) {
    return scene.skeleton.find(std::string("mixamorig:") + name);
}

/// The human who walks, lifts an arm and bends a knee.
Scene humanWithClip() {
    Scene scene = humanScene();
    JointTrack walk;
    walk.joint = humanJoint(scene, "Hips");
    const Vec3 rest = scene.skeleton.position(0);
    walk.translations = {{0.0, rest}, {0.5, rest + Vec3(10, 2, 50)}, {1.0, rest + Vec3(-5, -3, 120)}};
    scene.clips = {{"walk", 1.0, {walk}}};
    for (const char* bent : {"LeftForeArm", "Neck", "RightLeg"}) {
        JointTrack track;
        track.joint = humanJoint(scene, bent);
        const Quat turn(Eigen::AngleAxisd(0.6, Vec3(1, 2, 3).normalized()));
        track.rotations = {{0.0, Quat::Identity()}, {0.5, turn}, {1.0, turn.conjugate()}};
        scene.clips.front().tracks.push_back(track);
    }
    return scene;
}

/// Joints moved, added, put between, renamed and deleted, one after the other; nothing where one fails.
Scene editedHuman() {
    Scene scene = humanWithClip();
    bool good = true;
    const auto make = [&](const Expected<SkeletonSteps>& steps) {
        auto edited = steps ? withSkeletonEdits(scene, *steps) : fail(steps.error());
        good = good && edited;
        scene = edited ? std::move(*edited) : Scene();
    };
    const std::int32_t elbow = humanJoint(scene, "LeftForeArm");
    const Vec3 aside = scene.skeleton.position(static_cast<std::size_t>(elbow)) + Vec3(1, -2, 3);
    make(moveJoints(scene.skeleton, std::array{JointMove{elbow, aside}}, JointsBelow::Stay));
    make(sinew::addJoint(scene.skeleton, "tail", humanJoint(scene, "Hips"), Vec3(0, 95, -20)));
    make(insertJoint(scene.skeleton, humanJoint(scene, "LeftLeg"), 0.4));
    make(renameJoint(scene.skeleton, humanJoint(scene, "RightFoot"), "Fuss rechts"));
    make(deleteJoints(scene.skeleton, std::array{humanJoint(scene, "Neck")}));
    return good ? scene : Scene();
}

/// How far joints of one name are from each other, meters; far too much where one is missing.
double jointsApart(const Scene& one, const Pose& first, const Scene& other, const Pose& second) {
    const std::vector<Transform> a = modelFromJoints(one.skeleton, first);
    const std::vector<Transform> b = modelFromJoints(other.skeleton, second);
    double max = a.size() == b.size() ? 0.0 : 1e9;
    for (std::size_t j = 0; j < a.size(); ++j) {
        const std::int32_t same = other.skeleton.find(one.skeleton.joints[j].name);
        const Vec3 there =
            same == kNone ? Vec3(Vec3::Constant(1e9)) : Vec3(b[static_cast<std::size_t>(same)].translation());
        max = std::max(max, (a[j].translation() * one.metersPerUnit - there * other.metersPerUnit).norm());
    }
    return max;
}

using NamedWeights = std::map<std::string, float>;

NamedWeights weightsAt(const Scene& scene, std::size_t vertex) {
    NamedWeights named;
    for (const Influence& influence : scene.parts.front().weights->at(vertex)) {
        named[scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name] += influence.weight;
    }
    return named;
}

std::size_t nearestVertex(const Scene& scene, const Vec3& meters) {
    const std::vector<Vec3>& vertices = scene.parts.front().mesh->vertices;
    const auto away = [&](const Vec3& position) {
        return (position * scene.metersPerUnit - meters).squaredNorm();
    };
    return static_cast<std::size_t>(std::ranges::min_element(vertices, {}, away) - vertices.begin());
}

} // namespace

/// Characters whose skeletons were edited, written and read.
class TestEditedSkeletons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void filesHaveTheEditedSkeleton_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"out.fbx", "out.glb"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void filesHaveTheEditedSkeleton() {
        QFETCH(QString, name);
        const ImportFolder folder;
        const Scene scene = editedHuman();
        QVERIFY(!scene.skeleton.empty());
        Progress progress;
        const auto written = exportScene(scene, folder.path(name.toStdString()), {}, progress);
        QVERIFY2(written, qPrintable(outcome(written)));
        const auto read = importScene(folder.path(name.toStdString()), progress);
        QVERIFY2(read, qPrintable(outcome(read)));
        const Scene& again = read->scene;
        const auto apart = [&](const Pose& a, const Pose& b) { return jointsApart(scene, a, again, b); };
        QVERIFY(apart(Pose::bindPose(scene.skeleton), Pose::bindPose(again.skeleton)) <
                1e-5 * kHeightInMeters);
        for (const Joint& joint : scene.skeleton.joints) { // who is below whom
            const Joint& same =
                again.skeleton.joints[static_cast<std::size_t>(again.skeleton.find(joint.name))];
            QCOMPARE(same.parent == kNone, joint.parent == kNone);
            if (joint.parent != kNone) {
                QCOMPARE(again.skeleton.joints[static_cast<std::size_t>(same.parent)].name,
                         scene.skeleton.joints[static_cast<std::size_t>(joint.parent)].name);
            }
        }
        QCOMPARE(again.clips.size(), std::size_t{1});
        for (const double seconds : {0.0, 0.5, 1.0}) {
            QVERIFY(apart(poseAt(scene.skeleton, scene.clips.front(), seconds),
                          poseAt(again.skeleton, again.clips.front(), seconds)) < 1e-4 * kHeightInMeters);
        }
        QCOMPARE(again.parts.size(), std::size_t{1});
        const std::vector<Vec3>& vertices = again.parts.front().mesh->vertices;
        QVERIFY(vertices.size() >= scene.parts.front().mesh->vertexCount());
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            const std::size_t same = nearestVertex(scene, vertices[v] * again.metersPerUnit);
            QVERIFY(weightsAt(again, v) == weightsAt(scene, same)); // whole ones: no rounding
        }
    }
};

SINEW_TEST(TestEditedSkeletons, sinew::test::NoApplication)

} // namespace testEditedSkeletons

#include "TestEditedSkeletons.moc"
