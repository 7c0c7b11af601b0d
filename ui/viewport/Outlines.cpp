#include "ui/viewport/Outlines.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr int kCircleSteps = 48;

} // namespace

void Outline::solid(const Solid& solid, double crossHalf) const {
    switch (solid.shape) {
    case SolidShape::Point:
        cross(solid.from, crossHalf);
        break;
    case SolidShape::Sphere:
        sphere(solid.from, solid.radius);
        break;
    case SolidShape::Capsule:
        capsule(solid.from, solid.to, solid.radius);
        break;
    case SolidShape::Box:
        box(solid.from, solid.half);
        break;
    }
}

void Outline::line(const Vec3& a, const Vec3& b) const {
    lines.push_back({a.cast<float>(), b.cast<float>(), color, width});
}

void Outline::circle(const Vec3& center, const Vec3& u, const Vec3& v) const {
    const auto at = [&](int step) {
        const double angle = 2.0 * std::numbers::pi * step / kCircleSteps;
        return Vec3(center + std::cos(angle) * u + std::sin(angle) * v);
    };
    for (int step = 0; step < kCircleSteps; ++step) {
        line(at(step), at(step + 1));
    }
}

void Outline::box(const Vec3& center, const Vec3& half) const {
    edges(Transform(Eigen::Translation3d(center)), half);
}

void Outline::edges(const Transform& modelFromBox, const Vec3& half) const {
    const auto corner = [&](unsigned bits) {
        const Vec3 side((bits & 1U) != 0 ? 1 : -1, (bits & 2U) != 0 ? 1 : -1, (bits & 4U) != 0 ? 1 : -1);
        return Vec3(modelFromBox * side.cwiseProduct(half));
    };
    for (unsigned from = 0; from < 8; ++from) {
        for (unsigned axis = 1; axis < 8; axis *= 2) {
            if ((from & axis) == 0) {
                line(corner(from), corner(from | axis));
            }
        }
    }
}

void Outline::sphere(const Vec3& center, double radius) const {
    for (int axis = 0; axis < 3; ++axis) {
        circle(center, radius * Vec3::Unit((axis + 1) % 3), radius * Vec3::Unit((axis + 2) % 3));
    }
}

void Outline::capsule(const Vec3& from, const Vec3& to, double radius) const {
    sphere(from, radius);
    sphere(to, radius);
    const Vec3 way = to - from;
    if (!(way.norm() > 0.0)) {
        return;
    }
    const Vec3 u = radius * way.unitOrthogonal();
    const Vec3 v = way.normalized().cross(u);
    for (const Vec3& side : {u, v, Vec3(-u), Vec3(-v)}) {
        line(from + side, to + side);
    }
}

void Outline::cross(const Vec3& center, double half) const {
    for (int axis = 0; axis < 3; ++axis) {
        line(center - half * Vec3::Unit(axis), center + half * Vec3::Unit(axis));
    }
}

void Outline::rounded(const RoundedBox& solid) const {
    const auto sizes = (solid.half.array() > 0.0).count();
    if (sizes > 1) {
        const Vec3 half = solid.half + Vec3::Constant(solid.radius);
        const Transform turned = Eigen::Translation3d(solid.center) * Transform(solid.axes);
        edges(turned, half);
        return;
    }
    const Vec3 end = solid.axes * solid.half; // along the one axis that has a size
    if (sizes == 0) {
        sphere(solid.center, solid.radius);
    } else {
        capsule(solid.center - end, solid.center + end, solid.radius);
    }
}

void drawInBindPose(LineBatch& lines, const Frame& frame) {
    if (lines.empty() || frame.state.pose != Pose::bindPose(frame.state.scene->skeleton)) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace sinew
