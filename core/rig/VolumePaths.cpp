#include "core/rig/BodyVolume.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <queue>

namespace sinew {
namespace {

constexpr double kOutsidePrice = 50.0;

struct OpenCell {
    double cost = 0.0;
    std::uint32_t cell = 0;
    bool operator>(const OpenCell& other) const {
        return cost != other.cost ? cost > other.cost : cell > other.cell;
    }
};

double priceOf(float depth) {
    return depth > 0.0F ? 1.0 / (static_cast<double>(depth) * static_cast<double>(depth) + 0.25)
                        : kOutsidePrice;
}

BodyVolume::Cell clampedCell(const BodyVolume& volume, const Vec3& at) {
    BodyVolume::Cell cell = volume.cellOf(at);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        cell[axis] = std::clamp(cell[axis], 0, volume.size()[axis] - 1);
    }
    return cell;
}

/// From a cell to one of the 26 around it.
struct CellStep {
    std::array<int, 3> by{};
    std::ptrdiff_t index = 0;
    double halfLength = 0.0;
};

std::array<CellStep, 26> stepsIn(const BodyVolume& volume) {
    std::array<CellStep, 26> steps;
    const auto width = static_cast<std::ptrdiff_t>(volume.size()[0]);
    const auto height = static_cast<std::ptrdiff_t>(volume.size()[1]);
    std::size_t count = 0;
    for (int n = 0; n < 27; ++n) {
        const std::array<int, 3> by{n % 3 - 1, n / 3 % 3 - 1, n / 9 - 1};
        if (n != 13) {
            steps[count++] = {
                by, (by[2] * height + by[1]) * width + by[0],
                0.5 * std::sqrt(static_cast<double>(by[0] * by[0] + by[1] * by[1] + by[2] * by[2]))};
        }
    }
    return steps;
}

std::vector<double> pricesOf(const BodyVolume& volume) {
    std::vector<double> prices(volume.cellCount());
    for (std::size_t i = 0; i < prices.size(); ++i) {
        prices[i] = priceOf(volume.depth(i));
    }
    return prices;
}

/// Whether the grid holds all cells around it.
bool isInner(const BodyVolume& volume, const BodyVolume::Cell& cell) {
    bool inner = true;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        inner = inner && cell[axis] > 0 && cell[axis] + 1 < volume.size()[axis];
    }
    return inner;
}

/// Dijkstra's algorithm. O(#cells log #cells).
std::vector<std::uint32_t> cellsBetween(const BodyVolume& volume, std::size_t from, std::size_t to) {
    const std::array<CellStep, 26> steps = stepsIn(volume);
    const std::vector<double> prices = pricesOf(volume);
    std::vector<float> costs(volume.cellCount(), 1e30F);
    std::vector<std::uint8_t> cameBy(volume.cellCount(), 0);
    std::priority_queue<OpenCell, std::vector<OpenCell>, std::greater<>> open;
    costs[from] = 0.0F;
    open.push({0.0, static_cast<std::uint32_t>(from)});
    while (!open.empty()) {
        const OpenCell top = open.top();
        open.pop();
        if (top.cost > static_cast<double>(costs[top.cell])) {
            continue;
        }
        if (top.cell == to) {
            break;
        }
        const BodyVolume::Cell cell = volume.cellAt(top.cell);
        const bool inner = isInner(volume, cell);
        for (std::size_t n = 0; n < steps.size(); ++n) {
            const CellStep& step = steps[n];
            if (!inner && !volume.holds({cell[0] + step.by[0], cell[1] + step.by[1], cell[2] + step.by[2]})) {
                continue;
            }
            const auto next = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(top.cell) + step.index);
            const auto cost =
                static_cast<float>(top.cost + step.halfLength * (prices[top.cell] + prices[next]));
            if (cost < costs[next]) {
                costs[next] = cost;
                cameBy[next] = static_cast<std::uint8_t>(n);
                open.push({static_cast<double>(cost), static_cast<std::uint32_t>(next)});
            }
        }
    }
    std::vector<std::uint32_t> cells{static_cast<std::uint32_t>(to)};
    while (cells.back() != from) {
        const std::ptrdiff_t step = steps[cameBy[cells.back()]].index;
        cells.push_back(static_cast<std::uint32_t>(static_cast<std::ptrdiff_t>(cells.back()) - step));
    }
    std::ranges::reverse(cells);
    return cells;
}

void smoothPositions(std::vector<Vec3>& positions, int passes) {
    std::vector<Vec3> before;
    for (int pass = 0; pass < passes; ++pass) {
        before = positions;
        for (std::size_t i = 1; i + 1 < positions.size(); ++i) {
            positions[i] = 0.25 * before[i - 1] + 0.5 * before[i] + 0.25 * before[i + 1];
        }
    }
}

} // namespace

Vec3 MiddlePath::at(double length) const {
    if (positions.empty()) {
        return Vec3::Zero();
    }
    const auto after = std::ranges::lower_bound(along, length);
    if (after == along.begin()) {
        return positions.front();
    }
    if (after == along.end()) {
        return positions.back();
    }
    const auto i = static_cast<std::size_t>(after - along.begin());
    const double span = along[i] - along[i - 1];
    const double fraction = span > 0.0 ? (length - along[i - 1]) / span : 0.0;
    return (1.0 - fraction) * positions[i - 1] + fraction * positions[i];
}

double MiddlePath::nearest(const Vec3& position) const {
    double best = 0.0;
    double min = 1e30;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const double away = (positions[i] - position).squaredNorm();
        if (away < min) {
            min = away;
            best = along[i];
        }
    }
    return best;
}

MiddlePath middlePath(const BodyVolume& volume, const Vec3& from, const Vec3& to) {
    MiddlePath path;
    const std::size_t start = volume.index(clampedCell(volume, from));
    const std::size_t end = volume.index(clampedCell(volume, to));
    if (start == end) {
        path.positions = {from, to};
    } else {
        for (const std::uint32_t cell : cellsBetween(volume, start, end)) {
            path.positions.push_back(volume.center(volume.cellAt(cell)));
        }
    }
    smoothPositions(path.positions, 12);
    path.along.push_back(0.0);
    for (std::size_t i = 1; i < path.positions.size(); ++i) {
        path.along.push_back(path.along.back() + (path.positions[i] - path.positions[i - 1]).norm());
    }
    return path;
}

PathBend bendOf(const MiddlePath& path, double from, double to) {
    const Vec3 a = path.at(from);
    const Vec3 chord = path.at(to) - a;
    PathBend bend{0.5 * (from + to), 0.0};
    const double length = chord.norm();
    if (!(length > 0.0)) {
        return bend;
    }
    for (std::size_t i = 0; i < path.positions.size(); ++i) {
        if (path.along[i] <= from || path.along[i] >= to) {
            continue;
        }
        const double away = (path.positions[i] - a).cross(chord).norm() / (length * length);
        if (away > bend.fraction) {
            bend = {path.along[i], away};
        }
    }
    return bend;
}

double thinnest(const BodyVolume& volume, const MiddlePath& path, double from, double to, double prior,
                double weight) {
    double best = prior;
    double min = 1e30;
    const double span = std::max(to - from, 1e-9);
    for (double s = from; s <= to; s += 0.5 * volume.cellSize()) {
        const double off = (s - prior) / span;
        const double value = (volume.depthAt(path.at(s)) + volume.cellSize()) * (1.0 + weight * off * off);
        if (value < min) {
            min = value;
            best = s;
        }
    }
    return best;
}

} // namespace sinew
