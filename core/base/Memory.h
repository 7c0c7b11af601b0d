#pragma once

#include <cstddef>

namespace sinew {

/// Largest resident size of this process so far, bytes; 0 where the system does not tell.
std::size_t peakMemory();

/// Memory that can be taken now without swapping, bytes; the largest std::size_t where the system does not
/// tell.
std::size_t availableMemory();

} // namespace sinew
