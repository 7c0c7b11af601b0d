#pragma once

#include "core/deform/Deform.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

namespace sinew {

/// The scene as it looks in a pose, points and normals moved for good: without skeleton, weights, clips and
/// shapes. Points without weights stay where they are.
Scene posedScene(const Scene& scene, const Pose& pose, Deformer deformer);

} // namespace sinew
