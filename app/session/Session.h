#pragma once

#include "app/document/Document.h"
#include "app/document/drivers/PosedShapes.h"
#include "app/files/ReadFile.h"
#include "app/jobs/TaskPool.h"
#include "app/jobs/compare/FileDifferences.h"
#include "app/project/ProjectWriter.h"
#include "app/project/RestoreProject.h"
#include "core/layers/LayerStack.h"
#include "core/layers/LayerSurface.h"
#include "core/scene/Scene.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace sinew {

/// A file of a project is not where, or not what it was.
struct SourceQuestion {
    ProjectFile project;
    RestoreChoices choices; ///< so far
    QString projectFile;    ///< where the document is saved; empty: nowhere yet
    bool recovered = false; ///< it counts as modified
    Error error;            ///< SourceMoved or SourceChanged

    /// The file that is asked for, as it was recorded or chosen last.
    QString file() const;
    /// The choices with this file in its place.
    RestoreChoices with(const QString& file) const;
    /// The choices that go on with files that have changed.
    RestoreChoices accepted() const;
};

/// How the export dialog was left, as far as no recipe says it.
struct ExportDraft {
    quint64 lifetime = 0;               ///< of the document that it is of
    QString file;                       ///< empty: as is proposed
    std::optional<int> influences = {}; ///< which row
    bool motions = false;
};

/// Opens characters, skeletons and projects for a document, in the background, one at a time, and saves
/// projects. What is opened while something else is being opened takes its place.
class Session : public QObject {
    Q_OBJECT
public:
    Session(Document& document, ViewState& view, TaskPool& pool, ProjectWriter& writer,
            QObject* parent = nullptr);

    /// A character, or a project by its ending .sinew.
    void open(const QString& name);
    /// Reads the character's files again and keeps all work (reloadCharacter); one undoable step. What is
    /// done meanwhile is kept too. Nothing for a character that was made in memory.
    void reload();
    /// The same, read as these settings say.
    void reloadAs(const ReadSettings& settings);
    /// Puts the mesh of another file in the character's place and keeps all work (replaceMesh); one undoable
    /// step. Nothing for a character that was made in memory.
    void replaceMesh(const QString& file, bool keepVolume);
    /// Tells how the character's files differ from what was read from them (compareWithFiles). Nothing for a
    /// character that was made in memory.
    void compareWithDisk();
    /// Another skeleton for the character that is open; one undoable step.
    void loadSkeleton(const QString& file);
    /// Animations of a file on the character's joints (readMotionFile); one undoable step.
    void loadMotion(const QString& file);
    /// A shape of the mesh in `file`, sculpted in the pose that is `shown` (readShapeFile, shapeOfTargets);
    /// one undoable step. `joint`: that is to drive it, where it is turned; kNone: the one that turns most.
    void shapeFromFile(const QString& file, const ShownForm& shown, std::int32_t joint);
    /// A shape that takes vertices to where they are wanted in the pose that is `shown` (shapeOfTargets); one
    /// undoable step. `joint` as above.
    void shapeFromTargets(const PartTargets& targets, const ShownForm& shown, std::int32_t joint);
    /// A shape of what the skinning method shows over classic linear (shapeOfMethod), which takes its place;
    /// one undoable step.
    void shapeFromMethod(const ShownForm& shown, std::int32_t joint);
    /// Puts a skeleton that lies outside the mesh into it (judgeSkeleton); one undoable step.
    void fitSkeleton();
    /// A cage from an .obj (readCage), under the file's name or one beside it; one undoable step.
    void addCage(const QString& file);
    /// The document's layers of weights from the mesh in `file`, on which they were painted
    /// (transferLayersFrom); one undoable step.
    void transferLayersFrom(const QString& file);
    /// A project that has been read: recovered work, or after sourceAsked.
    void restore(const ProjectFile& project, const RestoreChoices& choices, const QString& projectFile,
                 bool recovered);
    /// Writes the document as it is now, in the background; what is changed meanwhile is not in the file and
    /// counts as modified. Ends with saved or saveFailed, in the order of the calls.
    void save(const QString& projectFile);
    bool saving() const { return m_saving > 0; }

    bool busy() const { return m_job.running(); }
    /// The character or project that is opened, or was opened last.
    const QString& opening() const { return m_opening; }
    /// Of what is being opened; Stage::Count when nothing is, or before its first word.
    Stage stage() const { return m_job.stage(); }
    /// Of all of it, 0..1, never falling: of a project also the bind that follows the reading.
    double fraction() const;
    void cancel() { m_job.cancel(); } ///< canceled() comes when the work has let go

    /// The settings of the export dialog, kept with the project.
    const Recipe& exportSettings() const { return m_export; }
    void setExportSettings(const Recipe& settings) { m_export = settings; }
    /// Of the document that is open, until another one is.
    ExportDraft exportDraft() const {
        return m_draft.lifetime == m_document.lifetime() ? m_draft : ExportDraft();
    }
    void setExportDraft(const ExportDraft& draft) { m_draft = draft; }

    static bool isProject(const QString& file);

Q_SIGNALS:
    void busyChanged(bool busy);
    void opened(const QString& file);   ///< the document shows it
    void reloaded(const QString& file); ///< importNotices of the document tell what no longer fits
    void reloadFailed(const QString& file, const sinew::Error& error); ///< the document is as it was
    void comparedWithDisk(const QString& file, const sinew::FileDifferences& differences);
    void compareFailed(const QString& file, const sinew::Error& error);
    void skeletonLoaded(const QString& file);
    void motionLoaded(const QString& file, const sinew::MotionFile& motion);
    void shapeAdded(const QString& name, const sinew::Notices& notices);
    void shapeFailed(const sinew::Error& error); ///< the document is as it was
    /// The skeleton was put into the mesh; `wasBound`: a bind fell away with its old place.
    void skeletonFitted(bool wasBound);
    /// It lies in the mesh already, or (`astray`) no fit was found; nothing changed.
    void skeletonStays(bool astray);
    /// The cage of that name is there; `wasBound`: a bind fell away with the skeleton before.
    void cageAdded(const QString& file, const QString& name, bool wasBound);
    void layersCarried(std::size_t carried, std::size_t left); ///< vertices of the document's mesh
    void saved(const QString& projectFile);
    /// The document is as modified as before.
    void saveFailed(const QString& projectFile, const sinew::Error& error);
    void savingChanged(bool saving);
    void failed(const sinew::Error& error); ///< the document is as it was
    void canceled();
    /// Ask the user, then call restore with `question`'s members and its completed choices.
    void sourceAsked(const sinew::SourceQuestion& question);

private:
    template<typename T>
    void run(std::function<Expected<T>(Progress&)> work, std::function<void(T)> done,
             std::function<bool(const Error&)> handled = {}) {
        m_binds = false;
        m_shownFraction = 0.0;
        m_job.start<T>(std::move(work),
                       [this, done = std::move(done), handled = std::move(handled)](Expected<T> result) {
                           if (result) {
                               done(std::move(*result));
                           } else if (result.error().code == ErrorCode::Canceled) {
                               Q_EMIT canceled();
                           } else if (!handled || !handled(result.error())) {
                               Q_EMIT failed(result.error());
                           }
                       });
    }
    void addMadeShape(const NewShape& shape, const ShownForm& shown, const QString& step,
                      std::optional<DeformSettings> deform);
    bool tellShapeFailed(const Error& error);
    void written(const QString& projectFile, const DocumentState& state, quint64 lifetime,
                 const Expected<void>& outcome);
    void show(RestoredProject restored, const SourceQuestion& asked);
    ViewSettings viewOf(const Scene& scene);
    /// Reads the document's files in some other way, `read`, and shows what comes as the step `name`; once
    /// more where work was done meanwhile.
    using Reading = std::function<Expected<RestoredProject>(const DocumentState&, Progress&)>;
    void readAgain(const QString& file, const QString& name, const Reading& read);
    void showReloaded(RestoredProject restored, const QString& file, const QString& name);

    Document& m_document;
    ViewState& m_view;
    LatestJob m_job;
    QString m_opening;
    bool m_binds = false; ///< what runs reads files, then binds
    mutable double m_shownFraction = 0.0;
    ProjectWriter& m_writer;
    int m_saving = 0;
    Recipe m_export;
    ExportDraft m_draft;
    std::optional<Projection> m_beforeFlat; ///< what a flat character has changed the view from
};

/// How far work is that reads files and then binds, and is so far in a stage, 0..1 of all of it.
double openFraction(Stage stage, double fraction);

/// The surface that layers of a scene lie on.
LayerSurface surfaceOf(const Scene& scene);

/// Whether a layer was made for these meshes, or says nothing of vertices.
bool fitsAll(const WeightLayer& layer, const LayerSurface& surface);

/// Reads the files of a state (which has `sources`) again and does all work on them anew: the way of a
/// project that was saved and is opened again (restoreProject), without a file, and with the layers of
/// weights brought to meshes that have changed (carryLayers). Notices tell what no longer fits. Weights that
/// come out otherwise than before are no difference. Errors: FileNotFound and as importScene; the bind's only
/// where it was canceled.
Expected<RestoredProject> reloadCharacter(const DocumentState& state, Progress& progress);

/// The same with the character's file replaced by another, of any topology. Joints that it lacks go on: then
/// the skeleton is still that of the file before. `keepVolume`: it is bound in the voxels of the mesh before
/// (a body that has lost an arm keeps its weights), unless it lies outside of them; else in its own. Layers
/// are carried to the new mesh. Notice: VolumeMeshOutside. Errors: as above, and NoMesh.
Expected<RestoredProject> replaceMesh(const DocumentState& state, const std::filesystem::path& file,
                                      bool keepVolume, Progress& progress);

/// How the files of a state (which has `sources`) differ from what was read from them: fileDifferences of the
/// scene without the edits of its skeleton. Nothing is bound and nothing changes. Errors as above.
Expected<FileDifferences> compareWithFiles(const DocumentState& state, Progress& progress);

/// What becomes of files that are dropped on the window together.
struct DroppedFiles {
    QString open;       ///< a project or a character; empty: none of them is one
    QString skeleton;   ///< for the character; empty: none
    QStringList others; ///< that are left alone
};

/// Sorts files by their formats. A project goes before all else; else the first character is opened, and the
/// first file that can hold nothing but a skeleton is loaded onto it. Of a mesh without a skeleton and one
/// rigged file the mesh is opened and the other gives the skeleton. Pictures are characters only where
/// nothing else is one: beside a mesh they are its textures.
DroppedFiles sortDropped(const QStringList& files);

} // namespace sinew
