#include "app/document/edits/Edits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/ScriptedPrompts.h"
#include "ui/flow/files/FileFlow.h"

#include <QApplication>
#include <QTest>

namespace testLeaveGuard {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A guard over a document with one change in it, and what it did.
struct Guarded {
    Document document;
    ScriptedPrompts prompts;
    bool runs = false;
    bool saveWorks = true;
    int canceled = 0;
    int saves = 0;
    std::function<void()> finishSaving = [] {};
    LeaveGuard guard{document,
                     prompts,
                     {[this] { return runs; }, [this] { ++canceled; }, [this] { finishSaving(); },
                      [this] {
                          ++saves;
                          return saveWorks;
                      }}};

    void open() { document.reset(stateOfScene(richScene(), {})); }
    void change() { setDeformer(document, Deformer::DualQuaternion); }
};

} // namespace

class TestLeaveGuard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingOpenMayBeLeft() {
        Guarded guarded;
        QVERIFY(guarded.guard.mayLeave());
        QVERIFY(guarded.prompts.asked.isEmpty());
    }

    void unchangedMayBeLeft() {
        Guarded guarded;
        guarded.open();
        QVERIFY(guarded.guard.mayLeave());
        QVERIFY(guarded.prompts.asked.isEmpty());
    }

    void changedAsks() {
        Guarded guarded;
        guarded.open();
        guarded.change();
        QVERIFY(!guarded.guard.mayLeave());
        QCOMPARE(guarded.prompts.asked.size(), 1);
        guarded.document.undoStack().undo();
        QVERIFY(guarded.guard.mayLeave());
    }

    void savesBeforeLeaving() {
        Guarded guarded;
        guarded.open();
        guarded.change();
        guarded.prompts.saveAnswer = SaveAnswer::Save;
        QVERIFY(guarded.guard.mayLeave());
        QCOMPARE(guarded.saves, 1);
    }

    void staysWhenSavingFails() {
        Guarded guarded;
        guarded.open();
        guarded.change();
        guarded.prompts.saveAnswer = SaveAnswer::Save;
        guarded.saveWorks = false;
        QVERIFY(!guarded.guard.mayLeave());
        QCOMPARE(guarded.canceled, 0);
    }

    void discardLeaves() {
        Guarded guarded;
        guarded.open();
        guarded.change();
        guarded.prompts.saveAnswer = SaveAnswer::Discard;
        QVERIFY(guarded.guard.mayLeave());
        QCOMPARE(guarded.saves, 0);
    }

    void runningWorkAsks() {
        Guarded guarded;
        guarded.open();
        guarded.runs = true;
        QVERIFY(!guarded.guard.mayLeave());
        QCOMPARE(guarded.canceled, 0);
        guarded.prompts.yes = true;
        QVERIFY(guarded.guard.mayLeave());
        QCOMPARE(guarded.canceled, 1);
    }

    void stayingCancelsNothing() {
        Guarded guarded;
        guarded.open();
        guarded.change();
        guarded.runs = true;
        guarded.prompts.yes = true; // the work may go, but the changes are kept
        QVERIFY(!guarded.guard.mayLeave());
        QCOMPARE(guarded.canceled, 0);
    }
};

SINEW_TEST(TestLeaveGuard, QApplication)

} // namespace testLeaveGuard

#include "TestLeaveGuard.moc"
