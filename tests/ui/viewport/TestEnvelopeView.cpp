#include "app/document/edits/Edits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

namespace testEnvelopeView {

using namespace sinew;
using sinew::test::bindNow;
using sinew::test::differingPixels;
using sinew::test::keepPicture;
using sinew::test::openLimb;
using sinew::test::ViewportDesk;

class TestEnvelopeView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void capsulesAreDrawnAndPosed() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        openLimb(desk.document);
        const auto bindBy = [&](const char* solver) {
            BindSettings settings = desk.document.state().settings;
            settings.solver = solver;
            setBindSettings(desk.document, settings);
            bindNow(desk.document);
        };
        bindBy("nearest");
        desk.show(700, 500);
        desk.look({Overlay::Mesh});
        const QImage plain = desk.picture();
        bindBy("envelope");
        QCOMPARE(differingPixels(plain, desk.picture()), 0);
        const ViewSettings before = desk.view.settings();
        desk.look({Overlay::Mesh, Overlay::Envelopes});
        const QImage drawn = desk.picture();
        keepPicture(drawn, "envelopes");
        QVERIFY(differingPixels(plain, drawn) > 500);
        selectJoint(desk.document, 1);
        const QImage chosen = desk.picture();
        QVERIFY(differingPixels(drawn, chosen) > 100);
        JointPose moved;
        moved.translation = Vec3(0, 0.3, 0);
        setJointPose(desk.document, 1, moved);
        QVERIFY(differingPixels(chosen, desk.picture()) > 100);
        setJointPose(desk.document, 1, JointPose());
        selectJoint(desk.document, kNone);
        desk.view.set(before);
        QCOMPARE(differingPixels(plain, desk.picture()), 0);
    }
};

SINEW_TEST(TestEnvelopeView, QApplication)

} // namespace testEnvelopeView

#include "TestEnvelopeView.moc"
