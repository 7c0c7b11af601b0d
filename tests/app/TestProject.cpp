#include "app/document/edits/Edits.h"
#include "app/motion/RangeOfMotion.h"
#include "app/project/RestoreProject.h"
#include "app/session/RememberedFiles.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <set>

namespace testProject {

using namespace sinew;

class TestProject : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const QTemporaryDir folder;
        Progress progress;
        QVERIFY(exportScene(test::limb(), folder.filePath("limb.glb").toStdString(), {}, progress));
        m_limb = test::fileBytes(folder.filePath("limb.glb"));
    }

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        test::writeFile(path("limb.glb"), m_limb);
    }

    void boundWorkComesBack() {
        const DocumentState before = work();
        const ProjectFile project = saved(before, path("a.sinew"));
        Progress progress;
        const auto restored = restoreProject(project, {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(test::sameWork(restored->state, before));
        QVERIFY(!restored->weightsDiffer && !restored->sourcesDiffer);
        QVERIFY(restored->state.report && restored->state.report->vertices == before.report->vertices);
    }

    void theSampleComesBack() {
        DocumentState before = read(samplePath());
        before.settings.resolution = 64;
        before.settings.automatic = false;
        before = test::boundState(std::move(before));
        const RangeOfMotion range(before.scene->skeleton,
                                  deformingJoints(before.scene->skeleton, *before.weights));
        before.pose = range.poseOf(range.bends()[5]);
        Progress progress;
        const auto restored = restoreProject(saved(before, path("sample.sinew")), {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(test::sameWork(restored->state, before));
        QVERIFY(!restored->weightsDiffer);
    }

    void realCharactersComeBack() {
        SINEW_NEED_MODEL(character, "armadillo.obj");
        SINEW_NEED_MODEL(bones, "armadillo.tgf");
        DocumentState before = read(character);
        Progress progress;
        auto change = readSkeleton(before, bones.toStdString(), progress);
        QVERIFY(change.has_value());
        before = withSkeleton(before, std::move(change->scene), change->notices, change->sources);
        before.settings.resolution = 128;
        before.settings.automatic = false;
        before = test::boundState(std::move(before));
        before.pose.joints[5].rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitX()));
        const ProjectFile project = saved(before, path("armadillo.sinew"));
        const auto restored = restoreProject(project, {}, progress);
        QVERIFY(restored && test::sameWork(restored->state, before));
        QVERIFY(!restored->weightsDiffer && !restored->sourcesDiffer);
    }

    void unboundWorkComesBack() {
        DocumentState before = read(path("limb.glb"));
        before.settings.alpha = 0.9;
        Progress progress;
        const auto restored = restoreProject(saved(before, path("a.sinew")), {}, progress);
        QVERIFY(restored && test::sameWork(restored->state, before));
        QVERIFY(!restored->state.bound());
    }

    void staleBindsComeBackAsTheyAre() {
        Document document;
        document.reset(work());
        BindSettings settings = document.state().settings;
        settings.resolution = 64; // asks for a re-bind that has not run
        settings.automatic = false;
        settings.alpha = 0.1; // and this follows at once
        setBindSettings(document, settings);
        QVERIFY(document.state().stale());
        Progress progress;
        const auto restored = restoreProject(saved(document.state(), path("a.sinew")), {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(restored->state.stale() && !restored->weightsDiffer);
        QVERIFY(test::sameWork(restored->state, document.state()));
        // And back at the field's resolution the weights are those of the new alpha.
        settings.resolution = 32;
        settings.automatic = false;
        setBindSettings(document, settings);
        QVERIFY(!document.state().stale());
        QVERIFY(*(*document.state().weights)[0] ==
                *bindWeights(*document.state().scene, *document.state().field, settings)[0]);
    }

    void loadedSkeletonsComeBack() {
        test::writeFile(path("bones.tgf"), "1 0 0 0\n2 0.5 0 0\n#\n1 2\n");
        DocumentState state = read(path("limb.glb"));
        Progress progress;
        auto change = readSkeleton(state, path("bones.tgf").toStdString(), progress);
        QVERIFY(change.has_value());
        state = withSkeleton(state, std::move(change->scene), change->notices, change->sources);
        state.settings.resolution = 32;
        state.settings.automatic = false;
        state = test::boundState(std::move(state));
        const auto restored = restoreProject(saved(state, path("a.sinew")), {}, progress);
        QVERIFY(restored && test::sameWork(restored->state, state));
        QCOMPARE(restored->state.sources->skeletons.size(), std::size_t{1});
        QFile::remove(path("bones.tgf"));
        const auto missing = restoreProject(saved(state, path("a.sinew")), {}, progress);
        QVERIFY(!missing && missing.error().code == ErrorCode::SourceMoved);
        QCOMPARE(missing.error().arguments[2], std::string("0"));
    }

    void viewAndExportComeBack() {
        ViewSettings view;
        view.layer(Overlay::Voxels) = {true, 0.25F};
        view.layer(Overlay::Mesh) = {false, 0.1F};
        view.sliceAxis = SliceAxis::X;
        view.slice = 0.123456789;
        view.projection = Projection::Orthographic;
        view.joints = JointsShown::WithoutHelpers;
        view.navigation = Navigation::Maya;
        view.xray = !view.xray;
        view.lighting = Lighting::Flat;
        view.shadows = false;
        view.cursorInfluences = false;
        view.compared = {true, 4, "stretch", {"document", "solver:heat", "file:/a/b.fbx", ""}, 2};
        Recipe exported;
        exported.profile = EngineProfile::Unreal;
        exported.animations = false;
        QVERIFY(
            writeProject(projectOf(read(path("limb.glb")), view, exported), path("a.sinew").toStdString()));
        const auto project = readProject(path("a.sinew").toStdString());
        QVERIFY(project && project->view == view);
        QVERIFY(project->recipe.profile == EngineProfile::Unreal && !project->recipe.animations);
    }

    /// From before there was a choice of lights.
    void matcapOfOldProjectsComesBack() {
        ViewSettings view;
        view.lighting = Lighting::Matcap;
        QVERIFY(writeProject(projectOf(read(path("limb.glb")), view, {}), path("a.sinew").toStdString()));
        QByteArray text = test::fileBytes(path("a.sinew"));
        const QByteArray now("\"lighting\": \"matcap\"");
        QVERIFY(text.contains(now));
        QFile file(path("a.sinew"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.replace(now, "\"matcap\": true")) > 0);
        file.close();
        const auto project = readProject(path("a.sinew").toStdString());
        QVERIFY(project && project->view == view);
    }

    void theSameProjectGivesTheSameBytes() {
        const DocumentState state = work();
        saved(state, path("a.sinew"));
        saved(work(), path("b.sinew"));
        QCOMPARE(test::fileBytes(path("a.sinew")), test::fileBytes(path("b.sinew")));
    }

    void olderReleasesReadPlainDeformation() {
        DocumentState state = work();
        state.deform = {};
        state.deform.deformer = Deformer::DualQuaternion;
        saved(state, path("plain.sinew"));
        const QByteArray text = test::fileBytes(path("plain.sinew"));
        QVERIFY(text.contains("dualQuaternion") && !text.contains("implicit\"") &&
                !text.contains("jointDeform"));
    }

    void deformedJointsAreFoundByName() {
        const DocumentState before = work();
        ProjectFile project = saved(before, path("a.sinew"));
        QCOMPARE(project.jointDeform.size(), std::size_t{1});
        project.jointDeform[0].joint = 0; // another joint stands there
        Progress progress;
        const auto restored = restoreProject(project, {}, progress);
        QVERIFY(restored && restored->state.deform == before.deform);
    }

    void movedTogetherIsFound() {
        const DocumentState state = work();
        saved(state, path("a.sinew"));
        QDir folder(m_folder->path());
        QVERIFY(folder.mkdir("elsewhere"));
        QVERIFY(QFile::rename(path("a.sinew"), path("elsewhere/a.sinew")));
        QVERIFY(QFile::rename(path("limb.glb"), path("elsewhere/limb.glb")));
        Progress progress;
        const auto restored =
            restoreProject(*readProject(path("elsewhere/a.sinew").toStdString()), {}, progress);
        QVERIFY(restored && test::sameWork(restored->state, state));
        QVERIFY(restored->sourcesDiffer); // worth saving again
    }

    void movedSourcesAreAskedFor() {
        const DocumentState state = work();
        const ProjectFile project = saved(state, path("a.sinew"));
        QVERIFY(QFile::rename(path("limb.glb"), path("arm.glb")));
        Progress progress;
        const auto missing = restoreProject(project, {}, progress);
        QVERIFY(!missing && missing.error().code == ErrorCode::SourceMoved);
        QCOMPARE(QString::fromStdString(missing.error().arguments[1]), path("limb.glb"));
        const auto found = restoreProject(project, {path("arm.glb").toStdString(), {}, false}, progress);
        QVERIFY(found && test::sameWork(found->state, state));
        QVERIFY(!found->weightsDiffer);
    }

    void changedSourcesAreAskedFor() {
        const ProjectFile project = saved(work(), path("a.sinew"));
        Scene other = test::limb();
        auto mesh = std::make_shared<Mesh>(*other.parts[0].mesh);
        for (Vec3& point : mesh->vertices) {
            point.y() *= 1.3;
        }
        other.parts[0].mesh = mesh;
        Progress progress;
        QVERIFY(exportScene(other, path("limb.glb").toStdString(), {}, progress));
        const auto refused = restoreProject(project, {}, progress);
        QVERIFY(!refused && refused.error().code == ErrorCode::SourceChanged);
        const auto accepted = restoreProject(project, {{}, {}, true}, progress);
        QVERIFY(accepted && accepted->weightsDiffer && accepted->sourcesDiffer);
        QVERIFY(accepted->state.importNotices->back().code == NoticeCode::RebindDiffers);
    }

    void otherWeightsAreTold() {
        ProjectFile project = saved(work(), path("a.sinew"));
        project.bound->weightsSha256[0] = project.bound->weightsSha256[0] == '0' ? '1' : '0';
        project.pose.push_back({50, "nobody", {}});
        project.jointDeform.push_back({51, "nobody either", {}});
        Progress progress;
        const auto restored = restoreProject(project, {}, progress);
        QVERIFY(restored && restored->weightsDiffer);
        std::set<NoticeCode> codes;
        for (const Notice& notice : *restored->state.importNotices) {
            codes.insert(notice.code);
        }
        QVERIFY(codes.contains(NoticeCode::RebindDiffers) && codes.contains(NoticeCode::PosedJointsMissing) &&
                codes.contains(NoticeCode::DeformJointsMissing));
    }

    void brokenProjectsAreErrors_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* text, ErrorCode code) {
            QTest::newRow(name) << QByteArray(text) << static_cast<int>(code);
        };
        const ErrorCode broken = ErrorCode::ProjectBroken;
        row("empty", "", ErrorCode::FileEmpty);
        row("no json", "hello", broken);
        row("a recipe", R"({"sinewRecipe": 1})", broken);
        row("a list", "[1]", broken);
        row("no files", R"({"sinewProject": 1})", broken);
        row("version text", R"({"sinewProject": "1"})", broken);
        row("version zero", R"({"sinewProject": 0, "character": {"absolute": "a"}})", broken);
        row("newer", R"({"sinewProject": 2, "anything": 1})", ErrorCode::ProjectTooNew);
        row("much newer", R"({"sinewProject": 99999999999999999999})", broken);
        const auto with = [](const char* rest) {
            return QByteArray(R"({"sinewProject": 1, "character": {"absolute": "/a.fbx"}, )") + rest + "}";
        };
        row("unknown key", with(R"("colour": 1)"), ErrorCode::ParameterUnknown);
        row("recipe", with(R"("recipe": {})"), broken);
        row("recipe range", with(R"("recipe": {"sinewRecipe": 1, "bind": {"alpha": 7}})"),
            ErrorCode::ParameterOutOfRange);
        row("bound", with(R"("bound": true)"), broken);
        row("pose", with(R"("pose": {"a": 1})"), broken);
        row("pose joint", with(R"("pose": [{"joint": -4, "name": "a"}])"), broken);
        row("pose huge", with(R"("pose": [{"joint": 1, "name": "a", "rotation": [1e999,0,0,1],
        "translation": [0,0,0], "scale": [1,1,1]}])"),
            broken);
        row("deformer", with(R"("deformer": "wobble")"), broken);
        row("implicit", with(R"("implicit": true)"), broken);
        row("implicit on", with(R"("implicit": {"on": 1})"), broken);
        row("implicit method", with(R"("implicit": {"method": "best"})"), broken);
        row("implicit quality", with(R"("implicit": {"quality": "best"})"), broken);
        row("implicit key", with(R"("implicit": {"rounds": 9})"), ErrorCode::ParameterUnknown);
        row("joint deform", with(R"("jointDeform": {})"), broken);
        row("joint deform entry", with(R"("jointDeform": [7])"), broken);
        row("joint deform name", with(R"("jointDeform": [{"joint": 1, "name": 2}])"), broken);
        row("joint deform range", with(R"("jointDeform": [{"joint": 1, "name": "a", "opening": 1.5}])"),
            broken);
        row("joint deform angles",
            with(R"("jointDeform": [{"joint": 1, "name": "a", "opening": [0, [90, 0.5], [60, 1]]}])"),
            broken);
        row("joint deform keys",
            with(R"("jointDeform": [{"joint": 1, "name": "a", "opening": [0, [90, 0.5]]}])"), broken);
        row("joint deform huge",
            with(R"("jointDeform": [{"joint": 1, "name": "a", "opening": [0, [1e999, 0], [1e999, 1]]}])"),
            broken);
        row("joint deform share", with(R"("jointDeform": [{"joint": 1, "name": "a", "dualShare": -1}])"),
            ErrorCode::ParameterOutOfRange);
        row("joint deform number", with(R"("jointDeform": [{"joint": -2, "name": "a"}])"),
            ErrorCode::ParameterOutOfRange);
        row("joint deform operator",
            with(R"("jointDeform": [{"joint": 1, "name": "a", "operator": "melt"}])"), broken);
        row("joint deform key", with(R"("jointDeform": [{"joint": 1, "name": "a", "width": 1}])"),
            ErrorCode::ParameterUnknown);
        row("selection", with(R"("selection": {"point": [-1, 2]})"), broken);
        row("view", with(R"("view": {"layers": [1]})"), broken);
        row("compare", with(R"("view": {"compare": 4})"), broken);
        row("compare panes", with(R"("view": {"compare": {"panes": 7}})"), ErrorCode::ParameterOutOfRange);
        row("compare map", with(R"("view": {"compare": {"map": 1}})"), broken);
        row("compare shown", with(R"("view": {"compare": {"shown": ["document", 2]}})"), broken);
        row("compare many", with(R"("view": {"compare": {"shown": ["", "", "", "", ""]}})"), broken);
        row("compare key", with(R"("view": {"compare": {"pane": 2}})"), ErrorCode::ParameterUnknown);
        row("opacity", with(R"("view": {"layers": {"mesh": {"opacity": 3}}})"),
            ErrorCode::ParameterOutOfRange);
        QTest::newRow("deep") << QByteArray(300000, '[') << static_cast<int>(broken);
        QTest::newRow("deep and closed")
            << QByteArray(300000, '[') + QByteArray(300000, ']') << static_cast<int>(broken);
        row("twice", with(R"("deformer": "linear", "deformer": "linear")"), broken);
    }

    void brokenProjectsAreErrors() {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        test::writeFile(path("broken.sinew"), text);
        const auto project = readProject(path("broken.sinew").toStdString());
        QVERIFY(!project.has_value());
        QCOMPARE(static_cast<int>(project.error().code), code);
        QCOMPARE(test::fileBytes(path("broken.sinew")), text);
    }

    void truncatedProjectsAreErrors() {
        saved(work(), path("a.sinew"));
        const QByteArray whole = test::fileBytes(path("a.sinew"));
        for (qsizetype length = 0; length < whole.size() - 2; length += 1 + length / 40) {
            test::writeFile(path("cut.sinew"), whole.left(length));
            QVERIFY(!readProject(path("cut.sinew").toStdString()));
        }
    }

    void flippedBitsNeverCrash() {
        DocumentState state = work();
        saved(state, path("a.sinew"));
        const QByteArray whole = test::fileBytes(path("a.sinew"));
        std::mt19937 engine(11);
        int readable = 0;
        for (int i = 0; i < 3000; ++i) {
            QByteArray flipped = whole;
            for (int bits = 0; bits < 1 + i % 3; ++bits) {
                const auto at = static_cast<qsizetype>(engine() % static_cast<unsigned>(flipped.size()));
                flipped[at] = static_cast<char>(flipped[at] ^ (1 << (engine() % 8)));
            }
            test::writeFile(path("flipped.sinew"), flipped);
            const auto project = readProject(path("flipped.sinew").toStdString());
            if (project && !project->bound && readable < 200) {
                Progress progress;
                (void)restoreProject(*project, {path("limb.glb").toStdString(), {}, true}, progress);
            } else if (project && readable < 40) {
                ProjectFile unbound = *project;
                unbound.bound.reset();
                Progress progress;
                (void)restoreProject(unbound, {path("limb.glb").toStdString(), {}, true}, progress);
            }
            readable += project ? 1 : 0;
        }
        QVERIFY(readable > 0); // some flips only change a name
    }

    void cancelsAtEveryPoll() {
        const ProjectFile project = saved(work(), path("a.sinew"));
        int poll = 0;
        for (; poll < 100000; poll += 1 + poll / 4) {
            test::CancelAfter progress(poll);
            const auto restored = restoreProject(project, {}, progress);
            if (restored) {
                break;
            }
            QCOMPARE(static_cast<int>(restored.error().code), static_cast<int>(ErrorCode::Canceled));
        }
        QVERIFY(poll > 3 && poll < 100000);
    }

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    DocumentState read(const QString& file) const {
        Progress progress;
        return *readCharacter(file.toStdString(), progress);
    }
    /// Written and read again.
    ProjectFile saved(const DocumentState& state, const QString& file, const ViewSettings& view = {}) const {
        [&] { QVERIFY(writeProject(projectOf(state, view), file.toStdString())); }();
        const auto project = readProject(file.toStdString());
        [&] { QVERIFY2(project.has_value(), project ? "" : project.error().arguments.back().c_str()); }();
        return project.value_or(ProjectFile());
    }
    /// A limb, bound, posed, in a deformer that is not the default.
    DocumentState work() const {
        DocumentState state = read(path("limb.glb"));
        state.settings.resolution = 32;
        state.settings.automatic = false;
        state.settings.alpha = 0.35;
        state.settings.falloff = Falloff::Exponential;
        state = test::boundState(std::move(state));
        state.pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.4, Vec3(1, 2, 3).normalized()));
        state.pose.joints[1].translation = Vec3(0.1, -0.2, 1.0 / 3.0);
        state.deform.deformer = Deformer::DualQuaternion;
        state.deform.implicit = true;
        state.deform.method = ImplicitMethod::Paper;
        state.deform.quality = ImplicitQuality::Fine;
        state.deform.joints = {{}, {0.25F, JointOperator::Bulge, {{15.0F, 97.5F}, {0.125F, 0.25F, 0.75F}}}};
        state.selection = {1, 0, VertexId{0, 7}};
        return state;
    }

    QByteArray m_limb;
    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_TEST(TestProject, QCoreApplication)

} // namespace testProject

#include "TestProject.moc"
