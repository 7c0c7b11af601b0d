#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/help/Help.h"
#include "ui/theme/Palette.h"
#include "ui/theme/Theme.h"
#include "ui/viewport/Frame.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QRegularExpression>
#include <QSet>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace testThemeContrast {

using namespace sinew::test;
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

QSet<QString> pictures() {
    QSet<QString> names;
    for (const TipPicture& each : tipPictures()) {
        names.insert(each.picture);
    }
    return names;
}

/// The picture that HTML holds.
QImage pictureIn(const QString& html) {
    static const QRegularExpression data("src=\"data:image/png;base64,([^\"]+)\"");
    return QImage::fromData(QByteArray::fromBase64(data.match(html).captured(1).toLatin1()));
}

bool hasInk(const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 128) {
                return true;
            }
        }
    }
    return false;
}

bool askTip(QWidget& widget) {
    QHelpEvent event(QEvent::ToolTip, QPoint(2, 2), widget.mapToGlobal(QPoint(2, 2)));
    return QCoreApplication::sendEvent(&widget, &event);
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

    void everyPictureLoads() {
        useResources();
        QCOMPARE(pictures().size(), 10);
        for (const QString& name : pictures()) {
            for (const qreal ratio : {1.0, 1.5, 2.0}) {
                const QImage image = pictureIn(tipPictureHtml(name, ratio));
                QVERIFY2(image.size() == QSize(static_cast<int>(kTipPictureWidth * ratio),
                                               static_cast<int>(kTipPictureHeight * ratio)),
                         qPrintable(name));
                QVERIFY2(hasInk(image), qPrintable(name));
            }
        }
        QVERIFY(tipPictureHtml("no such picture", 1.0).isEmpty());
        // None lies there that nothing shows.
        QSet<QString> files;
        for (const QString& file : QDir(sourcePath("resources/tips")).entryList({"*.svg"})) {
            files.insert(file.section('.', 0, 0));
        }
        QCOMPARE(files, pictures());
    }

    void everyThingIsThere() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        const WindowContext context{desk.workspace, desk.preferences, desk.prompts, desk.window.actions()};
        const ExportDialog dialog(context);
        for (const TipPicture& each : tipPictures()) {
            const bool there = desk.window.findChild<QWidget*>(each.thing) != nullptr ||
                               desk.window.findChild<QAction*>(each.thing) != nullptr ||
                               dialog.findChild<QWidget*>(each.thing) != nullptr;
            QVERIFY2(there, each.thing);
        }
    }

    void followTheTheme() {
        applyTheme(*qApp, ThemeChoice::Dark);
        const QString dark = tipPictureHtml("paths", 1.0);
        QPalette palette = QApplication::palette();
        palette.setColor(QPalette::ToolTipText, Qt::green);
        QApplication::setPalette(palette);
        const QString other = tipPictureHtml("paths", 1.0);
        QVERIFY(hasInk(pictureIn(dark)) && other != dark);
        applyTheme(*qApp, ThemeChoice::Light);
        QVERIFY(hasInk(pictureIn(tipPictureHtml("paths", 1.0))));
        // Tips must be readable in both.
        for (const QPalette& each : {lightPalette(), darkPalette()}) {
            QVERIFY(each.color(QPalette::ToolTipText).lightness() >
                    each.color(QPalette::ToolTipBase).lightness() + 100);
        }
    }

    void tipsShowPictureNameAndKey() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(richScene(), {}));
        desk.window.show();
        auto* slider = desk.window.findChild<QWidget*>("bind.alpha")->findChild<QSlider*>();
        QVERIFY(askTip(*slider));
        QVERIFY(!pictureIn(QToolTip::text()).isNull());
        QVERIFY(QToolTip::text().contains(slider->accessibleName().toHtmlEscaped()));
        QToolTip::hideText();
        desk.window.actions()["mode.pose"]->trigger();
        int buttons = 0;
        for (auto* button : desk.window.findChildren<QToolButton*>()) {
            if (button->defaultAction() == desk.window.actions()["pose.dqs"]) {
                ++buttons;
                const QString tip = pictureTip(*button);
                QVERIFY(!pictureIn(tip).isNull());
                QVERIFY(tip.contains("<i>D</i>") && tip.contains("Dual Quaternion"));
            }
        }
        QVERIFY(buttons > 0);
        QVERIFY(pictureTip(*desk.window.findChild<QWidget*>("bind.falloff")).isEmpty());
    }

    void tipsAreEscaped() {
        useResources();
        QWidget control;
        control.setObjectName("bind.alpha");
        control.setAccessibleName("<i>name</i> &");
        control.setAccessibleDescription("1 < 2");
        const QString tip = pictureTip(control);
        QVERIFY(tip.contains("&lt;i&gt;name&lt;/i&gt; &amp;") && tip.contains("1 &lt; 2"));
        QVERIFY(!tip.contains("<i>name"));
    }

    void readersGetPlainText() {
        const WindowDesk desk;
        for (const TipPicture& each : tipPictures()) {
            if (const auto* control = desk.window.findChild<QWidget*>(each.thing)) {
                QVERIFY2(!control->accessibleName().isEmpty(), each.thing);
                QVERIFY2(!control->accessibleDescription().contains('<'), each.thing);
            }
        }
    }

    /// Whoever uses no mouse gets them with Alt+F1.
    void whatsThisShowsThemToo() {
        const WindowDesk desk;
        QSet<QString> seen;
        for (const auto* widget : desk.window.findChildren<QWidget*>()) {
            const QString picture = tipPictureOf(*widget);
            const QString text = whatsThisText(*widget);
            if (!picture.isEmpty() && !text.isEmpty() && widget->focusPolicy() != Qt::NoFocus) {
                QVERIFY2(!pictureIn(text).isNull(), qPrintable(widget->objectName()));
                seen.insert(picture);
            }
        }
        QCOMPARE(seen, pictures());
    }
};

SINEW_TEST(TestThemeContrast, QApplication)

} // namespace testThemeContrast

#include "TestThemeContrast.moc"
