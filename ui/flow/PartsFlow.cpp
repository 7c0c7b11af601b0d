#include "ui/flow/PartsFlow.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/document/regions/RegionEdits.h"
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

RegionFlow::RegionFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    const auto on = [this](const char* id, SolidShape shape) {
        m_actions.on(id, this, [this, shape] { addRegionHere(m_document, shape); });
    };
    on("regions.sphere", SolidShape::Sphere);
    on("regions.capsule", SolidShape::Capsule);
    on("regions.box", SolidShape::Box);
    m_actions.on("regions.points", this, [this] { addPaintedRegion(m_document); });
    document.onChange(DocumentChange::Scene | DocumentChange::SelectedVertices, this, &RegionFlow::show);
    show();
}

void RegionFlow::show() {
    const DocumentState& state = m_document.state();
    for (const char* id : {"regions.sphere", "regions.capsule", "regions.box"}) {
        m_actions[id]->setEnabled(state.hasScene());
    }
    m_actions["regions.points"]->setEnabled(state.selected != nullptr);
}

EditFlow::EditFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    actions.on("edit.undo", &document.undoStack(), &QUndoStack::undo);
    actions.on("edit.redo", &document.undoStack(), &QUndoStack::redo);
    actions.on("edit.deselect", this, [this] {
        m_document.change(tr("Deselect All"), [](DocumentState& state) {
            state.selection = {};
            state.selected.reset();
        });
    });
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EditFlow::show);
    document.onChange(DocumentChange::Scene | DocumentChange::Selection | DocumentChange::SelectedVertices,
                      this, &EditFlow::show);
    show();
}

void EditFlow::show() {
    const QUndoStack& stack = m_document.undoStack();
    const auto label = [](QAction* action, bool can, const QString& bare, const QString& step) {
        action->setEnabled(can);
        action->setText(can ? step : bare);
    };
    const auto named = [](QString step) { return step.replace('&', "&&"); };
    label(m_actions["edit.undo"], stack.canUndo(), tr("&Undo"), tr("&Undo %1").arg(named(stack.undoText())));
    label(m_actions["edit.redo"], stack.canRedo(), tr("&Redo"), tr("&Redo %1").arg(named(stack.redoText())));
    const DocumentState& state = m_document.state();
    m_actions["edit.deselect"]->setEnabled(!(state.selection == Selection{}) || state.selected);
}

void EditFlow::retranslate() {
    show();
}

} // namespace sinew
