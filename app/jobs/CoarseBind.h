#pragma once

#include "app/document/edits/Edits.h"

namespace sinew {

/// Side of the grid of the coarse preview.
constexpr int kPreviewResolution = 64;
/// The same for solvers that take many steps to their weights.
constexpr int kSolvedPreviewResolution = 32;

/// The settings of the coarse preview, on a grid of at most `side`: a wall costs the same on a coarser grid.
BindSettings coarseSettings(const BindSettings& settings, int side = kPreviewResolution);

/// A bind under the coarse settings of `settings`, without a report. `previous`, a coarse bind of the same
/// scene, lends what the settings leave as it was; `sameMesh`, any bind of these meshes, what the skeleton
/// leaves as it was; null: nothing. Errors: of solveBind.
Expected<BindOutcome> coarseBind(const Scene& scene, const BindSettings& settings, const BindState* previous,
                                 Progress& progress, const BindState* sameMesh = nullptr,
                                 int side = kPreviewResolution);

} // namespace sinew
