#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <array>
#include <cstddef>
#include <memory>
#include <numbers>
#include <string>
#include <vector>

namespace sinew {

/// Where a camera or a light stands: it looks along -Z, Y upwards.
struct Viewpoint {
    std::int32_t joint = kNone;                       ///< that it hangs on; kNone: it stands in the scene
    Transform parentFromThis = Transform::Identity(); ///< parent: the joint as bound, or the model; rigid
};

/// A camera that came with a file. Sinew itself looks through none of them.
struct SceneCamera {
    std::string name;
    Viewpoint viewpoint;
    bool orthographic = false;
    double fieldOfView = 0.8; ///< of a perspective from bottom to top, radians
    double halfHeight = 1.0;  ///< of what an orthographic camera sees, units
    double aspect = 0.0;      ///< width by height; 0: as wide as the window
    double nearest = 0.1;     ///< units
    double farthest = 0.0;    ///< units; 0: endless
};

enum class LightKind { Directional, Point, Spot };

/// A light that came with a file. Sinew itself is lit by none of them.
struct SceneLight {
    std::string name;
    Viewpoint viewpoint;
    LightKind kind = LightKind::Point;
    Vec3f color{1.0F, 1.0F, 1.0F}; ///< linear
    double intensity = 1.0;        ///< candela; lux of a directional one
    double range = 0.0;            ///< units; 0: endless
    double innerAngle = 0.0;       ///< of a spot: from its axis to where it begins to fade, radians
    double outerAngle = std::numbers::pi / 4.0; ///< of a spot: from its axis to where it ends, radians
};

/// What a texture shows beyond its edges. The numbers are OpenGL's.
enum class TextureWrap { Repeat = 10497, Clamp = 33071, Mirror = 33648 };

/// How the pixels of a texture are mixed. The numbers are OpenGL's; Any leaves it to the program that draws.
enum class TextureFilter {
    Any = 0,
    Nearest = 9728,
    Linear = 9729,
    NearestMipNearest = 9984,
    LinearMipNearest = 9985,
    NearestMipLinear = 9986,
    LinearMipLinear = 9987
};

/// Where a texture looks on UVs, v upwards: offset + turned(scale * uv).
struct UvTransform {
    Eigen::Vector2d offset = Eigen::Vector2d::Zero();
    double rotation = 0.0; ///< radians, counterclockwise
    Eigen::Vector2d scale = Eigen::Vector2d::Ones();

    bool operator==(const UvTransform&) const = default;
};

/// How a material lays one of its textures onto a mesh.
struct TextureLaying {
    std::size_t uvSet = 0; ///< of the mesh
    TextureWrap wrapU = TextureWrap::Repeat;
    TextureWrap wrapV = TextureWrap::Repeat;
    TextureFilter magFilter = TextureFilter::Any; ///< Any, Nearest or Linear
    TextureFilter minFilter = TextureFilter::Any;
    UvTransform transform;

    bool operator==(const TextureLaying&) const = default;
};

/// A texture that an extension of a material names.
struct ExtensionTexture {
    std::string key;              ///< "clearcoatNormalTexture"
    std::int32_t texture = kNone; ///< index into Scene::textures
    TextureLaying laying;
    std::string more; ///< what else the file says of it ("scale"), a JSON object
};

/// What only glTF has words for, kept for files of that format: an extension of a material.
struct MaterialExtension {
    std::string name; ///< "KHR_materials_clearcoat"
    std::string json; ///< its object but for the textures
    std::vector<ExtensionTexture> textures;
};

/// What becomes of what is not opaque: nothing, a hard cut (hair cards), or transparency.
enum class AlphaMode { Opaque, Mask, Blend };

/// What a texture of a material is for.
enum class TextureSlot { BaseColor, Normal, MetallicRoughness, Emissive, Opacity, Occlusion };

constexpr std::array kTextureSlots{TextureSlot::BaseColor,         TextureSlot::Normal,
                                   TextureSlot::MetallicRoughness, TextureSlot::Emissive,
                                   TextureSlot::Opacity,           TextureSlot::Occlusion};

/// What a game engine reads of a material. Colours linear.
struct Material {
    std::string name;
    Vec4f baseColor{1.0F, 1.0F, 1.0F, 1.0F};
    Vec3f emissive{0.0F, 0.0F, 0.0F};
    float metallic = 0.0F;
    float roughness = 0.8F;
    bool doubleSided = false;
    AlphaMode alphaMode = AlphaMode::Opaque;
    float alphaCutoff = 0.5F;              ///< with Mask: what is less opaque is cut away
    std::int32_t baseColorTexture = kNone; ///< index into Scene::textures; its alpha is the opacity
    std::int32_t normalTexture = kNone;
    std::int32_t metallicRoughnessTexture = kNone;
    std::int32_t emissiveTexture = kNone;
    std::int32_t opacityTexture = kNone;   ///< where opacity has a picture of its own
    std::int32_t occlusionTexture = kNone; ///< its red says how much light of the surroundings arrives
    float emissiveStrength = 1.0F;         ///< times `emissive`, which stays within 1
    float normalScale = 1.0F;              ///< how steep the normal map's slopes are
    float occlusionStrength = 1.0F;
    bool normalIsBump = false; ///< the file has the normal map in its slot for bumps
    std::array<TextureLaying, kTextureSlots.size()> layings; ///< by slot; of slots without a texture too
    std::vector<MaterialExtension> extensions;               ///< sorted by name

    std::int32_t& texture(TextureSlot slot) { return this->*textureOf(slot); }
    std::int32_t texture(TextureSlot slot) const { return this->*textureOf(slot); }
    TextureLaying& laying(TextureSlot slot) { return layings[static_cast<std::size_t>(slot)]; }
    const TextureLaying& laying(TextureSlot slot) const { return layings[static_cast<std::size_t>(slot)]; }

private:
    static std::int32_t Material::*textureOf(TextureSlot slot) {
        constexpr std::array kMembers{&Material::baseColorTexture,         &Material::normalTexture,
                                      &Material::metallicRoughnessTexture, &Material::emissiveTexture,
                                      &Material::opacityTexture,           &Material::occlusionTexture};
        return kMembers[static_cast<std::size_t>(slot)];
    }
};

/// What a file calls what is neither joint nor part; empty where it says nothing.
struct SceneNames {
    std::string scene;
    std::string skin;     ///< the first of several
    std::string armature; ///< the one node above all roots of the skeleton
};

/// A picture that came with the file, by path, embedded, or both.
struct Texture {
    std::string name;
    std::string path;                                   ///< as the file names it; may be empty when embedded
    std::shared_ptr<const std::vector<std::byte>> data; ///< the encoded file (PNG, JPEG, ...), or null
    std::string extension;                              ///< "png", "jpg", ... in lower case; may be empty
    bool besideModel = false;      ///< its format keeps pictures in the model's folder: none outside is read
    std::int32_t fallback = kNone; ///< index into Scene::textures: the same in a kind that all programs read
    std::string file = {}; ///< where its picture was found on this machine; empty: nowhere, or not looked for
};

template<typename T>
struct Key {
    double seconds = 0.0;
    T value{};
};

/// Keys of one joint's transform relative to its parent, linear in between. An empty list keeps the rest
/// value.
struct JointTrack {
    std::int32_t joint = kNone;
    std::vector<Key<Vec3>> translations;
    std::vector<Key<Quat>> rotations;
    std::vector<Key<Vec3>> scales;
};

/// Keys of one morph target's weight: 0 not at all, 1 wholly; linear in between.
struct MorphTrack {
    std::int32_t part = kNone;  ///< index into Scene::parts
    std::int32_t shape = kNone; ///< index into the shapes of its mesh
    std::vector<Key<double>> weights;
};

struct Clip {
    std::string name;
    double duration = 0.0; ///< seconds
    std::vector<JointTrack> tracks;
    std::vector<MorphTrack> morphTracks = {};
    double frameRate = 0.0; ///< frames a second that it was made at; 0: neither file nor keys tell
};

/// A mesh with its weights. Large, so shared: a snapshot or an undo step is a pointer.
struct Part {
    std::shared_ptr<const Mesh> mesh;
    std::shared_ptr<const SkinWeights> weights; ///< #P vertices, or null: not bound
    std::int32_t rigidJoint =
        kNone; ///< the joint a part without skin was attached to in the file; its weights follow it
    std::string geometryName =
        {}; ///< what the file calls the mesh itself, when its node has a name of its own
    /// Of the weights that came with the file; null: they were fine, or there were none.
    std::shared_ptr<const StoredWeightFaults> storedFaults = nullptr;
};

enum class UpAxis { X, Y, Z };

struct SceneOrigin; // core/io/ImportScene.h
struct Avatar;      // core/avatar/Avatar.h

/// Everything that came with a file, in one space: Y up, right-handed, bind pose, lengths in units.
struct Scene {
    std::string sourceFile; ///< path it was read from
    double metersPerUnit = 1.0;
    UpAxis sourceUpAxis = UpAxis::Y; ///< what the file had before it was turned
    std::vector<Part> parts;
    Skeleton skeleton;
    std::vector<Material> materials;
    std::vector<Texture> textures;
    std::vector<Clip> clips;
    std::vector<SceneCamera> cameras;
    std::vector<SceneLight> lights;
    SceneNames names;
    /// The file shows its skins as the joints rest (Joint::parentFromJointRest), which is not as they were
    /// bound: so do files that are written.
    bool nodesPosed = false;
    std::vector<std::string> sideFiles = {}; ///< files of materials that were read with it
    /// What stands where in its file, for writing into that file again. Null where such files are always
    /// written anew, or have to be read again for it.
    std::shared_ptr<const SceneOrigin> origin = nullptr;
    /// Springs, constraints, expressions and what else avatars have; null: nothing.
    std::shared_ptr<const Avatar> avatar = nullptr;
};

Aabb bounds(const Scene& scene); ///< of all parts' vertices
std::size_t vertexCount(const Scene& scene);
std::size_t polygonCount(const Scene& scene);
PartWeights partWeights(const Scene& scene); ///< of every part; shared
/// Joints that carry any weight in any part. #J flags.
std::vector<bool> weightedJoints(const Scene& scene);

} // namespace sinew
