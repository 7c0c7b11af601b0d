#include "core/solve/transfer/TransferWeights.h"

#include "core/base/Parallel.h"
#include "core/bind/parts/BindSurface.h"
#include "core/geometry/BoxTree.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace sinew {
namespace {

void addTriangles(const Mesh& mesh, std::size_t part, TransferSurface& surface) {
    for (SharedTriangle triangle : sharedTriangles(mesh)) {
        triangle.corners = surface.welded.welded(part, triangle.corners);
        const auto& [a, b, c] = triangle.corners;
        const bool finite = std::ranges::all_of(
            triangle.corners, [&](std::uint32_t corner) { return surface.vertices[corner].allFinite(); });
        if (finite && a != b && b != c && c != a) {
            surface.triangles.push_back(triangle);
        }
    }
}

void addSurfaceNormals(TransferSurface& surface) {
    surface.normals.assign(surface.vertices.size(), Vec3::Zero());
    Aabb box;
    for (const SharedTriangle& triangle : surface.triangles) {
        const Vec3& a = surface.vertices[triangle.corners[0]];
        const Vec3& b = surface.vertices[triangle.corners[1]];
        const Vec3& c = surface.vertices[triangle.corners[2]];
        const Vec3 area = triangle.fraction * (b - a).cross(c - a);
        for (const std::uint32_t corner : triangle.corners) {
            surface.normals[corner] += area;
            box.add(surface.vertices[corner]);
        }
    }
    surface.diagonal = surface.triangles.empty() ? 0.0 : box.diagonal();
    // Two sides of a sheet in one place cancel out but for rounding.
    const double nothing = 1e-14 * surface.diagonal * surface.diagonal;
    for (Vec3& normal : surface.normals) {
        normal = normal.norm() > nothing ? normal.normalized() : Vec3::Zero();
    }
}

} // namespace

std::vector<Triangle> cornersOf(const TransferSurface& surface) {
    std::vector<Triangle> corners;
    corners.reserve(surface.triangles.size());
    for (const SharedTriangle& triangle : surface.triangles) {
        corners.push_back(triangle.corners);
    }
    return corners;
}

TransferSurface transferSurface(std::span<const Mesh* const> meshes, double scale) {
    TransferSurface surface;
    surface.welded = WeldedSurface(meshes);
    surface.vertices = surface.welded.positions(meshes);
    for (Vec3& vertex : surface.vertices) {
        vertex *= scale;
    }
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        addTriangles(*meshes[part], part, surface);
    }
    addSurfaceNormals(surface);
    return surface;
}

namespace {

constexpr std::size_t kMatchGrain = 256;
/// Limits are met within rounding, so that mirrored vertices match alike.
constexpr double kSlack = 1e-9;
constexpr double kNoFraction = 1e-9; ///< a corner that counts less is none: rounding

using WeightSums = std::map<std::int32_t, double>;

/// Reads a source for one vertex after another.
class MatchReader {
public:
    MatchReader(const TransferSurface& from, const SkinWeights& weights, const TransferSettings& settings,
                double reach)
        : m_from(from)
        , m_weights(weights)
        , m_flipped(settings.flippedNormals)
        , m_angle(settings.angle * std::numbers::pi / 180.0)
        , m_reach(reach * (1.0 + kSlack))
        , m_triangles(cornersOf(from))
        , m_nearest(from.vertices, m_triangles) {}
    MatchReader(const MatchReader&) = delete;
    MatchReader& operator=(const MatchReader&) = delete;

    /// The weights at the nearest place, and whether they count.
    PlaceMatch read(const Vec3& vertex, const Vec3& normal, std::vector<Influence>& influences) const {
        const std::vector<NearestSurface::Hit> hits = m_nearest.nearest(vertex);
        WeightSums agreeing;
        WeightSums all;
        for (const NearestSurface::Hit& hit : hits) {
            add(hit, all);
            if (hit.distance <= m_reach && agrees(hit, normal)) {
                add(hit, agreeing);
            }
        }
        const WeightSums& sums = agreeing.empty() ? all : agreeing;
        for (const auto& [joint, weight] : sums) {
            influences.push_back({joint, static_cast<float>(weight)});
        }
        const bool inReach = !hits.empty() && hits.front().distance <= m_reach && !sums.empty();
        return !agreeing.empty() ? PlaceMatch::Agrees : inReach ? PlaceMatch::InReach : PlaceMatch::Far;
    }

private:
    /// Of normals that agree: a place that touches the vertex is its own however the cloth is folded there,
    /// at the end of the reach it may well be another limb's.
    double minCosine(double distance) const {
        const double nearness = m_reach > 0.0 ? 1.0 - distance / m_reach : 1.0;
        return std::cos(std::min(m_angle * (1.0 + nearness), std::numbers::pi)) - kSlack;
    }

    bool agrees(const NearestSurface::Hit& hit, const Vec3& normal) const {
        Vec3 there = Vec3::Zero();
        for (int c = 0; c < 3; ++c) {
            there +=
                hit.barycentric[c] * m_from.normals[m_triangles[hit.triangle][static_cast<std::size_t>(c)]];
        }
        const double lengths = there.norm() * normal.norm();
        if (!(lengths > 0.0)) {
            return true;
        }
        const double cosine = there.dot(normal) / lengths;
        return (m_flipped ? std::abs(cosine) : cosine) >= minCosine(hit.distance);
    }

    void add(const NearestSurface::Hit& hit, WeightSums& sums) const {
        for (int c = 0; c < 3; ++c) {
            const double fraction = hit.barycentric[c] * hit.weight;
            if (fraction > kNoFraction) {
                for (const Influence& influence :
                     m_weights.at(m_triangles[hit.triangle][static_cast<std::size_t>(c)])) {
                    sums[influence.joint] += fraction * static_cast<double>(influence.weight);
                }
            }
        }
    }

    const TransferSurface& m_from;
    const SkinWeights& m_weights;
    bool m_flipped;
    double m_angle; ///< radians
    double m_reach;
    std::vector<Triangle> m_triangles;
    NearestSurface m_nearest;
};

} // namespace

TransferMatches findMatches(const TransferSurface& from, const SkinWeights& weights,
                            const TransferSurface& to, const TransferSettings& settings, Progress& progress) {
    TransferMatches matches;
    matches.nearest.resize(to.vertices.size());
    matches.places.resize(to.vertices.size(), PlaceMatch::Far);
    const MatchReader reader(from, weights, settings, settings.reach * to.diagonal);
    parallelFor(to.vertices.size(), kMatchGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t v = begin; v < end && !progress.canceled(); ++v) {
            if (to.vertices[v].allFinite()) {
                matches.places[v] = reader.read(to.vertices[v], to.normals[v], matches.nearest[v]);
            }
        }
    });
    return matches;
}

namespace {

/// A region without matches that reaches no further than this, of its shell's diagonal, from the matched
/// vertices around it is a hole, of any other only what is closer than kRimWidth is inpainted: weights that
/// are spread from one side alone go on as they began. Fitted on tests/quality/garments.txt and on long hair:
/// 0.1 for both gives hair a third more error than copying, 0.05 for both leaves holes between limbs open.
constexpr double kHoleWidth = 0.1;
constexpr double kRimWidth = 0.05;

/// Of every welded vertex the diagonal of its shell, 0 without one.
std::vector<double> shellDiagonals(const TransferSurface& surface) {
    const SurfaceShells shells = surfaceShells(surface.vertices.size(), cornersOf(surface));
    std::vector<Aabb> boxes(shells.count);
    for (std::size_t v = 0; v < surface.vertices.size(); ++v) {
        if (shells.ofVertex[v] != SurfaceShells::kNone) {
            boxes[shells.ofVertex[v]].add(surface.vertices[v]);
        }
    }
    std::vector<double> diagonals(surface.vertices.size(), 0.0);
    for (std::size_t v = 0; v < surface.vertices.size(); ++v) {
        if (shells.ofVertex[v] != SurfaceShells::kNone) {
            diagonals[v] = boxes[shells.ofVertex[v]].diagonal();
        }
    }
    return diagonals;
}

/// Of every welded vertex without a match the largest of the distances in the region of such vertices around
/// it.
std::vector<double> regionDepths(const TransferSurface& to, const NumberLists& neighbors,
                                 const std::vector<bool>& matched, const std::vector<double>& distances) {
    std::vector<double> depths(to.vertices.size(), -1.0);
    std::vector<std::uint32_t> region;
    for (std::uint32_t first = 0; first < depths.size(); ++first) {
        if (matched[first] || depths[first] >= 0.0) {
            continue;
        }
        region.assign(1, first);
        depths[first] = 0.0;
        double depth = 0.0;
        for (std::size_t i = 0; i < region.size(); ++i) {
            depth = std::max(depth, distances[region[i]]);
            for (const std::uint32_t next : neighbors[region[i]]) {
                if (!matched[next] && depths[next] < 0.0) {
                    depths[next] = 0.0;
                    region.push_back(next);
                }
            }
        }
        for (const std::uint32_t vertex : region) {
            depths[vertex] = depth;
        }
    }
    return depths;
}

} // namespace

std::vector<VertexMatch> vertexMatches(const TransferSurface& to, std::span<const PlaceMatch> places) {
    std::vector<bool> matched;
    matched.reserve(places.size());
    for (const PlaceMatch place : places) {
        matched.push_back(place == PlaceMatch::Agrees);
    }
    const NumberLists neighbors = edgeNeighbors(to);
    const std::vector<double> distances = surfaceDistances(to, neighbors, matched, to.diagonal);
    const std::vector<double> depths = regionDepths(to, neighbors, matched, distances);
    const std::vector<double> diagonals = shellDiagonals(to);
    std::vector<VertexMatch> matches(to.vertices.size(), VertexMatch::Bound);
    for (std::size_t v = 0; v < matches.size(); ++v) {
        const bool hole = depths[v] <= kHoleWidth * diagonals[v];
        if (matched[v]) {
            matches[v] = VertexMatch::Matched;
        } else if (distances[v] <= (hole ? kHoleWidth : kRimWidth) * diagonals[v]) {
            matches[v] = VertexMatch::Inpainted;
        } else if (places[v] == PlaceMatch::InReach) {
            matches[v] = VertexMatch::Copied;
        }
    }
    return matches;
}

} // namespace sinew
