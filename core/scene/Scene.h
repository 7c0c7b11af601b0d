#pragma once

#include "core/geometry/Mesh.h"
#include "core/scene/CameraLight.h"
#include "core/scene/Material.h"
#include "core/scene/SceneNames.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"
#include "core/weights/StoredWeightFaults.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

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
};

Aabb bounds(const Scene& scene); ///< of all parts' vertices
std::size_t vertexCount(const Scene& scene);
std::size_t polygonCount(const Scene& scene);
/// Joints that carry any weight in any part. #J flags.
std::vector<bool> weightedJoints(const Scene& scene);

} // namespace sinew
