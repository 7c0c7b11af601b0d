#include "app/view/legend/LabelLayout.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace sinew {
namespace {

constexpr double kPadding = 2.0;
constexpr double kDot = 6.0; // what is named is seen beside its name

bool standsFree(const ScreenBox& box, const std::vector<ScreenBox>& taken) {
    return std::ranges::none_of(taken, [&](const ScreenBox& other) { return box.overlaps(other); });
}

} // namespace

std::vector<PlacedLabel> placeLabels(const std::vector<Label>& labels, double screenWidth,
                                     double screenHeight, std::vector<ScreenBox> taken) {
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return labels[a].importance > labels[b].importance;
    });
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
            const ScreenBox box{left - kPadding, top - kPadding, left + label.width + kPadding,
                                top + label.height + kPadding};
            const bool inside =
                box.left >= 0.0 && box.top >= 0.0 && box.right <= screenWidth && box.bottom <= screenHeight;
            if (inside && standsFree(box, taken)) {
                taken.push_back(box);
                taken.push_back({label.x - kDot, label.y - kDot, label.x + kDot, label.y + kDot});
                placed.push_back({index, left, top});
                break;
            }
        }
    }
    return placed;
}

ScreenBox boxBesideCursor(double x, double y, double width, double height, double screenWidth,
                          double screenHeight, const std::vector<ScreenBox>& taken) {
    constexpr double aside = 18.0;
    constexpr double up = 10.0;
    constexpr double edge = 4.0;
    const std::array<std::array<double, 2>, 4> places{{{x + aside, y - up - height},
                                                       {x - aside - width, y - up - height},
                                                       {x + aside, y + up + aside},
                                                       {x - aside - width, y + up + aside}}};
    const auto at = [&](double left, double top) {
        const double l = std::max(edge, std::min(left, screenWidth - width - edge));
        const double t = std::max(edge, std::min(top, screenHeight - height - edge));
        return ScreenBox{l, t, l + width, t + height};
    };
    const ScreenBox cursor{x - 2.0, y - 2.0, x + 2.0, y + 2.0};
    for (const auto& [left, top] : places) {
        if (const ScreenBox box = at(left, top); standsFree(box, taken) && !box.overlaps(cursor)) {
            return box;
        }
    }
    return at(places[0][0], places[0][1]);
}

} // namespace sinew
