#include "app/document/edits/Edits.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/PaintedState.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace testResponsiveness {

using namespace sinew;

namespace {

/// Counts how often the event loop comes round: not at all while something else holds the window's thread.
class Heartbeat {
public:
    Heartbeat() {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { ++m_beats; });
        m_timer.start(0);
    }
    int beats() const { return m_beats; }

private:
    QTimer m_timer;
    int m_beats = 0;
};

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kResolution = 128; // ten times slower
#else
constexpr int kResolution = 512;
#endif

} // namespace

/// The window stays alive while a bind runs behind it.
class TestResponsiveness : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bindAt512() {
        test::WindowDesk desk;
        desk.window.resize(1200, 800);
        desk.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        DocumentState state = test::openedState(test::sourcePath("resources/sample/wayfarer.fbx"), 0);
        state.settings.resolution = kResolution;
        state.settings.automatic = false;
        desk.workspace.document.reset(state);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.pool.busy(), test::kPatience);
        test::handleEvents();
        QSignalSpy finished(&desk.workspace.bind, &BindController::finished);
        const auto* viewport = desk.window.findChild<ViewportWidget*>();
        const QSize size = viewport->size();
        desk.window.actions()["bind.run"]->trigger();
        QVERIFY(desk.workspace.bind.running());
        const Heartbeat heartbeat;
        QTRY_VERIFY_WITH_TIMEOUT(heartbeat.beats() >= 5, test::kPatience);
        QVERIFY(desk.workspace.bind.running()); // seconds of work, and the window has answered already
        QCOMPARE(viewport->size(), size);       // a view that changes its size is drawn anew
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, test::kPatience);
        QVERIFY(desk.workspace.document.state().bound());
    }

    void operationsAndSaves_data() {
        QTest::addColumn<QString>("action");
        for (const char* action : {"weights.smooth", "weights.relaxPosed", "weights.mirrorPlus",
                                   "weights.addMirror", "weights.unmirrored", "file.save", "autosave"}) {
            QTest::newRow(action) << QString(action);
        }
    }

    /// The same while weights are worked on and projects are written: the work is not done when the call
    /// returns, and goes on beside the event loop.
    void operationsAndSaves() {
        QFETCH(QString, action);
        QTemporaryDir folder;
        test::WindowDesk desk;
        Workspace& workspace = desk.workspace;
        desk.window.resize(1200, 800);
        desk.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        workspace.operations.rounds = 30;
        const DocumentState state =
            test::paintedState(test::openedState(test::sourcePath("resources/sample/wayfarer.fbx"), 0));
        const auto busy = [&] {
            return workspace.pool.busy() || workspace.operationRunner.running() ||
                   workspace.session.saving() || workspace.autosave.saving();
        };
        DocumentState fresh = state;
        if (action == "weights.addMirror" || action == "weights.unmirrored") {
            fresh.layers = {}; // with layers, what mirrors each vertex is looked for at once
            fresh.activeLayer = kNone;
        }
        workspace.document.reset(std::move(fresh), {}, true);
        desk.prompts.files = {folder.filePath("work.sinew")};
        QTRY_VERIFY_WITH_TIMEOUT(!busy(), test::kPatience);
        test::handleEvents();
        if (action == "autosave") {
            workspace.autosave.saveNow();
        } else {
            desk.window.actions()[qPrintable(action)]->trigger();
        }
        QVERIFY(busy()); // what is done elsewhere is not done yet
        QTRY_VERIFY_WITH_TIMEOUT(!busy(), test::kPatience);
        QVERIFY2(desk.prompts.errors.isEmpty(), qPrintable(desk.prompts.errors.join('\n')));
    }
};

SINEW_TEST(TestResponsiveness, QApplication)

} // namespace testResponsiveness

#include "TestResponsiveness.moc"
