#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "app/report/VertexQuery.h"
#include "core/base/Progress.h"

#include <CLI/App.hpp>

#include <array>
#include <optional>
#include <string>

namespace sinew {

/// The command line of `sinew explain`.
struct ExplainOptions {
    std::string input;
    std::string skeleton;
    std::string recipe;
    std::string part;
    std::optional<std::uint32_t> vertex;
    std::vector<double> at;
    std::optional<int> resolution;
    bool json = false;
    CommonOptions common;
};

CLI::App* addExplainCommand(CLI::App& app, ExplainOptions& options);

/// Binds the character and prints why one vertex got its weights. Errors: those of import, readRecipe,
/// findVertex, bind; Canceled.
Expected<Printout> runExplain(const ExplainOptions& options, Progress& progress);

} // namespace sinew
