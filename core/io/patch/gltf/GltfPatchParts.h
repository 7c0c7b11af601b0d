#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/io/export/OutputFile.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/gltf/JsonText.h"
#include "core/scene/Scene.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

// The pieces of GltfPatcher: the file being changed, its skins and weights, joints that moved, and what
// differs afterwards.

/// How the values of an accessor are kept.
struct GltfLayout {
    int componentType = 5126;
    const char* type = "VEC4";
    bool normalized = false;
    int target = 0;      ///< of its view; 0: none
    bool limits = false; ///< says the least and the greatest: times do, values of the same bytes do not
    auto operator<=>(const GltfLayout&) const = default;
};

/// A file that has to follow a glTF file into another folder.
struct GltfFollower {
    std::string name;             ///< as the source has it, decoded
    std::filesystem::path source; ///< where it is
    std::filesystem::path target; ///< where it goes
    std::string newName;          ///< as the written file has it; the same unless it had to change
    bool there = false;           ///< nothing needs to be written: the same file, or one with its bytes
};

/// A glTF file parsed to be changed, and to be compared with what was written.
struct GltfStored {
    GltfContainer container; ///< parts of the file's bytes, which have to outlive it
    JsonText text;           ///< an object
    Json json;               ///< the same as values, for looking things up
};

/// A glTF file being changed: its text, and bytes that are added. What was there keeps its place and its
/// number.
class GltfEdit {
public:
    /// `stored` has to outlive it.
    GltfEdit(std::filesystem::path file, const GltfStored& stored);

    /// The JSON as it was read; it does not follow the changes.
    const Json& before() const { return m_stored.json; }
    /// An entry of a list at the top, to be changed.
    JsonText& entry(const char* list, std::size_t index);
    /// Adds an entry to a list at the top; returns its index.
    std::size_t append(const char* list, JsonText value);
    std::size_t count(const char* list);
    JsonText& root() { return m_root; }

    /// Adds an accessor of `count` values with a view of its own; returns its index. The same bytes are kept
    /// once.
    std::size_t addAccessor(const GltfLayout& layout, std::size_t count, std::string_view bytes);

    /// The same of floats, with the least and the greatest of each component.
    std::size_t addFloats(const char* type, int components, std::span<const float> values, int target = 0);
    /// `count` offsets of which those at `places` (ascending) are not zero; as few bytes as they need.
    std::size_t addOffsets(std::size_t count, std::span<const std::uint32_t> places,
                           std::span<const Vec3f> offsets);

    /// Has an accessor of the file show the values of another one, and, where a GLB's buffer holds its own
    /// values and nothing else in these bytes, puts 0 in place of those that are no numbers.
    void replaceAccessor(std::size_t accessor, std::size_t by);

    /// The files: the named one last, before it those beside it that are new, or that have to follow it into
    /// another folder. A file whose name is not safe there gets another one, in `renamed` (KeptChanges) and
    /// with a notice SideFileRenamed. Error: FileUnreadable of such a file.
    Expected<std::vector<OutputFile>> finish(const std::filesystem::path& target,
                                             std::map<std::string, std::string>& renamed, Notices& notices);

private:
    bool usesChunk() const;
    std::size_t addView(int target, std::string_view bytes);
    std::size_t addSparse(std::size_t count, std::span<const std::uint32_t> places,
                          std::span<const Vec3f> offsets);
    std::size_t zeroOffsets(std::size_t count);
    std::size_t bufferOfNewBytes();
    void describeNewBytes(const std::filesystem::path& skinFile, std::vector<OutputFile>& files);
    static Expected<void> bringFollowers(const std::vector<GltfFollower>& followers,
                                         std::vector<OutputFile>& files);
    void renameFollowers(const std::vector<GltfFollower>& followers,
                         std::map<std::string, std::string>& renamed, Notices& notices);

    std::filesystem::path m_file;
    const GltfStored& m_stored;
    JsonText m_root;
    std::size_t m_firstNew = 0;        ///< where new bytes begin in their buffer
    std::string m_new;                 ///< bytes that are added
    std::vector<std::size_t> m_zeroed; ///< floats of a GLB's buffer that become 0: where they begin in it
    std::map<std::pair<GltfLayout, std::string>, std::size_t> m_accessors;
    std::map<std::size_t, std::size_t> m_zeros; ///< views of so many offsets of zero
};

/// The files that stand beside `target` once `source` was written there with another skin, but for those that
/// are there already with the same bytes. Nothing when the source cannot be read.
std::vector<std::filesystem::path> plannedBesideGltf(const std::filesystem::path& source,
                                                     const std::filesystem::path& target);

/// What differs between two glTF files besides skins, what hangs on them, and what stands behind the entries
/// of the first: paths like "materials[2]" or "buffer". Values count as equal when their text is. `changes`
/// are no difference.
std::vector<std::string> gltfDifferences(const GltfStored& before, std::string_view after,
                                         const KeptChanges& changes);

/// Entries of a list; 0 for what is none.
std::size_t gltfEntries(const JsonText* list);
/// A whole number; the largest for anything else.
std::size_t gltfWhole(const JsonText* value);

/// A mesh as the file has it, and as it was written: itself, or a copy.
struct GltfMeshPair {
    const JsonText& before;
    const JsonText& after;
};

/// What may differ of a file since it has further morph targets, keys and constraints of drivers, and nothing
/// else. Members of the file are compared with those of the written one; null: there is none.
class GltfAdditions {
public:
    /// `before` and `after`: the texts of both files, which have to outlive it, as `changes` have.
    GltfAdditions(const JsonText& before, const JsonText& after, const KeptChanges& changes);

    /// "weights" of a mesh, or of a node that shows it. A weight that is not there is 0.
    bool weights(const JsonText* a, const JsonText* b, const GltfMeshPair& mesh) const;
    /// "extras" of a mesh or a primitive, in which names stand.
    bool names(const JsonText* a, const JsonText* b, const GltfMeshPair& mesh) const;
    /// "targets" of a primitive.
    bool targets(const JsonText* a, const JsonText* b, const GltfMeshPair& mesh) const;
    /// "weights" of a node that has its own.
    bool nodeWeights(std::size_t node, const JsonText* a, const JsonText* b) const;
    /// Translation, rotation, scale or matrix of a node: one with keys may have no matrix.
    bool transform(std::size_t node) const;
    /// "extensions" of a node, where drivers or the avatar constrain it; "extensionsUsed".
    bool constraint(const JsonText* a, const JsonText* b) const;
    bool ofAvatar(std::size_t node, const JsonText* a, const JsonText* b) const;
    /// "extensions" of the file, in which springs, expressions and the like may differ.
    bool avatar(const JsonText* a, const JsonText* b) const;
    bool extensionsUsed(const JsonText* a, const JsonText* b) const;
    /// Whether an animation's channel may have other keys than the file's, or be new.
    bool channel(const JsonText& channel) const;
    bool newChannel(const JsonText& channel) const;
    /// Of every target that a mesh has in the file: whether animations may move it otherwise than there.
    std::vector<bool> mayMove(const GltfMeshPair& mesh) const;
    bool any() const { return !m_changes.shapes.empty() || !m_changes.keyed.empty(); }

private:
    std::vector<bool> mayDiffer(const GltfMeshPair& mesh) const; ///< #targets that were written
    bool isNewAccessor(const JsonText* accessor) const;
    bool turnsTarget(const JsonText& before, const JsonText& after) const;
    bool avatarAt(const std::string& path, const JsonText* a, const JsonText* b) const;

    const JsonText& m_before;
    const JsonText& m_after;
    const KeptChanges& m_changes;
    std::set<std::string> m_shapes; ///< names of morph targets that may differ, as files have them
    std::set<std::string> m_driven; ///< of those that have other keys
};

/// The skins of a glTF file with the joints that new weights ask for. Joints that a skin lacks are added
/// behind its own.
class GltfSkins {
public:
    /// `file`: the source opened, for its matrices. `nodeOfJoint`: of every joint of the scene.
    GltfSkins(const PatchInput& input, GltfFile& file, std::vector<std::size_t> nodeOfJoint);

    /// The skin for a mesh of the file: its own, else one bound in the same space, else a new one.
    std::size_t skinOf(std::size_t mesh);
    /// The place of a joint in a skin; added where it is missing.
    std::uint32_t indexOf(std::size_t skin, std::size_t joint);
    /// How many joints a skin has by now.
    std::size_t jointCount(std::size_t skin) const { return m_skins[skin].nodes.size(); }
    /// Some joint that was asked for is bound by a matrix that contradicts the skeleton's bind pose.
    bool contradicts() const { return m_contradicts; }

    /// Writes what changed. `parents` are those of the nodes, new ones among them.
    void write(GltfEdit& edit, const std::vector<std::int32_t>& parents) const;

private:
    struct Skin {
        std::vector<std::size_t> nodes;
        std::map<std::size_t, std::uint32_t> placeOfNode;
        std::vector<float> matrices; ///< #nodes x 16, inverse bind matrices
        std::size_t before = 0;      ///< joints in the file
        Transform modelFromMesh = Transform::Identity();
        bool moved = false;  ///< some of its matrices are others now
        bool placed = false; ///< a mesh has it, so that its space is known
        std::optional<std::size_t> root;
    };

    static Skin readSkin(GltfFile& file, const Json& json);
    void moveJoints(const std::vector<Transform>& changes);
    Transform modelFromJoint(std::size_t joint) const;
    bool agrees(const Skin& skin, std::uint32_t index, std::size_t joint) const;
    void writeMatrices(GltfEdit& edit, const Skin& skin, JsonText& json) const;

    const PatchInput& m_input;
    std::vector<std::size_t> m_nodeOfJoint;
    std::vector<Transform> m_scales; ///< of every joint, in the file
    std::vector<Skin> m_skins;
    std::vector<std::optional<std::size_t>> m_skinOfMesh; ///< of the file
    std::size_t m_count = 0;                              ///< skins in the file
    double m_size = 0.0;                                  ///< of the character
    bool m_contradicts = false;
};

/// The accessors of a glTF file that are weights of vertices and nothing else.
std::set<std::size_t> gltfWeightAccessors(const Json& root);

/// Where in a GLB's buffer the values of such an accessor are no finite numbers. None where the values lie
/// elsewhere or are packed, and where the bytes belong to something else too. O(values * accessors).
std::vector<std::size_t> gltfBadWeights(const Json& root, std::size_t accessor, std::string_view buffer);

/// The vertices of one primitive of the file in another rest pose, in the space of its mesh; empty: the file
/// has none.
struct GltfRestVertices {
    std::vector<float> positions;                   ///< #V x 3
    std::vector<float> normals;                     ///< #V x 3
    std::vector<float> tangents;                    ///< #V x 4
    std::vector<std::vector<float>> targetNormals;  ///< of every morph target, #V x 3
    std::vector<std::vector<float>> targetTangents; ///< likewise
};

/// Where they are in the file that is written.
struct GltfRestAccessors {
    std::optional<std::size_t> positions;
    std::optional<std::size_t> normals;
    std::optional<std::size_t> tangents;
    std::vector<std::optional<std::size_t>> targetNormals;
    std::vector<std::optional<std::size_t>> targetTangents;
    bool operator==(const GltfRestAccessors&) const = default;
};

/// What takes the vertices of a mesh to the part's once it is written: a mesh without skin goes with the
/// joint that it hangs under. `root`: the file's JSON; `skinned`: it has a skin, or gets one.
Transform gltfModelFromMesh(const PatchInput& input, const Json& root, const MeshSource& source,
                            bool skinned);
/// Whether another rest pose moves the vertices in the space of their mesh.
bool movedFromFile(const PatchInput& input, const MeshSource& source, const Transform& modelFromMesh);
/// Whether some primitive's vertices are packed by Draco, so that no new ones can be put beside them.
bool packsVertices(const Json& mesh);
/// Of every primitive of meshes[mesh]. Vertices that nothing moves keep the file's values. Normals are those
/// of the scene, tangents and what morph targets add turn with the surface. O(#C).
std::vector<GltfRestVertices> gltfRestVertices(const PatchInput& input, GltfFile& file, std::size_t mesh,
                                               const MeshSource& source, const Transform& modelFromMesh);
GltfRestAccessors addGltfRest(GltfEdit& edit, const GltfRestVertices& vertices);

/// Morph targets of one mesh of the file that are new, or otherwise than there.
struct GltfTargets {
    std::size_t before = 0;           ///< so many has the file
    std::vector<std::string> names;   ///< of all
    std::vector<double> weights;      ///< of all, where no clip plays
    std::vector<std::size_t> changed; ///< ascending: those with other offsets, then the new ones
    std::vector<std::size_t> shown;   ///< ascending: those of the file with another weight
    std::vector<std::vector<std::size_t>> accessors; ///< of every primitive and changed target
    bool any() const { return !changed.empty() || !shown.empty(); }
    bool operator==(const GltfTargets&) const = default;
};

/// Adds the accessors of what has changed of a part's morph targets. `source`: the mesh; `modelFromMesh`: of
/// the file that is written; `counts`: vertices of its primitives. Nothing of a mesh whose space is flat, so
/// that offsets cannot be said in it.
GltfTargets addGltfTargets(GltfEdit& edit, const PatchInput& input, const MeshSource& source,
                           const Transform& modelFromMesh, std::span<const std::size_t> counts);

/// Writes them into the text of a mesh: targets, names and weights. Those of the file keep place and name.
/// `rest`: of every primitive, what another rest pose made of the normals and tangents; else they go.
void setGltfTargets(JsonText& mesh, const GltfTargets& targets, std::span<const GltfRestAccessors> rest);
/// The weights of a node that has its own.
void setGltfNodeWeights(JsonText& node, const GltfTargets& targets);

/// The weights and morph targets that go onto the meshes of a glTF file. A mesh that several nodes show with
/// others on each is copied for all but the first.
class GltfMeshSkins {
public:
    GltfMeshSkins(const PatchInput& input, GltfFile& file, GltfSkins& skins);

    /// Writes accessors, meshes and the skins of nodes. Notices: MeshCopied, WeightsUnpacked.
    void write(GltfEdit& edit, Notices& notices) const;
    /// Some mesh that gets morph targets has not the same ones in all of its primitives.
    bool unevenTargets() const { return m_unevenTargets; }
    /// Some mesh that another rest pose moves cannot get vertices: it is packed, or its space is flat.
    bool unplaceable() const { return m_unplaceable; }

private:
    /// Says where joints do not fit into bytes though weights are packed. Notice: ContentDropped.
    void noteWideJoints(Notices& notices) const;
    /// A primitive's influences by place in its mesh's skin, for every vertex.
    using PrimitiveInfluences = std::vector<std::vector<Influence>>;

    /// A node's mesh as it will be skinned.
    struct Instance {
        std::size_t source = 0; ///< index into the map's meshes
        std::size_t node = 0;
        std::size_t mesh = 0;
        bool weighed = false;            ///< gets other weights
        bool shaped = false;             ///< gets other morph targets
        std::vector<std::size_t> counts; ///< #primitives: their vertices
        std::size_t skin = 0;
        std::vector<PrimitiveInfluences> primitives; ///< none when it keeps its weights
        Transform modelFromMesh = Transform::Identity();
        std::vector<GltfRestVertices> rest; ///< #primitives; none when its vertices stay
        bool changed() const { return weighed || shaped || !rest.empty(); }
        /// #primitives: sets whose weights in the file are partly no numbers.
        std::vector<std::vector<std::size_t>> badSets;
    };

    /// The accessors of a primitive's sets.
    struct PrimitiveAccessors {
        std::vector<std::size_t> joints;
        std::vector<std::size_t> weights;
        bool operator==(const PrimitiveAccessors&) const = default;
    };
    struct MeshAccessors {
        std::vector<PrimitiveAccessors> primitives; ///< none when it keeps its weights
        std::vector<GltfRestAccessors> rest;        ///< none when its vertices stay
        GltfTargets targets;
        bool operator==(const MeshAccessors&) const = default;
    };

    std::vector<std::vector<std::size_t>> badSetsOf(const Instance& instance, GltfFile& file) const;
    static void replaceBadWeights(GltfEdit& edit, const Instance& instance, const MeshAccessors& accessors);
    Instance instanceOf(std::size_t source, GltfFile& file, GltfSkins& skins) const;
    void placeVertices(Instance& instance, GltfFile& file);
    bool hasUnevenTargets(const Instance& instance, GltfFile& file) const;
    MeshAccessors addAccessors(GltfEdit& edit, const Instance& instance) const;
    static JsonText withAccessors(JsonText mesh, const MeshAccessors& accessors);
    std::size_t writeMesh(GltfEdit& edit, std::size_t mesh) const; ///< returns the copies that were made
    std::string nameOfMesh(std::size_t mesh) const; ///< of the first changed part that shows it
    void setSkin(GltfEdit& edit, const Instance& instance) const;

    const PatchInput& m_input;
    std::vector<Instance> m_instances;
    bool m_unevenTargets = false;
    bool m_unplaceable = false;
};

/// The weights of a mesh's morph targets that an animation of the file has.
struct GltfStoredWeights {
    std::vector<float> times;
    std::vector<float> values;
    std::size_t targets = 0;
    std::string interpolation;

    bool spline() const { return interpolation == "CUBICSPLINE"; }
    bool steps() const { return interpolation == "STEP"; }
    /// Whether there is a value for every key, as the format wants it.
    bool whole() const {
        return !times.empty() && values.size() == times.size() * targets * (spline() ? 3 : 1) &&
               std::ranges::is_sorted(times, std::less_equal<>());
    }
    /// Part 0: the value; of a spline -1 and 1: the tangents into the key and out of it.
    double at(std::size_t key, std::size_t target, int part = 0) const {
        const std::size_t row =
            spline() ? static_cast<std::size_t>(static_cast<int>(3 * key + 1) + part) : key;
        return static_cast<double>(values[row * targets + target]);
    }
};

/// Value and slope of a morph target's weight, and the slope on the way in where a key bends.
struct GltfWeightAt {
    double value = 0.0;
    double in = 0.0;
    double out = 0.0;
};

/// What the file shows of a target at a time; `first` and `last`: no key comes before or after it.
GltfWeightAt gltfStoredAt(const GltfStoredWeights& stored, std::size_t target, float seconds, bool first,
                          bool last);

/// Times at which some target has a key, ascending: those of the file, with one at the end of each step, and
/// those of the tracks (null: none).
std::vector<float> gltfTimesOfAll(const GltfStoredWeights& stored,
                                  const std::vector<const MorphTrack*>& driven);

/// Weights of animations that show a morph target otherwise than the first file, though nothing drives it:
/// paths like "animations[0].channels[1]". Files are compared whose buffers are their own: GLB and VRM.
/// `text`: that of `after`. O(keys * targets).
std::vector<std::string> gltfWeightDifferences(const GltfStored& before, const GltfContainer& after,
                                               const JsonText& text, const KeptChanges& changes);

/// Gives the file's animations the keys of driven channels, and those that move morph targets as many weights
/// as meshes have now. Returns the nodes that got keys. Obstacle: UnevenScale. `nodeOfJoint`: of every joint.
tl::expected<std::set<std::size_t>, PatchObstacle> writeGltfKeys(GltfEdit& edit, GltfFile& file,
                                                                 const PatchInput& input,
                                                                 std::span<const std::size_t> nodeOfJoint);

/// Gives the nodes of a VRM 1.0 the constraints that say what drivers do with joints (nodeConstraints).
void writeGltfConstraints(GltfEdit& edit, const PatchInput& input, std::span<const std::size_t> nodeOfJoint);

/// What takes a joint's inverse bind matrix to where the scene has it bound now: of every joint of the file,
/// the identity for those that stayed.
std::vector<Transform> gltfBindChanges(const PatchInput& input);

/// Moved joints' nodes stand where the scene has them at rest, keys of their animations follow, and what else
/// stands below them stays where it was. `nodeOfJoint`: of every joint; `parents`: of every node. False where
/// something that stays is animated by itself, so that no one transform keeps it in place.
bool writeMovedJoints(GltfEdit& edit, GltfFile& file, const PatchInput& input,
                      const std::vector<std::size_t>& nodeOfJoint, const std::vector<std::int32_t>& parents);

/// Joints' nodes stand where the scene has them at rest in another rest pose; what hangs on them goes along.
/// Returns these nodes; nothing where the file scales a joint unevenly, so that no node can stand so.
std::optional<std::set<std::size_t>> writeRestJoints(GltfEdit& edit, const PatchInput& input,
                                                     std::span<const std::size_t> nodeOfJoint);

/// Translation, rotation and scale where the transform is made of them, a matrix where it is sheared. Of a
/// node that has a transform already, only what differs.
void setGltfTransform(JsonText& node, const Transform& transform);
nlohmann::ordered_json gltfTransformMembers(const Transform& transform);

} // namespace sinew
