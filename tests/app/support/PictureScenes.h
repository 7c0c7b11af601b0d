#pragma once

#include "app/picture/Picture.h"
#include "core/scene/Scene.h"

#include <QColor>
#include <QImage>

namespace sinew::test {

/// An upright square of side 1 that faces +Z.
Mesh square();

Scene sceneOf(Mesh mesh);

/// A picture of 60 x 60 pixels that the square nearly fills, seen from the front.
PictureSettings small();

/// The picture, or a null image when there is none.
QImage render(const Scene& scene, const PictureSettings& settings);

/// Two texels, left and right, as an embedded PNG.
Texture twoTexels(const QColor& left, const QColor& right);

/// The square with that texture.
Scene texturedScene(const Texture& texture);

/// The square bound to two joints, its left edge to the first and its right edge to the second.
Scene boundScene();

} // namespace sinew::test
