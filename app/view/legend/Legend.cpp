#include "app/view/legend/Legend.h"

#include "app/text/Numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace sinew {
namespace {

constexpr double kPadding = 2.0;
constexpr double kStandsApart = 16.0;
constexpr double kDot = 6.0; // what is named is seen beside its name

bool standsFree(const ScreenBox& box, const std::vector<ScreenBox>& taken) {
    return std::ranges::none_of(taken, [&](const ScreenBox& other) { return box.overlaps(other); });
}

constexpr double kLegendEdge = 12.0;    ///< between legends and the edges of the view
constexpr double kBetweenLegends = 8.0; ///< legends of a column
constexpr double kViewMiddle = 0.30;    ///< fraction of the view's width where the character stands

/// One edge of the view, filled from the top.
struct LegendColumn {
    bool right = true;
    double top = kLegendEdge;
    double bottom = 0.0;
};

/// Puts legends into columns, `whole` of them at full height; returns how many found no room.
std::size_t fillColumns(const std::vector<LegendSize>& sizes, std::size_t whole, double viewWidth,
                        std::vector<LegendColumn> columns, std::vector<PlacedLegend>& placed) {
    placed.clear();
    for (std::size_t n = 0; n < sizes.size(); ++n) {
        const bool shortened = n >= whole && sizes[n].shortHeight < sizes[n].height;
        const double height = shortened ? sizes[n].shortHeight : sizes[n].height;
        const auto column =
            std::ranges::find_if(columns, [&](const LegendColumn& c) { return c.top + height <= c.bottom; });
        if (column == columns.end()) {
            continue;
        }
        const double left = column->right ? viewWidth - kLegendEdge - sizes[n].width : kLegendEdge;
        placed.push_back({n, {left, column->top, left + sizes[n].width, column->top + height}, shortened});
        column->top += height + kBetweenLegends;
    }
    return sizes.size() - placed.size();
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
        const double right = label.x + label.gap;
        const double left = label.x - label.gap - label.width;
        const std::array<std::array<double, 2>, 4> corners{
            {{label.leftFirst ? left : right, middle},
             {label.leftFirst ? right : left, middle},
             {label.x - 0.5 * label.width, label.y - label.gap - label.height},
             {label.x - 0.5 * label.width, label.y + label.gap}}};
        for (const auto& [from, top] : corners) {
            const ScreenBox box{from - kPadding, top - kPadding, from + label.width + kPadding,
                                top + label.height + kPadding};
            const bool inside =
                box.left >= 0.0 && box.top >= 0.0 && box.right <= screenWidth && box.bottom <= screenHeight;
            if (inside && standsFree(box, taken)) {
                taken.push_back(box);
                taken.push_back({label.x - kDot, label.y - kDot, label.x + kDot, label.y + kDot});
                placed.push_back({index, from, top});
                break;
            }
        }
    }
    return placed;
}

std::optional<LabelLeader> leaderOf(const Label& label, const PlacedLabel& placed) {
    const double x = std::clamp(label.x, placed.left, placed.left + label.width);
    const double y = std::clamp(label.y, placed.top, placed.top + label.height);
    const double apart = std::hypot(x - label.x, y - label.y);
    if (apart < kStandsApart) {
        return std::nullopt;
    }
    const double start = kDot / apart; // the dot itself stays free
    return LabelLeader{label.x + start * (x - label.x), label.y + start * (y - label.y), x, y};
}

ScreenBox boxBesideCursor(double x, double y, double width, double height, double screenWidth,
                          double screenHeight, const std::vector<ScreenBox>& taken) {
    constexpr double aside = 18.0;
    constexpr double up = 10.0;
    constexpr double edge = 4.0;
    const std::array<std::array<double, 2>, 4> corners{{{x + aside, y - up - height},
                                                        {x - aside - width, y - up - height},
                                                        {x + aside, y + up + aside},
                                                        {x - aside - width, y + up + aside}}};
    const auto at = [&](double left, double top) {
        const double l = std::max(edge, std::min(left, screenWidth - width - edge));
        const double t = std::max(edge, std::min(top, screenHeight - height - edge));
        return ScreenBox{l, t, l + width, t + height};
    };
    const ScreenBox cursor{x - 2.0, y - 2.0, x + 2.0, y + 2.0};
    for (const auto& [left, top] : corners) {
        if (const ScreenBox box = at(left, top); standsFree(box, taken) && !box.overlaps(cursor)) {
            return box;
        }
    }
    return at(corners[0][0], corners[0][1]);
}

QString legendNumber(double value, int digits) {
    return decimalText(value, digits);
}

std::vector<Rgba> legendRamp(Rgba (*color)(float)) {
    constexpr int steps = 64;
    std::vector<Rgba> ramp;
    ramp.reserve(steps + 1);
    for (int i = 0; i <= steps; ++i) {
        ramp.push_back(color(static_cast<float>(i) / steps));
    }
    return ramp;
}

QString selectedJointName(const DocumentState& state) {
    const auto joint = static_cast<std::size_t>(state.selection.joint);
    return state.selection.joint == kNone ? QString()
                                          : QString::fromStdString(state.scene->skeleton.joints[joint].name);
}

QString legendLength(const LegendInput& input, double meters) {
    return QString::fromStdString(lengthText(meters, input.state.scene->metersPerUnit));
}

std::vector<PlacedLegend> placeLegends(const std::vector<LegendSize>& sizes, const LegendRoom& room) {
    const LegendColumn right{true, kLegendEdge, room.height - std::max(kLegendEdge, room.lowerRight)};
    const LegendColumn left{false, kLegendEdge, room.height - std::max(kLegendEdge, room.lowerLeft)};
    double widest = 0.0;
    for (const LegendSize& size : sizes) {
        widest = std::max(widest, size.width);
    }
    const bool middleFree = kLegendEdge + widest <= 0.5 * (1.0 - kViewMiddle) * room.width;
    std::vector<PlacedLegend> placed;
    std::vector<PlacedLegend> best;
    std::size_t fewest = sizes.size() + 1;
    for (const bool both : {false, true}) {
        if (both && !middleFree) {
            break;
        }
        for (std::size_t whole = sizes.size() + 1; whole-- > 0;) {
            const std::size_t dropped = fillColumns(
                sizes, whole, room.width,
                both ? std::vector<LegendColumn>{right, left} : std::vector<LegendColumn>{right}, placed);
            if (dropped < fewest) {
                fewest = dropped;
                best = placed;
            }
            if (dropped == 0) {
                return best;
            }
        }
    }
    return best;
}

double legendWidthWithin(double viewWidth, double min, double max) {
    const double whole = std::max(0.0, viewWidth - 2.0 * kLegendEdge);
    const double aside = 0.5 * (1.0 - kViewMiddle) * viewWidth - kLegendEdge;
    return std::min(whole, std::clamp(aside, min, max));
}

} // namespace sinew
