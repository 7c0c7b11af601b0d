#include "app/document/edits/Edits.h"
#include "app/painting/SkinDrag.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/Easel.h"
#include "ui/actions/Actions.h"
#include "ui/panels/weights/DragSkinForm.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>

namespace testSkinDragTool {

using namespace sinew;
using sinew::test::Easel;

namespace {

/// A limb that is bent, with the tool in hand.
struct BentEasel : Easel {
    BentEasel() {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(0.9, Vec3::UnitZ()));
        setJointPose(desk.document, 1, pose, MergeKey::None);
        desk.document.endMerge();
        desk.viewport.setTool(ViewTool::DragSkin);
        setOptions([](PaintOptions& options) { options.frontOnly = false; });
    }
    /// On the skin a little beside the middle, where weights count.
    QPoint skin() const { return middle() + QPoint(-30, 0); }
    void drag(QPoint by, Qt::KeyboardModifiers keys = {}) {
        QTest::mousePress(&desk.viewport, Qt::LeftButton, keys, skin());
        moveTo(skin() - middle() + by, keys);
    }
    void letGo(QPoint by) { QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, skin() + by); }
};

} // namespace

class TestSkinDragTool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aDragIsOneStepWithALength() {
        BentEasel easel;
        const int steps = easel.steps();
        QSignalSpy said(&easel.desk.viewport, &ViewportWidget::hoverText);
        easel.drag({0, -12});
        QVERIFY(easel.desk.viewport.remainder() != nullptr);
        QVERIFY(easel.desk.viewport.remainder()->dragged > 0.0);
        easel.letGo({0, -12});
        QCOMPARE(easel.steps(), steps + 1);
        QVERIFY(std::ranges::any_of(said, [](const QList<QVariant>& text) {
            return text.front().toString().startsWith("Dragged by ");
        }));
        QVERIFY(std::abs(easel.mean(1) - 0.5) > 1e-5);
        easel.desk.document.undoStack().undo();
        QCOMPARE(easel.mean(1), 0.5);
        QVERIFY(easel.desk.viewport.remainder() == nullptr);
    }

    void escapeGivesItUp() {
        BentEasel easel;
        const int steps = easel.steps();
        easel.drag({0, -12});
        QTest::keyClick(&easel.desk.viewport, Qt::Key_Escape);
        QCOMPARE(easel.steps(), steps);
        QCOMPARE(easel.mean(1), 0.5);
    }

    void ctrlDragsOneVertex() {
        BentEasel easel;
        easel.drag({0, -12}, Qt::ControlModifier);
        const DragRemainder* one = easel.desk.viewport.remainder();
        QVERIFY(one != nullptr);
        const std::size_t alone = one->targets.size();
        easel.letGo({0, -12});
        easel.desk.document.undoStack().undo();
        PickOptions pick = easel.desk.viewport.pickOptions();
        pick.radius = 120.0;
        easel.desk.viewport.setPickOptions(pick);
        easel.drag({0, -12});
        QVERIFY(easel.desk.viewport.remainder()->targets.size() > alone);
        easel.letGo({0, -12});
    }

    void besideTheCharacterThereIsNothingToDrag() {
        BentEasel easel;
        const int steps = easel.steps();
        QTest::mousePress(&easel.desk.viewport, Qt::LeftButton, {}, QPoint(5, 5));
        QTest::mouseRelease(&easel.desk.viewport, Qt::LeftButton, {}, QPoint(5, 5));
        QCOMPARE(easel.steps(), steps);
    }

    void thePanelTellsWhatRemains() {
        BentEasel easel;
        QWidget window;
        const Actions actions(&window);
        const DragSkinForm form(easel.desk.document, easel.desk.viewport, actions);
        const auto* label = form.findChild<QLabel*>("drag.remainder");
        const QString nothing = label->text();
        easel.drag({0, -300});
        easel.letGo({0, -300});
        QVERIFY(label->text() != nothing);
        QVERIFY(label->text().startsWith("Not reached: "));
        easel.desk.document.undoStack().undo();
        QCOMPARE(label->text(), nothing);
    }
};

SINEW_TEST(TestSkinDragTool, QApplication)

} // namespace testSkinDragTool

#include "TestSkinDragTool.moc"
