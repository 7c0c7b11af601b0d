#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/source/FileBytes.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

using Json = nlohmann::json;

/// Typed, never throwing access to JSON; what is missing or of another type gives the fallback.
const Json& gltfMember(const Json& object, const char* key);
std::string gltfText(const Json& object, const char* key);
double gltfNumber(const Json& object, const char* key, double fallback);
/// A count or offset; the largest value (which fits nowhere) for anything that is none.
std::size_t gltfSize(const Json& object, const char* key, std::size_t fallback);
/// The numbers of an array member; empty unless there are exactly `count` of them.
std::vector<double> gltfNumbers(const Json& object, const char* key, std::size_t count);

/// A glTF file opened: its JSON and buffers. Trouble is sticky: the first thing found wrong is kept, reads
/// after it give empty answers, and whoever reads asks broken() once at the end.
class GltfFile {
public:
    /// Compressed meshes and buffer views are unpacked. Errors: FileNotFound, FileUnreadable, FileEmpty,
    /// FileBroken, FileOutside (a buffer that lies elsewhere), ExtensionRequired, FileTooLarge, Canceled.
    static Expected<GltfFile> open(const std::filesystem::path& file,
                                   const Progress& progress = noProgress());
    /// The same of a file that was read and whose JSON was parsed; buffers in files of their own are read.
    static Expected<GltfFile> load(const std::filesystem::path& file, const GltfContainer& container,
                                   Json root, const Progress& progress);

    const Json& root() const { return m_root; }
    /// Member `index` of a top level list; null JSON (and broken) when it is not there.
    const Json& item(const char* list, std::size_t index);
    std::size_t count(const char* list) const;
    /// A reference into a top level list; nothing when absent, broken when it points nowhere.
    std::optional<std::size_t> reference(const Json& object, const char* key, const char* list);

    /// An accessor's values, normalised where it says so: #V * components.
    std::vector<float> floats(std::size_t accessor, std::size_t components);
    std::vector<std::uint32_t> integers(std::size_t accessor, std::size_t components);
    /// How many numbers one value of the accessor has; 0 when unknown.
    std::size_t componentCount(std::size_t accessor);
    std::size_t valueCount(std::size_t accessor);
    /// The bytes of a buffer view.
    std::string_view viewBytes(std::size_t view);

    /// The bytes that an object's "buffer", "byteOffset" and "byteLength" mean; broken when they are not
    /// there.
    std::string_view bufferBytes(const Json& holder, const std::string& name);

    /// Whether so many bytes more may be unpacked; broken when no real file of this size would hold them.
    bool mayUnpack(std::size_t bytes);
    /// Adds a buffer of its own with a view of it; returns the view.
    std::size_t addView(std::string bytes, std::size_t stride);
    /// The JSON, for what unpacking rewrites.
    Json& editRoot() { return m_root; }

    void markBroken(const std::string& what);
    const std::string& broken() const { return m_broken; }

    /// How many bytes of a GLB lie after the end that its header names.
    std::size_t bytesBehind() const { return m_bytesBehind; }
    /// Of the file's bytes; nothing where it has buffers in files of their own.
    const std::optional<ContentSum>& sum() const { return m_sum; }

    /// Whether a URI holds its bytes itself.
    static bool isDataUri(std::string_view uri);
    /// Bytes of a data: URI, or nothing when it is none.
    static std::optional<std::string> decodeDataUri(const std::string& uri);
    /// A relative URI as a path: percent escapes resolved.
    static std::string decodePath(const std::string& uri);

private:
    struct Layout {
        std::string_view bytes; ///< empty: all zero
        std::size_t stride = 0;
        std::size_t count = 0;
        std::size_t components = 0;
        int type = 0;
        bool normalized = false;
    };

    Expected<void> loadBuffers(const std::filesystem::path& file, std::string binChunk,
                               const Progress& progress);
    std::optional<Layout> layout(std::size_t accessor, std::size_t components);
    template<typename T>
    std::vector<T> read(std::size_t accessor, std::size_t components);
    template<typename T>
    void applySparse(const Json& sparse, const Layout& base, std::vector<T>& values);
    /// A run of `count` values of `size` bytes each, `stride` apart, inside a buffer view; nothing when it
    /// does not fit.
    std::optional<std::string_view> run(const Json& holder, std::size_t count, std::size_t size,
                                        std::size_t& stride);

    Json m_root = Json::object();
    std::vector<std::string> m_buffers;
    std::size_t m_totalBytes = 0;
    std::size_t m_bytesBehind = 0;
    bool m_buffersBeside = false;
    std::optional<ContentSum> m_sum;
    std::size_t m_unpackedBytes = 0; ///< part of the total
    std::string m_broken;
};

/// A node's place in its parent: its matrix, or translation, rotation and scale. What is missing or makes no
/// sense is the identity.
Transform gltfNodeTransform(const Json& node);

/// Unpacks every buffer view that EXT_meshopt_compression packs into a buffer of its own, and vertices the
/// view there. Marks the file broken where data is none, or claims more than its bytes can hold.
void unpackMeshopt(GltfFile& file);

/// Unpacks every primitive that KHR_draco_mesh_compression packs: its attributes and indices become accessors
/// of their own. Marks the file broken as unpackMeshopt does.
void unpackDraco(GltfFile& file);

/// The first entry of "extensionsRequired" that changes mesh, skin or skeleton in a way that is not read
/// here; empty when there is none. An entry that is no name counts. What only adds to a file does not count,
/// known or not.
std::string unknownRequirement(const nlohmann::json& root);

/// Whether what an extension says is read, so that nothing of it is left behind.
bool readsExtension(const std::string& name);

/// Whether an extension of materials is carried to another file of the format as it is.
bool keepsMaterialExtension(const std::string& name);

} // namespace sinew
