#include "ui/viewport/PlaceDrawable.h"

#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr float kWidth = 1.6F;
constexpr int kCircleSteps = 48;
constexpr Rgba kRefineColor = rgba(92, 184, 250);
constexpr Rgba kOpenColor = rgba(250, 115, 90);
constexpr Rgba kCloseColor = rgba(115, 217, 128);

Rgba colorOf(PlaceKind kind) {
    switch (kind) {
    case PlaceKind::Refine:
        return kRefineColor;
    case PlaceKind::Open:
        return kOpenColor;
    case PlaceKind::Close:
        break;
    }
    return kCloseColor;
}

void addBox(const Place& place, std::vector<ThickLine>& lines) {
    const auto corner = [&](unsigned bits) {
        const Vec3 side((bits & 1U) != 0 ? 1 : -1, (bits & 2U) != 0 ? 1 : -1, (bits & 4U) != 0 ? 1 : -1);
        return Vec3f((place.center + side.cwiseProduct(place.half)).cast<float>());
    };
    for (unsigned from = 0; from < 8; ++from) {
        for (unsigned axis = 1; axis < 8; axis *= 2) {
            if ((from & axis) == 0) {
                lines.push_back({corner(from), corner(from | axis), colorOf(place.kind), kWidth});
            }
        }
    }
}

void addBall(const Place& place, std::vector<ThickLine>& lines) {
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        const auto at = [&](int step) {
            const double angle = 2.0 * std::numbers::pi * step / kCircleSteps;
            Vec3 p = place.center;
            p[(axis + 1) % 3] += place.half.x() * std::cos(angle);
            p[(axis + 2) % 3] += place.half.x() * std::sin(angle);
            return Vec3f(p.cast<float>());
        };
        for (int step = 0; step < kCircleSteps; ++step) {
            lines.push_back({at(step), at(step + 1), colorOf(place.kind), kWidth});
        }
    }
}

} // namespace

void PlaceDrawable::update(const Frame& frame) {
    std::vector<Place> places = placesOf(frame.state.settings);
    if (places == m_places) {
        return;
    }
    m_places = std::move(places);
    std::vector<ThickLine> lines;
    for (const Place& place : m_places) {
        if (place.shape == VoxelEditShape::Box) {
            addBox(place, lines);
        } else {
            addBall(place, lines);
        }
    }
    m_lines.set(lines);
}

void PlaceDrawable::draw(const Frame& frame) {
    if (m_lines.empty() || frame.state.pose != Pose::bindPose(frame.state.scene->skeleton)) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace sinew
