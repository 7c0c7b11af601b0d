#pragma once

#include "app/view/gizmo/Gizmo.h"

#include <optional>

namespace sinew {

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
    Eigen::Vector2d m_tangent = Eigen::Vector2d::UnitX(); ///< per pixel a radian's share
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
    Eigen::Vector2d m_way = Eigen::Vector2d::UnitX(); ///< per pixel, what is added to 1
};

/// A drag of an arrow or of the middle: from cursor places to a way in model space.
class ArrowDrag {
public:
    ArrowDrag() = default;
    ArrowDrag(const Gizmo& gizmo, GizmoPart arrow, const OrbitCamera& camera, double x, double y);
    Vec3 moveTo(double x, double y) const;

private:
    std::optional<Vec3> place(double x, double y) const;

    OrbitCamera m_camera;
    Vec3 m_center = Vec3::Zero();
    Vec3 m_axis = Vec3::Zero(); ///< zero: in the screen's plane
    Vec3 m_start = Vec3::Zero();
};

} // namespace sinew
