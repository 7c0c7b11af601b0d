#include "app/document/edits/Edits.h"
#include "app/export/ExportJob.h"
#include "app/motion/RangeOfMotion.h"
#include "app/report/ScenePairs.h"
#include "core/io/ImportScene.h"
#include "resources/sample/Wayfarer.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/io/support/FlatScenes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace testExportJob {

using namespace sinew;

namespace {

DocumentState bound(Scene scene, int resolution) {
    DocumentState state = stateOfScene(std::move(scene), {});
    state.settings.resolution = resolution;
    state.settings.automatic = false;
    return test::boundState(std::move(state));
}

} // namespace

class TestExportJob : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { m_sample = bound(sample::wayfarer(), 64); }
    void theSampleSurvives_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("profile");
        const auto row = [](const char* name, EngineProfile profile) {
            QTest::newRow(qPrintable(engineName(profile) + name))
                << QString(name) << static_cast<int>(profile);
        };
        row("a.fbx", EngineProfile::Unity);
        row("b.fbx", EngineProfile::Unreal);
        row("c.fbx", EngineProfile::Blender);
        row("d.glb", EngineProfile::Godot);
        row("e.gltf", EngineProfile::Blender);
        row("f.fbx", EngineProfile::Maya);
        row("g.fbx", EngineProfile::Max);
        row("h.fbx", EngineProfile::Houdini);
    }

    void theSampleSurvives() {
        QFETCH(QString, name);
        QFETCH(int, profile);
        ExportSettings settings;
        settings.profile = static_cast<EngineProfile>(profile);
        Progress progress;
        const auto outcome = exportAndCheck(m_sample, path(name).toStdString(), settings, progress);
        QVERIFY(outcome && outcome->deviation && outcome->skinned);
        const Deviation& deviation = *outcome->deviation;
        QVERIFY2(deviation.millimetres < 0.1, qPrintable(QString::number(deviation.millimetres)));
        qInfo("%s: %g mm over %zu points in %zu poses", qPrintable(name), deviation.millimetres,
              deviation.vertices, deviation.poses);
        QCOMPARE(deviation.poses, kCheckPoses + 1);
        QCOMPARE(deviation.verticesMissing, std::size_t{0});
        QVERIFY(deviation.jointsMissing.empty());
        QVERIFY(deviation.vertices > 15000);
        QVERIFY(std::abs(outcome->heightMeters - heightMeters(*m_sample.scene)) < 1e-4);
        const QString text = deviationText(*outcome, *m_sample.scene);
        QVERIFY2(text.contains("mm") && !text.contains('?'), qPrintable(text));
        std::size_t bytes = 0; // a .gltf has a buffer and pictures beside it
        for (const std::filesystem::path& written : outcome->written) {
            bytes += static_cast<std::size_t>(std::filesystem::file_size(written));
        }
        QCOMPARE(outcome->bytes, bytes);
        QVERIFY(QFileInfo::exists(path(name)));
    }

    void realModelsSurvive_data() {
        QTest::addColumn<QString>("model");
        for (const char* model :
             {"fox.glb", "cesium_man.glb", "mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_spider.fbx",
              "kaykit_knight.glb", "mh_helpers_game.glb", "quaternius_adventurer.glb", "rigged_figure.glb",
              "tps_red_robot.glb", "xr_hand_l.gltf"}) {
            QTest::newRow(model) << QString(model);
        }
    }

    void realModelsSurvive() {
        QFETCH(QString, model);
        SINEW_NEED_MODEL(file, model);
        Progress progress;
        auto read = importScene(file.toStdString(), progress);
        QVERIFY(read.has_value());
        const DocumentState state = bound(std::move(read->scene), 64);
        for (const char* ending : {".fbx", ".glb"}) {
            const auto outcome =
                exportAndCheck(state, path(model + ending).toStdString(), ExportSettings(), progress);
            QVERIFY(outcome && outcome->deviation);
            qInfo("%s%s: %g mm over %zu points, %zu missing; height %g m", qPrintable(model), ending,
                  outcome->deviation->millimetres, outcome->deviation->vertices,
                  outcome->deviation->verticesMissing, outcome->heightMeters);
            QVERIFY(outcome->deviation->millimetres < 0.1 * std::max(1.0, outcome->heightMeters));
            QCOMPARE(outcome->deviation->verticesMissing, std::size_t{0});
        }
    }

    void samplesHoldEveryBend() {
        const Skeleton& skeleton = m_sample.scene->skeleton;
        const RangeOfMotion range(skeleton, deformingJoints(skeleton, *m_sample.weights));
        std::vector<bool> turned(skeleton.size());
        for (const Pose& pose : range.sampled(kCheckPoses)) {
            for (std::size_t j = 0; j < pose.joints.size(); ++j) {
                turned[j] = turned[j] || !(pose.joints[j] == JointPose());
            }
        }
        for (const Bend& bend : range.bends()) {
            QVERIFY(turned[static_cast<std::size_t>(bend.joint)]);
        }
    }

    void lostWeightsAreFound() {
        ExportSettings settings;
        settings.maxInfluences = 1; // tears every joint
        Progress progress;
        const auto outcome = exportAndCheck(m_sample, path("torn.fbx").toStdString(), settings, progress);
        QVERIFY(outcome && outcome->deviation);
        const Deviation& deviation = *outcome->deviation;
        QVERIFY(deviation.millimetres > 5.0);
        QVERIFY(deviation.part != kNone && deviation.joint != kNone);
        const auto worst =
            (*m_sample.weights)[static_cast<std::size_t>(deviation.part)]->at(deviation.vertex);
        QVERIFY(worst.size() > 1);
        QCOMPARE(worst.front().joint, deviation.joint);
        const QString text = deviationText(*outcome, *m_sample.scene);
        QVERIFY(text.contains(QString::fromStdString(
            m_sample.scene->skeleton.joints[static_cast<std::size_t>(deviation.joint)].name)));
    }

    void movedVerticesAreFound() {
        Scene read = m_sample.boundScene();
        auto mesh = std::make_shared<Mesh>(*read.parts[0].mesh);
        const std::uint32_t moved = mesh->corners[100];
        mesh->vertices[moved] += Vec3(0.0, 0.00001, 0.0); // a hundredth of a millimetre
        read.parts[0].mesh = mesh;
        Progress progress;
        const auto deviation = deviationOf(m_sample.boundScene(), read, {}, progress);
        QVERIFY(deviation && std::abs(deviation->millimetres - 0.01) < 1e-6);
        QCOMPARE(deviation->vertex, moved);
        mesh->vertices[moved] += Vec3(0.0, 1.0, 0.0);
        const auto lost = deviationOf(m_sample.boundScene(), read, {}, progress);
        QVERIFY(lost && lost->verticesMissing == 1);
        // The same vertices in another order are the same file.
        Scene shuffled = test::limb();
        auto turned = std::make_shared<Mesh>(*shuffled.parts[0].mesh);
        std::ranges::reverse(turned->vertices);
        for (std::uint32_t& corner : turned->corners) {
            corner = static_cast<std::uint32_t>(turned->vertices.size()) - 1 - corner;
        }
        shuffled.parts[0].mesh = turned;
        const auto same = deviationOf(test::limb(), shuffled, {}, progress);
        QVERIFY(same && same->millimetres < 1e-9 && same->verticesMissing == 0);
    }

    void missingJointsAreTold() {
        const Scene written = m_sample.boundScene();
        Scene read = written;
        const std::int32_t arm = written.skeleton.find("LeftArm");
        read.skeleton.joints[static_cast<std::size_t>(arm)].name = "somebody else";
        Progress progress;
        const auto deviation = deviationOf(written, read, {}, progress);
        QVERIFY(deviation && deviation->jointsMissing == std::vector<std::string>{"LeftArm"});
        const Scene rich = test::richScene(); // two joints share a name
        const std::vector<std::int32_t> pairs = pairJoints(rich.skeleton, rich.skeleton);
        for (std::size_t j = 0; j < pairs.size(); ++j) {
            QCOMPARE(pairs[j], static_cast<std::int32_t>(j));
        }
    }

    /// A glTF whose root has an uneven scale is read back as bound with that scale.
    void unevenScaleOfThePoseIsFound() {
        Scene posed = test::limb();
        for (std::size_t j = 0; j < posed.skeleton.size(); ++j) {
            posed.skeleton.joints[j].parentFromJointRest = posed.skeleton.parentFromJointBind(j);
        }
        posed.skeleton.joints[0].parentFromJointRest.scale(Vec3(1.0, 2.0, 0.5));
        posed.nodesPosed = true;
        const DocumentState state = bound(std::move(posed), 32);
        Progress progress;
        for (const char* name : {"uneven.glb", "uneven.fbx"}) {
            const auto outcome = exportAndCheck(state, path(name).toStdString(), {}, progress);
            QVERIFY2(outcome && outcome->deviation, name);
            QVERIFY2(outcome->deviation->millimetres < 0.1, name);
        }
    }

    void meshesAloneAreCompared() {
        Progress progress;
        const auto outcome = exportAndCheck(m_sample, path("mesh.obj").toStdString(), {}, progress);
        QVERIFY(outcome && outcome->deviation && !outcome->skinned);
        QVERIFY(outcome->deviation->millimetres < 0.1);
        QCOMPARE(outcome->deviation->poses, std::size_t{1});
    }

    void heightsAreWhatEnginesShow() {
        const double meters = heightMeters(*m_sample.scene);
        QVERIFY(meters > 1.7 && meters < 1.8);
        QCOMPARE(heightText(EngineProfile::Unity, 1.7834), QString("1.78 m in Unity"));
        QCOMPARE(heightText(EngineProfile::Unreal, 1.7834), QString("178 cm in Unreal"));
        QCOMPARE(heightText(EngineProfile::Godot, 12.34), QString("12.3 m in Godot"));
        QCOMPARE(heightText(EngineProfile::Maya, 1.7834), QString("178 cm in Maya"));
        QCOMPARE(heightText(EngineProfile::Max, 1.7834), QString("178 cm in 3ds Max"));
        QCOMPARE(heightText(EngineProfile::Houdini, 1.7834), QString("1.78 m in Houdini"));
    }

    /// Who counts more vertices in the file than in the view is told why.
    void splitVerticesAreExplained() {
        Progress progress;
        const auto written = exportAndCheck(m_sample, path("split.glb").toStdString(), {}, progress);
        QVERIFY(written && written->contents);
        std::size_t vertices = 0;
        for (const Part& part : m_sample.scene->parts) {
            vertices += part.mesh->vertices.size();
        }
        QCOMPARE(written->vertices, vertices);
        ExportOutcome outcome;
        outcome.vertices = 100;
        outcome.contents.emplace();
        outcome.contents->vertices = 130;
        const QString text = contentsText(outcome);
        QVERIFY2(text.contains("130 vertices") && text.contains("The character has 100 vertices:"),
                 qPrintable(text));
        outcome.contents->vertices = 100;
        QVERIFY(!contentsText(outcome).contains("The character"));
    }

    /// The file's field says the folder; names of joints that look like files stay.
    void theReportNamesFilesWithoutFolders() {
        Scene scene;
        scene.sourceFile = "/ada/in/hero.fbx";
        ExportOutcome outcome;
        outcome.file = "/ada/out/hero.glb";
        outcome.notices = {{NoticeCode::FileRebuilt, "/ada/out/hero.glb", 0, {"other-format"}},
                           {NoticeCode::TextureDropped, "skin", 1, {"/ada/in/maps/skin.bmp"}},
                           {NoticeCode::NamesChanged, "/root/hips", 1, {"/root/hips", "hips"}}};
        const Notices told = reportNotices(outcome, scene);
        QCOMPARE(told[0].subject, std::string("hero.glb"));
        QCOMPARE(told[1].arguments[0], std::string("skin.bmp"));
        QVERIFY(told[2] == outcome.notices[2]);
        outcome.readBackError = Error{ErrorCode::FileNotFound, {"/ada/out/hero.glb"}};
        const QString text = deviationText(outcome, scene);
        QVERIFY2(text.contains("hero.glb") && !text.contains("/ada"), qPrintable(text));
    }

    /// Whose vertices are compared is said, not what a check leaves out.
    void theResultNamesWhatItCompares() {
        ExportOutcome outcome;
        outcome.skinned = true;
        outcome.deviation = Deviation{};
        outcome.deviation->poses = 25;
        const QString text = deviationText(outcome, Scene());
        QVERIFY2(text.contains("Read again in 25 poses: all vertices are within 0.01 mm of Sinew's."),
                 qPrintable(text));
    }

    /// What 2D programs read is made of flat parts.
    void flatFormatsAreForFlatCharacters() {
        const auto offers = [](const Scene& scene, const char* ending) {
            const FormatLabels formats = exportFormats(scene);
            return std::ranges::any_of(
                formats, [&](const FormatLabel& format) { return format.extensions.contains(ending); });
        };
        QCOMPARE(exportFormats(test::flatDoll()).size(), savedFormats().size());
        for (const char* ending : {".tscn", "_ske.json"}) {
            QVERIFY2(offers(test::flatDoll(), ending) && !offers(test::limb(), ending), ending);
        }
        for (const char* ending : {".fbx", ".glb", ".gltf", ".vrm"}) {
            QVERIFY2(offers(test::limb(), ending), ending); // a VRM's bones can be chosen
        }
    }

    void cancelLeavesNothingHalf() {
        const DocumentState limb = bound(test::limb(), 32);
        bool written = false;
        int poll = 0;
        for (; poll < 100000; ++poll) {
            test::CancelAfter progress(poll);
            const QString file = path(QString("cut%1.fbx").arg(poll));
            const auto outcome = exportAndCheck(limb, file.toStdString(), {}, progress);
            QCOMPARE(outcome.has_value(), QFile::exists(file));
            if (outcome && outcome->deviation) {
                break;
            }
            if (outcome) {
                written = true; // canceled while it was being checked
                QVERIFY(!outcome->readBackError);
                QVERIFY(deviationText(*outcome, *limb.scene).contains("canceled"));
            } else {
                QVERIFY(outcome.error().code == ErrorCode::Canceled);
            }
        }
        QVERIFY(written && poll < 100000);
        QVERIFY(QDir(m_folder.path()).entryList({"cut*"}, QDir::Files).filter("tmp").isEmpty());
    }

    void theJobTellsHowItEnds() {
        Document document;
        TaskPool pool;
        ExportJob job(document, pool);
        job.start(path("none.fbx"), {});
        QVERIFY(!job.running());
        document.reset(bound(test::limb(), 32));
        QSignalSpy finished(&job, &ExportJob::finished);
        QSignalSpy failed(&job, &ExportJob::failed);
        QSignalSpy canceled(&job, &ExportJob::canceled);
        job.start(path("limb.glb"), {});
        QVERIFY(job.running());
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, test::kPatience);
        QVERIFY(QFile::exists(path("limb.glb")) && !job.running());
        job.start(path("no/such/folder/limb.glb"), {});
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, test::kPatience);
        job.start(path("limb.abc"), {});
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 2, test::kPatience);
        document.reset(m_sample);
        job.start(path("sample.fbx"), {});
        job.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!job.running(), test::kPatience);
        QCOMPARE(canceled.count() + finished.count(), 2);
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    DocumentState m_sample;
    QTemporaryDir m_folder;
};

SINEW_TEST(TestExportJob, QCoreApplication)

} // namespace testExportJob

#include "TestExportJob.moc"
