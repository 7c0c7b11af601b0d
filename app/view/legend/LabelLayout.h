#pragma once

#include <cstddef>
#include <vector>

namespace sinew {

/// A text that wants a place on the screen, pixels.
struct Label {
    double x = 0.0; ///< what it names
    double y = 0.0;
    double width = 0.0; ///< of the text
    double height = 0.0;
    double importance = 0.0; ///< greater ones are placed first
    double gap = 9.0;        ///< to what it names
};

struct PlacedLabel {
    std::size_t label = 0;
    double left = 0.0;
    double top = 0.0;
};

/// Places for as many labels as fit without overlap, to the right of what they name or, failing that, to the
/// left, above or below; the less important give way, and cover nothing that has a name. Those outside the
/// screen are left out. O(n^2).
std::vector<PlacedLabel> placeLabels(const std::vector<Label>& labels, double screenWidth,
                                     double screenHeight);

} // namespace sinew
