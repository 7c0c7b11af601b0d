#include "app/document/edits/Edits.h"
#include "app/document/edits/VolumeEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

namespace testVolumeEdits {

using namespace sinew;

namespace {

const VolumeEdit kBox{VolumeEditKind::Refine, Solid::box(Vec3(0, 0, 0.1), Vec3(0.1, 0.2, 0.1)), 1024};
const VolumeEdit kBall{VolumeEditKind::Separate, Solid::sphere(Vec3(0.5, 0, 0), 0.05), 0};
const VolumeEdit kBridge{VolumeEditKind::Connect, Solid::box(Vec3(-0.5, 0, 0), Vec3::Constant(0.02)), 0};

} // namespace

class TestVolumeEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(test::limb(), {}));
    }

    void placesAreTheSettings() {
        addVolumeEdit(*m_document, kBall);
        addVolumeEdit(*m_document, kBox);
        addVolumeEdit(*m_document, kBridge);
        const BindSettings& settings = m_document->state().settings;
        QCOMPARE(settings.refine.size(), std::size_t{1});
        QCOMPARE(settings.refine[0].depth, 10);
        QVERIFY(settings.refine[0].high.isApprox(Vec3(0.1, 0.2, 0.2)));
        QCOMPARE(settings.voxelEdits.size(), std::size_t{2});
        QVERIFY(settings.voxelEdits[0].kind == VoxelEditKind::Separate);
        const std::vector<VolumeEdit> places = volumeEditsOf(settings);
        QVERIFY(places[1] == kBall && places[2] == kBridge);
        QVERIFY(places[0].solid.half.isApprox(kBox.solid.half) && places[0].resolution == 1024);
    }

    void everyStepUndoes() {
        const BindSettings before = m_document->state().settings;
        addVolumeEdit(*m_document, kBox);
        addVolumeEdit(*m_document, kBall);
        changeVolumeEdit(*m_document, 1, Solid::sphere(Vec3::Zero(), 0.2));
        setVolumeEditResolution(*m_document, 0, 4096);
        removeVolumeEdit(*m_document, 0);
        QCOMPARE(volumeEditsOf(m_document->state().settings).size(), std::size_t{1});
        while (m_document->undoStack().canUndo()) {
            m_document->undoStack().undo();
        }
        QVERIFY(m_document->state().settings == before);
    }

    void othersStayToTheLastBit() {
        BindSettings settings = m_document->state().settings;
        settings.refine = {{Vec3(0.1, 0.2, 0.3), Vec3(0.7, 1.1, 1.3), 9}, {Vec3(0, 0, 0), Vec3(1, 1, 1), 9}};
        setBindSettings(*m_document, settings);
        const RefineBox first = settings.refine[0]; // center and edges would round its corners
        addVolumeEdit(*m_document, kBall);
        changeVolumeEdit(*m_document, 2, Solid::sphere(Vec3(0.1, 0, 0), 0.4));
        changeVolumeEdit(*m_document, 1, Solid::box(Vec3(0.5, 0.5, 0.5), Vec3(0.25, 0.5, 1.0)));
        setVolumeEditResolution(*m_document, 0, 1024);
        const BindSettings& after = m_document->state().settings;
        QVERIFY(after.refine[0].low == first.low && after.refine[0].high == first.high);
        QCOMPARE(after.refine[0].depth, 10);
        QVERIFY(after.refine[1] == (RefineBox{Vec3(0.25, 0.0, -0.5), Vec3(0.75, 1.0, 1.5), 9}));
        QVERIFY(after.voxelEdits[0].solid == Solid::sphere(Vec3(0.1, 0, 0), 0.4));
    }

    void rowsThatAreNotThereChangeNothing() {
        addVolumeEdit(*m_document, kBall);
        const BindSettings before = m_document->state().settings;
        removeVolumeEdit(*m_document, 7);
        changeVolumeEdit(*m_document, 7, kBall.solid);
        changeVolumeEdit(*m_document, 0, Solid::sphere(Vec3::Zero(), -1.0));
        setVolumeEditResolution(*m_document, 0, 512); // a ball is not refined
        QVERIFY(m_document->state().settings == before);
    }

private:
    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestVolumeEdits, QCoreApplication)

} // namespace testVolumeEdits

#include "TestVolumeEdits.moc"
