#include "core/bind/SameSkeleton.h"

#include <algorithm>

namespace sinew {
namespace {

/// Joints may differ by so much of `small`.
constexpr double kSamePlace = 0.1;

Error jointDiffers(const Scene& other, const std::string& joint) {
    return makeError(ErrorCode::ReuseJointDiffers, {other.sourceFile, joint});
}

} // namespace

Expected<void> checkSameSkeleton(const Scene& other, const Scene& scene, double small) {
    const std::vector<Joint>& theirs = other.skeleton.joints;
    const std::vector<Joint>& ours = scene.skeleton.joints;
    for (std::size_t j = 0; j < std::max(theirs.size(), ours.size()); ++j) {
        if (j >= theirs.size() || j >= ours.size()) {
            return fail(jointDiffers(other, (j < ours.size() ? ours : theirs)[j].name));
        }
        const Vec3 apart =
            ours[j].modelFromJointBind.translation() - theirs[j].modelFromJointBind.translation();
        if (ours[j].name != theirs[j].name || !(apart.norm() <= kSamePlace * small)) {
            return fail(jointDiffers(other, ours[j].name));
        }
    }
    return {};
}

} // namespace sinew
