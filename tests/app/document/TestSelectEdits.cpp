#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/project/ProjectFile.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTest>

namespace testSelectEdits {

using namespace sinew;

class TestSelectEdits : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    const DocumentState& state() const { return m_document->state(); }
    std::size_t count() const { return selectedVertices(state()).count(); }

private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(test::richScene(), {}));
    }

    void isUndone() {
        selectAllVertices(*m_document);
        const auto all = state().selected;
        QVERIFY(all);
        QCOMPARE(count(), vertexCount(*state().scene));
        selectNoVertices(*m_document);
        QVERIFY(!state().selected);
        QCOMPARE(m_document->undoStack().count(), 2);
        QCOMPARE(m_document->undoStack().undoText(), QString("Deselect Vertices"));
        m_document->undoStack().undo();
        QCOMPARE(state().selected, all);
        m_document->undoStack().undo();
        QVERIFY(!state().selected);
        m_document->undoStack().redo();
        QCOMPARE(state().selected, all);
    }

    void changesNothingElse() {
        std::vector<DocumentChanges> changes;
        connect(m_document.get(), &Document::changed, this,
                [&changes](DocumentChanges what) { changes.push_back(what); });
        selectAllVertices(*m_document);
        QCOMPARE(changes.size(), std::size_t{1});
        QCOMPARE(changes[0], DocumentChanges(DocumentChange::SelectedVertices));
        QVERIFY(!m_document->modified());
        setDeformer(*m_document, Deformer::DualQuaternion);
        QVERIFY(m_document->modified());
        disconnect(m_document.get(), nullptr, this, nullptr);
    }

    void emptyPicksLeaveNoTrace() {
        selectNoVertices(*m_document);
        growSelectedVertices(*m_document);
        shrinkSelectedVertices(*m_document);
        selectLinkedVertices(*m_document);
        pickVertices(*m_document, noVertices(state()), SelectMode::Replace, "Nothing");
        pickVertices(*m_document, noVertices(state()), SelectMode::Add, "Nothing");
        selectPartVertices(*m_document, 99, SelectMode::Replace);
        selectShellVertices(*m_document, {99, 0}, SelectMode::Replace);
        selectShellVertices(*m_document, {0, 1U << 30U}, SelectMode::Replace);
        QCOMPARE(m_document->undoStack().count(), 0);
        selectAllVertices(*m_document);
        selectAllVertices(*m_document);
        QCOMPARE(m_document->undoStack().count(), 1);
        invertSelectedVertices(*m_document);
        QVERIFY(!state().selected);
    }

    void picksMeetWhatIsSelected() {
        VertexSet first = noVertices(state());
        first.set(0, 0);
        first.set(0, 1);
        VertexSet second = noVertices(state());
        second.set(0, 1);
        second.set(0, 2);
        pickVertices(*m_document, first, SelectMode::Replace, "Pick");
        pickVertices(*m_document, second, SelectMode::Add, "Pick");
        QCOMPARE(count(), std::size_t{3});
        pickVertices(*m_document, first, SelectMode::Remove, "Pick");
        QCOMPARE(state().selected->indices(0), (std::vector<std::uint32_t>{2}));
        pickVertices(*m_document, first, SelectMode::Replace, "Pick");
        QVERIFY(*state().selected == first);
        pickVertices(*m_document, noVertices(state()), SelectMode::Replace, "Pick");
        QVERIFY(!state().selected);
    }

    void strokesAreOneStep() {
        VertexSet stroke = noVertices(state());
        for (std::size_t p = 0; p < 3; ++p) {
            stroke.set(0, p);
            setSelectedVertices(*m_document, stroke, "Stroke", MergeKey::SelectVertices);
        }
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->endMerge();
        stroke.set(0, 3);
        setSelectedVertices(*m_document, stroke, "Stroke", MergeKey::SelectVertices);
        QCOMPARE(m_document->undoStack().count(), 2);
        m_document->undoStack().undo();
        QCOMPARE(count(), std::size_t{3});
    }

    void growsAndShrinks() {
        m_document->reset(stateOfScene(test::limb(), {}));
        selectShellVertices(*m_document, {0, 0}, SelectMode::Replace);
        QCOMPARE(count(), vertexCount(*state().scene));
        VertexSet one = noVertices(state());
        one.set(0, 40);
        pickVertices(*m_document, one, SelectMode::Replace, "Pick");
        growSelectedVertices(*m_document);
        const std::size_t near = count();
        QVERIFY(near > 2 && near < 10);
        growSelectedVertices(*m_document);
        QVERIFY(count() > near);
        shrinkSelectedVertices(*m_document);
        QVERIFY(state().selected->has(0, 40));
        invertSelectedVertices(*m_document);
        QVERIFY(!state().selected->has(0, 40));
    }

    void findsShells() {
        const Mesh boxes = test::joined(test::box(Vec3::Zero(), Vec3::Ones()),
                                        test::box(Vec3::Constant(2.0), Vec3::Constant(3.0)));
        m_document->reset(stateOfScene(test::scene(boxes, test::chain({Vec3::Zero()})), {}));
        selectShellVertices(*m_document, {0, 0}, SelectMode::Replace);
        QCOMPARE(count(), std::size_t{8});
        selectShellVertices(*m_document, {0, 8}, SelectMode::Add);
        QCOMPARE(count(), std::size_t{16});
        selectShellVertices(*m_document, {0, 0}, SelectMode::Remove);
        QVERIFY(!state().selected->has(0, 0) && state().selected->has(0, 8));
        shrinkSelectedVertices(*m_document);
        QCOMPARE(count(), std::size_t{8});
        VertexSet one = noVertices(state());
        one.set(0, 9);
        pickVertices(*m_document, one, SelectMode::Replace, "Pick");
        selectLinkedVertices(*m_document);
        QCOMPARE(count(), std::size_t{8});
    }

    void findsParts() {
        selectPartVertices(*m_document, 1, SelectMode::Replace);
        QCOMPARE(count(), state().scene->parts[1].mesh->vertexCount());
        selectPartVertices(*m_document, 0, SelectMode::Add);
        QCOMPARE(count(), vertexCount(*state().scene));
        selectPartVertices(*m_document, 1, SelectMode::Remove);
        QCOMPARE(state().selected->count(1), std::size_t{0});
    }

    void findsWeights() {
        const auto& weights = *(*state().weights)[0];
        const Influence strongest = weights.at(0)[0];
        selectVerticesByWeight(*m_document, strongest.joint, strongest.weight, strongest.weight,
                               SelectMode::Replace);
        QVERIFY(state().selected->has(0, 0));
        selectVerticesByInfluences(*m_document, weights.largestInfluenceCount(), 64, SelectMode::Replace);
        for (const std::uint32_t p : state().selected->indices(0)) {
            QCOMPARE(weights.at(p).size(), weights.largestInfluenceCount());
        }
        QCOMPARE(state().selected->count(1), std::size_t{0});
    }

    void fallsWithTheMesh() {
        selectAllVertices(*m_document);
        Scene other = test::limb();
        setSkeleton(*m_document, std::move(other), {});
        QVERIFY(!state().selected);
        m_document->undoStack().undo();
        QCOMPARE(count(), vertexCount(*state().scene));
        m_document->reset(stateOfScene(test::limb(), {}));
        QVERIFY(!state().selected);
    }

    void survivesOtherSteps() {
        selectAllVertices(*m_document);
        const auto all = state().selected;
        setDeformer(*m_document, Deformer::DualQuaternion);
        selectJoint(*m_document, 0);
        QCOMPARE(state().selected, all);
        m_document->undoStack().undo();
        m_document->undoStack().undo();
        QCOMPARE(state().selected, all);
    }

    void isNotSaved() {
        const auto text = [this] { return projectText(projectOf(state(), ViewSettings()), "/a/b.sinew"); };
        const std::string before = text();
        selectAllVertices(*m_document);
        QCOMPARE(text(), before);
    }

    void needsAScene() {
        m_document->reset({});
        selectAllVertices(*m_document);
        invertSelectedVertices(*m_document);
        growSelectedVertices(*m_document);
        selectPartVertices(*m_document, 0, SelectMode::Replace);
        selectShellVertices(*m_document, {0, 0}, SelectMode::Replace);
        selectVerticesByWeight(*m_document, 0, 0.0F, 1.0F, SelectMode::Replace);
        selectVerticesByInfluences(*m_document, 0, 9, SelectMode::Replace);
        QVERIFY(!state().selected);
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void saysHowMany() {
        QLocale::setDefault(QLocale(QLocale::English));
        QVERIFY(selectedVerticesText(state()).isEmpty());
        DocumentState many;
        VertexSet vertices(std::array<std::size_t, 1>{38707});
        for (std::size_t p = 0; p < 1312; ++p) {
            vertices.set(0, p);
        }
        many.selected = std::make_shared<const VertexSet>(vertices);
        QCOMPARE(selectedVerticesText(many), QString("1,312 of 38,707 vertices selected"));
    }
};

SINEW_TEST(TestSelectEdits, QGuiApplication)

} // namespace testSelectEdits

#include "TestSelectEdits.moc"
