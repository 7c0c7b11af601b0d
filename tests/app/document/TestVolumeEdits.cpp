#include "app/document/edits/Edits.h"
#include "app/document/edits/VolumeEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

using namespace sinew;

class TestVolumeEdits : public QObject {
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

const VolumeEdit kBox{VolumeEditKind::Refine, VoxelEditShape::Box, Vec3(0, 0, 0.1), Vec3(0.1, 0.2, 0.1),
                      1024};
const VolumeEdit kBall{VolumeEditKind::Open, VoxelEditShape::Sphere, Vec3(0.5, 0, 0), Vec3::Constant(0.05),
                       0};
const VolumeEdit kBridge{VolumeEditKind::Close, VoxelEditShape::Box, Vec3(-0.5, 0, 0), Vec3::Constant(0.02),
                         0};

} // namespace

void TestVolumeEdits::init() {
    m_document = std::make_unique<Document>();
    m_document->reset(stateOfScene(test::limb(), {}));
}

void TestVolumeEdits::placesAreTheSettings() {
    addVolumeEdit(*m_document, kBall);
    addVolumeEdit(*m_document, kBox);
    addVolumeEdit(*m_document, kBridge);
    const BindSettings& settings = m_document->state().settings;
    QCOMPARE(settings.refine.size(), std::size_t{1});
    QCOMPARE(settings.refine[0].depth, 10);
    QVERIFY(settings.refine[0].high.isApprox(Vec3(0.1, 0.2, 0.2)));
    QCOMPARE(settings.voxelEdits.size(), std::size_t{2});
    QVERIFY(settings.voxelEdits[0].kind == VoxelEditKind::Open);
    const std::vector<VolumeEdit> places = volumeEditsOf(settings);
    QVERIFY(places[1] == kBall && places[2] == kBridge);
    QVERIFY(places[0].half.isApprox(kBox.half) && places[0].resolution == 1024);
}

void TestVolumeEdits::everyStepUndoes() {
    const BindSettings before = m_document->state().settings;
    addVolumeEdit(*m_document, kBox);
    addVolumeEdit(*m_document, kBall);
    resizeVolumeEdit(*m_document, 1, 0.2);
    setVolumeEditResolution(*m_document, 0, 4096);
    removeVolumeEdit(*m_document, 0);
    QCOMPARE(volumeEditsOf(m_document->state().settings).size(), std::size_t{1});
    while (m_document->undoStack().canUndo()) {
        m_document->undoStack().undo();
    }
    QVERIFY(m_document->state().settings == before);
}

void TestVolumeEdits::sizesKeepTheShape() {
    addVolumeEdit(*m_document, kBox);
    resizeVolumeEdit(*m_document, 0, 0.4);
    const VolumeEdit place = volumeEditsOf(m_document->state().settings)[0];
    QVERIFY(place.half.isApprox(Vec3(0.2, 0.4, 0.2)));
    QVERIFY(place.center.isApprox(kBox.center));
}

void TestVolumeEdits::rowsThatAreNotThereChangeNothing() {
    addVolumeEdit(*m_document, kBall);
    const BindSettings before = m_document->state().settings;
    removeVolumeEdit(*m_document, 7);
    resizeVolumeEdit(*m_document, 7, 1.0);
    resizeVolumeEdit(*m_document, 0, -1.0);
    setVolumeEditResolution(*m_document, 0, 512); // a ball is not refined
    QVERIFY(m_document->state().settings == before);
}

SINEW_TEST(TestVolumeEdits, QCoreApplication)
#include "TestVolumeEdits.moc"
