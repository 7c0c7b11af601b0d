#include "core/io/skeleton/SkeletonFile.h"
#include "core/io/source/JsonDepth.h"
#include "core/io/source/TextWords.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <map>

namespace sinew {
namespace {

using Json = nlohmann::json;

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

} // namespace sinew
