#include "core/io/skeleton/WriteSkeleton.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testSkeletonFiles {

using namespace sinew::test;
using namespace sinew;

namespace {

const char* const kBvh = R"(HIERARCHY
ROOT Hips
{
  OFFSET 0.5 1.0 0.0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT Left Arm {
    OFFSET 0.0 0.5 0.0
    CHANNELS 3 Zrotation Xrotation Yrotation
    End Site
    {
      OFFSET 0.0 0.25 0.0
    }
  }
  JOINT Leg
  {
    OFFSET 0.0 -0.5 0.0
  }
}
MOTION
Frames: 1
Frame Time: 0.1
0 0 0 0 0 0 90 0 0
)";

const char* const kSkel = R"(balljoint root {
  offset 0 1 0
  boxmin -0.1 -0.1 -0.1
  boxmax 0.1 0.1 0.1
  rotzlimit -1 1.5707963267948966
  pose 0 0 9
  balljoint arm {
    offset 0 2 0
  }
}
)";

/// A scene of one bound vertex chain: joints a and b, a part on b, a clip that moves b.
Scene sceneOf(const std::string& first, const std::string& second) {
    Scene scene;
    Joint a;
    a.name = first;
    Joint b;
    b.name = second;
    b.parent = 0;
    b.modelFromJointBind = Transform(Eigen::Translation3d(0, 1, 0));
    scene.skeleton.joints = {a, b};
    Mesh mesh;
    mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh.addPolygon(std::vector<std::uint32_t>{0, 1, 2});
    SkinWeightsBuilder weights;
    for (int p = 0; p < 3; ++p) {
        weights.add(std::vector<Influence>{{1, 1.0F}});
    }
    Part part;
    part.mesh = std::make_shared<const Mesh>(std::move(mesh));
    part.weights = std::make_shared<const SkinWeights>(weights.finish());
    part.rigidJoint = 1;
    scene.parts = {part};
    Clip clip;
    clip.name = "wave";
    clip.tracks = {{1, {{0.0, Vec3::Zero()}}, {}, {}}};
    scene.clips = {clip};
    return scene;
}

Pose bentPose(const Skeleton& skeleton) {
    Pose pose = Pose::bindPose(skeleton);
    for (std::size_t j = 0; j < pose.joints.size(); ++j) {
        pose.joints[j].rotation = Quat(Eigen::AngleAxisd(0.1 * static_cast<double>(j), Vec3::UnitX()));
    }
    return pose;
}

/// Two roots, the first of them turned.
Skeleton twoRoots() {
    Skeleton skeleton;
    skeleton.joints.resize(3);
    skeleton.joints[0].name = "left arm";
    skeleton.joints[0].modelFromJointBind =
        Eigen::Translation3d(1, 2, 3) * Eigen::AngleAxisd(1.2, Vec3(1, 2, -1).normalized());
    skeleton.joints[1].name = "other";
    skeleton.joints[2].name = "hand";
    skeleton.joints[2].parent = 0;
    skeleton.joints[2].modelFromJointBind =
        Eigen::Translation3d(2, 2, 3) * Eigen::AngleAxisd(0.5 * std::acos(-1.0), Vec3::UnitY());
    return skeleton;
}

} // namespace

/// Skeletons as text, which this program reads too.
class TestSkeletonFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tgf() {
        const auto read = m_folder.skeleton("a.tgf", "7 0 0 0\n3 0 1 0\n4 0 2 1\n#\n3 4\n7 3\n");
        QVERIFY2(read, qPrintable(outcome(read)));
        const Skeleton& skeleton = read->skeleton;
        QCOMPARE(skeleton.size(), std::size_t{3});
        QVERIFY(parentsFirst(skeleton));
        QCOMPARE(skeleton.joints[0].name, std::string("joint_7"));
        QCOMPARE(skeleton.joints[2].name, std::string("joint_4"));
        QVERIFY(distance(skeleton.position(2), {0, 2, 1}) < 1e-12);
        QVERIFY(skeleton.joints[2].modelFromJointBind.linear().isIdentity(0.0));
        QVERIFY(distance(skeleton.parentFromJointBind(2).translation(), {0, 1, 1}) < 1e-12);
        QVERIFY(distance(skeleton.joints[2].parentFromJointRest.translation(), {0, 1, 1}) < 1e-12);
        QVERIFY(read->weighted.empty());
    }

    void tgfWithSeveralRootsAndExtraColumns() {
        const auto read = m_folder.skeleton("b.tgf", "1 0 0 0 9 9\n2 1 0 0\n3 2 0 0\n#\n2 3 1 0 0\n");
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.roots().size(), std::size_t{2});
        QCOMPARE(findNotice(read->notices, NoticeCode::SkeletonRootsMany)->count, std::size_t{2});
    }

    void bvh() {
        const auto read = m_folder.skeleton("a.bvh", kBvh);
        QVERIFY2(read, qPrintable(outcome(read)));
        const Skeleton& skeleton = read->skeleton;
        QCOMPARE(skeleton.size(), std::size_t{3}); // the End Site is no joint
        QCOMPARE(skeleton.joints[1].name, std::string("Left Arm"));
        QVERIFY(distance(skeleton.position(1), {0.5, 1.5, 0}) < 1e-12);
        QVERIFY(skeleton.joints[1].tail.has_value());
        QVERIFY(distance(*skeleton.joints[1].tail, {0.5, 1.75, 0}) < 1e-12);
        QVERIFY(!skeleton.joints[2].tail.has_value());
        QVERIFY(distance(skeleton.position(2), {0.5, 0.5, 0}) < 1e-12); // motion is not looked at
    }

    void skel() {
        const auto read = m_folder.skeleton("a.skel", kSkel);
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), std::size_t{2});
        QVERIFY(distance(read->skeleton.position(0), {0, 1, 0}) < 1e-12);
        // The pose is kept within its limit: a quarter turn about z, so "up" is to the left.
        QVERIFY(distance(read->skeleton.position(1), {-2, 1, 0}) < 1e-9);
    }

    void json() {
        const auto read =
            m_folder.skeleton("a.json", R"([{"name":"b","parent":"a","head":[0,1,0],"tail":[0,2,0]},
        {"name":"a","parent":null,"head":[0,0,0],"tail":null},{"head":[5,0,0]}])");
        QVERIFY2(read, qPrintable(outcome(read)));
        const Skeleton& skeleton = read->skeleton;
        QCOMPARE(skeleton.size(), std::size_t{3});
        QVERIFY(parentsFirst(skeleton));
        const std::int32_t b = skeleton.find("b");
        QCOMPARE(skeleton.joints[static_cast<std::size_t>(b)].parent, skeleton.find("a"));
        QVERIFY(distance(*skeleton.joints[static_cast<std::size_t>(b)].tail, {0, 2, 0}) < 1e-12);
        QVERIFY(findNotice(read->notices, NoticeCode::JointNameGiven) != nullptr);
    }

    void brokenFilesNameTheJoint_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const char* tag, const char* file, const char* content, const char* named) {
            QTest::newRow(tag) << QString::fromLatin1(file) << QByteArray(content) << QByteArray(named);
        };
        row("tgf: no number", "x.tgf", "1 0 zero 0\n", "1");
        row("tgf: NaN", "x.tgf", "17 0 nan 0\n", "17");
        row("tgf: infinite", "x.tgf", "17 0 inf 0\n", "17");
        row("tgf: twice", "x.tgf", "3 0 0 0\n3 1 0 0\n", "3");
        row("tgf: unknown end", "x.tgf", "1 0 0 0\n#\n1 44\n", "44");
        row("tgf: two parents", "x.tgf", "1 0 0 0\n2 0 0 0\n3 0 0 0\n#\n1 3\n2 3\n", "3");
        row("bvh: something else", "x.bvh", "FRAMES\n", "HIERARCHY");
        row("bvh: unknown word", "x.bvh", "HIERARCHY\nROOT a\n{\nOFSET 0 0 0\n}\n", "OFSET");
        row("bvh: bad offset", "x.bvh", "HIERARCHY\nROOT knee\n{\nOFFSET 0 nan 0\n}\n", "knee");
        row("bvh: open end", "x.bvh", "HIERARCHY\nROOT knee\n{\nOFFSET 0 0 0\n", "knee");
        row("skel: bad vector", "x.skel", "balljoint hip {\noffset 0 0\n}\n", "hip");
        row("skel: unknown word", "x.skel", "balljoint hip {\ncolour 1\n}\n", "colour");
        row("skel: open end", "x.skel", "balljoint hip {\n", "hip");
        row("json: unknown parent", "x.json", R"([{"name":"a","parent":"zed","head":[0,0,0]}])", "zed");
        row("json: ambiguous parent", "x.json",
            R"([{"name":"p","head":[0,0,0]},{"name":"p","head":[1,0,0]},{"name":"c","parent":"p","head":[0,0,0]}])",
            "p");
        row("json: no head", "x.json", R"([{"name":"elbow"}])", "elbow");
        row("json: bad tail", "x.json", R"([{"name":"elbow","head":[0,0,0],"tail":[0,1]}])", "elbow");
        row("json: overflow", "x.json", R"([{"name":"elbow","head":[0,1e999,0]}])", "JSON");
        row("json: no list", "x.json", R"({"name":"elbow"})", "list");
        row("json: no JSON", "x.json", "hello", "JSON");
    }

    void brokenFilesNameTheJoint() {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, named);
        const auto read = m_folder.skeleton(file.toStdString(), content.toStdString());
        QVERIFY2(failsWith(read, ErrorCode::SkeletonBroken), qPrintable(outcome(read)));
        QVERIFY2(errorNames(read, named.toStdString()), qPrintable(outcome(read)));
    }

    void cyclesNameTheJoint() {
        const auto graph = m_folder.skeleton("c.tgf", "1 0 0 0\n2 0 1 0\n3 0 2 0\n#\n2 3\n3 2\n");
        QVERIFY2(failsWith(graph, ErrorCode::SkeletonCycle), qPrintable(outcome(graph)));
        QVERIFY(errorNames(graph, "joint_2") || errorNames(graph, "joint_3"));
        const auto list =
            m_folder.skeleton("c.json", R"([{"name":"snake","parent":"snake","head":[0,0,0]}])");
        QVERIFY(failsWith(list, ErrorCode::SkeletonCycle));
        QVERIFY(errorNames(list, "snake"));
    }

    void tooManyJoints() {
        const auto chain = [](int count) {
            std::string text;
            for (int j = 1; j <= count; ++j) {
                text += std::to_string(j) + " 0 " + std::to_string(j) + " 0\n";
            }
            text += "#\n";
            for (int j = 1; j < count; ++j) {
                text += std::to_string(j) + ' ' + std::to_string(j + 1) + '\n';
            }
            return text;
        };
        QVERIFY(m_folder.skeleton("chain.tgf", chain(2000)));
        const auto read = m_folder.skeleton("chain.tgf", chain(5000));
        QVERIFY(failsWith(read, ErrorCode::TooManyJoints));
        QVERIFY(errorNames(read, "5000"));
    }

    void truncationsNeverCrash() {
        for (const auto& [name, text] :
             {std::pair<std::string, std::string>{"t.bvh", kBvh}, {"t.skel", kSkel}}) {
            for (std::size_t length = 1; length < text.size(); ++length) {
                const auto read = m_folder.skeleton(name, text.substr(0, length));
                QVERIFY(read || !read.error().arguments.empty());
            }
        }
    }

    void handMadeTextsAreRead_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        const std::string mark = "\xEF\xBB\xBF";
        const auto row = [](const char* title, const char* name, const std::string& text) {
            QTest::newRow(title) << QString(name) << QByteArray::fromStdString(text);
        };
        row("tgf, byte order mark", "a.tgf", mark + "1 0 0 0\n2 0 1,5 0\n#\n1 2\n");
        row("tgf, old Mac", "a.tgf", "1 0 0 0\r2 0 1.5 0\r#\r1 2\r");
        row("skel, capitals", "a.skel",
            "BALLJOINT a {\nOFFSET 0 0 0\nBallJoint b {\nOffset 0 1.5 0\n"
            "RotXLimit -1 1\n}\n}\n");
        row("skel, mark and commas", "a.skel",
            mark + "balljoint a {\nballjoint b {\noffset 0,0 1,5 0\n}\n}\n");
        row("RigNet, capitals", "a.txt", "Joints a 0 0 0\nJOINTS b 0 1.5 0\nRoot a\nHier a b\n");
        row("RigNet, mark, old Mac", "a.txt", mark + "joints a 0 0 0\rjoints b 0 1,5 0\rroot a\rhier a b\r");
        row("JSON, byte order mark", "a.json",
            mark + R"([{"name": "a", "parent": null, "head": [0, 0, 0]},)"
                   R"( {"name": "b", "parent": "a", "head": [0, 1.5, 0]}])");
    }

    void handMadeTextsAreRead() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        const auto read = m_folder.skeleton(name.toStdString(), text.toStdString());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), std::size_t{2});
        QCOMPARE(read->skeleton.joints[1].parent, 0);
        QVERIFY(distance(read->skeleton.position(1), {0, 1.5, 0}) < 1e-12);
    }

    void skeletonFilesHoldNoMesh() {
        const auto still = m_folder.scene("a.tgf", "1 0 0 0\n");
        QVERIFY(failsWith(still, ErrorCode::MotionOnly));
        QCOMPARE(still.error().arguments.at(1), std::string("skeleton"));
        const auto moving = m_folder.scene("b.bvh", kBvh);
        QVERIFY(failsWith(moving, ErrorCode::MotionOnly));
        QCOMPARE(moving.error().arguments.size(), std::size_t{1});
        QVERIFY(failsWith(m_folder.skeleton("empty.json", "[]"), ErrorCode::NoSkeleton));
    }

    void replacingKeepsWhatSpeaksOfTheSameJoints() {
        Scene scene = sceneOf("hip", "knee");
        ImportedSkeleton other;
        other.sourceFile = "other.fbx";
        Joint root;
        root.name = "root";
        Joint hip;
        hip.name = "hip";
        hip.parent = 0;
        Joint knee;
        knee.name = "knee";
        knee.parent = 1;
        other.skeleton.joints = {root, hip, knee};
        const Notices notices = replaceSkeleton(scene, other);
        QCOMPARE(findNotice(notices, NoticeCode::SkeletonReplaced)->subject, std::string("other.fbx"));
        QCOMPARE(scene.skeleton.size(), std::size_t{3});
        QCOMPARE(scene.parts[0].rigidJoint, 2);
        QCOMPARE(scene.parts[0].weights->at(0)[0], (Influence{2, 1.0F}));
        QCOMPARE(scene.clips.at(0).tracks[0].joint, 2);
    }

    void replacingDropsWhatDoesNot() {
        Scene scene = sceneOf("hip", "knee");
        ImportedSkeleton other;
        Joint hip;
        hip.name = "hip";
        other.skeleton.joints = {hip};
        const Notices notices = replaceSkeleton(scene, other);
        QVERIFY(!scene.parts[0].weights);
        QCOMPARE(scene.parts[0].rigidJoint, kNone);
        QVERIFY(scene.clips.empty());
        QCOMPARE(findNotice(notices, NoticeCode::AnimationIgnored)->subject, std::string("wave"));
    }

    void replacingDropsClipsOfOtherAxes() {
        Scene scene = sceneOf("hip", "knee");
        ImportedSkeleton other;
        other.skeleton = scene.skeleton;
        other.skeleton.joints[1].modelFromJointBind.rotate(Eigen::AngleAxisd(1.0, Vec3::UnitX()));
        replaceSkeleton(scene, other);
        QVERIFY(scene.parts[0].weights);
        QVERIFY(scene.clips.empty());
    }

    void replacingFitsTheUnit() {
        for (const bool told : {true, false}) {
            Scene scene = sceneOf("hip", "knee");
            scene.sourceFile = "body.glb";
            ImportedSkeleton other;
            other.skeleton = scene.skeleton;
            other.skeleton.joints[1].tail = Vec3(0, 2, 0);
            if (told) {
                other.metersPerUnit = 0.01;
            }
            replaceSkeleton(scene, other);
            const double factor = told ? 0.01 : 1.0;
            QVERIFY(distance(scene.skeleton.position(1), {0, factor, 0}) < 1e-12);
            QVERIFY(distance(*scene.skeleton.joints[1].tail, {0, 2 * factor, 0}) < 1e-12);
        }
    }

    void skelKeepsFrames() {
        Skeleton skeleton = twoRoots();
        std::swap(skeleton.joints[1], skeleton.joints[2]);
        skeleton.joints.pop_back();
        const auto read = m_folder.skeleton("a.skel", skelText(skeleton));
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), skeleton.size());
        QCOMPARE(read->skeleton.joints[0].name, std::string("left_arm"));
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            QVERIFY(read->skeleton.joints[j].modelFromJointBind.isApprox(
                skeleton.joints[j].modelFromJointBind, 1e-7));
        }
    }

    void severalRootsStandBelowOne() {
        const std::string text = skelText(twoRoots());
        const auto read = m_folder.skeleton("b.skel", text);
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), std::size_t{4});
        QCOMPARE(read->skeleton.roots().size(), std::size_t{1});
    }

    void bvhKeepsPlaces() {
        const Skeleton skeleton = humanScene().skeleton;
        const std::string text = bvhText(skeleton, {}, 0.04);
        const auto read = m_folder.skeleton("a.bvh", text);
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), skeleton.size());
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            const std::int32_t same = read->skeleton.find(skeleton.joints[j].name);
            QVERIFY(same != kNone);
            const Vec3 apart = read->skeleton.position(static_cast<std::size_t>(same)) - skeleton.position(j);
            QVERIFY(apart.norm() < 1e-5);
        }
    }

    void bvhHasAFrameForEachPose() {
        const Skeleton skeleton = humanScene().skeleton;
        const std::vector<Pose> poses{Pose::bindPose(skeleton), bentPose(skeleton)};
        const QString text = QString::fromStdString(bvhText(skeleton, poses, 0.04));
        QVERIFY(text.contains("Frames: 2\nFrame Time: 0.04\n"));
        const QStringList lines = text.trimmed().split('\n');
        const auto numbers = static_cast<qsizetype>(3 * skeleton.size() + 3);
        QCOMPARE(lines.last().split(' ').size(), numbers);
        QCOMPARE(lines[lines.size() - 2].split(' ').size(), numbers);
        QVERIFY(lines.last() != lines[lines.size() - 2]);
    }

    void bvhMovesJointsBelowTheRoot() {
        const Skeleton skeleton = humanScene().skeleton;
        std::vector<Pose> poses(2, Pose::bindPose(skeleton));
        poses[1].joints[0].rotation =
            Quat(Eigen::AngleAxisd(0.7, Vec3::UnitY())); // places are along its axes
        poses[1].joints[1].translation = Vec3(1, -2, 3);
        const QString text = QString::fromStdString(bvhText(skeleton, poses, 0.04));
        QCOMPARE(text.count("CHANNELS 6"), qsizetype{2}); // the root and the joint that moves
        const QStringList numbers = text.trimmed().split('\n').last().split(' ');
        QCOMPARE(numbers.size(), static_cast<qsizetype>(3 * skeleton.size() + 6));
        const Vec3 position = skeleton.position(1) - skeleton.position(0) + Vec3(1, -2, 3);
        for (int axis = 0; axis < 3; ++axis) {
            QVERIFY(std::abs(numbers[6 + axis].toDouble() - position[axis]) < 1e-6);
        }
        const auto read = m_folder.skeleton("moved.bvh", text.toStdString());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->skeleton.size(), skeleton.size());
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestSkeletonFiles, QCoreApplication)

} // namespace testSkeletonFiles

#include "TestSkeletonFiles.moc"
