#pragma once

#include "app/document/PosedMesh.h"
#include "app/document/edits/CageEdits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/view/ColorMaps.h"
#include "core/bind/settings/Cage.h"
#include "core/geometry/AxisVolume.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/Solid.h"
#include "core/skeleton/Skeleton.h"
#include "core/solve/Bind.h"
#include "core/solve/Explain.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A bone as it is drawn and picked: from a joint to a child, or to where it ends.
struct BoneShape {
    std::int32_t joint = kNone; ///< that turns it
    Vec3 head = Vec3::Zero();
    Vec3 tail = Vec3::Zero();
    double thickness = 0.0;     ///< half the width at its waist
    std::int32_t child = kNone; ///< the joint at its tail; none: an end
    bool guessed = false;       ///< the bind guessed where it leads
};

/// The bones of a skeleton in a pose; `joints` modelFromJoint of each (#J), `size` the scene's diagonal.
/// Joints without children end in the file's tail, else in that of their guessed bone, else go on straight
/// for a fraction of their parent's bone; without a parent they have no bone. No bone leads to joints that
/// were made for handles and cages, which show where they are. `guessedTails` as GuessedBones::tails has them
/// (#J or empty): such a bone moves with its joint alone, wherever it leads.
std::vector<BoneShape> boneShapes(const Skeleton& skeleton, std::span<const Transform> joints, double size,
                                  std::span<const std::optional<Vec3>> guessedTails = {});

/// What is drawn of a bone.
struct BoneFaces {
    std::vector<std::array<Vec3, 3>> faces; ///< corners counter-clockwise seen from outside
    std::vector<std::array<Vec3, 2>> edges;
};

/// An octahedron, thick near the joint; of a guessed bone a dashed one: pieces of it with gaps between them.
BoneFaces boneFaces(const BoneShape& bone);

/// A cage as it stands in a pose.
struct CageShape {
    std::vector<Vec3> vertices;       ///< #V of the cage, model space
    std::vector<std::int32_t> joints; ///< #V, kNone where the skeleton lacks a vertex's joint
    std::vector<CageFaceVertices> faces;
    std::vector<CageEdge> edges;  ///< those of the faces too
    std::vector<Vec3> curve = {}; ///< of a wire: places along it

    bool operator==(const CageShape&) const = default;
};

/// The cages of a character whose joints stand at `modelFromJoint` (#J): each vertex moves with its joint;
/// one without stays. O(#J log #J + size of the cages).
std::vector<CageShape> cageShapes(const std::vector<Cage>& cages, const Skeleton& skeleton,
                                  std::span<const Transform> modelFromJoint);

/// A chain that is being drawn, with the face that it would have if it were closed now. No vertex has a
/// joint.
CageShape drawnShape(const CageChain& chain);

/// What a point handle, or the cage of a vertex, is like with it at `position`, in the bind pose and without
/// joints. The settings have the point.
CageShape movedShape(const BindSettings& settings, const HandlePoint& point, const Vec3& position);

class EnvelopeSolution;

/// The envelope of one bone as it stands in a pose, model space: what lies in `held` follows the bone, and
/// its weight ends at the surface of `faded`. An entry a segment or handle of the bone; none: it has no
/// envelope. Of a bone with volumes (EnvelopeSolution::volumes) these stand in their place.
struct EnvelopeShape {
    std::int32_t joint = kNone;
    std::vector<RoundedBox> held;
    std::vector<RoundedBox> faded;
    std::vector<AxisVolume> heldVolumes;
    std::vector<AxisVolume> fadedVolumes;
};

/// What the envelope solver made of a bind; null: it is not in force.
const EnvelopeSolution* envelopesOf(const BindState& bound);

/// Where the weight of a bone ends that holds a volume (AxisVolume::grown); `blend` in parts of its inner
/// radius.
AxisVolume fadedVolume(const AxisVolume& volume, double blend);

/// The envelopes of all bones; each moves with its joint, whose skinning matrix is in `matrices` (#J).
/// O(#segments).
std::vector<EnvelopeShape> envelopeShapes(const EnvelopeSolution& envelopes,
                                          std::span<const Transform> matrices);

/// How wide the envelope of a joint's bone is, model units, and where its weight ends. Nothing: the bone has
/// none, or the joint is not bound to.
struct EnvelopeRadii {
    double held = 0.0;
    double faded = 0.0;
};
std::optional<EnvelopeRadii> envelopeRadii(const EnvelopeSolution& envelopes, std::int32_t joint);

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

/// Of the outlines of edits of the volume.
Rgba volumeEditColor(VolumeEditKind kind);

ViewMark markOfJoint(std::int32_t joint);
/// A place of the bind pose. Nothing in a scene without vertices. O(#P).
std::optional<ViewMark> markOfVolumeEdit(const Scene& scene, const Vec3& position, double radius,
                                         double around);
/// The middle of a part or shell. Nothing when it has no vertex.
std::optional<ViewMark> markOfPiece(const Scene& scene, PieceId piece);

/// Where a mark is as the character is shown.
Vec3 positionOf(const ViewMark& mark, PosedMesh& posed);

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
/// Of a joint that lies outside the mesh, or has another fault.
constexpr Rgba kOutsideMark = rgba(0xf0, 0x3e, 0x5a);
constexpr Rgba kExplainedVertex = rgba(0xff, 0xff, 0xff);

/// The paths of all bones in distinctColors by their rank, wider the larger their weight, least important
/// first; then discs on boundary steps, a ring of discs on each suspected bridge, one on the vertex.
std::vector<ExplanationLine> explanationLines(const VertexExplanation& explanation);

} // namespace sinew
