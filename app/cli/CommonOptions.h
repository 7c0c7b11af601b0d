#pragma once

#include "app/cli/terminal/TerminalProgress.h"

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// What every command takes.
struct CommonOptions {
    int threads = 0;    ///< 0: all the machine has
    bool quiet = false; ///< no summary, no progress, no warnings
    bool force = false; ///< write over what is read
    ProgressForm progress = ProgressForm::Line;
    std::vector<std::string> textureFolders; ///< where pictures outside of the model's folder may lie
};

/// Whether a command writes files that could be in the way of others.
enum class Writes { Nothing, Files };

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes,
                      const char* group = "Options");

} // namespace sinew
