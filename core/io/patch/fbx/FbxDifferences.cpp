#include "core/io/patch/fbx/FbxPatchParts.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

#include <algorithm>
#include <map>
#include <set>

namespace sinew {
namespace {

/// A record of one of the two files.
struct FbxCompared {
    const FbxRecords* records = nullptr;
    const FbxRecord* record = nullptr;

    std::string_view name() const { return record->name; }
    std::string_view values() const { return records->values(*record); }
    std::vector<FbxProperty> properties() const { return records->properties(*record); }
    std::size_t size() const { return record->children.size(); }
    FbxCompared at(std::size_t child) const { return {records, &record->children[child]}; }
    std::vector<FbxCompared> children(const std::set<std::string_view>& without = {}) const;
    std::string binary() const;
};

std::vector<FbxCompared> FbxCompared::children(const std::set<std::string_view>& without) const {
    std::vector<FbxCompared> result;
    for (const FbxRecord& child : record->children) {
        if (!without.contains(child.name)) {
            result.push_back({records, &child});
        }
    }
    return result;
}

/// The properties as binary files hold them: texts that say the same in other words have the same.
std::string FbxCompared::binary() const {
    std::string result;
    for (const FbxProperty& property : properties()) {
        appendFbxProperty(result, property);
    }
    return result;
}

bool equalValues(const FbxCompared& before, const FbxCompared& after) {
    return before.values() == after.values() || (before.records->text && before.binary() == after.binary());
}

constexpr std::size_t kMagicAndVersion = 27;

std::string propertyText(const std::vector<FbxProperty>& properties, std::size_t index) {
    const auto* text = index < properties.size() ? std::get_if<std::string>(&properties[index]) : nullptr;
    return text == nullptr ? std::string() : *text;
}

/// A number or a name.
std::string keyAt(const std::vector<FbxProperty>& properties, std::size_t index) {
    const std::optional<std::int64_t> id =
        index < properties.size() ? fbxInteger(properties[index]) : std::nullopt;
    return id ? std::to_string(*id) : propertyText(properties, index);
}

/// An object's head in either generation: newer files have a number in front of name and kind.
struct DiffHead {
    std::string key;
    std::string name;
    std::string subtype;
};

DiffHead headOf(const FbxCompared& object) {
    const std::vector<FbxProperty> properties = object.properties();
    const bool numbered = !properties.empty() && fbxInteger(properties.front()).has_value();
    DiffHead head;
    head.key = keyAt(properties, 0);
    head.name = propertyText(properties, numbered ? 1 : 0);
    head.subtype = propertyText(properties, numbered ? 2 : 1);
    return head;
}

bool isSkinPart(const FbxCompared& object, const DiffHead& head) {
    return object.name() == "Deformer" && (head.subtype == "Skin" || head.subtype == "Cluster");
}

bool mayBeNew(const FbxCompared& object, const DiffHead& head, const KeptChanges& changes) {
    const bool shape = (object.name() == "Deformer" && head.subtype == "BlendShapeChannel") ||
                       (object.name() == "Geometry" && head.subtype == "Shape");
    const bool blend = object.name() == "Deformer" && head.subtype == "BlendShape";
    const bool keys = object.name() == "AnimationCurve" || object.name() == "AnimationCurveNode";
    return isSkinPart(object, head) || (object.name() == "Pose" && head.subtype == "BindPose") ||
           ((object.name() == "Model" || object.name() == "NodeAttribute") && head.subtype == "LimbNode") ||
           (shape && changes.shapes.contains(fbxName(head.name))) || (blend && !changes.shapes.empty()) ||
           (keys && changes.keys);
}

class FbxComparer {
public:
    FbxComparer(const FbxRecords& before, const FbxRecords& after, const KeptChanges& changes)
        : m_before{&before, &before.root}
        , m_after{&after, &after.root}
        , m_changes(changes) {}

    std::vector<std::string> compare() {
        for (std::size_t i = 0; i < std::min(m_before.size(), m_after.size()); ++i) {
            if (m_before.at(i).name() == "Objects" && m_after.at(i).name() == "Objects") {
                readHeads(m_before.at(i), m_after.at(i));
            }
        }
        readChannels();
        compareFooters(footerOf(*m_before.records), footerOf(*m_after.records));
        compareSections();
        return std::move(m_found);
    }

private:
    /// What may differ of Definitions, of a cluster, of a bind pose.
    inline static const std::set<std::string_view> kCounts{"Count"};
    inline static const std::set<std::string_view> kSkin{"Indexes", "Weights"};
    inline static const std::set<std::string_view> kPoseCounts{"NbPoseNodes"};
    inline static const std::set<std::string_view> kShape{"Indexes", "Vertices", "Normals"};
    inline static const std::set<std::string_view> kKeys{"KeyTime", "KeyValueFloat", "KeyAttrFlags",
                                                         "KeyAttrDataFloat", "KeyAttrRefCount"};
    inline static const std::set<std::string_view> kShown{"DeformPercent", "Properties70"};
    inline static const std::set<std::string_view> kSmoothness{"Smoothness", "PreviewDivisionLevels"};

    void differs(const std::string& path) { m_found.push_back(path.empty() ? "end of the file" : path); }

    static std::string_view footerOf(const FbxRecords& records) {
        return records.text ? std::string_view() : records.bytes.substr(records.footer);
    }

    /// Objects stay in order and new ones follow; so they are the same when their places are.
    void readHeads(const FbxCompared& before, const FbxCompared& after) {
        for (std::size_t i = 0; i < after.size(); ++i) {
            const DiffHead head = headOf(after.at(i));
            if (i >= before.size()) {
                m_new.insert(head.key);
                continue;
            }
            const DiffHead was = headOf(before.at(i));
            if (before.at(i).name() == "Model" && was.subtype != "Mesh" && was.name != head.name) {
                m_renamed[was.name] = head.name;
            }
        }
    }

    /// Which shapes may be other ones: those on a channel of such a name.
    void readChannels() {
        std::set<std::string> channels;
        for (const FbxCompared& object : sectionOf(m_before, "Objects")) {
            const DiffHead head = headOf(object);
            if (head.subtype == "BlendShapeChannel" && m_changes.shapes.contains(fbxName(head.name))) {
                channels.insert(head.key);
            }
        }
        for (const FbxCompared& link : sectionOf(m_before, "Connections")) {
            const std::vector<FbxProperty> ends = link.properties();
            if (ends.size() > 2 && channels.contains(keyAt(ends, 2))) {
                m_shapes.insert(keyAt(ends, 1));
            }
        }
    }

    static std::vector<FbxCompared> sectionOf(const FbxCompared& root, std::string_view name) {
        const FbxRecord* section = root.record->child(name);
        return section == nullptr ? std::vector<FbxCompared>()
                                  : FbxCompared{root.records, section}.children();
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

    /// Equal, or equal but for names of joints, by which older files refer to them.
    bool sameValues(const FbxCompared& before, const FbxCompared& after) const {
        if (equalValues(before, after)) {
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

    void same(const FbxCompared& before, const FbxCompared& after, const std::string& path,
              const std::set<std::string_view>& without = {}) {
        if (before.name() != after.name() || !sameValues(before, after)) {
            differs(path);
            return;
        }
        sameChildren(before, after, path, without);
    }

    /// All children, in their order; but for those of the names in `without`.
    void sameChildren(const FbxCompared& before, const FbxCompared& after, const std::string& path,
                      const std::set<std::string_view>& without = {}) {
        const std::vector<FbxCompared> a = before.children(without);
        const std::vector<FbxCompared> b = after.children(without);
        if (a.size() == b.size()) {
            sameFirst(a, b, path);
        } else {
            differs(path);
        }
    }

    /// The children that there were before; others may follow them.
    void sameFirst(const std::vector<FbxCompared>& before, const std::vector<FbxCompared>& after,
                   const std::string& path) {
        if (after.size() < before.size()) {
            differs(path);
            return;
        }
        for (std::size_t i = 0; i < before.size(); ++i) {
            same(before[i], after[i], path + "/" + std::string(before[i].name()));
        }
    }

    void compareSections() {
        if (m_before.size() != m_after.size()) {
            differs({});
            return;
        }
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            const FbxCompared a = m_before.at(i);
            const FbxCompared b = m_after.at(i);
            const std::string_view name = a.name() == b.name() ? a.name() : std::string_view();
            if (name == "Objects") {
                compareObjects(a, b);
            } else if (name == "Connections") {
                compareConnections(a, b);
            } else if (name == "Definitions") {
                compareDefinitions(a, b);
            } else if (name == "Relations") {
                compareRelations(a, b);
            } else {
                same(a, b, std::string(a.name()));
            }
        }
    }

    void compareObjects(const FbxCompared& before, const FbxCompared& after) {
        if (after.size() < before.size()) {
            differs("Objects");
        }
        for (std::size_t i = 0; i < after.size(); ++i) {
            const FbxCompared b = after.at(i);
            const DiffHead head = headOf(b);
            const std::string path = "Objects/" + std::string(b.name()) + " '" + fbxName(head.name) + "'";
            if (i < before.size()) {
                compareObject(i, before.at(i), b, path);
            } else if (!mayBeNew(b, head, m_changes)) {
                differs(path);
            }
        }
    }

    void compareObject(std::size_t index, const FbxCompared& before, const FbxCompared& after,
                       const std::string& path) {
        const DiffHead head = headOf(before);
        if (before.name() != after.name() || !sameHead(before, after)) {
            differs(path);
        } else if (isSkinPart(before, head)) {
            sameChildren(before, after, path, kSkin);
        } else if (before.name() == "Pose" && head.subtype == "BindPose") {
            sameFirst(before.children(kPoseCounts), after.children(kPoseCounts), path);
        } else if (before.name() == "Geometry") {
            sameChildren(before, after, path, m_shapes.contains(head.key) ? kShape : kSmoothness);
        } else if (head.subtype == "BlendShapeChannel" && m_changes.shapes.contains(fbxName(head.name))) {
            compareChannel(before, after, path);
        } else if (before.name() == "AnimationCurve" && m_changes.keyed.contains(index)) {
            sameChildren(before, after, path, kKeys);
        } else {
            sameChildren(before, after, path);
        }
    }

    /// A channel may be shown otherwise: in its properties, or beside them.
    void compareChannel(const FbxCompared& before, const FbxCompared& after, const std::string& path) {
        sameChildren(before, after, path, kShown);
        const FbxRecord* a = before.record->child("Properties70");
        const FbxRecord* b = after.record->child("Properties70");
        if ((a == nullptr) != (b == nullptr) || (a != nullptr && a->children.size() != b->children.size())) {
            differs(path);
            return;
        }
        for (std::size_t i = 0; a != nullptr && i < a->children.size(); ++i) {
            const FbxCompared was{before.records, &a->children[i]};
            const FbxCompared is{after.records, &b->children[i]};
            if (propertyText(was.properties(), 0) != "DeformPercent" ||
                propertyText(is.properties(), 0) != "DeformPercent") {
                same(was, is, path + "/Properties70");
            }
        }
    }

    /// A joint's name may differ.
    bool sameHead(const FbxCompared& before, const FbxCompared& after) const {
        if (before.name() != "Model" || equalValues(before, after)) {
            return sameValues(before, after);
        }
        std::vector<FbxProperty> properties = before.properties();
        const bool numbered = !properties.empty() && fbxInteger(properties.front()).has_value();
        const std::size_t index = numbered ? 1 : 0;
        if (index < properties.size() && headOf(before).subtype != "Mesh") {
            properties[index] = headOf(after).name;
        }
        return properties == after.properties();
    }

    /// Those that are new have a new object at one end.
    void compareConnections(const FbxCompared& before, const FbxCompared& after) {
        sameFirst(before.children(), after.children(), "Connections");
        for (std::size_t i = before.size(); i < after.size(); ++i) {
            const std::vector<FbxProperty> ends = after.at(i).properties();
            if (ends.size() < 3 || !(m_new.contains(keyAt(ends, 1)) || m_new.contains(keyAt(ends, 2)))) {
                differs("Connections");
            }
        }
    }

    void compareDefinitions(const FbxCompared& before, const FbxCompared& after) {
        const std::vector<FbxCompared> a = before.children(kCounts);
        const std::vector<FbxCompared> b = after.children(kCounts);
        std::set<std::string> kinds{"Deformer", "Pose", "Model", "NodeAttribute"};
        if (!m_changes.shapes.empty()) {
            kinds.insert("Geometry");
        }
        if (m_changes.keys) {
            kinds.insert({"AnimationCurve", "AnimationCurveNode"});
        }
        for (std::size_t i = 0; i < b.size(); ++i) {
            const std::string kind = propertyText(b[i].properties(), 0);
            if (i < a.size()) {
                same(a[i], b[i], "Definitions/" + kind, kCounts);
            } else if (!kinds.contains(kind)) {
                differs("Definitions/" + kind);
            }
        }
        if (b.size() < a.size()) {
            differs("Definitions");
        }
    }

    /// A list of the objects that older files begin with.
    void compareRelations(const FbxCompared& before, const FbxCompared& after) {
        sameFirst(before.children(), after.children(), "Relations");
        for (std::size_t i = before.size(); i < after.size(); ++i) {
            if (!m_new.contains(headOf(after.at(i)).key)) {
                differs("Relations");
            }
        }
    }

    FbxCompared m_before;
    FbxCompared m_after;
    const KeptChanges& m_changes;
    std::vector<std::string> m_found;
    std::set<std::string> m_shapes;               ///< keys of shapes that may be other ones
    std::set<std::string> m_new;                  ///< keys of new objects
    std::map<std::string, std::string> m_renamed; ///< stored names
};

} // namespace

std::vector<std::string> fbxDifferences(const FbxRecords& before, std::string_view after,
                                        const KeptChanges& changes) {
    const Expected<FbxRecords> read = readFbxRecords(after, {});
    const std::size_t head = before.text ? 0 : kMagicAndVersion;
    if (!read || before.text != read->text || before.bytes.substr(0, head) != after.substr(0, head)) {
        return {"file"};
    }
    return FbxComparer(before, *read, changes).compare();
}

} // namespace sinew
