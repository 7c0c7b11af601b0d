#pragma once

#include "tests/io/support/GltfFiles.h"

/// Small glTF files to begin with.
namespace sinew::test::gltf {

Transform at(double x, double y, double z);

/// A triangle from `origin`, one unit wide.
std::vector<Vec3> triangle(const Vec3& origin);

/// Adds a mesh of separate triangles, all vertices on one joint of the skin; returns its index.
std::size_t addMesh(GltfBuilder& file, const std::vector<Vec3>& vertices, std::uint16_t joint);

/// Nodes 0 "hips" at (0,1,0) and 1 "spine" one above it.
GltfBuilder withTwoJoints();

/// One triangle without a skin, to be spoiled.
GltfBuilder plain();

} // namespace sinew::test::gltf
