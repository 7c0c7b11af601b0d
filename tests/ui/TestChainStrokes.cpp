#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/RigRoom.h"
#include "tests/ui/support/ViewportDesk.h"
#include "ui/dialogs/JointDialogs.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <cmath>

namespace testChainStrokes {

using namespace sinew::test;
using namespace sinew;

/// Chains of joints that are drawn in the view.
class TestChainStrokes : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
};

SINEW_TEST(TestChainStrokes, QApplication)

} // namespace testChainStrokes

#include "TestChainStrokes.moc"
