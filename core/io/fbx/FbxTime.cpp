#include "core/io/fbx/FbxTime.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kTicksPerSecond = 46186158000.0;
constexpr std::int32_t kCustomMode = 14;

/// Of modes of one rate the one to write comes first.
constexpr std::array<std::pair<std::int32_t, double>, 17> kModes{{{1, 120.0},
                                                                  {2, 100.0},
                                                                  {3, 60.0},
                                                                  {4, 50.0},
                                                                  {5, 48.0},
                                                                  {6, 30.0},
                                                                  {7, 30.0},
                                                                  {9, 30.0 / 1.001},
                                                                  {8, 30.0 / 1.001},
                                                                  {10, 25.0},
                                                                  {11, 24.0},
                                                                  {12, 1000.0},
                                                                  {13, 24.0 / 1.001},
                                                                  {15, 96.0},
                                                                  {16, 72.0},
                                                                  {17, 60.0 / 1.001},
                                                                  {18, 120.0 / 1.001}}};
/// Rates this close are the same: files say 29.97 for 30 / 1.001.
constexpr double kSameRate = 2e-5;

} // namespace

std::int64_t fbxTime(double seconds) {
    return std::llround(seconds * kTicksPerSecond);
}

double fbxSeconds(double ktime) {
    return ktime / kTicksPerSecond;
}

FbxTimeMode fbxTimeMode(double frameRate) {
    const auto* known = std::ranges::find_if(
        kModes, [&](const auto& mode) { return std::abs(mode.second - frameRate) < kSameRate * frameRate; });
    return known == kModes.end() ? FbxTimeMode{kCustomMode, frameRate} : FbxTimeMode{known->first, -1.0};
}

double fbxFrameRate(const FbxTimeMode& mode) {
    if (mode.mode == kCustomMode) {
        return std::isfinite(mode.customFrameRate) ? std::max(mode.customFrameRate, 0.0) : 0.0;
    }
    const auto* known = std::ranges::find(kModes, mode.mode, &std::pair<std::int32_t, double>::first);
    return known == kModes.end() ? 0.0 : known->second;
}

} // namespace sinew
