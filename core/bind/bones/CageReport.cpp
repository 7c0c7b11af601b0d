#include "core/bind/bones/CageReport.h"

#include "core/geometry/repair/Intersect.h"

#include <algorithm>
#include <utility>
#include <vector>

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
