#include "app/document/edits/FollowMesh.h"
#include "app/document/edits/PictureMeshEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/recipe/PictureMeshFile.h"
#include "app/session/Session.h"
#include "core/geometry/flat/EditFlatMesh.h"
#include "core/io/picture/HandMeshes.h"
#include "core/layers/EditedVertex.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/FlatCharacter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>

namespace testPictureMeshEdits {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A document of the figure, with an edit in the middle of its right arm.
struct Bench {
    FlatCharacter files;
    Document document;

    Bench() { document.reset(files.state()); }
    const DocumentState& state() const { return document.state(); }
    const Mesh& mesh() const { return *state().scene->parts[0].mesh; }
    const SkinWeights& weights() const { return *(*state().weights)[0]; }
    GridPlace placeAt(double x, double y) const {
        return gridPlaceOf(mesh(), *editableMesh(state(), 0), Vec3(x, y, 0.0));
    }
    bool addInArm() { return addMeshVertex(document, 0, placeAt(51.0, 137.0), 0.0).has_value(); }
    std::uint32_t nearest(double x, double y) const {
        const auto found = std::ranges::min_element(
            mesh().vertices, {}, [&](const Vec3& vertex) { return (vertex - Vec3(x, y, 0.0)).norm(); });
        return static_cast<std::uint32_t>(found - mesh().vertices.begin());
    }
    ProjectFile saved() const {
        ProjectFile project = projectOf(state(), {});
        project.file = files.path("work.sinew").toStdString();
        return readProjectText(projectText(project, project.file));
    }

private:
    ProjectFile readProjectText(const std::string& text) const {
        writeFile(files.path("work.sinew"), QByteArray::fromStdString(text));
        return readProject(files.path("work.sinew").toStdString()).value();
    }
};

/// UVs are the places in the picture: 200 x 190 pixels.
bool hasPlacesAsUvs(const Mesh& mesh) {
    for (std::size_t corner = 0; corner < mesh.cornerCount(); ++corner) {
        const Vec3& at = mesh.vertices[mesh.corners[corner]];
        const Vec2f wanted(static_cast<float>(at.x() / 200.0 + 0.5), static_cast<float>(at.y() / 190.0));
        if ((mesh.uvSets[0].values[corner] - wanted).norm() > 1e-6F) {
            return false;
        }
    }
    return mesh.uvSets[0].values.size() == mesh.cornerCount() && mesh.normals.size() == mesh.cornerCount();
}

bool sameMesh(const Mesh& a, const Mesh& b) {
    return a.vertices == b.vertices && a.corners == b.corners && a.polygonOffsets == b.polygonOffsets &&
           a.uvSets[0].values == b.uvSets[0].values && a.normals == b.normals && a.name == b.name;
}

double weightOn(const SkinWeights& weights, std::size_t vertex, std::int32_t joint) {
    for (const Influence& influence : weights.at(vertex)) {
        if (influence.joint == joint) {
            return static_cast<double>(influence.weight);
        }
    }
    return 0.0;
}

bool told(const DocumentState& state, NoticeCode code) {
    return std::ranges::any_of(*state.importNotices,
                               [&](const Notice& notice) { return notice.code == code; });
}

/// A layer that adds half of the arm to every vertex in the arm.
LayerStack armPaint(const Bench& bench) {
    LayerStack stack;
    const JointEdit edit{stack.number("arm"), 1.0F, 0.5F};
    EditList list;
    for (std::uint32_t vertex = 0; vertex < bench.mesh().vertexCount(); ++vertex) {
        if (bench.mesh().vertices[vertex].x() > 20.0) {
            list.add(vertex, {&edit, 1});
        }
    }
    WeightLayer layer;
    layer.name = "Paint";
    layer.parts.push_back(
        {PaintEdits(bench.mesh().vertexCount()).with(list), LayerMask(bench.mesh().vertexCount())});
    return stack.added(std::move(layer), 0);
}

} // namespace

/// Meshes of pictures whose vertices are edited in a document.
class TestPictureMeshEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMeshIsReadAsItIs() {
        const Bench bench;
        const auto hand = editableMesh(bench.state(), 0);
        QVERIFY(hand && faultOf(*hand).empty());
        QCOMPARE(hand->width, 200);
        QCOMPARE(hand->height, 190);
        const Mesh again = withHandMesh(bench.mesh(), *hand);
        QVERIFY(again.vertices == bench.mesh().vertices && again.corners == bench.mesh().corners);
        QVERIFY(hasPlacesAsUvs(again));
        QVERIFY(handMeshOf(again)->flat == hand->flat);
    }

    void eachEditIsOneStep() {
        Bench bench;
        const DocumentState before = bench.state();
        const std::size_t vertices = bench.mesh().vertexCount();
        QVERIFY(bench.addInArm());
        QCOMPARE(bench.mesh().vertexCount(), vertices + 1);
        QVERIFY(hasPlacesAsUvs(bench.mesh()));
        QCOMPARE(bench.state().selected->indices(0), std::vector{static_cast<std::uint32_t>(vertices)});
        const DocumentState added = bench.state();
        QVERIFY(
            moveMeshVertices(bench.document, 0, std::array{static_cast<std::uint32_t>(vertices)}, {9, 5}));
        QVERIFY(hasPlacesAsUvs(bench.mesh()));
        QVERIFY((bench.mesh().vertices.back() - Vec3(51.0 + 9 / 8.0, 137.0 + 5 / 8.0, 0.0)).norm() < 1e-12);
        const DocumentState moved = bench.state();
        QVERIFY(deleteMeshVertices(bench.document));
        QCOMPARE(bench.mesh().vertexCount(), vertices);
        QVERIFY(!bench.state().selected);
        QCOMPARE(bench.document.undoStack().count(), 3);
        bench.document.undoStack().undo();
        QVERIFY(bench.state() == moved);
        bench.document.undoStack().undo();
        QVERIFY(bench.state() == added);
        bench.document.undoStack().undo();
        QVERIFY(bench.state() == before);
        bench.document.undoStack().redo();
        QVERIFY(bench.state() == added);
    }

    void verticesStayInThePicture() {
        Bench bench;
        const std::uint32_t top = bench.nearest(0.0, 180.0);
        QVERIFY(moveMeshVertices(bench.document, 0, std::array{top}, {0, 8 * 500}));
        QVERIFY(std::abs(bench.mesh().vertices[top].y() - 190.0) < 1e-9);
        const int steps = bench.document.undoStack().count();
        QVERIFY(moveMeshVertices(bench.document, 0, std::array{top}, {0, 8}));
        QCOMPARE(bench.document.undoStack().count(), steps);
    }

    void whatCannotBeDoneChangesNothing() {
        Bench bench;
        const DocumentState before = bench.state();
        const std::uint32_t hand = bench.nearest(86.0, 138.0);
        const auto crossed = moveMeshVertices(bench.document, 0, std::array{hand}, {-8 * 30, -8 * 60});
        QVERIFY(!crossed && crossed.error().code == ErrorCode::MeshOutlineCrossed);
        const auto outside = addMeshVertex(bench.document, 0, bench.placeAt(90.0, 20.0), 8.0);
        QVERIFY(!outside && outside.error().code == ErrorCode::MeshPlaceOutside);
        selectAllVertices(bench.document);
        const auto nothing = deleteMeshVertices(bench.document);
        QVERIFY(!nothing && nothing.error().code == ErrorCode::MeshTriangleLast);
        bench.document.undoStack().undo();
        QVERIFY(bench.state() == before);
    }

    void meshesOfOtherFilesAreRefused() {
        Document document;
        document.reset(stateOfScene(limb(), {}));
        const auto moved = moveMeshVertices(document, 0, std::array{0U}, {8, 8});
        QVERIFY(!moved && moved.error().code == ErrorCode::MeshNotPicture);
        selectAllVertices(document);
        const auto removed = deleteMeshVertices(document);
        QVERIFY(!removed && removed.error().code == ErrorCode::MeshNotPicture);
        QVERIFY(!editableMesh(document.state(), 1) && !editableMesh({}, 0));
    }

    void weightsFollowUntilTheNextBind() {
        Bench bench;
        bindNow(bench.document);
        const DocumentState bound = bench.state();
        const SkinWeights before = bench.weights();
        QVERIFY(bench.addInArm());
        QVERIFY(!bench.state().bound() && bench.state().unboundByEdit());
        QCOMPARE(bench.weights().vertexCount(), before.vertexCount() + 1);
        for (std::size_t vertex = 0; vertex < before.vertexCount(); ++vertex) {
            QVERIFY(std::ranges::equal(bench.weights().at(vertex), before.at(vertex)));
        }
        QVERIFY(weightOn(bench.weights(), before.vertexCount(), 1) > 0.9);
        bindNow(bench.document);
        QVERIFY(bench.state().bound());
        QVERIFY(weightOn(bench.weights(), before.vertexCount(), 1) > 0.9);
        bench.document.undoStack().undo();
        bench.document.undoStack().undo();
        QVERIFY(bench.state() == bound);
        QVERIFY(bench.weights() == before);
    }

    void workOnVerticesGoesAlong() {
        Bench bench;
        const std::size_t count = bench.mesh().vertexCount();
        Region region;
        region.name = "arm";
        region.solid.reset();
        PaintedPart paint{bench.mesh().name, count, {}, {}};
        MorphTarget shape{"bulge", {}, {}};
        for (std::uint32_t vertex = 0; vertex < count; ++vertex) {
            if (bench.mesh().vertices[vertex].x() > 20.0) {
                paint.vertices.push_back(vertex);
                paint.amounts.push_back(0.5F);
                shape.vertices.push_back(vertex);
                shape.offsets.emplace_back(0.0, 1.0, 0.0);
            }
        }
        region.painting = std::make_shared<const Painting>(Painting{paint});
        DocumentState state = bench.state();
        state.settings.regions = {region};
        state.layers = armPaint(bench);
        state.shapes = sharedShapes({{shape}});
        bench.document.reset(state);
        QVERIFY(bench.addInArm());
        const auto added = static_cast<std::uint32_t>(count);
        const VertexEdits edits = editsAt(*bench.state().layers.layers[0], 0, added);
        QCOMPARE(edits.edits.size(), std::size_t{1});
        QVERIFY(std::abs(edits.edits[0].shift - 0.5F) < 1e-6F);
        const PaintedPart& carried = bench.state().settings.regions[0].painting->front();
        QCOMPARE(carried.vertexCount, count + 1);
        QCOMPARE(carried.vertices.back(), added);
        QVERIFY(std::abs(carried.amounts.back() - 0.5F) < 1e-6F);
        const MorphTarget& bulge = shapesOf(bench.state())[0][0];
        QCOMPARE(bulge.vertices.back(), added);
        QVERIFY((bulge.offsets.back() - Vec3::UnitY()).norm() < 1e-9);
        // What lies where it lay is the same to the last bit.
        for (const std::uint32_t vertex : paint.vertices) {
            QVERIFY(editsAt(*bench.state().layers.layers[0], 0, vertex) ==
                    editsAt(*state.layers.layers[0], 0, vertex));
        }
    }

    /// The same mesh with its vertices in the opposite order.
    void weightsFollowAnotherOrder() {
        Bench bench;
        bindNow(bench.document);
        HandMesh hand = *editableMesh(bench.state(), 0);
        const FlatMesh before = hand.flat;
        std::ranges::reverse(hand.flat.vertices);
        const auto last = static_cast<std::uint32_t>(before.vertices.size() - 1);
        for (Triangle& triangle : hand.flat.triangles) {
            triangle = {last - triangle[0], last - triangle[1], last - triangle[2]};
        }
        DocumentState state = bench.state();
        followMesh(state, 0, std::make_shared<const Mesh>(withHandMesh(bench.mesh(), hand)),
                   locationsIn(before, hand.flat.vertices));
        QVERIFY(state.unboundByEdit());
        for (std::uint32_t vertex = 0; vertex <= last; ++vertex) {
            QVERIFY(std::ranges::equal((*state.solved)[0]->at(vertex), bench.weights().at(last - vertex)));
        }
    }

    void projectsKeepTheMesh() {
        Bench bench;
        QVERIFY(bench.addInArm());
        const std::uint32_t foot = bench.nearest(10.0, 4.0);
        QVERIFY(moveMeshVertices(bench.document, 0, std::array{foot}, {3, -6}));
        bindNow(bench.document);
        Progress progress;
        const auto restored = restoreProject(bench.saved(), {}, progress);
        QVERIFY(restored);
        QVERIFY(sameMesh(*restored->state.scene->parts[0].mesh, bench.mesh()));
        QVERIFY(!restored->weightsDiffer && !restored->sourcesDiffer);
        QVERIFY(*(*restored->state.weights)[0] == bench.weights());
        QVERIFY(restored->state.sources->read == bench.state().sources->read);
        QVERIFY(!told(restored->state, NoticeCode::HandMeshUnused));
        // The command line takes the meshes of a project.
        const auto hands = readPictureMeshes(bench.files.path("work.sinew").toStdString());
        QVERIFY(hands && *hands == bench.state().sources->read.picture.byHand);
    }

    /// The bind had not come back yet when it was saved.
    void anUnboundEditIsBoundAgain() {
        Bench bench;
        bindNow(bench.document);
        QVERIFY(bench.addInArm());
        Progress progress;
        const auto restored = restoreProject(bench.saved(), {}, progress);
        QVERIFY(restored && restored->state.bound());
        bindNow(bench.document);
        QVERIFY(*(*restored->state.weights)[0] == bench.weights());
    }

    void reloadsKeepTheMesh() {
        Bench bench;
        QVERIFY(bench.addInArm());
        const std::size_t count = bench.mesh().vertexCount();
        Progress progress;
        writeFile(bench.files.picture(), FlatCharacter::figure(200, 190) + QByteArray("\n"));
        const auto same = reloadCharacter(bench.state(), progress);
        QVERIFY(same);
        QVERIFY(sameMesh(*same->state.scene->parts[0].mesh, bench.mesh()));
        // A picture of another size is meshed anew, and the edited mesh is kept for the other.
        writeFile(bench.files.picture(), FlatCharacter::figure(210, 190));
        const auto other = reloadCharacter(bench.state(), progress);
        QVERIFY(other);
        QVERIFY(other->state.scene->parts[0].mesh->vertexCount() != count);
        QVERIFY(told(other->state, NoticeCode::HandMeshUnused));
        QCOMPARE(other->state.sources->read.picture.byHand.size(), std::size_t{1});
    }

    /// Layers of one picture have one name.
    void meshesOfOneNameAreToldApart() {
        const FlatCharacter files;
        writeFile(files.path("twice.layers"), "figure.png\nfigure.png 20 0\n");
        Progress progress;
        Document document;
        document.reset(readCharacter(files.path("twice.layers").toStdString(), progress).value());
        const Mesh before = *document.state().scene->parts[0].mesh;
        const Mesh& upper = *document.state().scene->parts[1].mesh;
        const HandMesh hand = *editableMesh(document.state(), 1);
        QCOMPARE(hand.number, 1U);
        const GridPlace place = gridPlaceOf(upper, hand, Vec3(71.0, 137.0, 0.0));
        QVERIFY(addMeshVertex(document, 1, place, 0.0));
        const auto reloaded = reloadCharacter(document.state(), progress);
        QVERIFY(reloaded);
        for (std::size_t part = 0; part < 2; ++part) {
            QVERIFY(sameMesh(*reloaded->state.scene->parts[part].mesh,
                             *document.state().scene->parts[part].mesh));
        }
        QVERIFY(sameMesh(*document.state().scene->parts[0].mesh, before));
    }

    void manyEditsAreUndoneExactly() {
        Bench bench;
        const DocumentState before = bench.state();
        std::mt19937 random(3);
        const auto below = [&](std::size_t count) { return static_cast<std::uint32_t>(random() % count); };
        std::vector<DocumentState> states{before};
        for (int i = 0; i < 200; ++i) {
            const std::uint32_t vertex = below(bench.mesh().vertexCount());
            const GridPlace offset(static_cast<int>(below(81)) - 40, static_cast<int>(below(81)) - 40);
            Expected<void> done;
            if (i % 3 == 0) {
                done = moveMeshVertices(bench.document, 0, std::array{vertex}, offset);
            } else if (i % 3 == 1) {
                const GridPlace at = editableMesh(bench.state(), 0)->flat.vertices[vertex] + offset;
                done = addMeshVertex(bench.document, 0, at, 8.0);
            } else {
                done = deleteMeshVertices(bench.document); // what was moved or added last
            }
            QVERIFY(faultOf(*editableMesh(bench.state(), 0)).empty());
            QVERIFY(hasPlacesAsUvs(bench.mesh()));
            if (bench.document.undoStack().index() >= static_cast<int>(states.size())) {
                states.push_back(bench.state());
            }
        }
        QVERIFY(states.size() > 60);
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(bench.state() == states[i]);
            bench.document.undoStack().undo();
        }
        QVERIFY(bench.state() == before);
        for (std::size_t i = 1; i < states.size(); ++i) {
            bench.document.undoStack().redo();
            QVERIFY(bench.state() == states[i]);
        }
    }
};

SINEW_TEST(TestPictureMeshEdits, QCoreApplication)

} // namespace testPictureMeshEdits

#include "TestPictureMeshEdits.moc"
