#pragma once

#include "core/skeleton/Skeleton.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sinew::quality {

/// A joint that bends, about which axis and how far.
struct Bend {
    std::string name;
    std::size_t joint = 0;
    std::size_t above = 0; ///< the joint whose bone it bends against
    Vec3 axis = Vec3::UnitX();
    std::vector<double> degrees;
    std::vector<std::pair<std::size_t, Vec3>> more = {}; ///< joints that turn along, about axes of their own
};

/// Elbow and knee by up to 120 degrees, finger and hip by up to 90, the forearm twisted by 90 and the upper
/// arm raised: the first of each that is found. weighted: #J.
std::vector<Bend> bendsOf(const Skeleton& skeleton, const std::vector<bool>& weighted);

/// The fingers of a hand curled together; the thumb, which points another way, stays.
std::optional<Bend> fistOf(const Skeleton& skeleton, const std::vector<bool>& weighted);

} // namespace sinew::quality
