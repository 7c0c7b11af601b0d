#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace sinew {

/// Levels of detail that are made of a bound character.
struct LodOptions {
    std::vector<double> shares; ///< of the triangles, each between 0 and 1; empty: none
    bool files = false;         ///< a file for each level in place of meshes in the same file
};

/// Declares --lods and --lod-files; parsing fills `lods`, which has to outlive `command`.
void addLodOptions(CLI::App& command, LodOptions& lods, const char* group);

/// "0.5,0.25", as --lods takes it.
std::string lodText(const LodOptions& lods);

} // namespace sinew
