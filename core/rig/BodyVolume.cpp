#include "core/rig/BodyVolume.h"

#include "core/base/Error.h"
#include "core/rig/DenseGrid.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

Vec3 directionOf(UpDirection up) {
    const auto number = static_cast<int>(up);
    const Vec3 axis = number % 3 == 0 ? Vec3::UnitY() : number % 3 == 1 ? Vec3::UnitZ() : Vec3::UnitX();
    return number < 3 ? axis : Vec3(-axis);
}

constexpr int kBodyDepth = 8;
/// Fewer interior voxels than this fraction of all: a sheet, without any volume to fit to.
constexpr double kMinInterior = 0.02;

/// Pieces smaller than this fraction of the largest are not the character: a cube left on the ground.
constexpr double kMinPiece = 0.02;

/// Pieces at least half as large as the largest that reach over most of the height: whole characters.
std::size_t wholePieces(const DenseGrid& grid, const GridPieces& pieces) {
    std::vector<std::array<int, 2>> levels(pieces.cells.size(), {1 << 30, -1});
    for (std::size_t i = 0; i < pieces.ofCell.size(); ++i) {
        const int y = static_cast<int>(i / static_cast<std::size_t>(grid.size[0])) % grid.size[1];
        auto& [low, high] = levels[pieces.ofCell[i]];
        low = std::min(low, y);
        high = std::max(high, y);
    }
    const std::size_t largest = *std::ranges::max_element(pieces.cells);
    std::size_t count = 0;
    for (std::size_t n = 1; n < levels.size(); ++n) {
        const bool tall = 10 * (levels[n][1] - levels[n][0]) > 6 * grid.size[1];
        count += tall && 2 * pieces.cells[n] >= largest ? 1U : 0U;
    }
    return count;
}

/// What is told, as it is once the character stands. Returns that turn.
Mat3 turnHints(BodyHints& hints) {
    Mat3 standing = standingFromModel(hints.up);
    for (std::optional<Vec3>* hint : {&hints.left, &hints.front}) {
        if (*hint) {
            *hint = Vec3(standing * **hint);
        }
    }
    return standing;
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

bool BodyVolume::holds(const Cell& c) const {
    return c[0] >= 0 && c[1] >= 0 && c[2] >= 0 && c[0] < m_size[0] && c[1] < m_size[1] && c[2] < m_size[2];
}

BodyVolume::Cell BodyVolume::cellAt(std::size_t index) const {
    const auto nx = static_cast<std::size_t>(m_size[0]);
    const auto ny = static_cast<std::size_t>(m_size[1]);
    return {static_cast<int>(index % nx), static_cast<int>(index / nx % ny),
            static_cast<int>(index / (nx * ny))};
}

Vec3 BodyVolume::center(const Cell& c) const {
    return m_low + m_cell * Vec3(c[0] + 0.5, c[1] + 0.5, c[2] + 0.5);
}

BodyVolume::Cell BodyVolume::cellOf(const Vec3& at) const {
    const Vec3 position = (at - m_low) / m_cell;
    Cell cell{};
    for (int axis = 0; axis < 3; ++axis) {
        cell[static_cast<std::size_t>(axis)] =
            static_cast<int>(std::floor(std::clamp(position[axis], -1e6, 1e6)));
    }
    return cell;
}

Vec3 BodyVolume::ontoPlane(const Vec3& at) const {
    return m_flat ? Vec3(at.x(), at.y(), 0.0) : at;
}

double BodyVolume::depthAt(const Vec3& at) const {
    const Cell cell = cellOf(at);
    return holds(cell) ? m_cell * static_cast<double>(m_depth[index(cell)]) : 0.0;
}

Vec3 BodyVolume::nearestInside(const Vec3& at) const {
    if (!at.allFinite() || inside(at)) {
        return at;
    }
    const int all = m_size[0] + m_size[1] + m_size[2];
    const Cell mid = cellOf(at);
    for (int reach = 4; reach < 4 * all; reach *= 4) {
        Vec3 best = at;
        double min = std::pow(reach * m_cell, 2.0); // what is farther may be nearer outside the cube
        bool found = false;
        Cell low{};
        Cell high{};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            low[axis] = std::max(0, std::min(mid[axis] - reach, m_size[axis]));
            high[axis] = std::min(m_size[axis] - 1, std::max(mid[axis] + reach, -1));
        }
        for (int z = low[2]; z <= high[2]; ++z) {
            for (int y = low[1]; y <= high[1]; ++y) {
                for (int x = low[0]; x <= high[0]; ++x) {
                    const Vec3 position = center({x, y, z});
                    const double away = (position - at).squaredNorm();
                    if (away < min && body({x, y, z})) {
                        min = away;
                        best = position;
                        found = true;
                    }
                }
            }
        }
        if (found) {
            return best;
        }
    }
    return nearestOfAll(at);
}

Vec3 BodyVolume::nearestOfAll(const Vec3& at) const {
    const Vec3 reachable = at.cwiseMax(-1e6).cwiseMin(1e6); // whose squares are numbers
    Vec3 best = at;
    double min = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_body.size(); ++i) {
        const Vec3 position = center(cellAt(i));
        const double away = (position - reachable).squaredNorm();
        if (m_body[i] != 0 && away < min) {
            min = away;
            best = position;
        }
    }
    return best;
}

Vec3 BodyVolume::deepestNear(const Vec3& at, double radius) const {
    const Cell mid = cellOf(at);
    const int reach = static_cast<int>(std::ceil(radius / m_cell));
    Vec3 best = at;
    double max = depthAt(at);
    for (int z = mid[2] - reach; z <= mid[2] + reach; ++z) {
        for (int y = mid[1] - reach; y <= mid[1] + reach; ++y) {
            for (int x = mid[0] - reach; x <= mid[0] + reach; ++x) {
                const Cell cell{x, y, z};
                if (!solid(cell)) {
                    continue;
                }
                const Vec3 position = center(cell);
                const double away = (position - at).norm();
                // a cell that is no deeper must be nearer: of equals the first stays
                const double value = m_cell * static_cast<double>(m_depth[index(cell)]) - 0.05 * away;
                if (away <= radius && value > max) {
                    max = value;
                    best = position;
                }
            }
        }
    }
    return best;
}

Expected<BodyVolume> BodyVolume::build(const Scene& scene, const BodyHints& hints, Progress& progress) {
    const bool flat = isFlatPicture(scene);
    SINEW_TRY(auto filled, flat ? Expected<DenseGrid>(inflatedPicture(scene, kBodyDepth))
                                : fillGrid(scene, kBodyDepth, progress));
    return ofCells(filled, flat, hints, scene.sourceFile, progress);
}

Expected<BodyVolume> BodyVolume::stoodUp(const BodyHints& hints, Progress& progress) const {
    return ofCells(modelCells(), m_flat, hints, m_file, progress);
}

DenseGrid BodyVolume::modelCells() const {
    const double height = m_modelFromBody.linear().col(1).norm();
    DenseGrid cells;
    cells.size = m_size;
    cells.cell = m_cell * height;
    cells.low = m_low * height;
    cells.interior = m_interior;
    cells.inside.resize(m_depth.size());
    std::ranges::transform(m_depth, cells.inside.begin(),
                           [](float depth) { return static_cast<std::uint8_t>(depth > 0.0F ? 1 : 0); });
    DenseGrid turned = turnedGrid(cells, m_modelFromBody.linear() / height);
    turned.low += m_modelFromBody.translation();
    return turned;
}

Expected<BodyVolume> BodyVolume::ofCells(const DenseGrid& cells, bool flat, const BodyHints& hints,
                                         const std::string& file, Progress& progress) {
    BodyHints told = hints;
    if (flat && (told.up == UpDirection::Z || told.up == UpDirection::MinusZ)) {
        told.up = UpDirection::Y;
    }
    if (flat && !told.left && !told.front) {
        told.front = Vec3::UnitZ(); // out of the picture
    }
    const Mat3 standing = turnHints(told);
    const DenseGrid grid = standingGrid(cells, told.up);
    const GridPieces pieces = piecesOf(grid);
    const std::size_t largest = *std::ranges::max_element(pieces.cells);
    std::size_t all = 0;
    for (const std::size_t count : pieces.cells) {
        all += count;
    }
    if (all == 0 || static_cast<double>(grid.interior) < kMinInterior * static_cast<double>(all)) {
        return fail(ErrorCode::RigNoVolume, {file});
    }
    std::vector<std::uint8_t> body(grid.inside.size(), 0);
    for (std::size_t i = 0; i < body.size(); ++i) {
        const auto count = static_cast<double>(pieces.cells[pieces.ofCell[i]]);
        body[i] = grid.inside[i] != 0 && count >= kMinPiece * static_cast<double>(largest) ? 1 : 0;
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    const BodyAxes axes = findBodyAxes(grid, body, told);
    BodyVolume volume;
    volume.m_flat = flat;
    volume.m_file = file;
    volume.m_interior = grid.interior;
    volume.m_largePieces = wholePieces(grid, pieces);
    volume.m_symmetry = axes.symmetry;
    volume.m_frontKnown = axes.frontKnown;
    volume.m_cell = grid.cell / axes.height;
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    const std::vector<float> depths = depthsOf(grid);
    const auto side = static_cast<std::size_t>(axes.lateral);
    volume.m_size = {grid.size[side], grid.size[1], grid.size[2 - side]};
    volume.m_depth.resize(depths.size());
    volume.m_body.resize(depths.size());
    for (std::size_t i = 0; i < depths.size(); ++i) {
        const Cell to = volume.cellAt(i);
        Cell from{0, to[1], 0};
        from[side] = axes.leftSign > 0 ? to[0] : volume.m_size[0] - 1 - to[0];
        from[2 - side] = axes.frontSign > 0 ? to[2] : volume.m_size[2] - 1 - to[2];
        const std::size_t there = grid.index(from[0], from[1], from[2]);
        volume.m_depth[i] = depths[there];
        volume.m_body[i] = body[there];
    }
    volume.m_modelFromBody = axes.modelFromBody();
    // the corner that is lowest along the body's axes
    Vec3 corner = grid.low;
    const auto moved = [&](std::size_t axis, int sign) {
        const auto a = static_cast<Eigen::Index>(axis);
        corner[a] += sign > 0 ? 0.0 : grid.cell * static_cast<double>(grid.size[axis]);
    };
    moved(side, axes.leftSign);
    moved(2 - side, axes.frontSign);
    volume.m_low = volume.m_modelFromBody.inverse() * corner;
    volume.m_modelFromBody = Transform(standing.transpose()) * volume.m_modelFromBody;
    return volume;
}

double extentOf(const BodyVolume& volume) {
    const BodyVolume::Cell size = volume.size();
    return volume.cellSize() * std::max({size[0], size[1], size[2]});
}

} // namespace sinew
