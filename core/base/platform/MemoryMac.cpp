#include "core/base/platform/Memory.h"

#include <limits>

#include <mach/mach.h>
#include <malloc/malloc.h>
#include <sys/resource.h>

namespace sinew {

std::size_t peakMemory() {
    rusage usage{};
    return getrusage(RUSAGE_SELF, &usage) == 0 ? static_cast<std::size_t>(usage.ru_maxrss) : 0;
}

std::size_t residentMemory() {
    mach_task_basic_info info{};
    mach_msg_type_number_t count = MACH_TASK_BASIC_INFO_COUNT;
    const kern_return_t result =
        task_info(mach_task_self(), MACH_TASK_BASIC_INFO, reinterpret_cast<task_info_t>(&info), &count);
    return result == KERN_SUCCESS ? static_cast<std::size_t>(info.resident_size) : 0;
}

std::size_t availableMemory() {
    vm_statistics64_data_t pages{};
    mach_msg_type_number_t count = HOST_VM_INFO64_COUNT;
    if (host_statistics64(mach_host_self(), HOST_VM_INFO64, reinterpret_cast<host_info64_t>(&pages),
                          &count) != KERN_SUCCESS) {
        return std::numeric_limits<std::size_t>::max();
    }
    const std::size_t free = std::size_t{pages.free_count} + pages.inactive_count + pages.purgeable_count;
    return free * static_cast<std::size_t>(vm_kernel_page_size);
}

/// The largest size does not begin anew on macOS: growth that stays below it is not known.
MemoryGrowth::MemoryGrowth() {
    malloc_zone_pressure_relief(nullptr, 0);
    m_before = residentMemory();
    m_peak = peakMemory();
}

std::size_t MemoryGrowth::bytes() const {
    const std::size_t peak = peakMemory();
    return m_before > 0 && peak > m_peak ? peak - m_before : 0;
}

} // namespace sinew
