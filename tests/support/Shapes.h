#pragma once

#include "core/scene/Scene.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sinew::test {

/// Closed box of 6 outward quads.
Mesh box(const Vec3& min, const Vec3& max);
/// Closed sphere of quads and polar triangles, `rings` from pole to pole and twice as many around.
Mesh sphere(const Vec3& center, double radius, int rings);
/// Closed tube with round caps along the segment, symmetric about x = 0 when the segment is.
Mesh capsule(const Vec3& from, const Vec3& to, double radius, int around, int along);
/// The same mesh with every polygon turned round.
Mesh flipped(Mesh mesh);
/// The same mesh without the polygons all of whose vertices lie above a height (z).
Mesh cutAbove(const Mesh& mesh, double height);
/// Vertices and polygons of `added` after those of `mesh`.
Mesh joined(Mesh mesh, const Mesh& added);
Mesh transformed(Mesh mesh, const Transform& transform);

/// Joints at the given places, each the child of the one before.
Skeleton chain(const std::vector<Vec3>& positions);
/// One more joint, turned as the model is; its index.
std::int32_t addJoint(Skeleton& skeleton, const std::string& name, std::int32_t parent, const Vec3& position);
Skeleton transformed(Skeleton skeleton, const Transform& transform);

Scene scene(Mesh mesh, Skeleton skeleton);
/// A capsule along x with a chain of joints inside: the least that bends.
Scene limb();
/// A box without two sides that meet, and joints near its bottom: along two axes one looks in.
Scene openBox();
/// Two fingers, a gap of 0.04 between them, on one palm: chains from the palm into each.
Scene twoFingers();
constexpr std::size_t kFlatFinger = 4; ///< joints of each finger of flatHand
/// A palm and five straight fingers, spread in the plane y = 0. All joints are roots, finger by finger from
/// the palm on, each 1 from the next, where its local -Y points.
Scene flatHand();

/// Largest difference of any joint's weight in any vertex.
double largestDifference(const SkinWeights& a, const SkinWeights& b);

} // namespace sinew::test
