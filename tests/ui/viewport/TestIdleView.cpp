#include "app/document/edits/Edits.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/window/Modes.h"

#include <QApplication>
#include <QProgressBar>

#include <functional>

namespace testIdleView {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Counts what a view's canvas paints, of the picture or of what lies over it.
class PaintCount : public QObject {
public:
    explicit PaintCount(
        const QWidget& viewport, std::function<bool()> counts = [] { return true; })
        : m_counts(std::move(counts)) {
        viewport.findChild<ViewportCanvas*>()->installEventFilter(this);
    }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        m_paints += event->type() == QEvent::Paint && m_counts() ? 1 : 0;
        return false;
    }
    int paints() const { return m_paints; }

private:
    std::function<bool()> m_counts;
    int m_paints = 0;
};

void hover(QWidget& widget, const QPoint& point) {
    QMouseEvent move(QEvent::MouseMove, point, widget.mapToGlobal(point), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(&widget, &move);
}

/// Until the picture stands and nothing is going to change it.
bool comesToRest(ViewportWidget& viewport) {
    return QTest::qWaitFor([&] { return !viewport.refining() && noTimerRuns(viewport); }, kPatience);
}

} // namespace

/// The view paints what somebody asked for and nothing else: where the processor draws, every picture is
/// taken from the work.
class TestIdleView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_GL()
        m_sample = boundSample();
        QVERIFY(m_sample.bound());
    }

    void nothingHappens() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(500, 400);
        QVERIFY(comesToRest(desk.viewport));
        const PaintCount count(desk.viewport);
        handleEvents();
        QCOMPARE(count.paints(), 0);
        selectJoint(desk.document, 2); // it does count
        QTRY_VERIFY_WITH_TIMEOUT(count.paints() > 0, kPatience);
    }

    void handsInTheirLapDrawNothing_data() {
        QTest::addColumn<QByteArray>("action");
        for (const ModeRow& row : modeTable()) {
            QTest::newRow(row.id) << QByteArray(row.id);
        }
        for (const char* tool : {"paint.region", "paint.dragSkin", "pose.ik", "points.paint"}) {
            QTest::newRow(tool) << QByteArray(tool);
        }
    }

    /// In a whole window, in every mode, with its tool in hand, a joint selected and the cursor over the
    /// character: neither the view nor anything around it asks to be painted, and no timer is left that
    /// would.
    void handsInTheirLapDrawNothing() {
        QFETCH(QByteArray, action);
        WindowDesk desk;
        desk.window.resize(1200, 800);
        desk.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        desk.workspace.document.reset(m_sample);
        auto* viewport = desk.window.findChild<ViewportWidget*>();
        selectJoint(desk.workspace.document, 4);
        desk.window.actions()[action.constData()]->trigger();
        viewport->setFocus();
        hover(*viewport, viewport->rect().center());
        const auto still = [&] {
            return !desk.workspace.pool.busy() && !viewport->refining() && noTimerRuns(*viewport) &&
                   noTimerRuns(desk.window);
        };
        QVERIFY(QTest::qWaitFor([&] { return viewport->framesDrawn() > 0 && still(); }, kPatience));
        handleEvents();
        PaintCount count(*viewport);
        for (QWidget* each : desk.window.findChildren<QWidget*>()) {
            each->installEventFilter(&count);
        }
        const int frames = viewport->framesDrawn();
        constexpr int aWhile = 700; // longer than a cursor's blink, and than what waits between refinements
        QTest::qWait(aWhile);
        QCOMPARE(count.paints(), 0);
        QCOMPARE(viewport->framesDrawn(), frames);
        QVERIFY2(noTimerRuns(desk.window), "a timer runs");
        selectJoint(desk.workspace.document, 5); // it does count
        QTRY_VERIFY_WITH_TIMEOUT(count.paints() > 0, kPatience);
    }

    void hoveringPaintsNothing_data() {
        QTest::addColumn<int>("tool");
        QTest::newRow("select") << static_cast<int>(ViewTool::Select);
        QTest::newRow("rotate") << static_cast<int>(ViewTool::Rotate);
        QTest::newRow("move") << static_cast<int>(ViewTool::Move);
    }

    /// Over the sky.
    void hoveringPaintsNothing() {
        QFETCH(int, tool);
        ViewportDesk desk;
        desk.document.reset(m_sample);
        selectJoint(desk.document, kNone);
        desk.show(500, 400);
        desk.viewport.setTool(static_cast<ViewTool>(tool));
        hover(desk.viewport, {5, 5});
        desk.settle();
        QVERIFY(comesToRest(desk.viewport));
        const PaintCount count(desk.viewport);
        for (int step = 0; step < 30; ++step) {
            hover(desk.viewport, {5 + step, 5 + 2 * step});
        }
        handleEvents();
        QCOMPARE(count.paints(), 0);
    }

    void hoveringAJointPaintsOnce() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(500, 400);
        hover(desk.viewport, {5, 5});
        desk.settle();
        QVERIFY(comesToRest(desk.viewport));
        const int before = desk.viewport.framesDrawn();
        hover(desk.viewport, desk.pointOfJoint("LeftHand"));
        hover(desk.viewport, desk.pointOfJoint("LeftHand"));
        QTRY_COMPARE_WITH_TIMEOUT(desk.viewport.framesDrawn(), before + 1, kPatience);
        hover(desk.viewport, desk.pointOfJoint("LeftHand"));
        handleEvents();
        QCOMPARE(desk.viewport.framesDrawn(), before + 1);
    }

    /// A bind that runs and tells how far it is.
    void workBehindItPaintsNothing() {
        WindowDesk desk;
        Workspace& workspace = desk.workspace;
        desk.window.resize(1200, 800);
        desk.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        DocumentState state = openedState(sourcePath("resources/sample/wayfarer.fbx"), 0);
        state.settings.resolution = 512;
        state.settings.automatic = false;
        workspace.document.reset(std::move(state));
        auto* viewport = desk.window.findChild<ViewportWidget*>();
        QTRY_VERIFY_WITH_TIMEOUT(viewport->framesDrawn() > 0 && !workspace.pool.busy(), kPatience);
        QVERIFY(comesToRest(*viewport));
        int told = 0;
        for (const auto* bar : desk.window.findChildren<QProgressBar*>()) {
            connect(bar, &QProgressBar::valueChanged, this,
                    [&] { told += workspace.bind.running() ? 1 : 0; });
        }
        desk.window.actions()["bind.run"]->trigger();
        QVERIFY(workspace.bind.running());
        handleEvents(); // buttons and bars that change when it begins
        const PaintCount count(*viewport, [&] { return workspace.bind.running(); });
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.bind.running(), kPatience);
        QVERIFY(workspace.document.state().bound());
        QVERIFY2(told > 0, "the bind told nothing");
        QCOMPARE(count.paints(), 0);
    }

private:
    DocumentState m_sample;
};

SINEW_TEST(TestIdleView, QApplication)

} // namespace testIdleView

#include "TestIdleView.moc"
