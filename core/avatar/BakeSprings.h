#pragma once

#include "core/avatar/Springs.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <functional>

namespace sinew {

/// What completes a pose before chains swing in it: drivers and constraints. Empty: nothing does.
using CompletePose = std::function<Pose(const Pose&)>;

/// The pose that chains of a scene swing about: that in which programs find its nodes.
Pose springRest(const Scene& scene);

/// A clip with keys for all that swings, about kSpringStep apart and evenly. A clip that ends where it starts
/// is played twice and kept the second time, so that its loop has no jolt; before another one chains settle
/// in its first pose. Rotation keys of swinging joints are replaced, all others stay. Error: Canceled.
/// O(frames (#J + #links #colliders)).
Expected<Clip> bakedClip(const Scene& scene, Clip clip, const Springs& springs, const CompletePose& complete,
                         Progress& progress);

/// All clips of a scene with such keys. Stage: Deform. Error: Canceled.
Expected<void> bakeSprings(Scene& scene, const Springs& springs, const CompletePose& complete,
                           Progress& progress);

} // namespace sinew
