#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

namespace testCageView {

using namespace sinew;
using sinew::test::differingPixels;
using sinew::test::keepPicture;
using sinew::test::ViewportDesk;

class TestCageView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cagesAreDrawnAndPosed() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        desk.document.reset(stateOfScene(sinew::test::limb(), {}));
        desk.show(700, 500);
        desk.look({Overlay::Mesh});
        const QImage plain = desk.picture();
        const Cage cage{
            "flap", {Vec3(-0.8, 0.3, 0), Vec3(0.8, 0.3, 0), Vec3(0, 0.4, 0.3)}, {{0, 2, 1}}, {}, {}, {}};
        QVERIFY(addCage(desk.document, cage));
        const QImage drawn = desk.picture();
        keepPicture(drawn, "cage");
        QVERIFY(differingPixels(plain, drawn) > 300);
        const std::int32_t joint = desk.document.state().scene->skeleton.find("flap_1");
        selectJoint(desk.document, joint);
        const QImage chosen = desk.picture();
        QVERIFY(differingPixels(drawn, chosen) > 10);
        JointPose moved;
        moved.translation = Vec3(0, 0.3, 0);
        setJointPose(desk.document, joint, moved);
        QVERIFY(differingPixels(chosen, desk.picture()) > 100);
        removeCage(desk.document, 0);
        QCOMPARE(differingPixels(plain, desk.picture()), 0);
    }
};

SINEW_TEST(TestCageView, QApplication)

} // namespace testCageView

#include "TestCageView.moc"
