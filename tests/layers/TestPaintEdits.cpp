#include "core/layers/LayerStack.h"
#include "core/layers/PaintEdits.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>
#include <map>

namespace testPaintEdits {

using namespace sinew;

namespace {

EditList oneEdit(std::uint32_t vertex, JointEdit edit, bool held = true) {
    EditList list;
    list.add(vertex, std::vector{edit}, held);
    return list;
}

} // namespace

class TestPaintEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyOnesSayNothing() {
        const PaintEdits none;
        QVERIFY(none.empty());
        QVERIFY(none.vertices().empty());
        const PaintEdits some(300);
        QVERIFY(some.at(299).empty());
        QVERIFY(some == PaintEdits(300));
        QVERIFY(!(some == none));
    }

    void listsSortAndDropWhatIsNoEdit() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        EditList list;
        list.add(3, std::vector<JointEdit>{{5, 1, 0}, {2, nan, 0}, {1, 0, 1}, {-1, 1, 1}, {5, 0, 0.5F}});
        const VertexEdits edits = list.at(0);
        QCOMPARE(edits.edits.size(), 2U);
        QCOMPARE(edits.edits[0].joint, 1);
        QVERIFY(edits.find(5)->shift == 0.5F);
        QVERIFY(edits.find(2) == nullptr);
    }

    void aChangeCopiesTheChunkItTouches() {
        EditList everywhere;
        for (std::uint32_t p = 0; p < 12800; ++p) {
            everywhere.add(p, std::vector<JointEdit>{{1, 0.5F, 0.25F}});
        }
        const PaintEdits all = PaintEdits(12800).with(everywhere);
        const PaintEdits changed = all.with(oneEdit(700, {2, 1, 0.5F}));
        QCOMPARE(changed.differing(all), std::vector<std::uint32_t>{700});
        const std::size_t table = PaintEdits(12800).bytes();
        QVERIFY(changed.bytesNotSharedWith(all) - table < 3000);
        QVERIFY(all.bytes() > 100 * 128 * sizeof(JointEdit));
        QVERIFY(all.with(oneEdit(700, {1, 0.5F, 0.25F})).bytesNotSharedWith(all) == table);
        QVERIFY(all.at(700).edits[0].joint == 1);
    }

    void removedEditsLeaveNothing() {
        const PaintEdits before = PaintEdits(10).with(oneEdit(4, {0, 0, 1}, false));
        QVERIFY(!before.at(4).held);
        EditList nothing;
        nothing.add(4, {});
        const PaintEdits after = before.with(nothing);
        QVERIFY(after.empty());
        QVERIFY(after == PaintEdits(10));
        QVERIFY(before.with(oneEdit(10, {0, 0, 1})) == before);
    }

    void randomChangesMatchAMap() {
        test::Dice dice(7);
        PaintEdits edits(1000);
        std::map<std::uint32_t, JointEdit> expected;
        for (int step = 0; step < 200; ++step) {
            const PaintEdits before = edits;
            std::map<std::uint32_t, JointEdit> changes;
            for (std::uint32_t k = 0; k <= dice.below(20); ++k) {
                changes[dice.below(1000)] = {static_cast<std::int32_t>(dice.below(4)), 1.0F,
                                             static_cast<float>(dice.number())};
            }
            EditList list;
            std::vector<std::uint32_t> vertices;
            for (const auto& [vertex, edit] : changes) {
                const bool remove = dice.below(3) == 0;
                list.add(vertex, remove ? std::vector<JointEdit>{} : std::vector{edit});
                const bool was = expected.contains(vertex);
                if (remove ? was : (!was || !(expected[vertex] == edit))) {
                    vertices.push_back(vertex);
                }
                if (remove) {
                    expected.erase(vertex);
                } else {
                    expected[vertex] = edit;
                }
            }
            edits = edits.with(list);
            QCOMPARE(edits.differing(before), vertices);
            QCOMPARE(edits.vertices().size(), expected.size());
        }
        for (const auto& [vertex, edit] : expected) {
            QVERIFY(edits.at(vertex).edits[0] == edit);
        }
    }

    void masksAreOneUnlessSaid() {
        const LayerMask none(300);
        const LayerMask some =
            none.with({{2, 0.5F}, {200, 7.0F}, {201, -1.0F}, {299, std::nanf("")}, {300, 0}});
        QCOMPARE(some.at(2), 0.5F);
        QCOMPARE(some.at(200), 1.0F);
        QCOMPARE(some.at(201), 0.0F);
        QCOMPARE(some.at(299), 1.0F);
        QCOMPARE(some.at(5000), 1.0F);
        QCOMPARE(some.differing(none), (std::vector<std::uint32_t>{2, 201}));
        QVERIFY(some.with({{2, 1.0F}, {201, 1.0F}}).empty());
    }

    void stacksKeepAndShare() {
        LayerStack stack;
        QCOMPARE(stack.number("Hip"), 0);
        QCOMPARE(stack.number("Knee"), 1);
        QCOMPARE(stack.number("Hip"), 0);
        QCOMPARE(stack.find("Foot"), -1);
        WeightLayer layer;
        layer.name = "a";
        stack = stack.added(layer, 0).duplicated(0, "b").duplicated(1, "c");
        QCOMPARE(stack.layers.size(), 3U);
        const LayerStack moved = stack.moved(0, 2);
        QCOMPARE(moved.layers[2]->name, std::string("a"));
        QCOMPARE(moved.layers[0]->name, std::string("b"));
        QVERIFY(moved.layers[2] == stack.layers[0]);
        QCOMPARE(stack.renamed(1, "d").layers[1]->name, std::string("d"));
        QCOMPARE(stack.removed(1).layers.size(), 2U);
        const LayerStack painted = stack.withEdits(1, 2, PaintEdits(1000).with(oneEdit(500, {0, 0, 1})));
        QCOMPARE(painted.layers[1]->parts.size(), 3U);
        QVERIFY(painted.layers[0] == stack.layers[0]);
        QVERIFY(bytesNotShared(painted, stack) < 5000);
        QVERIFY(bytesNotShared(stack, stack) < 200);
    }
};

SINEW_TEST(TestPaintEdits, QCoreApplication)

} // namespace testPaintEdits

#include "TestPaintEdits.moc"
