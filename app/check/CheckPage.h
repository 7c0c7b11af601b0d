#pragma once

#include "app/check/CheckReport.h"
#include "app/check/PoseSheet.h"
#include "core/base/Error.h"

#include <string>
#include <vector>

namespace sinew {

/// The check as one HTML page that stands alone: pictures are in it, and nothing is loaded or run. Dark or
/// light as the browser is. `drawings`: an entry for each file of the run, or none at all. Error:
/// OutOfMemory.
Expected<std::string> checkPage(const CheckRun& run, const std::vector<SheetFile>& drawings);

} // namespace sinew
