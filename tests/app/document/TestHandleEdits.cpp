#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QTest>

#include <cmath>

namespace testHandleEdits {

using namespace sinew;

class TestHandleEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(test::limb(), {}));
        QVERIFY(!handleHere(m_document->state(), SolidShape::Point));
        selectJoint(*m_document, 1);
    }

    void handlesStandAtTheJointOrThePoint() {
        QVERIFY(here(SolidShape::Point).solid.from == skeleton().position(1));
        QCOMPARE(widthOf(here(SolidShape::Point).solid), 0.0);
        QVERIFY(widthOf(here(SolidShape::Sphere).solid) > 0.0);
        QVERIFY(widthOf(here(SolidShape::Box).solid) > 0.0);
        selectVertex(*m_document, VertexId{0, 3});
        const Vec3 point = m_document->state().scene->parts[0].mesh->vertices[3];
        QVERIFY(here(SolidShape::Box).solid.from == point);
        QVERIFY(here(SolidShape::Capsule).solid.to == point);
    }

    void capsulesRunAlongTheBone() {
        const Solid middle = here(SolidShape::Capsule).solid;
        QVERIFY(middle.from == skeleton().position(1) && middle.to == skeleton().position(2));
        const auto last = static_cast<std::int32_t>(skeleton().size()) - 1;
        selectJoint(*m_document, last);
        const Solid end = here(SolidShape::Capsule).solid;
        QVERIFY(lengthOf(end) > 0.0);
        const Vec3 before = skeleton().position(static_cast<std::size_t>(last)) -
                            skeleton().position(static_cast<std::size_t>(last) - 1);
        QVERIFY((end.to - end.from).normalized().isApprox(before.normalized()));
    }

    void changesOfOneHandleAreItsOwn() {
        addHandle(*m_document, here(SolidShape::Capsule));
        addHandle(*m_document, here(SolidShape::Box));
        const Handle capsule = handles()[0];
        const Solid box = Solid::box(Vec3(1, 2, 3), Vec3(0.1, 0.2, 0.0));
        const int steps = m_document->undoStack().count();
        changeHandle(*m_document, 1, Solid::box(Vec3(1, 2, 3), Vec3(0.1, 0.1, 0.0)));
        changeHandle(*m_document, 1, box);
        QCOMPARE(m_document->undoStack().count(), steps + 1); // as a drag makes them
        QVERIFY(handles()[0] == capsule && handles()[1].solid == box && handles()[1].joint == capsule.joint);
    }

    void everyStepUndoes() {
        const BindSettings before = m_document->state().settings;
        addHandle(*m_document, here(SolidShape::Sphere));
        addHandle(*m_document, here(SolidShape::Point));
        changeHandle(*m_document, 0, Solid::sphere(Vec3::Zero(), 0.3));
        removeHandle(*m_document, 0);
        QCOMPARE(handles().size(), std::size_t{1});
        while (m_document->undoStack().canUndo()) {
            m_document->undoStack().undo();
        }
        QVERIFY(m_document->state().settings == before);
    }

    void rowsThatAreNotThereChangeNothing() {
        addHandle(*m_document, here(SolidShape::Point));
        const BindSettings before = m_document->state().settings;
        for (const std::size_t row : {std::size_t{1}, static_cast<std::size_t>(-1)}) {
            removeHandle(*m_document, row);
            changeHandle(*m_document, row, Solid::sphere(Vec3::Zero(), 0.3));
        }
        QVERIFY(m_document->state().settings == before);
    }

    void bindsUseThem() {
        test::bindNow(*m_document);
        const auto before = m_document->state().weights;
        addHandle(*m_document, here(SolidShape::Sphere));
        test::bindNow(*m_document);
        QVERIFY(test::largestDifference(*(*before)[0], *(*m_document->state().weights)[0]) > 0.01);
    }

private:
    const Skeleton& skeleton() const { return m_document->state().scene->skeleton; }
    const std::vector<Handle>& handles() const { return m_document->state().settings.handles; }
    Handle here(SolidShape shape) const { return *handleHere(m_document->state(), shape); }

    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestHandleEdits, QGuiApplication)

} // namespace testHandleEdits

#include "TestHandleEdits.moc"
