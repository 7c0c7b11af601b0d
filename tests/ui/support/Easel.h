#pragma once

#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QPointingDevice>
#include <QTabletEvent>

#include <array>

namespace sinew::test {

/// A limb whose weights are half and half, seen from the front, and a hand that paints on it.
struct Easel {
    ViewportDesk desk;

    Easel() {
        Scene scene = test::limb();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        desk.document.reset(stateOfScene(std::move(scene), {}));
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.view.setVisible(Overlay::Skeleton, false);
        desk.viewport.setTool(ViewTool::PaintWeights);
        selectJoint(desk.document, 1);
    }
    QPoint middle() const { return desk.viewport.rect().center(); }
    void stroke(Qt::KeyboardModifiers keys = {}, QPoint by = {60, 0}) {
        QTest::mousePress(&desk.viewport, Qt::LeftButton, keys, middle());
        moveTo(by, keys);
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, keys, middle() + by);
    }
    /// From the middle, with the button down.
    void moveTo(QPoint by, Qt::KeyboardModifiers keys = {}) {
        const QPoint to = middle() + by;
        QMouseEvent event(QEvent::MouseMove, to, to, Qt::NoButton, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(&desk.viewport, &event);
    }
    /// What a tablet sends before the mouse event of the same pen.
    void pen(QEvent::Type type, double pressure, Qt::MouseButtons buttons) {
        static const QPointingDevice tablet(
            "tablet", 1, QInputDevice::DeviceType::Stylus, QPointingDevice::PointerType::Pen,
            QInputDevice::Capability::Position | QInputDevice::Capability::Pressure, 1, 3);
        QTabletEvent event(type, &tablet, middle(), desk.viewport.mapToGlobal(QPointF(middle())), pressure,
                           0.0F, 0.0F, 0.0F, 0.0, 0.0F, {}, Qt::LeftButton, buttons);
        QCoreApplication::sendEvent(&desk.viewport, &event);
    }
    template<typename Change>
    void setOptions(const Change& change) {
        PaintOptions options = desk.viewport.paintOptions();
        change(options);
        desk.viewport.setPaintOptions(options);
    }
    float weight(std::size_t vertex, std::int32_t joint) const {
        for (const Influence& influence : (*desk.document.state().weights)[0]->at(vertex)) {
            if (influence.joint == joint) {
                return influence.weight;
            }
        }
        return 0.0F;
    }
    /// Mean weight of the joint over all vertices.
    double mean(std::int32_t joint) const {
        const SkinWeights& weights = *(*desk.document.state().weights)[0];
        double sum = 0.0;
        for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
            for (const Influence& influence : weights.at(p)) {
                sum += influence.joint == joint ? static_cast<double>(influence.weight) : 0.0;
            }
        }
        return sum / static_cast<double>(weights.vertexCount());
    }
    int steps() { return desk.document.undoStack().count(); }
};

} // namespace sinew::test
