#include "core/base/Parallel.h"

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace sinew {

void lowerThreadPriority() {
#ifdef __linux__
    // On Linux a nice value belongs to a thread; 10 leaves it about a tenth of what a normal one gets beside
    // it.
    constexpr int background = 10;
    const auto thread = static_cast<id_t>(gettid());
    if (getpriority(PRIO_PROCESS, thread) < background) {
        setpriority(PRIO_PROCESS, thread, background);
    }
#endif
}

} // namespace sinew
