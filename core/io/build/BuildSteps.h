#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"
#include "core/io/source/ImportedFile.h"
#include "core/weights/SkinWeights.h"

namespace sinew {

// The steps of buildScene: nodes, then where everything was bound, then meshes and clips.

/// Node indices, parents before children, siblings in the file's order. Errors: SkeletonCycle.
Expected<std::vector<std::int32_t>> parentsFirstOrder(const std::vector<ImportedNode>& nodes,
                                                      const std::string& file);

/// modelFromNode of every node at rest; `order` from parentsFirstOrder. #N.
std::vector<Transform> restTransforms(const ImportedFile& source, std::span<const std::int32_t> order);

/// Replaces transforms that hold infinities, NaN or absurd numbers by the identity and leaves out such keys,
/// so that what follows calculates with finite numbers only. Notices: NodePlaceReset, SkinBindPoseReset.
void weedTransforms(ImportedFile& source);

/// True when the transform can be turned around without losing its precision.
bool invertible(const Transform& transform);

/// Which nodes are joints. Where one's parent node is a joint too, that is its parent joint; else it is a
/// root.
struct JointPlan {
    std::vector<std::int32_t> nodeOfJoint; ///< #J, parents first
    std::vector<std::int32_t> jointOfNode; ///< #N, kNone for a node that is no joint
    std::vector<bool> mover;               ///< #J: a joint only because it moves others (Joint::mover)
    bool guessed = false; ///< nothing in the file said "joint": the bare node hierarchy was taken
};

/// Joints are what skins name and what the file calls a joint, the nodes between them, and the nodes under
/// them that carry no object (sockets, controls, ends). Where the file names none at all: chains of two and
/// more nodes that no mesh hangs under. And what clips move with a joint or a mesh on it: nodes above joints,
/// with those in between, and nodes below them that carry a mesh without skin. `order` from
/// parentsFirstOrder.
JointPlan chooseJoints(const ImportedFile& source, std::span<const std::int32_t> order);

/// Where everything stood when it was bound. A joint's bind transform as the file has it (`A`) may carry
/// scale or shear; the scene's is rigid (`B`), and what was taken out (`C = B^-1 A`) is kept to convert
/// animations.
struct BindPlan {
    std::vector<Transform> modelFromJointFile; ///< #J, A
    std::vector<Transform> modelFromJoint;     ///< #J, B
    std::vector<Transform> jointFromFileJoint; ///< #J, C; no translation
};

/// How one mesh gets into the model space.
struct MeshUse {
    Transform modelFromMesh = Transform::Identity();
    /// The skin's bind pose contradicts the skeleton's: every vertex has a matrix of its own, the mean of
    /// modelFromJointFile * jointFromMesh by its weights, which poses it as the skeleton was bound.
    bool blend = false;
    std::int32_t rigidJoint = kNone; ///< the joint a mesh without skin hangs under
};

struct PlannedBind {
    BindPlan bind;
    std::vector<MeshUse> uses; ///< one a mesh
};

/// One model space for all skins. A skin's inverse bind matrices leave its space open up to one transform: it
/// is the file's own record where there is one, agrees with the skins placed before where joints are shared,
/// and else puts the root-most joint where it rests: with its scale, unless that is uneven and poses would be
/// lost with it. `modelFromNode` from restTransforms. Notices: BindSpaceUnified, BindPoseInconsistent,
/// JointScaleRemoved (subject left empty).
PlannedBind planBind(const ImportedFile& source, const JointPlan& plan,
                     std::span<const Transform> modelFromNode, Notices& notices);

/// Translation, rotation, scale of a transform; exact when its linear part is a rotation times a scale along
/// the joint's own axes.
struct Trs {
    Vec3 translation = Vec3::Zero();
    Quat rotation = Quat::Identity();
    Vec3 scale = Vec3::Ones();
};
Trs decompose(const Transform& transform);
Transform compose(const Trs& trs);

/// The factor of a linear map that scales evenly without mirroring; nothing for any other. `tolerance`: by
/// what part the squares of its axes' lengths may differ.
std::optional<double> evenScale(const Mat3& linear, double tolerance = 1e-6);

/// Keys of parentSide * local(t) * jointSide, where local(t) is the track's, `rest` where it has no keys.
/// Channels stay apart when both sides only turn and scale evenly; otherwise all are sampled at every key's
/// time.
JointTrack convertTrack(const ImportedTrack& track, const Transform& rest, const Transform& parentSide,
                        const Transform& jointSide);

/// False when every key of the track is the rest value.
bool movesFromRest(const ImportedTrack& track, const Transform& rest);

/// Converts a joint's transform in its parent from the file's frames to the scene's:
/// local' = parentSide * local * jointSide, where parentSide is the parent joint's C (or, for a root, where
/// its parent node rests) and jointSide the joint's C^-1. Keys are converted alike, exactly.
Transform convertedLocal(std::size_t joint, const Transform& local, const ImportedFile& source,
                         const JointPlan& plan, const BindPlan& bind,
                         std::span<const Transform> modelFromNode);

/// The same of where the joint's node rests.
Transform convertedRest(std::size_t joint, const ImportedFile& source, const JointPlan& plan,
                        const BindPlan& bind, std::span<const Transform> modelFromNode);

struct BuiltClips {
    std::vector<Clip> clips;
    std::vector<std::size_t> sources; ///< of every clip, in ImportedFile::clips
};

/// Clips that move a joint or a morph target. `partOfMesh`: the scene's part of every mesh of the file.
/// Notices: AnimationIgnored for what moves nodes that are no joints.
BuiltClips convertClips(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                        std::span<const Transform> modelFromNode, std::span<const std::int32_t> partOfMesh,
                        Notices& notices);

struct BuiltParts {
    std::vector<Part> parts;
    std::vector<MeshSource> meshes; ///< one for every mesh of the file
};

/// Makes the scene's parts of the file's meshes: repaired, welded, in model space, with normalised weights.
/// Consumes the meshes. Meshes without polygons are left out with a notice. Error: Canceled.
Expected<BuiltParts> buildParts(ImportedFile& source, const JointPlan& plan, const PlannedBind& binds,
                                Progress& progress, Notices& notices);

struct BuiltAvatar {
    Avatar avatar;
    AvatarEntries entries; ///< of what is left of it
};

/// Brings an avatar from the nodes and meshes of its file to the joints and parts of `scene`, which are
/// there: places and lengths go into the axes and the unit of joints as they are bound. What hangs on a node
/// that is no joint hangs on the joint above it. Entries that name no joint, no part or no shape, springs
/// that springFaults() finds and constraints in a circle are left out: notice AvatarEntriesIgnored.
BuiltAvatar buildAvatar(ImportedAvatar imported, const ImportedFile& source, const JointPlan& plan,
                        const BindPlan& bind, std::span<const Transform> modelFromNode, const Scene& scene,
                        std::span<const std::int32_t> partOfMesh, Notices& notices);

/// Makes a valid soup of what a file holds: polygons with fewer than 3 corners or with corners that name no
/// vertex are left out, attributes of the wrong length are dropped, materials out of range become none.
/// `smoothing` loses the polygons that the mesh loses. Notices: PolygonsOutOfRangeDropped,
/// LinesAndVerticesDropped.
void repairMesh(Mesh& mesh, Smoothing& smoothing, std::size_t materialCount, Notices& notices);

/// Of a mesh that stands where it belongs: vertices whose coordinates are not finite, or too large to
/// calculate with, go between their neighbours. False when no vertex can be used: the mesh is left out.
/// Notices: NonFiniteVerticesMoved, MeshWithoutPlacesDropped. O(#P + #corners) for each ring of such
/// vertices.
bool repairVertices(Mesh& mesh, Notices& notices);

/// Which vertices a file format split apart: exactly the same place, the same weights (when given) and the
/// same offset in every shape. Vertices that merely touch but move differently stay apart. O(#P) expected.
WeldMap findSplitVertices(const Mesh& mesh, const SkinWeights* weights);

/// Keeps the first vertex of every group.
void weldMesh(Mesh& mesh, const WeldMap& weld);
SkinWeights weldWeights(const SkinWeights& weights, const WeldMap& weld);

} // namespace sinew
