#include "core/geometry/flat/FlatTriangulation.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace sinew {
namespace {

__extension__ using WideNumber = __int128;

std::int64_t squaredLength(const std::array<std::int64_t, 2>& v) {
    return v[0] * v[0] + v[1] * v[1];
}

/// Whether a place lies within the circle through the corners of a counter-clockwise triangle, not on it.
bool circleHolds(const GridPlace& a, const GridPlace& b, const GridPlace& c, const GridPlace& place) {
    const auto away = [&](const GridPlace& corner) {
        return std::array<std::int64_t, 2>{std::int64_t{corner.x()} - place.x(),
                                           std::int64_t{corner.y()} - place.y()};
    };
    const auto p = away(a);
    const auto q = away(b);
    const auto r = away(c);
    return WideNumber{squaredLength(p)} * (q[0] * r[1] - q[1] * r[0]) +
               WideNumber{squaredLength(q)} * (r[0] * p[1] - r[1] * p[0]) +
               WideNumber{squaredLength(r)} * (p[0] * q[1] - p[1] * q[0]) >
           0;
}

bool isGone(const Triangle& triangle) {
    return triangle[0] == triangle[1];
}

} // namespace

FlatTriangulation::FlatTriangulation(const FlatMesh& mesh)
    : m_vertices(mesh.vertices) {
    m_sides.reserve(3 * mesh.triangles.size());
    for (const Triangle& triangle : mesh.triangles) {
        add(triangle);
    }
}

std::uint32_t FlatTriangulation::addVertex(const GridPlace& place) {
    m_vertices.push_back(place);
    return static_cast<std::uint32_t>(m_vertices.size() - 1);
}

void FlatTriangulation::add(const Triangle& triangle) {
    const auto number = static_cast<std::uint32_t>(m_triangles.size());
    m_triangles.push_back(triangle);
    for (std::size_t i = 0; i < 3; ++i) {
        m_sides[keyOf(triangle[i], triangle[(i + 1) % 3])] = number;
    }
}

void FlatTriangulation::remove(std::uint32_t from, std::uint32_t to) {
    Triangle& triangle = m_triangles[m_sides.at(keyOf(from, to))];
    for (std::size_t i = 0; i < 3; ++i) {
        m_sides.erase(keyOf(triangle[i], triangle[(i + 1) % 3]));
    }
    triangle = {0, 0, 0};
}

std::optional<std::uint32_t> FlatTriangulation::across(std::uint32_t from, std::uint32_t to) const {
    const auto found = m_sides.find(keyOf(from, to));
    if (found == m_sides.end()) {
        return std::nullopt;
    }
    const Triangle& triangle = m_triangles[found->second];
    for (std::size_t i = 0; i < 3; ++i) {
        if (triangle[i] == from) {
            return triangle[(i + 2) % 3];
        }
    }
    return std::nullopt;
}

FlatFan FlatTriangulation::fanAt(std::uint32_t vertex) const {
    const auto first = std::ranges::find_if(m_triangles, [&](const Triangle& triangle) {
        return !isGone(triangle) && std::ranges::find(triangle, vertex) != triangle.end();
    });
    if (first == m_triangles.end()) {
        return {};
    }
    const auto corner = static_cast<std::size_t>(std::ranges::find(*first, vertex) - first->begin());
    const std::uint32_t begin = (*first)[(corner + 1) % 3];
    FlatFan fan{{begin}, false};
    while (const auto next = across(vertex, fan.ring.back())) {
        if (*next == begin) {
            fan.closed = true;
            return fan;
        }
        fan.ring.push_back(*next);
    }
    // Open: what lies before the first.
    while (const auto before = across(fan.ring.front(), vertex)) {
        fan.ring.insert(fan.ring.begin(), *before);
    }
    return fan;
}

void FlatTriangulation::removeFan(std::uint32_t vertex, const FlatFan& fan) {
    for (const std::uint32_t corner : fan.ring) {
        if (m_sides.contains(keyOf(vertex, corner))) {
            remove(vertex, corner);
        }
    }
}

bool FlatTriangulation::fill(std::vector<std::uint32_t> polygon, std::vector<FlatSide>& made) {
    const auto isEar = [&](std::size_t i) {
        const std::size_t n = polygon.size();
        const GridPlace& a = m_vertices[polygon[(i + n - 1) % n]];
        const GridPlace& b = m_vertices[polygon[i]];
        const GridPlace& c = m_vertices[polygon[(i + 1) % n]];
        if (turnOf(a, b, c) <= 0) {
            return false;
        }
        for (std::size_t k = 2; k + 1 < n; ++k) {
            if (isInTriangle(m_vertices[polygon[(i + k) % n]], a, b, c)) {
                return false;
            }
        }
        return true;
    };
    while (polygon.size() > 2) {
        std::size_t ear = 0;
        while (ear < polygon.size() && !isEar(ear)) {
            ++ear;
        }
        if (ear == polygon.size()) {
            return false;
        }
        const std::size_t n = polygon.size();
        const std::uint32_t before = polygon[(ear + n - 1) % n];
        const std::uint32_t after = polygon[(ear + 1) % n];
        add({before, polygon[ear], after});
        made.push_back({before, polygon[ear]});
        made.push_back({polygon[ear], after});
        made.push_back({after, before});
        polygon.erase(polygon.begin() + static_cast<std::ptrdiff_t>(ear));
    }
    return true;
}

std::optional<Triangle> FlatTriangulation::holding(const GridPlace& place) const {
    for (const Triangle& triangle : m_triangles) {
        if (!isGone(triangle) &&
            isInTriangle(place, m_vertices[triangle[0]], m_vertices[triangle[1]], m_vertices[triangle[2]])) {
            return triangle;
        }
    }
    return std::nullopt;
}

/// From the newest triangle straight towards the place; nothing where the outline is in between.
std::optional<Triangle> FlatTriangulation::pathTo(const GridPlace& place) const {
    const auto newest = std::ranges::find_if_not(m_triangles.rbegin(), m_triangles.rend(), isGone);
    if (newest == m_triangles.rend()) {
        return std::nullopt;
    }
    Triangle at = *newest;
    for (std::size_t steps = 0; steps <= m_triangles.size(); ++steps) {
        std::size_t side = 0;
        while (side < 3 && turnOf(m_vertices[at[side]], m_vertices[at[(side + 1) % 3]], place) >= 0) {
            ++side;
        }
        if (side == 3) {
            return at;
        }
        const auto beyond = m_sides.find(keyOf(at[(side + 1) % 3], at[side]));
        if (beyond == m_sides.end()) {
            return std::nullopt;
        }
        at = m_triangles[beyond->second];
    }
    return std::nullopt;
}

bool FlatTriangulation::insert(std::uint32_t vertex, std::vector<FlatSide>& made) {
    const GridPlace place = m_vertices[vertex];
    std::optional<Triangle> found = pathTo(place);
    found = found ? found : holding(place);
    if (!found) {
        return false;
    }
    const Triangle triangle = *found;
    std::size_t on = 3; // the side that it lies on
    for (std::size_t i = 0; i < 3; ++i) {
        if (m_vertices[triangle[i]] == place) {
            return false;
        }
        if (turnOf(m_vertices[triangle[i]], m_vertices[triangle[(i + 1) % 3]], place) == 0) {
            on = i;
        }
    }
    const auto split = [&](const Triangle& whole, std::size_t without) {
        remove(whole[0], whole[1]);
        for (std::size_t i = 0; i < 3; ++i) {
            if (i != without) {
                add({whole[i], whole[(i + 1) % 3], vertex});
                made.push_back({whole[i], whole[(i + 1) % 3]});
            }
        }
    };
    if (on == 3) {
        split(triangle, 3);
        return true;
    }
    const std::uint32_t from = triangle[on];
    const std::uint32_t to = triangle[(on + 1) % 3];
    const std::optional<std::uint32_t> beyond = across(to, from);
    split(triangle, on);
    if (beyond) {
        split({to, from, *beyond}, 0);
    }
    return true;
}

bool FlatTriangulation::insertOnOutline(std::uint32_t vertex, const FlatSide& side,
                                        std::vector<FlatSide>& made) {
    const std::optional<std::uint32_t> apex = across(side.from, side.to);
    const auto turn = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
        return turnOf(m_vertices[a], m_vertices[b], m_vertices[c]);
    };
    if (!apex || turn(side.from, vertex, *apex) <= 0 || turn(vertex, side.to, *apex) <= 0) {
        return false;
    }
    remove(side.from, side.to);
    add({side.from, vertex, *apex});
    add({vertex, side.to, *apex});
    made.push_back({side.to, *apex});
    made.push_back({*apex, side.from});
    return true;
}

void FlatTriangulation::fix(const FlatSide& side) {
    m_fixed.insert(keyOf(side.from, side.to));
    m_fixed.insert(keyOf(side.to, side.from));
}

bool FlatTriangulation::isFixed(const FlatSide& side) const {
    return m_fixed.contains(keyOf(side.from, side.to));
}

/// Where the other vertex lies in the circle, the four are corners of a convex quadrangle.
bool FlatTriangulation::isWorse(const FlatSide& side, std::uint32_t left, std::uint32_t right) const {
    return circleHolds(m_vertices[side.from], m_vertices[side.to], m_vertices[left], m_vertices[right]);
}

void FlatTriangulation::flip(const FlatSide& side, std::uint32_t left, std::uint32_t right) {
    remove(side.from, side.to);
    remove(side.to, side.from);
    add({side.from, right, left});
    add({right, side.to, left});
}

void FlatTriangulation::legalize(std::vector<FlatSide> sides) {
    while (!sides.empty()) {
        const FlatSide side = sides.back();
        sides.pop_back();
        const std::optional<std::uint32_t> left = across(side.from, side.to);
        const std::optional<std::uint32_t> right = across(side.to, side.from);
        if (!left || !right || isFixed(side) || !isWorse(side, *left, *right)) {
            continue;
        }
        flip(side, *left, *right);
        sides.insert(sides.end(),
                     {{side.from, *right}, {*right, side.to}, {side.to, *left}, {*left, side.from}});
    }
}

FlatMesh FlatTriangulation::mesh() const {
    constexpr std::uint32_t unused = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> number(m_vertices.size(), unused);
    for (const Triangle& triangle : m_triangles) {
        for (std::size_t i = 0; i < 3 && !isGone(triangle); ++i) {
            number[triangle[i]] = 0;
        }
    }
    FlatMesh result;
    for (std::size_t vertex = 0; vertex < number.size(); ++vertex) {
        if (number[vertex] != unused) {
            number[vertex] = static_cast<std::uint32_t>(result.vertices.size());
            result.vertices.push_back(m_vertices[vertex]);
        }
    }
    for (const Triangle& triangle : m_triangles) {
        if (!isGone(triangle)) {
            result.triangles.push_back({number[triangle[0]], number[triangle[1]], number[triangle[2]]});
        }
    }
    return result;
}

} // namespace sinew
