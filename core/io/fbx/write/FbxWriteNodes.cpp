#include "core/io/fbx/FbxNode.h"

#include <zlib.h>

#include <bit>
#include <cstring>
#include <type_traits>

namespace sinew {
namespace {

static_assert(std::endian::native == std::endian::little,
              "FBX is little-endian and values are copied as they are");

constexpr std::string_view kWrittenMagic("Kaydara FBX Binary  \0\x1a\0", 23);
constexpr std::uint32_t kVersion = 7400;
constexpr std::size_t kNullRecord = 13;
constexpr std::size_t kDeflateFrom = 129; ///< smaller arrays stay plain, as every other writer does
constexpr std::string_view kFooterId("\xfa\xbc\xab\x09\xd0\xc8\xd4\x66\xb1\x76\xfb\x83\x1c\xf7\x26\x7e", 16);
constexpr std::string_view kFooterEnd("\xf8\x5a\x8c\x6a\xde\xf5\xd9\x7e\xec\xe9\x0c\xe3\x75\x8f\x29\x0b", 16);

class ByteWriter {
public:
    std::string take() { return std::move(m_bytes); }
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

std::string deflated(std::string_view bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string result(size, '\0');
    // compress2 fails only for want of room or memory; the bound rules out the first, std::string the second.
    compress2(reinterpret_cast<Bytef*>(result.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
              static_cast<uLong>(bytes.size()), Z_BEST_SPEED);
    result.resize(size);
    return result;
}

template<typename T>
constexpr char arrayCode() {
    if constexpr (std::is_same_v<T, std::int32_t>) {
        return 'i';
    } else if constexpr (std::is_same_v<T, std::int64_t>) {
        return 'l';
    } else if constexpr (std::is_same_v<T, float>) {
        return 'f';
    } else {
        return 'd';
    }
}

/// Writes one property, type code first.
struct PropertyWriter {
    ByteWriter& out;

    void operator()(bool v) const { scalar('C', static_cast<std::uint8_t>(v ? 1 : 0)); }
    void operator()(std::int16_t v) const { scalar('Y', v); }
    void operator()(std::int32_t v) const { scalar('I', v); }
    void operator()(std::int64_t v) const { scalar('L', v); }
    void operator()(float v) const { scalar('F', v); }
    void operator()(double v) const { scalar('D', v); }
    void operator()(const std::string& v) const { text('S', v); }
    void operator()(const FbxBlob& v) const { text('R', v.bytes); }
    void operator()(const std::vector<bool>& v) const {
        std::string bytes(v.size(), '\0');
        for (std::size_t i = 0; i < v.size(); ++i) {
            bytes[i] = v[i] ? '\1' : '\0';
        }
        array('b', v.size(), bytes);
    }
    template<typename T>
    void operator()(const std::vector<T>& v) const {
        array(arrayCode<T>(), v.size(), {reinterpret_cast<const char*>(v.data()), v.size() * sizeof(T)});
    }

private:
    template<typename T>
    void scalar(char code, T v) const {
        out.value(code);
        out.value(v);
    }
    void text(char code, std::string_view bytes) const {
        out.value(code);
        out.value(static_cast<std::uint32_t>(bytes.size()));
        out.raw(bytes);
    }
    void array(char code, std::size_t count, std::string_view bytes) const {
        const bool deflate = bytes.size() >= kDeflateFrom;
        const std::string packed = deflate ? deflated(bytes) : std::string(bytes);
        out.value(code);
        out.value(static_cast<std::uint32_t>(count));
        out.value(std::uint32_t{deflate ? 1U : 0U});
        out.value(static_cast<std::uint32_t>(packed.size()));
        out.raw(packed);
    }
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
        std::visit(PropertyWriter{out}, property);
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
