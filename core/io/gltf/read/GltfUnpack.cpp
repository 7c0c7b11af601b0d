#include "core/io/gltf/read/GltfFile.h"
#include "core/io/source/ImportedFile.h"

#include <draco/compression/decode.h>
#include <draco/core/varint_decoding.h>
#include <draco/metadata/metadata_decoder.h>
#include <meshoptimizer.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>

namespace sinew {
namespace {

constexpr const char* kDraco = "KHR_draco_mesh_compression";

struct PackedCounts {
    std::size_t faces = 0;
    std::size_t vertices = 0;
};

/// How many faces and vertices packed data claims to hold, read from its beginning; nothing for data that is
/// none. The decoder reserves memory for them before it looks at the rest, so they have to be known first.
std::optional<PackedCounts> packedCountsOf(std::string_view packed) {
    draco::DecoderBuffer buffer;
    buffer.Init(packed.data(), packed.size());
    std::array<char, 5> mark{};
    std::uint8_t major = 0;
    std::uint8_t minor = 0;
    std::uint8_t type = 0;
    std::uint8_t method = 0;
    std::uint16_t flags = 0;
    const bool header = buffer.Decode(mark.data(), mark.size()) && buffer.Decode(&major) &&
                        buffer.Decode(&minor) && buffer.Decode(&type) && buffer.Decode(&method) &&
                        buffer.Decode(&flags);
    // glTF takes this one version.
    if (!header || std::string_view(mark.data(), mark.size()) != "DRACO" || major != 2 || minor != 2 ||
        type != draco::TRIANGULAR_MESH) {
        return std::nullopt;
    }
    buffer.set_bitstream_version(static_cast<std::uint16_t>(DRACO_BITSTREAM_VERSION(major, minor)));
    draco::GeometryMetadata metadata;
    if ((flags & METADATA_FLAG_MASK) != 0 &&
        !draco::MetadataDecoder().DecodeGeometryMetadata(&buffer, &metadata)) {
        return std::nullopt;
    }
    std::uint8_t traversal = 0;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    const bool edgebreaker = method == draco::MESH_EDGEBREAKER_ENCODING;
    if ((edgebreaker && !buffer.Decode(&traversal)) || !draco::DecodeVarint(&first, &buffer) ||
        !draco::DecodeVarint(&second, &buffer)) {
        return std::nullopt;
    }
    return edgebreaker ? PackedCounts{second, first} : PackedCounts{first, second};
}

template<typename T>
std::optional<std::string> packedValues(const draco::PointAttribute& attribute, std::size_t vertices,
                                        std::size_t components) {
    std::string bytes(vertices * components * sizeof(T), '\0');
    std::array<T, 16> value{};
    for (std::size_t p = 0; p < vertices; ++p) {
        const auto index = attribute.mapped_index(draco::PointIndex(static_cast<std::uint32_t>(p)));
        if (!attribute.ConvertValue<T>(index, static_cast<std::int8_t>(components), value.data())) {
            return std::nullopt;
        }
        std::memcpy(bytes.data() + p * components * sizeof(T), value.data(), components * sizeof(T));
    }
    return bytes;
}

/// The packedValues of an attribute, in the accessor's type of component.
std::optional<std::string> packedValuesOf(const draco::PointAttribute& attribute, std::size_t vertices,
                                          std::size_t components, std::size_t componentType) {
    if (!attribute.is_mapping_identity() && attribute.indices_map_size() < vertices) {
        return std::nullopt;
    }
    switch (componentType) {
    case 5120:
        return packedValues<std::int8_t>(attribute, vertices, components);
    case 5121:
        return packedValues<std::uint8_t>(attribute, vertices, components);
    case 5122:
        return packedValues<std::int16_t>(attribute, vertices, components);
    case 5123:
        return packedValues<std::uint16_t>(attribute, vertices, components);
    case 5125:
        return packedValues<std::uint32_t>(attribute, vertices, components);
    case 5126:
        return packedValues<float>(attribute, vertices, components);
    default:
        return std::nullopt;
    }
}

std::string triangleIndices(const draco::Mesh& mesh) {
    std::string bytes;
    bytes.reserve(std::size_t{12} * mesh.num_faces());
    for (std::uint32_t f = 0; f < mesh.num_faces(); ++f) {
        for (const draco::PointIndex& vertex : mesh.face(draco::FaceIndex(f))) {
            const std::uint32_t index = vertex.value();
            bytes.append(reinterpret_cast<const char*>(&index), sizeof(index));
        }
    }
    return bytes;
}

/// Unpacks one primitive.
class PrimitiveUnpacker {
public:
    PrimitiveUnpacker(GltfFile& file, Json& primitive)
        : m_file(file)
        , m_primitive(primitive)
        , m_packed(gltfMember(gltfMember(primitive, "extensions"), kDraco)) {}

    void unpack() {
        const auto view = m_file.reference(m_packed, "bufferView", "bufferViews");
        const std::string_view bytes = view ? m_file.viewBytes(*view) : std::string_view();
        if (!view || !sizesFit(bytes)) {
            m_file.markBroken(std::string("its ") + kDraco + " data is damaged");
            return;
        }
        draco::DecoderBuffer buffer;
        buffer.Init(bytes.data(), bytes.size());
        draco::Decoder decoder;
        const auto mesh = decoder.DecodeMeshFromBuffer(&buffer);
        if (!mesh.ok()) {
            m_file.markBroken(std::string("its ") + kDraco + " data is damaged");
            return;
        }
        takeIndices(*mesh.value());
        const Json& attributes = gltfMember(m_packed, "attributes");
        for (auto attribute = attributes.begin(); attributes.is_object() && attribute != attributes.end();
             ++attribute) {
            takeAttribute(*mesh.value(), attribute.key(), *attribute);
        }
    }

private:
    bool sizesFit(std::string_view bytes) {
        constexpr std::size_t kMaxFacesPerByte = 1000;
        constexpr std::size_t kBytesPerVertex = 64;
        const std::optional<PackedCounts> counts = packedCountsOf(bytes);
        return counts && counts->faces <= kMaxTriangles && counts->faces <= kMaxFacesPerByte * bytes.size() &&
               counts->vertices <= 3 * counts->faces &&
               m_file.mayUnpack(12 * counts->faces + kBytesPerVertex * counts->vertices);
    }

    void takeIndices(const draco::Mesh& mesh) {
        Json accessor = {
            {"type", "SCALAR"}, {"componentType", 5125U}, {"count", 3 * std::size_t{mesh.num_faces()}}};
        accessor["bufferView"] = m_file.addView(triangleIndices(mesh), 0);
        m_primitive["indices"] = addAccessor(std::move(accessor));
        m_primitive["mode"] = 4;
    }

    void takeAttribute(const draco::Mesh& mesh, const std::string& name, const Json& id) {
        const draco::PointAttribute* attribute =
            id.is_number_unsigned() && id.get<std::size_t>() <= UINT32_MAX
                ? mesh.GetAttributeByUniqueId(id.get<std::uint32_t>())
                : nullptr;
        const auto declared =
            m_file.reference(gltfMember(m_primitive, "attributes"), name.c_str(), "accessors");
        if (attribute == nullptr || !declared) {
            m_file.markBroken(std::string("its ") + kDraco + " data lacks " + name);
            return;
        }
        const std::size_t components = m_file.componentCount(*declared);
        const Json& old = m_file.item("accessors", *declared);
        Json accessor = {{"count", std::size_t{mesh.num_points()}}};
        for (const char* key : {"type", "componentType", "normalized"}) {
            if (!gltfMember(old, key).is_null()) {
                accessor[key] = gltfMember(old, key);
            }
        }
        const std::size_t type = gltfSize(old, "componentType", 0);
        if (components == 0 || components > 4 || !m_file.mayUnpack(mesh.num_points() * components * 4)) {
            m_file.markBroken(name + " is of a type that packed data cannot have");
            return;
        }
        std::optional<std::string> bytes = packedValuesOf(*attribute, mesh.num_points(), components, type);
        if (!bytes) {
            m_file.markBroken(std::string("its ") + kDraco + " data of " + name + " is damaged");
            return;
        }
        accessor["bufferView"] = m_file.addView(std::move(*bytes), 0);
        m_primitive["attributes"][name] = addAccessor(std::move(accessor));
    }

    std::size_t addAccessor(Json accessor) {
        Json& accessors = m_file.editRoot()["accessors"];
        accessors = accessors.is_array() ? std::move(accessors) : Json::array();
        accessors.push_back(std::move(accessor));
        return accessors.size() - 1;
    }

    GltfFile& m_file;
    Json& m_primitive;
    Json m_packed;
};

} // namespace

void unpackDraco(GltfFile& file) {
    for (std::size_t m = 0; m < file.count("meshes"); ++m) {
        Json& mesh = file.editRoot()["meshes"][m];
        if (!mesh.is_object() || !gltfMember(mesh, "primitives").is_array()) {
            continue;
        }
        for (Json& primitive : mesh["primitives"]) {
            const bool packed = gltfMember(gltfMember(primitive, "extensions"), kDraco).is_object();
            if (packed && file.broken().empty()) {
                PrimitiveUnpacker(file, primitive).unpack();
            }
        }
    }
}

namespace {

constexpr const char* kMeshopt = "EXT_meshopt_compression";

/// What a view says of its packed data.
struct PackedView {
    std::string mode;
    std::string filter;
    std::size_t count = 0;
    std::size_t stride = 0;
};

bool filterFits(const PackedView& view) {
    if (view.filter.empty() || view.filter == "NONE") {
        return true;
    }
    if (view.mode != "ATTRIBUTES") {
        return false;
    }
    return (view.filter == "OCTAHEDRAL" && (view.stride == 4 || view.stride == 8)) ||
           (view.filter == "QUATERNION" && view.stride == 8) ||
           (view.filter == "EXPONENTIAL" && view.stride % 4 == 0);
}

/// Whether the sizes are those of the format, and no more than the packed bytes can hold: 16 values of one
/// byte take two bits at least, a triangle or an index takes a byte.
bool viewSizesFit(const PackedView& view, std::size_t packed) {
    constexpr std::size_t kMaxValues = std::size_t{1} << 32U;
    if (view.count > kMaxValues) {
        return false;
    }
    if (view.mode == "ATTRIBUTES") {
        return view.stride > 0 && view.stride <= 256 && view.stride % 4 == 0 &&
               view.count * view.stride <= 64 * (packed + 256);
    }
    const bool indices = view.stride == 2 || view.stride == 4;
    return view.mode == "TRIANGLES" ? indices && view.count % 3 == 0 && view.count / 3 <= packed
                                    : view.mode == "INDICES" && indices && view.count <= packed;
}

bool decodeView(const PackedView& view, std::string_view packed, std::string& bytes) {
    const auto* data = reinterpret_cast<const unsigned char*>(packed.data());
    if (view.mode == "ATTRIBUTES") {
        return meshopt_decodeVertexBuffer(bytes.data(), view.count, view.stride, data, packed.size()) == 0;
    }
    if (view.mode == "TRIANGLES") {
        return meshopt_decodeIndexBuffer(bytes.data(), view.count, view.stride, data, packed.size()) == 0;
    }
    return meshopt_decodeIndexSequence(bytes.data(), view.count, view.stride, data, packed.size()) == 0;
}

void applyFilter(const PackedView& view, std::string& bytes) {
    if (view.filter == "OCTAHEDRAL") {
        meshopt_decodeFilterOct(bytes.data(), view.count, view.stride);
    } else if (view.filter == "QUATERNION") {
        meshopt_decodeFilterQuat(bytes.data(), view.count, view.stride);
    } else if (view.filter == "EXPONENTIAL") {
        meshopt_decodeFilterExp(bytes.data(), view.count, view.stride);
    }
}

void unpackView(GltfFile& file, std::size_t index) {
    const Json packedJson = gltfMember(gltfMember(file.item("bufferViews", index), "extensions"), kMeshopt);
    if (!packedJson.is_object()) {
        return;
    }
    const std::string name = "bufferViews[" + std::to_string(index) + "]";
    const PackedView view{gltfText(packedJson, "mode"), gltfText(packedJson, "filter"),
                          gltfSize(packedJson, "count", 0), gltfSize(packedJson, "byteStride", 0)};
    const std::string_view packed = file.bufferBytes(packedJson, name);
    if (!file.broken().empty()) {
        return;
    }
    if (!viewSizesFit(view, packed.size()) || !filterFits(view)) {
        file.markBroken(name + " is not packed as " + kMeshopt + " says");
        return;
    }
    if (!file.mayUnpack(view.count * view.stride)) {
        return;
    }
    std::string bytes(view.count * view.stride, '\0');
    if (!decodeView(view, packed, bytes)) {
        file.markBroken(name + " cannot be unpacked: its " + kMeshopt + " data is damaged");
        return;
    }
    applyFilter(view, bytes);
    const std::size_t unpacked = file.addView(std::move(bytes), 0);
    Json& views = file.editRoot()["bufferViews"];
    views[index]["buffer"] = views[unpacked]["buffer"];
    views[index]["byteLength"] = views[unpacked]["byteLength"];
    views[index]["byteOffset"] = 0U; // as unsigned as what a file says
    views[index]["extensions"].erase(kMeshopt);
}

} // namespace

void unpackMeshopt(GltfFile& file) {
    const std::size_t views = file.count("bufferViews");
    for (std::size_t v = 0; v < views && file.broken().empty(); ++v) {
        unpackView(file, v);
    }
}

} // namespace sinew
