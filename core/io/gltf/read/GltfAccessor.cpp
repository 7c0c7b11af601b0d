#include "core/io/gltf/read/GltfFile.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace sinew {
namespace {

const Json kNull;

constexpr int kByte = 5120;
constexpr int kUnsignedByte = 5121;
constexpr int kShort = 5122;
constexpr int kUnsignedShort = 5123;
constexpr int kUnsignedInt = 5125;
constexpr int kFloat = 5126;

std::size_t componentSize(int type) {
    switch (type) {
    case kByte:
    case kUnsignedByte:
        return 1;
    case kShort:
    case kUnsignedShort:
        return 2;
    case kUnsignedInt:
    case kFloat:
        return 4;
    default:
        return 0;
    }
}

std::size_t componentsOf(const std::string& type) {
    if (type == "SCALAR") {
        return 1;
    }
    if (type.starts_with("VEC") && type.size() == 4 && type[3] >= '2' && type[3] <= '4') {
        return static_cast<std::size_t>(type[3] - '0');
    }
    return type == "MAT4" ? 16 : 0;
}

int componentTypeAt(const Json& object) {
    const Json& member = gltfMember(object, "componentType");
    return member.is_number_unsigned() && member.get<std::size_t>() <= kFloat ? member.get<int>() : 0;
}

template<typename Stored, typename T>
T convert(const char* at, bool normalized) {
    Stored stored{};
    std::memcpy(&stored, at, sizeof(stored));
    if constexpr (std::is_floating_point_v<T> && std::is_integral_v<Stored>) {
        if (normalized) {
            constexpr auto largest = static_cast<T>(std::numeric_limits<Stored>::max());
            return std::max(static_cast<T>(stored) / largest, T{-1});
        }
    }
    return static_cast<T>(stored);
}

/// One stored number. A float where an integer is wanted has been refused before.
template<typename T>
T number(const char* at, int type, bool normalized) {
    switch (type) {
    case kByte:
        return convert<std::int8_t, T>(at, normalized);
    case kUnsignedByte:
        return convert<std::uint8_t, T>(at, normalized);
    case kShort:
        return convert<std::int16_t, T>(at, normalized);
    case kUnsignedShort:
        return convert<std::uint16_t, T>(at, normalized);
    case kUnsignedInt:
        return convert<std::uint32_t, T>(at, normalized);
    default:
        if constexpr (std::is_floating_point_v<T>) {
            return convert<float, T>(at, normalized);
        } else {
            return T{};
        }
    }
}

} // namespace

void GltfFile::markBroken(const std::string& what) {
    if (m_broken.empty()) {
        m_broken = what;
    }
}

std::size_t GltfFile::count(const char* list) const {
    const Json& items = gltfMember(m_root, list);
    return items.is_array() ? items.size() : 0;
}

const Json& GltfFile::item(const char* list, std::size_t index) {
    if (index >= count(list)) {
        markBroken(std::string(list) + "[" + std::to_string(index) + "] does not exist");
        return kNull;
    }
    return gltfMember(m_root, list)[index];
}

std::optional<std::size_t> GltfFile::reference(const Json& object, const char* key, const char* list) {
    const Json& member = gltfMember(object, key);
    if (member.is_null()) {
        return std::nullopt;
    }
    if (!member.is_number_unsigned() || member.get<std::size_t>() >= count(list)) {
        markBroken(std::string(key) + " names none of the " + list);
        return std::nullopt;
    }
    return member.get<std::size_t>();
}

std::string_view GltfFile::bufferBytes(const Json& holder, const std::string& name) {
    const std::optional<std::size_t> buffer = reference(holder, "buffer", "buffers");
    const std::size_t offset = gltfSize(holder, "byteOffset", 0);
    const std::size_t length = gltfSize(holder, "byteLength", 0);
    if (!buffer || *buffer >= m_buffers.size() || offset + length > m_buffers[*buffer].size()) {
        markBroken(name + " lies outside its buffer");
        return {};
    }
    return std::string_view(m_buffers[*buffer]).substr(offset, length);
}

std::string_view GltfFile::viewBytes(std::size_t view) {
    return bufferBytes(item("bufferViews", view), "bufferViews[" + std::to_string(view) + "]");
}

bool GltfFile::mayUnpack(std::size_t bytes) {
    constexpr std::size_t kMaxRatio = 1000; // what is flat and regular packs well, but not without end
    constexpr std::size_t kAlways = std::size_t{16} << 20U;
    constexpr std::size_t kMax = std::size_t{8} << 30U;
    const std::size_t stored = m_totalBytes - m_unpackedBytes;
    const bool fits =
        bytes <= kMax && m_unpackedBytes + bytes <= std::min(kMax, kMaxRatio * stored + kAlways);
    if (!fits) {
        markBroken("its compressed data claims to unpack to more than a file of this size can hold");
    }
    return fits;
}

std::size_t GltfFile::addView(std::string bytes, std::size_t stride) {
    Json view = {{"buffer", m_buffers.size()}, {"byteLength", bytes.size()}};
    if (stride > 0) {
        view["byteStride"] = stride;
    }
    m_totalBytes += bytes.size();
    m_unpackedBytes += bytes.size();
    m_buffers.push_back(std::move(bytes));
    m_root["buffers"].push_back({{"byteLength", m_buffers.back().size()}});
    m_root["bufferViews"].push_back(std::move(view));
    return m_root["bufferViews"].size() - 1;
}

std::optional<std::string_view> GltfFile::run(const Json& holder, std::size_t count, std::size_t size,
                                              std::size_t& stride) {
    const std::optional<std::size_t> view = reference(holder, "bufferView", "bufferViews");
    if (!view) {
        return std::nullopt;
    }
    const std::string_view bytes = viewBytes(*view);
    stride = gltfSize(item("bufferViews", *view), "byteStride", 0);
    stride = stride == 0 ? size : stride;
    const std::size_t offset = gltfSize(holder, "byteOffset", 0);
    const bool fits =
        count == 0 || (size > 0 && offset <= bytes.size() && size <= bytes.size() - offset &&
                       size <= stride && (count - 1) <= (bytes.size() - offset - size) / stride);
    if (!fits) {
        markBroken("an accessor reaches beyond its buffer view");
        return std::nullopt;
    }
    return count == 0 ? std::string_view() : bytes.substr(offset);
}

std::size_t GltfFile::componentCount(std::size_t accessor) {
    return componentsOf(gltfText(item("accessors", accessor), "type"));
}

std::size_t GltfFile::valueCount(std::size_t accessor) {
    const std::size_t count = gltfSize(item("accessors", accessor), "count", 0);
    // Without a view values take no bytes; still, a count no real file of this size would have is a lie.
    if (count > m_totalBytes) {
        markBroken("accessors[" + std::to_string(accessor) + "] holds more values than the file bytes");
        return 0;
    }
    return count;
}

std::optional<GltfFile::Layout> GltfFile::layout(std::size_t accessor, std::size_t components) {
    const Json& json = item("accessors", accessor);
    Layout result;
    result.count = valueCount(accessor);
    result.components = componentsOf(gltfText(json, "type"));
    result.type = componentTypeAt(json);
    result.normalized = gltfMember(json, "normalized") == true;
    const std::size_t size = componentSize(result.type) * components;
    if (result.components != components || size == 0) {
        markBroken("accessors[" + std::to_string(accessor) + "] is of another type than its use");
        return std::nullopt;
    }
    if (!gltfMember(json, "bufferView").is_null()) {
        const auto bytes = run(json, result.count, size, result.stride);
        if (!bytes) {
            return std::nullopt;
        }
        result.bytes = *bytes;
    }
    return result;
}

template<typename T>
void GltfFile::applySparse(const Json& sparse, const Layout& base, std::vector<T>& values) {
    const std::size_t count = gltfSize(sparse, "count", 0);
    const Json& where = gltfMember(sparse, "indices");
    const int indexType = componentTypeAt(where);
    const std::size_t size = componentSize(base.type);
    std::size_t indexStride = 0;
    std::size_t valueStride = 0;
    const auto indices = run(where, count, componentSize(indexType), indexStride);
    const auto numbers = run(gltfMember(sparse, "values"), count, size * base.components, valueStride);
    if (!indices || !numbers || componentSize(indexType) == 0) {
        markBroken("a sparse accessor is incomplete");
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto index = number<std::uint32_t>(indices->data() + i * indexStride, indexType, false);
        if (index >= base.count) {
            markBroken("a sparse accessor changes a value that does not exist");
            return;
        }
        for (std::size_t c = 0; c < base.components; ++c) {
            values[index * base.components + c] =
                number<T>(numbers->data() + i * valueStride + c * size, base.type, base.normalized);
        }
    }
}

template<typename T>
std::vector<T> GltfFile::read(std::size_t accessor, std::size_t components) {
    const std::optional<Layout> base = layout(accessor, components);
    if (!base) {
        return {};
    }
    if (std::is_integral_v<T> && base->type == kFloat) {
        markBroken("an accessor holds fractions where whole numbers belong");
        return {};
    }
    std::vector<T> values(base->count * components, T{});
    const std::size_t size = componentSize(base->type);
    for (std::size_t i = 0; !base->bytes.empty() && i < base->count; ++i) {
        for (std::size_t c = 0; c < components; ++c) {
            values[i * components + c] =
                number<T>(base->bytes.data() + i * base->stride + c * size, base->type, base->normalized);
        }
    }
    const Json& sparse = gltfMember(item("accessors", accessor), "sparse");
    if (sparse.is_object()) {
        applySparse(sparse, *base, values);
    }
    return values;
}

std::vector<float> GltfFile::floats(std::size_t accessor, std::size_t components) {
    return read<float>(accessor, components);
}

std::vector<std::uint32_t> GltfFile::integers(std::size_t accessor, std::size_t components) {
    return read<std::uint32_t>(accessor, components);
}

} // namespace sinew
