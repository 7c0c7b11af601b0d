#include "core/base/Memory.h"

#include <fstream>
#include <limits>
#include <sstream>
#include <string>

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

} // namespace

std::size_t peakMemory() {
    return kibibyteLine("/proc/self/status", "VmHWM:", 0);
}

std::size_t availableMemory() {
    return kibibyteLine("/proc/meminfo", "MemAvailable:", std::numeric_limits<std::size_t>::max());
}

} // namespace sinew
