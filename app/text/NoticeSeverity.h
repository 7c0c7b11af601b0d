#pragma once

#include "core/base/Notice.h"

namespace sinew {

/// How much a notice matters: a warning may ask the user to act; the others are notes, of which Treated ones
/// tell of a repair.
enum class Severity { Info, Note, Warning };

Severity severityOf(NoticeCode code);

/// Whether a notice names what a conversion lost: there is nothing to do, but the written file is not
/// complete.
bool tellsOfLoss(NoticeCode code);

/// Whether a notice names work that a character's files, read anew, no longer fit.
bool tellsOfLostWork(NoticeCode code);

} // namespace sinew
