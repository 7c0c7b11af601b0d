#include "app/view/ViewMark.h"

#include "app/view/legend/ColorMaps.h"
#include "core/geometry/WeldedSurface.h"

#include <limits>

namespace sinew {
namespace {

/// By the vertex of these parts that is nearest to the place.
std::optional<ViewMark> markBy(const Scene& scene, std::size_t firstPart, std::size_t endPart,
                               const Vec3& place) {
    std::optional<ViewMark> mark;
    double min = std::numeric_limits<double>::infinity();
    for (std::size_t part = firstPart; part < endPart; ++part) {
        const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            const double distance = (vertices[p] - place).squaredNorm();
            if (distance < min) {
                min = distance;
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

constexpr float kThinnest = 1.6F;
constexpr float kShareWidth = 4.5F; // of a share of 1
constexpr float kStepDot = 4.5F;
constexpr float kBridgeRing = 19.0F;
constexpr float kBridgeHole = 12.0F;
constexpr float kPointDot = 9.0F;

void addPath(const VertexExplanation& explanation, std::size_t rank, std::vector<ExplanationLine>& lines) {
    const BonePath& bone = explanation.bones[rank];
    const std::vector<Vec3> places = bone.line(explanation.position);
    const Rgba joint = withAlpha(distinctColor(rank), bone.share > 0.0F ? 1.0F : 0.55F);
    const float width = kThinnest + kShareWidth * bone.share;
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        // A step over the gap to a loose part is no path inside: it is drawn as the bridge it is.
        const bool jump = i + 1 < bone.steps.size() && bone.steps[i + 1].jump;
        lines.push_back({places[i], places[i + 1], jump ? kSuspectedBridge : joint, width});
    }
}

void addMarks(const BonePath& bone, std::vector<ExplanationLine>& lines) {
    for (const PathStep& step : bone.steps) {
        if (step.boundary) {
            lines.push_back({step.place, step.place, kBoundaryStep, kStepDot});
        }
    }
    if (bone.thinPlace >= 0 && static_cast<std::size_t>(bone.thinPlace) < bone.steps.size()) {
        const Vec3& place = bone.steps[static_cast<std::size_t>(bone.thinPlace)].place;
        lines.push_back({place, place, kSuspectedBridge, kBridgeRing});
        lines.push_back({place, place, kWhite, kBridgeHole});
        lines.push_back({place, place, kSuspectedBridge, kBridgeHole - 4.0F});
    }
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

std::vector<ExplanationLine> explanationLines(const VertexExplanation& explanation) {
    std::vector<ExplanationLine> lines;
    for (std::size_t n = explanation.bones.size(); n-- > 0;) {
        addPath(explanation, n, lines);
    }
    for (const BonePath& bone : explanation.bones) {
        addMarks(bone, lines);
    }
    lines.push_back({explanation.position, explanation.position, kExplainedVertex, kPointDot});
    return lines;
}

} // namespace sinew
