#include "app/pose/PoseFile.h"
#include "core/deform/Deform.h"
#include "core/deform/Skinning.h"
#include "core/deform/implicit/PosedFields.h"
#include "core/io/ImportScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace testPoseCommand {

using namespace sinew;
using namespace sinew::test;

namespace {

QJsonObject jsonIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

class TestPoseCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew(
            {"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", rigged(), "--resolution", "64"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void bindPoseChangesNothing() {
        const Ran ran = runSinew({"pose", rigged(), "--pose", pose("{}"), "-o", m_files.path("still.obj")});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        const Scene before = imported(rigged());
        const Scene after = imported(m_files.path("still.obj"));
        QCOMPARE(after.parts.size(), std::size_t{1});
        QCOMPARE(after.parts[0].mesh->vertexCount(), before.parts[0].mesh->vertexCount());
        Aabb was = bounds(before);
        Aabb is = bounds(after);
        QVERIFY((was.min - is.min).norm() < 1e-5 && (was.max - is.max).norm() < 1e-5);
    }

    void posesAsTheLibraryDoes_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<DeformSettings>("settings");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, Deformer deformer, const char* says) {
            DeformSettings settings;
            settings.deformer = deformer;
            QTest::newRow(name) << QStringList{name} << settings << QByteArray(says);
        };
        row("lbs", Deformer::LinearBlend, "classic linear skinning");
        row("dqs", Deformer::DualQuaternion, "dual quaternion skinning");
        row("cor", Deformer::CentersOfRotation, "centres of rotation");
        row("blended", Deformer::Blended, "weight blended");

        DeformSettings fractions;
        fractions.deformer = Deformer::Blended;
        fractions.joints.assign(3, {0.25F, JointOperator::Union, OpeningCurve()});
        fractions.joints[1].dualFraction = 1.0F;
        QTest::newRow("blended by shares")
            << QStringList{"blended", "--dq-blend", named(1) + "=1", "--dq-blend", "0.25"} << fractions
            << QByteArray("weight blended");
        QTest::newRow("blended by the former option")
            << QStringList{"blended", "--dual-share", named(1) + "=1", "--dq-blend", "0.25"} << fractions
            << QByteArray("weight blended");

        DeformSettings implicit;
        implicit.implicit = true;
        implicit.deformer = Deformer::DualQuaternion;
        QTest::newRow("implicit") << QStringList{"implicit"} << implicit
                                  << QByteArray("implicit skinning over dual quaternion skinning");
        implicit.deformer = Deformer::LinearBlend;
        implicit.quality = ImplicitQuality::Draft;
        implicit.joints.resize(3);
        implicit.joints[1] = {1.0F, JointOperator::Bulge, openingOf(JointOperator::Bulge, 0.75F)};
        QTest::newRow("implicit with all its options")
            << QStringList{"implicit",   "--implicit-on",         "lbs", "--quality", "draft",
                           "--operator", named(1) + "=bulge:0.75"}
            << implicit << QByteArray("implicit skinning over classic linear skinning");
        implicit.joints[1].opening = {{30.0F, 90.0F}, {0.0F, 0.25F, 0.75F}};
        QTest::newRow("implicit with an opening by angle")
            << QStringList{"implicit",
                           "--implicit-on",
                           "lbs",
                           "--quality",
                           "draft",
                           "--operator",
                           named(1) + "=bulge:0,0.25,0.75@30,90"}
            << implicit << QByteArray("implicit skinning over classic linear skinning");
        implicit.joints[1] = presetOf(JointPreset::Shoulder);
        QTest::newRow("implicit with a preset")
            << QStringList{"implicit",   "--implicit-on",       "lbs", "--quality", "draft",
                           "--operator", named(1) + "=shoulder"}
            << implicit << QByteArray("implicit skinning over classic linear skinning");
        implicit.joints[1] = {1.0F, JointOperator::Bulge, openingOf(JointOperator::Bulge, 0.75F)};
        implicit.method = ImplicitMethod::Paper;
        QTest::newRow("implicit as in the paper")
            << QStringList{"implicit",  "--method", "paper",      "--implicit-on",         "lbs",
                           "--quality", "draft",    "--operator", named(1) + "=bulge:0.75"}
            << implicit << QByteArray("implicit skinning over classic linear skinning");
    }

    void posesAsTheLibraryDoes() {
        QFETCH(QStringList, options);
        QFETCH(DeformSettings, settings);
        QFETCH(QByteArray, says);
        const QString poseFile = pose(bend());
        const QString output = m_files.path("posed.obj");
        const Ran ran =
            runSinew(QStringList{"pose", rigged(), "--pose", poseFile, "-o", output, "--deformer"} + options);
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("1 joint moved, ") && ran.out.contains(says), qPrintable(ran.told()));
        QCOMPARE(ran.out.contains("in contact"), settings.implicit);
        const Scene scene = imported(rigged());
        const Expected<Pose> read = readPose(poseFile.toStdString(), scene.skeleton);
        QVERIFY(read.has_value());
        const std::vector<Vec3> vertices = wanted(*read, settings);
        const Scene posed = imported(output);
        QCOMPARE(posed.parts[0].mesh->vertexCount(), vertices.size());
        double moved = 0.0;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            QVERIFY((posed.parts[0].mesh->vertices[p] - vertices[p]).norm() < 1e-5);
            moved = std::max(moved, (vertices[p] - scene.parts[0].mesh->vertices[p]).norm());
        }
        QVERIFY(moved > 0.5);
    }

    void aFrameOfAMotionIsAPose() {
        const Scene scene = imported(rigged());
        Pose bent = Pose::bindPose(scene.skeleton);
        bent.joints[1].rotation = Quat(Eigen::AngleAxisd(1.0, Vec3::UnitZ()));
        const std::vector<Pose> poses{Pose::bindPose(scene.skeleton), bent};
        const QString motion =
            m_files.with("bend.bvh", QByteArray::fromStdString(bvhText(scene.skeleton, poses, 0.1)));
        const QString out = m_files.path("frame.obj");
        const Ran ran = runSinew({"pose", rigged(), "--motion", motion, "--frame", "1", "-o", out});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene found = imported(out);
        const std::vector<Vec3> asked = wanted(bent, DeformSettings());
        QCOMPARE(found.parts[0].mesh->vertexCount(), asked.size());
        for (std::size_t v = 0; v < asked.size(); ++v) {
            QVERIFY((found.parts[0].mesh->vertices[v] - asked[v]).norm() < 1e-3);
        }
        const Ran late =
            runSinew({"pose", rigged(), "--motion", motion, "--frame", "2", "-o", out, "--force"});
        QCOMPARE(late.exitCode, 1);
        QVERIFY2(late.err.contains("--frame"), qPrintable(late.told()));
        QCOMPARE(runSinew({"pose", rigged(), "--motion", motion, "--pose", motion, "-o", out}).exitCode, 2);
        QCOMPARE(runSinew({"pose", rigged(), "-o", out}).exitCode, 2);
    }

    /// More than 30 frames a second are not thinned: frame 10 is the eleventh line.
    void framesOfFastMotionsAreTheFiles_data() {
        QTest::addColumn<double>("rate");
        for (const double rate : {30.0, 48.0, 60.0, 120.0, 240.0}) {
            QTest::addRow("%g", rate) << rate;
        }
    }

    void framesOfFastMotionsAreTheFiles() {
        QFETCH(double, rate);
        const Scene scene = imported(rigged());
        std::vector<Pose> poses(41, Pose::bindPose(scene.skeleton));
        for (std::size_t frame = 0; frame < poses.size(); ++frame) {
            const double angle = 0.02 * static_cast<double>(frame) + 0.1 * static_cast<double>(frame % 2);
            poses[frame].joints[1].rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
        }
        const QString motion =
            m_files.with("fast.bvh", QByteArray::fromStdString(bvhText(scene.skeleton, poses, 1.0 / rate)));
        const QString out = m_files.path("fast.obj");
        for (const std::size_t frame : {std::size_t{10}, std::size_t{11}, std::size_t{40}}) {
            const Ran ran = runSinew({"pose", rigged(), "--motion", motion, "--frame", QString::number(frame),
                                      "-o", out, "--force"});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            const Scene found = imported(out);
            const std::vector<Vec3> asked = wanted(poses[frame], DeformSettings());
            for (std::size_t v = 0; v < asked.size(); ++v) {
                QVERIFY((found.parts[0].mesh->vertices[v] - asked[v]).norm() < 1e-3);
            }
        }
        const Ran late =
            runSinew({"pose", rigged(), "--motion", motion, "--frame", "41", "-o", out, "--force"});
        QCOMPARE(late.exitCode, 1);
        QVERIFY2(late.err.contains("40"), qPrintable(late.told()));
    }

    void motionsTellOfThemselves() {
        const Scene scene = imported(rigged());
        const std::vector<Pose> poses(3, Pose::bindPose(scene.skeleton));
        QByteArray text = QByteArray::fromStdString(bvhText(scene.skeleton, poses, 0.1));
        text.replace("Frames: 3", "Frames: 12").replace("Frame Time: 0.1", "Frame Time: 0");
        const QString motion = m_files.with("lies.bvh", text);
        const QString out = m_files.path("lies.obj");
        const Ran ran = runSinew({"pose", rigged(), "--motion", motion, "--frame", "2", "-o", out});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("12") && ran.err.contains("30"), qPrintable(ran.told()));
        const QString broken =
            m_files.with("broken.bvh", text.replace("Frames: 12", "Frames: 12\nFrame Time: 0\noops"));
        const Ran refused = runSinew({"pose", rigged(), "--motion", broken, "-o", out, "--force"});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.err.contains("broken.bvh") && refused.err.contains("line "),
                 qPrintable(refused.told()));
        const Ran inspected = runSinew({"inspect", motion});
        QCOMPARE(inspected.exitCode, 1);
        QVERIFY2(inspected.err.contains("--motion"), qPrintable(inspected.told()));
        const Ran bound = runSinew({"bind", motion, "-o", m_files.path("lies.glb")});
        QCOMPARE(bound.exitCode, 1);
        QVERIFY2(bound.err.contains("--motion"), qPrintable(bound.told()));
    }

    void hardPosesStayFinite_data() {
        QTest::addColumn<QString>("deformer");
        QTest::addColumn<QByteArray>("fields");
        for (const char* deformer : {"lbs", "dqs", "blended", "cor", "implicit"}) {
            for (const char* fields : {R"("rotate": [0, 0, 180])", R"("rotate": [180, 180, 180])",
                                       R"("rotate": [180, 0, 0])", R"("rotate": [0, 0, 1e20])",
                                       R"("translate": [1e30, 0, 0])", R"("translate": [-1.5, 0, 0])"}) {
                QTest::addRow("%s %s", deformer, fields) << deformer << QByteArray(fields);
            }
        }
    }

    void hardPosesStayFinite() {
        QFETCH(QString, deformer);
        QFETCH(QByteArray, fields);
        const QByteArray json = "{\"" + named(1).toUtf8() + "\": {" + fields + "}}";
        const QString output = m_files.path("hard.obj");
        const Ran ran =
            runSinew({"pose", rigged(), "--pose", pose(json), "--deformer", deformer, "-o", output});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        const Scene posed = imported(output);
        QCOMPARE(posed.parts.size(), std::size_t{1});
        QCOMPARE(posed.parts[0].mesh->vertexCount(), imported(rigged()).parts[0].mesh->vertexCount());
        for (const Vec3& point : posed.parts[0].mesh->vertices) {
            QVERIFY(point.allFinite());
        }
    }

    void cancelLeavesNothing_data() {
        QTest::addColumn<DeformSettings>("settings");
        for (const Deformer deformer :
             {Deformer::LinearBlend, Deformer::DualQuaternion, Deformer::CentersOfRotation}) {
            DeformSettings settings;
            settings.deformer = deformer;
            QTest::addRow("closed form %d", static_cast<int>(deformer)) << settings;
        }
        DeformSettings settings;
        settings.implicit = true;
        QTest::newRow("implicit") << settings;
    }

    void cancelLeavesNothing() {
        QFETCH(DeformSettings, settings);
        struct Canceled : Progress {
            bool canceled() const override { return true; }
        } progress;
        const Scene scene = imported(rigged());
        const auto posed = posedScene(scene, Pose::bindPose(scene.skeleton), settings, progress);
        QVERIFY(!posed && posed.error().code == ErrorCode::Canceled);
    }

    void mistypedJointsGetASuggestion_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("operator") << QStringList{"--deformer", "implicit", "--operator"} +
                                         QStringList{named(1) + "x=blend"};
        QTest::newRow("share") << QStringList{"--deformer", "blended", "--dq-blend"} +
                                      QStringList{named(1) + "x=0.5"};
    }

    void mistypedJointsGetASuggestion() {
        QFETCH(QStringList, options);
        const Ran ran = runSinew(
            QStringList{"pose", rigged(), "--pose", pose("{}"), "-o", m_files.path("x.obj")} + options);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("Did you mean " + named(1).toUtf8() + '?'), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(options[2].toUtf8()), qPrintable(ran.told()));
    }

    void wrongOptionsAreRefused_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* options, const char* says) {
            QTest::newRow(options) << QString(options).split(' ') << QByteArray(says);
        };
        row("--deformer cubic", "lbs, dqs, blended, cor or implicit");
        row("--operator a=blend", "needs --deformer implicit");
        row("--quality fine", "needs --deformer implicit");
        row("--method paper", "needs --deformer implicit");
        row("--deformer implicit --method newton", "contact or paper");
        row("--implicit-on lbs --deformer lbs", "needs --deformer implicit");
        row("--dq-blend 0.5", "needs --deformer blended");
        row("--dual-share 0.5", "needs --deformer blended");
        row("--deformer blended --dq-blend 1.5", "an amount from 0 to 1");
        row("--deformer blended --dq-blend a=nan", "an amount from 0 to 1");
        row("--deformer blended --dq-blend =1", "an amount from 0 to 1");
        row("--deformer implicit --operator a", "write it as");
        row("--deformer implicit --operator a=melt", "write it as");
        row("--deformer implicit --operator a=blend:", "write it as");
        row("--deformer implicit --operator a=blend:-1", "write it as");
        row("--deformer implicit --operator =blend", "write it as");
        row("--deformer implicit --operator a=blend:0,1@20,60", "write it as");
        row("--deformer implicit --operator a=blend:0,1,1@60,20", "write it as");
        row("--deformer implicit --operator a=blend:0,1,1@20,181", "write it as");
        row("--deformer implicit --operator a=blend:0,nan,1@20,60", "write it as");
        row("--deformer implicit --operator a=blend:0,1,1,1@20,60", "write it as");
        row("--deformer implicit --operator a=shoulder:1", "write it as");
        row("--deformer implicit --implicit-on cor", "choose lbs or dqs");
    }

    void wrongOptionsAreRefused() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(
            QStringList{"pose", rigged(), "--pose", pose("{}"), "-o", m_files.path("x.obj")} + options);
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says) && ran.err.count('\n') == 1, qPrintable(ran.told()));
    }

    void writesGlbToo() {
        const Ran ran = runSinew({"pose", rigged(), "--pose", pose(bend()), "-o", m_files.path("posed.glb")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene scene = imported(m_files.path("posed.glb"));
        QCOMPARE(scene.parts.size(), std::size_t{1});
        QVERIFY(!scene.parts[0].weights && scene.skeleton.empty());
        QVERIFY(bounds(scene).extent().y() > 0.8);
    }

    /// Text and JSON say the same of the faces that a pose spoils; the bind pose spoils none.
    void spoiledFacesAreCounted() {
        const QString report = m_files.path("report.json");
        const auto facesOf = [&](const QByteArray& json) {
            const Ran ran = runSinew({"pose", rigged(), "--pose", pose(json), "-o",
                                      m_files.path("counted.obj"), "--report", report, "--force"});
            const QJsonObject said = jsonIn(report);
            const QByteArray line = QString(": %1 flipped, %2 crossing others\n")
                                        .arg(said["flippedFaces"].toInt(-1))
                                        .arg(said["crossingFaces"].toInt(-1))
                                        .toUtf8();
            return ran.exitCode == 0 && ran.out.contains(line) ? said : QJsonObject();
        };
        const QJsonObject still = facesOf("{}");
        QCOMPARE(still["sinewPose"].toInt(), 1);
        QVERIFY(still["faces"].toInt() > 100);
        QCOMPARE(still["flippedFaces"].toInt(-1), 0);
        QCOMPARE(still["crossingFaces"].toInt(-1), 0);
        QVERIFY(still["joints"].toArray().isEmpty() && still["inContact"].isNull());
        const QJsonObject folded = facesOf("{\"" + named(1).toUtf8() + "\": {\"rotate\": [0, 0, 170]}}");
        QVERIFY(folded["flippedFaces"].toInt() > 0 && folded["crossingFaces"].toInt() > 0);
        const QJsonObject part = folded["parts"].toArray().at(0).toObject();
        for (const char* key : {"faces", "flippedFaces", "crossingFaces"}) {
            QCOMPARE(part[key].toInt(), folded[key].toInt()); // it is the only one
        }
        QCOMPARE(folded["joints"].toArray().at(0).toString(), named(1));
        QCOMPARE(folded["deformer"].toString(), QString("lbs"));
        QCOMPARE(folded["outputs"].toArray().size(), 1);
    }

    void aReportCanBePrinted() {
        const QString out = m_files.path("printed.obj");
        const Ran ran = runSinew(
            {"pose", rigged(), "--pose", pose(bend()), "-o", out, "--report", "-", "--deformer", "implicit"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject said = QJsonDocument::fromJson(ran.out).object();
        QVERIFY2(said["inContact"].isDouble() && said["pose"].isString(), qPrintable(ran.told()));
        QCOMPARE(said["outputs"].toArray().at(0).toObject()["file"].toString(), out);
        QCOMPARE(runSinew({"pose", rigged(), "--pose", pose("{}"), "-o", out, "--report", out}).exitCode, 2);
        const Ran lost = runSinew({"pose", rigged(), "--pose", pose("{}"), "-o", m_files.path("lost.obj"),
                                   "--report", m_files.path("missing/report.json")});
        QVERIFY2(failedCleanly(lost), qPrintable(lost.told()));
        QVERIFY(!QFile::exists(m_files.path("lost.obj")));
    }

    void failsCleanly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const auto row = [&](const char* name, const QString& in, const QString& poseFile, const QString& out,
                             const char* says) {
            QTest::newRow(name) << QStringList{"pose", in, "--pose", poseFile, "-o", m_files.path(out)}
                                << QByteArray(says);
        };
        const QString good = m_files.with("good.json", "{}");
        row("missing", m_files.path("missing.glb"), good, "x.obj", "missing.glb");
        row("no skeleton", m_files.mesh(), good, "x.obj", "Bind it first");
        row("no pose", rigged(), m_files.path("missing.json"), "x.obj", "missing.json");
        row("broken pose", rigged(), m_files.with("broken.json", "{"), "x.obj", "broken.json");
        const auto fields = [&](const char* name, const QByteArray& text) {
            return m_files.with(QString(name) + ".json", "{\"" + named(1).toUtf8() + "\": {" + text + "}}");
        };
        row("NaN", rigged(), fields("nan", R"("rotate": [0, 0, NaN])"), "x.obj", "nan.json");
        row("infinite", rigged(), fields("inf", R"("rotate": [0, 0, 1e999])"), "x.obj", "1e999");
        row("too far", rigged(), fields("far", R"("translate": [0, 1e31, 0])"), "x.obj", "is too large");
        row("text", rigged(), fields("text", R"("rotate": [0, 0, "90"])"), "x.obj", "three numbers");
        row("scale", rigged(), fields("scale", R"("scale": [0, 1, 1])"), "x.obj", "from 0.01 to 100");
        row("unknown joint", rigged(), m_files.with("tail.json", R"({"Tail": {}})"), "x.obj",
            "no joint Tail");
        row("format", rigged(), good, "x.xyz", ".xyz");
        row("folder", rigged(), good, "missing/x.obj", "folder does not exist");
    }

    void failsCleanly() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("x.obj")));
    }

private:
    Scene imported(const QString& file) const {
        Progress progress;
        Expected<ImportedScene> read = importScene(file.toStdString(), progress);
        return read ? read->scene : Scene();
    }
    QString rigged() const { return m_files.path("rigged.glb"); }
    QString pose(const QByteArray& json) const { return m_files.with("pose.json", json); }
    QString named(std::size_t joint) const {
        return QString::fromStdString(imported(rigged()).skeleton.joints.at(joint).name);
    }
    std::vector<Vec3> wanted(const Pose& pose, const DeformSettings& settings) const {
        const Scene scene = imported(rigged());
        const Mesh& mesh = *scene.parts[0].mesh;
        const SkinWeights& weights = *scene.parts[0].weights;
        const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
        const std::vector<std::int32_t> parents{kNone, 0, 1};
        Progress progress;
        const auto centers = centersOfRotation(mesh, weights, progress);
        const std::vector<float> fractions = dualFractionsOf(weights, settings);
        std::vector<Vec3> vertices = deformVertices(mesh.vertices, weights, matrices, settings.deformer,
                                                    {fractions, *centers, parents});
        if (settings.implicit) {
            const std::vector<SkinnedPart> parts{{&mesh, &weights}};
            ImplicitPoser poser(std::make_shared<const ImplicitSkin>(
                *bindImplicit(parts, scene.skeleton, progress, settings.method)));
            vertices = poser.pose(matrices, {vertices}, settings).vertices[0];
        }
        return vertices;
    }

    /// A pose that bends the middle joint.
    QByteArray bend() const {
        return "{\"" + named(1).toUtf8() + "\": {\"rotate\": [30, 0, 80], \"translate\": [0, 0.1, 0]}}";
    }

    LimbFiles m_files;
};

SINEW_TEST(TestPoseCommand, QCoreApplication)

} // namespace testPoseCommand

#include "TestPoseCommand.moc"
