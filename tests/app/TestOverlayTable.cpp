#include "app/project/ProjectJson.h"
#include "app/view/OverlayTable.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QSet>
#include <QTest>

using namespace sinew;
using namespace sinew::test;

/// Whatever the view shows is a row of the table.
class TestOverlayTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyOverlayHasOneRow();
    void everyRowIsComplete();
    void projectsKeepTheirNames();
    void groupsStandTogether();
    void emptyDocumentsOfferOnlyWhatNeedsNothing();
};

void TestOverlayTable::everyOverlayHasOneRow() {
    QCOMPARE(overlayTable().size(), kOverlayCount);
    QSet<int> layers;
    for (const OverlayRow& row : overlayTable()) {
        QVERIFY2(!layers.contains(static_cast<int>(row.layer)), row.id);
        layers.insert(static_cast<int>(row.layer));
        QCOMPARE(&overlayRow(row.layer), &row);
    }
}

void TestOverlayTable::everyRowIsComplete() {
    QSet<QString> ids;
    QSet<QString> keys;
    for (const OverlayRow& row : overlayTable()) {
        QVERIFY2(QString(row.id).startsWith("layer.") && *row.name() != '\0', row.id);
        QVERIFY2(*row.text != '\0' && *row.tip != '\0' && *row.icon != '\0' && *row.keys != '\0', row.id);
        QVERIFY2(!ids.contains(row.id), row.id);
        QVERIFY2(!keys.contains(row.keys), row.keys);
        ids.insert(row.id);
        keys.insert(row.keys);
    }
}

/// Files of today hold these words, in this order.
void TestOverlayTable::projectsKeepTheirNames() {
    const QStringList names{
        "mesh",           "wireframe",   "parts",         "defects",         "skeleton",     "jointNames",
        "voxels",         "octree",      "sliceDistance", "surfaceDistance", "weights",      "jointColors",
        "influenceCount", "limitCut",    "regionAmount",  "field",           "fieldSurface", "contact",
        "notReached",     "explanation", "grid"};
    QStringList written;
    const auto view = viewJson(ViewSettings());
    for (const auto& [name, overlay] : view["layers"].items()) {
        written << QString::fromStdString(name);
    }
    QCOMPARE(written, names);
}

void TestOverlayTable::groupsStandTogether() {
    for (std::size_t i = 1; i < overlayTable().size(); ++i) {
        QVERIFY2(overlayTable()[i - 1].group <= overlayTable()[i].group, overlayTable()[i].id);
    }
}

void TestOverlayTable::emptyDocumentsOfferOnlyWhatNeedsNothing() {
    for (const OverlayRow& row : overlayTable()) {
        QCOMPARE(available(row, DocumentState()), row.needs == OverlayNeeds::Nothing);
    }
}

SINEW_TEST(TestOverlayTable, QCoreApplication)
#include "TestOverlayTable.moc"
