#pragma once

#include "core/base/Progress.h"

#include <array>
#include <cstddef>
#include <filesystem>
#include <optional>

namespace sinew::bench {

/// One way to bind by the paper's method.
struct PaperRun {
    int resolution = 256;
    bool uniform = false;
    bool windingNumbers = true;
};

/// What a bind cost.
struct BindCost {
    std::array<double, static_cast<std::size_t>(Stage::Count)> stages{}; ///< seconds
    double seconds = 0.0; ///< of the whole bind, without reading
    std::size_t triangles = 0;
    std::size_t bones = 0;
    std::size_t leaves = 0;
    std::size_t boundaryVoxels = 0;
    std::size_t oneVoteLeaves = 0;
    std::size_t peakBytes = 0; ///< of the process, the file included

    double of(Stage stage) const { return stages[static_cast<std::size_t>(stage)]; }
};

/// Binds a character `repeats` times with the paper's settings, in a process of its own, so that its peak of
/// memory is its own; the quickest counts. A mesh without skeleton takes that of the `.tgf` beside it.
/// Nothing: it cannot be read, has no skeleton, or the bind failed (too little memory).
std::optional<BindCost> measureBind(const std::filesystem::path& file, const PaperRun& run, int repeats);

} // namespace sinew::bench
