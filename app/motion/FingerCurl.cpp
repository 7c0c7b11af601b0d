#include "app/motion/FingerCurl.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace sinew {
namespace {

using picture::boneFrom;
using picture::Limb;
using picture::LimbRole;
using picture::LimbRoles;

constexpr double kClearlyBent = 0.15; // radians in each joint, of all fingers together

std::int32_t palmOf(const Skeleton& skeleton, const Limb& finger) {
    return skeleton.joints[static_cast<std::size_t>(finger.joints.front())].parent;
}

Vec3 startOf(const Skeleton& skeleton, const Limb& finger) {
    return skeleton.position(static_cast<std::size_t>(finger.joints.front()));
}

const Limb* thumbBeside(const Skeleton& skeleton, const LimbRoles& roles, const Limb& finger) {
    const auto found = std::ranges::find_if(roles.limbs(), [&](const Limb& other) {
        return palmOf(skeleton, other) == palmOf(skeleton, finger) && isCalledThumb(skeleton, other);
    });
    return found == roles.limbs().end() || &*found == &finger ? nullptr : &*found;
}

/// How far the joints of a hand's fingers are bent one way, on average.
double meanBend(const Skeleton& skeleton, const std::vector<const Limb*>& fingers) {
    Vec3 sum = Vec3::Zero();
    double joints = 0.0;
    for (const Limb* finger : fingers) {
        for (std::size_t k = finger->joints.size() > 3 ? 2 : 1; k < finger->joints.size(); ++k) {
            sum += boneFrom(skeleton, *finger, k - 1)
                       .normalized()
                       .cross(boneFrom(skeleton, *finger, k).normalized());
            joints += 1.0;
        }
    }
    return joints > 0.0 ? sum.norm() / joints : 0.0;
}

bool hasArms(const LimbRoles& roles) {
    return std::ranges::any_of(roles.limbs(),
                               [&](const Limb& limb) { return roles.role(limb) == LimbRole::Arm; });
}

} // namespace

bool isCalledThumb(const Skeleton& skeleton, const Limb& limb) {
    std::string name = skeleton.joints[static_cast<std::size_t>(limb.joints.front())].name;
    std::ranges::transform(name, name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    });
    return name.find("thumb") != std::string::npos;
}

Vec3 fingerCurl(const Skeleton& skeleton, const LimbRoles& roles, const Limb& limb, std::size_t k) {
    const Vec3 curl = picture::curlAxis(skeleton, roles, limb, k);
    const std::vector<const Limb*> fingers = roles.fan(limb);
    const Limb* thumb = isCalledThumb(skeleton, limb) ? nullptr : thumbBeside(skeleton, roles, limb);
    if (thumb == nullptr || !hasArms(roles) || meanBend(skeleton, fingers) > kClearlyBent) {
        return curl;
    }
    Vec3 middle = Vec3::Zero();
    for (const Limb* finger : fingers) {
        middle += startOf(skeleton, *finger) / static_cast<double>(fingers.size());
    }
    // A left hand with the palm down points its fingers to the left and its thumb ahead.
    const Vec3 along = limb.tip - startOf(skeleton, limb);
    const Vec3 palm = roles.side(limb) * along.cross(startOf(skeleton, *thumb) - middle);
    return curl.cross(boneFrom(skeleton, limb, k)).dot(palm) < 0.0 ? Vec3(-curl) : curl;
}

} // namespace sinew
