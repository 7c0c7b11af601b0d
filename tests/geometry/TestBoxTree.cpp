#include "core/base/Parallel.h"
#include "core/geometry/BoxTree.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

namespace testBoxTree {

using namespace sinew;

namespace {

bool touch(const Aabb& a, const Aabb& b) {
    return (a.min.array() <= b.max.array()).all() && (b.min.array() <= a.max.array()).all();
}

Aabb randomBox(std::mt19937& random, double size) {
    std::uniform_real_distribution<double> place(-1.0, 1.0);
    const Vec3 center(place(random), place(random), place(random));
    return {center.array() - size, center.array() + size};
}

std::vector<Aabb> randomBoxes(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Aabb> boxes;
    for (std::size_t i = 0; i < count; ++i) {
        boxes.push_back(randomBox(random, 0.02));
    }
    return boxes;
}

std::vector<std::uint32_t> touching(const std::vector<Aabb>& boxes, const Aabb& query) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < boxes.size(); ++i) {
        if (touch(boxes[i], query)) {
            found.push_back(i);
        }
    }
    return found;
}

/// In the order of the tree.
std::vector<std::uint32_t> visited(const BoxTree& tree, const Aabb& query) {
    std::vector<std::uint32_t> found;
    tree.forEachTouching(query, [&](std::uint32_t item) {
        found.push_back(item);
        return true;
    });
    return found;
}

} // namespace

class TestBoxTree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsWhatTouches() {
        std::mt19937 random(7);
        for (const std::size_t count : {0U, 1U, 4U, 5U, 300U, 9000U}) {
            const std::vector<Aabb> boxes = randomBoxes(count, 3);
            const BoxTree tree(boxes);
            for (int k = 0; k < 20; ++k) {
                const Aabb query = randomBox(random, 0.2);
                std::vector<std::uint32_t> found = visited(tree, query);
                std::ranges::sort(found);
                QCOMPARE(found, touching(boxes, query));
            }
        }
    }

    void boxIsAroundAll() {
        QVERIFY(BoxTree({}).box().empty());
        const std::vector<Aabb> boxes = randomBoxes(700, 4);
        Aabb all;
        for (const Aabb& box : boxes) {
            all.add(box);
        }
        QCOMPARE(BoxTree(boxes).box().min, all.min);
        QCOMPARE(BoxTree(boxes).box().max, all.max);
    }

    /// Nodes are passed over by boxes of another kind around what their items have.
    void nodesKnowWhatTheirItemsHave() {
        const BoxTree tree(randomBoxes(3000, 5));
        const std::vector<Aabb> others = randomBoxes(3000, 6);
        std::vector<Aabb> around(tree.nodeCount());
        for (std::size_t node = 0; node < around.size(); ++node) {
            for (const std::uint32_t item : tree.itemsBelow(node)) {
                around[node].add(others[item]);
            }
        }
        std::mt19937 random(8);
        for (int k = 0; k < 20; ++k) {
            const Aabb query = randomBox(random, 0.1);
            std::vector<std::uint32_t> found;
            tree.forEachNearFirst([&](std::uint32_t node, const Aabb&) { return touch(around[node], query); },
                                  [&] { return query.center(); },
                                  [&](std::uint32_t item) {
                                      if (touch(others[item], query)) {
                                          found.push_back(item);
                                      }
                                  });
            std::ranges::sort(found);
            QCOMPARE(found, touching(others, query));
        }
    }

    void stopsWhenTold() {
        const BoxTree tree(randomBoxes(100, 9));
        int seen = 0;
        tree.forEachTouching(tree.box(), [&](std::uint32_t) { return ++seen < 3; });
        QCOMPARE(seen, 3);
    }

    /// A search that narrows to the nearest so far looks at few of many.
    void nearFirstNarrowsSoon() {
        const std::vector<Aabb> boxes = randomBoxes(20000, 11);
        const BoxTree tree(boxes);
        const Vec3 point(0.1, 0.2, 0.3);
        double min = std::numeric_limits<double>::infinity();
        int looked = 0;
        tree.forEachNearFirst(
            [&](std::uint32_t, const Aabb& box) { return (box.nearest(point) - point).norm() < min; },
            [&] { return point; },
            [&](std::uint32_t item) {
                ++looked;
                min = std::min(min, (boxes[item].center() - point).norm());
            });
        for (const Aabb& box : boxes) {
            QVERIFY((box.center() - point).norm() >= min);
        }
        QVERIFY2(looked < 200, qPrintable(QString::number(looked)));
    }

    /// Boxes in one place too, which no split parts.
    void threadsDoNotMatter() {
        std::vector<Aabb> boxes = randomBoxes(40000, 10);
        std::fill(boxes.begin(), boxes.begin() + 15000, boxes.front());
        std::vector<std::vector<std::uint32_t>> orders;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] { orders.push_back(visited(BoxTree(boxes), BoxTree(boxes).box())); });
        }
        QCOMPARE(orders[0].size(), boxes.size());
        QVERIFY(orders[0] == orders[1] && orders[0] == orders[2]);
    }
};

SINEW_TEST(TestBoxTree, sinew::test::NoApplication)

} // namespace testBoxTree

#include "TestBoxTree.moc"
