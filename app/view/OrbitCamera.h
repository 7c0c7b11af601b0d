#pragma once

#include "app/document/ViewState.h"
#include "core/base/Types.h"

#include <array>
#include <optional>
#include <span>

namespace sinew {

/// A half line, direction unit.
struct Ray {
    Vec3 origin = Vec3::Zero();
    Vec3 direction = Vec3::UnitZ();
    Vec3 at(double t) const { return origin + t * direction; }
};

enum class StandardView { Front, Back, Left, Right, Top, Bottom };

/// A camera on a turntable around a target, model space (Y up). Screen places are logical pixels, x right, y
/// down from the upper left corner.
class OrbitCamera {
public:
    /// Place on the screen, and the distance in front of the eye along its axis.
    struct Projected {
        double x = 0.0;
        double y = 0.0;
        double depth = 0.0;
    };

    void setViewport(int width, int height);
    void setProjection(Projection projection) { m_projection = projection; }
    /// What must lie between the near and the far plane.
    void setSceneBox(const Aabb& box);

    Vec3 toward() const; ///< from the target to the eye
    Vec3 right() const;
    Vec3 up() const;
    Vec3 eye() const { return m_target + m_distance * toward(); }
    const Vec3& target() const { return m_target; }
    double distance() const { return m_distance; }
    Projection projection() const { return m_projection; }
    int width() const { return m_width; }
    int height() const { return m_height; }

    Eigen::Matrix4d viewFromModel() const;
    Eigen::Matrix4d clipFromView() const;
    Eigen::Matrix4d clipFromModel() const { return clipFromView() * viewFromModel(); }

    Ray ray(double x, double y) const;
    /// Nothing for a place at or behind the eye.
    std::optional<Projected> project(const Vec3& point) const;
    /// project() as a point; far outside the screen for what cannot be seen.
    Eigen::Vector2d onScreen(const Vec3& point) const;
    /// Unit, from a place to the eye.
    Vec3 towardEyeFrom(const Vec3& position) const;
    /// Model units that one pixel covers at a place.
    double unitsPerPixel(const Vec3& at) const;

    void orbit(double dx, double dy); ///< pixels the mouse moved
    /// Turns the picture in its plane, radians counterclockwise, about its middle. setStandardView and
    /// setAngles put it upright again.
    void roll(double angle);
    void level() { m_roll = 0.0; } ///< upright again
    void pan(double dx, double dy);
    /// Nearer by `steps` notches of a wheel; what lies under (x, y) at the target's depth stays there.
    void zoom(double steps, double x, double y);
    /// Brings a box wholly into view without turning.
    void frame(const Aabb& box);
    /// The same for points, as near as can be.
    void frame(std::span<const Vec3> points);
    void setStandardView(StandardView view);
    void setAngles(double yaw, double pitch); ///< radians; yaw 0 looks at the front, growing to the right

    bool operator==(const OrbitCamera&) const = default;

private:
    double slope() const;      ///< half the picture's height at distance 1
    double halfHeight() const; ///< of the picture in the plane through the target, model units

    Vec3 m_target = Vec3::Zero();
    double m_distance = 5.0;
    double m_yaw = 0.5;
    double m_pitch = 0.18;
    double m_roll = 0.0; ///< of the picture, counterclockwise
    Projection m_projection = Projection::Perspective;
    int m_width = 1;
    int m_height = 1;
    Vec3 m_sceneCenter = Vec3::Zero();
    double m_sceneRadius = 1.0;
};

/// Sets of overlays that are switched on together.
enum class ViewPreset { Shaded, Weights, Volume };

struct ViewPresetRow {
    ViewPreset preset;
    const char* id;                   ///< of its action
    std::span<const Overlay> layers;  ///< that it shows; all others are off
    std::span<const Overlay> unaimed; ///< the same where no joint is selected
};

std::span<const ViewPresetRow> viewPresets();

/// Which overlays are on.
using ShownOverlays = std::array<bool, kOverlayCount>;
ShownOverlays shownOverlays(const ViewSettings& view);
/// The view with these on; opacities and everything else stay.
ViewSettings withShown(ViewSettings view, const ShownOverlays& shown);

/// What a preset shows. `joint`: one is selected.
ShownOverlays overlaysOf(ViewPreset preset, bool joint);
/// The preset whose overlays are those of the view, with a joint or without; nothing: the view is the
/// user's own.
std::optional<ViewPreset> presetInForce(const ViewSettings& view);

} // namespace sinew
