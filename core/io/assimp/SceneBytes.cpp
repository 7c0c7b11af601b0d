#include "core/io/assimp/ReaderProgram.h"

#include "core/io/source/ImportedFile.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <string>
#include <type_traits>

namespace sinew {
namespace {

/// Collects bytes and hands them on in larger pieces.
class SceneByteWriter {
public:
    explicit SceneByteWriter(const ByteSink& sink)
        : m_sink(sink) {}

    void bytes(const void* data, std::size_t size) {
        m_pending.append(static_cast<const char*>(data), size);
        if (m_pending.size() >= kPiece) {
            flush();
        }
    }
    void flush() {
        m_sink(m_pending);
        m_pending.clear();
    }
    /// How many elements follow.
    template<typename List>
    void size(List& list, std::size_t /*elementSize*/) {
        std::uint64_t count = list.size();
        bytes(&count, sizeof(count));
    }
    void require(bool /*holds*/) {}
    static constexpr bool reads = false;

private:
    static constexpr std::size_t kPiece = std::size_t{1} << 20U;
    const ByteSink& m_sink;
    std::string m_pending;
};

/// Takes bytes from a text; once they end early, everything read is zero and ok() is false.
class SceneByteReader {
public:
    explicit SceneByteReader(std::string_view text)
        : m_rest(text) {}

    void bytes(void* data, std::size_t size) {
        require(size <= m_rest.size());
        if (size == 0) {
            return; // of an empty list, whose data may be null
        }
        if (!m_ok) {
            std::memset(data, 0, size);
        } else {
            std::memcpy(data, m_rest.data(), size);
            m_rest.remove_prefix(size);
        }
    }
    /// Makes room for the elements that follow, if so many can follow: each takes `elementSize` bytes or,
    /// where that is 0, as many as it says.
    template<typename List>
    void size(List& list, std::size_t elementSize) {
        std::uint64_t count = 0;
        bytes(&count, sizeof(count));
        require(count <= m_rest.size() / std::max<std::size_t>(elementSize, 1));
        m_count = m_ok ? count : 0;
        list.clear();
        if (elementSize > 0) {
            list.resize(m_count);
        }
    }
    std::uint64_t count() const { return m_count; }
    void require(bool holds) { m_ok = m_ok && holds; }
    bool ok() const { return m_ok; }
    bool atEnd() const { return m_rest.empty(); }
    static constexpr bool reads = true;

private:
    std::string_view m_rest;
    std::uint64_t m_count = 0;
    bool m_ok = true;
};

/// A source scene as bytes, either way: one description serves the writer and the reader.
template<typename Bytes>
class SceneArchive {
public:
    explicit SceneArchive(Bytes& bytes)
        : m_bytes(bytes) {}

    void scene(ImportedFile& scene) {
        list(scene.nodes, [&](ImportedNode& node) { this->node(node); });
        list(scene.meshes, [&](ImportedMesh& mesh) { this->mesh(mesh); });
        list(scene.materials, [&](Material& material) { this->material(material); });
        list(scene.textures, [&](Texture& texture) { this->texture(texture); });
        list(scene.clips, [&](ImportedClip& clip) { this->clip(clip); });
        value(scene.metersPerUnit);
        choice(scene.upAxis, UpAxis::Z);
        transform(scene.modelFromFile);
    }

    void error(Error& error) {
        choice(error.code, ErrorCode::Count);
        list(error.arguments, [&](std::string& argument) { text(argument); });
    }

    template<typename T>
    void value(T& value) {
        static_assert(std::is_arithmetic_v<T>);
        m_bytes.bytes(&value, sizeof(T));
    }

private:
    void flag(bool& value) {
        std::uint8_t byte = value ? 1 : 0;
        this->value(byte);
        value = byte != 0;
    }

    template<typename Enum>
    void choice(Enum& value, Enum last) {
        auto number = static_cast<std::int32_t>(value);
        this->value(number);
        m_bytes.require(number >= 0 && number <= static_cast<std::int32_t>(last));
        value = static_cast<Enum>(number >= 0 && number <= static_cast<std::int32_t>(last) ? number : 0);
    }

    void text(std::string& text) { plain(text); }

    /// Vectors and quaternions of Eigen's.
    template<typename T>
    void numbers(T& value) {
        m_bytes.bytes(value.data(), sizeof(*value.data()) * static_cast<std::size_t>(value.size()));
    }
    void numbers(Quat& value) { numbers(value.coeffs()); }
    void transform(Transform& value) { numbers(value.matrix()); }

    /// Lists of numbers, or of structures of numbers without gaps.
    template<typename List>
    void plain(List& list) {
        using T = typename List::value_type;
        m_bytes.size(list, sizeof(T));
        m_bytes.bytes(list.data(), list.size() * sizeof(T));
    }

    template<typename T, typename Each>
    void list(std::vector<T>& list, const Each& each) {
        m_bytes.size(list, 0);
        if constexpr (Bytes::reads) {
            for (std::uint64_t left = m_bytes.count(); left > 0 && m_bytes.ok(); --left) {
                each(list.emplace_back());
            }
        } else {
            for (T& element : list) {
                each(element);
            }
        }
    }

    template<typename T, typename Each>
    void maybe(std::optional<T>& value, const Each& each) {
        bool there = value.has_value();
        flag(there);
        if (there) {
            each(value ? *value : value.emplace());
        }
    }

    template<typename T>
    void keys(std::vector<Key<T>>& list) {
        this->list(list, [&](Key<T>& key) {
            value(key.seconds);
            if constexpr (std::is_arithmetic_v<T>) {
                value(key.value);
            } else {
                numbers(key.value);
            }
        });
    }

    void node(ImportedNode& node) {
        text(node.name);
        value(node.parent);
        transform(node.parentFromNode);
        flag(node.saysJoint);
        flag(node.carriesObject);
        maybe(node.fileFromNodeBind, [&](Transform& bind) { transform(bind); });
        maybe(node.tail, [&](Vec3& tail) { numbers(tail); });
    }

    void mesh(ImportedMesh& mesh) {
        soup(mesh.mesh);
        plain(mesh.smoothing.groups);
        flag(mesh.smoothing.groupsAreBits);
        value(mesh.node);
        list(mesh.joints, [&](ImportedSkinJoint& joint) {
            value(joint.node);
            transform(joint.jointFromMesh);
        });
        plain(mesh.influences.offsets);
        plain(mesh.influences.values);
        flag(mesh.bindKnown);
        maybe(mesh.fileFromMeshBind, [&](Transform& bind) { transform(bind); });
        transform(mesh.nodeFromMesh);
        flag(mesh.split);
    }

    void soup(Mesh& mesh) {
        text(mesh.name);
        plain(mesh.vertices);
        plain(mesh.polygonOffsets);
        plain(mesh.corners);
        plain(mesh.normals);
        list(mesh.uvSets, [&](UvSet& set) {
            text(set.name);
            plain(set.values);
        });
        list(mesh.colorSets, [&](ColorSet& set) {
            text(set.name);
            plain(set.values);
        });
        plain(mesh.materials);
        list(mesh.morphTargets, [&](MorphTarget& shape) {
            text(shape.name);
            plain(shape.vertices);
            plain(shape.offsets);
            value(shape.weight);
        });
    }

    void material(Material& material) {
        text(material.name);
        numbers(material.baseColor);
        numbers(material.emissive);
        value(material.metallic);
        value(material.roughness);
        flag(material.doubleSided);
        choice(material.alphaMode, AlphaMode::Blend);
        value(material.alphaCutoff);
        value(material.baseColorTexture);
        value(material.normalTexture);
        value(material.metallicRoughnessTexture);
        value(material.emissiveTexture);
        value(material.opacityTexture);
    }

    void texture(Texture& texture) {
        text(texture.name);
        text(texture.path);
        text(texture.extension);
        flag(texture.besideModel);
        value(texture.fallback);
        bool embedded = texture.data != nullptr;
        flag(embedded);
        if (embedded) {
            std::vector<std::byte> data = texture.data ? *texture.data : std::vector<std::byte>();
            plain(data);
            texture.data = std::make_shared<const std::vector<std::byte>>(std::move(data));
        }
    }

    void clip(ImportedClip& clip) {
        text(clip.name);
        value(clip.frameRate);
        list(clip.tracks, [&](ImportedTrack& track) {
            value(track.node);
            keys(track.translations);
            keys(track.rotations);
            keys(track.scales);
        });
        list(clip.morphTracks, [&](ImportedMorphTrack& track) {
            value(track.mesh);
            value(track.shape);
            keys(track.weights);
        });
    }

    Bytes& m_bytes;
};

bool isIndex(std::int32_t index, std::size_t count) {
    return index >= 0 && static_cast<std::size_t>(index) < count;
}

bool isIndexOrNone(std::int32_t index, std::size_t count) {
    return index == kNone || isIndex(index, count);
}

/// Offsets of `count` runs in a list of `size` values.
bool areOffsets(const std::vector<std::uint32_t>& offsets, std::size_t size) {
    return !offsets.empty() && offsets.front() == 0 && offsets.back() == size &&
           std::ranges::is_sorted(offsets);
}

bool isSound(const MorphTarget& shape, std::size_t vertexCount) {
    return shape.vertices.size() == shape.offsets.size() &&
           std::ranges::adjacent_find(shape.vertices, std::greater_equal()) == shape.vertices.end() &&
           (shape.vertices.empty() || shape.vertices.back() < vertexCount);
}

bool isSound(const Mesh& mesh) {
    return areOffsets(mesh.polygonOffsets, mesh.corners.size()) &&
           std::ranges::all_of(mesh.morphTargets,
                               [&](const MorphTarget& shape) { return isSound(shape, mesh.vertexCount()); });
}

bool isSound(const ImportedMesh& source, std::size_t nodeCount) {
    const std::vector<std::uint32_t>& offsets = source.influences.offsets;
    const std::vector<Influence>& values = source.influences.values;
    const bool skinFits =
        areOffsets(offsets, values.size()) &&
        (offsets.size() == source.mesh.vertexCount() + 1 || (source.joints.empty() && values.empty()));
    return skinFits && isSound(source.mesh) && isIndex(source.node, nodeCount) &&
           (source.smoothing.groups.empty() ||
            source.smoothing.groups.size() == source.mesh.polygonCount()) &&
           std::ranges::all_of(
               source.joints,
               [&](const ImportedSkinJoint& joint) { return isIndex(joint.node, nodeCount); }) &&
           std::ranges::all_of(values, [&](const Influence& influence) {
               return isIndex(influence.joint, source.joints.size());
           });
}

bool isSound(const Material& material, std::size_t textureCount) {
    return std::ranges::all_of(
        kTextureSlots, [&](TextureSlot slot) { return isIndexOrNone(material.texture(slot), textureCount); });
}

bool isSound(const ImportedClip& clip, const ImportedFile& scene) {
    return std::ranges::all_of(
               clip.tracks,
               [&](const ImportedTrack& track) { return isIndex(track.node, scene.nodes.size()); }) &&
           std::ranges::all_of(clip.morphTracks, [&](const ImportedMorphTrack& track) {
               return track.mesh < scene.meshes.size() &&
                      track.shape < scene.meshes[track.mesh].mesh.morphTargets.size();
           });
}

/// Whether everything in a source scene that was not made by a reader of this process can be built: lists
/// have the lengths they need, and every node, joint, texture and shape that is named exists. Corners without
/// a vertex and numbers that are not finite are left to the repairs. O(scene).
bool sourceIsSound(const ImportedFile& scene) {
    const std::size_t nodes = scene.nodes.size();
    const std::size_t textures = scene.textures.size();
    return std::ranges::all_of(scene.nodes,
                               [&](const ImportedNode& node) { return isIndexOrNone(node.parent, nodes); }) &&
           std::ranges::all_of(scene.meshes,
                               [&](const ImportedMesh& mesh) { return isSound(mesh, nodes); }) &&
           std::ranges::all_of(scene.materials,
                               [&](const Material& material) { return isSound(material, textures); }) &&
           std::ranges::all_of(
               scene.textures,
               [&](const Texture& texture) { return isIndexOrNone(texture.fallback, textures); }) &&
           std::ranges::all_of(scene.clips, [&](const ImportedClip& clip) { return isSound(clip, scene); });
}

/// Names the layout; another layout takes another number.
constexpr std::array<char, 8> kSceneMark{'S', 'i', 'n', 'e', 'w', 'S', '0', '1'};
/// Says that nothing is missing.
constexpr std::uint32_t kSceneEnd = 0x0E0F0E0F;

} // namespace

void writeSceneBytes(Expected<ImportedFile> read, const ByteSink& sink) {
    SceneByteWriter bytes(sink);
    SceneArchive archive(bytes);
    bytes.bytes(kSceneMark.data(), kSceneMark.size());
    std::uint8_t isScene = read ? 1 : 0;
    archive.value(isScene);
    if (read) {
        archive.scene(*read);
    } else {
        archive.error(read.error());
    }
    std::uint32_t end = kSceneEnd;
    archive.value(end);
    bytes.flush();
}

std::optional<Expected<ImportedFile>> readSceneBytes(std::string_view text) {
    SceneByteReader bytes(text);
    SceneArchive archive(bytes);
    std::array<char, kSceneMark.size()> mark{};
    bytes.bytes(mark.data(), mark.size());
    bytes.require(mark == kSceneMark);
    std::uint8_t isScene = 0;
    archive.value(isScene);
    ImportedFile scene;
    Error error;
    if (isScene != 0) {
        archive.scene(scene);
    } else {
        archive.error(error);
    }
    std::uint32_t end = 0;
    archive.value(end);
    if (!bytes.ok() || !bytes.atEnd() || end != kSceneEnd || error.code == ErrorCode::Count) {
        return std::nullopt;
    }
    if (isScene == 0) {
        return fail(std::move(error));
    }
    return sourceIsSound(scene) ? std::optional<Expected<ImportedFile>>(std::move(scene)) : std::nullopt;
}

} // namespace sinew
