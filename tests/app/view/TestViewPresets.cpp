#include "app/view/OrbitCamera.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testViewPresets {

using namespace sinew;

class TestViewPresets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFirstViewIsShaded() { QVERIFY(presetInForce(ViewSettings()) == ViewPreset::Shaded); }

    void presetsAreTold() {
        for (const ViewPresetRow& row : viewPresets()) {
            for (const bool joint : {false, true}) {
                const ViewSettings view = withShown(ViewSettings(), overlaysOf(row.preset, joint));
                QVERIFY2(presetInForce(view) == row.preset, row.id);
                ViewSettings own = view;
                own.layer(Overlay::JointNames).visible = true;
                QVERIFY2(!presetInForce(own), row.id);
            }
        }
    }

    void weightsOfNoJointAreThoseOfAll() {
        const ViewSettings one = withShown(ViewSettings(), overlaysOf(ViewPreset::Weights, true));
        QVERIFY(one.layer(Overlay::Weights).visible && !one.layer(Overlay::JointColors).visible);
        const ViewSettings all = withShown(ViewSettings(), overlaysOf(ViewPreset::Weights, false));
        QVERIFY(!all.layer(Overlay::Weights).visible && all.layer(Overlay::JointColors).visible);
    }

    void onlyTheEyesChange() {
        ViewSettings own;
        own.layer(Overlay::Weights).opacity = 0.3F;
        own.isolines = false;
        own.slice = 0.2;
        ViewSettings preset = withShown(own, overlaysOf(ViewPreset::Weights, true));
        QCOMPARE(preset.layer(Overlay::Weights).opacity, 0.3F);
        QVERIFY(!(preset == own));
        QVERIFY(withShown(preset, shownOverlays(own)) == own);
    }
};

SINEW_TEST(TestViewPresets, QCoreApplication)

} // namespace testViewPresets

#include "TestViewPresets.moc"
