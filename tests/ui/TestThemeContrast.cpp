#include "tests/support/Runner.h"
#include "ui/theme/Theme.h"
#include "ui/viewport/ViewTheme.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace testThemeContrast {

using namespace sinew;

namespace {

double linearChannel(float value) {
    return value <= 0.04045F ? static_cast<double>(value) / 12.92
                             : std::pow((static_cast<double>(value) + 0.055) / 1.055, 2.4);
}

/// Relative luminance (WCAG 2).
double luminanceOf(const QColor& color) {
    return 0.2126 * linearChannel(color.redF()) + 0.7152 * linearChannel(color.greenF()) +
           0.0722 * linearChannel(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double first = luminanceOf(a) + 0.05;
    const double second = luminanceOf(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor over(const QColor& above, const QColor& below) {
    const float a = above.alphaF();
    return QColor::fromRgbF(a * above.redF() + (1 - a) * below.redF(),
                            a * above.greenF() + (1 - a) * below.greenF(),
                            a * above.blueF() + (1 - a) * below.blueF());
}

constexpr double kReadable = 4.5;

void verifyReadable(const char* what, const QColor& text, const QColor& ground) {
    const double found = contrast(text, ground);
    QVERIFY2(
        found >= kReadable,
        qPrintable(QString("%1: %2 on %3 is %4").arg(QString(what), text.name(), ground.name()).arg(found)));
}

} // namespace

/// Text is readable for those who see weakly: 4.5 to 1, as WCAG 2 asks (1.4.3).
class TestThemeContrast : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textOfWindows_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void textOfWindows() {
        QFETCH(bool, dark);
        applyTheme(*qobject_cast<QApplication*>(QCoreApplication::instance()),
                   dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const QPalette palette = QApplication::palette();
        for (const auto ground :
             {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button}) {
            const QColor color = palette.color(ground);
            verifyReadable("text", palette.color(QPalette::Text), color);
            verifyReadable("window text", palette.color(QPalette::WindowText), color);
            verifyReadable("hint", palette.color(QPalette::PlaceholderText), color);
            verifyReadable("link", palette.color(QPalette::Link), color);
            verifyReadable("accent", accentColor(), color);
            verifyReadable("warning", warningColor(), color);
            verifyReadable("error", errorColor(), color);
        }
        verifyReadable("selected", palette.color(QPalette::HighlightedText),
                       palette.color(QPalette::Highlight));
        verifyReadable("tip", palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase));
    }

    void textOfTheView_data() { textOfWindows_data(); }

    void textOfTheView() {
        QFETCH(bool, dark);
        const ViewTheme theme = dark ? ViewTheme::dark() : ViewTheme::light();
        for (const QColor& sky : {theme.skyTop, theme.skyBottom, QColor(Qt::white), QColor(Qt::black)}) {
            const QColor panel = over(theme.panel, sky); // of legends, whatever lies below
            verifyReadable("legend", theme.text, panel);
        }
        for (const QColor& sky : {theme.skyTop, theme.skyBottom}) {
            const QColor panel = over(theme.panel, sky);
            verifyReadable("note", over(softened(theme.text, 0.70), panel), panel);
            verifyReadable("size", over(softened(theme.text, 0.72), theme.skyBottom), theme.skyBottom);
        }
    }
};

SINEW_TEST(TestThemeContrast, QApplication)

} // namespace testThemeContrast

#include "TestThemeContrast.moc"
