#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTest>

namespace testPartSelection {

using namespace sinew;

namespace {

using Parts = std::vector<std::size_t>;

/// Four boxes beside one another.
Scene boxes() {
    Scene scene = test::limb();
    scene.parts.clear();
    for (const int at : {0, 3, 6, 9}) {
        scene.parts.push_back(
            {std::make_shared<const Mesh>(test::box(Vec3(at, 0, 0), Vec3(at + 1, 1, 1))), nullptr, kNone});
    }
    return scene;
}

} // namespace

class TestPartSelection : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(boxes(), {}));
    }

    void severalAreSelectedInOneStep() {
        const DocumentState before = m_document->state();
        selectParts(*m_document, Parts{3, 1, 3}, 3);
        QCOMPARE(selected(), (Parts{1, 3}));
        QCOMPARE(active(), 3);
        selectParts(*m_document, Parts{2, 0}, 1); // not one of them
        QCOMPARE(selected(), (Parts{0, 2}));
        QCOMPARE(active(), 0);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undoStack().undo();
        QVERIFY(m_document->state() == before);
        selectParts(*m_document, Parts{1, 2}, 1);
        selectParts(*m_document, {}, 0);
        QVERIFY(selected().empty());
        QCOMPARE(active(), kNone);
    }

    void oneIsAddedAndTakenAway() {
        togglePart(*m_document, 2);
        togglePart(*m_document, 0);
        QCOMPARE(selected(), (Parts{0, 2}));
        QCOMPARE(active(), 0);
        togglePart(*m_document, 0);
        QCOMPARE(selected(), (Parts{2}));
        QCOMPARE(active(), 2);
        togglePart(*m_document, 2);
        QVERIFY(selected().empty());
    }

    void oneAloneReplacesThem() {
        selectParts(*m_document, Parts{0, 1, 2}, 1);
        selectPart(*m_document, 3);
        QCOMPARE(selected(), (Parts{3}));
        QVERIFY(m_document->state().selection.otherParts.empty());
    }

    void severalAreHiddenAndShownInOneStep() {
        hideParts(*m_document, Parts{1, 3});
        QVERIFY(isHidden(m_document->state(), 1) && isHidden(m_document->state(), 3));
        QCOMPARE(hiddenCount(m_document->state()), std::size_t{2});
        QCOMPARE(m_document->undoStack().undoText(), QString("Hide Parts"));
        showParts(*m_document, Parts{1, 3});
        QCOMPARE(hiddenCount(m_document->state()), std::size_t{0});
        QCOMPARE(m_document->undoStack().undoText(), QString("Show Parts"));
        QCOMPARE(m_document->undoStack().count(), 2);
        m_document->undoStack().setIndex(0);
        QCOMPARE(hiddenCount(m_document->state()), std::size_t{0});
    }

    void hiddenOnesAreLetGo() {
        selectParts(*m_document, Parts{0, 1, 2}, 1);
        hideParts(*m_document, Parts{1});
        QCOMPARE(selected(), (Parts{0, 2}));
        QCOMPARE(active(), 0);
        hideParts(*m_document, Parts{0, 2});
        QVERIFY(selected().empty());
    }

    void severalAreIsolatedAndAllShownAgain() {
        isolateParts(*m_document, Parts{1, 2});
        QVERIFY(areIsolated(m_document->state(), Parts{1, 2}));
        QVERIFY(!areIsolated(m_document->state(), Parts{1}));
        QCOMPARE(hiddenCount(m_document->state()), std::size_t{2});
        isolateParts(*m_document, Parts{1}); // of these, one
        QVERIFY(isIsolated(m_document->state(), 1));
        isolateParts(*m_document, Parts{1});
        QCOMPARE(hiddenCount(m_document->state()), std::size_t{0});
    }

private:
    std::unique_ptr<Document> m_document;
    Parts selected() const { return selectedParts(m_document->state()); }
    std::int32_t active() const { return m_document->state().selection.part; }
};

SINEW_TEST(TestPartSelection, QGuiApplication)

} // namespace testPartSelection

#include "TestPartSelection.moc"
