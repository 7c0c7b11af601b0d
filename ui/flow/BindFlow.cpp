#include "ui/flow/BindFlow.h"

#include "app/text/FormatText.h"
#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/panels/fields/SettingsEdit.h"
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

} // namespace sinew
