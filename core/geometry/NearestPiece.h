#pragma once

#include "core/base/Types.h"
#include "core/geometry/BoxTree.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// From so many pieces on a tree finds the nearest one sooner than a look at each.
constexpr std::size_t kManyPieces = 32;

/// The box of a piece between two places, widened by `rounding` of their size: with what rounding may do to
/// places of the piece.
Aabb pieceBox(const Vec3& from, const Vec3& to, double rounding);

/// Of the pieces in a tree of their boxes the one for which `squareOf(piece)` is least: the square of how far
/// `point` is from it, in double or single precision; of equals the first. Exactly the piece that a look at
/// one after the other finds, as long as every box holds all places that squareOf measures to. None where no
/// square is a number. O(log #pieces) expected.
template<typename SquareOf>
std::optional<std::uint32_t> nearestPiece(const BoxTree& tree, const Vec3& point, const SquareOf& squareOf) {
    constexpr double kSure = 1.0 - 1e-5; // squares in single precision are off by less
    double min = std::numeric_limits<double>::infinity();
    std::optional<std::uint32_t> found;
    tree.forEachNearFirst(
        [&](std::uint32_t, const Aabb& box) {
            return kSure * (box.nearest(point) - point).squaredNorm() <= min;
        },
        [&] { return point; },
        [&](std::uint32_t piece) {
            const auto square = static_cast<double>(squareOf(piece));
            if (square < min || (square == min && found && piece < *found)) {
                min = square;
                found = piece;
            }
        });
    return found;
}

/// Finds the places of segments that are nearest to a point, with the very bits that nearestPoint gives for
/// the first of the nearest segments.
class SegmentSearch {
public:
    /// Finite segments. O(n log n).
    explicit SegmentSearch(std::vector<Segment> segments);

    /// Of no segments the point itself. O(log n) expected.
    Vec3 nearest(const Vec3& point) const;

private:
    std::vector<Segment> m_segments;
    BoxTree m_tree;
};

} // namespace sinew
