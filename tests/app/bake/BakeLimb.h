#pragma once

#include "core/scene/Scene.h"
#include "tests/support/Shapes.h"

#include <algorithm>

namespace sinew::test {

/// A capsule along x over a chain of joints, each vertex between the two nearest: it bends, and its joints
/// are not lost in one another.
inline Scene bendingLimb(int around = 24) {
    Scene scene = test::scene(capsule(Vec3(-1.0, 0.0, 0.0), Vec3(1.0, 0.0, 0.0), 0.25, around, 40),
                              chain({Vec3(-1.0, 0.0, 0.0), Vec3(0.0, 0.0, 0.0), Vec3(1.0, 0.0, 0.0)}));
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : scene.parts[0].mesh->vertices) {
        const auto lower = static_cast<float>(std::clamp(0.5 + 1.5 * vertex.x(), 0.0, 1.0));
        builder.add(std::array{Influence{0, 1.0F - lower}, Influence{1, lower}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

} // namespace sinew::test
