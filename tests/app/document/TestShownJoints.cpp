#include "app/document/Document.h"
#include "app/document/ViewState.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testShownJoints {

using namespace sinew;

namespace {

/// The limb, its first joint called otherwise.
DocumentState limbNamed(const char* name) {
    Document document;
    test::openLimb(document);
    DocumentState state = document.state();
    Scene scene = *state.scene;
    scene.skeleton.joints[0].name = name;
    state.scene = std::make_shared<const Scene>(std::move(scene));
    return state;
}

} // namespace

class TestShownJoints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allAreShownAtFirst() {
        const std::vector<bool> shown = shownJoints(limbNamed("arm_ctrl"), JointsShown::All);
        QVERIFY(isShown(shown, 0) && isShown(shown, 1));
        QVERIFY(!isShown(shown, kNone));
        QVERIFY(shownJoints({}, JointsShown::Influences).empty());
    }

    void helpersAreKnownByTheirNames() {
        const std::vector<bool> shown = shownJoints(limbNamed("arm_ctrl"), JointsShown::WithoutHelpers);
        QVERIFY(!isShown(shown, 0) && isShown(shown, 1));
        QVERIFY(isShown(shownJoints(limbNamed("arm"), JointsShown::WithoutHelpers), 0));
    }

    /// As a bind takes them: controls get no weights.
    void jointsWithoutWeightsAreHidden() {
        const std::vector<bool> shown = shownJoints(limbNamed("arm_ctrl"), JointsShown::Influences);
        QVERIFY(!isShown(shown, 0) && isShown(shown, 1));
    }
};

SINEW_TEST(TestShownJoints, QCoreApplication)

} // namespace testShownJoints

#include "TestShownJoints.moc"
