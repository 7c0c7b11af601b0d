#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/widgets/MessageBar.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QTest>
#include <QToolTip>

#include <algorithm>

namespace testMessageBar {

using namespace sinew;
using namespace sinew::test;

/// What the status bar says where there is little room for it.
class TestMessageBar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aLongMessageLosesItsMiddle() {
        MessageBar bar;
        auto* end = new QLabel("0 issues");
        bar.addPermanentWidget(end);
        bar.resize(320, 24);
        bar.show();
        QCoreApplication::processEvents();
        bar.showMessage("Saved a.glb");
        QCOMPARE(bar.shownText(), QString("Saved a.glb"));
        const QString text = "Saved " + QString(200, 'x') + " to the folder of the project";
        bar.showMessage(text);
        const QString shown = bar.shownText();
        QVERIFY2(shown.startsWith("Saved ") && shown.contains(QChar(0x2026)) && shown.endsWith("project"),
                 qPrintable(shown));
        QVERIFY(bar.fontMetrics().horizontalAdvance(shown) < end->x());
        QCOMPARE(bar.currentMessage(), text);
        const QPoint at(10, 10);
        QHelpEvent help(QEvent::ToolTip, at, bar.mapToGlobal(at));
        QCoreApplication::sendEvent(&bar, &help);
        QVERIFY(QToolTip::text().contains(text));
        QToolTip::hideText();
    }

    void theWindowStaysAsWideAsItIs() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        auto* bar = qobject_cast<MessageBar*>(desk.window.statusBar());
        QVERIFY(bar != nullptr);
        const int before = desk.window.minimumSizeHint().width();
        bar->showMessage(QString(2000, 'x'));
        auto* work = desk.window.findChild<QLabel*>("status.work");
        QVERIFY(work != nullptr);
        work->show();
        work->setText(QString(2000, 'x'));
        QCoreApplication::processEvents();
        QVERIFY2(desk.window.minimumSizeHint().width() <= std::max(before, 700),
                 qPrintable(QString::number(desk.window.minimumSizeHint().width())));
        QVERIFY(bar->minimumSizeHint().width() < 700);
    }
};

SINEW_TEST(TestMessageBar, QApplication)

} // namespace testMessageBar

#include "TestMessageBar.moc"
