#include "core/io/source/FrameRate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

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

/// Two or three keys are no frames, whatever lies between them.
constexpr std::size_t kFewestFrames = 5;
constexpr double kMaxFramesPerSecond = 1000.0;
constexpr double kNearWholeRate = 1e-5;

/// The rate of times of which most follow one another by the shortest gap, and all by multiples of it.
double rateOfSpacing(std::vector<double> times) {
    std::ranges::sort(times);
    std::vector<double> gaps;
    for (std::size_t k = 1; k < times.size(); ++k) {
        if (times[k] - times[k - 1] > 0.5 / kMaxFramesPerSecond) {
            gaps.push_back(times[k] - times[k - 1]);
        }
    }
    if (gaps.size() + 1 < kFewestFrames) {
        return 0.0;
    }
    const double limit = 1.5 * *std::ranges::min_element(gaps);
    double sum = 0.0;
    std::size_t single = 0;
    for (const double gap : gaps) {
        sum += gap < limit ? gap : 0.0;
        single += gap < limit ? 1 : 0;
    }
    // Files keep late times roughly: all gaps together, and then the whole range, tell it more exactly.
    const double range = times.back() - times.front();
    const double rate = std::round(range / (sum / static_cast<double>(single))) / range;
    const double whole = std::round(rate);
    const double result = std::abs(rate - whole) < kNearWholeRate * whole ? whole : rate;
    const bool fits = 2 * single >= gaps.size() && result <= kMaxFramesPerSecond &&
                      std::ranges::all_of(times, [&](double time) { return standsOnFrame(time, result); });
    return fits ? result : 0.0;
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
    return found == kRates.end() ? rateOfSpacing({seconds.begin(), seconds.end()}) : *found;
}

double onFrame(double seconds, double frameRate) {
    return std::round(seconds * frameRate) / frameRate;
}

} // namespace sinew
