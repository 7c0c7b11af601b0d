#include "app/document/edits/VolumeEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "app/models/WeightLayersModel.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"

#include <QGuiApplication>
#include <QMimeData>
#include <QTest>

#include <memory>

namespace testSeveralLayers {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bound limb with four painted layers, from bottom to top "Paint 1" to "Paint 4", the second painted on.
void openLayers(Document& document) {
    openBound(document);
    addLayer(document, LayerKind::Paint);
    addLayer(document, LayerKind::Paint);
    paintOnce(document);
    addLayer(document, LayerKind::Paint);
    addLayer(document, LayerKind::Paint);
}

QStringList names(const Document& document) {
    QStringList list;
    for (const auto& layer : document.state().layers.layers) {
        list << QString::fromStdString(layer->name);
    }
    return list;
}

QString activeName(const Document& document) {
    return names(document).value(document.state().activeLayer);
}

using Layers = std::vector<std::size_t>;

} // namespace

/// What is done to several layers, regions or voxel edits at once, each in one step.
class TestSeveralLayers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theyAreDeleted() {
        Document document;
        openLayers(document);
        const int steps = document.undoStack().count();
        removeLayers(document, Layers{3, 1});
        QCOMPARE(names(document), QStringList({"Paint 1", "Paint 3"}));
        QCOMPARE(activeName(document), QString("Paint 3"));
        QCOMPARE(document.undoStack().count(), steps + 1);
        QCOMPARE(document.undoStack().undoText(), QString("Delete Layers"));
        document.undoStack().undo();
        QCOMPARE(names(document).size(), 4);
        removeLayers(document, Layers{0, 1, 2, 3});
        QCOMPARE(document.state().activeLayer, kNone);
    }

    void theyAreDuplicated() {
        Document document;
        openLayers(document);
        const int steps = document.undoStack().count();
        duplicateLayers(document, Layers{0, 2});
        QCOMPARE(names(document),
                 QStringList({"Paint 1", "Paint 5", "Paint 2", "Paint 3", "Paint 6", "Paint 4"}));
        QCOMPARE(activeName(document), QString("Paint 6"));
        QCOMPARE(document.undoStack().count(), steps + 1);
    }

    void theyAreShownAndFaded() {
        Document document;
        openLayers(document);
        const SkinWeights painted = weightsOf(document);
        const int steps = document.undoStack().count();
        showLayers(document, Layers{1, 3}, false);
        QVERIFY(!document.state().layers.layers[1]->on && !document.state().layers.layers[3]->on);
        QVERIFY(document.state().layers.layers[0]->on);
        QVERIFY(!(weightsOf(document) == painted));
        showLayers(document, Layers{1, 3}, true);
        QVERIFY(weightsOf(document) == painted);
        setLayersOpacity(document, Layers{1, 3}, 0.5F);
        setLayersOpacity(document, Layers{1, 3}, 0.25F);
        QCOMPARE(document.state().layers.layers[1]->opacity, 0.25F);
        QCOMPARE(document.state().layers.layers[3]->opacity, 0.25F);
        QCOMPARE(document.undoStack().count(), steps + 3);
    }

    void theyAreMoved() {
        Document document;
        openLayers(document);
        moveLayers(document, Layers{0, 2}, 4);
        QCOMPARE(names(document), QStringList({"Paint 2", "Paint 4", "Paint 1", "Paint 3"}));
        QCOMPARE(activeName(document), QString("Paint 4")); // the same layer as before
        document.undoStack().undo();
        moveLayers(document, Layers{3, 1}, 0);
        QCOMPARE(names(document), QStringList({"Paint 2", "Paint 4", "Paint 1", "Paint 3"}));
        document.undoStack().undo();
        const int steps = document.undoStack().index();
        moveLayers(document, Layers{1, 2}, 2); // where they are
        QCOMPARE(document.undoStack().index(), steps);
    }

    /// The weights stay what they were.
    void theyAreMerged() {
        Document document;
        openLayers(document);
        paintOnce(document);
        const SkinWeights before = weightsOf(document);
        const int steps = document.undoStack().count();
        mergeLayers(document, Layers{1, 2, 3});
        QCOMPARE(names(document).size(), 2);
        QCOMPARE(document.state().activeLayer, 1);
        QVERIFY(largestDifference(weightsOf(document), before) < 1e-5);
        QCOMPARE(document.undoStack().count(), steps + 1);
        document.undoStack().undo();
        QCOMPARE(names(document).size(), 4);
        QVERIFY(weightsOf(document) == before);
        mergeLayers(document, Layers{1, 3});
        QCOMPARE(names(document).size(), 3);
    }

    void dropsReorder() {
        Document document;
        openLayers(document);
        WeightLayersModel model(document);
        const auto drop = [&](std::initializer_list<int> rows, int before) {
            QModelIndexList indexes;
            for (const int row : rows) {
                indexes << model.index(row);
            }
            const std::unique_ptr<QMimeData> data(model.mimeData(indexes));
            return model.dropMimeData(data.get(), Qt::MoveAction, before, 0, {});
        };
        // Rows count from the top: "Paint 4" is row 0, the solver's is row 4.
        QVERIFY(drop({3}, 0));
        QCOMPARE(names(document), QStringList({"Paint 2", "Paint 3", "Paint 4", "Paint 1"}));
        document.undoStack().undo();
        QVERIFY(drop({0, 1}, 4));
        QCOMPARE(names(document), QStringList({"Paint 3", "Paint 4", "Paint 1", "Paint 2"}));
        document.undoStack().undo();
        QVERIFY(!drop({0}, 5)); // nothing lies below the solver's
        QVERIFY(!drop({4}, 0)); // which does not move
        QCOMPARE(names(document).front(), QString("Paint 1"));
        QVERIFY(!model.flags(model.index(4)).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(model.flags(model.index(0)).testFlag(Qt::ItemIsDragEnabled));
    }

    void regionsAndVoxelEdits() {
        Document document;
        openBound(document);
        for (int i = 0; i < 3; ++i) {
            addRegionHere(document, SolidShape::Sphere);
        }
        const int steps = document.undoStack().count();
        const auto& regions = document.state().settings.regions;
        switchRegions(document, Layers{0, 2}, false);
        QVERIFY(!regions[0].on && regions[1].on && !regions[2].on);
        const std::string left = regions[1].name;
        removeRegions(document, Layers{0, 2});
        QVERIFY(regions.size() == 1 && regions[0].name == left);
        QCOMPARE(document.undoStack().count(), steps + 2);

        const VolumeEdit refine{VolumeEditKind::Refine, Solid::box(Vec3::Zero(), Vec3::Constant(0.1)), 512};
        const VolumeEdit part{VolumeEditKind::Separate, Solid::sphere(Vec3::Zero(), 0.1), 0};
        for (const VolumeEdit& edit : {refine, refine, part, part}) {
            addVolumeEdit(document, edit);
        }
        const int before = document.undoStack().count();
        setVolumeEditResolutions(document, Layers{0, 1, 2}, 1024);
        auto edits = volumeEditsOf(document.state().settings);
        QVERIFY(edits[0].resolution == 1024 && edits[1].resolution == 1024);
        removeVolumeEdits(document, Layers{1, 2});
        edits = volumeEditsOf(document.state().settings);
        QCOMPARE(edits.size(), std::size_t{2});
        QVERIFY(edits[0].kind == VolumeEditKind::Refine && edits[1].kind == VolumeEditKind::Separate);
        QCOMPARE(document.undoStack().count(), before + 2);
    }
};

SINEW_TEST(TestSeveralLayers, QGuiApplication)

} // namespace testSeveralLayers

#include "TestSeveralLayers.moc"
