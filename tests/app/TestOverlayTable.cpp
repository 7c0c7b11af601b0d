#include "app/document/edits/Edits.h"
#include "app/project/ProjectJson.h"
#include "app/text/SolverTexts.h"
#include "app/view/OverlayTable.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QSet>
#include <QTest>

#include <nlohmann/json.hpp>

namespace testOverlayTable {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb, bound by one solver, and in a region by another one if it is named.
DocumentState limbBoundBy(const char* solver, const char* inRegion = nullptr) {
    Document document;
    openLimb(document);
    BindSettings settings = document.state().settings;
    settings.solver = solver;
    if (inRegion != nullptr) {
        Region region;
        region.name = "end";
        region.solid = Solid::sphere(Vec3(1.0, 0.0, 0.0), 0.5);
        region.solver = inRegion;
        settings.regions.push_back(region);
    }
    setBindSettings(document, settings);
    bindNow(document);
    return document.state();
}

} // namespace

/// Whatever the view shows is a row of the table.
class TestOverlayTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyOverlayHasOneRow() {
        QCOMPARE(overlayTable().size(), kOverlayCount);
        QSet<int> layers;
        for (const OverlayRow& row : overlayTable()) {
            QVERIFY2(!layers.contains(static_cast<int>(row.layer)), row.id);
            layers.insert(static_cast<int>(row.layer));
            QCOMPARE(&overlayRow(row.layer), &row);
        }
    }

    void everyRowIsComplete() {
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
    void projectsKeepTheirNames() {
        const QStringList names{"mesh",           "wireframe",       "parts",           "defects",
                                "skeleton",       "jointNames",      "voxels",          "octree",
                                "sliceDistance",  "surfaceDistance", "weights",         "jointColors",
                                "influenceCount", "limitCut",        "regionAmount",    "field",
                                "fieldSurface",   "contact",         "notReached",      "explanation",
                                "grid",           "envelopes",       "transferMatches", "weightNumbers",
                                "poseFaults",     "jointLimits",     "springs"};
        QStringList written;
        const auto view = viewJson(ViewSettings());
        for (const auto& [name, overlay] : view["layers"].items()) {
            written << QString::fromStdString(name);
        }
        QCOMPARE(written, names);
    }

    void groupsStandTogether() {
        for (std::size_t i = 1; i < overlayTable().size(); ++i) {
            QVERIFY2(overlayTable()[i - 1].group <= overlayTable()[i].group, overlayTable()[i].id);
        }
    }

    void emptyDocumentsOfferOnlyWhatNeedsNothing() {
        for (const OverlayRow& row : overlayTable()) {
            QCOMPARE(available(row, DocumentState()), row.needs == OverlayNeeds::Nothing);
        }
    }

    /// Of every solver: what it lacks is not offered, and a sentence names it.
    void solversOfferWhatTheyHave() {
        for (const Solver& solver : solvers()) {
            const DocumentState state = limbBoundBy(solver.key);
            for (const OverlayRow& row : overlayTable()) {
                const bool inVoxels =
                    row.needs == OverlayNeeds::Voxels || row.needs == OverlayNeeds::SliceDistances;
                const bool measured =
                    row.needs == OverlayNeeds::Distances || row.needs == OverlayNeeds::SliceDistances;
                const QString lack = lackText(row, *state.field);
                const QString which = QString("%1: %2").arg(solver.key, row.id);
                QVERIFY2(available(row, state) == lack.isEmpty(), qPrintable(which));
                QString told;
                if (inVoxels && !solver.voxels) {
                    told = noVoxelsText(solver.key);
                } else if (measured && !solver.distances) {
                    told = noDistancesText(solver.key);
                } else if (row.layer == Overlay::Envelopes && solver.key != std::string_view("envelope")) {
                    told = noEnvelopesText(solver.key);
                }
                QVERIFY2(lack == told, qPrintable(which + ": " + lack));
            }
        }
    }

    /// The voxels of a part's solver are shown, and so are its distances or that it measures none.
    void mixedBindsNameTheSolverThatIsShown() {
        const OverlayRow& voxels = overlayRow(Overlay::Voxels);
        const OverlayRow& distances = overlayRow(Overlay::SurfaceDistance);
        const DocumentState plain = limbBoundBy("nearest");
        QVERIFY(!available(voxels, plain) && available(distances, plain));
        const DocumentState mixed = limbBoundBy("nearest", "biharmonic");
        QVERIFY(available(voxels, mixed) && !available(distances, mixed));
        QCOMPARE(lackText(distances, *mixed.field), noDistancesText("biharmonic"));
    }
};

SINEW_TEST(TestOverlayTable, QCoreApplication)

} // namespace testOverlayTable

#include "TestOverlayTable.moc"
