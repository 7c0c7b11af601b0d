#include "core/base/platform/Confine.h"

#include <sys/resource.h>

namespace sinew {
namespace {

constexpr rlim_t kMaxFiles = 64;

void limitTo(int resource, rlim_t max) {
    const rlimit limit{max, max};
    setrlimit(resource, &limit);
}

} // namespace

/// The sandbox of macOS takes rules from signed bundles alone, or by a call that Apple has retired.
Confinement confineTo(std::span<const std::filesystem::path> /*readable*/) {
    limitTo(RLIMIT_FSIZE, 0);
    limitTo(RLIMIT_CORE, 0);
    limitTo(RLIMIT_NOFILE, kMaxFiles);
    return {};
}

} // namespace sinew
