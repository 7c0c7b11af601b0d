#pragma once

namespace sinew {

extern const char* const kVoxelVertexShader;
extern const char* const kVoxelFragmentShader;
extern const char* const kCutVertexShader;
extern const char* const kCutFragmentShader;

} // namespace sinew
