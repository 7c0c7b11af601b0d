#include "core/base/platform/Memory.h"

#include <fstream>
#include <limits>
#include <sstream>
#include <string>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sinew {
namespace {

/// The value in bytes of a line `key:   123 kB`, as Linux prints them; `fallback` when there is none.
std::size_t kibibyteLine(const char* file, const std::string& key, std::size_t fallback) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (line.compare(0, key.size(), key) == 0) {
            std::istringstream rest(line.substr(key.size()));
            std::size_t kib = 0;
            if (rest >> kib) {
                return kib * 1024;
            }
        }
    }
    return fallback;
}

/// Lets the largest resident size begin anew. Linux: proc(5), clear_refs. False where that is not possible.
bool forgetPeak() {
    std::ofstream out("/proc/self/clear_refs");
    out << '5' << std::flush;
    return out.good();
}

} // namespace

std::size_t peakMemory() {
    return kibibyteLine("/proc/self/status", "VmHWM:", 0);
}

std::size_t residentMemory() {
    return kibibyteLine("/proc/self/status", "VmRSS:", 0);
}

std::size_t availableMemory() {
    return kibibyteLine("/proc/meminfo", "MemAvailable:", std::numeric_limits<std::size_t>::max());
}

MemoryGrowth::MemoryGrowth() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    m_before = forgetPeak() ? residentMemory() : 0;
    m_peak = m_before;
}

std::size_t MemoryGrowth::bytes() const {
    const std::size_t peak = peakMemory();
    return m_before > 0 && peak > m_peak ? peak - m_before : 0;
}

} // namespace sinew
