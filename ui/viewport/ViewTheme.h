#pragma once

#include "app/view/legend/ColorMaps.h"
#include "app/view/legend/Legend.h"

#include <QColor>

namespace sinew {

/// Colours of everything in the view that is not the character itself.
struct ViewTheme {
    QColor skyTop;
    QColor skyBottom;
    QColor gridLine;
    QColor groundShadow; ///< translucent
    QColor text;
    QColor panel;     ///< behind legends and labels, translucent
    QColor panelEdge; ///< its outline
    Rgba bone = 0;
    Rgba boneOutline = 0;
    Rgba idleBone = 0; ///< of joints that do not deform
    Rgba selected = 0;
    Rgba wire = 0;
    Rgba clay = 0; ///< surfaces without material, sRGB

    static ViewTheme dark();
    static ViewTheme light();
};

QColor toQt(Rgba color);
QColor softened(QColor color, double alpha);

constexpr double kAxesPlace = 46.0; ///< of their centre, from the left and lower edges of the view
constexpr double kAxesReach = 37.0; ///< of the arms with their letters

/// Where the axes are drawn in a view of this height, logical pixels.
inline ScreenBox axesBox(double height) {
    const double y = height - kAxesPlace;
    return {kAxesPlace - kAxesReach, y - kAxesReach, kAxesPlace + kAxesReach, y + kAxesReach};
}

} // namespace sinew
