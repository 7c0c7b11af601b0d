#include "core/bind/BindSettings.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sinew {
namespace {

Expected<void> inRange(const char* parameter, double value, double low, double high) {
    if (value >= low && value <= high) { // false for NaN
        return {};
    }
    const auto text = [](double v) {
        std::string digits = std::to_string(v);
        digits.erase(digits.find_last_not_of('0') + 1);
        return digits.back() == '.' ? digits.substr(0, digits.size() - 1) : digits;
    };
    return fail(ErrorCode::ParameterOutOfRange, {parameter, text(value), text(low), text(high)});
}

} // namespace

double effectivePenalty(const BindSettings& settings) {
    return settings.penalty > 0.0 ? settings.penalty : std::max(1.0, 4.0 * settings.resolution / 128.0);
}

Expected<void> validate(const BindSettings& settings) {
    const bool powerOfTwo =
        settings.resolution > 0 && std::has_single_bit(static_cast<unsigned>(settings.resolution));
    if (!powerOfTwo || settings.resolution < kLeastResolution || settings.resolution > kMostResolution) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {"resolution", std::to_string(settings.resolution), std::to_string(kLeastResolution),
                     std::to_string(kMostResolution)});
    }
    if (auto ok = inRange("alpha", settings.alpha, 0.0, 1.0); !ok) {
        return ok;
    }
    if (settings.penalty != 0.0) {
        if (auto ok = inRange("penalty", settings.penalty, 1.0, kMostPenalty); !ok) {
            return ok;
        }
    }
    if (auto ok = inRange("max-influences", settings.maxInfluences, 0.0, 65535.0); !ok) {
        return ok;
    }
    if (auto ok = inRange("smoothing", settings.smoothing, 0.0, kMostSmoothing); !ok) {
        return ok;
    }
    return inRange("weight-threshold", settings.weightThreshold, 0.0, 0.5);
}

} // namespace sinew
