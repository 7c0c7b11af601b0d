#pragma once

#include "core/avatar/Avatar.h"
#include "core/base/Notice.h"
#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/Scene.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// A node of a file's hierarchy, joint or not. Spaces of one file: `node` is the node's own, `file` the one
/// its root nodes stand in, `model` the scene's (Y up).
struct ImportedNode {
    std::string name;
    std::int32_t parent = kNone;
    Transform parentFromNode = Transform::Identity(); ///< rest; any affine
    bool saysJoint = false;                           ///< the file itself calls it a joint
    bool carriesObject = false; ///< a mesh, camera or light hangs on it: a joint only when it must be
    std::optional<Transform> fileFromNodeBind; ///< where a bind pose record of the file puts it
    std::optional<Vec3> tail;                  ///< where the file says the joint's bone ends, file space
    std::optional<JointLimits> limits = {};    ///< of a joint; its parent is the node's
};

/// A joint of one mesh's skin.
struct ImportedSkinJoint {
    std::int32_t node = kNone;
    Transform jointFromMesh = Transform::Identity(); ///< the inverse bind matrix
};

/// Influences of every vertex before they are normalised; joints are indices into ImportedMesh::joints.
struct ImportedInfluences {
    std::vector<std::uint32_t> offsets{0}; ///< #P + 1
    std::vector<Influence> values;
    /// #P, or empty: the largest joint number that a vertex names, with or without weight.
    std::vector<std::uint32_t> largestJoint = {};
    /// Ascending: vertices that named joints which do not exist; these influences are left out.
    std::vector<std::uint32_t> strayed = {};
    std::span<const Influence> at(std::size_t vertex) const {
        return {values.data() + offsets[vertex], values.data() + offsets[vertex + 1]};
    }
};

/// A mesh where it hangs in the file. Vertices, normals and shapes in its own space.
struct ImportedMesh {
    Mesh mesh; ///< normals that the file leaves out are zero; they are computed for all formats alike
    Smoothing smoothing; ///< what the file says of them
    std::int32_t node = kNone;
    std::vector<ImportedSkinJoint> joints; ///< empty: no skin
    ImportedInfluences influences;         ///< of every vertex, when there is a skin
    bool exactWeights =
        false;             ///< the format wants sums of 1 but for rounding, and no joint twice at a vertex
    bool bindKnown = true; ///< false: the skin came without inverse bind matrices
    std::optional<Transform> fileFromMeshBind; ///< where the mesh stood when bound, when the file tells
    Transform nodeFromMesh =
        Transform::Identity(); ///< an offset of the geometry that child nodes do not share
    std::string
        geometryName;   ///< what the file calls the mesh itself; mesh.name is the node's where it has one
    bool split = false; ///< the format splits vertices at attribute seams: weld them
};

/// Keys of a node's parentFromNode = translate * rotate * scale. An empty list keeps the rest value.
struct ImportedTrack {
    std::int32_t node = kNone;
    std::vector<Key<Vec3>> translations;
    std::vector<Key<Quat>> rotations;
    std::vector<Key<Vec3>> scales;
};

/// Keys of the weight of one of a mesh's shapes.
struct ImportedMorphTrack {
    std::size_t mesh = 0; ///< index into ImportedFile::meshes
    std::size_t shape = 0;
    std::vector<Key<double>> weights;
};

struct ImportedClip {
    std::string name;
    std::vector<ImportedTrack> tracks;
    std::vector<ImportedMorphTrack> morphTracks = {};
    double frameRate = 0.0; ///< 0: unknown
};

/// Where a camera or a light is in a file: on a node, turned so that it looks along -Z, Y upwards.
struct ImportedViewpoint {
    std::int32_t node = kNone;
    Transform nodeFromThis = Transform::Identity();
};

struct ImportedCamera {
    ImportedViewpoint where;
    SceneCamera camera; ///< its place is not known yet
};

struct ImportedLight {
    ImportedViewpoint where;
    SceneLight light; ///< its place is not known yet
};

/// Which entries of a file say the springs of an avatar: of every chain, collider and group its place in the
/// list where the file has it. In a VRM 0.x chains stand in bone groups, and colliders in collider groups.
struct AvatarEntries {
    std::vector<std::size_t> chains;
    std::vector<std::size_t> colliders;
    std::vector<std::size_t> groups;
};

/// What a file says of an avatar, in the spaces of its nodes. Joints go by the numbers of their nodes, as
/// text, and parts are indices into ImportedFile::meshes.
struct ImportedAvatar {
    Avatar avatar;
    AvatarEntries entries;
    std::vector<std::pair<std::string, std::int32_t>> bones = {}; ///< of a human, and their nodes
};

/// What a reader found in a file, each thing still in the space the file keeps it in. Readers check what only
/// they can know (sizes, references); numbers that are not finite and polygons that are none are weeded out
/// later, for all formats alike.
struct ImportedFile {
    std::vector<ImportedNode> nodes; ///< in any order
    std::vector<ImportedMesh> meshes;
    std::vector<Material> materials;
    std::vector<Texture> textures;
    std::vector<ImportedClip> clips;
    std::vector<ImportedCamera> cameras;
    std::vector<ImportedLight> lights;
    std::optional<ImportedAvatar> avatar = std::nullopt;
    SceneNames names; ///< but for the armature, which is known once joints are chosen
    double metersPerUnit = 1.0;
    UpAxis upAxis = UpAxis::Y;
    Transform modelFromFile = Transform::Identity(); ///< turns the file's up axis to Y
    Notices notices;
    std::vector<std::string> sideFiles = {}; ///< files of materials that were read with it
    /// Of the file, where nodes, meshes and skins hang on its bytes alone and it can be written into again.
    std::optional<ContentSum> sum = std::nullopt;
};

/// Models beyond this are refused with a clear error: a bind would need hundreds of gigabytes.
constexpr std::size_t kMaxTriangles = 50'000'000;

/// The vertex of a part that a vertex of a file became: none.
constexpr std::uint32_t kNoVertex = std::numeric_limits<std::uint32_t>::max();

/// Where a joint of a scene is in the file it was read from.
struct JointSource {
    std::int32_t node = kNone; ///< index into ImportedFile::nodes
    /// Where it was bound, with the scale that the scene's Joint::modelFromJointBind leaves out.
    Transform modelFromJoint = Transform::Identity();
};

/// Where a mesh of a file went.
struct MeshSource {
    std::int32_t part = kNone;                       ///< index into Scene::parts; kNone: left out
    std::int32_t node = kNone;                       ///< index into ImportedFile::nodes
    std::vector<std::uint32_t> vertexInPart;         ///< #P of ImportedMesh::mesh; kNoVertex where left out
    Transform modelFromMesh = Transform::Identity(); ///< takes the file's vertices to the part's
    /// No one transform does that: the skin's bind pose contradicts the skeleton's, and every vertex was
    /// placed by its weights.
    bool positionsFromWeights = false;
    bool bindMissing = false; ///< so it is because the skin has no inverse bind matrices
};

/// Where the things of a scene are in the file it was read from. The same bytes are read to the same map.
struct SourceMap {
    std::vector<JointSource> joints;                 ///< #J of the scene's skeleton
    std::vector<MeshSource> meshes;                  ///< those of ImportedFile::meshes, in its order
    std::vector<std::size_t> clips;                  ///< of every clip of the scene, in ImportedFile::clips
    Transform modelFromFile = Transform::Identity(); ///< turns the file's up axis to Y
    AvatarEntries avatar;                            ///< of the scene's avatar
};

} // namespace sinew
