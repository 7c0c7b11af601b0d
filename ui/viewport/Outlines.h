#pragma once

#include "core/geometry/Solid.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/LineBatch.h"

#include <vector>

namespace sinew {

/// Outlines of shapes in model space, as lines added to others.
struct Outline {
    std::vector<ThickLine>& lines;
    Rgba color = kWhite;
    float width = 1.6F;

    /// A point as a cross of that size.
    void solid(const Solid& solid, double crossHalf) const;
    void line(const Vec3& a, const Vec3& b) const;
    /// Around `center`, in the plane of two orthogonal vectors as long as its radius.
    void circle(const Vec3& center, const Vec3& u, const Vec3& v) const;
    void box(const Vec3& center, const Vec3& half) const;
    /// Of a box around the origin of a space of its own.
    void edges(const Transform& modelFromBox, const Vec3& half) const;
    void sphere(const Vec3& center, double radius) const;
    void capsule(const Vec3& from, const Vec3& to, double radius) const;
    void cross(const Vec3& center, double half) const;
    /// A sphere or capsule; of a box with round edges the box that it fills.
    void rounded(const RoundedBox& solid) const;
};

/// Draws lines over everything else, while the character stands in the pose that they belong to: the bind
/// pose.
void drawInBindPose(LineBatch& lines, const Frame& frame);

} // namespace sinew
