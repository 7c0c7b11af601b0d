#pragma once

#include <cstdint>
#include <vector>

namespace sinew {

/// Vertices of a part whose weights the file has otherwise than they were read, since a reader mends them:
/// what is written into that file again has to mend them there too.
struct StoredWeightFaults {
    std::vector<std::uint32_t> notOfSumOne; ///< ascending: by more than the format takes for rounding
    /// Ascending: with weights that are negative or no numbers, with joints that the skin does not have, or,
    /// where the format forbids it, with one joint twice. None of them is in notOfSumOne.
    std::vector<std::uint32_t> invalid;

    bool any() const { return !notOfSumOne.empty() || !invalid.empty(); }
};

} // namespace sinew
