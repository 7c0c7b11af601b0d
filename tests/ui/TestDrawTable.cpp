#include "app/view/OverlayTable.h"
#include "app/view/surface/SurfaceColors.h"
#include "tests/support/Runner.h"
#include "ui/theme/Theme.h"
#include "ui/viewport/drawables/DrawTable.h"

#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace testDrawTable {

using namespace sinew;

/// Every overlay is drawn by somebody, and has an icon.
class TestDrawTable : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyOverlayIsDrawn() {
        QSet<int> drawn;
        for (const DrawRow& row : drawTable()) {
            QVERIFY(row.make != nullptr);
            drawn.insert(row.layer ? static_cast<int>(*row.layer) : -1);
        }
        // By the surface, by the slice, by the painters of names and of numbers.
        const QList<Overlay> together{Overlay::Mesh,          Overlay::Wireframe,  Overlay::Octree,
                                      Overlay::SliceDistance, Overlay::JointNames, Overlay::WeightNumbers};
        for (const OverlayRow& row : overlayTable()) {
            const bool colors =
                std::ranges::find(kSurfaceColorOverlays, row.layer) != kSurfaceColorOverlays.end();
            const bool elsewhere = colors || together.contains(row.layer);
            QVERIFY2(drawn.contains(static_cast<int>(row.layer)) != elsewhere, row.id);
        }
    }

    void noOverlayIsDrawnTwice() {
        QSet<int> drawn;
        for (const DrawRow& row : drawTable()) {
            if (row.layer) {
                QVERIFY2(!drawn.contains(static_cast<int>(*row.layer)), overlayRow(*row.layer).id);
                drawn.insert(static_cast<int>(*row.layer));
            }
        }
    }

    void everyIconIsThere() {
        useResources();
        for (const OverlayRow& row : overlayTable()) {
            QVERIFY2(QFile::exists(QString(":/icons/%1.svg").arg(row.icon)), row.icon);
        }
    }
};

SINEW_TEST(TestDrawTable, QCoreApplication)

} // namespace testDrawTable

#include "TestDrawTable.moc"
