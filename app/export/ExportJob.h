#pragma once

#include "app/document/Document.h"
#include "app/document/ImplicitFrame.h"
#include "app/jobs/TaskPool.h"
#include "app/text/FormatLabels.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/io/ExportScene.h"
#include "core/io/patch/SaveScene.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <QString>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Where an exported character is deformed.
struct ExportTarget {
    EngineProfile profile = EngineProfile::Blender;
    bool gltf = false;             ///< the file is .glb or .gltf
    std::size_t maxInfluences = 8; ///< in the file; 0: all
    bool dragonBones = false;      ///< the file is for DragonBones, whatever the profile says
    bool packed = false;           ///< the file stores weights in 8 bits (ExportSettings::packed)
    bool operator==(const ExportTarget&) const = default;
};

/// Joints for each vertex that are left after the file's limit and the engine's own; 0: all.
std::size_t survivingInfluences(const ExportTarget& target);
/// What a target deforms by when a character deforms by `deformer` here, set up as deformerFateText says.
Deformer survivingDeformer(const ExportTarget& target, Deformer deformer);

/// How far apart a character stands here and in a target.
struct DeformerLoss {
    double largest = 0.0;            ///< metres, of any weighted vertex
    double mean = 0.0;               ///< metres, over all weighted vertices
    double height = 0.0;             ///< metres, of the character
    double metersPerUnit = 1.0;      ///< of the scene, for texts
    bool showingPose = false;        ///< in a pose made for it, since the character stood as it was bound
    std::size_t cut = 0;             ///< vertices that lose influences to the limit of the file or the engine
    std::size_t vertices = 0;        ///< weighted ones
    std::optional<VertexId> at = {}; ///< the vertex of the largest difference; nothing: under 0.05 mm
    std::int32_t joint = kNone;      ///< its largest influence
    std::size_t influencesHere = 0;  ///< of that vertex, in the file without a limit
    std::size_t influencesThere = 0; ///< with the limit
    bool otherMethod = false;        ///< the target skins by another method than the character
};

/// `form` as it is shown; posed by implicit skinning too when its settings say so and `skin` is there.
/// Error: Canceled.
Expected<DeformerLoss> deformerLoss(const DirectSkinning& form,
                                    const std::shared_ptr<const ImplicitSkin>& skin,
                                    const ExportTarget& target, Progress& progress);

/// How the target deforms, and what it cannot do of the character's skinning method. One or two sentences.
QString deformerFateText(const ExportTarget& target, const DeformSettings& settings,
                         bool alphaFollowsPose = false);
/// "Between here and Unity: 1.2 cm at most (0.7 % of the height), 1 mm on average, in this pose. The largest
/// is at LeftForeArm of Body, because the skinning method is another there." `scene`: that was compared.
QString deformerLossText(const DeformerLoss& loss, const ExportTarget& target, const Scene& scene);

/// How far a file that was written moves otherwise than the document it was written from.
struct Deviation {
    double millimetres = 0.0;               ///< the worst of all vertices and poses
    std::int32_t part = kNone;              ///< of the worst vertex
    std::uint32_t vertex = 0;               ///< the worst vertex
    std::int32_t joint = kNone;             ///< its largest influence
    std::size_t poses = 0;                  ///< compared, the bind pose among them, and that of the nodes
    std::size_t vertices = 0;               ///< compared
    std::size_t verticesMissing = 0;        ///< of polygons, not found in the file
    std::vector<std::string> jointsMissing; ///< names that carry weight and are not in the file
};

/// Skins `written` and `file`, the file read again, by linear blending in each of `poses` (of `written`'s
/// skeleton) and in the bind pose, and compares every vertex that polygons use. Joints are found by name
/// (equal names in order), poses carried over in model space, parts by name, vertices by place; both in
/// metres. Weights are compared as they are: `written` with all it has, `file` with what is in it.
/// Morph targets count with the weights they are shown with. A file that shows its character in a pose of its
/// nodes is compared in that, too. Error: Canceled.
Expected<Deviation> deviationOf(const Scene& written, const Scene& file, const std::vector<Pose>& poses,
                                Progress& progress);

/// What a file holds, as it was read again.
struct FileContents {
    std::size_t parts = 0;
    std::size_t vertices = 0;
    std::size_t joints = 0;
    std::size_t clips = 0;
    std::size_t shapes = 0; ///< names of morph targets
    std::size_t chains = 0; ///< that springs swing
    std::size_t colliders = 0;
    std::size_t expressions = 0;
    std::size_t constraints = 0;
};

/// What came of an export.
struct ExportOutcome {
    std::filesystem::path file;
    std::vector<std::filesystem::path> written; ///< it, and what stands beside a .gltf
    EngineProfile profile = EngineProfile::Blender;
    std::size_t bytes = 0;     ///< of all of them
    std::size_t vertices = 0;  ///< of the character that was written
    Notices notices;           ///< of writing
    double heightMeters = 0.0; ///< of the character in the file, as it was read again
    double writtenMetersPerUnit = 1.0;
    bool kept = false;    ///< it is the file that was read, with another skin and nothing else (SavedScene)
    bool driven = false;  ///< shapes were written, or what drivers do
    bool skinned = false; ///< the file holds a skeleton and weights
    std::optional<FileContents> contents; ///< nothing: the file was not read again
    bool readable = true;                 ///< its format is one that is read, so that it could be checked
    std::optional<Deviation> deviation;   ///< nothing: the check was canceled, the file is there
    std::optional<Error> readBackError;   ///< the file could not be read again
};

/// How many poses of the range of motion a check skins.
constexpr std::size_t kCheckPoses = 24;

/// Clips that an export gets beside the scene's own. With any of them it is written anew.
struct AddedClips {
    bool rangeOfMotion = false; ///< every joint bent in turn (withRangeOfMotion)
    bool motions = false;       ///< the document's motions and pose keys (motionClips)
};

/// The document's scene with the weights in force, with added clips, and with keys of what drivers do.
Scene sceneToWrite(const DocumentState& state, const AddedClips& added);
/// The settings with what every export of a document has: its drivers and its source files; `scene` is
/// written anew where it has clips that its file has not.
ExportSettings documentSettings(const DocumentState& state, const Scene& scene, ExportSettings settings);
/// saveScene into the document's source file. Errors: as saveScene; SourceEdited.
Expected<SavedScene> saveDocument(const DocumentState& state, const Scene& scene,
                                  const std::filesystem::path& file, const ExportSettings& settings,
                                  Progress& progress, OutputSet* outputs = nullptr);

/// Writes the document's scene with the weights in force, into the file it was read from where that can be
/// kept (saveScene), reads the file again and compares both over the
/// range of motion. The deformation is linear blending, which every engine computes. Canceled while it
/// writes, it leaves no file; while it checks, the file stays and the outcome has no deviation. Errors: as
/// saveScene; SourceEdited.
Expected<ExportOutcome> exportAndCheck(const DocumentState& state, const std::filesystem::path& file,
                                       const ExportSettings& settings, Progress& progress,
                                       AddedClips added = {});

/// Why an export to `file` cannot be the file that was read with another skin, as far as that is known
/// before; nothing when it can, or when there is no scene.
std::optional<PatchObstacle> whyRebuilt(const DocumentState& state, const QString& file,
                                        const ExportSettings& settings);
/// "The whole file is written anew, because the original file is of another format."
QString rebuiltText(PatchObstacle obstacle);
/// Formats that can be chosen for a scene: of savedFormats those of 2D programs only where every part is
/// flat.
FormatLabels exportFormats(const Scene& scene);
/// The extension (with its dot) that an export has when nobody says otherwise: the source's where it can be
/// kept, else FBX's.
QString usualExportExtension(const DocumentState& state);

/// Runs exports on a pool, one at a time, from a snapshot of the document.
class ExportJob : public QObject {
    Q_OBJECT
public:
    ExportJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    bool running() const { return m_job.running(); }
    Stage stage() const { return m_job.stage(); }
    double fraction() const { return m_job.fraction(); }
    /// Does nothing without a scene, or while one runs.
    void start(const QString& file, const ExportSettings& settings, AddedClips added = {});
    void cancel() { m_job.cancel(); }

Q_SIGNALS:
    void runningChanged(bool running);
    void finished(const sinew::ExportOutcome& outcome);
    void failed(const sinew::Error& error);
    void canceled();

private:
    Document& m_document;
    LatestJob m_job;
};

/// "Unity", "Unreal", ...: proper names, the same in all languages.
QString engineName(EngineProfile profile);
/// Height of the scene's vertices in metres, bind pose.
double heightMeters(const Scene& scene);
/// "1.78 m in Unity", "178 cm in Unreal": what an engine shows for a height. One line.
QString heightText(EngineProfile profile, double meters);
/// "In the file: 2 parts, 52 joints, 1 animation, 11 chains of springs.", and why there are more vertices
/// than the character has, where that is so. Empty: the file was not read again.
QString contentsText(const ExportOutcome& outcome);
/// "Maya changes the names of 12 joints, such as Arm.L." for a program that takes fewer characters in names;
/// empty: none changes.
QString changedNamesText(EngineProfile profile, const Skeleton& skeleton);
/// What an outcome notices as its report says it: files beside the one that was written, and beside the one
/// that `scene` was read from, by their names alone.
Notices reportNotices(const ExportOutcome& outcome, const Scene& scene);
/// What a user should know after an export: the worst deviation and where, or why there is none. One line.
QString deviationText(const ExportOutcome& outcome, const Scene& scene);

} // namespace sinew
