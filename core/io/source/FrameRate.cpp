#include "core/io/source/FrameRate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

/// The likeliest first.
constexpr std::array<double, 14> kRates{
    kDefaultFrameRate, 24.0,         25.0,  60.0,  50.0, 48.0, 30.0 / 1.001,
    24.0 / 1.001,      60.0 / 1.001, 120.0, 100.0, 72.0, 96.0, 120.0 / 1.001};
/// Frames that a key may be beside its own; and how exactly files keep times, relative to those.
constexpr double kBeside = 1e-3;
constexpr double kFloatTimes = 2e-7;

bool standsOnFrame(double seconds, double rate) {
    const double frame = seconds * rate;
    return std::abs(frame - std::round(frame)) <= kBeside + kFloatTimes * std::abs(frame);
}

} // namespace

double frameRateOf(std::span<const double> seconds) {
    if (std::ranges::all_of(seconds, [](double time) { return time == 0.0; })) {
        return 0.0;
    }
    const auto fits = [&](double rate) {
        return std::ranges::all_of(seconds, [rate](double time) { return standsOnFrame(time, rate); });
    };
    const auto* found = std::ranges::find_if(kRates, fits);
    return found == kRates.end() ? 0.0 : *found;
}

double onFrame(double seconds, double frameRate) {
    return std::round(seconds * frameRate) / frameRate;
}

} // namespace sinew
