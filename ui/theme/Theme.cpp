#include "ui/theme/Theme.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"

#include <QApplication>
#include <QIcon>
#include <QListView>
#include <QPalette>
#include <QPixmapCache>
#include <QProxyStyle>
#include <QTreeView>
#include <QtGlobal>

#include <algorithm>
#include <array>

/// Q_INIT_RESOURCE has to stand outside of any namespace.
static void initResources() {
    Q_INIT_RESOURCE(icons);
}

namespace sinew {

void useResources() {
    initResources();
}

/// Fusion with the product's own icons where Qt would show its stock: in every message box and file dialog,
/// Qt's own included, in fields and title bars, at the end of a tool bar that is too long, and in rows of
/// buttons, which have none.
class ProductStyle final : public QProxyStyle {
    Q_OBJECT
public:
    ProductStyle();

    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
    QPixmap standardPixmap(StandardPixmap icon, const QStyleOption* option = nullptr,
                           const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
};

namespace {

struct PlainIcon {
    QStyle::StandardPixmap standard;
    const char* name; ///< of resources/icons
};

/// In the colour of text: what stands in Qt's dialogs, fields and title bars.
constexpr std::array kPlainIcons{
    PlainIcon{QStyle::SP_ToolBarHorizontalExtensionButton, "more"},
    PlainIcon{QStyle::SP_ToolBarVerticalExtensionButton, "more"},
    PlainIcon{QStyle::SP_LineEditClearButton, "close"},
    PlainIcon{QStyle::SP_TitleBarCloseButton, "close"},
    PlainIcon{QStyle::SP_TitleBarNormalButton, "panel"},
    PlainIcon{QStyle::SP_DockWidgetCloseButton, "close"},
    PlainIcon{QStyle::SP_TabCloseButton, "close"},
    PlainIcon{QStyle::SP_DirIcon, "folder"},
    PlainIcon{QStyle::SP_DirOpenIcon, "folder"},
    PlainIcon{QStyle::SP_DirClosedIcon, "folder"},
    PlainIcon{QStyle::SP_DirLinkIcon, "folder"},
    PlainIcon{QStyle::SP_DirLinkOpenIcon, "folder"},
    PlainIcon{QStyle::SP_DirHomeIcon, "home"},
    PlainIcon{QStyle::SP_DesktopIcon, "computer"},
    PlainIcon{QStyle::SP_ComputerIcon, "computer"},
    PlainIcon{QStyle::SP_FileIcon, "file"},
    PlainIcon{QStyle::SP_FileLinkIcon, "file"},
    PlainIcon{QStyle::SP_DriveHDIcon, "drive"},
    PlainIcon{QStyle::SP_DriveFDIcon, "drive"},
    PlainIcon{QStyle::SP_DriveCDIcon, "drive"},
    PlainIcon{QStyle::SP_DriveDVDIcon, "drive"},
    PlainIcon{QStyle::SP_DriveNetIcon, "drive"},
    PlainIcon{QStyle::SP_TrashIcon, "trash"},
    PlainIcon{QStyle::SP_FileDialogNewFolder, "folder-new"},
    PlainIcon{QStyle::SP_FileDialogToParent, "up"},
    PlainIcon{QStyle::SP_FileDialogBack, "back"},
    PlainIcon{QStyle::SP_FileDialogListView, "list"},
    PlainIcon{QStyle::SP_FileDialogDetailedView, "details"},
    PlainIcon{QStyle::SP_ArrowBack, "back"},
    PlainIcon{QStyle::SP_ArrowForward, "forward"},
    PlainIcon{QStyle::SP_ArrowLeft, "back"},
    PlainIcon{QStyle::SP_ArrowRight, "forward"},
    PlainIcon{QStyle::SP_ArrowUp, "up"},
    PlainIcon{QStyle::SP_BrowserReload, "live"},
    PlainIcon{QStyle::SP_BrowserStop, "close"},
};

} // namespace

ProductStyle::ProductStyle()
    : QProxyStyle("fusion") {}

QIcon ProductStyle::standardIcon(StandardPixmap icon, const QStyleOption* option,
                                 const QWidget* widget) const {
    switch (icon) {
    case SP_MessageBoxInformation:
        return coloredIcon("info", accentColor);
    case SP_MessageBoxWarning:
        return coloredIcon("warning", warningColor);
    case SP_MessageBoxCritical:
        return coloredIcon("error", errorColor);
    case SP_MessageBoxQuestion:
        return coloredIcon("help", accentColor);
    default:
        break;
    }
    const auto* row = std::ranges::find(kPlainIcons, icon, &PlainIcon::standard);
    return row != kPlainIcons.end() ? themedIcon(row->name) : QProxyStyle::standardIcon(icon, option, widget);
}

QPixmap ProductStyle::standardPixmap(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const {
    constexpr int side = 16; // what asks for pixels draws them small
    const bool own = std::ranges::find(kPlainIcons, icon, &PlainIcon::standard) != kPlainIcons.end();
    return own ? standardIcon(icon, option, widget).pixmap(side)
               : QProxyStyle::standardPixmap(icon, option, widget);
}

int ProductStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    constexpr int moreButton = 24; // Qt's is half as wide and easily overlooked
    return metric == PM_ToolBarExtensionExtent ? moreButton
                                               : QProxyStyle::pixelMetric(metric, option, widget);
}

/// Rows of lists have air. A padding of the style sheet would do, but Qt then draws their icons twice.
QSize ProductStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                     const QWidget* widget) const {
    const QSize needed = QProxyStyle::sizeFromContents(type, option, size, widget);
    const bool list = qobject_cast<const QTreeView*>(widget) != nullptr ||
                      qobject_cast<const QListView*>(widget) != nullptr;
    if (type != CT_ItemViewItem || !list) {
        return needed;
    }
    constexpr QSize air(4, 4);
    return (needed + air).expandedTo({0, option->fontMetrics.height() + 6});
}

int ProductStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const {
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, returned);
}

namespace {

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
    setDarkTheme(dark);
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

} // namespace sinew

#include "Theme.moc"
