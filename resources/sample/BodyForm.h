#pragma once

#include "resources/sample/Shapes.h"

namespace sinew::sample {

/// The naked figure, piece by piece, as fields over its left side (x >= 0; pass leftSide(p)).
double headForm(const Vec3& p);
double neckForm(const Vec3& p);
double torsoForm(const Vec3& p);
double armForm(const Vec3& p);
double handForm(const Vec3& p);
double legForm(const Vec3& p);
double footForm(const Vec3& p);

/// Everything joined: the skin. Takes any point.
double bodyForm(const Vec3& p);

} // namespace sinew::sample
