#include "core/geometry/flat/FlatMesh.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace sinew {
namespace {

using PlaceKey = std::pair<std::int32_t, std::int32_t>;

PlaceKey keyOf(const GridPlace& place) {
    return {place.x(), place.y()};
}

/// All sides, ascending by their ends, with the triangle of each.
std::vector<std::pair<std::pair<std::uint32_t, std::uint32_t>, std::size_t>>
sortedSides(const FlatMesh& mesh) {
    std::vector<std::pair<std::pair<std::uint32_t, std::uint32_t>, std::size_t>> sides;
    sides.reserve(3 * mesh.triangles.size());
    for (std::size_t t = 0; t < mesh.triangles.size(); ++t) {
        for (std::size_t i = 0; i < 3; ++i) {
            sides.push_back({{mesh.triangles[t][i], mesh.triangles[t][(i + 1) % 3]}, t});
        }
    }
    std::ranges::sort(sides);
    return sides;
}

/// Whether a place lies between two others on their line.
bool isBetween(const GridPlace& place, const GridPlace& a, const GridPlace& b) {
    return turnOf(a, b, place) == 0 && std::min(a.x(), b.x()) <= place.x() &&
           place.x() <= std::max(a.x(), b.x()) && std::min(a.y(), b.y()) <= place.y() &&
           place.y() <= std::max(a.y(), b.y());
}

int signOf(std::int64_t value) {
    return value > 0 ? 1 : value < 0 ? -1 : 0;
}

bool segmentsMeet(const GridPlace& a, const GridPlace& b, const GridPlace& c, const GridPlace& d) {
    const int atC = signOf(turnOf(a, b, c));
    const int atD = signOf(turnOf(a, b, d));
    const int atA = signOf(turnOf(c, d, a));
    const int atB = signOf(turnOf(c, d, b));
    return (atC * atD < 0 && atA * atB < 0) || isBetween(c, a, b) || isBetween(d, a, b) ||
           isBetween(a, c, d) || isBetween(b, c, d);
}

/// Whether two sides meet other than at an end that they share.
bool meetWrongly(std::span<const GridPlace> vertices, const FlatSide& one, const FlatSide& other) {
    const auto shared = [&](std::uint32_t vertex) { return vertex == other.from || vertex == other.to; };
    const bool atFrom = shared(one.from);
    const bool atTo = shared(one.to);
    if (atFrom && atTo) {
        return true;
    }
    if (!atFrom && !atTo) {
        return segmentsMeet(vertices[one.from], vertices[one.to], vertices[other.from], vertices[other.to]);
    }
    const std::uint32_t joint = atFrom ? one.from : one.to;
    const std::uint32_t end = atFrom ? one.to : one.from;
    const std::uint32_t otherEnd = other.from == joint ? other.to : other.from;
    return isBetween(vertices[end], vertices[joint], vertices[otherEnd]) ||
           isBetween(vertices[otherEnd], vertices[joint], vertices[end]);
}

/// How often closed sides go around a place that lies on none of them, counter-clockwise.
int turnsAround(std::span<const GridPlace> vertices, std::span<const FlatSide> sides,
                const GridPlace& place) {
    int turns = 0;
    for (const FlatSide& side : sides) {
        const GridPlace& a = vertices[side.from];
        const GridPlace& b = vertices[side.to];
        if (a.y() <= place.y() && b.y() > place.y() && turnOf(a, b, place) > 0) {
            ++turns;
        } else if (a.y() > place.y() && b.y() <= place.y() && turnOf(a, b, place) < 0) {
            --turns;
        }
    }
    return turns;
}

/// The sides of an outline as closed loops.
std::vector<std::vector<FlatSide>> loopsOf(std::size_t vertexCount, std::span<const FlatSide> outline) {
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> from(vertexCount, none);
    for (std::size_t i = 0; i < outline.size(); ++i) {
        from[outline[i].from] = i;
    }
    std::vector<bool> taken(outline.size());
    std::vector<std::vector<FlatSide>> loops;
    for (std::size_t first = 0; first < outline.size(); ++first) {
        if (taken[first]) {
            continue;
        }
        std::vector<FlatSide>& loop = loops.emplace_back();
        for (std::size_t i = first; i != none && !taken[i]; i = from[outline[i].to]) {
            taken[i] = true;
            loop.push_back(outline[i]);
        }
    }
    return loops;
}

/// Twice what a loop encloses; negative: the loop of a hole.
std::int64_t areaOfLoop(std::span<const GridPlace> vertices, std::span<const FlatSide> loop) {
    std::int64_t area = 0;
    for (const FlatSide& side : loop) {
        area += turnOf(vertices[loop[0].from], vertices[side.from], vertices[side.to]);
    }
    return area;
}

/// Whether what lies beside an outline is covered once on its left and not at all on its right: then
/// counter-clockwise triangles between outlines cannot overlap. A loop's own share is known, so only those of
/// the others are counted.
bool coversOnce(std::span<const GridPlace> vertices, std::span<const FlatSide> outline) {
    const auto loops = loopsOf(vertices.size(), outline);
    return std::ranges::all_of(loops, [&](const std::vector<FlatSide>& loop) {
        const GridPlace& place = vertices[loop[0].from];
        int turns = 0;
        for (const std::vector<FlatSide>& other : loops) {
            turns += &other == &loop ? 0 : turnsAround(vertices, other, place);
        }
        return turns == (areaOfLoop(vertices, loop) > 0 ? 0 : 1);
    });
}

FlatFinding checkTriangles(const FlatMesh& mesh) {
    std::vector<bool> used(mesh.vertices.size());
    for (std::size_t t = 0; t < mesh.triangles.size(); ++t) {
        for (const std::uint32_t vertex : mesh.triangles[t]) {
            if (vertex >= mesh.vertices.size()) {
                return {FlatFault::VertexMissing, t};
            }
            used[vertex] = true;
        }
    }
    if (const auto unused = std::ranges::find(used, false); unused != used.end()) {
        return {FlatFault::VertexUnused, static_cast<std::size_t>(unused - used.begin())};
    }
    for (std::size_t t = 0; t < mesh.triangles.size(); ++t) {
        const auto& [a, b, c] = mesh.triangles[t];
        if (turnOf(mesh.vertices[a], mesh.vertices[b], mesh.vertices[c]) <= 0) {
            return {FlatFault::Turned, t};
        }
    }
    return {};
}

/// A vertex at which triangles do not hang together has more than one side of the outline that begins there.
FlatFinding checkFans(const FlatMesh& mesh, std::span<const FlatSide> outline) {
    std::vector<bool> begun(mesh.vertices.size());
    for (const FlatSide& side : outline) {
        if (begun[side.from]) {
            return {FlatFault::Pinched, side.from};
        }
        begun[side.from] = true;
    }
    return {};
}

/// The nearest place of an outline's side, as a mean of the side's ends.
FlatLocation nearestOnOutline(std::span<const GridPlace> vertices, std::span<const FlatSide> outline,
                              const GridPlace& place) {
    FlatLocation best;
    double nearest = std::numeric_limits<double>::infinity();
    for (const FlatSide& side : outline) {
        const Eigen::Vector2d a = vertices[side.from].cast<double>();
        const Eigen::Vector2d along = vertices[side.to].cast<double>() - a;
        const Eigen::Vector2d offset = place.cast<double>() - a;
        const double fraction = std::clamp(offset.dot(along) / along.squaredNorm(), 0.0, 1.0);
        const double distance = (offset - fraction * along).squaredNorm();
        if (distance < nearest) {
            nearest = distance;
            best = {{side.from, side.to, side.to}, {1.0 - fraction, fraction, 0.0}};
        }
    }
    return best;
}

} // namespace

std::vector<FlatSide> outlineOf(const FlatMesh& mesh) {
    const auto sides = sortedSides(mesh);
    const auto has = [&](std::uint32_t from, std::uint32_t to) {
        const std::pair<std::uint32_t, std::uint32_t> ends{from, to};
        const auto found =
            std::ranges::lower_bound(sides, ends, {}, [](const auto& side) { return side.first; });
        return found != sides.end() && found->first == ends;
    };
    std::vector<FlatSide> outline;
    for (const Triangle& triangle : mesh.triangles) {
        for (std::size_t i = 0; i < 3; ++i) {
            if (!has(triangle[(i + 1) % 3], triangle[i])) {
                outline.push_back({triangle[i], triangle[(i + 1) % 3]});
            }
        }
    }
    return outline;
}

bool sidesMeet(std::span<const GridPlace> vertices, std::span<const FlatSide> sides) {
    const auto lowX = [&](const FlatSide& side) {
        return std::min(vertices[side.from].x(), vertices[side.to].x());
    };
    const auto highX = [&](const FlatSide& side) {
        return std::max(vertices[side.from].x(), vertices[side.to].x());
    };
    const auto apart = [&](const FlatSide& one, const FlatSide& other) {
        const auto [low, high] = std::minmax(vertices[one.from].y(), vertices[one.to].y());
        const auto [otherLow, otherHigh] = std::minmax(vertices[other.from].y(), vertices[other.to].y());
        return high < otherLow || otherHigh < low;
    };
    std::vector<FlatSide> sorted(sides.begin(), sides.end());
    std::ranges::stable_sort(sorted, {}, lowX);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const std::int32_t reach = highX(sorted[i]);
        for (std::size_t k = i + 1; k < sorted.size() && lowX(sorted[k]) <= reach; ++k) {
            if (!apart(sorted[i], sorted[k]) && meetWrongly(vertices, sorted[i], sorted[k])) {
                return true;
            }
        }
    }
    return false;
}

FlatFinding checkFlatMesh(const FlatMesh& mesh) {
    if (mesh.triangles.empty()) {
        return {FlatFault::NoTriangles, 0};
    }
    for (std::size_t vertex = 0; vertex < mesh.vertices.size(); ++vertex) {
        const GridPlace& place = mesh.vertices[vertex];
        if (place.x() < -kMaxGridPlace || place.x() > kMaxGridPlace || place.y() < -kMaxGridPlace ||
            place.y() > kMaxGridPlace) {
            return {FlatFault::PlaceTooFar, vertex};
        }
    }
    if (const FlatFinding found = checkTriangles(mesh); found.fault != FlatFault::None) {
        return found;
    }
    const auto sides = sortedSides(mesh);
    const auto twice = std::ranges::adjacent_find(sides, {}, [](const auto& side) { return side.first; });
    if (twice != sides.end()) {
        return {FlatFault::SideTwice, std::next(twice)->second};
    }
    const std::vector<FlatSide> outline = outlineOf(mesh);
    if (const FlatFinding found = checkFans(mesh, outline); found.fault != FlatFault::None) {
        return found;
    }
    if (sidesMeet(mesh.vertices, outline)) {
        return {FlatFault::OutlineMeets, 0};
    }
    return {coversOnce(mesh.vertices, outline) ? FlatFault::None : FlatFault::Overlaps, 0};
}

std::vector<FlatLocation> locationsIn(const FlatMesh& from, std::span<const GridPlace> to) {
    std::map<PlaceKey, std::uint32_t> vertexAt;
    for (std::uint32_t vertex = 0; vertex < from.vertices.size(); ++vertex) {
        vertexAt.emplace(keyOf(from.vertices[vertex]), vertex);
    }
    const std::vector<FlatSide> outline = outlineOf(from);
    const auto locate = [&](const GridPlace& place) -> FlatLocation {
        if (const auto same = vertexAt.find(keyOf(place)); same != vertexAt.end()) {
            return {{same->second, same->second, same->second}, {1.0, 0.0, 0.0}};
        }
        for (const Triangle& triangle : from.triangles) {
            const GridPlace& a = from.vertices[triangle[0]];
            const GridPlace& b = from.vertices[triangle[1]];
            const GridPlace& c = from.vertices[triangle[2]];
            if (isInTriangle(place, a, b, c)) {
                const auto all = static_cast<double>(turnOf(a, b, c));
                const double atB = static_cast<double>(turnOf(a, place, c)) / all;
                const double atC = static_cast<double>(turnOf(a, b, place)) / all;
                return {triangle, {1.0 - atB - atC, atB, atC}};
            }
        }
        return nearestOnOutline(from.vertices, outline, place);
    };
    std::vector<FlatLocation> locations;
    locations.reserve(to.size());
    for (const GridPlace& place : to) {
        locations.push_back(locate(place));
    }
    return locations;
}

} // namespace sinew
