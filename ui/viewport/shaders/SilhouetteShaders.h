#pragma once

namespace sinew {

/// 1 wherever a surface is, holes of its textures aside; behind kMeshVertexShader.
extern const char* const kMaskFragmentShader;
/// A triangle over the whole picture, nearer than everything that is not drawn through.
extern const char* const kSilhouetteVertexShader;
/// The line around what a mask covers.
extern const char* const kSilhouetteFragmentShader;

} // namespace sinew
