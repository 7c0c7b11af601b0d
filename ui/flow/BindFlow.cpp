#include "ui/flow/BindFlow.h"

#include "app/text/FormatText.h"
#include "app/text/Numbers.h"
#include "app/view/OverlayTable.h"
#include "ui/actions/Actions.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/UserPrompts.h"

#include <algorithm>

namespace sinew {

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
            m_document, MergeKey::None, [](BindSettings& settings) { settings = {}; }, WeightQuality::Full,
            plainText(*m_actions["bind.defaults"]));
    });
    actions["bind.live"]->setChecked(bind.live());
    connectOutcomes();
    document.onChange(DocumentChange::Scene, this, &BindFlow::show);
    show();
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

void BindFlow::askForSkeleton() {
    const int way = m_prompts.choose(
        tr("This character has no skeleton."),
        tr("Make one from a template, or load one from one of these files: %1.")
            .arg(formatNames(mainSkeletonFormats())),
        {plainText(*m_actions["skeleton.fromTemplate"]), plainText(*m_actions["file.loadSkeleton"])});
    if (way >= 0) {
        m_actions[way == 0 ? "skeleton.fromTemplate" : "file.loadSkeleton"]->trigger();
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
            [this](const Error& error) { m_prompts.tellError(tr("The bind failed."), errorWords(error)); });
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
