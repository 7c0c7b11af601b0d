#include "app/view/ViewMark.h"

#include "core/bind/PartPlan.h"

#include <limits>

namespace sinew {
namespace {

/// By the point of these parts that is nearest to the place.
std::optional<ViewMark> markBy(const Scene& scene, std::size_t firstPart, std::size_t endPart,
                               const Vec3& place) {
    std::optional<ViewMark> mark;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t part = firstPart; part < endPart; ++part) {
        const std::vector<Vec3>& points = scene.parts[part].mesh->points;
        for (std::size_t p = 0; p < points.size(); ++p) {
            const double distance = (points[p] - place).squaredNorm();
            if (distance < least) {
                least = distance;
                mark = ViewMark();
                mark->by = PointId{part, static_cast<std::uint32_t>(p)};
                mark->offset = place - points[p];
            }
        }
    }
    return mark;
}

Aabb boxOf(const Mesh& mesh, int shell) {
    const PartShells shells = shell > 0 ? partShells(mesh) : PartShells();
    Aabb box;
    for (std::size_t p = 0; p < mesh.points.size(); ++p) {
        const bool within = shell == 0 || shells.ofPoint[p] == static_cast<std::uint32_t>(shell - 1);
        if (within && mesh.points[p].allFinite()) {
            box.add(mesh.points[p]);
        }
    }
    return box;
}

} // namespace

ViewMark markOfJoint(std::int32_t joint) {
    ViewMark mark;
    mark.joint = joint;
    return mark;
}

std::optional<ViewMark> markOfPlace(const Scene& scene, const Vec3& place, double radius, double around) {
    std::optional<ViewMark> mark = markBy(scene, 0, scene.parts.size(), place);
    if (mark) {
        mark->radius = radius;
        mark->around = around;
    }
    return mark;
}

std::optional<ViewMark> markOfPiece(const Scene& scene, PieceId piece) {
    constexpr double roomAboutAShell = 2.0; // of its half diagonal
    const Aabb box = boxOf(*scene.parts[piece.part].mesh, piece.shell);
    std::optional<ViewMark> mark;
    if (!box.empty()) {
        mark = markBy(scene, piece.part, piece.part + 1, box.center());
    }
    if (mark) {
        mark->part = static_cast<std::int32_t>(piece.part);
        mark->radius = 0.5 * box.diagonal();
        mark->around = piece.shell > 0 ? roomAboutAShell * mark->radius : 0.0;
    }
    return mark;
}

Vec3 placeOf(const ViewMark& mark, PosedMesh& posed) {
    if (mark.by) {
        return posed.points(mark.by->part, std::span(&mark.by->point, 1))[0] + mark.offset;
    }
    return posed.joints()[static_cast<std::size_t>(mark.joint)].translation();
}

} // namespace sinew
