#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/geometry/Subdivision.h"
#include "core/scene/Scene.h"

#include <CLI/App.hpp>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

constexpr Names<SubdivisionScheme, 2> kSubdivisionSchemeNames{
    {{"catmull-clark", SubdivisionScheme::CatmullClark}, {"loop", SubdivisionScheme::Loop}}};

/// --subdivision and --subdivision-scheme.
struct SubdivisionOptions {
    std::string levels; ///< "2", or "file"; empty: not given
    std::optional<SubdivisionScheme> scheme;
};

/// Declares both. `what` says what the levels are of: "Write and judge the smooth surface". Parsing fills
/// `options`, which has to outlive `command`. Returns --subdivision.
CLI::Option* addSubdivisionOptions(CLI::App& command, SubdivisionOptions& options, const char* what,
                                   const char* group = "");

/// What they ask for, an entry a part of a scene; empty: every part as its cage. Error: ParameterOutOfRange
/// where the parts would have more than kMaxSubdividedFaces together, with the levels that `file` can take.
Expected<std::vector<SubdivisionChoice>> subdivisionChoices(const SubdivisionOptions& options,
                                                            const Scene& scene, const std::string& file);

/// "2 levels of Catmull-Clark", "as the file says"; empty: not asked for.
std::string subdivisionText(const SubdivisionOptions& options);

} // namespace sinew
