#pragma once

#include "app/report/BindRun.h"

#include <string>

namespace sinew {

/// What `sinew bind` prints when it is done: what was bound, how, what was treated on the way, what was
/// written.
std::string bindSummary(const BindRun& run);

/// Notices in plain words, a line each; of many of the same kind the first few.
std::string noticeLines(const Notices& notices);

} // namespace sinew
