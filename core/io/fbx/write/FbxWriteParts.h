#pragma once

#include "core/geometry/Subdivision.h"
#include "core/io/export/ExportInput.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/scene/Scene.h"

namespace sinew {

// What FbxWriter puts together: nodes, meshes, materials and clips of the file that it writes.

/// The ids of the nodes a skeleton became.
struct FbxSkeletonIds {
    FbxId armature = 0;        ///< the node above several roots; 0 (the scene) when there is no need of one
    std::vector<FbxId> joints; ///< as many as the skeleton has
};

/// Writes every joint as a LimbNode standing in the bind pose, scale 1, or as it rests (input.posed). Engines
/// want one root: several get a node above.
FbxSkeletonIds writeFbxSkeleton(FbxOutput& document, const ExportInput& input);

/// Writes a node ("Camera", "Light") that stands under another (0: the scene). Returns its id.
FbxId writeFbxModel(FbxOutput& document, const std::string& name, const char* type,
                    const Transform& parentFromNode, FbxId parent);

/// Writes the node a mesh hangs on, at the origin of the scene. Returns its id.
FbxId writeFbxMeshModel(FbxOutput& document, const std::string& name);

/// Rotation as FBX has it: degrees about X, then Y, then Z.
Vec3 fbxEuler(const Mat3& rotation);

/// Writes every clip as a stack with one layer and a curve for each moving channel. Rotations become Euler
/// angles that run on past 180 degrees instead of jumping, with keys on the frames in between where a turn is
/// wide. `shapeChannels`: of every part, those of its morph targets.
void writeFbxAnimations(FbxOutput& document, const ExportInput& input, const FbxSkeletonIds& skeleton,
                        const std::vector<std::vector<FbxId>>& shapeChannels);

/// Writes a mesh: vertices in written units, polygons as they are, normals, UV sets and colours by polygon
/// corner with an index, materials by polygon. `materialSlots` maps Scene::materials to the slots of this
/// mesh's model. Returns the geometry's id; connecting it is the caller's.
FbxId writeFbxGeometry(FbxOutput& document, const ExportPart& part, double scale,
                       const std::vector<std::int32_t>& materialSlots);

/// Adds to a Geometry how smooth its mesh is shown, and its creases, as readFbxSubdivision reads them. FBX
/// knows no scheme: programs subdivide by Catmull and Clark. The mesh has a Subdivision.
void addFbxSubdivision(FbxNode& geometry, const Mesh& mesh);

/// Smoothness of a Geometry: 2 where it is shown smooth, with its cage, else 0.
std::int32_t fbxSmoothness(const SubdivisionChoice& choice);

/// Writes the mesh's morph targets and connects them to its geometry. Returns the ids of their channels.
std::vector<FbxId> writeFbxShapes(FbxOutput& document, const Mesh& mesh, double scale, FbxId geometry);

/// The records of a shape's geometry: which vertices move, and how far; and those of the channel that shows
/// it.
std::vector<FbxNode> fbxShapeContent(const MorphTarget& shape, double scale);
std::vector<FbxNode> fbxChannelContent(double weight);

/// Keys of one number as the records of a curve. There is one at the least.
std::vector<FbxNode> fbxCurveContent(std::span<const Key<double>> keys);
/// Rotations as Euler angles that run on past 180 degrees instead of jumping, with keys on the frames in
/// between where a turn is wide; of a joint with limits about the axes of these.
std::vector<Key<Vec3>> fbxAngleKeys(const std::vector<Key<Quat>>& rotations,
                                    const std::optional<JointLimits>& limits, double frameRate);

/// As much of a laying as FBX has words for: it repeats or clamps, and mixes pixels as the program likes.
TextureLaying inFbx(TextureLaying laying);

/// Whether FBX says the same of edges and pixels: it cannot mirror a picture or leave its pixels square.
bool fbxKeepsSampler(const TextureLaying& laying);

/// The properties of a Texture object that lays its picture on so.
FbxNode fbxTextureProperties(const TextureLaying& laying);

/// Writes every material of the scene, the textures they use (embedded where their bytes are known), and
/// connects these. Returns the materials' ids, as many as the scene has.
std::vector<FbxId> writeFbxMaterials(FbxOutput& document, const ExportInput& input, Notices& notices);

} // namespace sinew
