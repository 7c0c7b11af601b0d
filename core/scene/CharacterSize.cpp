#include "core/scene/CharacterSize.h"

#include <cstdio>

namespace sinew {
namespace {

/// Sizes that characters have, metres. A human of 1.8 m in another unit lies outside: 180 m (centimetres
/// taken for metres), 1800 m, 70 m (inches), 1.8 cm, 1.8 mm.
constexpr double kSmallestCharacter = 0.02;
constexpr double kLargestCharacter = 60.0;

/// What a skeleton moves, or all where nothing says so: things around a character may be of any size.
Aabb boundsOfCharacter(const Scene& scene) {
    Aabb box;
    for (const Part& part : scene.parts) {
        if (part.weights) {
            box.add(bounds(*part.mesh));
        }
    }
    return box.empty() ? bounds(scene) : box;
}

} // namespace

double characterSize(const Scene& scene) {
    const Aabb box = boundsOfCharacter(scene);
    return box.empty() ? 0.0 : box.extent().maxCoeff() * scene.metersPerUnit;
}

bool isUsualSize(double meters) {
    return meters >= kSmallestCharacter && meters <= kLargestCharacter;
}

std::optional<Notice> unusualSize(const Scene& scene) {
    const double meters = characterSize(scene);
    if (!(meters > 0.0) || isUsualSize(meters)) {
        return std::nullopt;
    }
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", meters);
    return Notice{NoticeCode::SizeUnusual, scene.sourceFile, 0, {text}};
}

} // namespace sinew
