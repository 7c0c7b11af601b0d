#pragma once

#include "core/deform/Deform.h"
#include "core/geometry/Subdivision.h"
#include "core/geometry/VertexSet.h"
#include "core/io/source/ReadSettings.h"
#include "core/layers/LayerStack.h"
#include "core/layers/evaluate/LayerEvaluator.h"
#include "core/scene/ClipPose.h"
#include "core/scene/Scene.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/PseudoEdges.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/Driver.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "core/solve/Bind.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

struct DocumentState;

/// A file as it was when it was read.
struct SourceFile {
    std::string path;   ///< absolute
    std::string sha256; ///< of its bytes, 64 hexadecimal digits
    bool operator==(const SourceFile&) const = default;
};

/// The files a scene was made from: the character, then the skeletons it was given, in order;
/// and how the last of these was fitted.
struct SourceFiles {
    SourceFile character;
    std::vector<SourceFile> skeletons;
    std::optional<SkeletonFit> fit; ///< what the last skeleton was put into the mesh by
    ReadSettings read = {};
    bool operator==(const SourceFiles&) const = default;
};

/// All files the document's scene was read from, textures and the buffers of a .gltf too.
std::vector<std::string> sourceNames(const DocumentState& state);

/// The mesh that stood in the character's place before another one was put there (File > Replace Mesh), in
/// whose volume that one is bound (Dionne and de Lasa 2014, sec. 9).
struct VolumeMesh {
    SourceFile file;
    std::shared_ptr<const Scene> scene; ///< with the joints that the character had then
    bool operator==(const VolumeMesh&) const = default;
};

/// Faces that the view leaves out, with the vertices that no other face has.
struct HiddenFaces {
    std::vector<std::vector<bool>> faces; ///< #parts x #polygons; may be short
    VertexSet vertices;                   ///< of the scene's shape
    std::size_t count = 0;                ///< of the faces

    bool has(std::size_t part, std::size_t polygon) const {
        return part < faces.size() && polygon < faces[part].size() && faces[part][polygon];
    }
    bool operator==(const HiddenFaces&) const = default;
};

/// A motion from another file, already on this character's joints.
struct LoadedMotion {
    Clip clip;
    std::string source; ///< path of the file it was read from
};

/// Motions to try weights with that the character's file does not hold.
struct Motions {
    std::vector<std::shared_ptr<const LoadedMotion>> loaded; ///< as they came
    std::vector<PoseKey> keys;                               ///< set by hand; ascending in time
    bool empty() const { return loaded.empty() && keys.empty(); }
};

/// Frames a second of the pose keys: their times are whole frames.
constexpr double kKeyRate = 30.0;

/// The nearest time that a key can have, seconds.
double keyFrame(double seconds);

/// The state's; without any, an empty one.
const Motions& motionsOf(const DocumentState& state);

/// The same as a value to put into a state: null where there is nothing.
std::shared_ptr<const Motions> sharedMotions(Motions motions);

/// Clips of the state's motions with names that no clip of its scene has; the pose keys last.
std::vector<Clip> motionClips(const DocumentState& state);

/// What was done to the skeleton since its file was read: the scene as it was then, and the edits that make
/// the document's of it, in their order. A value of shared pointers; nothing in it changes.
struct SkeletonEdits {
    std::shared_ptr<const Scene> base; ///< as read and fitted, without joints of handles and cages
    std::vector<std::shared_ptr<const SkeletonEdit>> list;
    /// The scene before the last edit, while a further one may still take its place (a joint that goes on
    /// being moved); null: none may.
    std::shared_ptr<const Scene> beforeLast;
    bool carried = false; ///< the document's weights are those of a bind before, brought to these joints
};

/// The edits as a list; empty where there are none.
inline SkeletonSteps stepsOf(const std::shared_ptr<const SkeletonEdits>& edits) {
    SkeletonSteps steps;
    for (std::size_t i = 0; edits && i < edits->list.size(); ++i) {
        steps.push_back(*edits->list[i]);
    }
    return steps;
}

struct Selection {
    std::int32_t joint = kNone;     ///< the active joint
    std::int32_t part = kNone;      ///< the active part
    std::optional<VertexId> vertex; ///< the vertex that is explained
    std::vector<std::int32_t> others =
        {}; ///< joints selected beside the active one, ascending; without it none
    std::vector<std::int32_t> otherParts = {}; ///< parts beside the active one, likewise
    bool operator==(const Selection&) const = default;
};

/// Everything a document is, as one value. Large things are shared and never changed, so a copy is a few
/// pointers and undo restores the identical ones.
struct DocumentState {
    std::shared_ptr<const Scene> scene; ///< as imported and edited, its own weights and clips included
    std::shared_ptr<const Notices> importNotices;
    std::shared_ptr<const SourceFiles> sources;         ///< what `scene` was read from; null: made in memory
    std::shared_ptr<const SkeletonEdits> skeletonEdits; ///< what made `scene` of its files; null: nothing
    std::shared_ptr<const VolumeMesh> volume;           ///< null: `scene` is bound in its own volume
    BindSettings settings;                              ///< what the panel shows
    std::shared_ptr<const BindState> field;             ///< null: not bound yet
    std::shared_ptr<const BindReport> report;           ///< of the bind that made `field`
    /// Below all layers. Before the first bind those of the file; then what follows from `field` and
    /// `settings`: null until the document has worked it out, which it does for the state that it shows.
    std::shared_ptr<const PartWeights> solved;
    LayerStack layers;                          ///< done by hand, above `solved`
    std::int32_t activeLayer = kNone;           ///< the one that brushes paint on
    std::shared_ptr<const PartWeights> weights; ///< in force: what `layers` make of `solved` (WeightLayering)
    std::vector<bool> locked;  ///< joints whose weights no hand changes, by number; empty: none
    std::vector<bool> hidden;  ///< parts that the view leaves out, by number; empty: none
    std::vector<bool> ghosted; ///< parts that are seen faintly and left alone, none of them hidden; likewise
    std::vector<bool> hiddenJoints; ///< joints that the view leaves out, by number; empty: none
    std::shared_ptr<const HiddenFaces> hiddenFaces; ///< never without a face; null: none
    /// How smooth each part is shown and judged; empty: as their files say (fileChoices).
    std::vector<SubdivisionChoice> subdivision;
    MirrorChoice mirror; ///< what joints and vertices are mirrored by
    Pose pose;
    std::shared_ptr<const Motions> motions;         ///< beside the scene's clips; null: none
    std::shared_ptr<const Drivers> drivers;         ///< what joints' angles drive; null: nothing
    std::shared_ptr<const PseudoEdges> pseudoEdges; ///< along which moved joints turn; null: none
    std::shared_ptr<const Shapes> shapes; ///< beside the morph targets of the scene's meshes; null: none
    std::shared_ptr<const Avatar> avatar; ///< springs, constraints, expressions, in the place of the scene's
    DeformSettings deform;
    Selection selection;
    /// The vertices that tools and operations work on, of the scene's shape and never empty; null: none.
    std::shared_ptr<const VertexSet> selected;

    /// All but `weights`, which follow from the rest.
    bool operator==(const DocumentState& other) const;

    bool hasScene() const { return scene != nullptr; }
    bool hasSkeleton() const { return scene && !scene->skeleton.empty(); }
    /// Any part has weights. O(#parts).
    bool hasWeights() const;
    bool bound() const { return field != nullptr; }
    /// The field answers to other settings than the panel's: a re-bind is due.
    bool stale() const;
    /// It was bound until its skeleton was edited; the weights are those of before.
    bool unboundByEdit() const { return !field && skeletonEdits && skeletonEdits->carried; }
    /// Scene with the weights in force, all shapes and how smooth its parts are, for export and reports.
    /// O(#parts), and O(#P) for each part that has other smoothness than in its file.
    Scene boundScene() const;
};

/// The state's; without any, empty ones.
const Drivers& driversOf(const DocumentState& state);
const Shapes& shapesOf(const DocumentState& state);

const PseudoEdges& pseudoEdgesOf(const DocumentState& state);

/// The same as values to put into a state: null where there is nothing.
std::shared_ptr<const Drivers> sharedDrivers(Drivers drivers);
std::shared_ptr<const PseudoEdges> sharedPseudoEdges(PseudoEdges edges);
std::shared_ptr<const Shapes> sharedShapes(Shapes shapes);

/// What mirrors weights and poses of this state: found, and as a hand has chosen.
MirrorTable mirrorTableOf(const DocumentState& state);

/// What differs between two states; sent along when a document changes.
enum class DocumentChange : unsigned {
    Scene = 1U,
    Settings = 2U,
    Field = 4U, ///< and the report
    Weights = 8U,
    Pose = 16U,
    Deformer = 32U,
    Selection = 64U,
    SelectedVertices = 128U,
    Layers = 256U, ///< the stack; weights too where the outcome is another
    Locks = 512U,
    Mirror = 1024U,
    HiddenParts = 2048U, ///< or ghosted ones, or hidden faces
    HiddenJoints = 4096U,
    Motions = 8192U,  ///< loaded ones and pose keys
    Driving = 16384U, ///< drivers and shapes
    Subdivision = 32768U,
    Connections = 65536U, ///< pseudo-edges
    Avatar = 131072U      ///< springs, constraints, expressions
};

/// Whether the view leaves a part out, or draws it faintly (DocumentState::hidden, ghosted).
bool isHidden(const DocumentState& state, std::size_t part);
bool isGhosted(const DocumentState& state, std::size_t part);

/// The layer context of a state's scene, without its mirror map. On any thread.
std::shared_ptr<const LayerContext> makeContext(const DocumentState& state);

/// Keeps the weights in force what a state's layers make of the solver's. On the GUI thread.
class WeightLayering {
public:
    /// Sets state.weights: state.solved itself without an active layer. O(what changed since the last call).
    void update(DocumentState& state);

    /// Surface and joints of the state's scene; with the mirror map if one is asked for, which takes a second
    /// on a dense character the first time.
    std::shared_ptr<const LayerContext> context(const DocumentState& state, bool mirrored);
    /// What the state's active layers ask for; null: there are none.
    std::shared_ptr<const LayerContext> contextInForce(const DocumentState& state);
    /// The same if that takes no time, else null; without a mirror map where none was made.
    std::shared_ptr<const LayerContext> known(const DocumentState& state) const;
    /// Whether there is a mirror map, so that asking for it takes no time.
    bool hasMirror(const DocumentState& state) const;
    /// The state's layer context, made elsewhere.
    void setContext(const DocumentState& state, std::shared_ptr<const LayerContext> context);
    /// Weights below a layer of the state (which was settled last), or above its last one.
    PartWeights below(const DocumentState& state, std::size_t layer);

private:
    void evaluate(const DocumentState& state);

    LayerEvaluator m_evaluator;
    std::shared_ptr<const Scene> m_scene; ///< of the layer context
    MirrorChoice m_mirror;                ///< of the layer context
    std::shared_ptr<const LayerContext> m_context;
    std::shared_ptr<const PartWeights> m_last; ///< what came out last
};

/// solveBind of a state's scene, in the volume of the mesh before where it has one. `previous`: as there.
Expected<std::shared_ptr<const BindState>> solveState(const DocumentState& state,
                                                      const BindSettings& settings, Progress& progress,
                                                      const BindState* previous = nullptr);

/// When the weights of changed settings are worked out.
enum class WeightUpdate {
    Now,
    Later ///< for a slider that moves: where they take long, the shown weights stay until the new ones come
};

/// Whether the weights of a bound state take longer than a frame or two.
bool weighsLong(const DocumentState& state);

/// The weights below all layers that follow from a bound state's field and settings. Once `progress` is
/// canceled, what comes is worth nothing.
std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state, Progress& progress);
std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state);

} // namespace sinew
