#pragma once

#include "app/cli/BindOptions.h"
#include "core/base/Progress.h"

namespace sinew {

/// `sinew bind`: checks every target first, then reads, binds, writes, and prints the summary or the report.
/// Errors: everything that import, bind, export, picture, recipe and report can say.
Expected<void> runBind(const BindOptions& options, Progress& progress);

} // namespace sinew
