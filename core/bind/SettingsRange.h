#pragma once

#include "core/base/Expected.h"

#include <string>

namespace sinew {

/// Error: ParameterOutOfRange, also for NaN.
inline Expected<void> inRange(const std::string& parameter, double value, double low, double high) {
    if (value >= low && value <= high) {
        return {};
    }
    const auto text = [](double v) {
        std::string digits = std::to_string(v);
        digits.erase(digits.find_last_not_of('0') + 1);
        return digits.back() == '.' ? digits.substr(0, digits.size() - 1) : digits;
    };
    return fail(ErrorCode::ParameterOutOfRange, {parameter, text(value), text(low), text(high)});
}

} // namespace sinew
