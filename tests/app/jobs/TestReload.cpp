#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/project/RestoreProject.h"
#include "app/session/Session.h"
#include "app/text/NoticeText.h"
#include "core/io/ExportScene.h"
#include "core/layers/LayerContext.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/app/support/RunSinew.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace testReload {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb and a box that hangs above it, both named.
Scene limbWithHat(Mesh limbMesh, bool hat) {
    Scene scene = limb();
    limbMesh.name = "Limb";
    scene.parts[0].mesh = std::make_shared<const Mesh>(std::move(limbMesh));
    if (hat) {
        Mesh box = test::box(Vec3(-0.1, 0.3, -0.1), Vec3(0.1, 0.5, 0.1));
        box.name = "Hat";
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(box)), nullptr, kNone});
    }
    return scene;
}

Mesh limbMesh(int around, int along, double radius = 0.25) {
    return capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), radius, around, along);
}

/// The limb without what lies beyond 0.5, open there.
Mesh cutLimb() {
    const Mesh whole = limbMesh(16, 24);
    Mesh mesh;
    mesh.name = "Limb";
    std::vector<std::uint32_t> numbers(whole.vertexCount());
    for (std::uint32_t v = 0; v < whole.vertexCount(); ++v) {
        numbers[v] = static_cast<std::uint32_t>(mesh.vertices.size());
        if (whole.vertices[v].x() < 0.5) {
            mesh.vertices.push_back(whole.vertices[v]);
        }
    }
    for (std::size_t f = 0; f < whole.polygonCount(); ++f) {
        std::vector<std::uint32_t> corners;
        for (const std::uint32_t corner : whole.polygon(f)) {
            if (whole.vertices[corner].x() < 0.5) {
                corners.push_back(numbers[corner]);
            }
        }
        if (corners.size() == whole.polygon(f).size()) {
            mesh.addPolygon(corners);
        }
    }
    return mesh;
}

float difference(std::span<const Influence> a, std::span<const Influence> b) {
    float largest = 0.0F;
    for (const Influence& each : a) {
        const auto other = std::ranges::find(b, each.joint, &Influence::joint);
        largest = std::max(largest, std::abs(each.weight - (other == b.end() ? 0.0F : other->weight)));
    }
    return largest;
}

/// A character in a file, with work of every kind on it.
struct WorkedOn {
    QTemporaryDir folder;
    QString file = folder.filePath("limb.fbx");
    Document document;
    ViewState view;
    TaskPool pool;
    ProjectWriter writer;
    Session session{document, view, pool, writer};
    QSignalSpy reloaded{&session, &Session::reloaded};
    QSignalSpy failed{&session, &Session::reloadFailed};

    explicit WorkedOn(bool paintHat = false) {
        write(limbWithHat(limbMesh(16, 24), true));
        Progress progress;
        DocumentState state = *readCharacter(file.toStdString(), progress);
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
        setPartBinding(document, {1, 0}, PartBinding::Rigid, {jointName(1)});
        bindNow(document);
        selectJoint(document, 1);
        addLayer(document, LayerKind::Paint);
        paint(0);
        if (paintHat) {
            paint(1);
        }
        lockJoints(document, {1}, true);
        hidePart(document, 1);
        document.change("Pose", [](DocumentState& now) { now.pose.joints[1].translation = Vec3(0, 0.1, 0); });
    }

    void write(const Scene& scene) const {
        Progress progress;
        if (!exportScene(scene, file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
    }
    std::string jointName(std::size_t joint) const { return state().scene->skeleton.joints[joint].name; }
    const DocumentState& state() const { return document.state(); }
    /// A weight by hand in the first ten vertices of a part.
    void paint(std::size_t part) {
        document.change("Paint", [part](DocumentState& state) {
            const std::size_t count = state.scene->parts[part].mesh->vertexCount();
            const std::int32_t joint = state.layers.number(state.scene->skeleton.joints[1].name);
            EditList edits;
            for (std::uint32_t vertex = 0; vertex < std::min<std::size_t>(10, count); ++vertex) {
                edits.add(vertex, std::vector<JointEdit>{{joint, 0.0F, 0.5F}});
            }
            state.layers = state.layers.withEdits(0, part, PaintEdits(count).with(edits));
        });
    }
    bool reload() {
        const auto before = reloaded.size() + failed.size();
        session.reload();
        return QTest::qWaitFor([&] { return reloaded.size() + failed.size() > before; }, kPatience);
    }
    void writeMesh(const QString& name, Mesh mesh) const {
        Scene scene = test::scene(std::move(mesh), {});
        scene.metersPerUnit = state().scene->metersPerUnit;
        Progress progress;
        if (!exportScene(scene, name.toStdString(), {}, progress)) {
            qFatal("the mesh cannot be written");
        }
    }
    bool replace(const QString& name, bool keepVolume) {
        const auto before = reloaded.size() + failed.size();
        session.replaceMesh(name, keepVolume);
        return QTest::qWaitFor([&] { return reloaded.size() + failed.size() > before; }, kPatience);
    }
    bool told(NoticeCode code) const {
        return std::ranges::any_of(*state().importNotices,
                                   [code](const Notice& notice) { return notice.code == code; });
    }
    bool toldOfLoss() const {
        return std::ranges::any_of(*state().importNotices,
                                   [](const Notice& notice) { return isLostWork(notice.code); });
    }
};

} // namespace

class TestReload : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A body that loses its end: other vertices and polygons, weights of the old volume.
    void anotherMeshIsBoundInTheOldVolume() {
        WorkedOn work;
        const DocumentState before = work.state();
        const QString armless = work.folder.filePath("armless.obj");
        work.writeMesh(armless, cutLimb());
        QVERIFY(work.replace(armless, true));
        const DocumentState& after = work.state();
        QCOMPARE(after.scene->parts.size(), std::size_t{1});
        QVERIFY(after.bound() && after.volume && after.settings.resolution == before.settings.resolution);
        QCOMPARE(after.volume->file.path, before.sources->character.path);
        QCOMPARE(after.scene->skeleton.size(), before.scene->skeleton.size());
        // What is as before is weighed as before; smoothing ends at the new border.
        const Mesh& mesh = *after.scene->parts[0].mesh;
        const Mesh& old = *before.scene->parts[0].mesh;
        std::size_t same = 0;
        float largest = 0.0F;
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            const auto twin = std::ranges::find_if(
                old.vertices, [&](const Vec3& at) { return (at - mesh.vertices[v]).norm() < 1e-6; });
            if (twin != old.vertices.end() && mesh.vertices[v].x() < 0.0) {
                ++same;
                const auto at = static_cast<std::size_t>(twin - old.vertices.begin());
                largest =
                    std::max(largest, difference((*after.solved)[0]->at(v), (*before.solved)[0]->at(at)));
            }
        }
        QVERIFY2(largest < 0.03F, qPrintable(QString::number(static_cast<double>(largest))));
        QVERIFY(same > 100);
        work.document.undoStack().undo();
        QVERIFY(work.state().scene == before.scene && !work.state().volume);
    }

    void aMeshElsewhereGetsItsOwnVolume() {
        WorkedOn work;
        const QString thick = work.folder.filePath("thick.obj");
        work.writeMesh(thick, limbMesh(20, 20, 0.9));
        QVERIFY(work.replace(thick, true));
        QVERIFY(work.state().bound() && !work.state().volume);
        QVERIFY(work.told(NoticeCode::VolumeMeshOutside));
        QVERIFY(work.replace(work.file, false));
        QVERIFY(work.state().bound() && !work.told(NoticeCode::VolumeMeshOutside));
    }

    /// The project names the mesh whose volume it is bound in, and says so where that is gone.
    void projectsRememberTheVolume() {
        WorkedOn work;
        const QString armless = work.folder.filePath("armless.obj");
        work.writeMesh(armless, cutLimb());
        QVERIFY(work.replace(armless, true));
        const QString file = work.folder.filePath("limb.sinew");
        QVERIFY(writeProject(projectOf(work.state(), {}), file.toStdString()));
        const auto project = readProject(file.toStdString());
        QVERIFY(project && project->volume);
        Progress progress;
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored && restored->state.volume && !restored->weightsDiffer);
        QVERIFY(*(*restored->state.solved)[0] == *(*work.state().solved)[0]);
        ProjectFile lost = *project;
        lost.volume->absolute += ".gone";
        lost.volume->relative.clear();
        const auto without = restoreProject(lost, {}, progress);
        QVERIFY(without && !without->state.volume && without->state.bound());
        QVERIFY(findNotice(*without->state.importNotices, NoticeCode::VolumeMeshMissing) != nullptr);
    }

    void aBrokenMeshChangesNothing() {
        WorkedOn work;
        const DocumentState before = work.state();
        const QString broken = work.folder.filePath("broken.obj");
        QFile file(broken);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("v 1 2\n");
        file.close();
        QVERIFY(work.replace(broken, true));
        QCOMPARE(work.failed.size(), 1);
        QVERIFY(work.state() == before);
        QVERIFY(work.replace(work.folder.filePath("none.obj"), true));
        QCOMPARE(work.failed.size(), 2);
    }

    /// The mesh is another shape of the same vertices, as after sculpting.
    void allWorkIsKept() {
        WorkedOn work;
        const DocumentState before = work.state();
        const int steps = work.document.undoStack().count();
        work.write(limbWithHat(limbMesh(16, 24, 0.3), true));
        QVERIFY(work.reload());
        QCOMPARE(work.reloaded.size(), 1);
        const DocumentState& after = work.state();
        QVERIFY(after.scene != before.scene);
        QVERIFY(!(after.scene->parts[0].mesh->vertices == before.scene->parts[0].mesh->vertices));
        QVERIFY(after.bound() && after.settings == before.settings);
        QVERIFY(after.layers == before.layers); // the same edits, untouched
        QVERIFY(after.pose == before.pose && after.locked == before.locked && after.hidden == before.hidden);
        QVERIFY(after.selection == before.selection && after.activeLayer == before.activeLayer);
        QVERIFY(!work.toldOfLoss());
        QVERIFY(!(after.sources->character.sha256 == before.sources->character.sha256));
        QCOMPARE(work.document.undoStack().count(), steps + 1);
        QVERIFY(work.document.modified());
        work.document.undoStack().undo();
        QVERIFY(work.state() == before);
        work.document.undoStack().redo();
        QVERIFY(work.state().hidden == before.hidden);
    }

    void theSameFileChangesNothing() {
        WorkedOn work;
        work.document.setSaved(work.folder.filePath("work.sinew"));
        const auto weights = work.state().weights;
        QVERIFY(work.reload());
        QVERIFY(!work.toldOfLoss());
        QVERIFY(!work.document.modified());
        QVERIFY(*(*work.state().weights)[0] == *(*weights)[0]);
        // A project that names the file as it was wants to be saved again.
        work.write(limbWithHat(limbMesh(16, 24, 0.3), true));
        QVERIFY(work.reload());
        QVERIFY(work.document.modified());
        QCOMPARE(work.document.projectFile(), work.folder.filePath("work.sinew"));
    }

    void paintedLayersComeToAnotherMesh() {
        WorkedOn work(true);
        const DocumentState before = work.state();
        work.write(limbWithHat(limbMesh(24, 36), true));
        QVERIFY(work.reload());
        const DocumentState& after = work.state();
        const WeightLayer& layer = *after.layers.layers[0];
        QCOMPARE(layer.parts[0].edits.vertexCount(), after.scene->parts[0].mesh->vertexCount());
        QVERIFY(!layer.parts[0].edits.empty());
        // The hat is the one it was.
        QVERIFY(layer.parts[1].edits == before.layers.layers[0]->parts[1].edits);
        QVERIFY(work.told(NoticeCode::LayersTransferred));
        QVERIFY(!work.told(NoticeCode::LayerEditsLost));
        QVERIFY(layerReport(after.layers, *work.document.layering().context(after, false)).misfits.empty());
    }

    void whatNoLongerFitsIsTold() {
        WorkedOn work(true);
        lockJoints(work.document, {2}, true);
        Scene other = limbWithHat(limbMesh(16, 24), false);
        other.skeleton.joints[2].name = "renamed";
        work.write(other);
        QVERIFY(work.reload());
        QCOMPARE(work.failed.size(), 0);
        for (const NoticeCode code : {NoticeCode::PartRulesLost, NoticeCode::HiddenPartsMissing,
                                      NoticeCode::JointLocksMissing, NoticeCode::LayerEditsLost}) {
            QVERIFY2(work.told(code), qPrintable(QString::number(static_cast<int>(code))));
        }
        QVERIFY(work.state().bound());
        QVERIFY(work.state().settings.parts.empty());
        QVERIFY(isLocked(work.state(), 1)); // the rest is kept
        work.document.undoStack().undo();
        QCOMPARE(work.state().settings.parts.size(), std::size_t{1});
        QVERIFY(work.state().hidden[1]);
    }

    void aCharacterThatCannotBeBoundComesUnbound() {
        WorkedOn work;
        Scene bare = limbWithHat(limbMesh(16, 24), true);
        bare.skeleton = Skeleton();
        for (Part& part : bare.parts) {
            part.weights = nullptr;
        }
        work.write(bare);
        QVERIFY(work.reload());
        QCOMPARE(work.failed.size(), 0);
        QVERIFY(!work.state().bound());
        QVERIFY(work.told(NoticeCode::RebindFailed));
        QVERIFY(work.told(NoticeCode::PosedJointsMissing));
        work.document.undoStack().undo();
        QVERIFY(work.state().bound());
    }

    void brokenFilesLeaveTheDocument() {
        WorkedOn work;
        const DocumentState before = work.state();
        writeFile(work.file, fileBytes(work.file).first(200));
        QVERIFY(work.reload());
        QCOMPARE(work.failed.size(), 1);
        QVERIFY(work.state() == before);
        QVERIFY(QFile::remove(work.file));
        QVERIFY(work.reload());
        QCOMPARE(work.failed.size(), 2);
        QVERIFY(work.failed[1][1].value<sinew::Error>().code == ErrorCode::FileNotFound);
        QCOMPARE(work.failed[1][0].toString(), work.file);
        QVERIFY(work.state() == before);
        QCOMPARE(work.reloaded.size(), 0);
    }

    void workDoneMeanwhileIsKept() {
        WorkedOn work;
        work.write(limbWithHat(limbMesh(16, 24, 0.3), true));
        work.session.reload();
        setDeformer(work.document, Deformer::DualQuaternion);
        QTRY_COMPARE_WITH_TIMEOUT(work.reloaded.size(), 1, kPatience);
        QVERIFY(work.state().deform.deformer == Deformer::DualQuaternion);
        QVERIFY(work.state().bound());
    }

    void anotherDocumentIsLeftAlone() {
        WorkedOn work;
        work.session.reload();
        const DocumentState before = work.state();
        work.document.reset(before);
        QTRY_VERIFY_WITH_TIMEOUT(!work.session.busy(), kPatience);
        QCOMPARE(work.reloaded.size(), 0);
        QVERIFY(work.state() == before);
    }

    void charactersFromMemoryHaveNothingToReload() {
        Document document;
        openBound(document);
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        session.reload();
        QVERIFY(!session.busy());
    }

    void comparingReadsAndChangesNothing() {
        WorkedOn work;
        QSignalSpy failed(&work.session, &Session::compareFailed);
        std::vector<FileDifferences> found;
        QObject::connect(&work.session, &Session::comparedWithDisk, &work.session,
                         [&](const QString& file, const FileDifferences& differences) {
                             QCOMPARE(file, work.file);
                             found.push_back(differences);
                         });
        const auto compare = [&] {
            const auto before = static_cast<std::size_t>(failed.size()) + found.size();
            work.session.compareWithDisk();
            return QTest::qWaitFor(
                [&] { return static_cast<std::size_t>(failed.size()) + found.size() > before; }, kPatience);
        };
        const DocumentState before = work.state();
        QVERIFY(compare());
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(!found[0].any()); // a bind and layers are no difference of the file
        work.write(limbWithHat(limbMesh(16, 24, 0.3), false));
        QVERIFY(compare());
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[1].parts.size(), std::size_t(2));
        QVERIFY(found[1].parts[0].moved > 100 && std::abs(found[1].parts[0].farthest - 0.05) < 1e-3);
        QCOMPARE(found[1].parts[1].kind, DifferenceKind::Removed);
        QVERIFY(work.state() == before);
        QVERIFY(QFile::remove(work.file));
        QVERIFY(compare());
        QCOMPARE(failed.size(), 1);
        QVERIFY(work.state() == before);
    }
};

SINEW_TEST(TestReload, QCoreApplication)

} // namespace testReload

#include "TestReload.moc"
