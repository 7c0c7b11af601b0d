#pragma once

#include "core/base/Notice.h"

namespace sinew {

/// How much a notice matters: warnings may want something done, the others are notes: treated things are as
/// they should be.
enum class Severity { Info, Treated, Warning };

Severity severityOf(NoticeCode code);

/// Whether a notice says what a conversion left behind: nobody has to do anything, but whoever takes the
/// written file for the whole has to know.
bool tellsOfLoss(NoticeCode code);

} // namespace sinew
