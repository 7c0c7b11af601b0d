#pragma once

namespace sinew {

/// Vertex shaders of surfaces and their edges; to be put behind kSkinShader.
extern const char* const kMeshVertexShader;
extern const char* const kWireVertexShader;
extern const char* const kMeshFragmentShader;
extern const char* const kWireFragmentShader;

/// In front of shaders that know shadows: without it they are as fast as if there were none.
extern const char* const kShadowSwitch;
/// How much of the key light reaches a place, in front of a fragment shader.
extern const char* const kShadowLookup;
/// How near the surface is to the ground, blurred, from its depths as seen from below.
extern const char* const kNearnessVertexShader;
extern const char* const kNearnessFragmentShader;
/// The ground, darkened where light does not reach it.
extern const char* const kGroundShadowVertexShader;
extern const char* const kGroundShadowFragmentShader;

/// 1 wherever a surface is, holes of its textures aside; behind kMeshVertexShader.
extern const char* const kMaskFragmentShader;
/// A triangle over the whole picture, nearer than everything that is not drawn through.
extern const char* const kSilhouetteVertexShader;
/// The line around what a mask covers.
extern const char* const kSilhouetteFragmentShader;

/// GLSL that skins a vertex, to be put before a vertex shader: declares the attributes and uniforms that
/// SkinBuffers feeds, and
///   void skin(inout vec3 position, inout vec3 normal)
/// which moves a position (from SkinBuffers' origin) and a unit normal as core/deform does.
extern const char* const kSkinShader;

} // namespace sinew
