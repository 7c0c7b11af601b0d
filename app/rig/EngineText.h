#pragma once

#include "app/rig/EngineChanges.h"

#include <QStringList>

namespace sinew {

/// What was done to each joint, a line each: removed, renamed, added, and which keep their names because the
/// convention has none. O(#steps).
QStringList engineLines(const EngineScene& changed);

} // namespace sinew
