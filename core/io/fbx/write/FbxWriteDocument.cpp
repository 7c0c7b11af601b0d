#include "core/io/fbx/write/FbxWriteDocument.h"

#include <zlib.h>

#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

namespace sinew {

FbxProperties70& FbxProperties70::add(std::string name, const char* type, const char* label,
                                      const char* flags, std::vector<FbxProperty> values) {
    FbxNode node{"P", {std::move(name), std::string(type), std::string(label), std::string(flags)}, {}};
    for (FbxProperty& value : values) {
        node.properties.push_back(std::move(value));
    }
    m_node.children.push_back(std::move(node));
    return *this;
}

FbxProperties70& FbxProperties70::boolean(std::string name, bool value) {
    return add(std::move(name), "bool", "", "", {std::int32_t{value ? 1 : 0}});
}

FbxProperties70& FbxProperties70::integer(std::string name, std::int32_t value) {
    return add(std::move(name), "int", "Integer", "", {value});
}

FbxProperties70& FbxProperties70::enumeration(std::string name, std::int32_t value) {
    return add(std::move(name), "enum", "", "", {value});
}

FbxProperties70& FbxProperties70::number(std::string name, double value) {
    return add(std::move(name), "double", "Number", "", {value});
}

FbxProperties70& FbxProperties70::animatableNumber(std::string name, double value) {
    return add(std::move(name), "Number", "", "A", {value});
}

FbxProperties70& FbxProperties70::userNumber(std::string name, double value) {
    return add(std::move(name), "double", "Number", "A+U", {value});
}

FbxProperties70& FbxProperties70::color(std::string name, const Vec3f& value) {
    const Vec3 v = value.cast<double>();
    return add(std::move(name), "Color", "", "A", {v.x(), v.y(), v.z()});
}

FbxProperties70& FbxProperties70::ambientColor(std::string name, const Vec3f& value) {
    const Vec3 v = value.cast<double>();
    return add(std::move(name), "ColorRGB", "Color", "", {v.x(), v.y(), v.z()});
}

FbxProperties70& FbxProperties70::text(std::string name, std::string value) {
    return add(std::move(name), "KString", "", "", {std::move(value)});
}

FbxProperties70& FbxProperties70::time(std::string name, std::int64_t value) {
    return add(std::move(name), "KTime", "Time", "", {value});
}

FbxProperties70& FbxProperties70::vector(std::string name, const Vec3& value) {
    return add(std::move(name), "Vector", "", "A", {value.x(), value.y(), value.z()});
}

FbxProperties70& FbxProperties70::local(std::string name, const Vec3& value) {
    const std::string type = name;
    return add(std::move(name), type.c_str(), "", "A", {value.x(), value.y(), value.z()});
}

FbxNode FbxProperties70::finish() {
    return std::move(m_node);
}

FbxNode FbxOutput::object(const std::string& kind, FbxId id, const std::string& name,
                          const std::string& nameClass, const std::string& type) {
    const std::string fullName = name + std::string("\0\1", 2) + nameClass;
    return FbxNode{kind, {id, fullName, type}, {}};
}

void FbxOutput::connect(FbxId child, FbxId parent) {
    m_connections.children.push_back(FbxNode{"C", {std::string("OO"), child, parent}, {}});
}

void FbxOutput::connectProperty(FbxId child, FbxId parent, const std::string& property) {
    m_connections.children.push_back(FbxNode{"C", {std::string("OP"), child, parent, property}, {}});
}

std::vector<double> fbxMatrix(const Transform& transform) {
    const double* values = transform.matrix().data();
    return {values, values + 16};
}

namespace {

static_assert(std::endian::native == std::endian::little,
              "FBX is little-endian and values are copied as they are");

constexpr std::size_t kDeflateFrom = 129; ///< smaller arrays stay plain, as every other writer does

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
    if constexpr (std::is_same_v<T, std::uint8_t>) {
        return 'c';
    } else if constexpr (std::is_same_v<T, std::int32_t>) {
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
    std::string& out;

    void operator()(bool v) const { scalar('C', static_cast<std::uint8_t>(v ? 1 : 0)); }
    void operator()(std::int8_t v) const { scalar('Z', v); }
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
    void value(T number) const {
        char bytes[sizeof(T)];
        std::memcpy(bytes, &number, sizeof(T));
        out.append(bytes, sizeof(T));
    }
    template<typename T>
    void scalar(char code, T v) const {
        value(code);
        value(v);
    }
    void text(char code, std::string_view bytes) const {
        value(code);
        value(static_cast<std::uint32_t>(bytes.size()));
        out.append(bytes);
    }
    void array(char code, std::size_t count, std::string_view bytes) const {
        const bool deflate = bytes.size() >= kDeflateFrom;
        const std::string packed = deflate ? deflated(bytes) : std::string(bytes);
        value(code);
        value(static_cast<std::uint32_t>(count));
        value(std::uint32_t{deflate ? 1U : 0U});
        value(static_cast<std::uint32_t>(packed.size()));
        out.append(packed);
    }
};

} // namespace

void appendFbxProperty(std::string& bytes, const FbxProperty& property) {
    std::visit(PropertyWriter{bytes}, property);
}

} // namespace sinew
