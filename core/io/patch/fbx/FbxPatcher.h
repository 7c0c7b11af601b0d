#pragma once

#include "core/io/patch/FormatPatcher.h"

namespace sinew {

/// FBX, binary (6100 to 7700) and text: skins and clusters, what they are connected to, bind poses of what is
/// newly bound, and counts; all else stays to the byte, ids of skins and clusters too. Obstacle: SharedMesh.
/// Errors: FileBroken (two Models of one id), FileUnwritable (over 4 GiB), SourceUnmatched.
extern const FormatPatcher kFbxPatcher;

} // namespace sinew
