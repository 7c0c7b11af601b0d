#include "app/batch/ExpectedCost.h"

#include "app/files/Overwriting.h"
#include "core/base/platform/Files.h"

#include <cmath>
#include <set>
#include <string>

namespace sinew {
namespace {

// Fitted on `sinew bind --report --threads 1` of 18 models (GLB, glTF, FBX and OBJ; 0.05 to 4 MB; 130 to
// 43 000 vertices; 7 to 66 joints), each at its automatic resolution, and of four of them at resolutions 64,
// 128 and 512. The cores that a process used were measured, not the clock, and the largest resident memory.
constexpr double kStartSeconds = 0.05;
constexpr double kSecondsPerMegabyte = 0.35;
constexpr double kSecondsAtFitted = 1.9; ///< more at kFittedResolution; as the square of the resolution
constexpr double kStartMemory = 38e6;
constexpr double kMemoryPerByte = 15.0;
constexpr double kMemoryAtFitted = 55e6;
constexpr double kFittedResolution = 512.0;

double bytesOf(const std::filesystem::path& input, const ReadSettings& read) {
    double bytes = 0.0;
    std::set<std::string> files{input.string()};
    for (const std::string& file : filesBehind(Scene(), {input.string()}, read.textureFolders)) {
        files.insert(file);
    }
    for (const std::string& file : files) {
        FileState state;
        if (readFileState(file, state) == 0 && state.kind == PathKind::Regular) {
            bytes += static_cast<double>(state.size);
        }
    }
    return bytes;
}

/// So that nobody takes a guess for a measurement.
double rounded(double seconds) {
    return std::round(seconds * 100.0) / 100.0;
}

} // namespace

ExpectedCost expectedCost(const std::filesystem::path& input, const ReadSettings& read,
                          const BindSettings& settings) {
    const double bytes = bytesOf(input, read);
    const double squared = std::pow(settings.resolution / kFittedResolution, 2.0);
    const double seconds = kStartSeconds + kSecondsPerMegabyte * bytes / 1e6 + kSecondsAtFitted * squared;
    const double memory = kStartMemory + kMemoryPerByte * bytes + kMemoryAtFitted * squared;
    constexpr double kMebibyte = 1024.0 * 1024.0;
    return {rounded(seconds), static_cast<std::uint64_t>(std::ceil(memory / kMebibyte) * kMebibyte)};
}

} // namespace sinew
