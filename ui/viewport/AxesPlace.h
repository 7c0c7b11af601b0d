#pragma once

#include "app/view/legend/LabelLayout.h"

namespace sinew {

constexpr double kAxesPlace = 46.0; ///< of their centre, from the left and lower edges of the view
constexpr double kAxesReach = 37.0; ///< of the arms with their letters

/// Where the axes are drawn in a view of this height, logical pixels.
inline ScreenBox axesBox(double height) {
    const double y = height - kAxesPlace;
    return {kAxesPlace - kAxesReach, y - kAxesReach, kAxesPlace + kAxesReach, y + kAxesReach};
}

} // namespace sinew
