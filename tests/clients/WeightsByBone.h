#pragma once

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew::test {

/// Largest difference of any bone's weight between two vertices; a bone that is missing weighs 0.
template<typename Bone>
double largestDifference(const std::map<Bone, double>& a, const std::map<Bone, double>& b) {
    double largest = 0.0;
    for (const auto& [key, weight] : a) {
        const auto other = b.find(key);
        largest = std::max(largest, std::abs(weight - (other == b.end() ? 0.0 : other->second)));
    }
    for (const auto& [key, weight] : b) {
        largest = std::max(largest, a.contains(key) ? 0.0 : weight);
    }
    return largest;
}

} // namespace sinew::test
