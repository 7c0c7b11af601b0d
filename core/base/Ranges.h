#pragma once

#include "core/base/Error.h"

#include <string>

namespace sinew {

/// As the arguments of an error have it: "0.25", "90".
inline std::string argumentText(double value) {
    std::string digits = std::to_string(value);
    digits.erase(digits.find_last_not_of('0') + 1);
    return digits.back() == '.' ? digits.substr(0, digits.size() - 1) : digits;
}

/// Error: ParameterOutOfRange, also for NaN.
inline Expected<void> inRange(const std::string& parameter, double value, double low, double high) {
    if (value >= low && value <= high) {
        return {};
    }
    return fail(ErrorCode::ParameterOutOfRange,
                {parameter, argumentText(value), argumentText(low), argumentText(high)});
}

} // namespace sinew
