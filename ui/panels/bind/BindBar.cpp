#include "ui/panels/bind/BindPanel.h"

#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/NoticeBar.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace sinew {
namespace {
/// Beside an OpenGL view every change of a bar composes the whole window, which software OpenGL takes from
/// the work.
constexpr int kProgressMilliseconds = 150;
constexpr int kBindBarSteps = 1000;
constexpr double kSecondsPerMinute = 60.0;
} // namespace

QString timeLeftText(double seconds) {
    if (seconds < 0.0) {
        return {};
    }
    if (seconds < kSecondsPerMinute) {
        return QCoreApplication::translate("BindBar", "%1 s left").arg(std::ceil(seconds));
    }
    return QCoreApplication::translate("BindBar", "%1 min left").arg(std::ceil(seconds / kSecondsPerMinute));
}

BindBar::BindBar(Document& document, BindController& bind, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_bind(bind)
    , m_actions(actions)
    , m_run(new QPushButton)
    , m_cancel(new QPushButton)
    , m_live(new QToolButton)
    , m_progress(new CalmProgressBar)
    , m_stage(hintLabel()) {
    m_run->setObjectName("bind.runButton");
    m_cancel->setObjectName("bind.cancelButton");
    m_live->setDefaultAction(actions["bind.live"]);
    m_live->setFocusPolicy(Qt::StrongFocus);
    m_live->setIconSize({18, 18});
    m_progress->setRange(0, kBindBarSteps);
    m_progress->setTextVisible(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_run, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_live);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 10);
    layout->addWidget(m_stage);
    layout->addWidget(m_progress);
    layout->addLayout(buttons);
    m_timer.setInterval(kProgressMilliseconds);
    connect(m_run, &QPushButton::clicked, actions["bind.run"], &QAction::trigger);
    connect(m_cancel, &QPushButton::clicked, actions["bind.cancel"], &QAction::trigger);
    connect(&m_timer, &QTimer::timeout, this, &BindBar::tick);
    connect(&bind, &BindController::runningChanged, this, &BindBar::show);
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field, this,
                      &BindBar::show);
    retranslate();
}

void BindBar::show() {
    const DocumentState& state = m_document.state();
    const bool running = m_bind.progressDue();
    m_run->setEnabled(state.hasScene());
    m_run->setText(state.bound() ? tr("Bind Skin Again") : tr("Bind Skin"));
    m_cancel->setEnabled(running);
    emphasize(state.bound() ? state.stale() : !state.hasWeights()); // weights of the file may well be kept
    // The bar keeps its place, so that the buttons stay under the hand.
    if (running) {
        m_timer.start();
        tick();
        return;
    }
    if (m_bind.running()) {
        return; // weights that follow a slider: what stands there holds again in a moment
    }
    m_timer.stop();
    m_progress->show(0);
    const bool stale = state.stale() && !m_bind.awaited();
    m_stage->setProperty("hint", !stale);
    m_stage->setProperty("warning", stale);
    m_stage->style()->polish(m_stage);
    m_stage->setText(verdict());
}

/// What the bind that is there is worth; nothing of it where another is about to start.
QString BindBar::verdict() const {
    const DocumentState& state = m_document.state();
    if (!state.hasScene()) {
        return tr("Open a character first.");
    }
    if (!state.hasSkeleton()) {
        return tr("The character has no skeleton yet.");
    }
    if (m_bind.awaited()) {
        return stageText(Stage::Prepare);
    }
    if (state.stale()) {
        return tr("The settings have changed since the last bind. Bind again.");
    }
    return state.bound()        ? tr("Bound with these settings.")
           : state.hasWeights() ? tr("The file has weights. Bind Skin makes new ones.")
                                : tr("Not bound yet.");
}

/// While there is nothing to bind the button is one among others.
void BindBar::emphasize(bool due) {
    if (m_run->property("primary") == QVariant(due)) {
        return;
    }
    m_run->setProperty("primary", due);
    m_run->setIcon(due ? highlightedIcon("bind") : themedIcon("bind"));
    m_run->style()->unpolish(m_run);
    m_run->style()->polish(m_run);
}

void BindBar::tick() {
    const BindProgress progress = m_bind.progress();
    m_progress->show(static_cast<int>(std::lround(progress.fraction * kBindBarSteps)));
    const QString left = timeLeftText(progress.secondsLeft);
    const QString stage = stageText(progress.stage, progress.residual);
    m_stage->setText(left.isEmpty() ? stage : tr("%1, %2").arg(stage, left));
}

void BindBar::retranslate() {
    describe(m_run, tr("Bind Skin"), m_actions["bind.run"]->statusTip());
    m_cancel->setText(tr("Cancel"));
    describe(m_cancel, tr("Cancel the bind"), m_actions["bind.cancel"]->statusTip());
    m_live->setAccessibleName(m_actions["bind.live"]->text().remove('&'));
    describe(m_progress, tr("Progress of the bind"), {});
    show();
}

} // namespace sinew
