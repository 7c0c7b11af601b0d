#pragma once

#include <span>

namespace sinew {

/// What a clip gets that has no rate of its own, in formats that want one.
constexpr double kDefaultFrameRate = 30.0;

/// The usual frame rate on whose frames all of the times (seconds, in any order) stand; the default one where
/// several fit, 0 where none does or nothing stands beside time 0.
double frameRateOf(std::span<const double> seconds);

/// The time of the frame nearest to `seconds`.
double onFrame(double seconds, double frameRate);

} // namespace sinew
