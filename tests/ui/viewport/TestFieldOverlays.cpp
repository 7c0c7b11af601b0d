#include "app/document/edits/Edits.h"
#include "app/jobs/ImplicitController.h"
#include "app/session/RememberedFiles.h"
#include "app/view/legend/Legend.h"
#include "app/view/volume/SliceCut.h"
#include "core/deform/implicit/PosedFields.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include "app/view/OverlayTable.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"
#include <QApplication>

namespace testFieldOverlays {

using namespace sinew;
using namespace sinew::test;

/// The layers that show what implicit skinning does.
class TestFieldOverlays : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_sample = openedState(samplePath(), 64);
        QVERIFY(m_sample.bound());
        const std::int32_t elbow = m_sample.scene->skeleton.find("LeftForeArm");
        m_sample.selection.joint = elbow != kNone ? elbow : 5;
        m_sample.pose.joints[static_cast<std::size_t>(m_sample.selection.joint)].rotation =
            Quat(Eigen::AngleAxisd(1.9, Vec3::UnitX()));
    }

    void legendsExplainThemselves() {
        Desk desk;
        desk.document.reset(m_sample);
        desk.look({Overlay::Field, Overlay::FieldSurface, Overlay::Contact, Overlay::NotReached});
        for (const Legend& legend : legendsOf(desk)) {
            QVERIFY(!legend.title.isEmpty());
            QVERIFY2(legend.note.contains("Turn on Implicit Skinning"), qPrintable(legend.note));
        }
        setImplicit(desk.document, true);
        for (const Legend& legend : legendsOf(desk)) {
            QVERIFY(legend.note.contains("Fitting the fields"));
        }
        desk.settleImplicit();
        const std::vector<Legend> all = legendsOf(desk);
        QCOMPARE(all.size(), std::size_t{4});
        QVERIFY(!all[0].ramp.empty() && !all[0].subtitle.isEmpty());
        for (std::size_t i = 1; i < all.size(); ++i) {
            QVERIFY(!all[i].entries.empty());
        }
        Desk none;
        none.start(m_sample);
        selectJoint(none.document, kNone);
        none.look({Overlay::Field});
        QVERIFY(legendsOf(none)[0].note.contains("Select a joint"));
    }

    void theCutIsTheField() {
        Desk desk;
        desk.start(m_sample);
        const ImplicitFrame& frame = *desk.posed.implicit();
        QVERIFY(hasField(frame, desk.joint()));
        const auto joint = static_cast<std::size_t>(desk.joint());
        const PosedFields fields(*frame.skin, frame.matrices, frame.settings);
        const Vec3 middle = fields.box(joint).center();
        const FieldCut cut = cutField(frame, joint, {SliceAxis::Z, middle.z()});
        QVERIFY(cut.vertices.size() > 1000 && cut.indices.size() > 1000 && cut.indices.size() % 3 == 0);
        float max = 0.0F;
        for (const FieldVertex& vertex : cut.vertices) {
            QVERIFY(vertex.value >= 0.0F && vertex.value <= 1.0F);
            max = std::max(max, vertex.value);
        }
        QVERIFY(max > 0.4F);
        QVERIFY(cutField(frame, joint, {SliceAxis::Z, fields.box(joint).max.z() + 1.0}).indices.empty());
    }

    void theSurfaceIsWhereTheFieldIsHalf() {
        Desk desk;
        desk.start(m_sample);
        const auto& field = *desk.implicit.skin()->fields[static_cast<std::size_t>(desk.joint())];
        const FieldSurface surface = fieldSurface(field);
        QVERIFY(!surface.vertices.empty() && surface.vertices.size() % 3 == 0);
        for (std::size_t v = 0; v < surface.vertices.size(); v += 7) {
            const auto& place = surface.vertices[v].position;
            const FieldSample at = field.at(Vec3(static_cast<double>(place[0]), static_cast<double>(place[1]),
                                                 static_cast<double>(place[2])));
            QVERIFY(std::abs(at.value - 0.5F) < 0.15F);
        }
    }

    void showsEveryLayer_data() {
        QTest::addColumn<int>("layer");
        QTest::newRow("field") << static_cast<int>(Overlay::Field);
        QTest::newRow("field surface") << static_cast<int>(Overlay::FieldSurface);
        QTest::newRow("contact") << static_cast<int>(Overlay::Contact);
        QTest::newRow("not reached") << static_cast<int>(Overlay::NotReached);
    }

    void showsEveryLayer() {
        SINEW_NEED_GL()
        QFETCH(int, layer);
        Desk desk;
        desk.start(m_sample);
        ViewSettings view = desk.view.settings();
        view.sliceAxis = SliceAxis::Z;
        const auto& joints = desk.posed.joints();
        const Aabb box = bounds(*m_sample.scene);
        const double z = joints[static_cast<std::size_t>(desk.joint())].translation().z();
        view.slice = (z - box.min.z()) / box.extent().z();
        desk.view.set(view);
        desk.look({Overlay::Mesh, Overlay::Grid});
        desk.show();
        const QImage without = desk.picture();
        desk.look({Overlay::Mesh, Overlay::Grid, static_cast<Overlay>(layer)});
        const QImage picture = desk.picture();
        keepPicture(picture, QString("implicit_%1").arg(QTest::currentDataTag()).replace(' ', '_'));
        QVERIFY(differingPixels(without, picture) > 3000); // the legend at least
    }

    void followsThePose() {
        SINEW_NEED_GL()
        Desk desk;
        desk.start(m_sample);
        desk.look({Overlay::Mesh, Overlay::FieldSurface});
        desk.show();
        const QImage before = desk.picture();
        setPose(desk.document, Pose::bindPose(m_sample.scene->skeleton), "Reset");
        desk.settleImplicit();
        QVERIFY(differingPixels(before, desk.picture()) > 1000);
    }

private:
    struct Desk : ViewportDesk {
        ImplicitController implicit{document, posed, pool};
        void settleImplicit() { QTRY_VERIFY_WITH_TIMEOUT(implicit.settled(), kPatience); }
        /// The sample with its left elbow bent, implicit skinning on.
        void start(const DocumentState& state) {
            document.reset(state);
            setImplicit(document, true);
            settleImplicit();
        }
        std::int32_t joint() const { return document.state().selection.joint; }
    };
    static std::vector<Legend> legendsOf(Desk& desk) {
        return legends({desk.document.state(), desk.view.settings(), nullptr, nullptr, false, 0,
                        desk.posed.implicit().get()});
    }
    DocumentState m_sample;
};

SINEW_TEST(TestFieldOverlays, QApplication)

} // namespace testFieldOverlays

#include "TestFieldOverlays.moc"
