#include "ui/viewport/Frame.h"

namespace sinew {

QColor toQt(Rgba color) {
    return QColor(static_cast<int>(channel(color, 0)), static_cast<int>(channel(color, 1)),
                  static_cast<int>(channel(color, 2)), static_cast<int>(channel(color, 3)));
}

QColor softened(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

ViewTheme ViewTheme::dark() {
    ViewTheme theme;
    theme.skyTop = QColor(0x43, 0x4a, 0x55);
    theme.skyBottom = QColor(0x1d, 0x20, 0x26);
    theme.gridLine = QColor(0xb8, 0xc4, 0xd4);
    theme.groundShadow = QColor(0x04, 0x05, 0x08, 0xd0);
    theme.text = QColor(0xe8, 0xec, 0xf2);
    theme.panel = QColor(0x16, 0x19, 0x1f, 0xd4);
    theme.panelEdge = QColor(0xff, 0xff, 0xff, 0x22);
    theme.bone = rgba(0xc6, 0xd3, 0xe4);
    theme.boneOutline = rgba(0x12, 0x18, 0x22);
    theme.idleBone = rgba(0x7d, 0x88, 0x99);
    theme.selected = rgba(0xff, 0xa3, 0x2b);
    theme.wire = rgba(0x08, 0x0b, 0x10);
    theme.clay = rgba(0xc9, 0xc5, 0xbf);
    return theme;
}

ViewTheme ViewTheme::light() {
    ViewTheme theme;
    theme.skyTop = QColor(0xf4, 0xf6, 0xf9);
    theme.skyBottom = QColor(0xc9, 0xd0, 0xda);
    theme.gridLine = QColor(0x42, 0x4c, 0x5c);
    theme.groundShadow = QColor(0x30, 0x38, 0x48, 0xb0);
    theme.text = QColor(0x1c, 0x22, 0x2b);
    theme.panel = QColor(0xff, 0xff, 0xff, 0xe0);
    theme.panelEdge = QColor(0x00, 0x00, 0x00, 0x24);
    theme.bone = rgba(0xb4, 0xc6, 0xde);
    theme.boneOutline = rgba(0x1b, 0x26, 0x38);
    theme.idleBone = rgba(0x93, 0x9d, 0xab);
    theme.selected = rgba(0xff, 0x8c, 0x0a);
    theme.wire = rgba(0x12, 0x18, 0x22);
    theme.clay = rgba(0xcf, 0xcb, 0xc5);
    return theme;
}

} // namespace sinew
