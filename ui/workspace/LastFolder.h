#pragma once

#include "ui/workspace/UserPrompts.h"

namespace sinew {

/// The folder of the last file of a kind that was read or written with success; empty at first. A dialog
/// starts there.
QString lastFolder(FileKind kind);
/// Called once `file` has been read or written: a folder in which that failed is not worth going back to.
void keepFolder(FileKind kind, const QString& file);

} // namespace sinew
