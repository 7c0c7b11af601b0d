#include "core/rig/UpDirection.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

Vec3 directionOf(UpDirection up) {
    const auto number = static_cast<int>(up);
    const Vec3 axis = number % 3 == 0 ? Vec3::UnitY() : number % 3 == 1 ? Vec3::UnitZ() : Vec3::UnitX();
    return number < 3 ? axis : Vec3(-axis);
}

} // namespace

std::string upWord(UpDirection up) {
    return std::string(kUpWords[static_cast<std::size_t>(up)]);
}

std::optional<UpDirection> upOf(std::string_view word) {
    const auto found = std::ranges::find(kUpWords, word);
    return found == kUpWords.end() ? std::nullopt
                                   : std::optional(static_cast<UpDirection>(found - kUpWords.begin()));
}

UpDirection upNearest(const Vec3& direction) {
    UpDirection best = UpDirection::Y;
    for (std::size_t i = 0; i < kUpWords.size(); ++i) {
        const auto up = static_cast<UpDirection>(i);
        if (directionOf(up).dot(direction) > directionOf(best).dot(direction)) {
            best = up;
        }
    }
    return best;
}

Mat3 standingFromModel(UpDirection up) {
    const Vec3 y = directionOf(up);
    const bool about = std::abs(y.x()) > 0.5; // what lies along X turns about Z, all else about X
    const Vec3 x = about ? Vec3(Vec3::UnitZ().cross(y) * -1.0) : Vec3(Vec3::UnitX());
    Mat3 rows;
    rows.row(0) = x;
    rows.row(1) = y;
    rows.row(2) = x.cross(y);
    return rows;
}

DenseGrid standingGrid(const DenseGrid& grid, UpDirection up) {
    return up == UpDirection::Y ? grid : turnedGrid(grid, standingFromModel(up));
}

DenseGrid turnedGrid(const DenseGrid& grid, const Mat3& turn) {
    DenseGrid turned;
    turned.cell = grid.cell;
    turned.interior = grid.interior;
    turned.inside.resize(grid.inside.size());
    std::array<std::size_t, 3> source{}; // which axis of the model each one is
    std::array<bool, 3> flipped{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        Eigen::Index from = 0;
        turn.row(static_cast<Eigen::Index>(axis)).cwiseAbs().maxCoeff(&from);
        source[axis] = static_cast<std::size_t>(from);
        flipped[axis] = turn(static_cast<Eigen::Index>(axis), from) < 0.0;
        turned.size[axis] = grid.size[source[axis]];
        const double high = grid.low[from] + grid.cell * grid.size[source[axis]];
        turned.low[static_cast<Eigen::Index>(axis)] = flipped[axis] ? -high : grid.low[from];
    }
    std::size_t to = 0;
    std::array<int, 3> cell{};
    for (cell[2] = 0; cell[2] < turned.size[2]; ++cell[2]) {
        for (cell[1] = 0; cell[1] < turned.size[1]; ++cell[1]) {
            for (cell[0] = 0; cell[0] < turned.size[0]; ++cell[0]) {
                std::array<int, 3> from{};
                for (std::size_t axis = 0; axis < 3; ++axis) {
                    from[source[axis]] = flipped[axis] ? turned.size[axis] - 1 - cell[axis] : cell[axis];
                }
                turned.inside[to++] = grid.inside[grid.index(from[0], from[1], from[2])];
            }
        }
    }
    return turned;
}

} // namespace sinew
