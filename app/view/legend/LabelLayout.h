#pragma once

#include <cstddef>
#include <vector>

namespace sinew {

/// A rectangle on the screen, pixels.
struct ScreenBox {
    double left = 0.0;
    double top = 0.0;
    double right = 0.0;
    double bottom = 0.0;
    bool overlaps(const ScreenBox& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

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
/// left, above or below; the less important give way, and cover nothing that has a name, and nothing of
/// `taken`. Those outside the screen are left out. O(n^2).
std::vector<PlacedLabel> placeLabels(const std::vector<Label>& labels, double screenWidth,
                                     double screenHeight, std::vector<ScreenBox> taken = {});

/// Where a text of that size stands beside the cursor: inside the screen, and over nothing of `taken` if
/// there is such a place.
ScreenBox boxBesideCursor(double x, double y, double width, double height, double screenWidth,
                          double screenHeight, const std::vector<ScreenBox>& taken);

} // namespace sinew
