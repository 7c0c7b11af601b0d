#pragma once

namespace sinew {

/// GLSL that skins a vertex, to be put before a vertex shader: declares the attributes and uniforms that
/// SkinBuffers feeds, and
///   void skin(inout vec3 place, inout vec3 normal)
/// which moves a place (from SkinBuffers' origin) and a unit normal as core/deform does.
extern const char* const kSkinShader;

} // namespace sinew
