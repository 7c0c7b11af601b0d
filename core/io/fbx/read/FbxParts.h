#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/source/ImportedFile.h"

#include <memory>
#include <optional>
#include <string>

namespace sinew {

// What ReadFbx puts together: transforms, meshes, materials and clips of an FBX document.

/// Fills a mesh with a Geometry object's vertices, polygons, corner attributes and smoothing, as the file has
/// them. Material numbers count
/// the materials of the Model that shows the geometry; corners that name no vertex are kept for whoever
/// repairs meshes.
void readFbxGeometry(const FbxObject& geometry, ImportedMesh& result);

/// What a Geometry says of its smoothness (Smoothness, PreviewDivisionLevels, RenderDivisionLevels,
/// BoundaryRule) and of its creases, for a mesh that has its vertices and polygons; null: nothing.
/// Smoothness 2 and 3 (with the cage, and without) are shown smooth, 0 and 1 are not. A crease of 1 is sharp
/// for ever (kSharpForEver). O(#edges log #edges).
std::shared_ptr<const Subdivision> readFbxSubdivision(const FbxNode& geometry, const Mesh& mesh);

/// Adds the skin of a geometry to its mesh: joints, influences, where the mesh stood when bound.
/// `nodeOfModel`: the scene's node of every Model object, kNone for other objects.
void readFbxSkin(const FbxDocument& document, std::size_t geometry, std::span<const std::int32_t> nodeOfModel,
                 ImportedMesh& mesh);

/// A shape's channel, whose DeformPercent says how much of it is seen.
struct FbxShapeChannel {
    std::size_t object = 0;
    double fullPercent = 100.0; ///< where it is seen wholly
};

/// Adds the geometry's shape keys; a channel with shapes in between keeps its last one. Returns the channel
/// of every shape.
std::vector<FbxShapeChannel> readFbxShapes(const FbxDocument& document, std::size_t geometry, Mesh& mesh);

/// One of a mesh's shapes with the channel that drives it.
struct FbxDrivenShape {
    FbxShapeChannel channel;
    std::size_t mesh = 0; ///< index into ImportedFile::meshes
    std::size_t shape = 0;
};

/// What curves of a file may drive.
struct FbxDriven {
    std::span<const std::int32_t> nodeOfModel; ///< the scene's node of every Model object, kNone for others
    std::span<const FbxDrivenShape> morphTargets;
};

/// Adds a clip for every animation stack, at the file's frame rate. Keys are taken where the file has them,
/// linear in between; large turns get keys in between, because quaternions would take the short way.
void readFbxClips(const FbxDocument& document, const FbxDriven& driven, ImportedFile& source);

/// Adds all materials and the textures they use; returns the scene's material of every object, kNone for what
/// is none.
std::vector<std::int32_t> readFbxMaterials(const FbxDocument& document, ImportedFile& source);

/// What a texture is for that is plugged into this property of a material; nothing for what is not read.
std::optional<TextureSlot> fbxTextureSlot(const std::string& property);

/// How a Model makes its transform of translation, rotation and scaling:
/// T * Roff * Rp * Rpre * R * Rpost^-1 * Rp^-1 * Soff * Sp * S * Sp^-1.
struct FbxTransformRule {
    Quat preRotation = Quat::Identity();
    Quat postRotationInverse = Quat::Identity();
    int rotationOrder = 0; ///< 0 XYZ (x turns first), 1 XZY, 2 YZX, 3 YXZ, 4 ZXY, 5 ZYX
    Vec3 rotationOffset = Vec3::Zero();
    Vec3 rotationPivot = Vec3::Zero();
    Vec3 scalingOffset = Vec3::Zero();
    Vec3 scalingPivot = Vec3::Zero();

    /// True when translation, rotation and scale do not mix: local = T * rotation(R) * S.
    bool plain() const;
    /// Rpre * R * Rpost^-1; degrees.
    Quat rotation(const Vec3& degrees) const;
    Transform local(const Vec3& translation, const Vec3& degrees, const Vec3& scaling) const;
};

FbxTransformRule fbxTransformRule(const FbxDocument& document, const FbxObject& model);

/// The three numbers of a property, or the fallback.
Vec3 fbxVector(const FbxDocument& document, const FbxObject& object, std::string_view property,
               const Vec3& fallback);

/// How far a Model may turn, as the file measures it; nothing where no limit of it is switched on.
std::optional<JointLimits> fbxLimits(const FbxDocument& document, const FbxObject& model);

/// parentFromNode at rest (Lcl Translation, Rotation, Scaling).
Transform fbxRest(const FbxDocument& document, const FbxObject& model);

/// The offset of a Model's geometry that its children do not share.
Transform fbxGeometricOffset(const FbxDocument& document, const FbxObject& model);

} // namespace sinew
