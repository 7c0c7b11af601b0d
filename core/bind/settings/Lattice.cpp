#include "core/bind/settings/Lattice.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// Of the box's size: how far a control vertex may be off its place in the grid.
constexpr double kOffGrid = 1e-6;
/// Of the edges' lengths multiplied: a box of less volume has no coordinates.
constexpr double kFlatBox = 1e-9;
/// Of what a lattice is around, and of the character: how far it reaches beyond.
constexpr double kOwnMargin = 0.02;
constexpr double kCharacterMargin = 0.002;

using ControlPlace = std::array<int, 3>;

/// Calls `use` with each place of the grid, in the order of the vertices.
template<typename Use>
void forEachPlace(const LatticeCounts& counts, const Use& use) {
    for (int k = 0; k < counts[2]; ++k) {
        for (int j = 0; j < counts[1]; ++j) {
            for (int i = 0; i < counts[0]; ++i) {
                use(ControlPlace{i, j, k});
            }
        }
    }
}

std::uint32_t vertexAt(const LatticeCounts& counts, const ControlPlace& place) {
    return static_cast<std::uint32_t>(place[0] + counts[0] * (place[1] + counts[1] * place[2]));
}

Vec3 coordinatesAt(const LatticeCounts& counts, const ControlPlace& place) {
    Vec3 coordinates;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        coordinates[static_cast<Eigen::Index>(axis)] =
            static_cast<double>(place[axis]) / static_cast<double>(counts[axis] - 1);
    }
    return coordinates;
}

ControlPlace placeOf(const LatticeCounts& counts, std::size_t vertex) {
    const auto v = static_cast<int>(vertex);
    return {v % counts[0], v / counts[0] % counts[1], v / (counts[0] * counts[1])};
}

/// Fills in vertices and edges.
void layGrid(const LatticeBox& box, Cage& lattice) {
    lattice.vertices.clear();
    lattice.edges.clear();
    forEachPlace(lattice.counts, [&](const ControlPlace& place) {
        lattice.vertices.push_back(box.at(coordinatesAt(lattice.counts, place)));
        for (std::size_t axis = 0; axis < 3; ++axis) {
            ControlPlace next = place;
            if (++next[axis] < lattice.counts[axis]) {
                lattice.edges.push_back({vertexAt(lattice.counts, place), vertexAt(lattice.counts, next)});
            }
        }
    });
}

bool isCount(int count) {
    return count >= kMinLatticeCount && count <= kMaxLatticeCount;
}

} // namespace

std::size_t latticeSize(const LatticeCounts& counts) {
    std::size_t size = 1;
    for (const int count : counts) {
        size *= static_cast<std::size_t>(count);
    }
    return size;
}

Cage makeLattice(const std::string& name, const Aabb& box, const LatticeCounts& counts) {
    Cage lattice;
    lattice.name = name;
    lattice.kind = CageKind::Lattice;
    lattice.counts = counts;
    if (std::ranges::all_of(counts, isCount)) { // else checkLatticeCounts says what is wrong
        layGrid({box.min, Mat3(box.extent().asDiagonal())}, lattice);
    }
    return lattice;
}

Aabb latticeRoom(const Aabb& around, double size) {
    const Vec3 by = Vec3::Constant(kOwnMargin * around.diagonal() + kCharacterMargin * size);
    return {around.min - by, around.max + by};
}

Cage withCounts(const Cage& lattice, const LatticeCounts& counts) {
    Cage changed = lattice;
    changed.counts = counts;
    changed.joints.clear();
    if (std::ranges::all_of(counts, isCount)) { // else checkLatticeCounts says what is wrong
        layGrid(latticeBox(lattice), changed);
    }
    return changed;
}

LatticeBox latticeBox(const Cage& lattice) {
    LatticeBox box{lattice.vertices.front(), Mat3::Identity()};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        ControlPlace end{0, 0, 0};
        end[axis] = lattice.counts[axis] - 1;
        box.edges.col(static_cast<Eigen::Index>(axis)) =
            lattice.vertices[vertexAt(lattice.counts, end)] - box.corner;
    }
    return box;
}

Expected<void> checkLatticeCounts(const Cage& cage) {
    const auto wrong = std::ranges::find_if_not(cage.counts, isCount);
    if (wrong != cage.counts.end()) {
        return fail(ErrorCode::LatticeCountOutOfRange,
                    {cage.name, std::to_string(*wrong), std::to_string(kMinLatticeCount),
                     std::to_string(kMaxLatticeCount)});
    }
    if (cage.vertices.size() != latticeSize(cage.counts) || !cage.faces.empty()) {
        return fail(ErrorCode::LatticeIncomplete, {cage.name, std::to_string(cage.vertices.size()),
                                                   std::to_string(latticeSize(cage.counts))});
    }
    return {};
}

Expected<void> checkLattice(const Cage& cage) {
    const LatticeBox box = latticeBox(cage);
    const Vec3 lengths = box.edges.colwise().norm().transpose();
    if (!(std::abs(box.edges.determinant()) > kFlatBox * lengths.prod())) {
        return fail(ErrorCode::LatticeFlat, {cage.name});
    }
    const double near = kOffGrid * lengths.maxCoeff();
    std::size_t vertex = 0;
    Expected<void> even;
    forEachPlace(cage.counts, [&](const ControlPlace& place) {
        const Vec3 off = cage.vertices[vertex] - box.at(coordinatesAt(cage.counts, place));
        if (even && !(off.norm() <= near)) {
            even = fail(ErrorCode::LatticeUneven, {cage.name, std::to_string(vertex)});
        }
        ++vertex;
    });
    return even;
}

Cage withLatticeVertex(const Cage& lattice, std::size_t vertex, const Vec3& position) {
    const LatticeBox box = latticeBox(lattice);
    const ControlPlace place = placeOf(lattice.counts, vertex);
    const Vec3 to = box.coordinatesOf(position);
    Vec3 low = Vec3::Zero();
    Vec3 high = Vec3::Ones();
    bool inside = true;
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        const auto a = static_cast<std::size_t>(axis);
        if (place[a] == 0) {
            low[axis] = to[axis];
        } else if (place[a] == lattice.counts[a] - 1) {
            high[axis] = to[axis];
        } else {
            continue;
        }
        inside = false;
    }
    const Vec3 moved = inside ? Vec3(position - lattice.vertices[vertex]) : Vec3(Vec3::Zero());
    Cage changed = lattice;
    layGrid({box.at(low) + moved, box.edges * (high - low).asDiagonal()}, changed);
    return changed;
}

void bernstein(double s, std::span<double> values) {
    std::ranges::fill(values, 0.0);
    values[0] = 1.0;
    for (std::size_t degree = 1; degree < values.size(); ++degree) { // de Casteljau, of all at once
        for (std::size_t i = degree; i > 0; --i) {
            values[i] = (1.0 - s) * values[i] + s * values[i - 1];
        }
        values[0] *= 1.0 - s;
    }
}

} // namespace sinew
