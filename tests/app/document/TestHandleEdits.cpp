#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTest>

#include <cmath>

using namespace sinew;

class TestHandleEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void handlesStandAtTheJointOrThePoint();
    void capsulesRunAlongTheBone();
    void sizesKeepTheMiddle();
    void everyStepUndoes();
    void rowsThatAreNotThereChangeNothing();
    void bindsUseThem();

private:
    const Skeleton& skeleton() const { return m_document->state().scene->skeleton; }
    const std::vector<Handle>& handles() const { return m_document->state().settings.handles; }
    Handle here(HandleShape shape) const { return *handleHere(m_document->state(), shape); }

    std::unique_ptr<Document> m_document;
};

void TestHandleEdits::init() {
    m_document = std::make_unique<Document>();
    m_document->reset(stateOfScene(test::limb(), {}));
    QVERIFY(!handleHere(m_document->state(), HandleShape::Point));
    selectJoint(*m_document, 1);
}

void TestHandleEdits::handlesStandAtTheJointOrThePoint() {
    QVERIFY(here(HandleShape::Point).from == skeleton().position(1));
    QCOMPARE(widthOf(here(HandleShape::Point)), 0.0);
    QVERIFY(widthOf(here(HandleShape::Sphere)) > 0.0);
    QVERIFY(widthOf(here(HandleShape::Box)) > 0.0);
    selectVertex(*m_document, VertexId{0, 3});
    const Vec3 point = m_document->state().scene->parts[0].mesh->vertices[3];
    QVERIFY(here(HandleShape::Box).from == point);
    QVERIFY(here(HandleShape::Capsule).to == point);
}

void TestHandleEdits::capsulesRunAlongTheBone() {
    const Handle middle = here(HandleShape::Capsule);
    QVERIFY(middle.from == skeleton().position(1) && middle.to == skeleton().position(2));
    const auto last = static_cast<std::int32_t>(skeleton().size()) - 1;
    selectJoint(*m_document, last);
    const Handle end = here(HandleShape::Capsule);
    QVERIFY(lengthOf(end) > 0.0);
    const Vec3 before = skeleton().position(static_cast<std::size_t>(last)) -
                        skeleton().position(static_cast<std::size_t>(last) - 1);
    QVERIFY((end.to - end.from).normalized().isApprox(before.normalized()));
}

void TestHandleEdits::sizesKeepTheMiddle() {
    const Handle capsule = here(HandleShape::Capsule);
    addHandle(*m_document, capsule);
    setHandleWidth(*m_document, 0, 0.5);
    setHandleLength(*m_document, 0, 3.0);
    QCOMPARE(widthOf(handles()[0]), 0.5);
    QVERIFY(std::abs(lengthOf(handles()[0]) - 3.0) < 1e-12);
    QVERIFY((handles()[0].from + handles()[0].to).isApprox(capsule.from + capsule.to));
    Handle box = here(HandleShape::Box);
    box.half = Vec3(0.1, 0.2, 0.0);
    addHandle(*m_document, box);
    setHandleWidth(*m_document, 1, 0.8);
    QVERIFY((handles()[1].half - Vec3(0.2, 0.4, 0.0)).norm() < 1e-5 && handles()[1].half.z() > 0.0);
    QVERIFY(handles()[1].from == box.from);
}

void TestHandleEdits::everyStepUndoes() {
    const BindSettings before = m_document->state().settings;
    addHandle(*m_document, here(HandleShape::Sphere));
    addHandle(*m_document, here(HandleShape::Point));
    setHandleWidth(*m_document, 0, 0.3);
    removeHandle(*m_document, 0);
    QCOMPARE(handles().size(), std::size_t{1});
    while (m_document->undoStack().canUndo()) {
        m_document->undoStack().undo();
    }
    QVERIFY(m_document->state().settings == before);
}

void TestHandleEdits::rowsThatAreNotThereChangeNothing() {
    addHandle(*m_document, here(HandleShape::Point));
    const BindSettings before = m_document->state().settings;
    setHandleWidth(*m_document, 0, 0.3); // a vertex has none
    setHandleLength(*m_document, 0, 0.3);
    for (const std::size_t row : {std::size_t{1}, static_cast<std::size_t>(-1)}) {
        removeHandle(*m_document, row);
        setHandleWidth(*m_document, row, 0.3);
        setHandleLength(*m_document, row, 0.3);
    }
    QVERIFY(m_document->state().settings == before);
}

void TestHandleEdits::bindsUseThem() {
    test::bindNow(*m_document);
    const auto before = m_document->state().weights;
    addHandle(*m_document, here(HandleShape::Sphere));
    test::bindNow(*m_document);
    QVERIFY(test::largestDifference(*(*before)[0], *(*m_document->state().weights)[0]) > 0.01);
}

SINEW_TEST(TestHandleEdits, QGuiApplication)
#include "TestHandleEdits.moc"
