#pragma once

#include <cstddef>

namespace sinew {

/// Models beyond this are refused with a clear error: a bind would need hundreds of gigabytes.
constexpr std::size_t kMostTriangles = 50'000'000;

} // namespace sinew
