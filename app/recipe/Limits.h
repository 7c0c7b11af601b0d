#pragma once

#include <cstdint>

namespace sinew {

/// What settings may be, for everything that reads them from a user.
constexpr std::int64_t kSmallestResolution = 16;
constexpr std::int64_t kLargestResolution = 1024;
constexpr double kLargestPenalty = 1000.0;
constexpr std::int64_t kMostInfluences = 255;
constexpr double kLargestWeightThreshold = 0.5;

} // namespace sinew
