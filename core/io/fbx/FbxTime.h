#pragma once

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

} // namespace sinew
