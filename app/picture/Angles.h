#pragma once

#include <numbers>

namespace sinew::picture {

inline double radians(double degrees) {
    return degrees * std::numbers::pi / 180.0;
}

} // namespace sinew::picture
