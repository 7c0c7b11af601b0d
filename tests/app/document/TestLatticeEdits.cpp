#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/LatticeEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/project/RestoreProject.h"
#include "app/recipe/Recipe.h"
#include "app/report/Inspection.h"
#include "app/session/Session.h"
#include "app/view/DrawnShapes.h"
#include "core/bind/settings/Lattice.h"
#include "core/bind/settings/WireCurve.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTest>

namespace testLatticeEdits {

using namespace sinew;

namespace {

/// Three edges above the limb.
Cage lineAbove() {
    Cage cage =
        makeWire("line", {Vec3(-0.6, 0.2, 0), Vec3(-0.2, 0.3, 0), Vec3(0.2, 0.3, 0), Vec3(0.6, 0.2, 0)}, 0.0);
    cage.kind = CageKind::Mesh;
    return cage;
}

bool holds(const Cage& lattice, const Vec3& position) {
    const Vec3 at = latticeBox(lattice).coordinatesOf(position);
    return (at.array() > 0.0).all() && (at.array() < 1.0).all();
}

} // namespace

/// Lattices and wires in a document: made around what is selected, changed, undone, kept in files.
class TestLatticeEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(test::limb(), {}));
    }

    void aLatticeIsMadeAroundWhatIsSelected() {
        QVERIFY(!latticeHere(DocumentState()));
        const std::vector<Vec3>& vertices = state().scene->parts[0].mesh->vertices;
        const auto held = [&] {
            const Cage lattice = latticeHere(state()).value();
            return std::ranges::count_if(vertices, [&](const Vec3& v) { return holds(lattice, v); });
        };
        QCOMPARE(held(), std::ssize(vertices));
        VertexSet some = noVertices(state());
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            some.set(0, v, vertices[v].x() > 0.3);
        }
        setSelectedVertices(*m_document, some, "Select");
        QCOMPARE(static_cast<std::size_t>(held()), some.count());
        selectJoint(*m_document, 1);
        QCOMPARE(latticeHere(state())->parent, std::string("joint_1"));
        QCOMPARE(latticeHere(state())->counts, kUsualLatticeCounts);
    }

    /// Its control vertices may stand beside the body, which is no fault of theirs.
    void itsJointsAreNotOutside() {
        const std::vector<std::size_t> before = jointsOutside(*state().scene);
        QVERIFY(addLatticeHere(*m_document));
        QCOMPARE(state().scene->skeleton.size(), std::size_t{3 + 64});
        QCOMPARE(jointsOutside(*state().scene), before);
    }

    void itIsOneStepAndUndoes() {
        const DocumentState before = state();
        QVERIFY(addLatticeHere(*m_document));
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(state().scene->skeleton.size(), std::size_t{3 + 64});
        QVERIFY(addLatticeHere(*m_document));
        QCOMPARE(state().settings.cages[1].name, std::string("Lattice 2"));
        const DocumentState after = state();
        m_document->undoStack().undo();
        m_document->undoStack().undo();
        QVERIFY(state() == before && state().scene == before.scene);
        m_document->undoStack().redo();
        m_document->undoStack().redo();
        QVERIFY(state() == after && state().scene == after.scene);
    }

    void controlVerticesAreDraggedAsABox() {
        QVERIFY(addLatticeHere(*m_document));
        const HandlePoint corner = handlePoints(state().settings).back();
        const Vec3 to = corner.position + Vec3(0.1, 0.2, 0.3);
        const CageShape shape = movedShape(state().settings, corner, to);
        QVERIFY(moveHandlePoint(*m_document, corner, to));
        const Cage& lattice = state().settings.cages[0];
        QVERIFY(lattice.vertices.back().isApprox(to));
        QVERIFY(validateCages({lattice}));
        QCOMPARE(shape.vertices, lattice.vertices); // what the drag showed
        const auto flat =
            moveHandlePoint(*m_document, handlePoints(state().settings).back(), lattice.vertices.front());
        QVERIFY(!flat && flat.error().code == ErrorCode::LatticeFlat);
        const auto removed = removeHandlePoint(*m_document, handlePoints(state().settings).front());
        QVERIFY(!removed && removed.error().code == ErrorCode::LatticeIncomplete);
        QCOMPARE(m_document->undoStack().count(), 2);
    }

    void settingsAreSteps() {
        QVERIFY(addLatticeHere(*m_document));
        QVERIFY(setLatticeCounts(*m_document, 0, {2, 3, 2}));
        QCOMPARE(state().settings.cages[0].vertices.size(), std::size_t{12});
        QCOMPARE(state().scene->skeleton.size(), std::size_t{3 + 12});
        QVERIFY(setDropOff(*m_document, 0, 0.2));
        QVERIFY(setControlFollow(*m_document, 0, ControlFollow::Nearest));
        QVERIFY(setControlFollow(*m_document, 0, ControlFollow::Skin));
        QCOMPARE(state().scene->skeleton.size(), std::size_t{3}); // no joints of their own
        QCOMPARE(m_document->undoStack().count(), 5);
        QVERIFY(setDropOff(*m_document, 0, 0.2));
        QVERIFY(setLatticeCounts(*m_document, 7, {2, 2, 2}));
        QCOMPARE(m_document->undoStack().count(), 5); // nothing changed
        const auto wrong = setLatticeCounts(*m_document, 0, {2, 1, 2});
        QVERIFY(!wrong && wrong.error().code == ErrorCode::LatticeCountOutOfRange);
        QCOMPARE(m_document->undoStack().undoText(), QString("Change What \"Lattice\" Follows"));
        m_document->undoStack().undo();
        QCOMPARE(state().scene->skeleton.size(), std::size_t{3 + 12});
    }

    void aLineBecomesAWire() {
        QVERIFY(addCage(*m_document, lineAbove()));
        QVERIFY(canBeWire(state().settings.cages[0]));
        const DocumentState before = state();
        QVERIFY(setWire(*m_document, 0, true));
        QCOMPARE(state().settings.cages[0].kind, CageKind::Wire);
        QVERIFY(state().settings.cages[0].dropOff > 0.1);
        std::vector<Transform> joints;
        for (const Joint& joint : state().scene->skeleton.joints) {
            joints.push_back(joint.modelFromJointBind);
        }
        const CageShape shape = cageShapes(state().settings.cages, state().scene->skeleton, joints).at(0);
        QVERIFY(shape.curve.size() > 10 && shape.curve.front().isApprox(Vec3(-0.6, 0.2, 0)));
        const auto none = setDropOff(*m_document, 0, 0.0);
        QVERIFY(!none && none.error().code == ErrorCode::DropOffInvalid);
        m_document->undoStack().undo();
        QVERIFY(state() == before);
        Cage face = lineAbove();
        face.faces = {{0, 1, 2}};
        QVERIFY(!canBeWire(face));
        QVERIFY(!canBeWire(*latticeHere(state())));
    }

    void aWireGoesOnWithoutAVertex() {
        QVERIFY(addCage(*m_document, lineAbove()));
        QVERIFY(setWire(*m_document, 0, true));
        QVERIFY(removeHandlePoint(*m_document, handlePoints(state().settings)[1]));
        const Cage& wire = state().settings.cages[0];
        QCOMPARE(wireOrder(wire), (std::vector<std::uint32_t>{0, 1, 2}));
        QVERIFY(wire.vertices[1].isApprox(Vec3(0.2, 0.3, 0)));
        QCOMPARE(cageJoint(wire, 1), std::string("line_3")); // the others keep their joints
        QVERIFY(removeHandlePoint(*m_document, handlePoints(state().settings)[0]));
        const auto last = removeHandlePoint(*m_document, handlePoints(state().settings)[0]);
        QVERIFY(!last && last.error().code == ErrorCode::WireVertexCount);
    }

    void bindsUseThem() {
        BindSettings settings = state().settings;
        settings.maxInfluences = 0;
        setBindSettings(*m_document, settings);
        QVERIFY(addLatticeHere(*m_document));
        test::bindNow(*m_document);
        QVERIFY(state().bound());
        QCOMPARE((*state().weights)[0]->at(0).size(), std::size_t{64});
    }

    void recipesAndProjectsKeepThem() {
        const test::LimbFiles files;
        Progress progress;
        auto read = readCharacter(files.mesh().toStdString(), progress);
        QVERIFY(read);
        auto bones = readSkeleton(*read, files.skeleton().toStdString(), progress);
        QVERIFY(bones);
        m_document->reset(withSkeleton(*read, bones->scene, bones->notices, bones->sources));
        QVERIFY(addLatticeHere(*m_document));
        QVERIFY(setLatticeCounts(*m_document, 0, {2, 3, 4}));
        QVERIFY(setDropOff(*m_document, 0, 0.1));
        QVERIFY(addCage(*m_document, lineAbove()));
        QVERIFY(setWire(*m_document, 1, true));
        QVERIFY(setControlFollow(*m_document, 1, ControlFollow::Skin));
        test::bindNow(*m_document);
        Recipe recipe;
        recipe.bind = state().settings;
        const std::string recipeFile = files.path("lattice.json").toStdString();
        QVERIFY(writeRecipe(recipe, recipeFile));
        const auto again = readRecipe(recipeFile);
        QVERIFY(again && again->bind == state().settings);
        const std::string file = files.path("lattice.sinew").toStdString();
        QVERIFY(writeProject(projectOf(state(), {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored && !restored->weightsDiffer);
        QVERIFY(restored->state.settings == state().settings);
        QCOMPARE(restored->state.scene->skeleton.size(), state().scene->skeleton.size());
    }

private:
    const DocumentState& state() const { return m_document->state(); }

    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestLatticeEdits, QGuiApplication)

} // namespace testLatticeEdits

#include "TestLatticeEdits.moc"
