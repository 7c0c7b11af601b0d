#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QSignalSpy>

namespace testGuessedBonesView {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A hand whose joints are all roots, from above.
void openFlatHand(ViewportDesk& desk) {
    desk.document.reset(stateOfScene(flatHand(), {}));
    desk.look({Overlay::Skeleton});
    desk.viewport.resize(900, 700);
    desk.viewport.setStandardView(StandardView::Top);
    desk.viewport.frameAll();
}

void switchGuessOff(Document& document) {
    BindSettings settings = document.state().settings;
    settings.guessLoneBones = false;
    setBindSettings(document, settings);
}

} // namespace

/// Guessed bones in the window.
class TestGuessedBonesView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSettingShowsAndHidesThem() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        openFlatHand(desk);
        desk.show(900, 700);
        const QImage guessed = desk.picture();
        keepPicture(guessed, "guessed_bones");
        switchGuessOff(desk.document);
        QVERIFY(differingPixels(guessed, desk.picture()) > 500);
        desk.document.undoStack().undo();
        QCOMPARE(differingPixels(guessed, desk.picture()), 0);
    }

    void theCursorTellsThem() {
        ViewportDesk desk;
        openFlatHand(desk);
        QSignalSpy said(&desk.viewport, &ViewportWidget::hoverText);
        const auto hover = [&](const Vec3& place) {
            const QPoint at = desk.placeOf(place);
            QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &move);
            return said.takeLast().at(0).toString();
        };
        const Vec3 first = desk.document.state().scene->skeleton.position(0);
        const QString onBone = hover(1.5 * first);
        QVERIFY2(onBone.contains("finger_a1") && onBone.contains("guessed"), qPrintable(onBone));
        switchGuessOff(desk.document);
        QVERIFY(hover(1.5 * first).isEmpty());
        const QString onPoint = hover(first);
        QVERIFY2(onPoint.contains("finger_a1") && !onPoint.contains("guessed"), qPrintable(onPoint));
    }
};

SINEW_TEST(TestGuessedBonesView, QApplication)

} // namespace testGuessedBonesView

#include "TestGuessedBonesView.moc"
