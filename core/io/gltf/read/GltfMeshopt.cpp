#include "core/io/gltf/read/GltfUnpack.h"

#include <meshoptimizer.h>

namespace sinew {
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
    constexpr std::size_t kMostValues = std::size_t{1} << 32U;
    if (view.count > kMostValues) {
        return false;
    }
    if (view.mode == "ATTRIBUTES") {
        return view.stride > 0 && view.stride <= 256 && view.stride % 4 == 0 &&
               view.count * view.stride <= 64 * packed + 256 * 64;
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
