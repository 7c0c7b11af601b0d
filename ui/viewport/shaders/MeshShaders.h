#pragma once

namespace sinew {

/// Vertex shaders of surfaces and their edges; to be put behind kSkinShader.
extern const char* const kMeshVertexShader;
extern const char* const kWireVertexShader;
extern const char* const kMeshFragmentShader;
extern const char* const kWireFragmentShader;

} // namespace sinew
