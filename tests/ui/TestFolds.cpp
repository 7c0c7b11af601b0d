#include "app/document/edits/Edits.h"
#include "app/document/edits/VolumeEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/widgets/Panel.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QTest>

namespace testFolds {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window as it is at the first start.
struct FirstStart {
    FreshSettings settings;
    Preferences preferences;
    Language language;
    ScriptedPrompts prompts;
    Workspace workspace;
    MainWindow window{workspace, preferences, language, prompts};

    FirstStart() {
        window.resize(1400, 900);
        window.show();
        workspace.document.reset(stateOfScene(test::limb(), {}));
        QCoreApplication::processEvents();
    }
    bool shows(const char* name) const { return window.findChild<QWidget*>(name)->isVisible(); }
    FoldBox* fold(const char* name) const { return window.findChild<FoldBox*>(name); }
};

} // namespace

/// The Bind panel shows what every bind needs; the rest is a click away.
class TestFolds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFirstStartShowsTheEssentials() {
        const FirstStart start;
        for (const char* name :
             {"bind.method", "bind.alpha", "bind.maxInfluences", "bind.resolution", "bind.runButton"}) {
            QVERIFY2(start.shows(name), name);
        }
        for (const char* name :
             {"bind.solver", "bind.smoothing", "bind.gap", "places.refine", "handles.list"}) {
            QVERIFY2(!start.shows(name), name);
        }
    }

    void aClickOnTheTitleOpensAndIsRemembered() {
        const FirstStart start;
        FoldBox* volume = start.fold("fold.bind.volume");
        QVERIFY(!volume->isOpen());
        QTest::mouseClick(volume, Qt::LeftButton, {}, QPoint(30, 12));
        QVERIFY(volume->isOpen() && start.shows("bind.gap"));
        QVERIFY(!start.shows("bind.solver"));
        QVERIFY(FoldBox("bind.volume").isOpen()); // as the next start makes it
        QTest::mouseClick(volume, Qt::LeftButton, {}, QPoint(30, 12));
        QVERIFY(!volume->isOpen() && !FoldBox("bind.volume").isOpen());
    }

    void theKeyboardOpensThem() {
        const FirstStart start;
        FoldBox* method = start.fold("fold.bind.method");
        QVERIFY((method->focusPolicy() & Qt::TabFocus) != 0);
        QTest::keyClick(method, Qt::Key_Space);
        QVERIFY(method->isOpen() && start.shows("bind.solver"));
        QTest::keyClick(method, Qt::Key_Space);
        QVERIFY(!start.shows("bind.solver"));
    }

    void whatIsFoldedStillCounts() {
        const FirstStart start;
        auto* solver = start.window.findChild<QComboBox*>("bind.solver");
        QVERIFY(solver->isEnabled());
        const int nearest = solver->findData("nearest");
        solver->setCurrentIndex(nearest);
        Q_EMIT solver->activated(nearest);
        QCOMPARE(start.workspace.document.state().settings.solver, std::string("nearest"));
    }

    void emptyListsAreNotShown() {
        FirstStart start;
        start.fold("fold.bind.voxelEdits")->setOpen(true);
        QVERIFY(start.shows("places.refine") && !start.shows("places.list") && !start.shows("places.remove"));
        addVolumeEdit(start.workspace.document,
                      {VolumeEditKind::Separate, Solid::sphere(Vec3::Zero(), 0.1), 0});
        QVERIFY(start.shows("places.list") && start.shows("places.remove"));
        start.workspace.document.undoStack().undo();
        QVERIFY(!start.shows("places.list"));
    }

    void aNewRegionOpensItsFold() {
        FirstStart start;
        selectJoint(start.workspace.document, 1);
        start.window.actions()["regions.sphere"]->trigger();
        QCoreApplication::processEvents();
        QVERIFY(start.fold("fold.bind.regions")->isOpen() && start.shows("regions.list"));
    }
};

SINEW_TEST(TestFolds, QApplication)

} // namespace testFolds

#include "TestFolds.moc"
