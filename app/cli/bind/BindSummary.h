#pragma once

#include "app/report/BindReportJson.h"
#include "app/report/Issues.h"

#include <string>

namespace sinew {

/// What `sinew bind` prints when it is done: what was bound, how, how many issues there are, the notes, what
/// was written. `issues`: all of the run's, gathered; those of the JSON report are counted beside them.
std::string bindSummary(const BindRun& run, const Issues& issues);

} // namespace sinew
