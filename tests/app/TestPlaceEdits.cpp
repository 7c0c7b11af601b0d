#include "app/document/Edits.h"
#include "app/document/PlaceEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

using namespace sinew;

class TestPlaceEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void placesAreTheSettings();
    void everyStepUndoes();
    void sizesKeepTheShape();
    void rowsThatAreNotThereChangeNothing();

private:
    std::unique_ptr<Document> m_document;
};

namespace {

const Place kBox{PlaceKind::Refine, VoxelEditShape::Box, Vec3(0, 0, 0.1), Vec3(0.1, 0.2, 0.1), 1024};
const Place kBall{PlaceKind::Open, VoxelEditShape::Sphere, Vec3(0.5, 0, 0), Vec3::Constant(0.05), 0};
const Place kBridge{PlaceKind::Close, VoxelEditShape::Box, Vec3(-0.5, 0, 0), Vec3::Constant(0.02), 0};

} // namespace

void TestPlaceEdits::init() {
    m_document = std::make_unique<Document>();
    m_document->reset(stateOfScene(test::limb(), {}));
}

void TestPlaceEdits::placesAreTheSettings() {
    addPlace(*m_document, kBall);
    addPlace(*m_document, kBox);
    addPlace(*m_document, kBridge);
    const BindSettings& settings = m_document->state().settings;
    QCOMPARE(settings.refine.size(), std::size_t{1});
    QCOMPARE(settings.refine[0].depth, 10);
    QVERIFY(settings.refine[0].high.isApprox(Vec3(0.1, 0.2, 0.2)));
    QCOMPARE(settings.voxelEdits.size(), std::size_t{2});
    QVERIFY(settings.voxelEdits[0].kind == VoxelEditKind::Open);
    const std::vector<Place> places = placesOf(settings);
    QVERIFY(places[1] == kBall && places[2] == kBridge);
    QVERIFY(places[0].half.isApprox(kBox.half) && places[0].resolution == 1024);
}

void TestPlaceEdits::everyStepUndoes() {
    const BindSettings before = m_document->state().settings;
    addPlace(*m_document, kBox);
    addPlace(*m_document, kBall);
    resizePlace(*m_document, 1, 0.2);
    setPlaceResolution(*m_document, 0, 4096);
    removePlace(*m_document, 0);
    QCOMPARE(placesOf(m_document->state().settings).size(), std::size_t{1});
    while (m_document->undoStack().canUndo()) {
        m_document->undoStack().undo();
    }
    QVERIFY(m_document->state().settings == before);
}

void TestPlaceEdits::sizesKeepTheShape() {
    addPlace(*m_document, kBox);
    resizePlace(*m_document, 0, 0.4);
    const Place place = placesOf(m_document->state().settings)[0];
    QVERIFY(place.half.isApprox(Vec3(0.2, 0.4, 0.2)));
    QVERIFY(place.center.isApprox(kBox.center));
}

void TestPlaceEdits::rowsThatAreNotThereChangeNothing() {
    addPlace(*m_document, kBall);
    const BindSettings before = m_document->state().settings;
    removePlace(*m_document, 7);
    resizePlace(*m_document, 7, 1.0);
    resizePlace(*m_document, 0, -1.0);
    setPlaceResolution(*m_document, 0, 512); // a ball is not refined
    QVERIFY(m_document->state().settings == before);
}

SINEW_TEST(TestPlaceEdits, QCoreApplication)
#include "TestPlaceEdits.moc"
