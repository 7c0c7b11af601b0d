#include "ui/flow/weights/FloodFlow.h"

#include "app/painting/BrushStroke.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>

namespace sinew {

FloodFlow::FloodFlow(const WindowContext& context, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_viewport(viewport) {
    m_context.actions.on("paint.flood", this, &FloodFlow::flood);
    m_context.workspace.document.onChange(DocumentChange::Scene | DocumentChange::Weights, this,
                                          &FloodFlow::show);
    show();
}

void FloodFlow::flood() {
    Workspace& workspace = m_context.workspace;
    const auto done = floodWeights(workspace.document, workspace.posed, m_viewport.paintOptions());
    if (!done) {
        m_context.prompts.tellError(tr("The weights cannot be changed."), errorText(done.error()));
        return;
    }
    const auto& selected = workspace.document.state().selected;
    Q_EMIT said(selected
                    ? tr("Flooded %n selected vertex(ices).", nullptr, static_cast<int>(selected->count()))
                    : tr("Flooded all visible vertices."));
}

void FloodFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    m_context.actions["paint.flood"]->setEnabled(state.hasSkeleton() && state.hasWeights());
}

} // namespace sinew
