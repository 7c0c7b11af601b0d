#include "app/document/edits/VisibilityEdits.h"
#include "app/view/pick/EditableMeshes.h"
#include "tests/app/support/FlatCharacter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testEditableMeshes {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two layers of the figure, the upper one 20 pixels farther right, seen from the front.
struct Table {
    FlatCharacter files;
    Document document;
    OrbitCamera camera;

    Table() {
        writeFile(files.path("twice.layers"), "figure.png\nfigure.png 20 0\n");
        Progress progress;
        document.reset(readCharacter(files.path("twice.layers").toStdString(), progress).value());
        camera.setViewport(800, 600);
        camera.setSceneBox(bounds(*document.state().scene));
        camera.setStandardView(StandardView::Front);
        camera.frame(bounds(*document.state().scene));
    }
    Eigen::Vector2d seen(std::size_t part, std::size_t vertex) const {
        return camera.onScreen(document.state().scene->parts[part].mesh->vertices[vertex]);
    }
};

} // namespace

/// The meshes that a hand in the view edits.
class TestEditableMeshes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFrontComesFirst() {
        Table table;
        EditableMeshes meshes(table.document);
        QCOMPARE(meshes.list().size(), std::size_t{2});
        QCOMPARE(meshes.list().front().part, 1U);
        hidePart(table.document, 1);
        QCOMPARE(meshes.list().size(), std::size_t{1});
        QCOMPARE(meshes.list().front().part, 0U);
        QVERIFY(meshes.of(1) == nullptr);
        table.document.undoStack().undo();
        selectPart(table.document, 0);
        QCOMPARE(meshes.list().size(), std::size_t{1});
        QVERIFY(meshes.of(0) != nullptr && meshes.of(1) == nullptr);
    }

    void otherMeshesAreLeftOut() {
        Document document;
        EditableMeshes meshes(document);
        QVERIFY(meshes.list().empty());
        document.reset(stateOfScene(limb(), {}));
        QVERIFY(meshes.list().empty());
    }

    void theCursorFindsPlacesAndVertices() {
        Table table;
        EditableMeshes meshes(table.document);
        const EditableMesh& mesh = *meshes.of(1);
        for (const std::size_t vertex : {std::size_t{0}, std::size_t{50}, std::size_t{90}}) {
            const Eigen::Vector2d at = table.seen(1, vertex);
            const auto under = mesh.under(table.camera, at.x(), at.y());
            QVERIFY(under && (*under - mesh.mesh->vertices[vertex]).norm() < 1e-6);
            QVERIFY(gridPlaceOf(*mesh.mesh, mesh.hand, *under) == mesh.hand.flat.vertices[vertex]);
            const auto found = meshes.vertexAt(table.camera, at.x(), at.y());
            QVERIFY(found && *found == (VertexId{1, static_cast<std::uint32_t>(vertex)}));
            const VertexSet around = meshes.verticesIn(table.camera, {at.x() - 1.0, at.y() - 1.0, 2.0, 2.0});
            QVERIFY(around.has(1, vertex));
        }
        // Eighths of a pixel of the picture.
        const double steps = mesh.stepsOf(table.camera, 10.0);
        const Eigen::Vector2d one = table.camera.onScreen(mesh.positionOf({0, 0}));
        const Eigen::Vector2d other = table.camera.onScreen(mesh.positionOf({800, 0}));
        QVERIFY(std::abs((other - one).norm() / 800.0 * steps - 10.0) < 0.5);
    }
};

SINEW_TEST(TestEditableMeshes, QCoreApplication)

} // namespace testEditableMeshes

#include "TestEditableMeshes.moc"
