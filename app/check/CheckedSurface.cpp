#include "app/check/CheckedSurface.h"

#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

constexpr double kPercentile = 0.999;
constexpr double kMoved = 1e-9;          ///< of the diagonal
constexpr double kShortestEdge = 1e-7;   ///< of the diagonal: a shorter edge has no length to compare with
constexpr double kLargestCaps = 1.0 / 3; ///< of a shell's surface
constexpr double kThinnestShell = 0.02;  ///< of the volume of a ball with a shell's surface

double triangleArea(const Vec3& a, const Vec3& b, const Vec3& c) {
    return 0.5 * (b - a).cross(c - a).norm();
}

/// Six times the volume between a triangle and the origin.
double wedge(const Vec3& origin, const Vec3& a, const Vec3& b, const Vec3& c) {
    return (a - origin).dot((b - origin).cross(c - origin));
}

/// How often the triangles of a shell run along an edge, less how often they run back.
struct RunAlong {
    std::uint32_t from = 0; ///< vertices of the triangle that ran first
    std::uint32_t to = 0;
    double times = 0.0;
};
using Runs = std::map<std::pair<std::uint32_t, std::uint32_t>, RunAlong>;

void runAlongEdge(Runs& runs, std::span<const std::uint32_t> welded, std::uint32_t a, std::uint32_t b) {
    const std::uint32_t wa = welded[a];
    const std::uint32_t wb = welded[b];
    if (wa == wb) {
        return;
    }
    RunAlong& known = runs.try_emplace(std::minmax(wa, wb), RunAlong{a, b, 0.0}).first->second;
    known.times += welded[known.from] == wa ? 1.0 : -1.0;
}

/// Joins numbers into sets.
class LinkedSets {
public:
    std::uint32_t of(std::uint32_t number) {
        std::uint32_t root = number;
        for (auto at = m_parent.find(root); at != m_parent.end() && at->second != root;
             at = m_parent.find(root)) {
            root = at->second;
        }
        m_parent[number] = root;
        return root;
    }
    void join(std::uint32_t a, std::uint32_t b) {
        const auto [low, high] = std::minmax({of(a), of(b)});
        m_parent[high] = low;
        m_parent[low] = low;
    }

private:
    std::map<std::uint32_t, std::uint32_t> m_parent;
};

} // namespace

CheckedSurface::CheckedSurface(const Scene& scene) {
    gather(scene);
    const WeldedSurface surface(m_vertices, m_firstVertex);
    std::vector<std::uint32_t> welded(m_vertices.size());
    for (std::uint32_t v = 0; v < welded.size(); ++v) {
        welded[v] = surface.weldedVertexOf(v);
    }
    m_diagonal = surface.diagonal();
    findEdges(welded);
    findShells(welded, surface.weldedCount());
    keepEnclosing();
}

void CheckedSurface::gather(const Scene& scene) {
    std::vector<SkinWeights> pieces;
    m_firstVertex.push_back(0);
    for (const Part& part : scene.parts) {
        const std::uint32_t first = m_firstVertex.back();
        m_vertices.insert(m_vertices.end(), part.mesh->vertices.begin(), part.mesh->vertices.end());
        for (const auto& [a, b, c] : triangulate(*part.mesh)) {
            m_triangles.push_back({a + first, b + first, c + first});
        }
        pieces.push_back(part.weights ? *part.weights : unweighted(part.mesh->vertexCount()));
        m_firstVertex.push_back(static_cast<std::uint32_t>(m_vertices.size()));
    }
    m_weights = joinWeights(pieces);
}

void CheckedSurface::findEdges(std::span<const std::uint32_t> welded) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::array<std::uint32_t, 2>> edges;
    for (const Triangle& t : m_triangles) {
        for (std::size_t k = 0; k < 3; ++k) {
            const std::uint32_t a = t[k];
            const std::uint32_t b = t[(k + 1) % 3];
            edges.try_emplace(std::minmax(welded[a], welded[b]), std::array{a, b});
        }
    }
    for (const auto& [key, ends] : edges) {
        const double length = (m_vertices[ends[1]] - m_vertices[ends[0]]).norm();
        if (std::isfinite(length) && length > kShortestEdge * m_diagonal) {
            m_edges.push_back({ends, length});
        }
    }
}

void CheckedSurface::findShells(std::span<const std::uint32_t> welded, std::size_t weldedCount) {
    std::vector<Triangle> triangles;
    triangles.reserve(m_triangles.size());
    for (const auto& [a, b, c] : m_triangles) {
        triangles.push_back({welded[a], welded[b], welded[c]});
    }
    const SurfaceShells shells = surfaceShells(weldedCount, triangles);
    m_shells.resize(shells.count);
    for (std::uint32_t t = 0; t < triangles.size(); ++t) {
        m_shells[shells.ofVertex[triangles[t][0]]].triangles.push_back(t);
    }
    for (Shell& shell : m_shells) {
        Runs runs;
        for (const std::uint32_t t : shell.triangles) {
            for (std::size_t k = 0; k < 3; ++k) {
                runAlongEdge(runs, welded, m_triangles[t][k], m_triangles[t][(k + 1) % 3]);
            }
        }
        LinkedSets loops;
        std::erase_if(runs, [](const auto& entry) { return entry.second.times == 0.0; });
        for (const auto& [key, along] : runs) {
            loops.join(key.first, key.second);
        }
        for (const auto& [key, along] : runs) {
            shell.border.push_back({along.from, along.to, along.times, loops.of(key.first)});
        }
        std::ranges::stable_sort(shell.border, {}, &BorderEdge::loop);
    }
}

/// Of every border edge the middle of its loop.
std::vector<Vec3> CheckedSurface::middlesOf(const Shell& shell, std::span<const Vec3> posed) const {
    std::vector<Vec3> middles(shell.border.size());
    for (std::size_t begin = 0; begin < shell.border.size();) {
        Vec3 sum = Vec3::Zero();
        std::size_t end = begin;
        for (; end < shell.border.size() && shell.border[end].loop == shell.border[begin].loop; ++end) {
            sum += posed[shell.border[end].from] + posed[shell.border[end].to];
        }
        const Vec3 middle = sum / static_cast<double>(2 * (end - begin));
        std::fill(middles.begin() + static_cast<std::ptrdiff_t>(begin),
                  middles.begin() + static_cast<std::ptrdiff_t>(end), middle);
        begin = end;
    }
    return middles;
}

double CheckedSurface::signedVolume(const Shell& shell, std::span<const Vec3> posed) const {
    const Vec3 origin = posed[m_triangles[shell.triangles.front()][0]];
    double sum = 0.0;
    for (const std::uint32_t t : shell.triangles) {
        const auto& [a, b, c] = m_triangles[t];
        sum += wedge(origin, posed[a], posed[b], posed[c]);
    }
    const std::vector<Vec3> middles = middlesOf(shell, posed);
    for (std::size_t i = 0; i < shell.border.size(); ++i) {
        const BorderEdge& edge = shell.border[i];
        sum += edge.times * wedge(origin, posed[edge.to], posed[edge.from], middles[i]);
    }
    return sum / 6.0;
}

void CheckedSurface::keepEnclosing() {
    std::erase_if(m_shells, [this](Shell& shell) {
        double area = 0.0;
        for (const std::uint32_t t : shell.triangles) {
            const auto& [a, b, c] = m_triangles[t];
            area += triangleArea(m_vertices[a], m_vertices[b], m_vertices[c]);
        }
        const std::vector<Vec3> middles = middlesOf(shell, m_vertices);
        double caps = 0.0;
        for (std::size_t i = 0; i < shell.border.size(); ++i) {
            caps +=
                triangleArea(m_vertices[shell.border[i].from], m_vertices[shell.border[i].to], middles[i]);
        }
        const double volume = signedVolume(shell, m_vertices);
        const double ball = std::pow(area, 1.5) / (6.0 * std::sqrt(std::numbers::pi));
        const bool encloses = caps <= kLargestCaps * area && std::abs(volume) > kThinnestShell * ball;
        shell.orientation = volume < 0.0 ? -1.0 : 1.0;
        m_restVolume += encloses ? std::abs(volume) : 0.0;
        return !encloses;
    });
}

std::int32_t CheckedSurface::strongestJoint(std::uint32_t vertex) const {
    const auto influences = m_weights.at(vertex);
    return influences.empty() ? kNone : influences.front().joint;
}

EdgeStretch CheckedSurface::stretchOf(std::span<const Vec3> posed) const {
    struct Stretched {
        double ratio = 0.0;
        const Edge* edge = nullptr;
    };
    std::vector<Stretched> moved;
    double total = 0.0;
    for (const Edge& edge : m_edges) {
        const auto [a, b] = edge.ends;
        const double reach = kMoved * m_diagonal;
        if ((posed[a] - m_vertices[a]).norm() <= reach && (posed[b] - m_vertices[b]).norm() <= reach) {
            continue;
        }
        const double ratio = (posed[b] - posed[a]).norm() / edge.length;
        if (std::isfinite(ratio)) {
            moved.push_back({ratio, &edge});
            total += edge.length;
        }
    }
    if (moved.empty()) {
        return {1.0, {0, 0}};
    }
    std::ranges::stable_sort(moved, std::ranges::greater(), &Stretched::ratio);
    double beyond = 0.0;
    for (const Stretched& each : moved) {
        beyond += each.edge->length;
        if (beyond > (1.0 - kPercentile) * total) {
            return {each.ratio, each.edge->ends};
        }
    }
    return {moved.back().ratio, moved.back().edge->ends};
}

double CheckedSurface::volumeOf(std::span<const Vec3> posed) const {
    if (!encloses()) {
        return 1.0;
    }
    double sum = 0.0;
    for (const Shell& shell : m_shells) {
        sum += shell.orientation * signedVolume(shell, posed);
    }
    return sum / m_restVolume;
}

std::size_t CheckedSurface::closedBorders() const {
    return std::accumulate(m_shells.begin(), m_shells.end(), std::size_t{0},
                           [](std::size_t sum, const Shell& shell) { return sum + shell.border.size(); });
}

} // namespace sinew
