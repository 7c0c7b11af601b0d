#include "app/document/edits/Edits.h"
#include "app/pose/PoseFile.h"
#include "app/posing/PoseEdits.h"
#include "app/posing/PoseShelf.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/JointNames.h"
#include "resources/sample/Wayfarer.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace testPosing {

using namespace sinew;

namespace {

/// Largest difference of any number in two poses.
double difference(const Pose& a, const Pose& b) {
    double max = 0.0;
    for (std::size_t j = 0; j < a.joints.size(); ++j) {
        max = std::max(max, a.joints[j].rotation.angularDistance(b.joints[j].rotation));
        max = std::max(max, (a.joints[j].translation - b.joints[j].translation).norm());
        max = std::max(max, (a.joints[j].scale - b.joints[j].scale).norm());
    }
    return max;
}

} // namespace

class TestPosing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_scene = sample::wayfarer();
        m_skeleton = m_scene.skeleton;
    }

    void sidesInNames_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("other");
        const auto row = [](const char* name, const char* other) {
            QTest::newRow(name) << QByteArray(name) << QByteArray(other);
        };
        row("LeftArm", "RightArm");
        row("mixamorig:RightHandIndex1", "mixamorig:LeftHandIndex1");
        row("upperarm.l", "upperarm.r");
        row("thigh_R", "thigh_L");
        row("hand_l_01", "hand_r_01");
        row("Bip01 L Thigh", "Bip01 R Thigh");
        row("lThigh", "rThigh");
        row("RArm", "LArm");
        row("ArmL", "ArmR");
        row("leftarm", "rightarm");
        row("armright", "armleft");
        row("LEFT_LEG", "RIGHT_LEG");
        row("b_LeftLeg01_015", "b_RightLeg01_015");
        row("左腕", "右腕");
        row("Spine", "");
        row("Lower", "");
        row("Roll", "");
        row("ball", "");
        row("", "");
    }

    void sidesInNames() {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, other);
        QCOMPARE(QByteArray::fromStdString(otherSideName(name.toStdString())), other);
        if (!other.isEmpty()) {
            QCOMPARE(QByteArray::fromStdString(otherSideName(other.toStdString())), name);
        }
    }

    void everyJointOfTheSampleHasAPartner() {
        const MirrorTable table = mirrorTable(m_skeleton);
        QVERIFY(table.lonely().empty());
        QVERIFY((table.normal.cwiseAbs() - Vec3::UnitX()).norm() < 1e-9 && std::abs(table.offset) < 1e-9);
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const auto other = static_cast<std::size_t>(table.partner[j]);
            QCOMPARE(table.partner[other], static_cast<std::int32_t>(j));
            const bool middle = otherSideName(m_skeleton.joints[j].name).empty();
            QCOMPARE(other == j, middle);
        }
    }

    void pairsByPlaceWhereNamesSayNothing() {
        Skeleton nameless = m_skeleton;
        for (std::size_t j = 0; j < nameless.size(); ++j) {
            nameless.joints[j].name = "bone" + std::to_string(j);
            nameless.joints[j].modelFromJointBind.pretranslate(Vec3(3, 0, 0)); // beside the origin
        }
        QCOMPARE(mirrorTable(nameless).partner, mirrorTable(m_skeleton).partner);
        const Skeleton snake = test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(3, 0, 0)});
        QCOMPARE(mirrorTable(snake).partner,
                 (std::vector<std::int32_t>{0, 1, 2})); // nobody mirrors his own tail
    }

    void mirroredVerticesAreTheVerticesMirrored() {
        const MirrorTable table = mirrorTable(m_skeleton);
        const Pose pose = randomPose(1);
        const auto before = modelFromJoints(m_skeleton, pose);
        const auto after = modelFromJoints(m_skeleton, mirroredPose(m_skeleton, table, pose));
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            const auto other = static_cast<std::size_t>(table.partner[j]);
            QVERIFY((after[other].translation() - table.mirrored(before[j].translation())).norm() < 1e-9);
        }
    }

    void mirroringTwiceGivesThePoseBack() {
        for (unsigned seed = 0; seed < 10; ++seed) {
            const MirrorTable table = mirrorTable(m_skeleton);
            const Pose pose = randomPose(seed);
            const Pose once = mirroredPose(m_skeleton, table, pose);
            QVERIFY(difference(once, pose) > 0.1);
            QVERIFY(difference(mirroredPose(m_skeleton, table, once), pose) < 1e-7);
        }
        const Pose bind = Pose::bindPose(m_skeleton);
        QVERIFY(mirroredPose(m_skeleton, mirrorTable(m_skeleton), bind) == bind);
    }

    void realCharactersHaveTwoSides_data() {
        QTest::addColumn<QString>("model");
        for (const char* model : {"cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb",
                                  "mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_adventurer.glb",
                                  "quaternius_spider.fbx", "rigged_figure.glb", "tps_red_robot.glb"}) {
            QTest::newRow(model) << QString(model);
        }
    }

    void realCharactersHaveTwoSides() {
        QFETCH(QString, model);
        SINEW_NEED_MODEL(file, model);
        Progress progress;
        const auto read = importScene(file.toStdString(), progress);
        QVERIFY(read.has_value());
        const Skeleton& skeleton = read->scene.skeleton;
        const MirrorTable table = mirrorTable(skeleton);
        QStringList lonely;
        for (const std::int32_t joint : table.lonely()) {
            lonely << QString::fromStdString(skeleton.joints[static_cast<std::size_t>(joint)].name);
        }
        qInfo("%zu joints, %lld without partner: %s", skeleton.size(), static_cast<long long>(lonely.size()),
              qPrintable(lonely.join(' ')));
        const bool looksAlongX = model == "cesium_man.glb"; // and none of his joints has a name
        QVERIFY(std::abs(std::abs(looksAlongX ? table.normal.z() : table.normal.x()) - 1.0) < 1e-3);
        QVERIFY(static_cast<std::size_t>(lonely.size()) * 5 <= skeleton.size());
    }

    void mirrorsAnArmOntoTheOther() {
        Document document;
        document.reset(stateOfScene(m_scene, {}));
        const std::int32_t arm = m_skeleton.find("LeftArm");
        const std::int32_t elbow = m_skeleton.find("LeftForeArm");
        JointPose bent;
        bent.rotation = rotationOfDegrees({10, 20, 60});
        setJointPose(document, elbow, bent);
        QVERIFY(mirrorJoint(document, arm).leftOut.empty());
        const auto joints = modelFromJoints(m_skeleton, document.state().pose);
        const auto place = [&](const char* name) {
            return joints[static_cast<std::size_t>(m_skeleton.find(name))].translation();
        };
        QVERIFY((place("RightHand") - place("LeftHand").cwiseProduct(Vec3(-1, 1, 1))).norm() < 1e-9);
        QVERIFY(document.state().pose.joints[static_cast<std::size_t>(elbow)] == bent);
    }

    void anglesSurviveTheWayThere() {
        std::mt19937 engine(3);
        std::uniform_real_distribution<double> angle(-180.0, 180.0);
        for (int i = 0; i < 1000; ++i) {
            const Vec3 degrees(angle(engine), angle(engine) / 2.0, angle(engine));
            const Quat rotation = rotationOfDegrees(degrees);
            QVERIFY((degreesOfRotation(rotation) - degrees).norm() < 1e-6);
            QVERIFY(rotationOfDegrees(degreesOfRotation(rotation)).angularDistance(rotation) < 1e-7);
        }
        for (const double y : {90.0, -90.0}) {
            const Quat rotation = rotationOfDegrees({30, y, 40});
            QVERIFY(rotationOfDegrees(degreesOfRotation(rotation)).angularDistance(rotation) < 1e-6);
        }
        QCOMPARE(degreesOfRotation(rotationOfDegrees({0, 0, 60})), Vec3(0, 0, 60));
        QVERIFY(!std::signbit(degreesOfRotation(rotationOfDegrees({0, 0, 60})).x()));
    }

    void anglesStayNear() {
        for (double x = -400.0; x < 400.0; x += 7.0) {
            const Vec3 degrees(x, 100.0, -30.0);
            const Vec3 read = degreesNear(rotationOfDegrees(degrees), degrees + Vec3(3, -2, 1));
            QVERIFY((read - degrees).norm() < 1e-6);
        }
    }

    void clipboardKeepsAPoseExactly() {
        const Pose pose = randomPose(5);
        const auto data = copiedPose(m_skeleton, pose);
        QVERIFY(mayHoldPose(*data));
        const auto pasted = pastedPose(*data, m_skeleton, randomPose(6));
        QVERIFY(pasted.has_value());
        QVERIFY(pasted->pose == pose);
        QCOMPARE(pasted->joints.size(), m_skeleton.size());
        // Onto a skeleton with other numbers and fewer joints.
        Skeleton small = test::chain({Vec3(0, 0, 0), Vec3(1, 0, 0)});
        small.joints[1].name = "LeftArm";
        const auto onSmall = pastedPose(*data, small, Pose::bindPose(small));
        QVERIFY(onSmall && onSmall->joints == std::vector<std::int32_t>{1});
        QVERIFY(onSmall->pose.joints[1] == pose.joints[static_cast<std::size_t>(m_skeleton.find("LeftArm"))]);
        QCOMPARE(onSmall->unknown.size(), m_skeleton.size() - 1);
    }

    void clipboardTextIsAPoseFile() {
        const QTemporaryDir folder;
        const Pose pose = randomPose(7);
        const auto data = copiedPose(m_skeleton, pose);
        test::writeFile(folder.filePath("pose.json"), data->text().toUtf8());
        const auto read = readPose(folder.filePath("pose.json").toStdString(), m_skeleton);
        QVERIFY(read.has_value());
        QVERIFY(difference(*read, pose) < 1e-6);
        QVERIFY(data->text().contains("\n  \"LeftArm\": {\"rotate\":") ||
                data->text().contains("\n  \"LeftArm\": {\"rotate\": ") ||
                data->text().contains("\"LeftArm\": {\"rotate\""));
    }

    void pastedTextChangesOnlyWhatItNames() {
        const Pose before = randomPose(8);
        QMimeData text;
        text.setText(R"({"LeftForeArm": {"rotate": [0, 0, 60]}, "Hips": {}})");
        const auto pasted = pastedPose(text, m_skeleton, before);
        QVERIFY(pasted.has_value());
        QCOMPARE(pasted->joints.size(), std::size_t{2});
        for (std::size_t j = 0; j < m_skeleton.size(); ++j) {
            if (std::ranges::find(pasted->joints, static_cast<std::int32_t>(j)) == pasted->joints.end()) {
                QVERIFY(pasted->pose.joints[j] == before.joints[j]);
            }
        }
        QVERIFY(pasted->pose.joints[static_cast<std::size_t>(m_skeleton.find("Hips"))] == JointPose());
    }

    void aJointGoesOntoAnother() {
        const Pose pose = randomPose(9);
        const auto one = copiedJoints(m_skeleton, pose, {4});
        const auto joint = pastedJoint(*one, m_skeleton);
        QVERIFY(joint && *joint == pose.joints[4]);
        QVERIFY(!pastedJoint(*copiedPose(m_skeleton, pose), m_skeleton));
        QVERIFY(copiedJoints(m_skeleton, pose, {-1, 9999})->hasText());
    }

    void pastedNonsenseIsRefused() {
        QMimeData nothing;
        QVERIFY(!mayHoldPose(nothing));
        for (const char* text : {"", "hello", "{", "[]", R"({"LeftArm": 5})", R"({"NoSuchJoint": {}})",
                                 R"({"LeftArm": {"rotate": [1e999, 0, 0]}})"}) {
            QMimeData data;
            data.setText(QString::fromLatin1(text));
            QVERIFY2(!pastedPose(data, m_skeleton, Pose::bindPose(m_skeleton)), text);
        }
        QMimeData exact;
        exact.setData(QString::fromLatin1(kPoseMimeType), R"({"joints": [{"joint": 1, "name": "Spine"}]})");
        QVERIFY(!pastedPose(exact, m_skeleton, Pose::bindPose(m_skeleton)));
    }

    void editsAreUndoable() {
        Document document;
        document.reset(stateOfScene(m_scene, {}));
        const DocumentState start = document.state();
        setPose(document, randomPose(10), "Pose");
        const DocumentState posed = document.state();
        mirrorPose(document);
        resetJoint(document, 3);
        QVERIFY(document.state().pose.joints[3] == JointPose());
        const auto copied = copiedPose(m_skeleton, posed.pose);
        QVERIFY(pastePose(document, *copied)->leftOut.empty());
        QVERIFY(document.state() == posed);
        QVERIFY(pasteJoint(document, *copiedJoints(m_skeleton, posed.pose, {7}), 8));
        QVERIFY(document.state().pose.joints[8] == posed.pose.joints[7]);
        resetPose(document);
        QVERIFY(document.state() == start);
        QCOMPARE(document.undoStack().count(), 6);
        for (int i = 0; i < 5; ++i) {
            document.undoStack().undo();
        }
        QVERIFY(document.state() == posed);
        document.undoStack().undo();
        QVERIFY(document.state() == start);
        resetJoint(document, -4);
        resetJoint(document, 4000);
        QVERIFY(document.state() == start);
    }

private:
    Pose randomPose(unsigned seed) const {
        std::mt19937 engine(seed);
        std::uniform_real_distribution<double> number(-1.0, 1.0);
        Pose pose = Pose::bindPose(m_skeleton);
        for (JointPose& joint : pose.joints) {
            const Vec3 axis(number(engine), number(engine), number(engine) + 1.5);
            joint.rotation = Quat(Eigen::AngleAxisd(number(engine) * 2.0, axis.normalized()));
            joint.translation = 0.05 * Vec3(number(engine), number(engine), number(engine));
        }
        return pose;
    }

    Scene m_scene;
    Skeleton m_skeleton;
};

SINEW_TEST(TestPosing, QCoreApplication)

} // namespace testPosing

#include "TestPosing.moc"
