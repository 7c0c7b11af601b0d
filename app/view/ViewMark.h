#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/edits/PartEdits.h"
#include "app/view/legend/ColorMaps.h"
#include "core/solve/Explain.h"

#include <optional>
#include <vector>

namespace sinew {

/// A place of the character that the view points at: ringed, with all that could hide it drawn faintly. It
/// goes along with the pose.
struct ViewMark {
    std::int32_t joint = kNone; ///< it is where this joint is
    std::optional<VertexId> by; ///< or it lies by this vertex and moves with it
    Vec3 offset = Vec3::Zero(); ///< from that vertex, in the bind pose
    std::int32_t part = kNone;  ///< drawn as ever
    double radius = 0.0;        ///< of what is there, model units
    double around = 0.0;        ///< how far about it the camera has to see; 0: all of the part or joint
    bool operator==(const ViewMark&) const = default;
};

ViewMark markOfJoint(std::int32_t joint);
/// A place of the bind pose. Nothing in a scene without vertices. O(#P).
std::optional<ViewMark> markOfVolumeEdit(const Scene& scene, const Vec3& place, double radius, double around);
/// The middle of a part or shell. Nothing when it has no vertex.
std::optional<ViewMark> markOfPiece(const Scene& scene, PieceId piece);

/// Where a mark is as the character is shown.
Vec3 placeOf(const ViewMark& mark, PosedMesh& posed);

/// A piece of the drawing that explains a vertex; one with equal ends is a disc. Pixels wide.
struct ExplanationLine {
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();
    Rgba color = 0;
    float width = 1.0F;
};

// Far from the first six distinctColors.
constexpr Rgba kBoundaryStep = rgba(0xf4, 0xf6, 0xff);
constexpr Rgba kSuspectedBridge = rgba(0xe6, 0x00, 0x3c);
constexpr Rgba kExplainedVertex = rgba(0xff, 0xff, 0xff);

/// The paths of all bones in distinctColors by their rank, wider the larger their share, least important
/// first; then discs on boundary steps, a ring of discs on each suspected bridge, one on the vertex.
std::vector<ExplanationLine> explanationLines(const VertexExplanation& explanation);

} // namespace sinew
