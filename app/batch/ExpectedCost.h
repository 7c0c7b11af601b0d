#pragma once

#include "core/bind/settings/BindSettings.h"
#include "core/io/source/ReadSettings.h"

#include <cstdint>
#include <filesystem>

namespace sinew {

/// What a bind will take, for a farm that shares out machines.
struct ExpectedCost {
    double seconds = 0.0; ///< of one core
    std::uint64_t memoryBytes = 0;
};

/// Guesses it from the sizes of a file and of those that it names, and from the resolution: no file is read
/// but for those names. Right within a factor of 2.5 for the models that it was fitted on but one, whose skin
/// is large and thin, which takes four times as long. A file that is not there counts as empty.
ExpectedCost expectedCost(const std::filesystem::path& input, const ReadSettings& read,
                          const BindSettings& settings);

} // namespace sinew
