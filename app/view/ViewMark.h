#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/edits/PartEdits.h"

#include <optional>

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

} // namespace sinew
