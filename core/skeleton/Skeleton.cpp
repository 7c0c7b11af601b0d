#include "core/skeleton/Skeleton.h"

namespace sinew {

Transform Skeleton::parentFromJointBind(std::size_t j) const {
    const Joint& joint = joints[j];
    if (joint.parent == kNone) {
        return joint.modelFromJointBind;
    }
    const Joint& parent = joints[static_cast<std::size_t>(joint.parent)];
    return parent.modelFromJointBind.inverse() * joint.modelFromJointBind;
}

std::vector<std::vector<std::int32_t>> Skeleton::children() const {
    std::vector<std::vector<std::int32_t>> result(joints.size());
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j].parent != kNone) {
            result[static_cast<std::size_t>(joints[j].parent)].push_back(static_cast<std::int32_t>(j));
        }
    }
    return result;
}

std::vector<std::int32_t> Skeleton::roots() const {
    std::vector<std::int32_t> result;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j].parent == kNone) {
            result.push_back(static_cast<std::int32_t>(j));
        }
    }
    return result;
}

std::int32_t Skeleton::find(const std::string& name) const {
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (joints[j].name == name) {
            return static_cast<std::int32_t>(j);
        }
    }
    return kNone;
}

bool parentsFirst(const Skeleton& skeleton) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        if (parent < kNone || parent >= static_cast<std::int32_t>(j)) {
            return false;
        }
    }
    return true;
}

} // namespace sinew
