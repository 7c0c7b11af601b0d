#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/TextWords.h"

#include <algorithm>

namespace sinew {
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
            return skeletonBroken(m_file, "it ends inside joint " + name());
        }
        return std::move(m_source);
    }

private:
    /// As small letters: exporters differ.
    std::string nextKeyword() { return lowerWord(m_text.next()); }

    /// What a joint says before its transform can be made of it.
    struct Ball {
        Vec3 offset = Vec3::Zero();
        Vec3 pose = Vec3::Zero();
        Vec3 least = Vec3::Constant(-1e5);
        Vec3 most = Vec3::Constant(1e5);
    };

    std::string name() const {
        return m_joint == kNone ? std::string() : m_source.nodes[static_cast<std::size_t>(m_joint)].name;
    }

    Expected<void> take(const std::string& word) {
        if (word == "balljoint") {
            return begin();
        }
        if (m_joint == kNone) {
            return skeletonBroken(m_file, inQuotes(word) + " stands outside every joint");
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
        return skeletonBroken(m_file, "joint " + name() + " has an unknown " + inQuotes(word));
    }

    Expected<void> begin() {
        ImportedNode node;
        node.name = m_text.next();
        node.parent = m_joint;
        node.saysJoint = true;
        if (m_text.next() != "{") {
            return skeletonBroken(m_file, "joint " + node.name + " has no brace");
        }
        m_joint = static_cast<std::int32_t>(m_source.nodes.size());
        m_source.nodes.push_back(std::move(node));
        m_balls.emplace_back();
        return {};
    }

    void end() {
        ImportedNode& node = m_source.nodes[static_cast<std::size_t>(m_joint)];
        const Ball& ball = m_balls[static_cast<std::size_t>(m_joint)];
        const Vec3 angles = ball.pose.cwiseMin(ball.most).cwiseMax(ball.least);
        const auto turn = [&](int axis) { return Eigen::AngleAxisd(angles[axis], Vec3::Unit(axis)); };
        node.parentFromNode.linear() = (turn(2) * turn(1) * turn(0)).toRotationMatrix();
        node.parentFromNode.translation() = ball.offset;
        m_joint = node.parent;
    }

    Expected<void> readVector(Vec3& into) {
        const std::optional<Vec3> value = m_text.vector();
        if (!value) {
            return skeletonBroken(m_file, "joint " + name() + " has a vector that is not three numbers");
        }
        into = *value;
        return {};
    }

    Expected<void> readLimit(Ball& ball, Eigen::Index axis) {
        const std::optional<double> least = m_text.number();
        const std::optional<double> most = m_text.number();
        if (!least || !most) {
            return skeletonBroken(m_file, "joint " + name() + " has a limit that is not two numbers");
        }
        ball.least[axis] = *least;
        ball.most[axis] = *most;
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

} // namespace sinew
