#include "ui/flow/ViewFlow.h"

#include "app/text/SolverText.h"
#include "ui/actions/Actions.h"
#include "ui/widgets/LayerRow.h"

#include <algorithm>

namespace sinew {
namespace {

bool weighted(const DocumentState& state) {
    return state.weights &&
           std::ranges::any_of(*state.weights, [](const auto& part) { return part != nullptr; });
}

/// Bound by a solver that makes none.
bool withoutVoxels(const DocumentState& state) {
    return state.bound() && state.field->withoutVoxels();
}

/// Whether there is anything to see in a layer.
bool available(Layer layer, const DocumentState& state) {
    switch (layer) {
    case Layer::Voxels:
    case Layer::Octree:
    case Layer::SliceDistance:
        return state.bound() && !withoutVoxels(state);
    case Layer::SurfaceDistance:
    case Layer::Explanation:
        return state.bound();
    case Layer::Weights:
    case Layer::JointColors:
    case Layer::InfluenceCount:
    case Layer::LimitCut:
    case Layer::Field:
    case Layer::FieldSurface:
    case Layer::Contact:
    case Layer::NotReached:
        return weighted(state);
    case Layer::Skeleton:
    case Layer::JointNames:
        return state.hasSkeleton();
    default:
        return true;
    }
}

} // namespace

ViewFlow::ViewFlow(const Actions& actions, ViewState& view, Document& document, PosedMesh& posed,
                   QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_view(view)
    , m_document(document)
    , m_posed(posed) {
    for (std::size_t i = 0; i < kLayerCount; ++i) {
        const Layer layer = static_cast<Layer>(i);
        actions.on(actionOfLayer(layer), this, [this, layer](bool on) { m_view.setVisible(layer, on); });
    }
    connectSwitch("view.xray", &ViewSettings::xray);
    connectSwitch("view.isolines", &ViewSettings::isolines);
    connectSwitch("view.slice", &ViewSettings::sliceEnabled);
    connectSwitch("view.exportPreview", &ViewSettings::exportPreview);
    actions.on("view.orthographic", this, [this](bool on) {
        ViewSettings next = m_view.settings();
        next.projection = on ? Projection::Orthographic : Projection::Perspective;
        m_view.set(next);
    });
    connect(&view, &ViewState::changed, this, &ViewFlow::show);
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Weights, this,
                      &ViewFlow::showAvailable);
    show();
    showAvailable();
}

void ViewFlow::connectSwitch(const char* id, bool ViewSettings::*member) {
    m_actions.on(id, this, [this, member](bool on) {
        ViewSettings next = m_view.settings();
        next.*member = on;
        m_view.set(next);
    });
}

void ViewFlow::show() {
    const ViewSettings& settings = m_view.settings();
    for (std::size_t i = 0; i < kLayerCount; ++i) {
        const Layer layer = static_cast<Layer>(i);
        m_actions[actionOfLayer(layer)]->setChecked(settings.layer(layer).visible);
    }
    m_actions["view.xray"]->setChecked(settings.xray);
    m_actions["view.isolines"]->setChecked(settings.isolines);
    m_actions["view.slice"]->setChecked(settings.sliceEnabled);
    m_actions["view.exportPreview"]->setChecked(settings.exportPreview);
    m_posed.setExportPreview(settings.exportPreview);
    m_actions["view.orthographic"]->setChecked(settings.projection == Projection::Orthographic);
}

void ViewFlow::showAvailable() {
    const DocumentState& state = m_document.state();
    for (std::size_t i = 0; i < kLayerCount; ++i) {
        const Layer layer = static_cast<Layer>(i);
        m_actions[actionOfLayer(layer)]->setEnabled(available(layer, state));
    }
    const auto noVoxels = [solver = state.field ? state.field->settings.solver : std::string()] {
        return noVoxelsText(solver);
    };
    for (const char* id : {"layer.voxels", "layer.octree", "layer.sliceDistance"}) {
        m_actions.explain(id, withoutVoxels(state) ? noVoxels : Actions::Reason());
    }
    m_actions["view.exportPreview"]->setEnabled(weighted(state));
}

} // namespace sinew
