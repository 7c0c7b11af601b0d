#include "ui/viewport/tools/GradientLine.h"

#include "ui/viewport/ViewTheme.h"

#include <QLineF>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kLeastLength = 4.0; // pixels

} // namespace

bool GradientLine::empty() const {
    return QLineF(from, to).length() < kLeastLength;
}

AlongLine GradientLine::along(const OrbitCamera& camera, bool within, bool frontOnly) const {
    const Eigen::Vector2d start(from.x(), from.y());
    const Eigen::Vector2d line(to.x() - from.x(), to.y() - from.y());
    return [=, &camera](const Vec3& place, const Vec3f& normal) -> std::optional<double> {
        const bool seen = camera.project(place).has_value();
        const bool faces = normal.cast<double>().dot(camera.towardEyeFrom(place)) > 0.0;
        if (!seen || (frontOnly && !faces)) {
            return std::nullopt;
        }
        const double share = (camera.onScreen(place) - start).dot(line) / line.squaredNorm();
        if (within && (share < 0.0 || share > 1.0)) {
            return std::nullopt;
        }
        return std::clamp(share, 0.0, 1.0);
    };
}

void GradientLine::paint(QPainter& painter, const ViewTheme& theme) const {
    constexpr double knob = 4.0;
    const std::array pens{QPen(QColor(0, 0, 0, 150), 4.0), QPen(toQt(theme.selected), 1.8)};
    for (const QPen& pen : pens) {
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(from, to);
        painter.drawEllipse(from, knob, knob);
        painter.drawEllipse(to, knob, knob);
    }
}

} // namespace sinew
