#include "core/solve/biharmonic/BiharmonicDomain.h"
#include "tests/solve/CellCase.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace testCagePrecision {

using namespace sinew;

namespace {

using sinew::test::CellCase;

/// A flat picture of 65 x 33 cells in a cage of six vertices: its corners and the middles of its long sides
/// (figure 17 of the paper). Weights are linear on its sides (eq. 4).
class CagedPicture {
public:
    const std::vector<Vec3> cage{Vec3(0.5, 0.5, 0.5),   Vec3(32.5, 0.5, 0.5),  Vec3(64.5, 0.5, 0.5),
                                 Vec3(64.5, 32.5, 0.5), Vec3(32.5, 32.5, 0.5), Vec3(0.5, 32.5, 0.5)};
    CellCase cells{
        test::voxelsIn(7, [](const Vec3& p) { return p.x() < 65.0 && p.y() < 33.0 && p.z() < 1.0; })};
    BiharmonicDomain domain{cells.grid, sides(), {}};

    /// How far the right side moves a cell that it moves by 1.
    static double ofRightSide(const std::vector<std::vector<double>>& rows, std::size_t cell) {
        return rows[2][cell] + rows[3][cell];
    }

    /// The largest distance of any cell from where the weights put it: 0 where they have linear precision.
    double farthest(const std::vector<std::vector<double>>& rows) const {
        double farthest = 0.0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            Vec3 put = Vec3::Zero();
            for (std::size_t v = 0; v < cage.size(); ++v) {
                put += rows[v][cell] * cage[v];
            }
            farthest = std::max(farthest, (put - cells.center(cell)).norm());
        }
        return farthest;
    }

    /// The fraction of the left half that goes along by more than a hundredth when the right side is pulled.
    double reach(const std::vector<std::vector<double>>& rows) const {
        double moved = 0.0;
        double all = 0.0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            if (cells.center(cell).x() < 32.0) {
                all += 1.0;
                moved += ofRightSide(rows, cell) > 0.01 ? 1.0 : 0.0;
            }
        }
        return moved / all;
    }

    /// How crooked a vertical line near the right side gets when that is pulled by 1.
    double crookedness(const std::vector<std::vector<double>>& rows) const {
        double low = 1.0;
        double high = 0.0;
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            if (cells.center(cell).x() == 56.5) {
                low = std::min(low, ofRightSide(rows, cell));
                high = std::max(high, ofRightSide(rows, cell));
            }
        }
        return high - low;
    }

private:
    HandleCells sides() const {
        HandleCells handles;
        handles.ofSource.resize(cage.size());
        for (std::uint32_t cell = 0; cell < cells.size(); ++cell) {
            for (std::size_t v = 0; v < cage.size(); ++v) {
                const std::size_t next = (v + 1) % cage.size();
                const Vec3 along = cage[next] - cage[v];
                const double t = (cells.center(cell) - cage[v]).dot(along) / along.squaredNorm();
                const bool on = (cage[v] + t * along - cells.center(cell)).norm() < 0.1;
                if (on && t > -1e-6 && t < 1.0 - 1e-6) { // the end is the next side's beginning
                    handles.held.push_back(cell);
                    handles.ofSource[v].push_back({cell, 1.0 - t});
                    if (t > 1e-6) {
                        handles.ofSource[next].push_back({cell, t});
                    }
                }
            }
        }
        return handles;
    }
};

} // namespace

/// Weights of the vertices of a cage around a picture.
class TestCagePrecision : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Figure 17: harmonic coordinates of a cage put every place where it is (linear precision), so that a
    /// pulled side keeps lines near it straight, and reach far. Bounded biharmonic weights are local and have
    /// no linear precision, as the paper says of its own.
    void cagesTradeLinearPrecisionForLocality() {
        const CagedPicture picture;
        std::vector<std::vector<double>> harmonic;
        std::vector<std::vector<double>> bounded;
        for (std::size_t v = 0; v < picture.cage.size(); ++v) {
            harmonic.push_back(test::harmonicWeights(picture.domain, v));
            bounded.push_back(test::boundedWeights(picture.domain, v).weights);
        }
        test::normalizeCellRows(bounded);
        QVERIFY2(picture.farthest(harmonic) < 1e-5, qPrintable(QString::number(picture.farthest(harmonic))));
        QVERIFY2(picture.farthest(bounded) > 1.0, qPrintable(QString::number(picture.farthest(bounded))));
        const QString reaches = QString("%1 %2").arg(picture.reach(harmonic)).arg(picture.reach(bounded));
        QVERIFY2(picture.reach(bounded) < 0.6 * picture.reach(harmonic), qPrintable(reaches));
        const QString lines =
            QString("%1 %2").arg(picture.crookedness(harmonic)).arg(picture.crookedness(bounded));
        QVERIFY2(picture.crookedness(bounded) > 3.0 * picture.crookedness(harmonic), qPrintable(lines));
    }
};

SINEW_TEST(TestCagePrecision, sinew::test::NoApplication)

} // namespace testCagePrecision

#include "TestCagePrecision.moc"
