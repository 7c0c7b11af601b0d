#include "ui/viewport/painters/OverlayPainter.h"

#include "app/document/ViewState.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/jobs/rig/RigDraft.h"
#include "app/models/JointTreeModel.h"
#include "app/rig/RigWords.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "app/view/DrawnShapes.h"
#include "app/view/gizmo/Gizmo.h"
#include "app/view/gizmo/LimitArcs.h"
#include "ui/viewport/Frame.h"

#include <QPainterPath>

#include <algorithm>
#include <array>

namespace sinew {
namespace {

constexpr double kGhostBone = 3.0; ///< pixels
constexpr double kGhostEdge = 5.0;
constexpr double kGhostJoint = 3.0;
constexpr double kMarkerDot = 6.0;
constexpr double kNextDot = 9.0;
constexpr double kGreenHue = 0.36;

QPointF seenAt(const OrbitCamera& camera, const Vec3& position) {
    const Eigen::Vector2d at = camera.onScreen(position);
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

constexpr double kOverlayMargin = 12.0;
constexpr double kBannerPadding = 12.0;
constexpr double kBannerDot = 4.0;
constexpr double kBannerAround = 2.0 * kBannerPadding + 3.0 * kBannerDot; // the dot and the gap behind it
constexpr double kArcReach = 0.8; ///< of limits, of the handles that turn a joint
const std::array kAxisColors{QColor(0xf0, 0x4f, 0x58), QColor(0x7c, 0xc8, 0x3a), QColor(0x4a, 0x8d, 0xf8)};

/// Joints below each joint, itself included: roots of limbs matter more than finger tips.
std::vector<int> subtreeSizes(const Skeleton& skeleton) {
    std::vector<int> sizes(skeleton.size(), 1);
    for (std::size_t j = skeleton.size(); j-- > 0;) {
        if (skeleton.joints[j].parent != kNone) {
            sizes[static_cast<std::size_t>(skeleton.joints[j].parent)] += sizes[j];
        }
    }
    return sizes;
}

/// Of all joints, pixels from the left.
double middleOnScreen(const Frame& frame) {
    double sum = 0.0;
    double count = 0.0;
    for (const Transform& joint : frame.posed.joints()) {
        if (const auto seen = frame.camera.project(joint.translation())) {
            sum += seen->x;
            count += 1.0;
        }
    }
    return count > 0.0 ? sum / count : 0.0;
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

OverlayPainter::OverlayPainter(QPainter& painter, const Frame& frame)
    : m_painter(painter)
    , m_frame(frame)
    , m_font(painter.font())
    , m_bold(painter.font())
    , m_small(painter.font()) {
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_bold.setBold(true);
    m_small.setPointSizeF(m_font.pointSizeF() * 0.88);
}

/// The selected joint's name is the one that is looked for.
const QFont& OverlayPainter::fontOf(std::int32_t joint) const {
    return joint == m_frame.state.selection.joint ? m_bold : m_small;
}

void OverlayPainter::drawJointNames(bool all, std::int32_t hovered, double handles,
                                    const std::vector<bool>& shown, const std::vector<ScreenBox>& taken,
                                    const JointCheck* check) {
    if (!m_frame.state.hasSkeleton()) {
        return;
    }
    const Skeleton& skeleton = m_frame.state.scene->skeleton;
    const std::int32_t selected = m_frame.state.selection.joint;
    const std::vector<int> sizes = subtreeSizes(skeleton);
    const std::string prefix = sharedPrefix(skeleton);
    const double middle = middleOnScreen(m_frame);
    std::vector<Label> labels;
    std::vector<NamedJoint> named;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const auto joint = static_cast<std::int32_t>(j);
        const auto projected = m_frame.camera.project(m_frame.posed.joints()[j].translation());
        const bool meant = joint == selected || joint == hovered || (all && isShown(shown, joint));
        if (!meant || !projected || projected->x < 0 || projected->y < 0 ||
            projected->x > m_frame.camera.width() || projected->y > m_frame.camera.height()) {
            continue;
        }
        const double chosen = joint == selected ? 2e6 : joint == hovered ? 1e6 : 0.0;
        const QFontMetricsF metrics(fontOf(joint));
        QStringList texts{jointLabel(skeleton, joint, prefix)};
        if (check != nullptr && joint == (hovered != kNone ? hovered : selected)) { // why it is red
            texts << JointTreeModel::faultTexts(*check, joint);
        }
        named.push_back({joint, texts.join(QStringLiteral(" · ")), texts.size() > 1});
        Label label{projected->x, projected->y, metrics.horizontalAdvance(named.back().name) + 8.0,
                    metrics.height(), chosen + sizes[j]};
        label.leftFirst = projected->x < middle; // a name on the inner side lies over the other limb
        label.gap = joint == selected ? std::max(label.gap + 4.0, handles + 6.0) : label.gap;
        labels.push_back(label);
    }
    m_painter.setOpacity(static_cast<double>(m_frame.view.layer(Overlay::JointNames).opacity));
    for (const PlacedLabel& placed :
         placeLabels(labels, m_frame.camera.width(), m_frame.camera.height(), taken)) {
        const Label& label = labels[placed.label];
        if (named[placed.label].faulty) {
            drawLeader(label, placed);
        }
        drawLabel({placed.left, placed.top, label.width, label.height}, named[placed.label]);
    }
    m_painter.setOpacity(1.0);
}

/// The handles of the selected joint keep its text away from it.
void OverlayPainter::drawLeader(const Label& label, const PlacedLabel& placed) {
    const std::optional<LabelLeader> leader = leaderOf(label, placed);
    if (leader) {
        m_painter.setPen(QPen(toQt(kOutsideMark), 1.4, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(QPointF(leader->fromX, leader->fromY), QPointF(leader->toX, leader->toY));
    }
}

void OverlayPainter::drawLabel(const QRectF& box, const NamedJoint& named) {
    const bool chosen = named.joint == m_frame.state.selection.joint;
    m_painter.setFont(fontOf(named.joint));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(chosen ? toQt(m_frame.theme.selected) : m_frame.theme.panel);
    m_painter.drawRoundedRect(box, 3.5, 3.5);
    m_painter.setPen(chosen ? QColor(0x16, 0x10, 0x06) : m_frame.theme.text);
    m_painter.drawText(box, Qt::AlignCenter, named.name);
}

void OverlayPainter::drawJointLimits() {
    const std::int32_t joint = m_frame.state.hasSkeleton() ? m_frame.state.selection.joint : kNone;
    if (joint == kNone) {
        return;
    }
    const std::vector<Transform>& joints = m_frame.posed.joints();
    const Transform& at = joints[static_cast<std::size_t>(joint)];
    const double radius = kArcReach * gizmoAt(at, true, m_frame.camera).radius;
    m_painter.setOpacity(static_cast<double>(m_frame.view.layer(Overlay::JointLimits).opacity));
    for (const LimitArc& arc :
         limitArcs(m_frame.state.scene->skeleton, m_frame.posed.shownPose(), joints, joint, radius)) {
        const QPointF center = seenAt(m_frame.camera, arc.center);
        QPolygonF line;
        for (const Vec3& point : arc.points) {
            line << seenAt(m_frame.camera, point);
        }
        QPolygonF pie = line;
        pie << center;
        const QColor& color = kAxisColors[static_cast<std::size_t>(arc.axis)];
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(softened(color, 0.18));
        m_painter.drawPolygon(pie);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(color, 2.0, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawPolyline(line);
        m_painter.drawLine(center, line.front());
        m_painter.drawLine(center, line.back());
        m_painter.setPen(QPen(color, 3.2, Qt::DotLine, Qt::RoundCap));
        m_painter.drawLine(center, seenAt(m_frame.camera, arc.now));
    }
    m_painter.setOpacity(1.0);
}

void OverlayPainter::drawSelectedVertex() {
    const std::optional<VertexId>& vertex = m_frame.state.selection.vertex;
    if (!vertex || vertex->part >= m_frame.state.scene->parts.size()) {
        return;
    }
    if (vertex->vertex >= m_frame.state.scene->parts[vertex->part].mesh->vertexCount()) {
        return;
    }
    const std::vector<Vec3> positions =
        m_frame.posed.shownVertices(vertex->part, std::span(&vertex->vertex, 1));
    const auto projected = m_frame.camera.project(positions[0]);
    if (!projected) {
        return;
    }
    constexpr double radius = 8.0;
    const QPointF center(projected->x, projected->y);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(QColor(0x10, 0x14, 0x1c, 0xd0), 5.0));
    m_painter.drawEllipse(center, radius, radius);
    m_painter.setPen(QPen(toQt(m_frame.theme.selected), 2.4));
    m_painter.drawEllipse(center, radius, radius);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(Qt::white));
    m_painter.drawEllipse(center, 2.4, 2.4);
}

void OverlayPainter::drawMark(const ViewMark& mark) {
    constexpr double min = 15.0; // pixels
    constexpr double max = 90.0;
    constexpr double tick = 9.0;
    const Vec3 at = positionOf(mark, m_frame.posed);
    const auto projected = m_frame.camera.project(at);
    const double pixels = mark.radius / m_frame.camera.unitsPerPixel(at);
    if (!projected || (pixels > max && mark.part != kNone)) { // a large part stands out by itself
        return;
    }
    const double radius = std::clamp(pixels, min, max);
    const QPointF center(projected->x, projected->y);
    QPainterPath path;
    path.addEllipse(center, radius, radius);
    for (const QPointF& side : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
        path.moveTo(center + radius * side);
        path.lineTo(center + (radius + tick) * side);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(QColor(0x10, 0x14, 0x1c, 0xd0), 6.0, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawPath(path);
    m_painter.setPen(QPen(toQt(kSuspectedBridge), 3.0, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawPath(path);
}

ScreenBox OverlayPainter::axesBox() const {
    return sinew::axesBox(m_frame.camera.height());
}

double OverlayPainter::lowerRight() const {
    const double line = QFontMetricsF(m_small).height();
    const bool hidden = !hiddenPartsText(m_frame.state).isEmpty();
    const bool size = m_frame.view.layer(Overlay::Grid).visible && !m_frame.box.empty();
    return kOverlayMargin + (hidden ? 2.4 * line + 4.0 : size ? line + 4.0 : 0.0);
}

void OverlayPainter::drawAxes() {
    struct Arm {
        QPointF direction;
        double depth = 0.0;
        QColor color;
        QString name;
    };
    const QPointF center(kAxesPlace, m_frame.camera.height() - kAxesPlace);
    const QString names[] = {QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")};
    std::vector<Arm> arms;
    for (int a = 0; a < 3; ++a) {
        const Vec3 axis = Vec3::Unit(a);
        arms.push_back({QPointF(m_frame.camera.right().dot(axis), -m_frame.camera.up().dot(axis)),
                        m_frame.camera.toward().dot(axis), kAxisColors[static_cast<std::size_t>(a)],
                        names[a]});
    }
    std::sort(arms.begin(), arms.end(), [](const Arm& a, const Arm& b) { return a.depth < b.depth; });
    m_painter.setFont(m_small);
    for (const Arm& arm : arms) {
        const QPointF tip = center + 27.0 * arm.direction;
        m_painter.setOpacity(0.72 + 0.28 * arm.depth);
        m_painter.setPen(QPen(arm.color, 2.4, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(center, tip);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(arm.color);
        m_painter.drawEllipse(tip, 8.0, 8.0);
        m_painter.setPen(QColor(0x10, 0x14, 0x1c));
        m_painter.drawText(QRectF(tip - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter, arm.name);
    }
    m_painter.setOpacity(1.0);
}

void OverlayPainter::drawSize() {
    if (m_frame.box.empty()) {
        return;
    }
    const Vec3 meters = m_frame.box.extent() * m_frame.state.scene->metersPerUnit;
    const auto text = [&](double value) {
        return QString::fromStdString(lengthText(value, m_frame.state.scene->metersPerUnit));
    };
    const QString size =
        tr("Height %1, width %2, depth %3").arg(text(meters.y()), text(meters.x()), text(meters.z()));
    m_painter.setFont(m_small);
    m_painter.setPen(softened(m_frame.theme.text, 0.72));
    const QRectF room(kOverlayMargin, 0, m_frame.camera.width() - 2.0 * kOverlayMargin,
                      m_frame.camera.height() - kOverlayMargin);
    m_painter.drawText(
        room, Qt::AlignRight | Qt::AlignBottom,
        m_painter.fontMetrics().elidedText(size, Qt::ElideRight, static_cast<int>(room.width())));
}

void OverlayPainter::drawHiddenParts() {
    const QString text = hiddenPartsText(m_frame.state);
    if (text.isEmpty()) {
        return;
    }
    m_painter.setFont(m_small);
    m_painter.setPen(m_frame.theme.text);
    const double above = kOverlayMargin + 1.3 * QFontMetricsF(m_small).height(); // the size stands below
    const QRectF room(kOverlayMargin, 0, m_frame.camera.width() - 2.0 * kOverlayMargin,
                      m_frame.camera.height() - above);
    m_painter.drawText(room, Qt::AlignRight | Qt::AlignBottom, text);
}

/// What is free of `taken` across a strip of the view, from left to right.
std::pair<double, double> OverlayPainter::freeAcross(double top, double height,
                                                     const std::vector<ScreenBox>& taken) const {
    double from = kOverlayMargin;
    double to = m_frame.camera.width() - kOverlayMargin;
    for (const ScreenBox& box : taken) {
        if (box.top < top + height && box.bottom > top) {
            const bool atLeft = box.left + box.right < m_frame.camera.width();
            from = atLeft ? std::max(from, box.right + kOverlayMargin) : from;
            to = atLeft ? to : std::min(to, box.left - kOverlayMargin);
        }
    }
    return {from, to};
}

/// In one line where all find room, else one below the other.
void OverlayPainter::drawBanner(const QStringList& texts, const std::vector<ScreenBox>& taken) {
    constexpr double gap = 4.0;
    const QFontMetricsF metrics(m_font);
    const double height = metrics.height() + 10.0;
    const auto [from, to] = freeAcross(kOverlayMargin, height, taken);
    const QString all = texts.join(QStringLiteral(" · "));
    const bool one = metrics.horizontalAdvance(all) + kBannerAround <= to - from;
    double top = kOverlayMargin;
    for (const QString& text : one ? QStringList(all) : texts) {
        drawBannerLine(text, top, height, freeAcross(top, height, taken));
        top += height + gap;
    }
}

void OverlayPainter::drawBannerLine(const QString& text, double top, double height,
                                    const std::pair<double, double>& room) {
    const auto [from, to] = room;
    const QFontMetricsF metrics(m_font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max(0.0, to - from - kBannerAround));
    if (shown.isEmpty()) {
        return;
    }
    const QSizeF size(metrics.horizontalAdvance(shown) + kBannerAround, height);
    const double middle = 0.5 * (m_frame.camera.width() - size.width());
    const double left = std::max(from, std::min(middle, to - size.width()));
    const QRectF box(QPointF(left, top), size);
    m_painter.setPen(QPen(toQt(m_frame.theme.selected), 1.4));
    m_painter.setBrush(m_frame.theme.panel);
    m_painter.drawRoundedRect(box, 0.5 * size.height(), 0.5 * size.height());
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(toQt(m_frame.theme.selected));
    m_painter.drawEllipse(QPointF(left + kBannerPadding + kBannerDot, box.center().y()), kBannerDot,
                          kBannerDot);
    m_painter.setFont(m_font);
    m_painter.setPen(m_frame.theme.text);
    m_painter.drawText(box.adjusted(kBannerPadding + 3.0 * kBannerDot, 0.0, -kBannerPadding, 0.0),
                       Qt::AlignCenter, shown);
}

void OverlayPainter::drawBadge(const QPointF& cursor, const QString& text,
                               const std::vector<ScreenBox>& taken) {
    const QFontMetricsF metrics(m_bold);
    const ScreenBox place =
        boxBesideCursor(cursor.x(), cursor.y(), metrics.horizontalAdvance(text) + 18.0,
                        metrics.height() + 8.0, m_frame.camera.width(), m_frame.camera.height(), taken);
    const QRectF box(QPointF(place.left, place.top), QPointF(place.right, place.bottom));
    m_painter.setPen(QPen(m_frame.theme.panelEdge, 1.0));
    m_painter.setBrush(m_frame.theme.panel);
    m_painter.drawRoundedRect(box, 6.0, 6.0);
    m_painter.setFont(m_bold);
    m_painter.setPen(m_frame.theme.text);
    m_painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace sinew
