#include "core/bind/bones/CageFace.h"

#include <algorithm>

namespace sinew {
namespace {

/// Where along a segment from a to b a point is nearest, 0 to 1.
double nearestAlong(const Vec3& a, const Vec3& b, const Vec3& point) {
    const Vec3 along = b - a;
    const double squared = along.squaredNorm();
    return squared > 0.0 ? std::clamp((point - a).dot(along) / squared, 0.0, 1.0) : 0.0;
}

Vec3 placeOf(const CageFace& face, const Vec3& weights) {
    return weights[0] * face.corners[0] + weights[1] * face.corners[1] + weights[2] * face.corners[2];
}

/// Those at the nearest place of the edge between two corners.
Vec3 weightsAlong(const CageFace& face, Eigen::Index from, Eigen::Index to, const Vec3& point) {
    const double t = nearestAlong(face.corners[static_cast<std::size_t>(from)],
                                  face.corners[static_cast<std::size_t>(to)], point);
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
        if ((placeOf(face, weights) - point).squaredNorm() < (placeOf(face, nearest) - point).squaredNorm()) {
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
    return placeOf(face, cageWeightsAt(face, point));
}

} // namespace sinew
