#pragma once

namespace sinew {

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

} // namespace sinew
