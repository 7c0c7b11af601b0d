#include "ui/viewport/painters/RigPainter.h"

#include "app/jobs/rig/RigDraft.h"
#include "app/rig/RigWords.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kGhostBone = 3.0; ///< pixels
constexpr double kGhostEdge = 5.0;
constexpr double kGhostJoint = 3.0;
constexpr double kMarkerDot = 6.0;
constexpr double kNextDot = 9.0;
constexpr double kGreenHue = 0.36;

QPointF seenAt(const OrbitCamera& camera, const Vec3& place) {
    const Eigen::Vector2d at = camera.onScreen(place);
    return {at.x(), at.y()};
}

void paintBones(QPainter& painter, const FittedSkeleton& fitted, const OrbitCamera& camera,
                const ViewTheme& theme) {
    for (const bool edge : {true, false}) { // edges first, so that none crosses a bone
        for (std::size_t j = 0; j < fitted.skeleton.size(); ++j) {
            const std::int32_t parent = fitted.skeleton.joints[j].parent;
            if (parent == kNone) {
                continue;
            }
            const QColor color =
                edge ? softened(toQt(theme.boneOutline), 0.7) : confidenceColor(fitted.joints[j].confidence);
            painter.setPen(QPen(color, edge ? kGhostEdge : kGhostBone, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(seenAt(camera, fitted.skeleton.position(static_cast<std::size_t>(parent))),
                             seenAt(camera, fitted.skeleton.position(j)));
        }
    }
    for (std::size_t j = 0; j < fitted.skeleton.size(); ++j) {
        painter.setPen(QPen(toQt(theme.boneOutline), 1.0));
        painter.setBrush(confidenceColor(fitted.joints[j].confidence));
        painter.drawEllipse(seenAt(camera, fitted.skeleton.position(j)), kGhostJoint, kGhostJoint);
    }
}

void paintMarker(QPainter& painter, const DraftMarker& marker, bool next, const OrbitCamera& camera,
                 const ViewTheme& theme) {
    const QPointF at = seenAt(camera, *marker.at);
    const QColor color = toQt(theme.selected);
    const double radius = next ? kNextDot : kMarkerDot;
    painter.setPen(QPen(marker.set ? toQt(theme.boneOutline) : color, 2.0));
    painter.setBrush(marker.set ? QBrush(color) : QBrush(softened(color, 0.15)));
    painter.drawEllipse(at, radius, radius);
    if (next) {
        painter.setPen(theme.text);
        painter.drawText(at + QPointF(radius + 4.0, 4.0), markerText(marker.name));
    }
}

} // namespace

QColor confidenceColor(double confidence) {
    return QColor::fromHsvF(static_cast<float>(kGreenHue * std::clamp(confidence, 0.0, 1.0)), 0.8F, 0.95F);
}

void paintRigDraft(QPainter& painter, const RigDraft& draft, const OrbitCamera& camera,
                   const ViewTheme& theme) {
    if (!draft.active()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (draft.fitted()) {
        paintBones(painter, *draft.fitted(), camera, theme);
    }
    for (const DraftMarker& marker : draft.markers()) {
        if (marker.at) {
            paintMarker(painter, marker, marker.name == draft.next(), camera, theme);
        }
    }
    painter.restore();
}

} // namespace sinew
