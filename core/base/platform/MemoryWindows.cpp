#include "core/base/platform/Memory.h"

#include "core/base/platform/WindowsCalls.h"

#include <limits>

#include <psapi.h>

namespace sinew {
namespace {

PROCESS_MEMORY_COUNTERS memoryCounters() {
    PROCESS_MEMORY_COUNTERS counters{};
    GetProcessMemoryInfo(GetCurrentProcess(), &counters, sizeof(counters));
    return counters;
}

} // namespace

std::size_t peakMemory() {
    return memoryCounters().PeakWorkingSetSize;
}

std::size_t residentMemory() {
    return memoryCounters().WorkingSetSize;
}

std::size_t availableMemory() {
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof(status);
    return GlobalMemoryStatusEx(&status) != 0 ? static_cast<std::size_t>(status.ullAvailPhys)
                                              : std::numeric_limits<std::size_t>::max();
}

MemoryGrowth::MemoryGrowth()
    : m_before(residentMemory())
    , m_peak(peakMemory()) {}

// Windows never forgets a peak, so only one above that of former work is known to be this work's.
std::size_t MemoryGrowth::bytes() const {
    const std::size_t peak = peakMemory();
    return peak > m_peak ? peak - m_before : 0;
}

} // namespace sinew
