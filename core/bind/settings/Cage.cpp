#include "core/bind/settings/Cage.h"

#include "core/geometry/Intersect.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

CageEdge edgeBetween(std::uint32_t a, std::uint32_t b) {
    return {std::min(a, b), std::max(a, b)};
}

/// Ascending; an edge of several faces stands there as often.
std::vector<CageEdge> edgesOfFaces(const Cage& cage) {
    std::vector<CageEdge> edges;
    edges.reserve(3 * cage.faces.size());
    for (const auto& [a, b, c] : cage.faces) {
        edges.insert(edges.end(), {edgeBetween(a, b), edgeBetween(b, c), edgeBetween(c, a)});
    }
    std::ranges::sort(edges);
    return edges;
}

} // namespace

std::string cageJoint(const Cage& cage, std::size_t vertex) {
    return vertex < cage.joints.size() ? cage.joints[vertex] : cage.name + "_" + std::to_string(vertex + 1);
}

std::vector<CageEdge> cageEdges(const Cage& cage) {
    std::vector<CageEdge> edges = edgesOfFaces(cage);
    for (const auto& [a, b] : cage.edges) {
        edges.push_back(edgeBetween(a, b));
    }
    std::ranges::sort(edges);
    const auto repeated = std::ranges::unique(edges);
    edges.erase(repeated.begin(), repeated.end());
    return edges;
}

std::vector<CageEdge> openCageEdges(const Cage& cage) {
    const std::vector<CageEdge> edges = edgesOfFaces(cage);
    std::vector<CageEdge> open;
    for (auto edge = edges.begin(); edge != edges.end();) {
        const auto next = std::upper_bound(edge, edges.end(), *edge);
        if ((next - edge) % 2 != 0) {
            open.push_back(*edge);
        }
        edge = next;
    }
    return open;
}

bool fillsVolume(const Cage& cage) {
    return cage.fill && !cage.faces.empty() && openCageEdges(cage).empty();
}

namespace {

Vec3 pointOn(const CageFace& face, const Vec3& weights) {
    return weights[0] * face.corners[0] + weights[1] * face.corners[1] + weights[2] * face.corners[2];
}

/// Those at the nearest place of the edge between two corners.
Vec3 weightsAlong(const CageFace& face, Eigen::Index from, Eigen::Index to, const Vec3& point) {
    const double t = fractionAlong(
        {face.corners[static_cast<std::size_t>(from)], face.corners[static_cast<std::size_t>(to)]}, point);
    Vec3 weights = Vec3::Zero();
    weights[from] = 1.0 - t;
    weights[to] = t;
    return weights;
}

/// Of the foot of the perpendicular; not finite on a face without area.
Vec3 weightsOfFoot(const CageFace& face, const Vec3& point) {
    const Vec3 u = face.corners[1] - face.corners[0];
    const Vec3 v = face.corners[2] - face.corners[0];
    const Vec3 normal = u.cross(v);
    const Vec3 to = point - face.corners[0];
    const double second = to.cross(v).dot(normal) / normal.squaredNorm();
    const double third = u.cross(to).dot(normal) / normal.squaredNorm();
    return {1.0 - second - third, second, third};
}

Vec3 weightsOnBorder(const CageFace& face, const Vec3& point) {
    Vec3 nearest = weightsAlong(face, 0, 1, point);
    for (const auto& [from, to] : {std::pair(1, 2), std::pair(2, 0)}) {
        const Vec3 weights = weightsAlong(face, from, to, point);
        if ((pointOn(face, weights) - point).squaredNorm() < (pointOn(face, nearest) - point).squaredNorm()) {
            nearest = weights;
        }
    }
    return nearest;
}

} // namespace

std::vector<CageFace> cageFaces(const Cage& cage, const std::vector<std::size_t>& sourceOfVertex) {
    std::vector<CageFace> faces;
    const auto add = [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
        faces.push_back({{sourceOfVertex[a], sourceOfVertex[b], sourceOfVertex[c]},
                         {cage.vertices[a], cage.vertices[b], cage.vertices[c]}});
    };
    for (const auto& [a, b, c] : cage.faces) {
        add(a, b, c);
    }
    Cage surface;
    surface.faces = cage.faces;
    const std::vector<CageEdge> ofFaces = cageEdges(surface);
    for (const CageEdge& edge : cageEdges(cage)) {
        if (!std::ranges::binary_search(ofFaces, edge)) {
            add(edge[0], edge[1], edge[1]);
        }
    }
    return faces;
}

Vec3 cageWeightsAt(const CageFace& face, const Vec3& point) {
    if (face.isEdge()) {
        return weightsAlong(face, 0, 1, point);
    }
    const Vec3 foot = weightsOfFoot(face, point);
    const bool within = foot.allFinite() && (foot.array() >= 0.0).all();
    return within ? foot : weightsOnBorder(face, point);
}

Vec3 nearestOn(const CageFace& face, const Vec3& point) {
    return pointOn(face, cageWeightsAt(face, point));
}

namespace {

/// Of the diagonal: how deep faces may cut into each other unnoticed.
constexpr double kCrossing = 1e-6;

Aabb boxAround(std::span<const Vec3> vertices) {
    Aabb box;
    for (const Vec3& vertex : vertices) {
        box.add(vertex);
    }
    return box;
}

bool apart(const Aabb& a, const Aabb& b) {
    return !a.empty() && !b.empty() &&
           ((a.min.array() > b.max.array()).any() || (b.min.array() > a.max.array()).any());
}

/// Which faces cross another of the same cage; none where that is not known.
std::vector<char> crossingFaces(const Cage& cage) {
    Progress progress;
    const double size = boxAround(cage.vertices).diagonal();
    auto crossing = selfIntersections(cage.vertices, cage.faces, kCrossing * size, progress);
    return crossing ? std::move(*crossing) : std::vector<char>(cage.faces.size(), 0);
}

std::size_t marked(std::span<const char> marks) {
    return static_cast<std::size_t>(std::ranges::count_if(marks, [](char mark) { return mark != 0; }));
}

/// How many faces of two cages cross the other's, without those that cross faces of their own cage too.
std::size_t facesThatCross(const Cage& cage, const Cage& other) {
    Cage both = cage;
    const auto first = static_cast<std::uint32_t>(cage.vertices.size());
    both.vertices.insert(both.vertices.end(), other.vertices.begin(), other.vertices.end());
    for (const auto& [a, b, c] : other.faces) {
        both.faces.push_back({a + first, b + first, c + first});
    }
    const std::size_t alone = marked(crossingFaces(cage)) + marked(crossingFaces(other));
    const std::size_t together = marked(crossingFaces(both));
    return together - std::min(together, alone);
}

void noteCrossingCages(const std::vector<Cage>& cages, Notices& notices) {
    for (auto cage = cages.begin(); cage != cages.end(); ++cage) {
        for (auto other = cage + 1; other != cages.end(); ++other) {
            if (apart(boxAround(cage->vertices), boxAround(other->vertices))) {
                continue;
            }
            if (const std::size_t count = facesThatCross(*cage, *other); count > 0) {
                notices.push_back({NoticeCode::CagesCross, cage->name, count, {other->name}});
            }
        }
    }
}

/// As clipFarBones has it: beyond the mesh's box and its diagonal around it.
void noteFarVertices(const Cage& cage, const Aabb& mesh, double metersPerUnit, Notices& notices) {
    std::size_t count = 0;
    double farthest = 0.0;
    for (const Vec3& vertex : cage.vertices) {
        const Vec3 out = vertex - vertex.cwiseMax(mesh.min).cwiseMin(mesh.max);
        if (out.cwiseAbs().maxCoeff() > mesh.diagonal()) {
            ++count;
            farthest = std::max(farthest, out.norm());
        }
    }
    if (count > 0) {
        notices.push_back(
            {NoticeCode::CageFar, cage.name, count, {std::to_string(farthest * metersPerUnit)}});
    }
}

} // namespace

Notices cageNotices(const std::vector<Cage>& cages, std::span<const Vec3> meshVertices,
                    double metersPerUnit) {
    Notices notices;
    const Aabb mesh = boxAround(meshVertices);
    for (const Cage& cage : cages) {
        if (isControl(cage)) {
            continue;
        }
        const Aabb box = boxAround(cage.vertices);
        const auto tell = [&](NoticeCode code, std::size_t count) {
            if (count > 0) {
                notices.push_back({code, cage.name, count, {}});
            }
        };
        if (apart(box, mesh)) {
            tell(NoticeCode::CageOutside, cage.vertices.size());
        } else if (!mesh.empty()) {
            noteFarVertices(cage, mesh, metersPerUnit, notices);
        }
        tell(NoticeCode::CageFacesCross, marked(crossingFaces(cage)));
        tell(NoticeCode::CageOpen, openCageEdges(cage).size());
        tell(NoticeCode::CageVerticesMany,
             cage.vertices.size() >= kManyCageVertices ? cage.vertices.size() : 0);
    }
    noteCrossingCages(cages, notices);
    return notices;
}

} // namespace sinew
