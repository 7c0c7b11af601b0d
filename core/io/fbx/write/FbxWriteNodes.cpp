#include "core/io/fbx/FbxNode.h"
#include "core/io/fbx/write/FbxPropertyBytes.h"

#include <cstring>

namespace sinew {
namespace {

constexpr std::string_view kWrittenMagic("Kaydara FBX Binary  \0\x1a\0", 23);
constexpr std::uint32_t kVersion = 7400;
constexpr std::size_t kNullRecord = 13;
constexpr std::string_view kFooterId("\xfa\xbc\xab\x09\xd0\xc8\xd4\x66\xb1\x76\xfb\x83\x1c\xf7\x26\x7e", 16);
constexpr std::string_view kFooterEnd("\xf8\x5a\x8c\x6a\xde\xf5\xd9\x7e\xec\xe9\x0c\xe3\x75\x8f\x29\x0b", 16);

class ByteWriter {
public:
    std::string take() { return std::move(m_bytes); }
    std::string& bytes() { return m_bytes; }
    std::size_t size() const { return m_bytes.size(); }
    void raw(std::string_view bytes) { m_bytes.append(bytes); }
    void zeros(std::size_t count) { m_bytes.append(count, '\0'); }
    template<typename T>
    void value(T number) {
        char bytes[sizeof(T)];
        std::memcpy(bytes, &number, sizeof(T));
        m_bytes.append(bytes, sizeof(T));
    }
    void patch(std::size_t at, std::size_t number) {
        const auto narrow = static_cast<std::uint32_t>(number);
        std::memcpy(m_bytes.data() + at, &narrow, sizeof(narrow));
    }

private:
    std::string m_bytes;
};

void writeNode(ByteWriter& out, const FbxNode& node) {
    const std::size_t start = out.size();
    out.zeros(4); // where the record ends, known later
    out.value(static_cast<std::uint32_t>(node.properties.size()));
    out.zeros(4); // bytes of the properties
    out.value(static_cast<std::uint8_t>(node.name.size()));
    out.raw(node.name);
    const std::size_t propertiesStart = out.size();
    for (const FbxProperty& property : node.properties) {
        appendFbxProperty(out.bytes(), property);
    }
    out.patch(start + 8, out.size() - propertiesStart);
    for (const FbxNode& child : node.children) {
        writeNode(out, child);
    }
    // Readers take a record without properties for a list: it ends like one even when it is empty.
    if (!node.children.empty() || node.properties.empty()) {
        out.zeros(kNullRecord);
    }
    out.patch(start, out.size());
}

void writeFooter(ByteWriter& out) {
    out.raw(kFooterId);
    out.zeros(4);
    out.zeros(16 - out.size() % 16);
    out.value(kVersion);
    out.zeros(120);
    out.raw(kFooterEnd);
}

} // namespace

std::string writeFbxNodes(const FbxNode& root) {
    ByteWriter out;
    out.raw(kWrittenMagic);
    out.value(kVersion);
    for (const FbxNode& node : root.children) {
        writeNode(out, node);
    }
    out.zeros(kNullRecord);
    writeFooter(out);
    return out.take();
}

} // namespace sinew
