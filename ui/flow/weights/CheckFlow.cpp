#include "ui/flow/weights/CheckFlow.h"

#include "app/text/Numbers.h"
#include "ui/actions/Actions.h"
#include "ui/workspace/Workspace.h"

#include <QAction>

namespace sinew {

CheckFlow::CheckFlow(const WindowContext& context, QObject* parent)
    : QObject(parent)
    , m_context(context) {
    WeightCheck& check = context.workspace.weightCheck;
    context.actions.on("weights.check", this, [&check] { check.start(); });
    connect(&check, &WeightCheck::checked, this, &CheckFlow::tell);
    connect(&check, &WeightCheck::canceled, this,
            [this](const QString& name) { Q_EMIT said(tr("%1 canceled.").arg(name)); });
    context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                        &CheckFlow::show);
    show();
}

void CheckFlow::tell() {
    const auto faults = m_context.workspace.weightCheck.faults();
    if (!faults || faults->empty()) {
        Q_EMIT said(tr("No faulty weights found."));
        return;
    }
    const auto count = [&](FaultKind kind) { return wholeText(faultCount(*faults, kind)); };
    Q_EMIT said(
        tr("Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy, %4 with too "
           "many influences, %5 with invalid or unnormalized weights in the file.")
            .arg(count(FaultKind::Zero), count(FaultKind::Far), count(FaultKind::Noisy),
                 count(FaultKind::BeyondLimit), count(FaultKind::Stored)));
    Q_EMIT found();
}

void CheckFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["weights.check"]->setEnabled(state.hasSkeleton() && state.hasWeights());
}

} // namespace sinew
