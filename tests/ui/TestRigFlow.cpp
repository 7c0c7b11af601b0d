#include "app/document/edits/Edits.h"
#include "app/rig/RigWords.h"
#include "core/scene/NodePose.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Figures.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/viewport/painters/OverlayPainter.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <utility>

namespace testRigFlow {

using namespace sinew::test;
using namespace sinew;

namespace {

/// A window with a figure that has no skeleton.
struct RigRoom {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    RigDraft& draft = desk.workspace.rigDraft;
    ViewportWidget* view = desk.window.findChild<ViewportWidget*>();

    RigRoom() { document.reset(stateOfScene(tPoseFigure(), {})); }
    void trigger(const char* action) { desk.window.actions()[action]->trigger(); }
    template<typename Dialog>
    Dialog* shown() const {
        for (auto* dialog : desk.window.findChildren<Dialog*>()) {
            if (dialog->isVisible()) {
                return dialog;
            }
        }
        return nullptr;
    }
    RigDialog* open() {
        trigger("skeleton.fromTemplate");
        auto* dialog = shown<RigDialog>();
        chooseTemplate(dialog, 0); // a biped
        settle();
        return dialog;
    }
    static void chooseTemplate(const QWidget* dialog, int row) {
        if (dialog != nullptr) {
            dialog->findChild<QComboBox*>("rig.shape")->setCurrentIndex(row);
        }
    }
    void settle() {
        QVERIFY(QTest::qWaitFor([this] { return !draft.running() && !desk.workspace.chains.running(); },
                                kPatience));
    }
    const Skeleton& skeleton() const { return document.state().scene->skeleton; }
};

/// How often a widget is painted.
struct PaintCount : QObject {
    int paints = 0;
    bool eventFilter(QObject* watched, QEvent* event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

/// Skeletons of templates and chains in the window.
/// A skeleton that lies outside the mesh, in the window.
class TestRigFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void actionsNeedACharacter() {
        WindowDesk desk;
        QVERIFY(!desk.window.actions()["skeleton.fromTemplate"]->isEnabled());
        QVERIFY(!desk.window.actions()["skeleton.drawChain"]->isEnabled());
        desk.workspace.document.reset(stateOfScene(tPoseFigure(), {}));
        QVERIFY(desk.window.actions()["skeleton.fromTemplate"]->isEnabled());
        QVERIFY(desk.window.actions()["skeleton.drawChain"]->isEnabled());
    }

    void createMakesTheSkeleton() {
        RigRoom room;
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr && !dialog->isModal());
        QVERIFY(room.skeleton().empty());
        auto* create = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(create->isEnabled());
        const std::size_t joints = room.draft.fitted()->skeleton.size();
        create->click();
        QCOMPARE(room.skeleton().size(), joints);
        QVERIFY(room.shown<RigDialog>() == nullptr);
        QCOMPARE(room.view->tool(), ViewTool::Select);
        room.trigger("edit.undo");
        QVERIFY(room.skeleton().empty());
        QVERIFY(room.desk.prompts.errors.isEmpty());
    }

    /// Cloth and hair that hang freely get chains, which springs then find; without the tick there are none.
    void garmentsGetChains() {
        RigRoom room;
        room.document.reset(stateOfScene(dressedBody(), {}));
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        const auto* said = dialog->findChild<QLabel*>("rig.said");
        QVERIFY2(said->text().contains("skirt") && said->text().contains("hair"), qPrintable(said->text()));
        const std::size_t dressed = room.draft.fitted()->skeleton.size();
        auto* garments = dialog->findChild<QCheckBox*>("rig.garments");
        QVERIFY(garments->isVisible() && garments->isChecked());
        garments->click();
        room.settle();
        QVERIFY(room.draft.fitted()->skeleton.size() < dressed && room.draft.garments().empty());
        garments->click();
        room.settle();
        QCOMPARE(room.draft.fitted()->skeleton.size(), dressed);
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(room.skeleton().size(), dressed);
        room.trigger("bind.run");
        QVERIFY(QTest::qWaitFor([&] { return room.document.state().bound(); }, kPatience));
        room.trigger("springs.proposeAll");
        QVERIFY(room.document.state().avatar->springs.chains.size() >= 5);
        QVERIFY(room.document.state().avatar->springs.colliders.size() >= 10);
    }

    /// A scorpion is not fitted as a biped first.
    void theFitWaitsForATemplate() {
        RigRoom room;
        room.trigger("skeleton.fromTemplate");
        auto* dialog = room.shown<RigDialog>();
        QVERIFY(dialog != nullptr);
        auto* shape = dialog->findChild<QComboBox*>("rig.shape");
        QCOMPARE(shape->currentIndex(), -1);
        QVERIFY(room.draft.active() && room.draft.waits() && !room.draft.running());
        QVERIFY(room.draft.markers().empty());
        dialog->findChild<QSpinBox*>("rig.spine")->setValue(4); // says nothing of the kind
        QVERIFY(room.draft.waits() && !room.draft.running());
        room.chooseTemplate(dialog, 0);
        QVERIFY(!room.draft.waits() && room.draft.running());
        room.settle();
        QVERIFY(room.draft.fitted() != nullptr);
        // What another template makes is not seen before it is made.
        room.chooseTemplate(dialog, 1);
        QVERIFY(room.draft.fitted() == nullptr && room.draft.running());
        dialog->reject();
        QVERIFY(!room.draft.active());
    }

    void theListSaysWhatIsSet() {
        RigRoom room;
        RigDialog* dialog = room.open();
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        QVERIFY(list->count() >= 4);
        QCOMPARE(list->currentItem()->text(), QString("Chin: guessed"));
        room.draft.place("chin", FigureJoints().chin);
        QCOMPARE(list->item(0)->text(), QString("Chin: set"));
        QVERIFY(list->currentItem()->text().startsWith("Left wrist"));
        room.settle();
        list->setCurrentRow(0);
        dialog->findChild<QPushButton*>("rig.forget")->click();
        QCOMPARE(list->item(0)->text(), QString("Chin: guessed"));
        room.settle();
    }

    /// What is asked for or missing may be found by the fit.
    void whileItFitsTheDialogSaysSoAlone() {
        RigRoom room;
        room.desk.window.show();
        room.trigger("skeleton.fromTemplate");
        auto* dialog = room.shown<RigDialog>();
        QVERIFY(dialog != nullptr);
        const auto* work = dialog->findChild<QProgressBar*>("rig.work");
        const auto* said = dialog->findChild<QLabel*>("rig.said");
        const auto* next = dialog->findChild<QLabel*>("rig.next");
        const auto* list = dialog->findChild<QListWidget*>("rig.markers");
        QVERIFY(!work->isVisible() && next->text().startsWith("Choose a template"));
        room.chooseTemplate(dialog, 0);
        QVERIFY(room.draft.running());
        QVERIFY(work->isVisible());
        QVERIFY2(said->text().contains("Fitting") && said->text().contains("0 s"), qPrintable(said->text()));
        QVERIFY2(next->text().isEmpty(), qPrintable(next->text()));
        QVERIFY(list->count() >= 4);
        for (int row = 0; row < list->count(); ++row) {
            QVERIFY2(!list->item(row)->text().contains("not"), qPrintable(list->item(row)->text()));
        }
        room.settle();
        QVERIFY(!work->isVisible() && !said->text().contains("Fitting"));
        QVERIFY2(next->text().startsWith("Next: Chin"), qPrintable(next->text()));
    }

    void optionalMarkersAreNotAskedFor() {
        RigRoom room;
        RigDialog* dialog = room.open();
        const auto* next = dialog->findChild<QLabel*>("rig.next");
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        const FigureJoints joints;
        for (const auto& [name, at] :
             {std::pair("chin", joints.chin), std::pair("leftWrist", joints.leftWrist),
              std::pair("groin", joints.groin), std::pair("leftAnkle", joints.leftAnkle)}) {
            QCOMPARE(room.draft.next(), std::string(name));
            room.draft.place(name, at);
        }
        room.settle();
        QVERIFY2(next->text().contains("Create") && next->text().contains("optional"),
                 qPrintable(next->text()));
        QVERIFY(list->currentItem() == nullptr);
        const QList<QListWidgetItem*> elbow = list->findItems("Left elbow: optional", Qt::MatchExactly);
        QCOMPARE(elbow.size(), 1);
        list->setCurrentItem(elbow.front());
        QCOMPARE(room.draft.next(), std::string("leftElbow"));
        QVERIFY2(next->text().startsWith("Next: Left elbow"), qPrintable(next->text()));
    }

    void theListShowsItsRowsAndFollowsTheView() {
        RigRoom room;
        room.desk.window.show();
        RigDialog* dialog = room.open();
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        const auto rowsShown = [list] { return list->viewport()->height() / list->sizeHintForRow(0); };
        QTRY_VERIFY_WITH_TIMEOUT(rowsShown() >= std::min(list->count(), 10), kPatience);
        const auto* forget = dialog->findChild<QPushButton*>("rig.forget");
        QVERIFY(!forget->isEnabled() && !forget->toolTip().isEmpty()); // a guess is what it is
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row); // as the arrow keys do
            QCOMPARE(QString::fromStdString(room.draft.next()),
                     list->item(row)->data(Qt::UserRole).toString());
        }
        room.draft.choose("groin"); // as a click on the marker in the view does
        QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), QString("groin"));
        room.draft.place("groin", FigureJoints().groin, false);
        room.settle();
        QVERIFY(forget->isEnabled());
    }

    void fieldsAreWhatIsWished() {
        RigRoom room;
        RigDialog* dialog = room.open();
        dialog->findChild<QSpinBox*>("rig.spine")->setValue(2);
        dialog->findChild<QComboBox*>("rig.fingers")->setCurrentIndex(0);
        dialog->findChild<QComboBox*>("rig.naming")->setCurrentIndex(1);
        dialog->findChild<QCheckBox*>("rig.jaw")->setChecked(true);
        dialog->findChild<QCheckBox*>("rig.mirrored")->setChecked(false);
        const RigWish& wish = room.draft.wish();
        QCOMPARE(wish.settings.spine, 2);
        QCOMPARE(wish.settings.fingers, 0);
        QVERIFY(wish.settings.naming == RigNaming::Unreal);
        QVERIFY(wish.settings.jaw && !wish.mirrored && wish.file.empty());
        auto* shape = dialog->findChild<QComboBox*>("rig.shape");
        shape->setCurrentIndex(shape->count() - 1); // a rigged file
        QVERIFY(!dialog->findChild<QSpinBox*>("rig.spine")->isEnabled());
        room.desk.prompts.files.push_back("missing.glb");
        dialog->findChild<QPushButton*>("rig.browse")->click();
        room.settle();
        QCOMPARE(room.draft.wish().file, std::string("missing.glb"));
        QVERIFY(room.draft.problem());
        QVERIFY(!dialog->findChild<QLabel*>("rig.said")->text().isEmpty());
        shape->setCurrentIndex(0);
        dialog->findChild<QComboBox*>("rig.fingers")->setCurrentIndex(5);
        dialog->findChild<QComboBox*>("rig.naming")->setCurrentIndex(0);
        dialog->findChild<QCheckBox*>("rig.mirrored")->setChecked(true);
        room.settle();
        QVERIFY(room.draft.fitted() && !room.draft.problem());
    }

    void aCharacterThatLiesIsTurned() {
        RigRoom it;
        Transform lying = Transform::Identity();
        lying.linear() = standingFromModel(UpDirection::Z).transpose();
        it.document.reset(stateOfScene(placed(tPoseFigure(), lying), {}));
        RigDialog* dialog = it.open();
        QVERIFY(!it.draft.fitted());
        QVERIFY(dialog->findChild<QLabel*>("rig.said")->text().endsWith("Choose Z as Up."));
        dialog->findChild<QComboBox*>("rig.up")->setCurrentText("Z");
        it.settle();
        QVERIFY(it.draft.fitted());
        const Skeleton& fitted = it.draft.fitted()->skeleton;
        QVERIFY(fitted.position(0).z() > 0.2 && std::abs(fitted.position(0).y()) < 0.2);
        dialog->reject();
        it.document.reset(stateOfScene(tPoseFigure(), {}));
        QCOMPARE(it.open()->findChild<QComboBox*>("rig.up")->currentText(), QString("Y"));
        QVERIFY(it.draft.fitted());
    }

    void closingLeavesTheTool() {
        RigRoom room;
        RigDialog* dialog = room.open();
        QCOMPARE(room.view->tool(), ViewTool::Markers);
        dialog->reject();
        QVERIFY(!room.draft.active());
        QCOMPARE(room.view->tool(), ViewTool::Select);
        QVERIFY(room.skeleton().empty());
    }

    void anotherCharacterClosesTheDialog() {
        RigRoom room;
        QVERIFY(room.open() != nullptr);
        room.document.reset(stateOfScene(humanScene(), {}));
        QVERIFY(room.shown<RigDialog>() == nullptr);
        QVERIFY(!room.draft.active());
    }

    void clicksAndDragsSetMarkers() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        RigDraft draft(desk.document, desk.pool);
        desk.viewport.setRigDraft(&draft);
        desk.document.reset(stateOfScene(tPoseFigure(), {}));
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Markers);
        draft.begin({});
        const auto settled = [&] { return QTest::qWaitFor([&] { return !draft.running(); }, kPatience); };
        QVERIFY(settled());
        const FigureJoints joints;
        const auto markerOf = [&](const std::string& name) {
            const std::vector<DraftMarker> markers = draft.markers();
            return *std::ranges::find(markers, name, &DraftMarker::name);
        };
        const QPoint wrist = desk.placeOf(joints.leftElbow + Vec3(0.12, 0, 0)); // away from all guesses
        draft.choose("leftElbow");
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, wrist);
        QVERIFY(markerOf("leftElbow").set);
        QVERIFY(std::abs(markerOf("leftElbow").at->x() - 0.54) < 0.03);
        QVERIFY(settled());
        // A drag moves it.
        const QPoint goal = desk.placeOf(joints.leftElbow);
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, wrist);
        QMouseEvent move(QEvent::MouseMove, goal, goal, Qt::NoButton, Qt::LeftButton, {});
        QCOMPARE(draft.next(), std::string("chin"));
        QCoreApplication::sendEvent(&desk.viewport, &move);
        QCOMPARE(draft.next(), std::string("leftElbow")); // so that the list shows which one
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, goal);
        QVERIFY(std::abs(markerOf("leftElbow").at->x() - joints.leftElbow.x()) < 0.03);
        QVERIFY(std::abs(markerOf("leftElbow").at->z()) < 0.05); // in the middle of the arm
        QVERIFY(settled());
        // The axes in the corner are no place of the scene.
        const auto set = [&] {
            const std::vector<DraftMarker> markers = draft.markers();
            return std::ranges::count_if(markers, [](const DraftMarker& marker) { return marker.set; });
        };
        const auto before = set();
        const QPoint axes(46, desk.viewport.height() - 46);
        for (const QPoint& off : {QPoint(0, 0), QPoint(28, 0), QPoint(0, -28)}) {
            QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, axes + off);
            QCOMPARE(set(), before);
        }
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, axes + QPoint(120, -60));
        QVERIFY(set() > before);
        QVERIFY(settled());
    }

    /// The next marker beside the cursor while that is in the view; one that was just set is not named again.
    void theCursorNamesTheMarker() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        RigDraft draft(desk.document, desk.pool);
        desk.viewport.setRigDraft(&draft);
        desk.document.reset(stateOfScene(tPoseFigure(), {}));
        desk.show(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Markers);
        draft.begin({});
        QVERIFY(QTest::qWaitFor([&] { return !draft.running(); }, kPatience));
        const auto hover = [&](const QPoint& at) {
            QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &move);
            return desk.viewport.cursorText();
        };
        const QPoint beside(20, 20);
        desk.picture(); // nothing else is left to be drawn
        PaintCount count;
        desk.viewport.findChild<ViewportCanvas*>()->installEventFilter(&count);
        QCOMPARE(hover(beside), markerText("chin"));
        QTRY_VERIFY_WITH_TIMEOUT(count.paints > 0, kPatience); // it follows
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&desk.viewport, &leave);
        QCOMPARE(desk.viewport.cursorText(), QString());
        const QPoint place = desk.placeOf(FigureJoints().chin);
        QCOMPARE(hover(place), markerText("chin"));
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, place);
        QCOMPARE(draft.next(), std::string("leftWrist"));
        QCOMPARE(hover(place + QPoint(1, 0)), QString());
        QCOMPARE(hover(beside), markerText("leftWrist"));
        QCOMPARE(hover(place), markerText("chin")); // which a drag would move
        QVERIFY(QTest::qWaitFor([&] { return !draft.running(); }, kPatience));
    }

    /// While the dialog has the keyboard, they go to the view; in a field they are digits.
    void numberKeysTurnTheView() {
        RigRoom room;
        room.desk.window.show();
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        dialog->activateWindow(); // no window manager does it
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        const auto looksAlong = [&](const Vec3& axis) {
            return room.view->camera().toward().dot(axis) > 0.99;
        };
        auto* list = dialog->findChild<QListWidget*>("rig.markers");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_1, Qt::KeypadModifier);
        QVERIFY(looksAlong(Vec3::UnitZ()));
        QTest::keyClick(list, Qt::Key_7, Qt::ControlModifier);
        QVERIFY(looksAlong(Vec3::UnitY()));
        auto* spine = dialog->findChild<QSpinBox*>("rig.spine");
        spine->setFocus();
        spine->selectAll();
        QTest::keyClick(spine, Qt::Key_1);
        QCOMPARE(spine->value(), 1);
        QVERIFY(looksAlong(Vec3::UnitY()));
    }

    /// Whatever rows a template has, each of them has its height.
    void noRowIsSqueezed() {
        RigRoom room;
        room.desk.window.show();
        RigDialog* dialog = room.open();
        QVERIFY(dialog != nullptr);
        auto* shape = dialog->findChild<QComboBox*>("rig.shape");
        for (int which = 0; which < shape->count(); ++which) {
            shape->setCurrentIndex(which);
            room.settle();
            handleEvents();
            for (const char* name :
                 {"rig.shape", "rig.file", "rig.browse", "rig.up", "rig.naming", "rig.fingers", "rig.spine",
                  "rig.twists", "rig.tail", "rig.legs", "rig.links"}) {
                const auto* field = dialog->findChild<QWidget*>(name);
                QVERIFY2(field->isHidden() || field->height() >= field->minimumSizeHint().height(),
                         qPrintable(QString("%1 with %2: %3 of %4")
                                        .arg(name, shape->currentText())
                                        .arg(field->height())
                                        .arg(field->minimumSizeHint().height())));
            }
            QVERIFY(dialog->height() <= dialog->screen()->availableGeometry().height());
        }
    }

    void strokesMakeChains() {
        RigRoom room;
        room.trigger("skeleton.drawChain");
        auto* dialog = room.shown<ChainDialog>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QLineEdit*>("chain.name")->setText("tentacle");
        dialog->findChild<QSpinBox*>("chain.joints")->setValue(3);
        Q_EMIT room.view->strokeDrawn({Vec3(0.2, 1.38, 0), Vec3(0.7, 1.38, 0)});
        room.settle();
        QCOMPARE(room.skeleton().size(), std::size_t{3});
        QCOMPARE(room.skeleton().joints[2].name, std::string("tentacle3"));
        room.trigger("pose.select");
        QVERIFY(room.shown<ChainDialog>() == nullptr);
        Q_EMIT room.view->strokeDrawn({Vec3(0.2, 1.38, 0), Vec3(0.2, 1.38, 0)});
        room.settle();
        QCOMPARE(room.desk.prompts.errors.size(), 1);
    }

    /// In the middle of the limb, and no further than it goes.
    void strokesKeepToTheCharacter() {
        ViewportDesk desk;
        desk.document.reset(stateOfScene(limb(), {}));
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Chain);
        QSignalSpy drawn(&desk.viewport, &ViewportWidget::strokeDrawn);
        const Aabb box = bounds(*desk.document.state().scene);
        const auto stroke = [&](const Vec3& from, const Vec3& to) {
            QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, desk.placeOf(from));
            for (int step = 1; step <= 40; ++step) {
                const QPoint at = desk.placeOf(from + (to - from) * (step / 40.0));
                QMouseEvent event(QEvent::MouseMove, at, at, Qt::NoButton, Qt::LeftButton, {});
                QCoreApplication::sendEvent(&desk.viewport, &event);
            }
            QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, desk.placeOf(to));
            return drawn.isEmpty() ? std::vector<Vec3>()
                                   : drawn.takeLast().front().value<std::vector<Vec3>>();
        };
        const double beyond = 0.15 * box.extent().x();
        const std::vector<Vec3> along =
            stroke(Vec3(0, 0.05, 0), Vec3(box.max.x() + beyond, 0.0, 0)); // past its end
        QVERIFY(along.size() > 10);
        // A ray that is tilted by perspective meets the round end of radius R off its middle: the middle of
        // its chord is the foot of the perpendicular from the end's center, at most R sin(tilt) from the
        // plane. On the straight part it is nearer. Flat faces leave the round form by 1 % of R.
        const double radius = 0.5 * box.extent().z();
        for (const Vec3& position : along) {
            const Vec3 ray = (position - desk.viewport.camera().eye()).normalized();
            const double tilt = std::hypot(ray.x(), ray.y());
            QVERIFY2(std::abs(position.z()) < radius * (tilt + 0.02),
                     QByteArray::number(position.z()).constData());
            QVERIFY(position.x() < box.max.x() + 1e-6);
        }
        QVERIFY(along.back().x() > box.max.x() - 0.1 * box.extent().x());
        // Beside it there is nothing to keep to.
        const double above = box.max.y() + 0.2;
        const std::vector<Vec3> beside = stroke(Vec3(-0.3, above, 0), Vec3(0.3, above, 0));
        QVERIFY(beside.size() > 10 && beside.back().x() > 0.25);
    }

    void confidenceHasColors() {
        QVERIFY(confidenceColor(0.0).red() > confidenceColor(0.0).green());
        QVERIFY(confidenceColor(1.0).green() > confidenceColor(1.0).red());
        QCOMPARE(confidenceColor(7.0), confidenceColor(1.0));
    }

    void everyMarkerHasWords() {
        for (const RigKind kind : {RigKind::Biped, RigKind::Quadruped, RigKind::Bird, RigKind::Insect,
                                   RigKind::Snake, RigKind::Hand}) {
            for (const std::string& name : markerNames(kind, {12, 5})) {
                QVERIFY2(markerText(name).toStdString() != name && !markerTip(name).isEmpty(), name.c_str());
            }
        }
    }

    void theReportOffersTheFit() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        Scene scene = test::limb();
        fitSkeleton(scene.skeleton, {0.01, Mat3::Identity(), Vec3(0, 4, 0)});
        DocumentState state = stateOfScene(std::move(scene), {});
        state.settings.resolution = 64;
        state.settings.automatic = false;
        document.reset(std::move(state));
        auto* button = desk.window.findChild<QPushButton*>("report.fixAll");
        QVERIFY(button != nullptr && button->isHidden());
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document.state().bound(), kPatience);
        QVERIFY(!button->isHidden());
        QVERIFY(desk.window.statusBar()->currentMessage().contains("outside the mesh"));
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        const QString first = tree->model()->index(0, 0, tree->model()->index(0, 0)).data().toString();
        QVERIFY2(first.contains("skeleton does not fit the mesh") && first.contains("scaled by "),
                 qPrintable(first));
        const QUndoStack& undo = document.undoStack();
        const int steps = undo.count();
        const auto astray = document.state().scene;
        button->click();
        // It fits and binds again, each a step.
        QTRY_COMPARE_WITH_TIMEOUT(undo.count(), steps + 2, kPatience);
        QVERIFY(document.state().bound() && !document.state().report->skeletonFit);
        QVERIFY(!desk.window.statusBar()->currentMessage().contains("outside the mesh"));
        QVERIFY(button->isHidden());
        const Aabb box = bounds(*document.state().scene);
        for (std::size_t j = 0; j < document.state().scene->skeleton.size(); ++j) {
            QVERIFY(std::abs(document.state().scene->skeleton.position(j).y()) < box.max.y());
        }
        desk.window.actions()["edit.undo"]->trigger();
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(document.state().scene == astray);
        QVERIFY(!button->isHidden());
    }

    void theMenuLeavesARightOneAlone() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        QAction* fit = desk.window.actions()["bind.fitSkeleton"];
        QVERIFY(!fit->isEnabled());
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(fit->isEnabled());
        const DocumentState before = document.state();
        fit->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.session.busy(), kPatience);
        QVERIFY(document.state() == before);
    }
};

SINEW_TEST(TestRigFlow, QApplication)

} // namespace testRigFlow

#include "TestRigFlow.moc"
