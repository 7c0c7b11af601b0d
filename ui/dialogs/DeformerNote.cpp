#include "ui/dialogs/DeformerNote.h"

#include "ui/workspace/Workspace.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

DeformerNote::DeformerNote(const WindowContext& context, QWidget* parent)
    : Panel(parent)
    , m_context(context)
    , m_fate(hintLabel())
    , m_difference(hintLabel()) {
    m_fate->setObjectName("export.fate");
    m_difference->setObjectName("export.difference");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_fate);
    layout->addWidget(m_difference);
    connect(&context.workspace.implicit, &ImplicitController::skinChanged, this, &DeformerNote::show);
    retranslate();
}

void DeformerNote::setTarget(const ExportTarget& target) {
    m_target = target;
    show();
}

void DeformerNote::show() {
    m_fate->setText(deformerFateText(m_target, m_context.workspace.document.state().deform));
    m_difference->setText(lossText());
}

/// Empty where there is nothing to compare.
QString DeformerNote::lossText() {
    Workspace& workspace = m_context.workspace;
    const DocumentState& state = workspace.document.state();
    const auto weighted = [](const auto& part) { return part != nullptr; };
    if (!state.hasSkeleton() || !state.weights || std::ranges::none_of(*state.weights, weighted)) {
        return {};
    }
    const auto skin = workspace.implicit.skin();
    if (state.deform.implicit && !skin) {
        return tr("The difference is measured once the fields are fitted.");
    }
    const auto loss = m_loss.get(
        workspace.pool, this, std::tuple(workspace.posed.revision(), skin, m_target),
        [form = workspace.posed.snapshot(), skin, target = m_target](Progress& progress) {
            return deformerLoss(form, skin, target, progress);
        },
        [this] { show(); });
    return loss ? deformerLossText(*loss) : tr("Measuring the difference...");
}

void DeformerNote::retranslate() {
    show();
}

} // namespace sinew
