#include "core/io/assimp/AssimpConvert.h"

#include "core/io/png/Png.h"
#include "core/io/source/ImportedFile.h"

#include <assimp/material.h>
#include <assimp/scene.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

namespace sinew {
namespace {

/// An embedded picture as a file. Height 0 says that it is one, mWidth bytes long; else there are texels.
std::vector<std::byte> pictureOf(const aiTexture& texture) {
    const auto* bytes = reinterpret_cast<const std::byte*>(texture.pcData);
    return texture.mHeight == 0 ? std::vector<std::byte>(bytes, bytes + texture.mWidth)
                                : encodePng(texture.mWidth, texture.mHeight,
                                            {bytes, std::size_t{4} * texture.mWidth * texture.mHeight});
}

/// A text property, or nothing. Assimp's own way to one aborts where a reader stored it wrongly.
std::string textProperty(const aiMaterial& material, const char* key, unsigned kind, unsigned index) {
    const aiMaterialProperty* property = nullptr;
    if (aiGetMaterialProperty(&material, key, kind, index, &property) != aiReturn_SUCCESS ||
        property->mType != aiPTI_String || property->mDataLength < sizeof(std::uint32_t)) {
        return {};
    }
    std::uint32_t length = 0;
    std::memcpy(&length, property->mData, sizeof(length));
    const std::size_t max = property->mDataLength - sizeof(length);
    return {property->mData + sizeof(length), std::min<std::size_t>(length, max)};
}

class MaterialConverter {
public:
    MaterialConverter(const aiScene& scene, ImportedFile& source)
        : m_scene(scene)
        , m_source(source) {}

    Material convert(const aiMaterial& from) {
        Material material;
        material.name = textProperty(from, AI_MATKEY_NAME);
        aiColor4D color(1.0F, 1.0F, 1.0F, 1.0F);
        if (from.Get(AI_MATKEY_BASE_COLOR, color) == aiReturn_SUCCESS ||
            from.Get(AI_MATKEY_COLOR_DIFFUSE, color) == aiReturn_SUCCESS) {
            material.baseColor = {color.r, color.g, color.b, 1.0F};
        }
        from.Get(AI_MATKEY_OPACITY, material.baseColor.w());
        aiColor3D emissive(0.0F, 0.0F, 0.0F);
        from.Get(AI_MATKEY_COLOR_EMISSIVE, emissive);
        material.emissive = {emissive.r, emissive.g, emissive.b};
        from.Get(AI_MATKEY_METALLIC_FACTOR, material.metallic);
        from.Get(AI_MATKEY_ROUGHNESS_FACTOR, material.roughness);
        int twoSided = 0;
        from.Get(AI_MATKEY_TWOSIDED, twoSided);
        material.doubleSided = twoSided != 0;
        material.alphaMode = material.baseColor.w() < 1.0F ? AlphaMode::Blend : AlphaMode::Opaque;
        material.baseColorTexture = texture(from, {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE});
        material.normalTexture = texture(from, {aiTextureType_NORMALS});
        material.metallicRoughnessTexture = texture(from, {aiTextureType_METALNESS});
        material.emissiveTexture = texture(from, {aiTextureType_EMISSIVE});
        return material;
    }

private:
    std::int32_t texture(const aiMaterial& material, std::initializer_list<aiTextureType> kinds) {
        for (const aiTextureType kind : kinds) {
            const std::string path = textProperty(material, AI_MATKEY_TEXTURE(kind, 0));
            if (!path.empty()) {
                return textureAt(path);
            }
        }
        return kNone;
    }

    std::int32_t textureAt(const std::string& path) {
        const auto known = std::ranges::find(m_paths, path);
        if (known != m_paths.end()) {
            return static_cast<std::int32_t>(known - m_paths.begin());
        }
        Texture texture;
        texture.path = path;
        texture.name = std::filesystem::path(path).stem().string();
        if (const aiTexture* embedded = m_scene.GetEmbeddedTexture(path.c_str())) {
            texture.data = std::make_shared<const std::vector<std::byte>>(pictureOf(*embedded));
            if (path.starts_with('*')) { // the name only counts the pictures
                texture.name = "texture" + path.substr(1);
                texture.path.clear();
            }
        }
        m_paths.push_back(path);
        m_source.textures.push_back(std::move(texture));
        return static_cast<std::int32_t>(m_paths.size()) - 1;
    }

    const aiScene& m_scene;
    ImportedFile& m_source;
    std::vector<std::string> m_paths; ///< of source.textures, as the file has them
};

/// Materials, and the textures they name by path or hold embedded.
void convertAssimpMaterials(const aiScene& scene, ImportedFile& source) {
    MaterialConverter converter(scene, source);
    for (unsigned m = 0; m < scene.mNumMaterials; ++m) {
        source.materials.push_back(converter.convert(*scene.mMaterials[m]));
    }
}

/// What Assimp takes for animations that do not say.
constexpr double kDefaultTicksPerSecond = 25.0;

class SceneConverter {
public:
    SceneConverter(const aiScene& scene, bool split)
        : m_scene(scene)
        , m_split(split) {}

    ImportedFile convert() {
        addNodes();
        nameNodes();
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            addMeshOf(n);
        }
        convertAssimpMaterials(m_scene, m_source);
        for (unsigned a = 0; a < m_scene.mNumAnimations; ++a) {
            addClip(*m_scene.mAnimations[a]);
        }
        return std::move(m_source);
    }

private:
    /// Whether a skin or a clip names a node.
    bool isNamed(const aiString& name) const {
        for (unsigned m = 0; m < m_scene.mNumMeshes; ++m) {
            const aiMesh& mesh = *m_scene.mMeshes[m];
            if (std::any_of(mesh.mBones, mesh.mBones + mesh.mNumBones,
                            [&](const aiBone* bone) { return bone->mName == name; })) {
                return true;
            }
        }
        for (unsigned a = 0; a < m_scene.mNumAnimations; ++a) {
            const aiAnimation& clip = *m_scene.mAnimations[a];
            if (std::any_of(clip.mChannels, clip.mChannels + clip.mNumChannels,
                            [&](const aiNodeAnim* channel) { return channel->mNodeName == name; })) {
                return true;
            }
        }
        return false;
    }

    /// Assimp's own root, when nothing hangs on it and nothing names it, only turns and scales the file: it
    /// is no node of the artist's.
    void addNodes() {
        const aiNode& root = *m_scene.mRootNode;
        if (root.mNumMeshes > 0 || root.mNumChildren == 0 || isNamed(root.mName)) {
            addNode(&root, kNone);
            return;
        }
        m_source.modelFromFile = fromAssimp(root.mTransformation);
        for (unsigned c = 0; c < root.mNumChildren; ++c) {
            addNode(root.mChildren[c], kNone);
        }
    }

    void addNode(const aiNode* top, std::int32_t topParent) {
        std::vector<std::pair<const aiNode*, std::int32_t>> pending{{top, topParent}};
        while (!pending.empty()) {
            const auto [node, parent] = pending.back();
            pending.pop_back();
            if (node == nullptr) { // its RAW reader makes room for children and forgets to fill it
                continue;
            }
            ImportedNode added;
            added.name = fromAssimp(node->mName);
            added.parent = parent;
            added.parentFromNode = fromAssimp(node->mTransformation);
            added.carriesObject = node->mNumMeshes > 0 || isObject(added.name);
            const auto index = static_cast<std::int32_t>(m_nodes.size());
            m_nodes.push_back(node);
            m_source.nodes.push_back(std::move(added));
            for (unsigned c = node->mNumChildren; c-- > 0;) {
                pending.emplace_back(node->mChildren[c], index);
            }
        }
    }

    bool isObject(const std::string& name) const {
        for (unsigned c = 0; c < m_scene.mNumCameras; ++c) {
            if (fromAssimp(m_scene.mCameras[c]->mName) == name) {
                return true;
            }
        }
        for (unsigned l = 0; l < m_scene.mNumLights; ++l) {
            if (fromAssimp(m_scene.mLights[l]->mName) == name) {
                return true;
            }
        }
        return false;
    }

    /// Assimp links bones and channels by name; where a mesh and a joint share one, the joint is meant.
    void nameNodes() {
        for (const bool objects : {false, true}) {
            for (std::size_t n = 0; n < m_nodes.size(); ++n) {
                if (m_source.nodes[n].carriesObject == objects) {
                    m_nodeByName.emplace(m_source.nodes[n].name, static_cast<std::int32_t>(n));
                }
            }
        }
    }

    void addMeshOf(std::size_t n) {
        const aiNode& node = *m_nodes[n];
        ImportedMesh mesh;
        mesh.node = static_cast<std::int32_t>(n);
        mesh.split = m_split;
        for (unsigned i = 0; i < node.mNumMeshes; ++i) {
            if (node.mMeshes[i] < m_scene.mNumMeshes) {
                const aiMesh& part = *m_scene.mMeshes[node.mMeshes[i]];
                mesh.mesh.name = i == 0 ? fromAssimp(part.mName) : mesh.mesh.name;
                appendAssimpMesh(mesh, part, m_nodeByName);
            }
        }
        if (node.mNumMeshes > 0) {
            const bool isRoot = m_nodes[n] == m_scene.mRootNode;
            mesh.mesh.name = isRoot || node.mName.length == 0 ? mesh.mesh.name : fromAssimp(node.mName);
            m_source.meshes.push_back(std::move(mesh));
        }
    }

    void addClip(const aiAnimation& animation) {
        const double ticks =
            animation.mTicksPerSecond > 0.0 ? animation.mTicksPerSecond : kDefaultTicksPerSecond;
        ImportedClip clip{fromAssimp(animation.mName), {}};
        bool moves = false;
        for (unsigned c = 0; c < animation.mNumChannels; ++c) {
            const aiNodeAnim& channel = *animation.mChannels[c];
            const auto node = m_nodeByName.find(fromAssimp(channel.mNodeName));
            if (node == m_nodeByName.end()) {
                continue;
            }
            ImportedTrack track{node->second, {}, {}, {}};
            for (unsigned k = 0; k < channel.mNumPositionKeys; ++k) {
                const aiVectorKey& key = channel.mPositionKeys[k];
                track.translations.push_back({key.mTime / ticks, fromAssimp(key.mValue)});
            }
            for (unsigned k = 0; k < channel.mNumRotationKeys; ++k) {
                const aiQuatKey& key = channel.mRotationKeys[k];
                track.rotations.push_back({key.mTime / ticks, fromAssimp(key.mValue)});
            }
            for (unsigned k = 0; k < channel.mNumScalingKeys; ++k) {
                const aiVectorKey& key = channel.mScalingKeys[k];
                track.scales.push_back({key.mTime / ticks, fromAssimp(key.mValue)});
            }
            moves = moves ||
                    std::max({track.translations.size(), track.rotations.size(), track.scales.size()}) > 1;
            clip.tracks.push_back(std::move(track));
        }
        if (moves) { // one key is a pose, which some formats have to tell
            m_source.clips.push_back(std::move(clip));
        }
    }

    const aiScene& m_scene;
    bool m_split;
    ImportedFile m_source;
    std::vector<const aiNode*> m_nodes; ///< of m_source.nodes
    NodeByName m_nodeByName;
};

} // namespace

ImportedFile convertAssimp(const aiScene& scene, bool split) {
    return SceneConverter(scene, split).convert();
}

} // namespace sinew
