#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/theme/Icons.h"

#include <QApplication>
#include <QMessageBox>
#include <QTest>

namespace testMessageBoxes {

using namespace sinew;
using namespace sinew::test;

/// The product's icons stand in message boxes, those that Qt opens by itself included.
class TestMessageBoxes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void iconsAreTheProducts_data() {
        QTest::addColumn<QMessageBox::Icon>("kind");
        QTest::addColumn<QString>("drawing");
        QTest::newRow("question") << QMessageBox::Question << "help";
        QTest::newRow("warning") << QMessageBox::Warning << "warning";
        QTest::newRow("information") << QMessageBox::Information << "info";
        QTest::newRow("error") << QMessageBox::Critical << "error";
    }

    void iconsAreTheProducts() {
        QFETCH(QMessageBox::Icon, kind);
        QFETCH(QString, drawing);
        const WindowDesk desk;
        QMessageBox box(kind, "Sinew", "text");
        const QImage shown = box.iconPixmap().toImage();
        QVERIFY(!shown.isNull());
        // The same drawing, in whatever colour: as much of the picture is covered where.
        const QImage wanted = themedIcon(drawing).pixmap(shown.size()).toImage();
        QCOMPARE(shown.convertToFormat(QImage::Format_Alpha8), wanted.convertToFormat(QImage::Format_Alpha8));
    }

    void iconsFollowTheTheme() {
        WindowDesk desk;
        QList<QImage> pictures;
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            PreferenceValues values = desk.preferences.values();
            values.theme = theme;
            desk.preferences.set(values);
            pictures << QMessageBox(QMessageBox::Question, "Sinew", "text").iconPixmap().toImage();
        }
        QVERIFY(pictures[0] != pictures[1]);
    }
};

SINEW_TEST(TestMessageBoxes, QApplication)

} // namespace testMessageBoxes

#include "TestMessageBoxes.moc"
