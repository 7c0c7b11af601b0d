#pragma once

#include "core/base/Types.h"

namespace sinew {

/// Cameras of FBX look along +X of their node and its lights shine along -Y; ours and glTF's do along -Z. Y
/// stays up for cameras. Rigid.
inline Transform fbxNodeFromCamera() {
    Transform result = Transform::Identity();
    result.linear() << 0.0, 0.0, -1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0;
    return result;
}

inline Transform fbxNodeFromLight() {
    Transform result = Transform::Identity();
    result.linear() << 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, -1.0, 0.0;
    return result;
}

} // namespace sinew
