#include "ui/panels/poses/PoseShelfForm.h"

#include "ui/theme/Palette.h"

#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kTurn = 0.45;         // of the camera about the vertical, radians
constexpr double kMargin = 0.1;        // of the side
constexpr double kStroke = 0.055;      // of the side
constexpr double kCloseFraction = 0.3; // a pose of less than this fraction of the height is seen up close
constexpr double kCloseStroke = 0.09;  // of the side

struct BoneLine {
    QPointF from;
    QPointF to;
    double depth = 0.0;
    bool set = false;
};

struct Figure {
    std::vector<BoneLine> bones;
    QRectF whole;
    QRectF close; ///< of all that moves on one side
};

QPointF seen(const Vec3& position) {
    return {std::cos(kTurn) * position.x() + std::sin(kTurn) * position.z(), -position.y()};
}

void include(QRectF& box, const QPointF& point) {
    if (box.isNull()) {
        box = QRectF(point, QSizeF(1e-9, 1e-9));
        return;
    }
    box.setLeft(std::min(box.left(), point.x()));
    box.setRight(std::max(box.right(), point.x()));
    box.setTop(std::min(box.top(), point.y()));
    box.setBottom(std::max(box.bottom(), point.y()));
}

Figure figureOf(const Skeleton& skeleton, const PartialPose& pose) {
    const std::vector<Transform> posed = modelFromJoints(skeleton, pose.pose);
    std::vector<bool> set(skeleton.size(), false);
    for (const std::int32_t joint : pose.joints) {
        set[static_cast<std::size_t>(joint)] = true;
    }
    std::vector<bool> moved = set; // with all that hangs on it
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        moved[j] = moved[j] || (parent != kNone && moved[static_cast<std::size_t>(parent)]);
    }
    double middle = 0.0;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        middle += skeleton.position(j).x() / static_cast<double>(skeleton.size());
    }
    Figure figure;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        const auto parent = static_cast<std::size_t>(joint.parent);
        const auto add = [&](std::size_t from, const Vec3& end, bool isSet) {
            const Vec3 start = posed[from].translation();
            const BoneLine bone{seen(start), seen(end), 0.5 * (start.z() + end.z()), isSet};
            include(figure.whole, bone.from);
            include(figure.whole, bone.to);
            if (moved[from] && skeleton.position(j).x() >= middle) {
                include(figure.close, bone.from);
                include(figure.close, bone.to);
            }
            figure.bones.push_back(bone);
        };
        if (joint.parent != kNone && skeleton.joints[parent].parent != kNone) {
            add(parent, posed[j].translation(), set[parent]);
        }
        if (joint.tail) {
            add(j, posed[j] * (joint.modelFromJointBind.inverse() * *joint.tail), set[j]);
        }
    }
    std::ranges::stable_sort(figure.bones, {}, &BoneLine::depth);
    return figure;
}

} // namespace

QPixmap poseFigure(const Skeleton& skeleton, const PartialPose& pose, int side, double pixelRatio,
                   const QPalette& palette) {
    QPixmap picture(QSize(side, side) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    const Figure figure = figureOf(skeleton, pose);
    if (figure.bones.empty()) {
        return picture;
    }
    const double height = std::max(figure.whole.height(), figure.whole.width());
    const double part = std::max(figure.close.height(), figure.close.width());
    const bool close = !figure.close.isNull() && part > 0.0 && part < kCloseFraction * height;
    const QRectF box = close ? figure.close : figure.whole;
    const double scale = side * (1.0 - 2.0 * kMargin) / std::max({box.width(), box.height(), 1e-9});
    const QPointF center(0.5 * side, 0.5 * side);
    const auto place = [&](const QPointF& point) { return center + scale * (point - box.center()); };
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double stroke = side * (close ? kCloseStroke : kStroke);
    for (const BoneLine& bone : figure.bones) {
        const QColor color = bone.set ? accentColor() : palette.color(QPalette::Disabled, QPalette::Text);
        painter.setPen(QPen(color, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawLine(place(bone.from), place(bone.to));
    }
    return picture;
}

} // namespace sinew
