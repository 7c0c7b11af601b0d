#pragma once

#include "app/compare/SolverComparison.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindRun.h"

#include <string>
#include <vector>

namespace sinew {

/// Everything that text and JSON of a comparison of solvers are made of.
struct SolversRun {
    std::string file;
    std::string skeletonFile; ///< empty: the character's own skeleton
    std::string reusedFile;   ///< in whose voxels all bind; empty: the character's own
    Recipe recipe;            ///< that all solvers share
    Scene scene;
    SolverComparison comparison;
    std::vector<WrittenFile> pictures;
};

} // namespace sinew
