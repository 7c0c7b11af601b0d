#include "ui/flow/PartsFlow.h"

#include "app/document/edits/HideEdits.h"
#include "app/document/edits/JointSelection.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/PartSelection.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"

#include <algorithm>
#include <vector>

namespace sinew {

PartsFlow::PartsFlow(const Actions& actions, Document& document, const ViewportWidget& viewport,
                     QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document)
    , m_viewport(viewport) {
    actions.on("parts.hide", this, &PartsFlow::hide);
    actions.on("parts.isolate", this, &PartsFlow::isolate);
    onSelected("parts.ghost", ghostParts);
    onSelected("parts.ghostOthers", ghostOtherParts);
    onSelected("parts.selectPoints", [](Document& of, std::span<const std::size_t> parts) {
        selectPartVertices(of, parts, SelectMode::Replace);
    });
    actions.on("parts.showAll", this, [this] { showEverything(m_document); });
    actions.on("parts.acceptAll", this, [this] { acceptAllProposals(m_document); });
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Selection | DocumentChange::SelectedVertices |
                          DocumentChange::HiddenParts | DocumentChange::HiddenJoints,
                      this, &PartsFlow::show);
    connect(&viewport, &ViewportWidget::toolChanged, this, &PartsFlow::show);
    show();
}

/// Without a selected part nothing is edited: the action is off then.
void PartsFlow::onSelected(const char* action, void (*edit)(Document&, std::span<const std::size_t>)) {
    m_actions.on(action, this, [this, edit] { edit(m_document, selectedParts(m_document.state())); });
}

/// Whoever has a tool for vertices in hand means these. A joint mostly stays selected, so parts go before.
PartsFlow::Target PartsFlow::target() const {
    const DocumentState& state = m_document.state();
    if (m_viewport.vertexTool() && state.selected) {
        return Target::Faces;
    }
    if (!selectedParts(state).empty()) {
        return Target::Parts;
    }
    return selectedJoints(state).empty() ? Target::Nothing : Target::Joints;
}

void PartsFlow::hide() {
    switch (target()) {
    case Target::Faces:
        hideFaces(m_document, *m_document.state().selected);
        break;
    case Target::Parts:
        hideParts(m_document, selectedParts(m_document.state()));
        break;
    case Target::Joints:
        hideJoints(m_document, selectedJoints(m_document.state()));
        break;
    case Target::Nothing:
        break;
    }
}

void PartsFlow::isolate() {
    switch (target()) {
    case Target::Faces:
        isolateFaces(m_document, *m_document.state().selected);
        break;
    case Target::Parts:
        isolateParts(m_document, selectedParts(m_document.state()));
        break;
    case Target::Joints:
        isolateJoints(m_document, selectedJoints(m_document.state()));
        break;
    case Target::Nothing:
        break;
    }
}

void PartsFlow::show() {
    const DocumentState& state = m_document.state();
    const std::vector<std::size_t> parts = selectedParts(state);
    const bool shown = std::ranges::any_of(parts, [&](std::size_t part) { return !isHidden(state, part); });
    const Target what = target();
    m_actions["parts.hide"]->setEnabled(what == Target::Parts ? shown : what != Target::Nothing);
    m_actions["parts.isolate"]->setEnabled(what != Target::Nothing);
    m_actions["parts.ghost"]->setEnabled(!parts.empty());
    m_actions["parts.ghostOthers"]->setEnabled(!parts.empty());
    m_actions["parts.selectPoints"]->setEnabled(
        std::ranges::any_of(parts, [&](std::size_t part) { return isReachable(state, part); }));
    m_actions["parts.showAll"]->setEnabled(anyHidden(state));
    m_actions["parts.acceptAll"]->setEnabled(!openProposals(state).empty());
}

} // namespace sinew
