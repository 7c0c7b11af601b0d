#pragma once

#include <cstddef>

namespace sinew {

/// Largest resident size of this process so far (since the last MemoryGrowth began), bytes; 0 where the
/// system does not tell.
std::size_t peakMemory();

/// Resident size of this process now, bytes; 0 where the system does not tell.
std::size_t residentMemory();

/// Memory that can be taken now without swapping, bytes; the largest std::size_t where the system does not
/// tell.
std::size_t availableMemory();

/// How far this process's memory grows at most after this was made: of a piece of work, where nothing else
/// runs meanwhile. What is free is given back to the system first, so that former work is not counted as this
/// one's; peakMemory begins anew. One at a time.
class MemoryGrowth {
public:
    MemoryGrowth();
    /// 0 where the system does not tell.
    std::size_t bytes() const;

private:
    std::size_t m_before = 0; ///< resident size; 0: not known
    std::size_t m_peak = 0;   ///< the largest until then, which the work has to exceed to be known
};

} // namespace sinew
