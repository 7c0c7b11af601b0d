#pragma once

#include <span>

namespace sinew {

/// What a clip gets that has no rate of its own, in formats that want one.
constexpr double kDefaultFrameRate = 30.0;

/// The usual frame rate on whose frames all of the times (seconds, in any order) stand; the default one where
/// several fit. Where none does, the rate at which most of the times follow one another, if all stand on its
/// frames (240, 33.3). 0 where there is none or nothing stands beside time 0.
double frameRateOf(std::span<const double> seconds);

/// The time of the frame nearest to `seconds`.
double onFrame(double seconds, double frameRate);

} // namespace sinew
