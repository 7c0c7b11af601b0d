#pragma once

namespace sinew {

extern const char* const kVoxelVertexShader;
extern const char* const kVoxelFragmentShader;
extern const char* const kCutVertexShader;
extern const char* const kCutFragmentShader;

extern const char* const kFieldCutVertexShader;
extern const char* const kFieldCutFragmentShader;
extern const char* const kFieldSurfaceVertexShader;
extern const char* const kFieldSurfaceFragmentShader;

} // namespace sinew
