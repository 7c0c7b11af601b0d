#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/document/edits/VolumeEdits.h"
#include "resources/sample/Wayfarer.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/panels/TimelinePanel.h"
#include "ui/widgets/Panel.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QSlider>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

namespace testKeyStrip {

using namespace sinew::test;
using namespace sinew;

namespace {

/// A window with the sample character and the timeline in front.
struct TimelineDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    ClipPlayer& player = desk.workspace.player;
    KeyStrip* strip = desk.window.findChild<KeyStrip*>();
    QSlider* slider = desk.window.findChild<QSlider*>("timeline.position");
    QComboBox* clips = desk.window.findChild<QComboBox*>("timeline.clip");

    TimelineDesk() {
        desk.window.resize(1500, 900);
        desk.window.show();
        document.reset(stateOfScene(sample::wayfarer(), {}));
        desk.window.findChild<QDockWidget*>("panel.timeline")->show();
        QCoreApplication::processEvents();
    }
    TimelineDesk(const TimelineDesk&) = delete;
    TimelineDesk& operator=(const TimelineDesk&) = delete;

    QAction* action(const char* id) const { return desk.window.actions()[id]; }
    const std::vector<PoseKey>& keys() const { return motionsOf(document.state()).keys; }
    /// The left elbow, in radians.
    void bend(double angle) {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitX()));
        setJointPose(document, elbow(), pose);
    }
    double bent() const {
        return document.state().pose.joints[static_cast<std::size_t>(elbow())].rotation.angularDistance(
            Quat::Identity());
    }
    std::int32_t elbow() const { return document.state().scene->skeleton.find("LeftForeArm"); }
    /// Two keys, at 0 and at one second, by menu and slider alone.
    void keyTwice() {
        action("pose.setKey")->trigger();
        slider->setValue(30);
        bend(1.0);
        action("pose.setKey")->trigger();
        QCoreApplication::processEvents();
    }
    QPoint placeOf(double seconds) const { return strip->positionOf(seconds).toPoint(); }
};

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
class TestKeyStrip : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keysAreSetWhereTheSliderStands() {
        TimelineDesk timeline;
        QVERIFY(!timeline.strip->isVisible());
        timeline.keyTwice();
        QVERIFY(timeline.strip->isVisible() && timeline.player.onKeys());
        QCOMPARE(timeline.keys().size(), std::size_t{2});
        QCOMPARE(timeline.keys()[1].seconds, 1.0);
        QVERIFY(timeline.desk.window.statusBar()->currentMessage().contains("30"));
        timeline.slider->setValue(15);
        QVERIFY(std::abs(timeline.bent() - 0.5) < 1e-6); // and can be posed at once
        QVERIFY(!timeline.player.showing());
        timeline.document.undoStack().undo();
        QVERIFY(std::abs(timeline.bent() - 1.0) < 1e-6);
    }

    /// A diamond stands where the slider's handle is at its time.
    void keysStandAboveTheSlider() {
        TimelineDesk timeline;
        timeline.keyTwice();
        const QImage strip = timeline.strip->grab().toImage();
        const double scale = strip.devicePixelRatio();
        const auto filled = [&](double seconds) {
            const QPoint point = (timeline.strip->positionOf(seconds) * scale).toPoint();
            return strip.pixelColor(point) !=
                   strip.pixelColor((timeline.strip->positionOf(0.5) * scale).toPoint());
        };
        QVERIFY(filled(0.0) && filled(1.0) && !filled(0.5));
        QCOMPARE(timeline.strip->x(), timeline.slider->x());
        QCOMPARE(timeline.strip->width(), timeline.slider->width());
        QTest::mouseClick(timeline.strip, Qt::LeftButton, {}, timeline.placeOf(0.0));
        QCOMPARE(timeline.slider->value(), 0);
        QVERIFY(timeline.bent() < 1e-6);
        QTest::mouseClick(timeline.strip, Qt::LeftButton, {}, timeline.placeOf(0.5)); // beside all keys
        QVERIFY(std::abs(timeline.slider->value() - 15) <= 1);
    }

    void aDragMovesAKey() {
        TimelineDesk timeline;
        timeline.keyTwice();
        const int steps = timeline.document.undoStack().count();
        QTest::mousePress(timeline.strip, Qt::LeftButton, {}, timeline.placeOf(1.0));
        QTest::mouseMove(timeline.strip, timeline.placeOf(1.5));
        QTest::mouseMove(timeline.strip, timeline.placeOf(2.0));
        QCOMPARE(timeline.keys()[1].seconds, 1.0); // not before it is let go
        QTest::mouseRelease(timeline.strip, Qt::LeftButton, {}, timeline.placeOf(2.0));
        QVERIFY(std::abs(timeline.keys()[1].seconds - 2.0) < 0.05);
        QCOMPARE(timeline.document.undoStack().count(), steps + 1);
        QCOMPARE(timeline.document.undoStack().undoText(), QString("Move Key"));
        timeline.document.undoStack().undo();
        QCOMPARE(timeline.keys()[1].seconds, 1.0);
    }

    void escapeLeavesAKey() {
        TimelineDesk timeline;
        timeline.keyTwice();
        QTest::mousePress(timeline.strip, Qt::LeftButton, {}, timeline.placeOf(1.0));
        QTest::mouseMove(timeline.strip, timeline.placeOf(2.0));
        QTest::keyClick(timeline.strip, Qt::Key_Escape);
        QTest::mouseRelease(timeline.strip, Qt::LeftButton, {}, timeline.placeOf(2.0));
        QCOMPARE(timeline.keys()[1].seconds, 1.0);
    }

    void keysAreDeleted() {
        TimelineDesk timeline;
        QVERIFY(!timeline.action("pose.deleteKey")->isEnabled());
        timeline.keyTwice();
        timeline.slider->setValue(10);
        QVERIFY(!timeline.action("pose.deleteKey")->isEnabled()); // none is here
        timeline.slider->setValue(30);
        timeline.action("pose.deleteKey")->trigger();
        QCOMPARE(timeline.keys().size(), std::size_t{1});
        timeline.action("pose.deleteKeys")->trigger();
        QVERIFY(timeline.keys().empty());
        timeline.document.undoStack().undo();
        timeline.document.undoStack().undo();
        QCOMPARE(timeline.keys().size(), std::size_t{2});
    }

    void commandsGoFromKeyToKey() {
        TimelineDesk timeline;
        timeline.keyTwice();
        timeline.action("pose.previousKey")->trigger();
        QCOMPARE(timeline.player.time(), 0.0);
        QVERIFY(timeline.bent() < 1e-6);
        timeline.action("pose.previousKey")->trigger(); // there is none
        QCOMPARE(timeline.player.time(), 0.0);
        timeline.action("pose.nextKey")->trigger();
        QCOMPARE(timeline.player.time(), 1.0);
    }

    /// The pose that a clip shows, at its time.
    void aKeyIsPickedFromAClip() {
        TimelineDesk timeline;
        timeline.player.seek(3.2); // of the range of motion
        const Pose shown = timeline.desk.workspace.posed.shownPose();
        QVERIFY(!(shown == Pose::bindPose(timeline.document.state().scene->skeleton)));
        timeline.action("pose.setKey")->trigger();
        QCOMPARE(timeline.keys().size(), std::size_t{1});
        QVERIFY(timeline.keys()[0].pose == shown);
        QVERIFY(std::abs(timeline.keys()[0].seconds - 3.2) < 1e-9);
        QVERIFY(timeline.player.onKeys());
    }

    void keysEndRestMode() {
        TimelineDesk timeline;
        timeline.keyTwice();
        timeline.action("pose.previousKey")->trigger(); // so that there is a next one
        timeline.action("skeleton.rest")->trigger();
        QVERIFY(timeline.desk.workspace.rest.on());
        timeline.bend(0.3);
        timeline.action("pose.nextKey")->trigger();
        QVERIFY(!timeline.desk.workspace.rest.on());
        QVERIFY(!timeline.desk.workspace.posed.preview());
        QVERIFY(std::abs(timeline.bent() - 1.0) < 1e-6);
    }

    void aMotionIsLoadedAndPlays() {
        TimelineDesk timeline;
        const QTemporaryDir folder;
        QFile file(folder.filePath("nod.bvh"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "HIERARCHY\nROOT Hips\n{\nOFFSET 0 0 0\nCHANNELS 3 Xposition Yposition Zposition\nJOINT "
            "Head\n{\nOFFSET 0 60 0\nCHANNELS 3 Xrotation Yrotation Zrotation\nJOINT Antenna\n{\nOFFSET 0 "
            "9 0\nCHANNELS 1 Xrotation\n}\n}\n}\nMOTION\nFrames: 2\nFrame Time: 0.5\n0 90 0 0 0 0 0\n0 90 "
            "0 40 0 0 20\n");
        file.close();
        timeline.desk.prompts.files = {file.fileName()};
        const int clips = timeline.clips->count();
        timeline.action("pose.loadMotion")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(timeline.clips->count(), clips + 1, test::kPatience);
        QCOMPARE(timeline.clips->currentText(), QString("nod"));
        QVERIFY(timeline.player.playing());
        QVERIFY2(timeline.desk.window.statusBar()->currentMessage().contains("Antenna"),
                 qPrintable(timeline.desk.window.statusBar()->currentMessage()));
        timeline.player.pause();
        timeline.player.seek(0.5);
        const auto head = static_cast<std::size_t>(timeline.document.state().scene->skeleton.find("Head"));
        const Quat turn = timeline.desk.workspace.posed.shownPose().joints[head].rotation;
        QVERIFY(std::abs(turn.angularDistance(Quat::Identity()) - 40.0 * std::acos(-1.0) / 180.0) < 1e-6);
        QVERIFY(timeline.action("pose.removeMotion")->isEnabled());
        timeline.action("pose.removeMotion")->trigger();
        QCOMPARE(timeline.clips->count(), clips);
        QVERIFY(!timeline.player.showing() && !timeline.action("pose.removeMotion")->isEnabled());
    }

    void wrongMotionsSaySo() {
        TimelineDesk timeline;
        const QTemporaryDir folder;
        timeline.desk.prompts.files = {folder.filePath("gone.bvh")};
        timeline.action("pose.loadMotion")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(timeline.desk.prompts.errors.size(), 1, test::kPatience);
        QVERIFY(timeline.desk.prompts.errors.first().contains("gone.bvh"));
        QVERIFY(timeline.document.state().motions == nullptr);
    }

    void timesAreForWhoAsks() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        const auto* times = desk.window.findChild<QLabel*>("status.times");
        setDeformer(desk.workspace.document, Deformer::DualQuaternion);
        QVERIFY(!times->isVisible() && times->text().isEmpty());
        PreferenceValues values = desk.preferences.values();
        values.timings = true;
        desk.preferences.set(values);
        QVERIFY(times->isVisible());
        QVERIFY2(times->text().startsWith("computed"), qPrintable(times->text()));
        QVERIFY(Preferences().values().timings); // at the next start too
        values.timings = false;
        desk.preferences.set(values);
        QVERIFY(!times->isVisible() && times->text().isEmpty());
    }

    void theSettingsHaveTheSwitch() {
        const FreshSettings settings;
        Preferences preferences;
        QVERIFY(!preferences.values().timings);
        SettingsDialog dialog(preferences);
        auto* timings = dialog.findChild<QCheckBox*>("settings.timings");
        QVERIFY(timings != nullptr && !timings->isChecked() && !timings->toolTip().isEmpty());
        timings->click();
        QVERIFY(preferences.values().timings);
    }

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
        start.fold("fold.bind.advanced")->setOpen(true);
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

SINEW_TEST(TestKeyStrip, QApplication)

} // namespace testKeyStrip

#include "TestKeyStrip.moc"
