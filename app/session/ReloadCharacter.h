#pragma once

#include "app/jobs/compare/FileDifferences.h"
#include "app/project/RestoreProject.h"

namespace sinew {

/// Reads the files of a state (which has `sources`) again and does all work on them anew: the way of a
/// project that was saved and is opened again (restoreProject), without a file, and with the layers of
/// weights brought to meshes that have changed (carryLayers). Notices tell what no longer fits. Weights that
/// come out otherwise than before are no difference. Errors: FileNotFound and as importScene; the bind's only
/// where it was canceled.
Expected<RestoredProject> reloadCharacter(const DocumentState& state, Progress& progress);

/// How the files of a state (which has `sources`) differ from what was read from them: fileDifferences of the
/// scene without the edits of its skeleton. Nothing is bound and nothing changes. Errors as above.
Expected<FileDifferences> compareWithFiles(const DocumentState& state, Progress& progress);

} // namespace sinew
