#include "app/document/ViewState.h"

namespace sinew {

ViewSettings::ViewSettings() {
    for (const Layer shown : {Layer::Mesh, Layer::Skeleton, Layer::Grid, Layer::Explanation}) {
        layer(shown).visible = true;
    }
    layer(Layer::Wireframe).opacity = 0.35F;
    layer(Layer::Voxels).opacity = 0.9F;
    layer(Layer::Octree).opacity = 0.5F;
    layer(Layer::FieldSurface).opacity = 0.4F;
}

ViewState::ViewState(QObject* parent)
    : QObject(parent) {}

void ViewState::set(const ViewSettings& settings) {
    if (!(settings == m_settings)) {
        m_settings = settings;
        Q_EMIT changed();
    }
}

void ViewState::setVisible(Layer layer, bool visible) {
    ViewSettings next = m_settings;
    next.layer(layer).visible = visible;
    set(next);
}

void ViewState::setOpacity(Layer layer, float opacity) {
    ViewSettings next = m_settings;
    next.layer(layer).opacity = opacity;
    set(next);
}

} // namespace sinew
