#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sinew {

/// The middle value, of an even number the mean of the middle two. At least one value. Reorders them; O(n).
inline double medianOf(std::vector<double>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return values.size() % 2 == 1 ? *middle : 0.5 * (*middle + *std::max_element(values.begin(), middle));
}

} // namespace sinew
