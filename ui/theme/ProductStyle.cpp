#include "ui/theme/ProductStyle.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

namespace sinew {

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
    case SP_ToolBarHorizontalExtensionButton:
        return themedIcon("more");
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

int ProductStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    constexpr int moreButton = 24; // Qt's is half as wide and easily overlooked
    return metric == PM_ToolBarExtensionExtent ? moreButton
                                               : QProxyStyle::pixelMetric(metric, option, widget);
}

int ProductStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const {
    return hint == SH_DialogButtonBox_ButtonsHaveIcons
               ? 0
               : QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace sinew
