#pragma once

#include "app/view/legend/LabelLayout.h"

#include <cstddef>
#include <vector>

namespace sinew {

/// What a legend asks for, pixels.
struct LegendSize {
    double width = 0.0;
    double height = 0.0;
    double shortHeight = 0.0; ///< without its note and with a few of its entries
};

/// A legend that has found room.
struct PlacedLegend {
    std::size_t legend = 0;
    ScreenBox box;
    bool shortened = false;
};

/// A view whose corners are partly taken, pixels.
struct LegendRoom {
    double width = 0.0;
    double height = 0.0;
    double lowerRight = 0.0; ///< height of what stands there already
    double lowerLeft = 0.0;
};

/// Legends below one another at the right edge. Where they do not fit they are shortened, the last ones
/// first; then the left edge is used too, if the middle of the view stays free. Never over one another; those
/// that find no room are left out.
std::vector<PlacedLegend> placeLegends(const std::vector<LegendSize>& sizes, const LegendRoom& room);

/// How wide a legend may be so that it leaves the middle of a view free: up to `most`, but at least `least`
/// where the view has so much.
double legendWidthWithin(double viewWidth, double least, double most);

} // namespace sinew
