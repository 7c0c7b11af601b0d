#include "core/rig/BodyVolume.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

using Cells = std::vector<std::array<int, 3>>;

struct MirrorPlane {
    int twice = 0; ///< a cell c is mirrored to twice - c
    double fraction = 0.0;
};

struct BodyBox {
    std::array<int, 3> low{1 << 30, 1 << 30, 1 << 30};
    std::array<int, 3> high{-1, -1, -1};
};

Cells cellsOf(const DenseGrid& grid, const std::vector<std::uint8_t>& body) {
    Cells cells;
    for (int z = 0; z < grid.size[2]; ++z) {
        for (int y = 0; y < grid.size[1]; ++y) {
            for (int x = 0; x < grid.size[0]; ++x) {
                if (body[grid.index(x, y, z)] != 0) {
                    cells.push_back({x, y, z});
                }
            }
        }
    }
    return cells;
}

BodyBox boxOf(const Cells& cells) {
    BodyBox box;
    for (const auto& cell : cells) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            box.low[axis] = std::min(box.low[axis], cell[axis]);
            box.high[axis] = std::max(box.high[axis], cell[axis]);
        }
    }
    return box;
}

double mirrored(const DenseGrid& grid, const std::vector<std::uint8_t>& body, const Cells& cells,
                std::size_t axis, int twice) {
    constexpr std::size_t kEvery = 5;
    std::size_t asked = 0;
    std::size_t same = 0;
    for (std::size_t i = 0; i < cells.size(); i += kEvery) {
        std::array<int, 3> cell = cells[i];
        cell[axis] = twice - cell[axis];
        ++asked;
        if (cell[axis] >= 0 && cell[axis] < grid.size[axis]) {
            same += body[grid.index(cell[0], cell[1], cell[2])] != 0 ? 1U : 0U;
        }
    }
    return asked == 0 ? 0.0 : static_cast<double>(same) / static_cast<double>(asked);
}

MirrorPlane bestPlane(const DenseGrid& grid, const std::vector<std::uint8_t>& body, const Cells& cells,
                      const BodyBox& box, std::size_t axis) {
    const int mid = box.low[axis] + box.high[axis];
    const int reach = (box.high[axis] - box.low[axis]) / 5 + 2;
    MirrorPlane best{mid, mirrored(grid, body, cells, axis, mid)};
    for (int away = 1; away <= reach; ++away) {
        for (const int twice : {mid - away, mid + away}) {
            const double fraction = mirrored(grid, body, cells, axis, twice);
            if (fraction > best.fraction + 1e-9) {
                best = {twice, fraction};
            }
        }
    }
    return best;
}

/// Mean along an axis of the cells between two heights (parts of the whole), and how many they are.
struct LevelMean {
    double mean = 0.0;
    std::size_t cells = 0;
};

LevelMean meanBetween(const Cells& cells, const BodyBox& box, std::size_t axis, double from, double to) {
    const double height = box.high[1] - box.low[1] + 1;
    LevelMean result;
    for (const auto& cell : cells) {
        const double at = (cell[1] - box.low[1] + 0.5) / height;
        if (at >= from && at < to) {
            result.mean += cell[axis];
            ++result.cells;
        }
    }
    result.mean /= std::max<double>(1.0, static_cast<double>(result.cells));
    return result;
}

/// Toes reach further to the front than ankles: in cells, positive along the axis.
double feetForward(const Cells& cells, const BodyBox& box, std::size_t axis) {
    const LevelMean feet = meanBetween(cells, box, axis, 0.0, 0.03);
    const LevelMean shins = meanBetween(cells, box, axis, 0.08, 0.16);
    return feet.cells > 0 && shins.cells > 0 ? feet.mean - shins.mean : 0.0;
}

/// Where an animal on four legs has its head: of both ends the one that reaches higher.
double headForward(const Cells& cells, const BodyBox& box, std::size_t axis) {
    const double length = box.high[axis] - box.low[axis] + 1;
    std::array<int, 2> top{-1, -1};
    for (const auto& cell : cells) {
        const double along = (cell[axis] - box.low[axis] + 0.5) / length;
        if (along < 0.25 || along > 0.75) {
            int& reached = top[along > 0.5 ? 1 : 0];
            reached = std::max(reached, cell[1]);
        }
    }
    return top[1] - top[0];
}

void chooseLateral(BodyAxes& axes, const std::array<MirrorPlane, 2>& planes, const BodyBox& box,
                   const BodyHints& hints) {
    if (hints.left) {
        axes.lateral = std::abs(hints.left->x()) >= std::abs(hints.left->z()) ? 0 : 2;
    } else if (hints.front) {
        axes.lateral = std::abs(hints.front->z()) >= std::abs(hints.front->x()) ? 0 : 2;
    } else if (std::abs(planes[0].fraction - planes[1].fraction) > 0.03) {
        axes.lateral = planes[0].fraction > planes[1].fraction ? 0 : 2;
    } else {
        const bool wider = box.high[0] - box.low[0] >= box.high[2] - box.low[2];
        axes.lateral = wider == hints.upright ? 0 : 2; // arms reach out, an animal is longer than wide
    }
}

void chooseFront(BodyAxes& axes, double signForward, const BodyHints& hints) {
    // left = up x front: of +z the front, +x is the left; of +x the front, -z is
    const int turn = axes.lateral == 0 ? 1 : -1;
    const auto along = [&](const Vec3& v, int axis) { return v[axis] < 0.0 ? -1 : 1; };
    axes.frontKnown = true;
    if (hints.front) {
        axes.frontSign = along(*hints.front, 2 - axes.lateral);
    } else if (hints.left) {
        axes.frontSign = turn * along(*hints.left, axes.lateral);
    } else {
        axes.frontKnown = signForward != 0.0;
        axes.frontSign = signForward < 0.0 ? -1 : 1;
    }
    axes.leftSign = turn * axes.frontSign;
}

} // namespace

Transform BodyAxes::modelFromBody() const {
    Mat3 turn = Mat3::Zero();
    turn(lateral, 0) = leftSign;
    turn(1, 1) = 1.0;
    turn(2 - lateral, 2) = frontSign;
    Vec3 origin = Vec3::Zero();
    origin[lateral] = middle;
    origin[1] = floor;
    origin[2 - lateral] = center;
    Transform result = Transform::Identity();
    result.linear() = height * turn;
    result.translation() = origin;
    return result;
}

BodyAxes findBodyAxes(const DenseGrid& grid, const std::vector<std::uint8_t>& body, const BodyHints& hints) {
    const Cells cells = cellsOf(grid, body);
    const BodyBox box = boxOf(cells);
    const std::array<MirrorPlane, 2> planes{bestPlane(grid, body, cells, box, 0),
                                            bestPlane(grid, body, cells, box, 2)};
    BodyAxes axes;
    chooseLateral(axes, planes, box, hints);
    const auto side = static_cast<std::size_t>(axes.lateral);
    const auto forward = 2 - side;
    const double sign = hints.upright ? feetForward(cells, box, forward) : headForward(cells, box, forward);
    const double min = 0.004 * (box.high[1] - box.low[1]);
    chooseFront(axes, std::abs(sign) < min ? 0.0 : sign, hints);
    const MirrorPlane& plane = planes[side / 2];
    axes.symmetry = plane.fraction;
    const auto coordinate = [&](std::size_t axis, double cell) {
        return grid.low[static_cast<Eigen::Index>(axis)] + grid.cell * cell;
    };
    axes.middle = coordinate(side, 0.5 * (plane.twice + 1));
    axes.center = coordinate(forward, 0.5 * (box.low[forward] + box.high[forward] + 1));
    axes.floor = coordinate(1, box.low[1]);
    axes.height = grid.cell * (box.high[1] - box.low[1] + 1);
    return axes;
}

} // namespace sinew
