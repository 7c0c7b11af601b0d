#pragma once

#include "core/deform/Deform.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"
#include "tests/clients/BlenderReader.h"

namespace sinew::test {

/// Checks of what an independent reader makes of an exported scene. Each returns what is wrong, or an empty
/// text.

enum class BoneAxes {
    Exact,    ///< bones stand as joints do (FBX)
    HeadsOnly ///< the reader turns bones to its liking (Blender's glTF importer)
};

/// One armature of scale 1 with the same joints under the same parents, each where it was bound within 1e-4
/// of the height.
QString skeletonDifference(const BlenderFile& file, const Scene& scene, BoneAxes axes);

/// Every part's vertices, in order, within 1e-5 of the height, and its polygons.
QString geometryDifference(const BlenderFile& file, const Scene& scene);

/// Every part's weights vertex by vertex.
QString weightsDifference(const BlenderFile& file, const Scene& scene, double tolerance);

/// Weights of two files of the same character by place: for every vertex of one there is a vertex of the
/// other at that place with the same weights by bone name, and the other way round. Vertices that no polygon
/// uses need no partner.
QString weightsDifference(const BlenderFile& fbx, const BlenderFile& glb, double tolerance);

/// Which way round dual quaternions are taken: as near as possible to the parent's, or to the sum of those
/// that the vertex has before it, as Blender does (without stretches).
enum class Signs { ByChain, NearestToSum };

/// Largest distance between Blender's posed vertices and our own, against the character's height; infinite
/// where a part has no mesh.
double poseError(const BlenderFile& posed, const Scene& scene, const Pose& pose, Deformer deformer,
                 Signs signs = Signs::ByChain);
/// That of our own linear blend must be at most `tolerance`.
QString poseDifference(const BlenderFile& posed, const Scene& scene, const Pose& pose, double tolerance);

/// A pose that bends the character at every third joint that can be told by its name, and the same for
/// Blender.
Pose bentPose(const Skeleton& skeleton);
QHash<QString, Quat> blenderPose(const Skeleton& skeleton, const Pose& pose);

/// The scene as a file has it: weights cut to `limit` influences, vertices without any given to the root.
Scene limited(Scene scene, std::size_t limit);

/// Height of the character in metres.
double heightInMeters(const Scene& scene);

} // namespace sinew::test
