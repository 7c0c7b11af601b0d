#pragma once

#include "core/rig/BodyVolume.h"

#include <vector>

namespace sinew {

/// A way through a volume's middle: places in body space, evenly smoothed, from one end to the other.
struct MiddlePath {
    std::vector<Vec3> places;
    std::vector<double> along; ///< arc length from the first, parts of the height

    bool empty() const { return places.size() < 2; }
    double length() const { return along.empty() ? 0.0 : along.back(); }
    Vec3 at(double length) const;            ///< the place at an arc length, clamped
    double nearest(const Vec3& place) const; ///< the arc length of the place of the path nearest to it
};

/// The way from `from` to `to` that a step costs the less, the deeper in the volume it lies (1 / depth^2); it
/// may leave the volume at fifty times the price of its thinnest place, so soups in pieces have ways too.
/// Dijkstra over 26 neighbours, ties by the lower cell: O(n log n) in the cells nearer than the end.
MiddlePath middlePath(const BodyVolume& volume, const Vec3& from, const Vec3& to);

/// The place of a path that lies furthest from the straight line between two arc lengths, as a share of the
/// line's length, and where.
struct PathBend {
    double along = 0.0;
    double share = 0.0;
};
PathBend bendOf(const MiddlePath& path, double from, double to);

/// Where the volume is thinnest along a path between two arc lengths: depth times 1 + weight * (distance
/// from `prior` / the span)^2 is least. O(#places).
double thinnest(const BodyVolume& volume, const MiddlePath& path, double from, double to, double prior,
                double weight);

} // namespace sinew
