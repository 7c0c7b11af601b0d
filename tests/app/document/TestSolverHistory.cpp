#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "app/painting/RegionStroke.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <random>

namespace testSolverHistory {

using namespace sinew;

namespace {

using Dice = std::mt19937;

std::size_t throwOf(Dice& dice, std::size_t sides) {
    return dice() % sides;
}

/// A wire of two vertices near an end of the limb.
Cage someCage(Dice& dice) {
    Cage cage;
    cage.name = "cage" + std::to_string(throwOf(dice, 3));
    const double x = 0.2 + 0.2 * static_cast<double>(throwOf(dice, 4));
    cage.vertices = {Vec3(x, 0.05, 0.0), Vec3(x + 0.1, -0.05, 0.0)};
    cage.edges = {{0, 1}};
    return cage;
}

Vec3 somePlace(Dice& dice) {
    const auto part = [&] { return 0.05 * static_cast<double>(throwOf(dice, 20)); };
    return {part(), 0.2 * part(), 0.2 * part()};
}

/// A chain of one to four vertices, some of them of a cage, open or closed; some are refused.
CageChain someChain(const std::vector<Cage>& cages, Dice& dice) {
    CageChain chain;
    if (!cages.empty() && throwOf(dice, 2) == 0) {
        chain.cage = throwOf(dice, cages.size());
        const auto vertex = static_cast<std::uint32_t>(throwOf(dice, cages[*chain.cage].vertices.size()));
        chain.vertices.push_back({cages[*chain.cage].vertices[vertex], vertex});
    }
    for (std::size_t left = 1 + throwOf(dice, 3); left > 0; --left) {
        chain.vertices.push_back({somePlace(dice), {}});
    }
    if (throwOf(dice, 2) == 0) {
        chain.closedAt = 0;
    }
    return chain;
}

/// A vertex of a cage or a point handle is moved or removed.
void changeSomePoint(Document& document, Dice& dice) {
    const std::vector<HandlePoint> points = handlePoints(document.state().settings);
    if (!points.empty()) {
        const HandlePoint& point = points[throwOf(dice, points.size())];
        (void)(throwOf(dice, 2) == 0 ? moveHandlePoint(document, point, somePlace(dice))
                                     : removeHandlePoint(document, point));
    }
}

Region someRegion(Dice& dice) {
    Region region;
    region.name = "region";
    region.solid = Solid::sphere(Vec3(0.3 * static_cast<double>(throwOf(dice, 4)), 0.0, 0.0), 0.5);
    region.keepShape = 0.25 * static_cast<double>(throwOf(dice, 5));
    if (throwOf(dice, 2) == 0) {
        region.solver = solvers()[throwOf(dice, solvers().size())].key;
    }
    return region;
}

/// On the region there is, or on a new one.
void someStroke(Document& document, Dice& dice) {
    PosedMesh posed(document);
    RegionStroke stroke(document, posed);
    const std::vector<Region>& regions = document.state().settings.regions;
    const std::string name = regions.empty() ? std::string() : regions[throwOf(dice, regions.size())].name;
    PaintOptions options;
    options.strength = 0.25F * static_cast<float>(1 + throwOf(dice, 4));
    options.frontOnly = false;
    options.mirror = throwOf(dice, 3) == 0;
    stroke.begin(name, options, static_cast<StrokeKind>(throwOf(dice, 3)));
    for (std::size_t dabs = 1 + throwOf(dice, 3); dabs > 0; --dabs) {
        BrushDab dab;
        dab.triangle = static_cast<std::uint32_t>(throwOf(dice, 200));
        dab.radius = 0.2 + 0.1 * static_cast<double>(throwOf(dice, 4));
        stroke.dab(dab);
    }
    if (throwOf(dice, 5) == 0) {
        stroke.cancel();
    } else {
        stroke.end();
    }
}

/// One step of a user who tries solvers, draws cages and paints regions that keep their shape.
void someStep(Document& document, Dice& dice) {
    BindSettings settings = document.state().settings;
    switch (throwOf(dice, 10)) {
    case 0:
        settings.solver = solvers()[throwOf(dice, solvers().size())].key;
        return setBindSettings(document, settings);
    case 1:
        settings.heat = 0.5 + static_cast<double>(throwOf(dice, 4));
        settings.exactSum = throwOf(dice, 2) == 0;
        return setBindSettings(document, settings, MergeKey::Setting);
    case 2:
        settings.regions = {someRegion(dice)};
        return setBindSettings(document, settings);
    case 3:
        (void)addCage(document, someCage(dice)); // refused where its name is taken
        return;
    case 4:
        if (!settings.cages.empty()) {
            removeCage(document, throwOf(dice, settings.cages.size()));
        }
        return;
    case 5:
        return someStroke(document, dice);
    case 6:
        (void)drawCage(document, someChain(settings.cages, dice));
        return;
    case 7:
        return changeSomePoint(document, dice);
    default:
        return test::bindNow(document);
    }
}

/// Equal, and by the very same scene, bind and weights.
bool sameStates(const DocumentState& a, const DocumentState& b) {
    return a == b && a.scene == b.scene && a.weights == b.weights && a.field == b.field;
}

} // namespace

/// Histories of solvers, cages and painted stiffness.
class TestSolverHistory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void randomStepsUndoAndRedo_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 8; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    void randomStepsUndoAndRedo() {
        QFETCH(unsigned, seed);
        Dice dice(seed);
        Document document;
        test::openLimb(document);
        QUndoStack& history = document.undoStack();
        std::vector<DocumentState> states{document.state()};
        for (int step = 0; step < 25; ++step) {
            someStep(document, dice);
            states.resize(static_cast<std::size_t>(history.index()) + 1, document.state());
            states.back() = document.state();
        }
        for (std::size_t i = states.size(); i-- > 0;) {
            QVERIFY2(sameStates(document.state(), states[i]), qPrintable(QString::number(i)));
            history.undo();
        }
        for (std::size_t i = 0; i < states.size(); ++i) {
            QVERIFY2(sameStates(document.state(), states[i]), qPrintable(QString::number(i)));
            history.redo();
        }
    }
};

SINEW_TEST(TestSolverHistory, QCoreApplication)

} // namespace testSolverHistory

#include "TestSolverHistory.moc"
