#include "app/document/edits/FollowNames.h"

#include "core/skeleton/DistinctNames.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

const FollowedName* findName(const FollowedNames& names, const std::string& name) {
    const auto found = names.find(name);
    return found == names.end() ? nullptr : &found->second;
}

/// The name now, also of a deleted joint: who took its weight.
void rename(const FollowedNames& names, std::string& name) {
    if (const FollowedName* found = findName(names, name)) {
        name = found->now;
    }
}

/// In a list that chooses joints: deleted ones leave it.
void renameList(const FollowedNames& names, std::vector<std::string>& list) {
    std::erase_if(list, [&](const std::string& name) {
        const FollowedName* found = findName(names, name);
        return found != nullptr && found->deleted;
    });
    for (std::string& name : list) {
        rename(names, name);
    }
}

/// In a list of joints that carry weight: who took it is there in place of a deleted one, once.
void inheritList(const FollowedNames& names, std::vector<std::string>& list) {
    std::set<std::string> there;
    std::vector<std::string> result;
    for (std::string& name : list) {
        rename(names, name);
        if (!name.empty() && there.insert(name).second) {
            result.push_back(std::move(name));
        }
    }
    list = std::move(result);
}

bool gone(const FollowedNames& names, const std::string& name) {
    const FollowedName* found = findName(names, name);
    return found != nullptr && found->deleted;
}

void followHandleNames(const FollowedNames& names, BindSettings& settings) {
    std::erase_if(settings.handles,
                  [&](const Handle& handle) { return !handle.newJoint && gone(names, handle.joint); });
    for (Handle& handle : settings.handles) {
        if (!handle.newJoint) {
            rename(names, handle.joint);
        }
        rename(names, handle.parent);
    }
    for (Cage& cage : settings.cages) {
        rename(names, cage.parent);
        for (std::string& joint : cage.joints) {
            if (!gone(names, joint)) {
                rename(names, joint);
            }
        }
    }
}

} // namespace

FollowedNames followedNames(const Skeleton& before, const Skeleton& after,
                            std::span<const std::int32_t> number, std::span<const std::int32_t> heir) {
    std::set<std::string> there;
    for (const Joint& joint : after.joints) {
        there.insert(joint.name);
    }
    FollowedNames names;
    for (std::size_t j = 0; j < number.size(); ++j) {
        const std::string& name = before.joints[j].name;
        const std::int32_t now = number[j] != kNone ? number[j] : heir[j];
        const std::string next =
            now == kNone ? std::string() : after.joints[static_cast<std::size_t>(now)].name;
        // Of names that change places within one edit, each goes on by its own joint.
        const bool stillThere = number[j] == kNone && there.contains(name);
        if (name != next && !stillThere) {
            names.emplace(name, FollowedName{next, number[j] == kNone});
        }
    }
    return names;
}

void followNames(const FollowedNames& names, BindSettings& settings, MirrorChoice& mirror) {
    if (names.empty()) {
        return;
    }
    renameList(names, settings.joints);
    followHandleNames(names, settings);
    for (PartRule& rule : settings.parts) {
        inheritList(names, rule.joints);
    }
    for (Region& region : settings.regions) {
        inheritList(names, region.joints);
    }
    std::erase_if(settings.boneAlphas, [&](const BoneAlpha& bone) { return gone(names, bone.joint); });
    for (BoneAlpha& bone : settings.boneAlphas) {
        rename(names, bone.joint);
    }
    std::erase_if(mirror.pairs, [&](const JointPair& pair) {
        return gone(names, pair.joint) || gone(names, pair.partner);
    });
    for (JointPair& pair : mirror.pairs) {
        rename(names, pair.joint);
        rename(names, pair.partner);
    }
}

void followLayerNames(const Skeleton& before, const Skeleton& after, std::span<const std::int32_t> number,
                      LayerStack& layers) {
    if (layers.joints.empty()) {
        return;
    }
    const std::vector<std::string> old = distinctJointNames(before);
    const std::vector<std::string> now = distinctJointNames(after);
    std::map<std::string, std::string> renamed;
    for (std::size_t j = 0; j < number.size(); ++j) {
        if (number[j] != kNone && old[j] != now[static_cast<std::size_t>(number[j])]) {
            renamed.emplace(old[j], now[static_cast<std::size_t>(number[j])]);
        }
    }
    std::vector<std::string> names = layers.joints;
    std::set<std::string> taken;
    for (std::string& name : names) {
        if (const auto found = renamed.find(name); found != renamed.end()) {
            name = found->second;
            taken.insert(name);
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        // Edits that rest under a name which another joint has now go on resting, under a free one.
        while (!renamed.contains(layers.joints[i]) && !taken.insert(names[i]).second) {
            names[i] += "'";
        }
    }
    layers.joints = std::move(names);
}

} // namespace sinew
