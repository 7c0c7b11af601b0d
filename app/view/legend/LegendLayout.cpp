#include "app/view/legend/LegendLayout.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kLegendEdge = 12.0;    ///< between legends and the edges of the view
constexpr double kBetweenLegends = 8.0; ///< legends of a column
constexpr double kViewMiddle = 0.30;    ///< share of the view's width where the character stands

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

double legendWidthWithin(double viewWidth, double least, double most) {
    const double whole = std::max(0.0, viewWidth - 2.0 * kLegendEdge);
    const double aside = 0.5 * (1.0 - kViewMiddle) * viewWidth - kLegendEdge;
    return std::min(whole, std::clamp(aside, least, most));
}

} // namespace sinew
