#include "core/skeleton/edit/JointEdits.h"

#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <cctype>
#include <limits>
#include <map>
#include <string_view>

namespace sinew {
namespace {

bool isDigitCharacter(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// Where the number at the end of a name begins; its length when there is none.
std::size_t numberStart(const std::string& name) {
    constexpr std::size_t kMaxDigits = 6;
    std::size_t start = name.size();
    while (start > 0 && name.size() - start < kMaxDigits && isDigitCharacter(name[start - 1])) {
        --start;
    }
    return start == 0 ? name.size() : start;
}

std::string padded(unsigned long number, std::size_t width) {
    std::string text = std::to_string(number);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

SkeletonEdit withoutAll(const Skeleton& present) {
    SkeletonEdit edit{SkeletonEditKind::Delete, {}};
    const std::vector<std::string> names = distinctJointNames(present);
    for (std::size_t j = 0; j < present.size(); ++j) {
        if (!present.joints[j].added) {
            edit.joints.push_back({names[j]});
        }
    }
    return edit;
}

SkeletonEdit withAll(const Skeleton& made) {
    SkeletonEdit edit{SkeletonEditKind::Add, {}};
    const std::vector<std::string> names = distinctJointNames(made);
    for (std::size_t j = 0; j < made.size(); ++j) {
        const Joint& joint = made.joints[j];
        EditedJoint added{names[j]};
        added.other = joint.parent == kNone ? std::string() : names[static_cast<std::size_t>(joint.parent)];
        added.position = made.position(j);
        added.turn = Quat(Mat3(joint.modelFromJointBind.linear()));
        added.tail = joint.tail;
        edit.joints.push_back(std::move(added));
    }
    return edit;
}

std::string nameOf(const Skeleton& present, std::int32_t joint) {
    return joint == kNone ? std::string() : distinctJointNames(present)[static_cast<std::size_t>(joint)];
}

/// Joints one below the other, the first below `above`.
template<typename Name>
void addChain(std::string above, std::span<const Vec3> positions, SkeletonEdit& edit, const Name& name) {
    Quat turn = Quat::Identity();
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const bool last = i + 1 == positions.size();
        if (!last &&
            (positions[i + 1] - positions[i]).norm() > 0.0) { // the last one goes on as the one before
            turn = Quat::FromTwoVectors(Vec3::UnitY(), positions[i + 1] - positions[i]);
        }
        EditedJoint joint{name(i)};
        joint.other = above;
        joint.position = positions[i];
        joint.turn = turn;
        above = joint.joint;
        edit.joints.push_back(std::move(joint));
    }
}

} // namespace

FreeNames::FreeNames(const Skeleton& skeleton) {
    for (const Joint& joint : skeleton.joints) {
        m_taken.insert(joint.name);
    }
    for (std::string& name : distinctJointNames(skeleton)) {
        m_taken.insert(std::move(name));
    }
}

std::string FreeNames::take(const std::string& wanted) {
    std::string name = wanted.empty() ? std::string("joint") : wanted;
    if (m_taken.insert(name).second) {
        return name;
    }
    const std::size_t start = numberStart(name);
    const bool numbered = start < name.size();
    const std::string stem = numbered ? name.substr(0, start) : name + "_";
    const std::size_t width = numbered ? name.size() - start : 1;
    unsigned long number = numbered ? std::stoul(name.substr(start)) : 1;
    std::string next;
    do {
        next = stem + padded(++number, width);
    } while (!m_taken.insert(next).second);
    return next;
}

std::string nameWith(const std::string& name, const std::string& word) {
    const std::size_t size = name.size();
    const bool sided = size > 2 && std::string_view("._- ").find(name[size - 2]) != std::string_view::npos &&
                       std::string_view("lLrR").find(name[size - 1]) != std::string_view::npos;
    return sided ? name.substr(0, size - 2) + "_" + word + name.substr(size - 2) : name + "_" + word;
}

SkeletonSteps replacingSteps(const Skeleton& present, const Skeleton& made) {
    SkeletonSteps steps;
    if (SkeletonEdit removal = withoutAll(present); !removal.joints.empty()) {
        steps.push_back(std::move(removal));
    }
    if (!made.empty()) {
        steps.push_back(withAll(made));
    }
    return steps;
}

SkeletonSteps chainSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                         std::span<const Vec3> positions) {
    FreeNames names(present);
    SkeletonEdit edit{SkeletonEditKind::Add, {}};
    addChain(nameOf(present, parent), positions, edit,
             [&](std::size_t i) { return names.take(name + std::to_string(i + 1)); });
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

SkeletonSteps columnSteps(const Skeleton& present, std::int32_t parent, const std::string& name,
                          std::span<const std::vector<Vec3>> columns) {
    FreeNames names(present);
    SkeletonEdit edit{SkeletonEditKind::Add, {}};
    for (std::size_t c = 0; c < columns.size(); ++c) {
        addChain(nameOf(present, parent), columns[c], edit, [&](std::size_t i) {
            return names.take(name + "_" + twoDigits(c + 1) + "_" + twoDigits(i + 1));
        });
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

std::int32_t nearestJoint(const Skeleton& skeleton, const Vec3& position) {
    std::int32_t nearest = kNone;
    double min = std::numeric_limits<double>::max();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const double distance = (skeleton.position(j) - position).norm();
        if (!skeleton.joints[j].added && distance < min) {
            min = distance;
            nearest = static_cast<std::int32_t>(j);
        }
    }
    return nearest;
}

namespace {

std::size_t numberOfJoint(std::int32_t joint) {
    return static_cast<std::size_t>(joint);
}

Quat axesOf(const Skeleton& skeleton, std::int32_t joint) {
    return joint == kNone ? Quat::Identity()
                          : Quat(skeleton.joints[numberOfJoint(joint)].modelFromJointBind.linear());
}

/// Steps being gathered, by the names of the skeleton before them.
struct Gathered {
    explicit Gathered(const Skeleton& of)
        : skeleton(of)
        , names(distinctJointNames(of))
        , free(of) {}

    std::string name(std::int32_t joint) const {
        return joint == kNone ? std::string() : names[numberOfJoint(joint)];
    }
    EditedJoint fresh(const std::string& wanted, const std::string& parent, const Vec3& position,
                      std::int32_t likeAxesOf) {
        return {free.take(wanted), parent, position, axesOf(skeleton, likeAxesOf), {}};
    }
    EditedJoint asItIs(std::int32_t joint, std::optional<Vec3> tail) const {
        return {name(joint),
                {},
                skeleton.position(numberOfJoint(joint)),
                axesOf(skeleton, joint),
                std::move(tail)};
    }

    const Skeleton& skeleton;
    std::vector<std::string> names;
    FreeNames free;
};

/// Length of the longest way down from a joint. Children have larger numbers.
std::vector<double> lengthsBelow(const Skeleton& skeleton) {
    std::vector<double> distances(skeleton.size(), 0.0);
    for (std::size_t j = skeleton.size(); j-- > 0;) {
        if (const std::int32_t parent = skeleton.joints[j].parent; parent != kNone) {
            const auto p = numberOfJoint(parent);
            distances[p] =
                std::max(distances[p], distances[j] + (skeleton.position(j) - skeleton.position(p)).norm());
        }
    }
    return distances;
}

Error boneMissing(const Skeleton& skeleton, std::int32_t joint) {
    return makeError(ErrorCode::BoneMissing, {skeleton.joints[numberOfJoint(joint)].name});
}

/// A bone that is too short to be divided counts as none.
std::optional<Segment> boneAlong(const Skeleton& skeleton, std::int32_t joint) {
    const std::optional<Vec3> end = boneEnd(skeleton, joint);
    const Vec3 start = skeleton.position(numberOfJoint(joint));
    return end && (*end - start).norm() > 0.0 ? std::optional(Segment{start, *end}) : std::nullopt;
}

} // namespace

std::int32_t mainChild(const Skeleton& skeleton, std::int32_t joint) {
    const std::vector<double> below = lengthsBelow(skeleton);
    const Joint& own = skeleton.joints[numberOfJoint(joint)];
    std::int32_t best = kNone;
    double max = -1.0;
    for (std::size_t j = numberOfJoint(joint) + 1; j < skeleton.size(); ++j) {
        if (skeleton.joints[j].parent != joint) {
            continue;
        }
        const double length = (skeleton.position(j) - skeleton.position(numberOfJoint(joint))).norm();
        const bool atTail = own.tail && (skeleton.position(j) - *own.tail).norm() <= 1e-4 * length;
        const double distance = atTail ? std::numeric_limits<double>::max() : below[j] + length;
        if (distance > max) {
            max = distance;
            best = static_cast<std::int32_t>(j);
        }
    }
    return best;
}

std::optional<Vec3> boneEnd(const Skeleton& skeleton, std::int32_t joint) {
    const std::int32_t child = mainChild(skeleton, joint);
    return child != kNone ? std::optional(skeleton.position(numberOfJoint(child)))
                          : skeleton.joints[numberOfJoint(joint)].tail;
}

SkeletonSteps addJoint(const Skeleton& skeleton, const std::string& name, std::int32_t parent,
                       const Vec3& position) {
    Gathered made(skeleton);
    return {{SkeletonEditKind::Add, {made.fresh(name, made.name(parent), position, parent)}}};
}

SkeletonSteps extrudeJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                            const Vec3& offset) {
    Gathered made(skeleton);
    SkeletonEdit edit{SkeletonEditKind::Add, {}};
    for (const std::int32_t joint : joints) {
        const std::size_t j = numberOfJoint(joint);
        edit.joints.push_back(
            made.fresh(skeleton.joints[j].name, made.name(joint), skeleton.position(j) + offset, joint));
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

Expected<SkeletonSteps> insertJoint(const Skeleton& skeleton, std::int32_t joint, double fraction) {
    const Joint& own = skeleton.joints[numberOfJoint(joint)];
    if (own.parent == kNone) {
        return fail(boneMissing(skeleton, joint));
    }
    Gathered made(skeleton);
    const Vec3 start = skeleton.position(numberOfJoint(own.parent));
    const Vec3 position = start + fraction * (skeleton.position(numberOfJoint(joint)) - start);
    const Joint& above = skeleton.joints[numberOfJoint(own.parent)];
    const EditedJoint between = made.fresh(above.name, made.name(own.parent), position, own.parent);
    return SkeletonSteps{{SkeletonEditKind::Add, {between}},
                         {SkeletonEditKind::Parent, {{made.name(joint), between.joint}}}};
}

Expected<SkeletonSteps> splitBone(const Skeleton& skeleton, std::int32_t joint, std::size_t pieces,
                                  bool divide) {
    const std::optional<Segment> bone = boneAlong(skeleton, joint);
    if (!bone || pieces == 0) {
        return fail(boneMissing(skeleton, joint));
    }
    Gathered made(skeleton);
    const auto count = static_cast<double>(pieces);
    const auto placeAt = [&](std::size_t piece) {
        return Vec3(bone->a + static_cast<double>(piece) / count * (bone->b - bone->a));
    };
    SkeletonEdit add{SkeletonEditKind::Add, {}};
    SkeletonEdit fractions{SkeletonEditKind::Divide, {{made.name(joint)}}, *bone};
    fractions.joints.front().fraction = 0.5 / count;
    const bool tailed = skeleton.joints[numberOfJoint(joint)].tail.has_value();
    for (std::size_t piece = 1; piece < pieces; ++piece) {
        const std::string above = piece == 1 ? made.name(joint) : add.joints.back().joint;
        add.joints.push_back(
            made.fresh(skeleton.joints[numberOfJoint(joint)].name, above, placeAt(piece), joint));
        add.joints.back().tail = tailed ? std::optional(placeAt(piece + 1)) : std::nullopt;
        fractions.joints.push_back({add.joints.back().joint});
        fractions.joints.back().fraction = (static_cast<double>(piece) + 0.5) / count;
    }
    if (add.joints.empty()) {
        return SkeletonSteps();
    }
    const std::string last = add.joints.back().joint;
    SkeletonSteps steps{std::move(add)};
    if (const std::int32_t child = mainChild(skeleton, joint); child != kNone) {
        steps.push_back({SkeletonEditKind::Parent, {{made.name(child), last}}});
    }
    if (tailed) {
        steps.push_back({SkeletonEditKind::Place, {made.asItIs(joint, placeAt(1))}});
    }
    if (divide) {
        steps.push_back(std::move(fractions));
    }
    return steps;
}

Expected<SkeletonSteps> addTwistJoints(const Skeleton& skeleton, std::int32_t joint, std::size_t count) {
    const std::optional<Segment> bone = boneAlong(skeleton, joint);
    if (!bone) {
        return fail(boneMissing(skeleton, joint));
    }
    if (count == 0) {
        return SkeletonSteps();
    }
    Gathered made(skeleton);
    SkeletonEdit add{SkeletonEditKind::Add, {}};
    SkeletonEdit fractions{SkeletonEditKind::Divide, {{made.name(joint)}}, *bone};
    for (std::size_t k = 1; k <= count; ++k) {
        const double fraction = static_cast<double>(k) / static_cast<double>(count + 1);
        const std::string name =
            nameWith(skeleton.joints[numberOfJoint(joint)].name, "twist_" + twoDigits(k));
        add.joints.push_back(
            made.fresh(name, made.name(joint), bone->a + fraction * (bone->b - bone->a), joint));
        fractions.joints.push_back({add.joints.back().joint});
        fractions.joints.back().fraction = fraction;
    }
    return SkeletonSteps{std::move(add), std::move(fractions)};
}

SkeletonSteps deleteJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints) {
    const Gathered made(skeleton);
    SkeletonEdit edit{SkeletonEditKind::Delete, {}};
    for (const std::int32_t joint : joints) {
        edit.joints.push_back({made.name(joint)});
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

Expected<SkeletonSteps> reparentJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                                       std::int32_t parent) {
    const Gathered made(skeleton);
    SkeletonSteps steps{{SkeletonEditKind::Parent, {}}};
    for (const std::int32_t joint : joints) {
        if (skeleton.joints[numberOfJoint(joint)].parent != parent) {
            steps.front().joints.push_back({made.name(joint), made.name(parent)});
        }
    }
    if (steps.front().joints.empty()) {
        return SkeletonSteps();
    }
    const auto tried = withEdits(skeleton, steps);
    return tried ? Expected<SkeletonSteps>(std::move(steps)) : fail(tried.error());
}

SkeletonSteps limitJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                          std::span<const std::optional<JointLimits>> limits) {
    SkeletonEdit edit{SkeletonEditKind::Limit, {}};
    const std::vector<std::string> names = distinctJointNames(skeleton);
    for (std::size_t i = 0; i < joints.size(); ++i) {
        EditedJoint limited{names[numberOfJoint(joints[i])]};
        limited.limits = limits[i];
        edit.joints.push_back(std::move(limited));
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

Expected<SkeletonSteps> renameJoint(const Skeleton& skeleton, std::int32_t joint, const std::string& name) {
    if (skeleton.joints[numberOfJoint(joint)].name == name) {
        return SkeletonSteps();
    }
    SkeletonSteps steps{{SkeletonEditKind::Rename, {{Gathered(skeleton).name(joint), name}}}};
    const auto tried = withEdits(skeleton, steps);
    return tried ? Expected<SkeletonSteps>(std::move(steps)) : fail(tried.error());
}

SkeletonSteps duplicateJoints(const Skeleton& skeleton, std::span<const std::int32_t> joints,
                              const Vec3& offset) {
    std::vector<std::int32_t> ordered(joints.begin(), joints.end());
    std::ranges::sort(ordered); // parents first
    Gathered made(skeleton);
    std::map<std::int32_t, std::string> copies;
    SkeletonEdit edit{SkeletonEditKind::Add, {}};
    for (const std::int32_t joint : ordered) {
        const Joint& own = skeleton.joints[numberOfJoint(joint)];
        const auto above = copies.find(own.parent);
        EditedJoint copy = made.fresh(own.name, above == copies.end() ? made.name(own.parent) : above->second,
                                      skeleton.position(numberOfJoint(joint)) + offset, joint);
        copy.tail = own.tail ? std::optional(Vec3(*own.tail + offset)) : std::nullopt;
        if (copies.emplace(joint, copy.joint).second) {
            edit.joints.push_back(std::move(copy));
        }
    }
    return edit.joints.empty() ? SkeletonSteps() : SkeletonSteps{std::move(edit)};
}

} // namespace sinew
