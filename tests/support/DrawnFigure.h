#pragma once

#include "core/scene/Scene.h"

#include <algorithm>

namespace sinew::test {

/// Distance of a place to a line between two others, in the plane.
inline double distanceToLine(const Eigen::Vector2d& p, const Eigen::Vector2d& a, const Eigen::Vector2d& b) {
    const Eigen::Vector2d along = b - a;
    const double fraction = std::clamp((p - a).dot(along) / std::max(along.squaredNorm(), 1e-12), 0.0, 1.0);
    return (a + fraction * along - p).norm();
}

/// The outline of tPoseFigure seen from the front, 100 pixels to its meter, in a picture of 200 x 190: its
/// middle is at x 100. (x, y): the middle of a pixel, y from below.
inline bool isInFigure(double x, double y) {
    const Eigen::Vector2d p(std::abs(x - 100.0), y);
    const auto limb = [&](double ax, double ay, double bx, double by, double radius) {
        return distanceToLine(p, {ax, ay}, {bx, by}) < radius;
    };
    return limb(0, 95, 0, 135, 15) || limb(0, 140, 0, 160, 5) || limb(0, 168, 0, 168, 12) ||
           limb(10, 90, 10, 10, 6.5) || limb(8, 138, 82, 138, 4.5) || (p.x() > 5 && p.x() < 15 && y < 8);
}

/// That figure as a flat mesh of squares with a texture, as the reader of pictures makes it of triangles;
/// vertices in pixels, x from the picture's middle.
inline Scene figureOfAPicture() {
    constexpr int kSide = 2;
    constexpr int kColumns = 200 / kSide;
    Mesh mesh;
    for (int y = 0; y <= 190; y += kSide) {
        for (int x = 0; x <= 200; x += kSide) {
            mesh.vertices.emplace_back(x - 100, y, 0.0);
        }
    }
    for (int y = 0; y < 190 / kSide; ++y) {
        for (int x = 0; x < kColumns; ++x) {
            const auto low = static_cast<std::uint32_t>(y * (kColumns + 1) + x);
            const auto high = low + kColumns + 1;
            if (isInFigure(kSide * (x + 0.5), kSide * (y + 0.5))) {
                mesh.addPolygon(std::array{low, low + 1, high + 1, high});
            }
        }
    }
    mesh.materials.assign(mesh.polygonCount(), 0);
    Scene scene;
    scene.sourceFile = "figure.png";
    scene.metersPerUnit = 0.01;
    scene.textures.push_back({"figure", "figure.png", nullptr, "png"});
    scene.materials.emplace_back().baseColorTexture = 0;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    return scene;
}

} // namespace sinew::test
