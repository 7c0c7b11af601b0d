#include "core/rig/FitChain.h"

#include "core/base/Error.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <numbers>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// The shell of a scene that a stroke lies on: a skirt, a cape. It needs no volume. Model space.
class Garment {
public:
    /// The shell that most places of the stroke are nearest to, its parts welded. Error: RigStrokeMissed
    /// (they lie further off than a twentieth of the scene's size). O(#T log #T).
    static Expected<Garment> under(const Scene& scene, std::span<const Vec3> stroke);

    /// How far from `from` along `direction` (unit) the shell is crossed: at the crossing nearest to
    /// `expected`, or halfway to the next where two are closer than a tenth of that (both layers of thick
    /// cloth). None: it is not crossed there. O(log #T) expected.
    std::optional<double> crossing(const Vec3& from, const Vec3& direction, double expected) const;

    /// The middle of the box around the line in which a plane cuts the shell; `at` where it does not.
    /// `normal` unit. O(#T).
    Vec3 middleAt(const Vec3& at, const Vec3& normal) const;

    /// The line in which a plane through `at` cuts the shell nearby, from border to border; of a closed line
    /// the half between its ends along `across` that is nearer. Empty: the plane does not cut it. O(#T).
    std::vector<Vec3> section(const Vec3& at, const Vec3& normal, const Vec3& across) const;

    /// Normal of the nearest triangle, unit.
    Vec3 normalNear(const Vec3& at) const;

private:
    Garment(std::vector<Vec3> vertices, std::vector<Triangle> triangles);

    std::vector<Vec3> m_vertices;      ///< welded, of the whole scene
    std::vector<Triangle> m_triangles; ///< the shell's
    double m_size = 0.0;               ///< diagonal of the shell
    std::shared_ptr<const BoxTree> m_tree;
};

/// A line in which a plane cuts a surface, from border to border or closed.
struct CutLine {
    std::vector<Vec3> positions; ///< a closed line ends at the place before its first one
    bool closed = false;
};

using Side = std::pair<std::uint32_t, std::uint32_t>; ///< vertices, the smaller first

/// Triangles that a plane cuts, each between two of its sides.
class Cuts {
public:
    Cuts(std::span<const Vec3> vertices, std::span<const Triangle> triangles, const Vec3& at,
         const Vec3& normal)
        : m_vertices(vertices)
        , m_at(at)
        , m_normal(normal) {
        for (const Triangle& triangle : triangles) {
            std::array<Side, 2> sides;
            std::size_t count = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                const std::uint32_t a = triangle[i];
                const std::uint32_t b = triangle[(i + 1) % 3];
                if (a != b && above(a) != above(b)) {
                    sides[count++] = std::minmax(a, b);
                }
            }
            if (count == 2) {
                m_ofSide[sides[0]].push_back(m_sides.size());
                m_ofSide[sides[1]].push_back(m_sides.size());
                m_sides.push_back(sides);
            }
        }
        m_used.assign(m_sides.size(), false);
    }

    std::vector<CutLine> run() {
        std::vector<CutLine> lines;
        for (std::size_t cut = 0; cut < m_sides.size(); ++cut) {
            if (!m_used[cut]) {
                lines.push_back(lineFrom(cut));
            }
        }
        return lines;
    }

private:
    double height(std::uint32_t vertex) const { return m_normal.dot(m_vertices[vertex] - m_at); }
    bool above(std::uint32_t vertex) const { return height(vertex) >= 0.0; }

    Vec3 placeOn(const Side& side) const {
        const double low = height(side.first);
        const double fraction = low / (low - height(side.second));
        return m_vertices[side.first] + fraction * (m_vertices[side.second] - m_vertices[side.first]);
    }

    /// On from a side as far as there are cuts that no line has; returns the last side.
    Side walk(Side side, std::vector<Vec3>& positions) {
        for (;;) {
            positions.push_back(placeOn(side));
            const std::vector<std::size_t>& here = m_ofSide.at(side);
            const auto next = std::ranges::find_if(here, [&](std::size_t cut) { return !m_used[cut]; });
            if (next == here.end()) {
                return side;
            }
            m_used[*next] = true;
            side = m_sides[*next][0] == side ? m_sides[*next][1] : m_sides[*next][0];
        }
    }

    CutLine lineFrom(std::size_t cut) {
        m_used[cut] = true;
        CutLine line;
        std::vector<Vec3> back;
        const Side end = walk(m_sides[cut][1], line.positions);
        line.closed = end == m_sides[cut][0];
        if (!line.closed) {
            walk(m_sides[cut][0], back);
            line.positions.insert(line.positions.begin(), back.rbegin(), back.rend());
        }
        return line;
    }

    std::span<const Vec3> m_vertices;
    Vec3 m_at;
    Vec3 m_normal;
    std::vector<std::array<Side, 2>> m_sides;
    std::map<Side, std::vector<std::size_t>> m_ofSide; ///< the cuts that end there
    std::vector<bool> m_used;
};

/// The lines in which the plane through `at` with that unit normal cuts triangles of welded vertices.
/// Vertices on the plane count as above it, so that every cut passes through sides alone; where more than two
/// triangles share a side, a line goes on to the first that is left. O(#T log #T) in the triangles cut.
std::vector<CutLine> cutLines(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                              const Vec3& at, const Vec3& normal) {
    return Cuts(vertices, triangles, at, normal).run();
}

/// From a place to the nearest of a line's places. O(#places).
double distanceTo(std::span<const Vec3> line, const Vec3& at) {
    double min = std::numeric_limits<double>::max();
    for (const Vec3& position : line) {
        min = std::min(min, (position - at).norm());
    }
    return min;
}

/// The part of a closed line between its two ends along `across` that passes nearer to `at`.
std::vector<Vec3> halfOf(std::span<const Vec3> loop, const Vec3& at, const Vec3& across) {
    const auto along = [&](const Vec3& position) { return position.dot(across); };
    std::vector<Vec3> turned(loop.begin(), loop.end());
    std::ranges::rotate(turned, std::ranges::min_element(turned, {}, along));
    const auto far = std::ranges::max_element(turned, {}, along);
    std::vector<Vec3> one(turned.begin(), far + 1);
    std::vector<Vec3> other(far, turned.end());
    other.push_back(turned.front());
    std::ranges::reverse(other);
    return distanceTo(one, at) <= distanceTo(other, at) ? one : other;
}

constexpr double kFarthest = 0.05;  ///< from the shell, of the scene's size
constexpr double kSameCloth = 0.1;  ///< layers closer together than this fraction of the radius are one cloth
constexpr double kNoVolume = 1e-14; ///< of a ray and a triangle, in units of their sizes: they are parallel
constexpr double kOnBorder = 1e-9;  ///< of a triangle's sides: rays along its border cross it

struct SceneSurface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
};

SceneSurface surfaceOf(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface welded(meshes);
    SceneSurface surface{welded.positions(meshes), {}};
    for (std::size_t p = 0; p < meshes.size(); ++p) {
        for (const Triangle& each : triangulate(*meshes[p])) {
            const Triangle triangle = welded.welded(p, each);
            const bool finite = std::ranges::all_of(
                triangle, [&](std::uint32_t vertex) { return surface.vertices[vertex].allFinite(); });
            if (finite) {
                surface.triangles.push_back(triangle);
            }
        }
    }
    return surface;
}

/// The shell that most of the places are nearest to, if they are near; kNone.
std::uint32_t shellUnder(const SceneSurface& surface, const SurfaceShells& shells,
                         std::span<const Vec3> stroke) {
    const NearestSurface nearest(surface.vertices, surface.triangles);
    Aabb box;
    for (const Triangle& triangle : surface.triangles) {
        for (const std::uint32_t vertex : triangle) {
            box.add(surface.vertices[vertex]);
        }
    }
    std::vector<std::size_t> votes(shells.count, 0);
    std::size_t missed = 0;
    for (const Vec3& position : stroke) {
        const NearestSurface::Hit hit = nearest.nearest(position).front();
        if (hit.distance > kFarthest * box.diagonal()) {
            ++missed;
        } else {
            ++votes[shells.ofVertex[surface.triangles[hit.triangle][0]]];
        }
    }
    const auto max = std::ranges::max_element(votes);
    return max == votes.end() || *max <= missed ? SurfaceShells::kNone
                                                : static_cast<std::uint32_t>(max - votes.begin());
}

/// Where along a ray it crosses a triangle (Möller and Trumbore, Fast Minimum Storage Ray-Triangle
/// Intersection, 1997).
std::optional<double> crossingOf(const Vec3& from, const Vec3& direction, const Vec3& a, const Vec3& b,
                                 const Vec3& c) {
    const Vec3 ab = b - a;
    const Vec3 ac = c - a;
    const Vec3 side = direction.cross(ac);
    const double volume = ab.dot(side);
    if (std::abs(volume) <= kNoVolume * ab.norm() * ac.norm()) {
        return std::nullopt;
    }
    const Vec3 offset = from - a;
    const Vec3 turned = offset.cross(ab);
    const double u = offset.dot(side) / volume;
    const double v = direction.dot(turned) / volume;
    if (u < -kOnBorder || v < -kOnBorder || u + v > 1.0 + kOnBorder) {
        return std::nullopt;
    }
    return ac.dot(turned) / volume;
}

Garment::Garment(std::vector<Vec3> vertices, std::vector<Triangle> triangles)
    : m_vertices(std::move(vertices))
    , m_triangles(std::move(triangles)) {
    Aabb all;
    std::vector<Aabb> boxes(m_triangles.size());
    for (std::size_t t = 0; t < m_triangles.size(); ++t) {
        for (const std::uint32_t vertex : m_triangles[t]) {
            boxes[t].add(m_vertices[vertex]);
            all.add(m_vertices[vertex]);
        }
    }
    m_size = all.diagonal();
    m_tree = std::make_shared<const BoxTree>(std::move(boxes));
}

Expected<Garment> Garment::under(const Scene& scene, std::span<const Vec3> stroke) {
    SceneSurface surface = surfaceOf(scene);
    if (surface.triangles.empty()) {
        return fail(ErrorCode::RigStrokeMissed);
    }
    const SurfaceShells shells = surfaceShells(surface.vertices.size(), surface.triangles);
    const std::uint32_t shell = shellUnder(surface, shells, stroke);
    if (shell == SurfaceShells::kNone) {
        return fail(ErrorCode::RigStrokeMissed);
    }
    std::erase_if(surface.triangles,
                  [&](const Triangle& triangle) { return shells.ofVertex[triangle[0]] != shell; });
    return Garment(std::move(surface.vertices), std::move(surface.triangles));
}

std::optional<double> Garment::crossing(const Vec3& from, const Vec3& direction, double expected) const {
    std::vector<double> crossings;
    m_tree->forEachAlong(from, from + 2.0 * m_size * direction, [&](std::uint32_t t) {
        const auto& [a, b, c] = m_triangles[t];
        const auto at = crossingOf(from, direction, m_vertices[a], m_vertices[b], m_vertices[c]);
        if (at && *at >= 0.0) {
            crossings.push_back(*at);
        }
        return true;
    });
    const auto away = [&](double at) { return std::abs(at - expected); };
    const auto nearest = std::ranges::min_element(crossings, {}, away);
    if (nearest == crossings.end()) {
        return std::nullopt;
    }
    const double first = *nearest;
    double second = first;
    for (const double at : crossings) {
        const double apart = std::abs(at - first);
        if (apart < kSameCloth * expected && apart > std::abs(second - first)) {
            second = at;
        }
    }
    return 0.5 * (first + second);
}

Vec3 Garment::middleAt(const Vec3& at, const Vec3& normal) const {
    Aabb box;
    for (const CutLine& line : cutLines(m_vertices, m_triangles, at, normal)) {
        for (const Vec3& position : line.positions) {
            box.add(position);
        }
    }
    return box.empty() ? at : box.center();
}

std::vector<Vec3> Garment::section(const Vec3& at, const Vec3& normal, const Vec3& across) const {
    const std::vector<CutLine> lines = cutLines(m_vertices, m_triangles, at, normal);
    const auto nearest = std::ranges::min_element(
        lines, {}, [&](const CutLine& line) { return distanceTo(line.positions, at); });
    if (nearest == lines.end()) {
        return {};
    }
    return nearest->closed ? halfOf(nearest->positions, at, across) : nearest->positions;
}

Vec3 Garment::normalNear(const Vec3& at) const {
    const NearestSurface nearest(m_vertices, m_triangles);
    const auto& [a, b, c] = m_triangles[nearest.nearest(at).front().triangle];
    return (m_vertices[b] - m_vertices[a]).cross(m_vertices[c] - m_vertices[a]).stableNormalized();
}

using Columns = std::vector<std::vector<Vec3>>;

constexpr double kShortest = 1e-3; ///< of the scene's size

double sizeOfScene(const Scene& scene) {
    Aabb box;
    for (const Part& part : scene.parts) {
        for (const Vec3& vertex : part.mesh->vertices) {
            if (vertex.allFinite()) {
                box.add(vertex);
            }
        }
    }
    return box.diagonal();
}

/// One column of a ring: the stroke, turned about the axis and put onto the garment.
class RingColumn {
public:
    RingColumn(const Garment& garment, const Vec3& middle, const Vec3& up, double turn)
        : m_garment(garment)
        , m_middle(middle)
        , m_up(up)
        , m_turn(turn, up) {}

    std::vector<Vec3> along(std::span<const Vec3> stroke) {
        std::vector<Vec3> positions;
        double fraction = 1.0; // of the stroke's own way from the axis
        for (const Vec3& position : stroke) {
            const Vec3 offset = position - m_middle;
            const Vec3 axis = m_middle + offset.dot(m_up) * m_up;
            const Vec3 outward = m_turn * Vec3(offset - offset.dot(m_up) * m_up);
            const double radius = outward.norm();
            if (radius <= 0.0) {
                positions.push_back(position);
                continue;
            }
            if (const auto found = m_garment.crossing(axis, outward / radius, fraction * radius)) {
                fraction = *found / radius;
            } else {
                ++m_missed;
            }
            positions.push_back(axis + fraction * outward);
        }
        return positions;
    }

    int missed() const { return m_missed; }

private:
    const Garment& m_garment;
    Vec3 m_middle;
    Vec3 m_up;
    Eigen::AngleAxisd m_turn;
    int m_missed = 0;
};

Expected<Columns> layRing(const Garment& garment, const std::vector<Vec3>& stroke, const ColumnWish& wish) {
    const Vec3 middle = garment.middleAt(stroke.front(), wish.up);
    Columns columns{stroke};
    int missed = 0;
    for (int c = 1; c < wish.columns; ++c) {
        RingColumn column(garment, middle, wish.up, 2.0 * std::numbers::pi * c / wish.columns);
        columns.push_back(column.along(stroke));
        missed += column.missed();
    }
    if (2 * missed > wish.joints * (wish.columns - 1)) {
        return fail(ErrorCode::RigStrokeMissed);
    }
    return columns;
}

/// Along which a garment lies at a joint of the stroke.
Vec3 directionAt(const std::vector<Vec3>& stroke, std::size_t joint) {
    const std::size_t next = std::min(joint + 1, stroke.size() - 1);
    return (stroke[next] - stroke[joint == 0 ? 0 : joint - 1]).stableNormalized();
}

Expected<Columns> layRow(const Garment& garment, const std::vector<Vec3>& stroke, const ColumnWish& wish) {
    const std::size_t middle = stroke.size() / 2;
    const Vec3 side =
        directionAt(stroke, middle).cross(garment.normalNear(stroke[middle])).stableNormalized();
    Columns columns(static_cast<std::size_t>(wish.columns));
    for (std::size_t joint = 0; joint < stroke.size(); ++joint) {
        std::vector<Vec3> across = garment.section(stroke[joint], directionAt(stroke, joint), side);
        if (across.empty()) { // beyond the hem: as far as the joint above went
            for (auto& column : columns) {
                if (column.empty()) {
                    return fail(ErrorCode::RigStrokeMissed);
                }
                column.push_back(column.back() + stroke[joint] - stroke[joint - 1]);
            }
            continue;
        }
        if ((across.back() - across.front()).dot(side) < 0.0) {
            std::ranges::reverse(across);
        }
        const double length = lengthOfLine(across);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const double fraction = (static_cast<double>(c) + 0.5) / static_cast<double>(columns.size());
            columns[c].push_back(placeAlong(across, fraction * length));
        }
    }
    return columns;
}

} // namespace

Expected<Columns> layColumns(const Scene& scene, std::span<const Vec3> stroke, const ColumnWish& wish) {
    if (stroke.size() < 2 || lengthOfLine(stroke) < kShortest * sizeOfScene(scene)) {
        return fail(ErrorCode::RigStrokeShort);
    }
    const std::vector<Vec3> drawn = evenly(stroke, wish.joints);
    SINEW_TRY(const auto garment, Garment::under(scene, drawn));
    return wish.kind == ColumnKind::Ring ? layRing(garment, drawn, wish) : layRow(garment, drawn, wish);
}

} // namespace sinew
