#pragma once

#include "app/jobs/compare/FileDifferences.h"
#include "app/project/RestoreProject.h"
#include "core/layers/LayerStack.h"
#include "core/layers/LayerSurface.h"
#include "core/scene/Scene.h"

namespace sinew {

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

/// How the files of a state (which has `sources`) differ from what was read from them: fileDifferences of the
/// scene without the edits of its skeleton. Nothing is bound and nothing changes. Errors as above.
Expected<FileDifferences> compareWithFiles(const DocumentState& state, Progress& progress);

} // namespace sinew
