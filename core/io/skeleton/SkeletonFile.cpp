#include "core/io/skeleton/SkeletonFile.h"

#include "core/io/source/JsonDepth.h"
#include "core/io/source/TextWords.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace sinew {
namespace {

using Json = nlohmann::json;

constexpr double kFileDegrees = 180.0 / std::numbers::pi;

std::optional<Vec3> vectorAt(const Json& object, const char* key) {
    const auto member = object.find(key);
    if (member == object.end() || !member->is_array() || member->size() != 3) {
        return std::nullopt;
    }
    Vec3 result;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const Json& number = (*member)[axis];
        if (!number.is_number() || !std::isfinite(number.get<double>())) {
            return std::nullopt;
        }
        result[static_cast<Eigen::Index>(axis)] = number.get<double>();
    }
    return result;
}

std::string textAt(const Json& object, const char* key) {
    const auto member = object.find(key);
    return member != object.end() && member->is_string() ? member->get<std::string>() : std::string();
}

class JsonReader {
public:
    explicit JsonReader(const std::string& file)
        : m_file(file) {}

    Expected<ImportedFile> read(const Json& list) {
        if (!list.is_array()) {
            return skeletonBroken(m_file, "it is not a JSON list");
        }
        for (const Json& entry : list) {
            const Expected<void> added = addJoint(entry);
            if (!added) {
                return fail(added.error());
            }
        }
        for (std::size_t j = 0; j < list.size(); ++j) {
            const Expected<void> linked = link(j, textAt(list[j], "parent"));
            if (!linked) {
                return fail(linked.error());
            }
        }
        return std::move(m_source);
    }

private:
    Expected<void> addJoint(const Json& entry) {
        const std::size_t number = m_heads.size() + 1;
        if (!entry.is_object()) {
            return skeletonBroken(m_file, "entry " + std::to_string(number) + " is no joint");
        }
        ImportedNode node;
        node.name = textAt(entry, "name");
        node.saysJoint = true;
        const std::string called = node.name.empty() ? std::to_string(number) : node.name;
        const std::optional<Vec3> head = vectorAt(entry, "head");
        node.tail = vectorAt(entry, "tail");
        const bool wantsTail = entry.contains("tail") && !entry["tail"].is_null();
        if (!head || (wantsTail && !node.tail)) {
            return skeletonBroken(m_file,
                                  "joint " + called + " has a head or tail that is not three numbers");
        }
        m_heads.push_back(*head);
        m_jointsOfName[node.name].push_back(static_cast<std::int32_t>(number) - 1);
        m_source.nodes.push_back(std::move(node));
        return {};
    }

    Expected<void> link(std::size_t joint, const std::string& parent) {
        ImportedNode& node = m_source.nodes[joint];
        node.parentFromNode.translation() = m_heads[joint];
        if (parent.empty()) {
            return {};
        }
        const auto found = m_jointsOfName.find(parent);
        if (found == m_jointsOfName.end() || found->second.size() > 1) {
            return skeletonBroken(m_file, "joint " + node.name + " names the parent " + parent +
                                              (found == m_jointsOfName.end()
                                                   ? ", which does not exist"
                                                   : ", and there are several of that name"));
        }
        node.parent = found->second.front();
        node.parentFromNode.translation() -= m_heads[static_cast<std::size_t>(node.parent)];
        return {};
    }

    const std::string& m_file;
    ImportedFile m_source;
    std::vector<Vec3> m_heads;
    std::map<std::string, std::vector<std::int32_t>> m_jointsOfName;
};

} // namespace

Expected<ImportedFile> readSkeletonJson(const std::string& text, const std::string& file) {
    const Json list = parseJson<Json>(text);
    return list.is_discarded() ? skeletonBroken(file, "its JSON cannot be read")
                               : JsonReader(file).read(list);
}

Expected<ImportedFile> readRigNet(const std::string& text, const std::string& file) {
    const Expected<RigNetText> rig = parseRigNet(text, file, ErrorCode::SkeletonBroken);
    if (!rig) {
        return fail(rig.error());
    }
    ImportedFile source;
    for (std::size_t j = 0; j < rig->names.size(); ++j) {
        ImportedNode node;
        node.name = rig->names[j];
        node.parent = rig->parents[j];
        node.saysJoint = true;
        const Vec3 origin =
            node.parent == kNone ? Vec3(Vec3::Zero()) : rig->positions[static_cast<std::size_t>(node.parent)];
        node.parentFromNode.translation() = rig->positions[j] - origin;
        source.nodes.push_back(std::move(node));
    }
    return source;
}

namespace {

class SkelReader {
public:
    SkelReader(const std::string& text, const std::string& file)
        : m_text(text, true)
        , m_file(file) {}

    Expected<ImportedFile> read() {
        for (std::string word = nextKeyword(); !word.empty(); word = nextKeyword()) {
            const Expected<void> taken = take(word);
            if (!taken) {
                return fail(taken.error());
            }
        }
        if (m_joint != kNone) {
            return brokenHere("it ends inside joint " + name());
        }
        return std::move(m_source);
    }

private:
    /// Of the word that was read last.
    tl::unexpected<Error> brokenHere(const std::string& what) const {
        return skeletonBroken(m_file, "line " + std::to_string(m_text.lineOf(m_text.rest())) + ": " + what);
    }

    /// As small letters: exporters differ.
    std::string nextKeyword() { return lowerWord(m_text.next()); }

    /// What a joint says before its transform can be made of it.
    struct Ball {
        Vec3 offset = Vec3::Zero();
        Vec3 pose = Vec3::Zero();
        std::array<AngleRange, 3> limits; ///< radians
        bool limited = false;
    };

    static Vec3 keptWithin(const std::array<AngleRange, 3>& limits, Vec3 angles) {
        for (int axis = 0; axis < 3; ++axis) {
            const AngleRange& range = limits[static_cast<std::size_t>(axis)];
            angles[axis] = std::max(range.min, std::min(range.max, angles[axis]));
        }
        return angles;
    }

    static JointLimits limitsOf(std::array<AngleRange, 3> radians) {
        JointLimits limits;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            limits.ranges[axis] = {radians[axis].min * kFileDegrees, radians[axis].max * kFileDegrees};
        }
        return limits;
    }

    std::string name() const {
        return m_joint == kNone ? std::string() : m_source.nodes[static_cast<std::size_t>(m_joint)].name;
    }

    Expected<void> take(const std::string& word) {
        if (word == "balljoint") {
            return begin();
        }
        if (m_joint == kNone) {
            return brokenHere(inQuotes(word) + " stands outside every joint");
        }
        if (word == "}") {
            end();
            return {};
        }
        Ball& ball = m_balls[static_cast<std::size_t>(m_joint)];
        Vec3 ignored;
        if (word == "offset" || word == "pose" || word == "boxmin" || word == "boxmax") {
            return readVector(word == "offset" ? ball.offset : word == "pose" ? ball.pose : ignored);
        }
        constexpr std::string_view axes = "xyz";
        const std::size_t axis = word.size() == 9 ? axes.find(word[3]) : std::string_view::npos;
        if (axis != std::string_view::npos && word.starts_with("rot") && word.ends_with("limit")) {
            return readLimit(ball, static_cast<Eigen::Index>(axis));
        }
        return brokenHere("joint " + name() + " has an unknown " + inQuotes(word));
    }

    Expected<void> begin() {
        ImportedNode node;
        node.name = m_text.next();
        node.parent = m_joint;
        node.saysJoint = true;
        if (m_text.next() != "{") {
            return brokenHere("joint " + node.name + " has no brace");
        }
        m_joint = static_cast<std::int32_t>(m_source.nodes.size());
        m_source.nodes.push_back(std::move(node));
        m_balls.emplace_back();
        return {};
    }

    void end() {
        ImportedNode& node = m_source.nodes[static_cast<std::size_t>(m_joint)];
        const Ball& ball = m_balls[static_cast<std::size_t>(m_joint)];
        const Vec3 angles = keptWithin(ball.limits, ball.pose);
        if (ball.limited) {
            node.limits = limitsOf(ball.limits);
        }
        const auto turn = [&](int axis) { return Eigen::AngleAxisd(angles[axis], Vec3::Unit(axis)); };
        node.parentFromNode.linear() = (turn(2) * turn(1) * turn(0)).toRotationMatrix();
        node.parentFromNode.translation() = ball.offset;
        m_joint = node.parent;
    }

    Expected<void> readVector(Vec3& into) {
        const std::optional<Vec3> value = m_text.vector();
        if (!value) {
            return brokenHere("joint " + name() + " has a vector that is not three numbers");
        }
        into = *value;
        return {};
    }

    Expected<void> readLimit(Ball& ball, Eigen::Index axis) {
        const std::optional<double> min = m_text.number();
        const std::optional<double> max = m_text.number();
        if (!min || !max) {
            return brokenHere("joint " + name() + " has a limit that is not two numbers");
        }
        AngleRange& range = ball.limits[static_cast<std::size_t>(axis)];
        range = {};
        range.min = *min > -kSkelUnlimited ? *min : range.min;
        range.max = *max < kSkelUnlimited ? *max : range.max;
        ball.limited = ball.limited || !range.free();
        return {};
    }

    ImportWords m_text;
    const std::string& m_file;
    ImportedFile m_source;
    std::vector<Ball> m_balls; ///< of every joint
    std::int32_t m_joint = kNone;
};

} // namespace

Expected<ImportedFile> readSkel(const std::string& text, const std::string& file) {
    return SkelReader(text, file).read();
}

namespace {

class TgfReader {
public:
    TgfReader(const std::string& text, const std::string& file)
        : m_text(text)
        , m_file(file) {}

    Expected<ImportedFile> read() {
        bool edges = false;
        while (!m_text.atEnd()) {
            const std::string line(m_text.restOfLine());
            if (line.starts_with('#')) {
                edges = true;
                continue;
            }
            const Expected<void> taken = edges ? addBone(line) : addJoint(line);
            if (!taken) {
                return fail(taken.error());
            }
        }
        return finish();
    }

private:
    Expected<void> addJoint(const std::string& line) {
        ImportWords words(line);
        const std::string id(words.next());
        const std::optional<Vec3> position = words.vector();
        if (!position) {
            return skeletonBroken(m_file, "joint " + id + " has no position");
        }
        if (!m_indexOfId.emplace(id, m_positions.size()).second) {
            return skeletonBroken(m_file, "joint " + id + " appears twice");
        }
        m_positions.push_back(*position);
        ImportedNode node;
        node.name = "joint_" + id;
        node.saysJoint = true;
        m_source.nodes.push_back(std::move(node));
        return {};
    }

    Expected<void> addBone(const std::string& line) {
        ImportWords words(line);
        const std::string from(words.next());
        const std::string to(words.next());
        const auto parent = m_indexOfId.find(from);
        const auto child = m_indexOfId.find(to);
        if (parent == m_indexOfId.end() || child == m_indexOfId.end()) {
            return skeletonBroken(m_file, "a bone goes from joint " + from + " to joint " + to);
        }
        ImportedNode& node = m_source.nodes[child->second];
        if (node.parent != kNone) {
            return skeletonBroken(m_file, "joint " + to + " has two parents");
        }
        node.parent = static_cast<std::int32_t>(parent->second);
        return {};
    }

    ImportedFile finish() {
        for (std::size_t n = 0; n < m_positions.size(); ++n) {
            ImportedNode& node = m_source.nodes[n];
            const Vec3 origin = node.parent == kNone ? Vec3(Vec3::Zero())
                                                     : m_positions[static_cast<std::size_t>(node.parent)];
            node.parentFromNode.translation() = m_positions[n] - origin;
        }
        return std::move(m_source);
    }

    ImportWords m_text;
    const std::string& m_file;
    ImportedFile m_source;
    std::vector<Vec3> m_positions;
    std::map<std::string, std::size_t> m_indexOfId;
};

} // namespace

Expected<ImportedFile> readTgf(const std::string& text, const std::string& file) {
    return TgfReader(text, file).read();
}

std::vector<std::string> distinctNames(std::vector<std::string> names) {
    for (std::string& name : names) {
        if (name.empty()) {
            name = "unnamed";
        }
    }
    std::set<std::string> taken(names.begin(), names.end());
    std::set<std::string> met;
    for (std::string& name : names) {
        if (met.insert(name).second) {
            continue;
        }
        int number = 2;
        while (!taken.insert(name + "." + std::to_string(number)).second) {
            ++number;
        }
        name += "." + std::to_string(number);
    }
    return names;
}

std::vector<std::string> fileJointNames(const Skeleton& skeleton) {
    std::vector<std::string> names;
    names.reserve(skeleton.joints.size());
    for (const Joint& joint : skeleton.joints) {
        names.push_back(joint.name);
    }
    return distinctNames(std::move(names));
}

std::vector<std::string> fileJointWords(const Skeleton& skeleton) {
    std::vector<std::string> names;
    for (const Joint& joint : skeleton.joints) {
        std::string name = joint.name;
        std::ranges::replace_if(
            name, [](char c) { return std::string_view(" \t\r\n\v\f").find(c) != std::string_view::npos; },
            '_');
        names.push_back(std::move(name));
    }
    return distinctNames(std::move(names));
}

} // namespace sinew
