#pragma once

#include "core/scene/PoseKeys.h"

#include <memory>
#include <string>
#include <vector>

namespace sinew {

struct DocumentState;

/// A motion from another file, already on this character's joints.
struct LoadedMotion {
    Clip clip;
    std::string source; ///< path of the file it was read from
};

/// Motions to try weights with that the character's file does not hold.
struct Motions {
    std::vector<std::shared_ptr<const LoadedMotion>> loaded; ///< as they came
    std::vector<PoseKey> keys;                               ///< set by hand; ascending in time
    bool empty() const { return loaded.empty() && keys.empty(); }
};

/// Frames a second of the pose keys: their times are whole frames.
constexpr double kKeyRate = 30.0;

/// The nearest time that a key can have, seconds.
double keyFrame(double seconds);

/// The state's; without any, an empty one.
const Motions& motionsOf(const DocumentState& state);

/// The same as a value to put into a state: null where there is nothing.
std::shared_ptr<const Motions> sharedMotions(Motions motions);

/// Clips of the state's motions with names that no clip of its scene has; the pose keys last.
std::vector<Clip> motionClips(const DocumentState& state);

} // namespace sinew
