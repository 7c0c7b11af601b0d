#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SubdivisionEdits.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QTest>

namespace testSmoothView {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a limb and a box.
struct SmoothDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    QTableView* table = desk.window.findChild<QTableView*>("parts.table");
    QComboBox* level = desk.window.findChild<QComboBox*>("parts.subdivisionLevel");
    QComboBox* scheme = desk.window.findChild<QComboBox*>("parts.subdivisionScheme");
    QAction* preview = desk.window.actions()["view.smooth"];

    SmoothDesk() {
        Scene scene = test::limb();
        scene.parts.push_back(
            {std::make_shared<const Mesh>(test::box({0, 5, 0}, {1, 6, 1})), nullptr, kNone});
        document.reset(stateOfScene(std::move(scene), {}));
    }
    static void choose(QComboBox* box, int index) {
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }
    int levels(std::size_t part) const { return subdivisionOf(document.state())[part].levels(); }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.surfaces.settled(), kPatience); }
};

} // namespace

class TestSmoothView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuSwitchesAllPartsOrTheSelectedOnes() {
        SmoothDesk desk;
        QVERIFY(desk.preview->isEnabled() && !desk.preview->isChecked());
        desk.preview->trigger();
        desk.settle();
        QCOMPARE(desk.levels(0), 2);
        QCOMPARE(desk.levels(1), 2);
        QVERIFY(desk.preview->isChecked());
        QVERIFY(desk.desk.workspace.posed.surface(1) != nullptr);
        desk.document.undoStack().undo();
        QVERIFY(!desk.preview->isChecked());
        QVERIFY(desk.desk.workspace.posed.surfaces() == nullptr);
        selectPart(desk.document, 1);
        desk.preview->trigger();
        QCOMPARE(desk.levels(0), 0);
        QCOMPARE(desk.levels(1), 2);
        desk.preview->trigger();
        QCOMPARE(desk.levels(1), 0);
    }

    void thePanelHasLevelAndScheme() {
        SmoothDesk desk;
        QVERIFY(desk.level != nullptr && desk.scheme != nullptr);
        desk.table->setCurrentIndex(desk.table->model()->index(1, 0));
        QVERIFY(desk.level->isEnabled());
        QCOMPARE(desk.level->currentIndex(), 0);
        SmoothDesk::choose(desk.level, 3);
        QCOMPARE(desk.levels(1), 3);
        QCOMPARE(desk.levels(0), 0);
        SmoothDesk::choose(desk.scheme, static_cast<int>(SubdivisionScheme::Loop));
        desk.settle();
        QVERIFY(subdivisionOf(desk.document.state())[1].scheme == SubdivisionScheme::Loop);
        QCOMPARE(desk.desk.workspace.posed.shownMesh(1).polygonCount(), std::size_t{12 * 64});
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QCOMPARE(desk.level->currentIndex(), 0);
        QCOMPARE(desk.scheme->currentIndex(), 0);
    }

    void partsThatDifferLeaveTheBoxEmpty() {
        SmoothDesk desk;
        const std::array<std::size_t, 1> box{1};
        setSubdivisionLevel(desk.document, box, 1);
        desk.table->selectAll();
        QCOMPARE(desk.level->currentIndex(), -1);
        SmoothDesk::choose(desk.level, 1);
        QCOMPARE(desk.levels(0), 1);
        QCOMPARE(desk.level->currentIndex(), 1);
    }

    void aPartThatIsTooDenseSaysSo() {
        SmoothDesk desk;
        desk.document.reset(stateOfScene(test::scene(test::sphere({0, 0, 0}, 1.0, 160), Skeleton()), {}));
        auto* hint = desk.desk.window.findChild<QLabel*>("parts.subdivisionHint");
        desk.table->setCurrentIndex(desk.table->model()->index(0, 0));
        QVERIFY(hint->isHidden());
        const std::array<std::size_t, 1> first{0};
        setSubdivisionLevel(desk.document, first, kMaxSubdivisionLevel);
        QVERIFY(!hint->isHidden());
        QVERIFY(hint->text().contains("Choose fewer levels"));
    }
};

SINEW_TEST(TestSmoothView, QApplication)

} // namespace testSmoothView

#include "TestSmoothView.moc"
