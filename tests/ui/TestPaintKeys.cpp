#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QMenuBar>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>

namespace testPaintKeys {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a limb whose vertices go from its first joint to its second, and the brush in hand.
struct Painter {
    WindowDesk desk;
    Document& document = desk.workspace.document;

    Painter() {
        Scene scene = limb();
        const std::size_t count = scene.parts[0].mesh->vertexCount();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < count; ++p) {
            const float share = static_cast<float>(p + 1) / static_cast<float>(count + 1);
            builder.add(std::array{Influence{0, share}, Influence{1, 1.0F - share}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        document.reset(stateOfScene(std::move(scene), {}));
        selectJoint(document, 1);
        action("paint.weights")->trigger();
    }
    QAction* action(const char* id) { return desk.window.actions()[id]; }
    bool inMenu(const char* id) {
        const std::function<bool(const QList<QAction*>&)> has = [&](const QList<QAction*>& list) {
            return std::ranges::any_of(list, [&](QAction* each) {
                return each == action(id) || (each->menu() != nullptr && has(each->menu()->actions()));
            });
        };
        return has(desk.window.menuBar()->actions());
    }
    void select(std::initializer_list<std::size_t> vertices) {
        VertexSet some = noVertices(document.state());
        for (const std::size_t p : vertices) {
            some.set(0, p);
        }
        setSelectedVertices(document, some, "Select");
    }
    /// False: it made no step that can be undone.
    bool oneStep(const char* id) {
        const int steps = document.undoStack().index();
        const auto before = document.state().weights;
        action(id)->trigger();
        OperationRunner& runner = desk.workspace.operationRunner;
        if (!QTest::qWaitFor([&] { return !runner.running(); }, kPatience)) {
            return false;
        }
        const bool stepped = document.undoStack().index() == steps + 1;
        document.undoStack().undo();
        return stepped && document.state().weights == before;
    }
};

} // namespace

/// What is done to weights by a key while the brush is in hand.
class TestPaintKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allAreInMenusAndHaveKeys_data() {
        QTest::addColumn<QString>("keys");
        QTest::newRow("paint.flood") << "Ctrl+Alt+J";
        QTest::newRow("paint.influences") << "Ctrl+Alt+U";
        QTest::newRow("weights.hammer") << "Ctrl+Alt+H";
        QTest::newRow("weights.sharpen") << "Ctrl+Alt+L";
        QTest::newRow("layer.weightNumbers") << "Alt+Shift+N";
    }

    void allAreInMenusAndHaveKeys() {
        QFETCH(QString, keys);
        Painter painter;
        QAction* action = painter.action(QTest::currentDataTag());
        QCOMPARE(action->shortcut(), QKeySequence(keys));
        QVERIFY(painter.inMenu(QTest::currentDataTag()));
        QVERIFY(action->isEnabled() || QString(QTest::currentDataTag()) == "weights.hammer");
    }

    void eachIsOneStep() {
        Painter painter;
        painter.select({0, 1, 2});
        for (const char* id : {"paint.flood", "weights.sharpen", "weights.hammer"}) {
            QVERIFY2(painter.oneStep(id), id);
            QCOMPARE(painter.desk.window.findChild<ViewportWidget*>()->tool(), ViewTool::PaintWeights);
        }
    }

    void theListIsSwitched() {
        Painter painter;
        QAction* list = painter.action("paint.influences");
        QVERIFY(list->isChecked() && painter.desk.workspace.view.settings().cursorInfluences);
        list->trigger();
        QVERIFY(!list->isChecked() && !painter.desk.workspace.view.settings().cursorInfluences);
    }

    void withoutWeightsTheyRest() {
        WindowDesk desk;
        QVERIFY(!desk.window.actions()["paint.flood"]->isEnabled());
        QVERIFY(!desk.window.actions()["weights.sharpen"]->isEnabled());
    }
};

SINEW_TEST(TestPaintKeys, QApplication)

} // namespace testPaintKeys

#include "TestPaintKeys.moc"
