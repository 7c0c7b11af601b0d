#include "core/io/patch/fbx/FbxDifferences.h"

#include "core/base/Error.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/FbxNode.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/fbx/parse/FbxReaderText.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

#include <algorithm>
#include <map>
#include <set>

namespace sinew {
namespace {

/// A node of an FBX file for comparison: its properties as binary files hold them.
struct FbxDiffNode {
    std::string name;
    std::string_view stored; ///< in binary files: a part of the file's bytes
    std::string made;        ///< in text files
    std::vector<FbxDiffNode> children;

    std::string_view values() const { return made.empty() ? stored : std::string_view(made); }
    std::vector<FbxProperty> properties() const;
};

constexpr std::size_t kDiffHeader = 23; ///< what stands before the version
constexpr std::uint32_t kDiffWide = 7500;
constexpr int kDeepestDiff = 64;

/// The reader's tree of a text file, its properties in the form of binary files.
FbxDiffNode diffNodeOf(const FbxNode& node) {
    FbxDiffNode result;
    result.name = node.name;
    for (const FbxProperty& property : node.properties) {
        appendFbxProperty(result.made, property);
    }
    for (const FbxNode& child : node.children) {
        result.children.push_back(diffNodeOf(child));
    }
    return result;
}

class DiffTreeReader {
public:
    explicit DiffTreeReader(std::string_view bytes)
        : m_cursor(bytes)
        , m_size(bytes.size()) {
        m_cursor.take(kDiffHeader);
        m_wide = m_cursor.read<std::uint32_t>() >= kDiffWide;
    }

    /// Children up to the null record that ends them, or to `end`; false when the bytes do not fit.
    bool readChildren(std::vector<FbxDiffNode>& children, std::uint64_t end, int depth) {
        while (m_cursor.position() < end) {
            const std::uint64_t next = size();
            size();
            const std::uint64_t valueBytes = size();
            FbxDiffNode node;
            node.name = m_cursor.take(m_cursor.read<std::uint8_t>());
            if (next == 0) {
                return !m_cursor.broken();
            }
            node.stored = m_cursor.take(valueBytes);
            const bool fits = !m_cursor.broken() && next <= end && next >= m_cursor.position();
            if (!fits || depth > kDeepestDiff || !readChildren(node.children, next, depth + 1) ||
                m_cursor.position() != next) {
                return false;
            }
            children.push_back(std::move(node));
        }
        return true;
    }

    Expected<FbxDiffNode> read() {
        FbxDiffNode root;
        if (!readChildren(root.children, m_size, 0)) {
            return fail(ErrorCode::FileBroken, {"", std::to_string(m_cursor.position())});
        }
        root.stored = m_cursor.take(m_cursor.remaining());
        return root;
    }

private:
    std::uint64_t size() { return m_wide ? m_cursor.read<std::uint64_t>() : m_cursor.read<std::uint32_t>(); }

    FbxReaderCursor m_cursor;
    std::size_t m_size;
    bool m_wide = false;
};

std::vector<FbxProperty> FbxDiffNode::properties() const {
    std::vector<FbxProperty> result;
    FbxReaderCursor cursor(values());
    while (cursor.remaining() > 0) {
        std::optional<FbxProperty> property = readFbxProperty(cursor);
        if (!property) {
            break;
        }
        result.push_back(std::move(*property));
    }
    return result;
}

/// The tree of a file, binary or text; of binary files it points into `bytes`. Error: FileBroken.
Expected<FbxDiffNode> readFbxDiffTree(std::string_view bytes) {
    if (bytes.starts_with("Kaydara FBX Binary")) {
        return DiffTreeReader(bytes).read();
    }
    const Expected<FbxNode> text = readFbxText(bytes, {});
    if (!text) {
        return fail(text.error());
    }
    return diffNodeOf(*text);
}

constexpr std::size_t kMagicAndVersion = 27;

std::string propertyText(const std::vector<FbxProperty>& properties, std::size_t place) {
    const auto* text = place < properties.size() ? std::get_if<std::string>(&properties[place]) : nullptr;
    return text == nullptr ? std::string() : *text;
}

/// A number or a name.
std::string keyAt(const std::vector<FbxProperty>& properties, std::size_t place) {
    const std::optional<std::int64_t> id =
        place < properties.size() ? fbxInteger(properties[place]) : std::nullopt;
    return id ? std::to_string(*id) : propertyText(properties, place);
}

/// An object's head in either generation: newer files have a number in front of name and kind.
struct DiffHead {
    std::string key;
    std::string name;
    std::string subtype;
};

DiffHead headOf(const FbxDiffNode& object) {
    const std::vector<FbxProperty> properties = object.properties();
    const bool numbered = !properties.empty() && fbxInteger(properties.front()).has_value();
    DiffHead head;
    head.key = keyAt(properties, 0);
    head.name = propertyText(properties, numbered ? 1 : 0);
    head.subtype = propertyText(properties, numbered ? 2 : 1);
    return head;
}

bool isSkinPart(const FbxDiffNode& object, const DiffHead& head) {
    return object.name == "Deformer" && (head.subtype == "Skin" || head.subtype == "Cluster");
}

bool mayBeNew(const FbxDiffNode& object, const DiffHead& head) {
    return isSkinPart(object, head) || (object.name == "Pose" && head.subtype == "BindPose") ||
           ((object.name == "Model" || object.name == "NodeAttribute") && head.subtype == "LimbNode");
}

class FbxComparer {
public:
    std::vector<std::string> compare(const FbxDiffNode& before, const FbxDiffNode& after) {
        for (std::size_t i = 0; i < std::min(before.children.size(), after.children.size()); ++i) {
            if (before.children[i].name == "Objects" && after.children[i].name == "Objects") {
                readHeads(before.children[i], after.children[i]);
            }
        }
        compareFooters(before.values(), after.values());
        sameList(before, after, {}, before.children.size() == after.children.size());
        return std::move(m_found);
    }

private:
    void differs(const std::string& path) { m_found.push_back(path.empty() ? "end of the file" : path); }

    /// Objects stay in order and new ones follow; so they are the same when their places are.
    void readHeads(const FbxDiffNode& before, const FbxDiffNode& after) {
        for (std::size_t i = 0; i < after.children.size(); ++i) {
            const DiffHead head = headOf(after.children[i]);
            if (i >= before.children.size()) {
                m_new.insert(head.key);
                continue;
            }
            const DiffHead was = headOf(before.children[i]);
            if (before.children[i].name == "Model" && was.subtype != "Mesh" && was.name != head.name) {
                m_renamed[was.name] = head.name;
            }
        }
    }

    /// The marks at both ends; what stands between them aligns.
    void compareFooters(std::string_view before, std::string_view after) {
        constexpr std::size_t kFirst = 16;
        constexpr std::size_t kLast = 140;
        const auto end = [&](std::string_view footer) {
            return footer.substr(footer.size() - std::min(footer.size(), kLast));
        };
        if (before.substr(0, kFirst) != after.substr(0, kFirst) || end(before) != end(after)) {
            differs("footer");
        }
    }

    /// Equal to the byte, or equal but for names of joints, by which older files refer to them.
    bool sameValues(const FbxDiffNode& before, const FbxDiffNode& after) const {
        if (before.values() == after.values()) {
            return true;
        }
        if (m_renamed.empty()) {
            return false;
        }
        std::vector<FbxProperty> properties = before.properties();
        for (FbxProperty& property : properties) {
            if (auto* text = std::get_if<std::string>(&property)) {
                const auto renamed = m_renamed.find(*text);
                *text = renamed == m_renamed.end() ? *text : renamed->second;
            }
        }
        return properties == after.properties();
    }

    void same(const FbxDiffNode& before, const FbxDiffNode& after, const std::string& path) {
        if (before.name != after.name || !sameValues(before, after)) {
            differs(path);
            return;
        }
        sameList(before, after, path, before.children.size() == after.children.size());
    }

    /// Children by their places; `complete`: whether there are as many as there should be.
    void sameList(const FbxDiffNode& before, const FbxDiffNode& after, const std::string& path,
                  bool complete) {
        if (!complete || after.children.size() < before.children.size()) {
            differs(path);
            return;
        }
        for (std::size_t i = 0; i < before.children.size(); ++i) {
            const FbxDiffNode& a = before.children[i];
            const FbxDiffNode& b = after.children[i];
            const std::string inside = path.empty() ? a.name : path + "/" + a.name;
            if (!path.empty()) {
                same(a, b, inside);
            } else if (a.name == "Objects" && b.name == "Objects") {
                compareObjects(a, b);
            } else if (a.name == "Connections" && b.name == "Connections") {
                compareConnections(a, b);
            } else if (a.name == "Definitions" && b.name == "Definitions") {
                compareDefinitions(a, b);
            } else if (a.name == "Relations" && b.name == "Relations") {
                compareRelations(a, b);
            } else {
                same(a, b, inside);
            }
        }
    }

    void compareObjects(const FbxDiffNode& before, const FbxDiffNode& after) {
        sameList({}, {}, "Objects", after.children.size() >= before.children.size());
        for (std::size_t i = 0; i < after.children.size(); ++i) {
            const FbxDiffNode& b = after.children[i];
            const DiffHead head = headOf(b);
            const std::string path = "Objects/" + b.name + " '" + fbxName(head.name) + "'";
            if (i < before.children.size()) {
                compareObject(before.children[i], b, path);
            } else if (!mayBeNew(b, head)) {
                differs(path);
            }
        }
    }

    void compareObject(const FbxDiffNode& before, const FbxDiffNode& after, const std::string& path) {
        const DiffHead head = headOf(before);
        if (before.name != after.name || !sameHead(before, after)) {
            differs(path);
        } else if (isSkinPart(before, head)) {
            const std::set<std::string_view> skin{"Indexes", "Weights"};
            sameList(without(before, skin), without(after, skin), path,
                     without(before, skin).children.size() == without(after, skin).children.size());
        } else if (before.name == "Pose" && head.subtype == "BindPose") {
            const std::set<std::string_view> counts{"NbPoseNodes"};
            sameList(without(before, counts), without(after, counts), path, true);
        } else {
            sameList(before, after, path, before.children.size() == after.children.size());
        }
    }

    /// A joint's name may differ.
    bool sameHead(const FbxDiffNode& before, const FbxDiffNode& after) const {
        if (before.name != "Model" || before.values() == after.values()) {
            return sameValues(before, after);
        }
        std::vector<FbxProperty> properties = before.properties();
        const bool numbered = !properties.empty() && fbxInteger(properties.front()).has_value();
        const std::size_t place = numbered ? 1 : 0;
        if (place < properties.size() && headOf(before).subtype != "Mesh") {
            properties[place] = headOf(after).name;
        }
        return properties == after.properties();
    }

    static FbxDiffNode without(const FbxDiffNode& node, const std::set<std::string_view>& names) {
        FbxDiffNode result{node.name, node.stored, node.made, {}};
        for (const FbxDiffNode& child : node.children) {
            if (!names.contains(child.name)) {
                result.children.push_back(child);
            }
        }
        return result;
    }

    /// Those that are new have a new object at one end.
    void compareConnections(const FbxDiffNode& before, const FbxDiffNode& after) {
        sameList(before, after, "Connections", after.children.size() >= before.children.size());
        for (std::size_t i = before.children.size(); i < after.children.size(); ++i) {
            const std::vector<FbxProperty> ends = after.children[i].properties();
            if (ends.size() < 3 || !(m_new.contains(keyAt(ends, 1)) || m_new.contains(keyAt(ends, 2)))) {
                differs("Connections");
            }
        }
    }

    void compareDefinitions(const FbxDiffNode& before, const FbxDiffNode& after) {
        const std::set<std::string_view> counts{"Count"};
        const FbxDiffNode a = without(before, counts);
        const FbxDiffNode b = without(after, counts);
        const std::set<std::string> kinds{"Deformer", "Pose", "Model", "NodeAttribute"};
        for (std::size_t i = 0; i < b.children.size(); ++i) {
            const std::string path = "Definitions/" + propertyText(b.children[i].properties(), 0);
            if (i < a.children.size()) {
                same(without(a.children[i], counts), without(b.children[i], counts), path);
            } else if (!kinds.contains(propertyText(b.children[i].properties(), 0))) {
                differs(path);
            }
        }
        sameList({}, {}, "Definitions", b.children.size() >= a.children.size());
    }

    /// A list of the objects that older files begin with.
    void compareRelations(const FbxDiffNode& before, const FbxDiffNode& after) {
        sameList(before, after, "Relations", after.children.size() >= before.children.size());
        for (std::size_t i = before.children.size(); i < after.children.size(); ++i) {
            if (!m_new.contains(headOf(after.children[i]).key)) {
                differs("Relations");
            }
        }
    }

    std::vector<std::string> m_found;
    std::set<std::string> m_new;                  ///< keys of new objects
    std::map<std::string, std::string> m_renamed; ///< stored names
};

} // namespace

std::vector<std::string> fbxDifferences(std::string_view before, std::string_view after) {
    const Expected<FbxDiffNode> a = readFbxDiffTree(before);
    const Expected<FbxDiffNode> b = readFbxDiffTree(after);
    const bool binary = before.starts_with("Kaydara");
    if (!a || !b || binary != after.starts_with("Kaydara") ||
        (binary && before.substr(0, kMagicAndVersion) != after.substr(0, kMagicAndVersion))) {
        return {"file"};
    }
    return FbxComparer().compare(*a, *b);
}

} // namespace sinew
