#include "app/document/RegionEdits.h"
#include "tests/app/BindNow.h"
#include "tests/support/Shapes.h"

#include <QTest>

using namespace sinew;

namespace {

Region ball(const char* name, double radius) {
    Region region;
    region.name = name;
    region.radius = radius;
    region.joints = {"joint_0"};
    return region;
}

} // namespace

class TestRegionEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void everyStepUndoes();
    void namesStayDistinct();
    void rowsThatAreNotThereChangeNothing();
    void weightsFollowAtOnce();

private:
    const std::vector<Region>& regions() const { return m_document->state().settings.regions; }
    std::unique_ptr<Document> m_document;
};

void TestRegionEdits::init() {
    m_document = std::make_unique<Document>();
    m_document->reset(stateOfScene(test::limb(), {}));
}

void TestRegionEdits::everyStepUndoes() {
    const BindSettings before = m_document->state().settings;
    QVERIFY(addRegion(*m_document, ball("a", 1.0)));
    QVERIFY(addRegion(*m_document, ball("b", 2.0)));
    moveRegion(*m_document, 1, 0);
    QCOMPARE(regions()[0].name, std::string("b"));
    QVERIFY(renameRegion(*m_document, 0, "c"));
    changeRegion(*m_document, 0, ball("another name", 3.0));
    QVERIFY(regions()[0] == ball("c", 3.0));
    setBoneAlpha(*m_document, "joint_0", 0.25);
    QCOMPARE(m_document->state().settings.boneAlphas.size(), std::size_t{1});
    setBoneAlpha(*m_document, "joint_0", std::nullopt);
    QVERIFY(m_document->state().settings.boneAlphas.empty());
    removeRegion(*m_document, 0);
    QVERIFY(regions() == std::vector{ball("a", 1.0)});
    while (m_document->undoStack().canUndo()) {
        m_document->undoStack().undo();
    }
    QVERIFY(m_document->state().settings == before);
}

void TestRegionEdits::namesStayDistinct() {
    QVERIFY(addRegion(*m_document, ball("a", 1.0)) && addRegion(*m_document, ball("b", 1.0)));
    QVERIFY(!addRegion(*m_document, ball("a", 2.0)) && !addRegion(*m_document, ball("", 2.0)));
    QVERIFY(!renameRegion(*m_document, 1, "a") && !renameRegion(*m_document, 1, ""));
    QCOMPARE(freeRegionName(m_document->state().settings, "a"), std::string("a 2"));
    QCOMPARE(freeRegionName(m_document->state().settings, "c"), std::string("c"));
}

void TestRegionEdits::rowsThatAreNotThereChangeNothing() {
    addRegion(*m_document, ball("a", 1.0));
    const BindSettings before = m_document->state().settings;
    for (const std::size_t row : {std::size_t{1}, static_cast<std::size_t>(-1)}) {
        removeRegion(*m_document, row);
        changeRegion(*m_document, row, ball("b", 2.0));
        moveRegion(*m_document, row, 0);
        moveRegion(*m_document, 0, row);
        QVERIFY(!renameRegion(*m_document, row, "b"));
    }
    QVERIFY(m_document->state().settings == before);
}

void TestRegionEdits::weightsFollowAtOnce() {
    test::bindNow(*m_document);
    const auto field = m_document->state().field;
    const auto before = m_document->state().weights;
    Region all = ball("all", 100.0);
    all.joints = {m_document->state().scene->skeleton.joints[1].name};
    addRegion(*m_document, all);
    QVERIFY(m_document->state().field == field); // nothing was solved
    const SkinWeights& weights = *(*m_document->state().weights)[0];
    for (std::size_t p = 0; p < weights.pointCount(); ++p) {
        QVERIFY(weights.at(p).size() == 1 && weights.at(p)[0].joint == 1);
    }
    m_document->undoStack().undo();
    QVERIFY(m_document->state().weights == before);
}

QTEST_MAIN(TestRegionEdits)
#include "TestRegionEdits.moc"
