#include "app/document/ViewState.h"

namespace sinew {

ViewSettings::ViewSettings() {
    for (const Overlay shown : {Overlay::Mesh, Overlay::Skeleton, Overlay::Grid, Overlay::Explanation}) {
        layer(shown).visible = true;
    }
    layer(Overlay::Wireframe).opacity = 0.35F;
    layer(Overlay::Voxels).opacity = 0.9F;
    layer(Overlay::Octree).opacity = 0.5F;
    layer(Overlay::FieldSurface).opacity = 0.4F;
}

ViewSettings freshView(const ViewSettings& before) {
    ViewSettings fresh;
    fresh.xray = before.xray;
    fresh.isolines = before.isolines;
    fresh.lighting = before.lighting;
    fresh.shadows = before.shadows;
    fresh.cursorInfluences = before.cursorInfluences;
    fresh.projection = before.projection;
    fresh.navigation = before.navigation;
    return fresh;
}

ViewState::ViewState(QObject* parent)
    : QObject(parent) {}

void ViewState::set(const ViewSettings& settings) {
    if (!(settings == m_settings)) {
        m_settings = settings;
        Q_EMIT changed();
    }
}

void ViewState::setCompared(const ComparedView& compared) {
    ViewSettings next = m_settings;
    next.compared = compared;
    set(next);
}

void ViewState::setVisible(Overlay layer, bool visible) {
    ViewSettings next = m_settings;
    next.layer(layer).visible = visible;
    set(next);
}

void ViewState::setOpacity(Overlay layer, float opacity) {
    ViewSettings next = m_settings;
    next.layer(layer).opacity = opacity;
    set(next);
}

} // namespace sinew
