#include "core/io/skeleton/SkeletonFile.h"

#include "core/base/ReadNumber.h"
#include "core/io/source/TextWords.h"

#include <optional>
#include <unordered_map>
#include <utility>

namespace sinew {
namespace {

class RigNetReader {
public:
    RigNetReader(const std::string& text, const std::string& file, ErrorCode broken)
        : m_text(text)
        , m_file(file)
        , m_broken(broken) {}

    Expected<RigNetText> read() {
        while (!m_text.atEnd()) {
            if (const Expected<void> taken = takeLine(m_text.restOfLine()); !taken) {
                return fail(taken.error());
            }
        }
        if (m_result.names.empty()) {
            return wrong("it has no line that begins with joints");
        }
        Expected<void> linked = linkBones();
        if (linked) {
            linked = nameWeights();
        }
        return linked ? Expected<RigNetText>(std::move(m_result)) : fail(linked.error());
    }

private:
    struct NamedWeight {
        std::uint32_t vertex = 0;
        std::string joint;
        float weight = 0.0F;
    };

    tl::unexpected<Error> wrong(std::string what) const { return fail(m_broken, {m_file, std::move(what)}); }

    Expected<void> takeLine(std::string_view line) {
        ImportWords words(line);
        const std::string kind = lowerWord(words.next());
        if (kind == "joints") {
            return takeJoint(words);
        }
        if (kind == "root") {
            m_root = words.next();
            return {};
        }
        if (kind == "hier") {
            std::string parent(words.next());
            m_bones.emplace_back(std::move(parent), std::string(words.next()));
            return {};
        }
        return kind == "skin"
                   ? takeSkin(words)
                   : wrong("a line begins with " + inQuotes(kind) + ", not with joints, root, hier or skin");
    }

    Expected<void> takeJoint(ImportWords& words) {
        std::string name(words.next());
        const std::optional<Vec3> position = words.vector();
        if (!position) {
            return wrong("joint " + name + " has no position");
        }
        if (!m_jointOf.emplace(name, static_cast<std::int32_t>(m_result.names.size())).second) {
            return wrong("joint " + name + " appears twice");
        }
        m_result.names.push_back(std::move(name));
        m_result.positions.push_back(*position);
        m_result.parents.push_back(kNone);
        return {};
    }

    Expected<void> takeSkin(ImportWords& words) {
        const std::string_view number = words.next();
        std::uint32_t vertex = 0;
        const auto [end, error] = readNumber(number, vertex);
        if (error != std::errc() || end != number.data() + number.size()) {
            return wrong(inQuotes(number) + " in a line of skin is not the number of a vertex");
        }
        if (!m_result.skin.emplace(vertex, std::vector<Influence>()).second) {
            return wrong("vertex " + std::to_string(vertex) + " has two lines of skin");
        }
        while (!words.atEnd()) {
            std::string joint(words.next());
            const std::optional<double> weight = words.number();
            if (!weight || *weight < 0.0) {
                return wrong("the weight of joint " + joint + " in vertex " + std::to_string(vertex) +
                             " is not a number from 0");
            }
            m_weights.push_back({vertex, std::move(joint), static_cast<float>(*weight)});
        }
        return {};
    }

    Expected<void> linkBones() {
        if (!m_root.empty() && !m_jointOf.contains(m_root)) {
            return wrong("its root " + m_root + " is no joint");
        }
        for (const auto& [from, to] : m_bones) {
            const auto parent = m_jointOf.find(from);
            const auto child = m_jointOf.find(to);
            if (parent == m_jointOf.end() || child == m_jointOf.end()) {
                return wrong("a line of hier goes from " + inQuotes(from) + " to " + inQuotes(to) +
                             ", and one of them is no joint");
            }
            std::int32_t& known = m_result.parents[static_cast<std::size_t>(child->second)];
            if (known != kNone) {
                return wrong("joint " + to + " has two parents");
            }
            known = parent->second;
        }
        return {};
    }

    Expected<void> nameWeights() {
        for (const NamedWeight& weight : m_weights) {
            const auto joint = m_jointOf.find(weight.joint);
            if (joint == m_jointOf.end()) {
                return wrong("vertex " + std::to_string(weight.vertex) + " has a weight of " +
                             inQuotes(weight.joint) + ", which is no joint");
            }
            m_result.skin[weight.vertex].push_back({joint->second, weight.weight});
        }
        return {};
    }

    ImportWords m_text;
    const std::string& m_file;
    ErrorCode m_broken;
    RigNetText m_result;
    std::string m_root;
    std::vector<std::pair<std::string, std::string>> m_bones;
    std::vector<NamedWeight> m_weights; ///< in the order of the file
    std::unordered_map<std::string, std::int32_t> m_jointOf;
};

} // namespace

Expected<RigNetText> parseRigNet(const std::string& text, const std::string& file, ErrorCode broken) {
    return RigNetReader(text, file, broken).read();
}

} // namespace sinew
