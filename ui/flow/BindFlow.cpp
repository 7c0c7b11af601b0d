#include "ui/flow/MenuFlows.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/LatticeEdits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/PictureMeshEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "app/view/OverlayTable.h"
#include "ui/actions/Actions.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/UserPrompts.h"

#include <QAction>

#include <algorithm>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// Each finds less than the one before; what is left then is not to be fixed.
constexpr int kMaxFixRounds = 4;

} // namespace

BindFlow::BindFlow(const Actions& actions, Document& document, BindController& bind,
                   ImplicitController& implicit, UserPrompts& prompts, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document)
    , m_bind(bind)
    , m_implicit(implicit)
    , m_prompts(prompts) {
    actions.on("bind.run", this, [this] { run(); });
    actions.on("bind.cancel", this, [this] {
        m_bind.cancel();
        m_implicit.cancel();
    });
    actions.on("bind.live", this, [this](bool on) { m_bind.setLive(on); });
    actions.on("bind.defaults", this, [this] {
        editSettings(
            m_document, MergeKey::None, [](BindSettings& settings) { settings = {}; }, WeightUpdate::Now,
            plainText(*m_actions["bind.defaults"]));
    });
    actions.on("bind.addLattice", this, [this] { addLattice(); });
    actions["bind.live"]->setChecked(bind.live());
    connectOutcomes();
    connectFixes();
    document.onChange(DocumentChange::Scene, this, &BindFlow::show);
    show();
}

/// What the bind after Fix All finds anew is fixed as well, in the same undo step.
void BindFlow::connectFixes() {
    const auto asked = [this] {
        if (!std::exchange(m_goesOn, false)) {
            m_fixRounds = kMaxFixRounds;
        }
        if (!m_bind.rebindDue()) {
            endFixes();
        }
    };
    connect(m_actions["bind.fixAll"], &QAction::triggered, this, asked, Qt::QueuedConnection);
    connect(&m_bind, &BindController::finished, this, &BindFlow::fixMore, Qt::QueuedConnection);
    connect(&m_bind, &BindController::canceled, this, &BindFlow::endFixes);
    connect(&m_bind, &BindController::stale, this, &BindFlow::endFixes);
    connect(&m_bind, &BindController::failed, this, &BindFlow::endFixes);
}

void BindFlow::fixMore() {
    QAction* fix = m_actions["bind.fixAll"];
    if (m_fixRounds > 0 && fix->isEnabled()) {
        --m_fixRounds;
        m_goesOn = true;
        fix->trigger();
    } else {
        endFixes();
    }
}

void BindFlow::endFixes() {
    if (std::exchange(m_fixRounds, 0) > 0) {
        m_document.endMerge();
    }
}

void BindFlow::run() {
    const DocumentState& state = m_document.state();
    if (!state.hasScene()) {
        return;
    }
    if (!state.hasSkeleton()) {
        askForSkeleton();
        return;
    }
    m_bind.bind();
}

void BindFlow::addLattice() {
    const bool wasBound = m_document.state().bound();
    if (const Expected<void> added = addLatticeHere(m_document); !added) {
        m_prompts.tellError(tr("The lattice cannot be added."), errorText(added.error()));
        return;
    }
    Q_EMIT said(tr("%1 added").arg(printable(m_document.state().settings.cages.back().name)));
    if (wasBound) {
        run();
    }
}

void BindFlow::askForSkeleton() {
    const int choice = m_prompts.choose(
        tr("This character has no skeleton."),
        tr("Make one from a template, or load one from one of these files: %1.")
            .arg(formatNames(mainSkeletonFormats())),
        {plainText(*m_actions["skeleton.fromTemplate"]), plainText(*m_actions["file.loadSkeleton"])});
    if (choice >= 0) {
        m_actions[choice == 0 ? "skeleton.fromTemplate" : "file.loadSkeleton"]->trigger();
    }
}

QString BindFlow::outcomeText(const QString& seconds) const {
    const auto& report = m_document.state().report;
    const bool astray = report && std::ranges::any_of(report->notices, [](const Notice& notice) {
                            return notice.code == NoticeCode::SkeletonOutside ||
                                   notice.code == NoticeCode::SkeletonFitProposed;
                        });
    return astray ? tr("Bound in %1 s, but the skeleton is outside the mesh. See the report").arg(seconds)
                  : tr("Bound in %1 s").arg(seconds);
}

void BindFlow::connectOutcomes() {
    connect(&m_bind, &BindController::runningChanged, this, &BindFlow::show);
    connect(&m_implicit, &ImplicitController::fittingChanged, this, &BindFlow::show);
    connect(&m_bind, &BindController::finished, this,
            [this](double seconds) { Q_EMIT said(outcomeText(decimalText(seconds, 1))); });
    connect(&m_bind, &BindController::previewShown, this, [this](double milliseconds) {
        Q_EMIT said(tr("Coarse preview after %1 ms, now binding at full resolution")
                        .arg(decimalText(milliseconds, 0)));
    });
    connect(&m_bind, &BindController::canceled, this,
            [this] { Q_EMIT said(tr("Bind canceled, nothing changed")); });
    connect(&m_bind, &BindController::stale, this, [this] {
        Q_EMIT said(tr("Bind canceled, because the character or the settings changed while it ran"));
    });
    connect(&m_bind, &BindController::failed, this,
            [this](const Error& error) { m_prompts.tellError(tr("The bind failed."), errorText(error)); });
}

void BindFlow::show() {
    m_actions["bind.run"]->setEnabled(m_document.state().hasScene());
    m_actions["bind.cancel"]->setEnabled(m_bind.running() || m_implicit.fitting());
}

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
    m_offered = false;
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

void PresetFlow::showBinds(const BindController& bind, const Preferences& preferences) {
    connect(&bind, &BindController::started, this, [this] {
        const DocumentState& state = m_document.state();
        m_firstBind = !state.bound() && !state.unboundByEdit();
    });
    connect(&bind, &BindController::finished, this, [this, &preferences] {
        if (std::exchange(m_firstBind, false) && preferences.values().showBind &&
            m_actions["mode.bind"]->isChecked()) {
            offerWeights();
        }
    });
}

void PresetFlow::offerWeights() {
    const std::optional<ViewPreset> now = presetInForce(m_view.settings());
    if (now == ViewPreset::Weights || (m_taken && now != ViewPreset::Shaded)) {
        return;
    }
    choose(ViewPreset::Weights);
    m_offered = true;
}

void PresetFlow::endBind() {
    if (std::exchange(m_offered, false) && presetInForce(m_view.settings()) == ViewPreset::Weights) {
        giveBack();
    }
}

void PresetFlow::take(ViewPreset preset) {
    const ShownOverlays wanted = overlaysOf(preset, m_document.state().selection.joint != kNone);
    m_taken.reset();
    m_view.set(withShown(m_view.settings(), wanted));
    m_before.reset();
    m_taken = wanted;
}

/// False: no preset was chosen.
bool PresetFlow::giveBack() {
    if (!m_taken || !m_before) {
        return false;
    }
    const ShownOverlays before = *m_before;
    m_offered = false;
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
    const bool editable = anyEditableMesh(state);
    m_actions["points.editMesh"]->setEnabled(editable);
    m_actions.explain(
        "points.editMesh",
        editable ? Actions::Reason() : [] { return tr("Only the mesh of a flat picture can be edited."); });
}

void EditFlow::retranslate() {
    show();
}

} // namespace sinew
