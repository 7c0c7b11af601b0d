#pragma once

#include "app/view/OrbitCamera.h"

#include <vector>

namespace sinew {

enum class GizmoPart { None, X, Y, Z, Screen };

/// Handles to turn or move one joint with: three rings or arrows and one that lies in the screen.
struct Gizmo {
    Vec3 center = Vec3::Zero();
    Mat3 axes = Mat3::Identity(); ///< columns, unit
    double radius = 1.0;          ///< model units

    Vec3 axis(GizmoPart part, const OrbitCamera& camera) const;
    /// How far it reaches on the screen, pixels.
    static double reach();
};

/// A gizmo at a joint, as large on the screen at any distance. `modelFromJoint` in the shown pose; local axes
/// are the joint's own, world ones the model's.
Gizmo gizmoAt(const Transform& modelFromJoint, bool local, const OrbitCamera& camera);

/// Points of a ring; those of the axes' rings only where they face the viewer.
std::vector<Vec3> ringPoints(const Gizmo& gizmo, GizmoPart ring, const OrbitCamera& camera);

GizmoPart pickRing(const Gizmo& gizmo, const OrbitCamera& camera, double x, double y);
GizmoPart pickArrow(const Gizmo& gizmo, const OrbitCamera& camera, double x, double y);

} // namespace sinew
