#pragma once

namespace sinew {

extern const char* const kMeshVertexShader;
extern const char* const kMeshFragmentShader;
extern const char* const kWireVertexShader;
extern const char* const kWireFragmentShader;

} // namespace sinew
