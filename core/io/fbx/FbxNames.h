#pragma once

namespace sinew {

/// A property of ours on a material: the opacity below which a surface is cut away. FBX itself has no such.
constexpr const char* kFbxAlphaCutoff = "AlphaCutoff";

} // namespace sinew
