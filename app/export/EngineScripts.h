#pragma once

#include "core/base/Error.h"

#include <QStringList>

#include <filesystem>
#include <vector>

namespace sinew {

class OutputSet;

/// Names of the scripts that read NAME.drivers.json in engines, and of the schemas of their files.
QStringList engineScripts();

/// Those of them that stand in a folder already with other contents than the program's.
QStringList changedEngineScripts(const std::filesystem::path& folder);

/// Adds all of them to a set, in a folder that is made if it is missing. The files, in their order. Errors:
/// FileUnwritable, TargetsClash.
Expected<std::vector<std::filesystem::path>> addEngineScripts(const std::filesystem::path& folder,
                                                              OutputSet& outputs);
/// Writes all of them, or none and the old ones stay. Errors: FileUnwritable.
Expected<void> writeEngineScripts(const std::filesystem::path& folder);

} // namespace sinew
