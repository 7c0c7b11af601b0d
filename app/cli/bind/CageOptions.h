#pragma once

#include "app/cli/bind/BindOptions.h"

namespace sinew {

/// A cage as the command line names it.
struct CageSource {
    std::string name; ///< empty: the file's
    std::string file;
};

/// "NAME=FILE.obj" or "FILE.obj"; a file whose own name has the "=" is that file.
CageSource cageSourceFrom(const std::string& text);

/// Declares --cage.
void addCageOption(CLI::App& command, BindOptions& options, const char* group);

/// Puts the cages of the command line in the place of a recipe's. Errors: as readCage.
Expected<void> overrideCages(BindSettings& settings, const BindOptions& options);

} // namespace sinew
