#include "app/document/edits/FollowSkeleton.h"

#include "app/recipe/ListFields.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/scene/EditSkeleton.h"
#include "core/scene/RestPose.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/edit/LocalChange.h"

#include <algorithm>
#include <set>

namespace sinew {
namespace {

/// Whether both have the same joints, where all that a file has are.
bool sameAdded(const Skeleton& a, const Skeleton& b) {
    return std::ranges::equal(a.joints, b.joints, [](const Joint& left, const Joint& right) {
        return left.added == right.added &&
               (!left.added || (left.name == right.name && left.parent == right.parent &&
                                left.modelFromJointBind.isApprox(right.modelFromJointBind, 0.0) &&
                                left.parentFromJointRest.isApprox(right.parentFromJointRest, 0.0)));
    });
}

/// Values by joint before as those by joint now, where joints that came have `fresh`.
template<typename List>
List byJointNow(const std::vector<std::int32_t>& numbers, const List& values, List fresh) {
    for (std::size_t j = 0; j < std::min(values.size(), numbers.size()); ++j) {
        if (numbers[j] != kNone) {
            fresh[static_cast<std::size_t>(numbers[j])] = values[j];
        }
    }
    return fresh;
}

/// What is selected beside the active joint, after joints got other numbers; kNone: they are gone.
void followSelection(Selection& selection, std::span<const std::int32_t> numbers) {
    std::set<std::int32_t> now;
    for (const std::int32_t joint : selection.others) {
        const auto j = static_cast<std::size_t>(joint);
        if (j < numbers.size() && numbers[j] != kNone && numbers[j] != selection.joint) {
            now.insert(numbers[j]);
        }
    }
    selection.others.clear();
    if (selection.joint != kNone) {
        selection.others.assign(now.begin(), now.end());
    }
}

/// One change of a skeleton, and what it makes of poses and motions.
struct SkeletonChange {
    const Skeleton& before;
    const Skeleton& after;
    const SkeletonEdit* edit;          ///< null: joints of handles and cages alone came or left
    std::vector<std::int32_t> numbers; ///< of every joint before: its number now
    std::vector<LocalChange> changes;  ///< of every joint now

    bool isRest() const { return edit != nullptr && edit->kind == SkeletonEditKind::Rest; }
    Pose pose(const Pose& own) const {
        if (isRest()) {
            return poseAfterRest(own, before, after, *edit);
        }
        const Pose now = followed(own, before, after, changes);
        return edit != nullptr ? withMotionMoved(now, after, *edit) : now;
    }
    Clip clip(const Clip& own) const {
        if (isRest()) {
            return clipsAfterRest({own}, before, after, *edit).front();
        }
        std::vector<Clip> clips = followed(std::vector<Clip>{own}, before, changes);
        if (edit != nullptr) {
            followMotion(clips, after, *edit);
        }
        return clips.front();
    }
    std::shared_ptr<const Motions> motions(Motions own) const {
        for (auto& motion : own.loaded) {
            motion = std::make_shared<const LoadedMotion>(LoadedMotion{clip(motion->clip), motion->source});
        }
        for (PoseKey& key : own.keys) {
            key.pose = pose(key.pose);
        }
        return sharedMotions(std::move(own));
    }
};

} // namespace

void followJoints(DocumentState& state, const Skeleton& before, const Skeleton& after,
                  std::span<const std::int32_t> weightTarget, const SkeletonEdit* edit) {
    SkeletonChange change{before, after, edit, numbersAfter(before, after), {}};
    change.changes = localChanges(before, after, change.numbers);
    state.pose = change.pose(state.pose);
    state.motions = change.motions(motionsOf(state));
    auto& deformed = state.deform.joints;
    if (!deformed.empty()) {
        deformed = byJointNow(change.numbers, deformed, std::vector<JointDeform>(after.size()));
        while (!deformed.empty() && deformed.back() == JointDeform()) {
            deformed.pop_back();
        }
    }
    for (std::vector<bool>* marked : {&state.locked, &state.hiddenJoints}) {
        *marked = byJointNow(change.numbers, *marked, std::vector<bool>(after.size(), false));
        if (std::ranges::find(*marked, true) == marked->end()) {
            marked->clear();
        }
    }
    if (state.selection.joint != kNone) {
        state.selection.joint = weightTarget[static_cast<std::size_t>(state.selection.joint)];
    }
    followSelection(state.selection, change.numbers);
}

namespace {

/// Names of joints that went with their handle or cage.
FollowedNames lostNames(const Skeleton& before, const Skeleton& after) {
    FollowedNames lost;
    for (const Joint& joint : before.joints) {
        if (after.find(joint.name) == kNone) {
            lost.emplace(joint.name, FollowedName{{}, true});
        }
    }
    return lost;
}

} // namespace

void followHandleJoints(DocumentState& state) {
    if (!state.scene) {
        return;
    }
    const Skeleton& before = state.scene->skeleton;
    auto skeleton = withHandleJoints(before, state.settings);
    if (!skeleton || sameAdded(*skeleton, before)) {
        return;
    }
    identifyJoints(*skeleton, before);
    const std::vector<std::int32_t> numbers = numbersAfter(before, *skeleton);
    followJoints(state, before, *skeleton, numbers, nullptr);
    followAvatar(state, before, *skeleton, numbers, numbers, nullptr);
    followPseudoEdges(lostNames(before, *skeleton), state);
    Scene scene = *state.scene;
    scene.skeleton = std::move(*skeleton);
    state.solved = std::make_shared<const PartWeights>(partWeights(scene));
    state.scene = std::make_shared<const Scene>(std::move(scene));
    state.field.reset();
    state.report.reset();
}

namespace {

const FollowedName* findName(const FollowedNames& names, const std::string& name) {
    const auto found = names.find(name);
    return found == names.end() ? nullptr : &found->second;
}

bool gone(const FollowedNames& names, const std::string& name) {
    const FollowedName* found = findName(names, name);
    return found != nullptr && found->deleted;
}

/// The name now, also of a deleted joint: who took its weight.
void rename(const FollowedNames& names, std::string& name) {
    if (const FollowedName* found = findName(names, name)) {
        name = found->now;
    }
}

/// In a list that chooses joints: deleted ones leave it.
void renameList(const FollowedNames& names, std::vector<std::string>& list) {
    std::erase_if(list, [&](const std::string& name) { return gone(names, name); });
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

/// A field's name of a joint, and its list of names; other values name none.
void followField(const FollowedNames& names, std::string& name) {
    rename(names, name);
}
void followField(const FollowedNames& names, std::vector<std::string>& list) {
    inheritList(names, list);
}
void followField(const FollowedNames& names, std::vector<DriverPose>& poses) {
    for (DriverPose& pose : poses) {
        rename(names, pose.joint);
    }
}
template<typename Value>
void followField(const FollowedNames& /*names*/, Value& /*value*/) {}

template<typename Value>
bool gone(const FollowedNames& /*names*/, const Value& /*value*/) {
    return false;
}

/// What entries of a list setting say of joints, by their description. An entry goes with a joint that it
/// needs.
template<typename T>
void followEntries(const FollowedNames& names, std::vector<T>& entries) {
    const auto namesJoint = [](const T& entry, const auto& row) {
        return row.namesJoint != nullptr && row.namesJoint(entry);
    };
    const auto goes = [&]([[maybe_unused]] const T& entry, [[maybe_unused]] const auto& row) {
        if constexpr (requires { row.namesJoint; }) {
            return row.isNeeded && namesJoint(entry, row) && gone(names, entry.*row.member);
        } else {
            return false;
        }
    };
    const auto follow = [&]([[maybe_unused]] T& entry, [[maybe_unused]] const auto& row) {
        if constexpr (requires { row.namesJoint; }) {
            if (namesJoint(entry, row)) {
                followField(names, entry.*row.member);
            }
        }
    };
    std::apply(
        [&](const auto&... row) {
            std::erase_if(entries, [&](const T& entry) { return (goes(entry, row) || ...); });
            for (T& entry : entries) {
                (follow(entry, row), ...);
            }
        },
        FieldsOf<T>::rows);
}

} // namespace

FollowedNames followedNames(const Skeleton& before, const Skeleton& after,
                            std::span<const std::int32_t> number,
                            std::span<const std::int32_t> weightTarget) {
    std::set<std::string> there;
    for (const Joint& joint : after.joints) {
        there.insert(joint.name);
    }
    FollowedNames names;
    for (std::size_t j = 0; j < number.size(); ++j) {
        const std::string& name = before.joints[j].name;
        const std::int32_t now = number[j] != kNone ? number[j] : weightTarget[j];
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
    followEntries(names, settings.handles);
    followEntries(names, settings.cages);
    followEntries(names, settings.parts);
    followEntries(names, settings.regions);
    followEntries(names, settings.boneAlphas);
    followEntries(names, settings.alphaCurves);
    followEntries(names, settings.boneSmoothness);
    followEntries(names, settings.boneVolumes);
    for (Cage& cage : settings.cages) { // a joint of each vertex: the list keeps its length
        for (std::string& joint : cage.joints) {
            if (!gone(names, joint)) {
                rename(names, joint);
            }
        }
    }
    std::erase_if(mirror.pairs, [&](const JointPair& pair) {
        return gone(names, pair.joint) || gone(names, pair.partner);
    });
    for (JointPair& pair : mirror.pairs) {
        rename(names, pair.joint);
        rename(names, pair.partner);
    }
}

void followDrivers(const FollowedNames& names, DocumentState& state) {
    if (names.empty() || !state.drivers) {
        return;
    }
    Drivers drivers = *state.drivers;
    std::erase_if(drivers, [&](const JointDriver& driver) {
        return std::ranges::any_of(driver.from,
                                   [&](const DriverPose& pose) { return gone(names, pose.joint); });
    });
    followEntries(names, drivers);
    if (drivers != *state.drivers) {
        state.drivers = sharedDrivers(std::move(drivers));
    }
}

void followPseudoEdges(const FollowedNames& names, DocumentState& state) {
    if (names.empty() || !state.pseudoEdges) {
        return;
    }
    PseudoEdges edges = *state.pseudoEdges;
    followEntries(names, edges);
    if (edges != *state.pseudoEdges) {
        state.pseudoEdges = sharedPseudoEdges(std::move(edges));
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
