#pragma once

#include "app/document/Document.h"
#include "app/export/ExportLoss.h"
#include "app/jobs/LatestJob.h"
#include "app/jobs/TaskPool.h"
#include "core/io/patch/FormatPatcher.h"

#include <QString>

#include <filesystem>
#include <optional>
#include <vector>

namespace sinew {

/// What came of an export.
struct ExportOutcome {
    std::filesystem::path file;
    std::vector<std::filesystem::path> written; ///< it, and what stands beside a .gltf
    EngineProfile profile = EngineProfile::Blender;
    std::size_t bytes = 0;     ///< of all of them
    Notices notices;           ///< of writing
    double heightMeters = 0.0; ///< of the character in the file, as it was read again
    double writtenMetersPerUnit = 1.0;
    bool kept = false;    ///< it is the file that was read, with another skin and nothing else (SavedScene)
    bool skinned = false; ///< the file holds a skeleton and weights
    std::optional<Deviation> deviation; ///< nothing: the check was canceled, the file is there
    std::optional<Error> readBackError; ///< the file could not be read again
};

/// How many poses of the range of motion a check skins.
constexpr std::size_t kCheckPoses = 24;

/// Clips that an export gets beside the scene's own. With any of them it is written anew.
struct AddedClips {
    bool rangeOfMotion = false; ///< every joint bent in turn (withRangeOfMotion)
    bool motions = false;       ///< the document's motions and pose keys (motionClips)
};

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
/// What a user should know after an export: the worst deviation and where, or why there is none. One line.
QString deviationText(const ExportOutcome& outcome, const Scene& scene);

} // namespace sinew
