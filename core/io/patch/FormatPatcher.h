#pragma once

#include "core/io/ImportScene.h"
#include "core/io/export/OutputFile.h"
#include "core/io/export/WriteExport.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// Why a file cannot be kept and is written anew.
enum class PatchObstacle {
    SourceMissing,       ///< what was read is not there any more
    OtherFormat,         ///< what is written is of another format than what was read
    OtherSkeleton,       ///< the skeleton is not the file's own, or was moved
    BindPoseContradicts, ///< the skins' bind poses contradict the skeleton's: their vertices would move
    BindPoseMissing,     ///< a skin has no inverse bind matrices: its vertices would move
    AnimationsLeftOut,   ///< the animations are to be left out
    OtherUnit,           ///< the engine asks for another unit
    SharedMesh,          ///< several nodes show one mesh, which the format cannot skin in two ways
    JointLimits,         ///< the joints' limits are not the file's any more
    OldVersion,          ///< a version of the format that is read but not written
    ShapesMissing,       ///< morph targets of the file are gone
    ShapesBetween,       ///< a morph target that was replaced has others in between, on the way to it
    OtherAnimations,     ///< the animations are not those of the file
    UnevenScale,         ///< a joint that is driven is scaled unevenly in the file, or turns about a pivot
    SharedKeys,          ///< a channel that is driven has its keys from layers, or shares them with another
    OtherRestPose,       ///< another rest pose moved the vertices
    OtherVrmVersion,     ///< a VRM is to be of another version
    ToonMaterials,       ///< materials are to get the toon shading of VRM 1.0
    Rescaled,            ///< the character was scaled
    Count
};

/// What of a part's morph targets is otherwise than in the file, which has the first ones.
struct PatchShapes {
    std::size_t before = 0; ///< so many has the file
    /// Ascending: targets that move vertices otherwise than the file's, then all new ones.
    std::vector<std::size_t> offsets = {};
    /// Ascending: targets of the file that have another weight where no clip plays.
    std::vector<std::size_t> weights = {};
    bool any() const { return !offsets.empty() || !weights.empty(); }
};

/// Keys that drivers give to an animation of the file: of each channel that they set, all.
struct PatchClip {
    std::size_t animation = 0; ///< index into ImportedFile::clips
    double framesPerSecond = 0.0;
    std::vector<JointTrack> tracks = {}; ///< channels that nothing drives have no keys
    std::vector<MorphTrack> morphTracks = {};
};

/// What a format gets to write its file with another skin. Lives as long as what it points to.
struct PatchInput {
    const Scene* scene = nullptr; ///< as exportScene gets it: joints may be added at the end, or renamed
    const MappedScene* original = nullptr; ///< the source, as it was read
    std::vector<ExportPart> parts;         ///< weights as they go into the file; as many as the scene has
    std::vector<bool> changed;             ///< #parts: it has such weights; else the file keeps its own
    std::filesystem::path source;
    WriteTarget target;
    const ExportSettings* settings = nullptr;
    bool jointsMoved = false;             ///< joints of the file stand or turn otherwise than there
    bool restPosed = false;               ///< another rest pose moved vertices, joints and clips
    std::vector<PatchShapes> shapes = {}; ///< as many as the scene has parts
    std::vector<PatchClip> clips = {};    ///< those that get keys, in the file's order
};

/// Finds the morph targets and keys that the file does not have: `shapes` and `clips` of the input.
/// Obstacles: ShapesMissing, OtherAnimations. O(offsets + keys).
std::optional<PatchObstacle> addDriven(PatchInput& input);

/// The clips without the channels that drivers set.
std::vector<Clip> withoutDriven(std::vector<Clip> clips, const Skeleton& skeleton, const Drivers& drivers);

/// The scale that each joint of the scene has in the file beside its bind transform there (C in
/// BuildSteps.h): added joints take on that of their parent. The identity where it is no more than rounding.
/// #J. O(#J).
std::vector<Transform> fileScales(const PatchInput& input);

/// Says transforms of a joint under its parent as the file does: `nodeFromParent` * local * (even scale).
struct NodeSide {
    Transform nodeFromParent = Transform::Identity();
    Quat turn = Quat::Identity(); ///< that of nodeFromParent
    double scale = 1.0;           ///< of both sides

    Vec3 translated(const Vec3& translation) const { return nodeFromParent * translation; }
    Quat turned(const Quat& rotation) const { return (turn * rotation).normalized(); }
    Vec3 scaled(const Vec3& factors) const { return scale * factors; }
};

/// `nodeRest`: where the joint's node rests in the file, under its parent's node; of an added joint without a
/// parent, where it will. Nothing where the file scales unevenly. `scales` from fileScales.
std::optional<NodeSide> nodeSide(const PatchInput& input, std::span<const Transform> scales,
                                 std::size_t joint, const Transform& nodeRest);

/// What else than the skin is another in a file that was kept.
struct KeptChanges {
    bool jointsMoved = false; ///< nodes, bind poses and keys of joints
    bool restPosed = false;   ///< nodes and bind poses of joints, positions, normals and tangents of vertices
    /// Names of files beside it that changed: from the name in the source, decoded, to the new one.
    std::map<std::string, std::string> renamed;
    std::set<std::string> shapes = {}; ///< names of morph targets that are new, others or shown otherwise
    std::set<std::string> driven = {}; ///< names of morph targets that animations move otherwise
    /// What animations give keys that it had not: nodes of a glTF; in an FBX the places, among its objects,
    /// of curves that got other keys.
    std::set<std::size_t> keyed = {};
    bool keys = false; ///< animations got keys of driven channels
    /// Nodes of a glTF that stand elsewhere in another rest pose.
    std::set<std::size_t> placed = {};
    bool holdsAvatar = false; ///< the file has a place for springs, constraints and expressions
    /// Places in the JSON of a VRM that its avatar changed: "extensions.VRMC_vrm.meta", "nodes.3".
    std::set<std::string> avatar = {};
};

class PatchSource;

/// The files that are written, the named one last; or what stands in the way.
struct PatchOutcome {
    std::vector<OutputFile> files;
    std::optional<PatchObstacle> obstacle;
    KeptChanges changes = {};
    std::shared_ptr<const PatchSource> source = nullptr; ///< that they were made of, to compare them with it
};

/// A file parsed once, both to be written with another skin and to be compared with what was written.
class PatchSource {
public:
    explicit PatchSource(std::string bytes)
        : m_bytes(std::move(bytes)) {}
    PatchSource(const PatchSource&) = delete;
    PatchSource& operator=(const PatchSource&) = delete;
    virtual ~PatchSource() = default;

    const std::string& bytes() const { return m_bytes; }
    /// Errors: Canceled, and of reading the source.
    virtual Expected<PatchOutcome> patch(const PatchInput& input, Notices& notices,
                                         Progress& progress) const = 0;
    /// What differs between the file and the bytes of a written one, besides its skin, and joints that are
    /// new or renamed: a path to each thing, found by comparing the files, whatever `patch` did. Empty:
    /// nothing. `changes` are no difference either.
    virtual std::vector<std::string> differences(std::string_view after,
                                                 const KeptChanges& changes) const = 0;

private:
    std::string m_bytes;
};

/// How a format writes a file that was read with another skin, and all else as it was.
struct FormatPatcher {
    /// The most influences a vertex can have in a file (0: as many as it has).
    std::size_t (*maxInfluences)(const ExportSettings& settings);
    /// `bytes`: the file's. Errors: FileBroken, and of versions that are not read.
    Expected<std::shared_ptr<const PatchSource>> (*open)(const std::filesystem::path& file,
                                                         std::string bytes);
    /// Files that will stand beside `target` and are not there yet, or are others there.
    std::vector<std::filesystem::path> (*planned)(const std::filesystem::path& source,
                                                  const std::filesystem::path& target);
    /// Files beside an old file that belong to it.
    std::vector<std::filesystem::path> (*present)(const std::filesystem::path& file);
    bool movesJoints = false;  ///< writes joints of the file elsewhere too
    bool packsWeights = false; ///< heeds ExportSettings::packed
    bool holdsLimits = false;  ///< its files say how far joints may turn
    bool movesRest = false;    ///< writes vertices and joints of another rest pose
};

} // namespace sinew
