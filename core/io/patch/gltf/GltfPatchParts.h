#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/io/export/OutputFile.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/gltf/JsonText.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
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
    int target = 0; ///< of its view; 0: none
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

/// The weights that go onto the meshes of a glTF file. A mesh that several nodes show with other weights on
/// each is copied for all but the first.
class GltfMeshSkins {
public:
    GltfMeshSkins(const PatchInput& input, GltfFile& file, GltfSkins& skins);

    /// Writes accessors, meshes and the skins of nodes. Notices: MeshCopied, WeightsUnpacked.
    void write(GltfEdit& edit, Notices& notices) const;

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
        bool changed = false;
        std::size_t skin = 0;
        std::vector<PrimitiveInfluences> primitives; ///< none when unchanged
        /// #primitives: sets whose weights in the file are partly no numbers.
        std::vector<std::vector<std::size_t>> badSets;
    };

    /// The accessors of a primitive's sets.
    struct PrimitiveAccessors {
        std::vector<std::size_t> joints;
        std::vector<std::size_t> weights;
        bool operator==(const PrimitiveAccessors&) const = default;
    };
    using MeshAccessors = std::vector<PrimitiveAccessors>;

    std::vector<std::vector<std::size_t>> badSetsOf(const Instance& instance, GltfFile& file) const;
    static void replaceBadWeights(GltfEdit& edit, const Instance& instance, const MeshAccessors& accessors);
    Instance instanceOf(std::size_t source, GltfFile& file, GltfSkins& skins) const;
    MeshAccessors addAccessors(GltfEdit& edit, const Instance& instance) const;
    static JsonText withAccessors(JsonText mesh, const MeshAccessors& accessors);
    std::size_t writeMesh(GltfEdit& edit, std::size_t mesh) const; ///< returns the copies that were made
    std::string nameOfMesh(std::size_t mesh) const; ///< of the first changed part that shows it
    void setSkin(GltfEdit& edit, const Instance& instance) const;

    const PatchInput& m_input;
    std::vector<Instance> m_instances;
};

/// What takes a joint's inverse bind matrix to where the scene has it bound now: of every joint of the file,
/// the identity for those that stayed.
std::vector<Transform> gltfBindChanges(const PatchInput& input);

/// Moved joints' nodes stand where the scene has them at rest, keys of their animations follow, and what else
/// stands below them stays where it was. `nodeOfJoint`: of every joint; `parents`: of every node. False where
/// something that stays is animated by itself, so that no one transform keeps it in place.
bool writeMovedJoints(GltfEdit& edit, GltfFile& file, const PatchInput& input,
                      const std::vector<std::size_t>& nodeOfJoint, const std::vector<std::int32_t>& parents);

/// Translation, rotation and scale where the transform is made of them, a matrix where it is sheared. Of a
/// node that has a transform already, only what differs.
void setGltfTransform(JsonText& node, const Transform& transform);
nlohmann::ordered_json gltfTransformMembers(const Transform& transform);

} // namespace sinew
