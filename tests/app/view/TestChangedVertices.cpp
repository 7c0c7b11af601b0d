#include "app/view/surface/SkinData.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>

namespace testChangedVertices {

using namespace sinew;

namespace {

/// Vertices of one joint each but those listed, which follow two.
std::shared_ptr<const SkinWeights> weightsWith(std::size_t count, std::vector<std::size_t> mixed) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < count; ++p) {
        if (std::ranges::find(mixed, p) != mixed.end()) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        } else {
            builder.add(std::array{Influence{0, 1.0F}});
        }
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

} // namespace

class TestChangedVertices : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void changesAreFound() {
        const auto before = weightsWith(10000, {3});
        using List = std::vector<std::uint32_t>;
        QVERIFY(*changedVertices(before, before) == List());
        QVERIFY(*changedVertices(before, weightsWith(10000, {3})) == List());
        QVERIFY((*changedVertices(before, weightsWith(10000, {3, 4, 9999})) == List{4, 9999}));
        QVERIFY((*changedVertices(before, weightsWith(10000, {4096})) == List{3, 4096}));
        QVERIFY(*changedVertices(nullptr, nullptr) == List());
        QVERIFY(!changedVertices(before, nullptr) && !changedVertices(nullptr, before));
        QVERIFY(!changedVertices(before, weightsWith(10001, {3})));
    }

    void runsHoldAllThatIsDrawn() {
        std::vector<std::uint32_t> drawn; // each mesh vertex twice, as along a seam
        for (std::uint32_t v = 0; v < 1000; ++v) {
            drawn.push_back(v % 500);
        }
        QVERIFY(drawnRuns(drawn, {}).empty());
        using Runs = std::vector<VertexRun>;
        const std::array<std::uint32_t, 3> some{10, 12, 300};
        QVERIFY((drawnRuns(drawn, some) == Runs{{10, 3}, {300, 1}, {510, 3}, {800, 1}}));
        const std::array<std::uint32_t, 1> last{499};
        QVERIFY((drawnRuns(drawn, last) == Runs{{499, 1}, {999, 1}}));
        const std::array<std::uint32_t, 1> none{5000};
        QVERIFY(drawnRuns(drawn, none).empty());
    }
};

SINEW_TEST(TestChangedVertices, QCoreApplication)

} // namespace testChangedVertices

#include "TestChangedVertices.moc"
