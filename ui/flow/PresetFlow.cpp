#include "ui/flow/PresetFlow.h"

#include "app/view/OverlayTable.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"

namespace sinew {

PresetFlow::PresetFlow(const Actions& actions, ViewState& view, Document& document, ViewportWidget& viewport,
                       QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_view(view)
    , m_document(document) {
    for (const ViewPresetRow& row : viewPresets()) {
        actions.on(row.id, this, [this, preset = row.preset] { choose(preset); });
    }
    connect(&view, &ViewState::changed, this, &PresetFlow::show);
    connect(&viewport, &ViewportWidget::escaped, this, &PresetFlow::giveBack);
    document.onChange(DocumentChange::Scene, this, [this] { // comes with a view of its own
        m_before.reset();
        m_taken.reset();
    });
    document.onChange(DocumentChange::Selection, this, &PresetFlow::follow);
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Weights, this,
                      &PresetFlow::showAvailable);
    show();
    showAvailable();
}

void PresetFlow::choose(ViewPreset preset) {
    if (presetInForce(m_view.settings()) == preset) {
        giveBack();
        show(); // the click has switched the action off
        return;
    }
    if (!m_taken || !m_before) {
        m_before = shownOverlays(m_view.settings());
    }
    const ShownOverlays wanted = overlaysOf(preset, m_document.state().selection.joint != kNone);
    m_view.set(withShown(m_view.settings(), wanted));
    m_taken = wanted; // what follows the change knows nothing of it yet
}

/// False: no preset was chosen.
bool PresetFlow::giveBack() {
    if (!m_taken || !m_before) {
        return false;
    }
    const ShownOverlays before = *m_before;
    m_before.reset();
    m_taken.reset();
    m_view.set(withShown(m_view.settings(), before));
    return true;
}

/// Weights of all joints become those of the joint that is selected, and back.
void PresetFlow::follow() {
    if (m_taken && presetInForce(m_view.settings()) == ViewPreset::Weights) {
        const ShownOverlays wanted =
            overlaysOf(ViewPreset::Weights, m_document.state().selection.joint != kNone);
        m_taken.reset();
        m_view.set(withShown(m_view.settings(), wanted));
        m_taken = wanted;
    }
}

void PresetFlow::show() {
    const ViewSettings& settings = m_view.settings();
    if (m_taken && shownOverlays(settings) != *m_taken) { // the user goes on from here
        m_taken.reset();
    }
    const std::optional<ViewPreset> inForce = presetInForce(settings);
    for (const ViewPresetRow& row : viewPresets()) {
        m_actions[row.id]->setChecked(row.preset == inForce);
    }
}

void PresetFlow::showAvailable() {
    const DocumentState& state = m_document.state();
    m_actions["view.weights"]->setEnabled(available(overlayRow(Overlay::Weights), state));
    const OverlayRow& voxels = overlayRow(Overlay::Voxels);
    m_actions["view.volume"]->setEnabled(available(voxels, state));
    const bool lacking = state.bound() && !lackText(voxels, *state.field).isEmpty();
    m_actions.explain("view.volume", lacking
                                         ? [&voxels, bound = state.field] { return lackText(voxels, *bound); }
                                         : Actions::Reason());
}

} // namespace sinew
