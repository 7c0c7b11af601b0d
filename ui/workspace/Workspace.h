#pragma once

#include "app/avatar/SpringBake.h"
#include "app/bake/BakeJob.h"
#include "app/batch/BatchJob.h"
#include "app/check/CheckPageJob.h"
#include "app/document/Document.h"
#include "app/document/PosedMesh.h"
#include "app/document/RestMode.h"
#include "app/document/ViewState.h"
#include "app/document/avatar/ExpressionPreview.h"
#include "app/document/avatar/SpringChoice.h"
#include "app/export/ExportJob.h"
#include "app/export/LiveLink.h"
#include "app/export/LodJob.h"
#include "app/jobs/BindController.h"
#include "app/jobs/DragPreview.h"
#include "app/jobs/ImplicitController.h"
#include "app/jobs/JointCheck.h"
#include "app/jobs/OperationRunner.h"
#include "app/jobs/OutfitJob.h"
#include "app/jobs/PoseWeights.h"
#include "app/jobs/SceneInspector.h"
#include "app/jobs/ShapeCheck.h"
#include "app/jobs/SurfaceMaker.h"
#include "app/jobs/TaskPool.h"
#include "app/jobs/WeightCheck.h"
#include "app/jobs/WeightFiles.h"
#include "app/jobs/WeightTransfers.h"
#include "app/jobs/compare/CompareController.h"
#include "app/jobs/rig/RigDraft.h"
#include "app/log/ActivityLog.h"
#include "app/painting/BrushStroke.h"
#include "app/posing/ClipPlayer.h"
#include "app/posing/PoseShelf.h"
#include "app/posing/SpringPreview.h"
#include "app/project/ProjectWriter.h"
#include "app/render/Rendering.h"
#include "app/rest/RestPose.h"
#include "app/session/RememberedFiles.h"
#include "app/session/Session.h"
#include "app/view/compare/CompareData.h"
#include "ui/workspace/UserPrompts.h"

namespace sinew {

/// What a window works on.
struct Workspace {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    OperationValues operations; ///< of weights
    TaskPool pool;
    BindController bind{document, posed, pool};
    PoseWeights poseWeights{document, posed, pool};
    SurfaceMaker surfaces{document, posed, pool};
    CenterFinder centers{document, posed, pool};
    MirrorFinder mirrors{document, pool};
    ImplicitController implicit{document, posed, pool};
    Explainer explainer{document, pool};
    ClipPlayer player{document, posed};
    SpringChoice springChoice{document};
    SpringPreview springPreview{document, posed, view, player};
    SpringBakeJob springBake{document, pool};
    ExpressionPreview expressions{document, posed};
    PoseShelf poses{PoseShelf::userFolder()};
    CompareController compare{document, pool};
    CompareData compareData{document, posed, compare, pool};
    SceneInspector inspector{document, pool};
    RestMode rest{document, posed};
    JointCheck jointCheck{document, pool};
    DragPreview dragPreview{document, posed, bind, pool};
    OperationRunner operationRunner{document, pool};
    SolverLayers solverLayers{document, pool};
    TransferPreview transferPreview{document, pool};
    WeightTransfers weightTransfers{document, pool};
    OutfitJob outfit{document, pool};
    BatchJob batch;
    RigDraft rigDraft{document, pool};
    ChainMaker chains{document, pool};
    WeightFiles weightFiles{document, pool};
    WeightCheck weightCheck{document, pool};
    ShapeCheck shapeCheck{document, pool};
    CheckPageJob checkPage{document, pool};
    ProjectWriter writer;
    Session session{document, view, pool, writer};
    RecentFiles recent;
    Thumbnails thumbnails;
    Autosave autosave{document, view, writer};
    ExportJob exportJob{document, pool};
    LodJob lods{document, pool};
    LiveLink liveLink{document, pool};
    RenderJob render{pool};
    BakeJob bake{document, pool};
    RestPoseJob restPose{document, pool};
    LogModel log;
    ActivityLog activity{document};
};

class Actions;
class UserPrompts;
class Preferences;
struct Workspace;

/// What the pieces of a window share.
struct WindowContext {
    Workspace& workspace;
    Preferences& preferences;
    UserPrompts& prompts;
    const Actions& actions;
};

/// The folder of the last file of a kind that was read or written with success; empty at first. A dialog
/// starts there.
QString lastFolder(FileKind kind);
/// Called once `file` has been read or written: a folder in which that failed is not worth going back to.
void keepFolder(FileKind kind, const QString& file);
/// Where a document is exported to when nobody says otherwise: the folder of the last export, else that of
/// the project or of the character's file, else the home folder.
QString exportFolder(const Document& document);

/// What a document is exported for: what its settings say, else what was chosen last for any document.
EngineProfile exportEngine(const Recipe& settings);
/// Of whichever document comes next.
void keepEngine(EngineProfile profile);

} // namespace sinew
