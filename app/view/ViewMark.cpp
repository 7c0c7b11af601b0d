#include "app/view/ViewMark.h"

#include "core/geometry/WeldedSurface.h"

#include <limits>

namespace sinew {
namespace {

/// By the vertex of these parts that is nearest to the place.
std::optional<ViewMark> markBy(const Scene& scene, std::size_t firstPart, std::size_t endPart,
                               const Vec3& place) {
    std::optional<ViewMark> mark;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t part = firstPart; part < endPart; ++part) {
        const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            const double distance = (vertices[p] - place).squaredNorm();
            if (distance < least) {
                least = distance;
                mark = ViewMark();
                mark->by = VertexId{static_cast<std::uint32_t>(part), static_cast<std::uint32_t>(p)};
                mark->offset = place - vertices[p];
            }
        }
    }
    return mark;
}

Aabb boxOf(const Mesh& mesh, int shell) {
    const SurfaceShells shells = shell > 0 ? surfaceShells(mesh) : SurfaceShells();
    Aabb box;
    for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
        const bool within = shell == 0 || shells.ofVertex[p] == static_cast<std::uint32_t>(shell - 1);
        if (within && mesh.vertices[p].allFinite()) {
            box.add(mesh.vertices[p]);
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

std::optional<ViewMark> markOfVolumeEdit(const Scene& scene, const Vec3& place, double radius,
                                         double around) {
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
        return posed.vertices(mark.by->part, std::span(&mark.by->vertex, 1))[0] + mark.offset;
    }
    return posed.joints()[static_cast<std::size_t>(mark.joint)].translation();
}

} // namespace sinew
