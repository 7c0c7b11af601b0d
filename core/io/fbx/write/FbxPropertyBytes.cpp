#include "core/io/fbx/write/FbxPropertyBytes.h"

#include <zlib.h>

#include <bit>
#include <cstring>
#include <type_traits>

namespace sinew {
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
