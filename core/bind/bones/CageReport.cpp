#include "core/bind/bones/CageReport.h"

#include "core/geometry/repair/Intersect.h"

#include <algorithm>

namespace sinew {
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

std::size_t crossingFaces(const Cage& cage, double size) {
    Progress progress;
    const auto crossing = selfIntersections(cage.vertices, cage.faces, kCrossing * size, progress);
    return crossing
               ? static_cast<std::size_t>(std::ranges::count_if(*crossing, [](char c) { return c != 0; }))
               : 0;
}

} // namespace

Notices cageNotices(const std::vector<Cage>& cages, std::span<const Vec3> meshVertices) {
    Notices notices;
    const Aabb mesh = boxAround(meshVertices);
    for (const Cage& cage : cages) {
        const Aabb box = boxAround(cage.vertices);
        const auto tell = [&](NoticeCode code, std::size_t count) {
            if (count > 0) {
                notices.push_back({code, cage.name, count, {}});
            }
        };
        tell(NoticeCode::CageOutside, apart(box, mesh) ? cage.vertices.size() : 0);
        tell(NoticeCode::CageFacesCross, crossingFaces(cage, box.diagonal()));
        tell(NoticeCode::CageOpen, openCageEdges(cage).size());
        tell(NoticeCode::CageVerticesMany,
             cage.vertices.size() >= kManyCageVertices ? cage.vertices.size() : 0);
    }
    return notices;
}

} // namespace sinew
