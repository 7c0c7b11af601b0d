#pragma once

#include "app/report/BindRun.h"

#include <string>

namespace sinew {

/// What `sinew bind` prints when it is done: what was bound, how, how many notes there are, what was
/// written.
std::string bindSummary(const BindRun& run);

} // namespace sinew
