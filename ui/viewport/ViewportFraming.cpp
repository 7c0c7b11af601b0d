#include "ui/viewport/ViewportWidget.h"

#include "app/document/edits/PartSelection.h"
#include "app/document/edits/VisibilityEdits.h"

namespace sinew {

std::vector<Vec3> ViewportWidget::shownVertices() const {
    std::vector<Vec3> all;
    Aabb box;
    if (!m_document.state().scene) {
        return all;
    }
    for (std::size_t part = 0; part < m_document.state().scene->parts.size(); ++part) {
        if (sinew::isHidden(m_document.state(), part)) {
            continue;
        }
        for (const Vec3& point : m_posed.vertices(part)) {
            if (point.allFinite()) {
                box.add(point);
                all.push_back(point);
            }
        }
    }
    if (hiddenCount(m_document.state()) > 0 && !box.empty()) {
        return all; // whoever isolates a boot wants to see the boot
    }
    // Joints that stand far off (targets of controls) must not make the character small.
    const double reach = 0.2 * box.diagonal();
    for (const Transform& joint : m_posed.joints()) {
        const Vec3 place = joint.translation();
        const Vec3 nearest = place.cwiseMax(box.min).cwiseMin(box.max);
        if (box.empty() || (place - nearest).norm() <= reach) {
            all.push_back(place);
        }
    }
    return all;
}

Aabb ViewportWidget::selectionBox() const {
    const DocumentState& state = m_document.state();
    if (!state.scene) {
        return {};
    }
    Aabb box;
    const double size = m_box.diagonal();
    const auto addAround = [&](const Vec3& place, double reach) {
        box.add(Vec3(place - Vec3::Constant(reach)));
        box.add(Vec3(place + Vec3::Constant(reach)));
    };
    if (state.selection.vertex && state.selection.vertex->part < state.scene->parts.size()) {
        const std::vector<Vec3>& points = m_posed.vertices(state.selection.vertex->part);
        if (state.selection.vertex->vertex < points.size()) {
            addAround(points[state.selection.vertex->vertex], 0.06 * size);
        }
    } else if (state.selection.joint != kNone && state.hasSkeleton()) {
        const std::vector<Transform>& joints = m_posed.joints();
        addAround(joints[static_cast<std::size_t>(state.selection.joint)].translation(), 0.05 * size);
        for (std::size_t j = 0; j < joints.size(); ++j) {
            if (state.scene->skeleton.joints[j].parent == state.selection.joint) {
                addAround(joints[j].translation(), 0.03 * size);
            }
        }
    } else {
        for (const std::size_t part : selectedParts(state)) {
            for (const Vec3& point : m_posed.vertices(part)) {
                if (point.allFinite()) {
                    box.add(point);
                }
            }
        }
    }
    return box;
}

void ViewportWidget::frameBox(const Aabb& box) {
    if (!box.empty()) {
        m_camera.setViewport(width(), height());
        m_camera.setSceneBox(m_box);
        m_camera.frame(box);
        m_framed = true;
        Q_EMIT cameraChanged();
        redraw();
    }
}

void ViewportWidget::framePoints(std::span<const Vec3> points) {
    m_camera.setViewport(width(), height());
    m_camera.setSceneBox(m_box);
    m_camera.frame(points);
    m_framed = true;
    Q_EMIT cameraChanged();
    redraw();
}

void ViewportWidget::frameAll() {
    framePoints(shownVertices());
}

void ViewportWidget::frameFirst() {
    if (!m_framed && !m_box.empty()) {
        frameAll();
    }
}

void ViewportWidget::frameSelection() {
    const Aabb box = selectionBox();
    if (box.empty()) {
        frameAll();
    } else {
        frameBox(box);
    }
}

void ViewportWidget::showMark(const ViewMark& mark) {
    m_mark = mark;
    if (mark.around > 0.0) {
        const Vec3 place = placeOf(mark, m_posed);
        Aabb box;
        box.add(place - Vec3::Constant(mark.around));
        box.add(place + Vec3::Constant(mark.around));
        frameBox(box);
    } else {
        frameSelection();
    }
}

void ViewportWidget::dropMark() {
    if (m_mark) {
        m_mark.reset();
        redraw();
    }
}

void ViewportWidget::setStandardView(StandardView view) {
    m_camera.setStandardView(view);
    Q_EMIT cameraChanged();
    redraw();
}

} // namespace sinew
