#pragma once

#include "app/cli/bind/BindOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Progress.h"

namespace sinew {

/// `sinew bind`: checks every target first, then reads, binds and writes; what it says is the summary, or the
/// report or the recipe where - stands for their file. Errors: everything that import, bind, export, picture,
/// recipe and report can say; TargetIsInput, TargetsClash.
Expected<Printout> runBind(const BindOptions& options, Progress& progress);

} // namespace sinew
