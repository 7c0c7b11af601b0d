#include "core/skeleton/edit/NewSkeleton.h"

#include "core/skeleton/JointNames.h"

#include <algorithm>
#include <cctype>
#include <limits>
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
    const std::string name = wanted.empty() ? std::string("joint") : wanted;
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
        const double way = (skeleton.position(j) - position).norm();
        if (!skeleton.joints[j].added && way < min) {
            min = way;
            nearest = static_cast<std::int32_t>(j);
        }
    }
    return nearest;
}

} // namespace sinew
