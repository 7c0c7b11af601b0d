#pragma once

#include "app/cli/bind/BindOptions.h"
#include "app/cli/terminal/Printout.h"
#include "app/report/BindReportJson.h"
#include "app/report/Issues.h"
#include "core/base/Progress.h"

#include <string>

namespace sinew {

/// `sinew bind`: checks every target first, then reads, binds and writes; what it says is the summary, or the
/// report or the recipe where - stands for their file. Errors: everything that import, bind, export, picture,
/// recipe and report can say; TargetIsInput, TargetsClash.
Expected<Printout> runBind(const BindOptions& options, Progress& progress);

/// What `sinew bind` prints when it is done: what was bound, how, how many issues there are, the notes, what
/// was written. `issues`: all of the run's, gathered; those of the JSON report are counted beside them.
std::string bindSummary(const BindRun& run, const Issues& issues);

} // namespace sinew
