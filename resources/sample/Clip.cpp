#include "resources/sample/Clip.h"

#include <map>
#include <numbers>

namespace sinew::sample {
namespace {

/// Copies polygons, cutting those that cross the border; vertices keep one normal each.
class Clipper {
public:
    Clipper(const Mesh& mesh, const Field& keep, bool bothSides)
        : m_mesh(mesh)
        , m_bothSides(bothSides)
        , m_target(mesh.vertices.size(), kNone) {
        for (const Vec3& p : mesh.vertices) {
            m_values.push_back(keep(p));
        }
        m_vertexNormals.resize(mesh.vertices.size(), Vec3f::UnitY());
        for (std::size_t c = 0; c < mesh.corners.size(); ++c) {
            m_vertexNormals[mesh.corners[c]] = mesh.normals[c];
        }
    }

    Mesh run() {
        m_result.name = m_mesh.name;
        for (std::size_t f = 0; f < m_mesh.polygonCount(); ++f) {
            clip(m_mesh.polygon(f), true);
            if (m_bothSides) {
                clip(m_mesh.polygon(f), false);
            }
        }
        for (const std::uint32_t vertex : m_result.corners) {
            m_result.normals.push_back(m_newNormals[vertex]);
        }
        return std::move(m_result);
    }

private:
    void clip(std::span<const std::uint32_t> polygon, bool below) {
        std::vector<std::uint32_t> kept;
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const std::uint32_t a = polygon[k];
            const std::uint32_t b = polygon[(k + 1) % polygon.size()];
            if ((m_values[a] < 0.0) == below) {
                kept.push_back(keptPoint(a));
            }
            if ((m_values[a] < 0.0) != (m_values[b] < 0.0)) {
                kept.push_back(cutPoint(std::min(a, b), std::max(a, b)));
            }
        }
        if (kept.size() >= 3) {
            m_result.addPolygon(kept);
        }
    }

    std::uint32_t addVertex(const Vec3& position, const Vec3f& normal) {
        m_result.vertices.push_back(position);
        m_newNormals.push_back(normal);
        return static_cast<std::uint32_t>(m_result.vertices.size() - 1);
    }

    std::uint32_t keptPoint(std::uint32_t p) {
        if (m_target[p] == kNone) {
            m_target[p] = static_cast<std::int32_t>(addVertex(m_mesh.vertices[p], m_vertexNormals[p]));
        }
        return static_cast<std::uint32_t>(m_target[p]);
    }

    std::uint32_t cutPoint(std::uint32_t a, std::uint32_t b) {
        const auto [found, isNew] = m_cuts.try_emplace({a, b}, 0U);
        if (isNew) {
            const double fraction = std::clamp(m_values[a] / (m_values[a] - m_values[b]), 0.02, 0.98);
            const auto fractionF = static_cast<float>(fraction);
            found->second = addVertex(
                (1.0 - fraction) * m_mesh.vertices[a] + fraction * m_mesh.vertices[b],
                ((1.0F - fractionF) * m_vertexNormals[a] + fractionF * m_vertexNormals[b]).normalized());
        }
        return found->second;
    }

    const Mesh& m_mesh;
    bool m_bothSides;
    std::vector<double> m_values;
    std::vector<Vec3f> m_vertexNormals;
    std::vector<std::int32_t> m_target;
    std::map<std::array<std::uint32_t, 2>, std::uint32_t> m_cuts;
    std::vector<Vec3f> m_newNormals;
    Mesh m_result;
};

using Edge = std::array<std::uint32_t, 2>;

/// Directed edges with one polygon, and that polygon.
std::map<Edge, std::size_t> borderEdges(const Mesh& mesh) {
    std::map<Edge, std::size_t> edges;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const Edge edge{polygon[k], polygon[(k + 1) % polygon.size()]};
            if (edges.erase({edge[1], edge[0]}) == 0) {
                edges.emplace(edge, f);
            }
        }
    }
    return edges;
}

Vec3 polygonCenter(const Mesh& mesh, std::size_t f) {
    Vec3 sum = Vec3::Zero();
    for (const std::uint32_t p : mesh.polygon(f)) {
        sum += mesh.vertices[p];
    }
    return sum / static_cast<double>(mesh.polygon(f).size());
}

Vec3 vertexNormal(const Mesh& mesh, std::size_t f, std::uint32_t vertex) {
    for (std::uint32_t c = mesh.polygonOffsets[f]; c < mesh.polygonOffsets[f + 1]; ++c) {
        if (mesh.corners[c] == vertex) {
            return mesh.normals[c].cast<double>();
        }
    }
    return Vec3::UnitY();
}

struct IndexedLoop {
    std::vector<std::uint32_t> vertices;
    std::vector<BorderPoint> places;
};

/// Chains border edges; a vertex from which two borders leave takes either, in order.
std::vector<IndexedLoop> indexedLoops(const Mesh& mesh) {
    std::map<Edge, std::size_t> edges = borderEdges(mesh);
    std::vector<IndexedLoop> loops;
    while (!edges.empty()) {
        IndexedLoop loop;
        auto at = edges.begin();
        while (at != edges.end()) {
            const auto [edge, polygon] = *at;
            edges.erase(at);
            const Vec3 along = (mesh.vertices[edge[1]] - mesh.vertices[edge[0]]).normalized();
            const Vec3 normal = vertexNormal(mesh, polygon, edge[0]);
            Vec3 inward = normal.cross(along).normalized();
            if (inward.dot(polygonCenter(mesh, polygon) - mesh.vertices[edge[0]]) < 0.0) {
                inward = -inward;
            }
            loop.vertices.push_back(edge[0]);
            loop.places.push_back({mesh.vertices[edge[0]], normal, inward});
            at = edges.lower_bound({edge[1], 0U});
            if (at != edges.end() && at->first[0] != edge[1]) {
                at = edges.end();
            }
        }
        loops.push_back(std::move(loop));
    }
    return loops;
}

} // namespace

Mesh clipped(const Mesh& mesh, const Field& keep) {
    return Clipper(mesh, keep, false).run();
}

Mesh divided(const Mesh& mesh, const Field& line) {
    return Clipper(mesh, line, true).run();
}

std::vector<std::vector<BorderPoint>> borderLoops(const Mesh& mesh) {
    std::vector<std::vector<BorderPoint>> loops;
    for (IndexedLoop& loop : indexedLoops(mesh)) {
        loops.push_back(std::move(loop.places));
    }
    return loops;
}

void addHems(Mesh& mesh, double depth) {
    for (const IndexedLoop& loop : indexedLoops(mesh)) {
        const auto count = static_cast<std::uint32_t>(loop.vertices.size());
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (const BorderPoint& border : loop.places) {
            mesh.vertices.emplace_back(border.position - depth * border.normal + 0.6 * depth * border.inward);
        }
        for (std::uint32_t k = 0; k < count; ++k) {
            const std::uint32_t next = (k + 1) % count;
            const std::array<std::uint32_t, 4> quad{loop.vertices[next], loop.vertices[k], first + k,
                                                    first + next};
            mesh.addPolygon(quad);
            for (const std::uint32_t corner : {next, k, k, next}) {
                mesh.normals.emplace_back((-loop.places[corner].inward).cast<float>());
            }
        }
    }
}

namespace {

constexpr std::uint32_t kTubeSides = 8;

/// The border without its shortest steps, its directions evened out: clipping leaves points at random.
std::vector<BorderPoint> evened(const std::vector<BorderPoint>& border) {
    std::vector<BorderPoint> points;
    for (const BorderPoint& point : border) {
        if (points.empty() || (point.position - points.back().position).norm() > 0.007) {
            points.push_back(point);
        }
    }
    for (int round = 0; round < 4; ++round) {
        const std::vector<BorderPoint> before = points;
        for (std::size_t k = 0; k < points.size(); ++k) {
            const BorderPoint& last = before[(k + points.size() - 1) % points.size()];
            const BorderPoint& next = before[(k + 1) % points.size()];
            points[k].inward = (last.inward + 2.0 * before[k].inward + next.inward).normalized();
            points[k].normal = (last.normal + 2.0 * before[k].normal + next.normal).normalized();
        }
    }
    return points;
}

} // namespace

void addTube(Mesh& mesh, const std::vector<TubeStation>& stations) {
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    std::vector<Vec3f> normals;
    const auto count = static_cast<std::uint32_t>(stations.size());
    for (std::uint32_t k = 0; k < count; ++k) {
        const TubeStation& station = stations[k];
        const Vec3 along =
            stations[std::min(k + 1, count - 1)].position - stations[k == 0 ? 0 : k - 1].position;
        const Vec3 side = along.cross(station.out).normalized();
        const Vec3 up = side.cross(along).normalized();
        for (std::uint32_t s = 0; s < kTubeSides; ++s) {
            const double turn = 2.0 * std::numbers::pi * s / kTubeSides;
            mesh.vertices.emplace_back(station.position + station.width * std::cos(turn) * side +
                                       station.height * std::sin(turn) * up);
            normals.emplace_back(
                (std::cos(turn) / station.width * side + std::sin(turn) / station.height * up)
                    .normalized()
                    .cast<float>());
        }
    }
    const auto add = [&](const std::vector<std::uint32_t>& polygon) {
        std::vector<std::uint32_t> points;
        for (const std::uint32_t p : polygon) {
            points.push_back(first + p);
            mesh.normals.push_back(normals[p]);
        }
        mesh.addPolygon(points);
    };
    std::vector<std::uint32_t> start;
    std::vector<std::uint32_t> end;
    for (std::uint32_t s = 0; s < kTubeSides; ++s) {
        start.push_back(s);
        end.push_back(count * kTubeSides - 1 - s);
        for (std::uint32_t k = 0; k + 1 < count; ++k) {
            const std::uint32_t a = k * kTubeSides + s;
            const std::uint32_t b = k * kTubeSides + (s + 1) % kTubeSides;
            add({b, a, a + kTubeSides, b + kTubeSides});
        }
    }
    add(start);
    add(end);
}

void addRibbon(Mesh& mesh, const std::vector<BorderPoint>& border, double offset, double width) {
    const std::vector<BorderPoint> points = evened(border);
    const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
    const auto count = static_cast<std::uint32_t>(points.size());
    for (const BorderPoint& point : points) {
        mesh.vertices.emplace_back(point.position + offset * point.normal - 0.001 * point.inward);
        mesh.vertices.emplace_back(point.position + offset * point.normal + width * point.inward);
    }
    for (std::uint32_t k = 0; k < count; ++k) {
        const std::uint32_t next = (k + 1) % count;
        mesh.addPolygon(std::array{first + 2 * k, first + 2 * next, first + 2 * next + 1, first + 2 * k + 1});
        for (const std::uint32_t at : {k, next, next, k}) {
            mesh.normals.emplace_back(points[at].normal.cast<float>());
        }
    }
}

void addFin(Mesh& mesh, double height, const std::function<bool(const Vec3& a, const Vec3& b)>& chosen) {
    std::map<std::uint32_t, std::uint32_t> raised; // the fin's upper point over each point of the mesh
    const auto raise = [&](std::uint32_t vertex, const Vec3f& normal) {
        const auto [found, isNew] =
            raised.try_emplace(vertex, static_cast<std::uint32_t>(mesh.vertices.size()));
        if (isNew) {
            mesh.vertices.emplace_back(mesh.vertices[vertex] + height * normal.cast<double>());
        }
        return found->second;
    };
    const std::size_t polygons = mesh.polygonCount();
    for (std::size_t f = 0; f < polygons; ++f) {
        const std::uint32_t begin = mesh.polygonOffsets[f];
        const std::uint32_t size = mesh.polygonOffsets[f + 1] - begin;
        for (std::uint32_t k = 0; k < size; ++k) {
            const std::uint32_t ca = begin + k;
            const std::uint32_t cb = begin + (k + 1) % size;
            const std::uint32_t a = mesh.corners[ca];
            const std::uint32_t b = mesh.corners[cb];
            if (a > b || !chosen(mesh.vertices[a], mesh.vertices[b])) {
                continue;
            }
            const Vec3f na = mesh.normals[ca];
            const Vec3f nb = mesh.normals[cb];
            const Vec3 along = mesh.vertices[b] - mesh.vertices[a];
            const Vec3f side = along.cross(na.cast<double>()).normalized().cast<float>();
            mesh.addPolygon(std::array{a, b, raise(b, nb), raise(a, na)});
            mesh.normals.insert(mesh.normals.end(), 4, side);
        }
    }
}

} // namespace sinew::sample
