#pragma once

#include <cstddef>
#include <functional>

namespace sinew {

/// parallelFor on this thread and others that are made for the call and inherit its priority. A loop inside a
/// loop runs in place. The first exception of `body` passes; what was not begun by then is left undone.
void plainFor(std::size_t threads, std::size_t count, std::size_t grain,
              const std::function<void(std::size_t begin, std::size_t end)>& body);

} // namespace sinew
