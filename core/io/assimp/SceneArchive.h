#pragma once

#include "core/io/assimp/SceneBytes.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <type_traits>

namespace sinew {

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

} // namespace sinew
