#include "app/bake/BakeEdits.h"
#include "app/document/DocumentState.h"
#include "core/skeleton/Pose.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/workspace/Workspace.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>
#include <QWhatsThisClickedEvent>

#include <algorithm>

namespace sinew {
namespace {

constexpr const char* kBakePage = "bake"; ///< of the manual

} // namespace

DeformerNote::DeformerNote(const WindowContext& context, QWidget* parent)
    : Panel(parent)
    , m_context(context)
    , m_pose(hintLabel())
    , m_names(hintLabel())
    , m_fate(hintLabel())
    , m_difference(hintLabel())
    , m_advice(new QLabel) {
    m_pose->setObjectName("export.pose");
    m_names->setObjectName("export.names");
    m_fate->setObjectName("export.fate");
    m_difference->setObjectName("export.difference");
    m_advice->setObjectName("export.advice");
    m_advice->setProperty("hint", true);
    m_advice->setWordWrap(true);
    m_advice->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_advice, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == kBakePage) { // as a link in an explanation of What's This opens it
            QWhatsThisClickedEvent page(link);
            QCoreApplication::sendEvent(m_advice, &page);
        } else {
            Q_EMIT bakeAsked();
        }
    });
    m_difference->setTextFormat(Qt::RichText);
    m_difference->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_difference, &QLabel::linkActivated, this, [this] {
        if (m_shown && m_shown->at) {
            Q_EMIT placeAsked(*m_shown->at, m_shown->joint);
        }
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_pose);
    layout->addWidget(m_names);
    layout->addWidget(m_fate);
    layout->addWidget(m_difference);
    layout->addWidget(m_advice);
    connect(&context.workspace.implicit, &ImplicitController::skinChanged, this, &DeformerNote::show);
    retranslate();
}

void DeformerNote::setTarget(const ExportTarget& target) {
    m_target = target;
    show();
}

void DeformerNote::show() {
    const DocumentState& state = m_context.workspace.document.state();
    const bool posed = state.hasSkeleton() && state.pose != Pose::bindPose(state.scene->skeleton);
    m_pose->setVisible(posed);
    const QString names = changedNamesText(m_target.profile, state.scene->skeleton);
    m_names->setText(names);
    m_names->setVisible(!names.isEmpty() && !m_target.gltf && !m_target.dragonBones);
    m_fate->setText(
        deformerFateText(m_target, state.deform, state.bound() && !state.settings.alphaCurves.empty()));
    m_difference->setText(lossText());
    m_difference->setVisible(!m_difference->text().isEmpty());
    m_advice->setVisible(!skinnedLinearly(state) && state.hasSkeleton() && state.hasWeights());
}

/// Empty where there is nothing to compare, and where a pose that nobody chose shows no difference.
QString DeformerNote::lossText() {
    m_shown.reset();
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
        workspace.pool, std::tuple(workspace.posed.revision(), skin, m_target),
        [form = workspace.posed.snapshot(), skin, target = m_target](Progress& progress) {
            return deformerLoss(form, skin, target, progress);
        },
        [this] { show(); });
    if (!loss) {
        return tr("Measuring the difference...");
    }
    m_shown = *loss;
    if (loss->showingPose && !loss->at && loss->cut == 0) {
        return {};
    }
    const QString text = deformerLossText(*loss, m_target, *state.scene).toHtmlEscaped();
    return loss->at ? tr("%1 <a href=\"place\">Show it in the view</a>").arg(text) : text;
}

void DeformerNote::retranslate() {
    m_pose->setText(tr("The character is posed, and the pose is not exported: the file has the bind pose. "
                       "Pose > Apply as Rest Pose makes the pose the bind pose."));
    m_advice->setText(
        tr("<a href=\"dialog\">Bake for Engine...</a> lets the engine show the same: by weights, helper "
           "joints and corrective shapes. <a href=\"bake\">How it works</a>"));
    show();
}

} // namespace sinew
