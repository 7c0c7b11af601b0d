#include "app/view/legend/LabelLayout.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace sinew {
namespace {

constexpr double kPadding = 2.0;
constexpr double kDot = 6.0; // what is named is seen beside its name

struct Box {
    double left;
    double top;
    double right;
    double bottom;
    bool overlaps(const Box& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

} // namespace

std::vector<PlacedLabel> placeLabels(const std::vector<Label>& labels, double screenWidth,
                                     double screenHeight) {
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return labels[a].importance > labels[b].importance;
    });
    std::vector<Box> taken;
    std::vector<PlacedLabel> placed;
    for (const std::size_t index : order) {
        const Label& label = labels[index];
        const double middle = label.y - 0.5 * label.height;
        const std::array<std::array<double, 2>, 4> places{
            {{label.x + label.gap, middle},
             {label.x - label.gap - label.width, middle},
             {label.x - 0.5 * label.width, label.y - label.gap - label.height},
             {label.x - 0.5 * label.width, label.y + label.gap}}};
        for (const auto& [left, top] : places) {
            const Box box{left - kPadding, top - kPadding, left + label.width + kPadding,
                          top + label.height + kPadding};
            const bool inside =
                box.left >= 0.0 && box.top >= 0.0 && box.right <= screenWidth && box.bottom <= screenHeight;
            if (inside && std::none_of(taken.begin(), taken.end(),
                                       [&](const Box& other) { return box.overlaps(other); })) {
                taken.push_back(box);
                taken.push_back({label.x - kDot, label.y - kDot, label.x + kDot, label.y + kDot});
                placed.push_back({index, left, top});
                break;
            }
        }
    }
    return placed;
}

} // namespace sinew
