#pragma once

#include "core/base/Types.h"

#include <cstdint>

namespace sinew {

/// Time unit of FBX (KTime): whole ticks, this many to a second.
std::int64_t fbxTime(double seconds);
double fbxSeconds(double ktime);

/// How a file's GlobalSettings state its frame rate.
struct FbxTimeMode {
    std::int32_t mode = 0;         ///< TimeMode
    double customFrameRate = -1.0; ///< CustomFrameRate, which counts with mode 14 alone
};

FbxTimeMode fbxTimeMode(double frameRate);
/// Frames a second; 0 where the file leaves them to whoever opens it.
double fbxFrameRate(const FbxTimeMode& mode);

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

/// A property of ours on a material: the opacity below which a surface is cut away. FBX itself has no such.
constexpr const char* kFbxAlphaCutoff = "AlphaCutoff";

} // namespace sinew
