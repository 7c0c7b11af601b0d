#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/recipe/Recipe.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace testRegionStroke {

using namespace sinew;
using namespace sinew::test;

namespace {

const Vec3 kRight(0.6, 0.0, 0.25); ///< on the limb

/// A limb, and a hand that strokes it.
struct Hand {
    Document document;
    PosedMesh posed{document};
    PaintOptions options = replaceBy(1.0F);
    std::string region; ///< that is chosen

    Hand() { openBound(document); }
    const DocumentState& state() const { return document.state(); }
    const std::vector<Region>& regions() const { return state().settings.regions; }
    int steps() { return document.undoStack().count(); }
    /// One dab, and what the stroke was on.
    std::string stroke(const Vec3& position = kRight, StrokeKind kind = StrokeKind::Plain,
                       double radius = 0.3) {
        RegionStroke stroke(document, posed);
        stroke.begin(region, options, kind);
        stroke.dab(dabNear(document, position, radius));
        return stroke.end();
    }
    std::vector<float> amounts(std::size_t row = 0) const {
        return amountsOf(regions()[row], *state().scene)[0];
    }
    float amountAt(const Vec3& position) const {
        const std::vector<Vec3>& positions = state().scene->parts[0].mesh->vertices;
        const auto nearer = [&](const Vec3& a, const Vec3& b) {
            return (a - position).norm() < (b - position).norm();
        };
        const auto nearest = std::ranges::min_element(positions, nearer) - positions.begin();
        return amounts()[static_cast<std::size_t>(nearest)];
    }
};

double total(const std::vector<float>& amounts) {
    double sum = 0.0;
    for (const float amount : amounts) {
        sum += static_cast<double>(amount);
    }
    return sum;
}

} // namespace

class TestRegionStroke : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFirstStrokeMakesARegion() {
        Hand hand;
        const DocumentState before = hand.state();
        const int steps = hand.steps();
        const std::string name = hand.stroke();
        QCOMPARE(hand.steps(), steps + 1);
        QCOMPARE(hand.regions().size(), std::size_t{1});
        QCOMPARE(hand.regions()[0].name, name);
        QVERIFY(!name.empty() && !hand.regions()[0].solid && hand.regions()[0].keepShape == 1.0);
        QVERIFY(validateRegions(hand.regions(), {}));
        QCOMPARE(hand.amountAt(kRight), 1.0F);
        QCOMPARE(hand.amountAt(-kRight), 0.0F);
        QVERIFY(hand.document.undoStack().undoText().contains(QString::fromStdString(name)));
        hand.document.undoStack().undo();
        QVERIFY(hand.state() == before && hand.state().weights == before.weights);
        QVERIFY(hand.stroke(kRight, StrokeKind::Opposite).empty()); // nothing to take away from
        QVERIFY(hand.regions().empty());
    }

    void strokesGoOnWhereTheChosenRegionIs() {
        Hand hand;
        hand.region = hand.stroke();
        hand.options.strength = 0.25F;
        QCOMPARE(hand.stroke(kRight, StrokeKind::Opposite), hand.region);
        QCOMPARE(hand.regions().size(), std::size_t{1});
        QCOMPARE(hand.amountAt(kRight), 0.75F);
        hand.stroke(Vec3(-0.6, 0.0, 0.25));
        QCOMPARE(hand.amountAt(Vec3(-0.6, 0.0, 0.25)), 0.25F);
        hand.options.strength = 1.0F;
        hand.stroke(kRight, StrokeKind::Opposite);
        hand.stroke(Vec3(-0.6, 0.0, 0.25), StrokeKind::Opposite);
        QCOMPARE(total(hand.amounts()), 0.0);
        QVERIFY(hand.regions()[0].painting->empty());
        hand.region.clear();
        QVERIFY(hand.stroke() != hand.regions()[0].name); // a second one
        QCOMPARE(hand.regions().size(), std::size_t{2});
    }

    void nothingChangesBeforeTheEnd() {
        Hand hand;
        const DocumentState before = hand.state();
        const int steps = hand.steps();
        RegionStroke stroke(hand.document, hand.posed);
        stroke.begin({}, hand.options, StrokeKind::Plain);
        QVERIFY(stroke.active() && stroke.region() == nullptr);
        stroke.dab(dabNear(hand.document, kRight, 0.3));
        QVERIFY(stroke.region() != nullptr);
        const double once = total(amountsOf(*stroke.region(), *hand.state().scene)[0]);
        stroke.dab(dabNear(hand.document, -kRight, 0.3));
        QVERIFY(once > 0.0 && total(amountsOf(*stroke.region(), *hand.state().scene)[0]) > once);
        QVERIFY(hand.state() == before);
        stroke.cancel();
        QVERIFY(!stroke.active() && stroke.region() == nullptr);
        QVERIFY(hand.state() == before);
        QCOMPARE(hand.steps(), steps);
    }

    void strokesThatChangeNothingAreNoSteps() {
        Hand hand;
        hand.region = hand.stroke();
        const int steps = hand.steps();
        QVERIFY(hand.stroke().empty()); // all of it is there
        hand.options.strength = 0.0F;
        QVERIFY(hand.stroke(-kRight).empty());
        QCOMPARE(hand.steps(), steps);
    }

    void smoothingEvensOut() {
        Hand hand;
        hand.region = hand.stroke();
        const std::vector<float> sharp = hand.amounts();
        hand.options.strength = 0.5F;
        hand.stroke(kRight, StrokeKind::Smooth, 0.8);
        const std::vector<float> smooth = hand.amounts();
        QVERIFY(std::ranges::any_of(smooth, [](float a) { return a > 0.0F && a < 1.0F; }));
        bool outside = false; // it has grown a row
        for (std::size_t p = 0; p < sharp.size(); ++p) {
            QVERIFY(smooth[p] >= 0.0F && smooth[p] <= 1.0F);
            outside = outside || (sharp[p] == 0.0F && smooth[p] > 0.0F);
        }
        QVERIFY(outside);
    }

    void pressureCounts() {
        Hand hand;
        RegionStroke stroke(hand.document, hand.posed);
        stroke.begin({}, hand.options, StrokeKind::Plain);
        BrushDab dab = dabNear(hand.document, kRight, 0.3);
        dab.pressure = 0.5;
        stroke.dab(dab);
        stroke.end();
        QCOMPARE(hand.amountAt(kRight), 0.5F);
    }

    void shapesAreLeftAloneAndCanBeConverted() {
        Hand hand;
        QVERIFY(addRegionHere(hand.document, SolidShape::Sphere));
        const Region sphere = hand.regions()[0];
        hand.region = sphere.name;
        const std::string name = hand.stroke();
        QVERIFY(name != sphere.name && hand.regions()[0] == sphere && hand.regions()[1].name == name);
        const std::vector<float> held = hand.amounts();
        QVERIFY(total(held) > 0.0);
        const auto weights = hand.state().weights;
        convertToPaint(hand.document, 0);
        QVERIFY(!hand.regions()[0].solid && hand.amounts() == held);
        QVERIFY(largestDifference(*(*weights)[0], weightsOf(hand.document)) < 1e-6);
        QCOMPARE(hand.stroke(-kRight), sphere.name);
        hand.document.undoStack().undo();
        hand.document.undoStack().undo();
        QVERIFY(hand.regions()[0] == sphere);
        const int steps = hand.steps();
        convertToPaint(hand.document, 1); // painted already
        convertToPaint(hand.document, 7);
        QCOMPARE(hand.steps(), steps);
    }

    void onlySelectedVerticesOfShownPartsArePainted() {
        Hand hand;
        VertexSet some = noVertices(hand.state());
        const std::vector<Vec3>& positions = hand.state().scene->parts[0].mesh->vertices;
        for (std::size_t p = 0; p < positions.size(); ++p) {
            some.set(0, p, positions[p].x() > 0.6);
        }
        setSelectedVertices(hand.document, some, "Pick");
        hand.region = hand.stroke(kRight, StrokeKind::Plain, 0.5);
        const std::vector<float> amounts = hand.amounts();
        QVERIFY(total(amounts) > 0.0);
        for (std::size_t p = 0; p < positions.size(); ++p) {
            QVERIFY(amounts[p] == 0.0F || positions[p].x() > 0.6);
        }
        selectNoVertices(hand.document);
        hidePart(hand.document, 0);
        QVERIFY(hand.stroke(-kRight).empty());
    }

    void strokesAreMirrored() {
        Hand hand;
        setMirrorAxis(hand.document, 0);
        hand.options.mirror = true;
        hand.region = hand.stroke();
        const std::vector<float> amounts = hand.amounts();
        const auto context = hand.document.layering().context(hand.state(), true);
        std::size_t painted = 0;
        for (std::uint32_t p = 0; p < amounts.size(); ++p) {
            const auto sources = context->mirror->sources(p);
            QCOMPARE(sources.size(), std::size_t{1});
            QCOMPARE(amounts[p], amounts[sources[0].vertex]);
            painted += amounts[p] > 0.0F && context->mirror->side(p) > 0 ? 1U : 0U;
        }
        QVERIFY(painted > 5);
        QCOMPARE(hand.amountAt(Vec3(-0.6, 0.0, 0.25)), 1.0F);
        hand.stroke(kRight, StrokeKind::Opposite);
        QCOMPARE(total(hand.amounts()), 0.0);
    }

    void recipesKeepWhatWasPainted() {
        Hand hand;
        hand.options.strength = 0.3F;
        hand.options.falloff = BrushFalloff::Smooth;
        hand.stroke();
        Recipe recipe;
        recipe.bind = hand.state().settings;
        const auto read = recipeFromJson(nlohmann::ordered_json::parse(recipeJson(recipe).dump()), "recipe");
        QVERIFY(read && read->bind.regions == hand.regions());
    }

    /// The biharmonic weights of what is painted come nearer to one another.
    void paintedVerticesKeepTheirShape() {
        Hand hand;
        BindSettings settings = hand.state().settings;
        settings.solver = "biharmonic";
        setBindSettings(hand.document, settings);
        bindNow(hand.document);
        QVERIFY(!hand.state().stale());
        const auto spread = [&](const std::vector<float>& amounts) {
            float min = 1.0F;
            float max = 0.0F;
            for (std::uint32_t p = 0; p < amounts.size(); ++p) {
                if (amounts[p] == 1.0F) {
                    min = std::min(min, weightOf(hand.document, p, 1));
                    max = std::max(max, weightOf(hand.document, p, 1));
                }
            }
            return static_cast<double>(max - min);
        };
        hand.stroke(Vec3(0.0, 0.0, 0.25), StrokeKind::Plain, 0.25);
        QVERIFY(hand.state().stale()); // a live document binds again
        const std::vector<float> amounts = hand.amounts();
        const double before = spread(amounts);
        bindNow(hand.document);
        QVERIFY2(spread(amounts) < 0.5 * before, qPrintable(QString("%1").arg(before)));
    }
};

SINEW_TEST(TestRegionStroke, QGuiApplication)

} // namespace testRegionStroke

#include "TestRegionStroke.moc"
