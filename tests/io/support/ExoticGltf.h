#pragma once

#include <string>

namespace sinew::test {

/// A .gltf with what few files have: unknown extensions, extras, numbers written in odd ways, escapes,
/// cameras, lights, a texture transform, sparse and quantised accessors, morph normals, custom attributes,
/// two skins, a mesh shown twice, one without a skin, a clip. Nodes: 0 "rig", under it 1 "hips" and 2
/// "spine"; 3 "body" (mesh 0, skin 0), 4 and 5 "boots" (mesh 1, skin 1), 6 "hat" (mesh 2, no skin, moved by
/// (0,3,0)), 7 "camera". All meshes are triangles near (0,2,0).
std::string exoticGltf();

/// The same as a GLB, with a chunk of a kind of its own.
std::string exoticGlb();

} // namespace sinew::test
