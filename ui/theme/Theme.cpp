#include "ui/theme/Theme.h"

#include "ui/theme/ProductStyle.h"
#include "ui/theme/Resources.h"

#include <QApplication>
#include <QIcon>
#include <QPixmapCache>

namespace sinew {
namespace {

bool& darkInForce() {
    static bool dark = false;
    return dark;
}

/// What the desktop asks for, judged by its own palette before ours hides it.
bool systemIsDark() {
    static const bool dark = [] {
        const QPalette palette = QGuiApplication::palette();
        return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    }();
    return dark;
}

} // namespace

void applyTheme(QApplication& application, ThemeChoice choice) {
    useResources();
    const bool system = systemIsDark(); // asked first: the palette set below would answer itself
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && system);
    darkInForce() = dark;
    QPixmapCache::clear();
    static const char* const styled = "sinewStyled";
    if (!application.property(styled).toBool()) {
        QApplication::setStyle(new ProductStyle);
        QIcon::setThemeName("sinew"); // of nobody: what Qt's own menus would take from the desktop stays away
        application.setProperty(styled, true);
    }
    const QPalette palette = dark ? darkPalette() : lightPalette();
    QApplication::setPalette(palette);
    application.setStyleSheet(styleSheet(palette, dark));
}

bool darkTheme() {
    return darkInForce();
}

QColor accentColor() {
    return darkTheme() ? QColor("#e58a5c") : QColor("#a64822");
}

QColor warningColor() {
    return darkTheme() ? QColor("#e2b45a") : QColor("#8a5f06");
}

QColor errorColor() {
    return darkTheme() ? QColor("#ef7d76") : QColor("#b3261e");
}

} // namespace sinew
