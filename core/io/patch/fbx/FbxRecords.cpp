#include "core/io/patch/fbx/FbxRecords.h"

#include "core/io/fbx/FbxDocumentValues.h"
#include "core/io/fbx/parse/FbxReaderProperty.h"
#include "core/io/fbx/parse/FbxReaderText.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::int64_t kFirstVersionWithIds = 7000;

std::vector<FbxProperty> binaryProperties(std::string_view bytes, std::size_t count) {
    std::vector<FbxProperty> properties;
    FbxReaderCursor cursor(bytes);
    for (std::size_t i = 0; i < count; ++i) {
        std::optional<FbxProperty> property = readFbxProperty(cursor);
        if (!property) {
            break;
        }
        properties.push_back(std::move(*property));
    }
    return properties;
}

bool goesByName(const FbxRecords& records) {
    const FbxRecord* header = records.root.child("FBXHeaderExtension");
    const FbxRecord* version = header == nullptr ? nullptr : header->child("FBXVersion");
    if (version == nullptr) {
        return false;
    }
    const FbxNode node = records.decoded(*version);
    const std::vector<std::int64_t> numbers = fbxIntegers(&node);
    return !numbers.empty() && numbers.front() < kFirstVersionWithIds;
}

} // namespace

const FbxRecord* FbxRecord::child(std::string_view childName) const {
    const auto found = std::ranges::find(children, childName, &FbxRecord::name);
    return found == children.end() ? nullptr : &*found;
}

std::string_view FbxRecords::values(const FbxRecord& record) const {
    return std::string_view(bytes).substr(record.valuesBegin, record.valuesEnd - record.valuesBegin);
}

std::vector<FbxProperty> FbxRecords::properties(const FbxRecord& record) const {
    if (!text) {
        return binaryProperties(values(record), record.valueCount);
    }
    // The name belongs to it: what follows "a" is a list of numbers.
    const std::string_view line =
        std::string_view(bytes).substr(record.begin, record.valuesEnd - record.begin);
    Expected<FbxNode> read = readFbxText(line, {});
    const bool one = read && read->children.size() == 1;
    return one ? std::move(read->children.front().properties) : std::vector<FbxProperty>();
}

FbxNode FbxRecords::decoded(const FbxRecord& record, std::size_t longest) const {
    FbxNode node{record.name, {}, {}};
    if (values(record).size() <= longest) {
        node.properties = properties(record);
    }
    node.children.reserve(record.children.size());
    for (const FbxRecord& child : record.children) {
        node.children.push_back(decoded(child, longest));
    }
    return node;
}

Expected<FbxRecords> readFbxRecords(std::string bytes, const std::string& file) {
    FbxRecords records;
    records.text = !bytes.starts_with("Kaydara FBX Binary");
    records.bytes = std::move(bytes);
    const Expected<void> found =
        records.text ? findFbxTextRecords(records, file) : findFbxBinaryRecords(records, file);
    if (!found) {
        return fail(found.error());
    }
    records.old = goesByName(records);
    return records;
}

} // namespace sinew
