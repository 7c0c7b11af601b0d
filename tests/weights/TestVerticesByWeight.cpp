#include "core/weights/SkinWeights.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>

namespace testVerticesByWeight {

using namespace sinew;

namespace {

using Shared = std::shared_ptr<const SkinWeights>;

/// Vertices moved by joint 1 with weights 1, 0.75, 0.25 and 0, the last one by nothing at all.
Shared someWeights() {
    SkinWeightsBuilder builder;
    builder.add(std::array{Influence{1, 1.0F}});
    builder.add(std::array{Influence{1, 0.75F}, Influence{2, 0.25F}});
    builder.add(std::array{Influence{1, 0.25F}, Influence{2, 0.5F}, Influence{3, 0.25F}});
    builder.add({});
    return std::make_shared<const SkinWeights>(builder.finish());
}

std::vector<std::uint32_t> listed(std::initializer_list<std::uint32_t> vertices) {
    return vertices;
}

} // namespace

class TestVerticesByWeight : public QObject {
    Q_OBJECT

    const std::array<std::size_t, 2> m_counts{4, 2};
    const VertexSet m_shape{m_counts};
    const std::vector<Shared> m_weights{someWeights(), nullptr};

private Q_SLOTS:
    void findsARangeOfWeights() {
        QVERIFY(verticesByWeight(m_shape, m_weights, 1, 0.25F, 0.75F).indices(0) == listed({1, 2}));
        QVERIFY(verticesByWeight(m_shape, m_weights, 1, 0.01F, 1.0F).indices(0) == listed({0, 1, 2}));
        QVERIFY(verticesByWeight(m_shape, m_weights, 3, 0.5F, 1.0F).empty());
        QVERIFY(verticesByWeight(m_shape, m_weights, 1, 0.8F, 0.2F).empty());
    }

    void whatIsNotMovedHasNoWeight() {
        const VertexSet idle = verticesByWeight(m_shape, m_weights, 1, 0.0F, 0.0F);
        QVERIFY(idle.indices(0) == listed({3}));
        QVERIFY(idle.indices(1) == listed({0, 1}));
        QCOMPARE(verticesByWeight(m_shape, {}, 1, 0.0F, 1.0F).count(), std::size_t{6});
    }

    void countsInfluences() {
        QVERIFY(verticesByInfluenceCount(m_shape, m_weights, 2, 3).indices(0) == listed({1, 2}));
        const VertexSet unweighted = verticesByInfluenceCount(m_shape, m_weights, 0, 0);
        QVERIFY(unweighted.indices(0) == listed({3}));
        QCOMPARE(unweighted.count(1), std::size_t{2});
    }
};

SINEW_TEST(TestVerticesByWeight, sinew::test::NoApplication)

} // namespace testVerticesByWeight

#include "TestVerticesByWeight.moc"
