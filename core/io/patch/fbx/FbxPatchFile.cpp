#include "core/io/patch/fbx/FbxPatchParts.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxUpgrade.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

namespace sinew {
namespace {

/// Nothing longer says what an object is, where it stands and what it is connected to.
constexpr std::size_t kLongestDecoded = 4096;

FbxNode outlineOf(const FbxRecords& records) {
    FbxNode root = records.decoded(records.root, kLongestDecoded);
    return records.old ? upgradedFbx(std::move(root)) : std::move(root);
}

const std::string kNameMark("\0\1", 2);

/// Another name in a stored one, "name\0\1Class" or "Class::name".
std::string withName(const std::string& stored, const std::string& name) {
    if (const std::size_t mark = stored.find(kNameMark); mark != std::string::npos) {
        return name + stored.substr(mark);
    }
    const std::size_t colons = stored.find("::");
    return colons == std::string::npos ? name : stored.substr(0, colons + 2) + name;
}

/// One form for both, to tell whether two are the same.
std::string comparableName(const std::string& stored) {
    const std::size_t mark = stored.find(kNameMark);
    return mark == std::string::npos ? stored
                                     : stored.substr(mark + kNameMark.size()) + "::" + stored.substr(0, mark);
}

} // namespace

FbxPatchFile::FbxPatchFile(const FbxRecords& records)
    : m_records(records)
    , m_document(outlineOf(m_records))
    , m_sceneKey(std::int64_t{0}) {
    for (const FbxObject& object : m_document.objects()) {
        m_ids.insert(object.id);
    }
    if (old()) {
        m_sceneKey = m_records.text ? std::string("Model::Scene") : "Scene" + kNameMark + "Model";
        const FbxRecord* objects = m_records.root.child("Objects");
        for (std::size_t i = 0; objects != nullptr && i < objects->children.size(); ++i) {
            const FbxRecord& child = objects->children[i];
            const FbxNode head{std::string(child.name), m_records.properties(child), {}};
            m_recordOfName.emplace(fbxText(&head), &child);
        }
    }
}

const FbxRecord* FbxPatchFile::record(std::size_t object) const {
    const FbxRecord* objects = m_records.root.child("Objects");
    if (!old()) {
        return &objects->children[object]; // the document has them all, in the file's order
    }
    const auto found = m_recordOfName.find(fbxText(m_document.object(object).node, 1));
    return found == m_recordOfName.end() ? nullptr : found->second;
}

FbxKey FbxPatchFile::key(std::size_t object) const {
    if (!old()) {
        return m_document.object(object).id;
    }
    const std::string stored = fbxText(m_document.object(object).node, 1);
    const auto renamed = m_renamed.find(stored);
    return renamed == m_renamed.end() ? stored : renamed->second;
}

bool FbxPatchFile::unambiguous(std::size_t object) const {
    // Older files' objects of a name that is taken are no objects of the document.
    return old() || m_document.find(m_document.object(object).id) == object;
}

std::vector<FbxProperty> FbxPatchFile::properties(const FbxRecord& record) const {
    const auto known = m_edits.find(&record);
    return known != m_edits.end() && known->second.properties ? *known->second.properties
                                                              : m_records.properties(record);
}

void FbxPatchFile::raiseCount(const FbxRecord& record, std::string_view child, std::size_t added) {
    const FbxRecord* count = record.child(child);
    if (count == nullptr) {
        return;
    }
    const FbxNode node{std::string(count->name), properties(*count), {}};
    const std::vector<std::int64_t> numbers = fbxIntegers(&node);
    const std::int64_t before = numbers.empty() ? 0 : numbers.front();
    edit(*count).properties = {{static_cast<std::int32_t>(before + static_cast<std::int64_t>(added))}};
}

void FbxPatchFile::rename(std::size_t model, const std::string& name) {
    const FbxRecord* record = this->record(model);
    if (record == nullptr) {
        return;
    }
    std::vector<FbxProperty> changed = m_records.properties(*record);
    const std::size_t index = old() ? 0 : 1;
    auto* stored = index < changed.size() ? std::get_if<std::string>(&changed[index]) : nullptr;
    if (stored == nullptr) {
        return;
    }
    const std::string before = *stored;
    const std::string after = withName(before, name);
    if (old()) {
        m_renamed[before] = after;
        renameEverywhere(m_records.root, before, after);
    } else {
        *stored = after;
        edit(*record).properties = std::move(changed);
    }
}

void FbxPatchFile::renameEverywhere(const FbxRecord& record, const std::string& from, const std::string& to) {
    if (m_records.values(record).size() <= kLongestDecoded &&
        m_records.values(record).find(fbxName(from)) != std::string_view::npos) {
        std::vector<FbxProperty> changed = properties(record);
        bool any = false;
        for (FbxProperty& property : changed) {
            if (auto* text = std::get_if<std::string>(&property); text != nullptr && *text == from) {
                *text = to;
                any = true;
            }
        }
        if (any) {
            edit(record).properties = std::move(changed);
        }
    }
    for (const FbxRecord& child : record.children) {
        renameEverywhere(child, from, to);
    }
}

FbxKey FbxPatchFile::newKey(std::string& stored) {
    if (!old()) {
        while (!m_ids.insert(m_nextId).second) {
            ++m_nextId;
        }
        return m_nextId;
    }
    std::set<std::string> taken;
    for (const auto& [name, record] : m_recordOfName) {
        taken.insert(comparableName(name));
    }
    for (const auto& [before, after] : m_renamed) {
        taken.insert(comparableName(after));
    }
    const std::string wanted = stored;
    for (int number = 1; taken.contains(comparableName(stored)); ++number) {
        stored = withName(wanted, fbxName(wanted) + " " + std::to_string(number));
    }
    m_recordOfName.emplace(stored, nullptr);
    return stored;
}

FbxKey FbxPatchFile::addObject(const std::string& kind, const std::string& name, const std::string& nameClass,
                               const std::string& subtype, std::vector<FbxNode> children) {
    std::string stored = name + kNameMark + nameClass;
    FbxKey key = newKey(stored);
    FbxNode node{kind, {stored, subtype}, std::move(children)};
    if (!old()) {
        node.properties.insert(node.properties.begin(), key);
    }
    edit(*m_records.root.child("Objects")).added.push_back(std::move(node));
    if (const FbxRecord* relations = old() ? m_records.root.child("Relations") : nullptr) {
        edit(*relations).added.push_back({kind, {stored, subtype}, {}});
    }
    ++m_added[kind];
    return key;
}

void FbxPatchFile::connect(const FbxKey& source, const FbxKey& target) {
    edit(*m_records.root.child("Connections"))
        .added.push_back({old() ? "Connect" : "C", {std::string("OO"), source, target}, {}});
}

void FbxPatchFile::connect(const FbxKey& source, const FbxKey& target, const std::string& property) {
    edit(*m_records.root.child("Connections"))
        .added.push_back({old() ? "Connect" : "C", {std::string("OP"), source, target, property}, {}});
}

FbxNode FbxPatchFile::matrix(const char* name, const Transform& transform) const {
    return {name, numbers(fbxMatrix(transform)), {}};
}

std::string FbxPatchFile::write() {
    countObjects();
    return writeFbxRecords(m_records, m_edits);
}

void FbxPatchFile::countObjects() {
    const FbxRecord* definitions = m_records.root.child("Definitions");
    if (definitions == nullptr || m_added.empty()) {
        return;
    }
    std::map<std::string, const FbxRecord*> typeOfKind;
    for (const FbxRecord& type : definitions->children) {
        const FbxNode head{std::string(type.name), m_records.properties(type), {}};
        if (type.name == "ObjectType") {
            typeOfKind.emplace(fbxText(&head), &type);
        }
    }
    std::size_t all = 0;
    for (const auto& [kind, count] : m_added) {
        all += count;
        if (const auto type = typeOfKind.find(kind); type != typeOfKind.end()) {
            raiseCount(*type->second, "Count", count);
        } else {
            edit(*definitions)
                .added.push_back({"ObjectType", {kind}, {{"Count", {static_cast<std::int32_t>(count)}, {}}}});
        }
    }
    raiseCount(*definitions, "Count", all);
}

} // namespace sinew
