#pragma once

#include "app/view/OrbitCamera.h"
#include "core/skeleton/Pose.h"

#include <optional>
#include <span>
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

/// A drag of a ring: from cursor places to the angle turned.
class RingDrag {
public:
    RingDrag() = default;
    RingDrag(const Gizmo& gizmo, GizmoPart ring, const OrbitCamera& camera, double x, double y);
    /// Radians about axis() since the start; any number of turns.
    double moveTo(double x, double y);
    const Vec3& axis() const { return m_axis; }
    double angle() const { return m_angle; }

private:
    double m_lastTurn = 0.0;
    double m_angle = 0.0;
    double m_sign = 1.0;
    bool m_edgeOn = false; ///< the ring is seen from its edge: drags along it count instead
    Eigen::Vector2d m_center = Eigen::Vector2d::Zero();
    Eigen::Vector2d m_start = Eigen::Vector2d::Zero();
    Eigen::Vector2d m_tangent = Eigen::Vector2d::UnitX(); ///< per pixel a radian's fraction
    Vec3 m_axis = Vec3::UnitX();
};

/// A drag of a scale handle: from cursor places to a factor. Along an axis as far as its handle is from the
/// middle doubles it; in the middle the way to the right and up counts.
class ScaleDrag {
public:
    ScaleDrag() = default;
    ScaleDrag(const Gizmo& gizmo, GizmoPart part, const OrbitCamera& camera, double x, double y);
    /// Since the start; 0.01 to 100.
    double moveTo(double x, double y) const;

private:
    Eigen::Vector2d m_start = Eigen::Vector2d::Zero();
    Eigen::Vector2d m_direction = Eigen::Vector2d::UnitX(); ///< per pixel, what is added to 1
};

/// A drag of an arrow or of the middle: from cursor places to a way in model space.
class ArrowDrag {
public:
    ArrowDrag() = default;
    ArrowDrag(const Gizmo& gizmo, GizmoPart arrow, const OrbitCamera& camera, double x, double y);
    Vec3 moveTo(double x, double y) const;

private:
    std::optional<Vec3> pointAt(double x, double y) const;

    OrbitCamera m_camera;
    Vec3 m_center = Vec3::Zero();
    Vec3 m_axis = Vec3::Zero(); ///< zero: in the screen's plane
    Vec3 m_start = Vec3::Zero();
};

/// Joint `j` of a pose turned by `angle` about an axis through it (model space), or moved by a way in model
/// space. `joints`: modelFromJoint of every joint in that pose.
JointPose turned(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::int32_t j, const Vec3& axis, double angle);
/// The pose with all of `which` turned as `active` is: each about the axis of its own that the turn of the
/// active one is about (a fist is one turn of all fingers).
Pose turnedAlike(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints,
                 std::span<const std::int32_t> which, std::int32_t active, const Vec3& axis, double angle);
/// The pose with joint `active` at `to` and the rest of `which` changed alike: turned about the same axes of
/// their own, moved along their parents' axes, scaled by the same factors. O(#J).
Pose changedAlike(const Pose& pose, std::span<const std::int32_t> which, std::int32_t active,
                  const JointPose& to);
/// Its scale along one of its own axes times a factor over 0; along all of them for GizmoPart::Screen.
JointPose scaled(const Pose& pose, std::int32_t j, GizmoPart part, double factor);
JointPose moved(const Skeleton& skeleton, const Pose& pose, std::span<const Transform> joints, std::int32_t j,
                const Vec3& offset);

} // namespace sinew
