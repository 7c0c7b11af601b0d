#include "app/document/avatar/AvatarEdits.h"
#include "app/document/edits/Edits.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/panels/avatar/SpringsPanel.h"
#include "ui/widgets/NoticeBar.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace sinew {
namespace {

constexpr int kTrialMilliseconds = 100; // between two looks at the progress
constexpr int kTrialSteps = 1000;       // of the bar

} // namespace

SpringTrialForm::SpringTrialForm(Document& document, TaskPool& pool, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_job(document, pool)
    , m_check(new QPushButton)
    , m_show(new QPushButton)
    , m_progress(new CalmProgressBar)
    , m_result(hintLabel()) {
    m_check->setObjectName("springs.check");
    m_show->setObjectName("springs.showDeepest");
    m_result->setObjectName("springs.checkResult");
    m_progress->setRange(0, kTrialSteps);
    m_progress->setTextVisible(false);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_check, 1);
    buttons->addWidget(m_show, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(buttons);
    column->addWidget(m_progress);
    column->addWidget(m_result);
    m_timer.setInterval(kTrialMilliseconds);
    connect(&m_timer, &QTimer::timeout, this,
            [this] { m_progress->show(static_cast<int>(std::lround(kTrialSteps * m_job.fraction()))); });
    connect(m_check, &QPushButton::clicked, this, &SpringTrialForm::startOrCancel);
    connect(m_show, &QPushButton::clicked, this, [this] { selectJoint(m_document, m_deepest); });
    connect(&m_job, &SpringTrialJob::runningChanged, this, &SpringTrialForm::show);
    connect(&m_job, &SpringTrialJob::finished, this, &SpringTrialForm::tell);
    connect(&m_job, &SpringTrialJob::failed, this,
            [this](const Error& error) { sayInHint(m_result, errorText(error), true); });
    // What was found is of springs that have changed.
    document.onChange(DocumentChange::Scene | DocumentChange::Avatar | DocumentChange::Weights, this,
                      &SpringTrialForm::forget);
    retranslate();
}

void SpringTrialForm::startOrCancel() {
    if (m_job.running()) {
        m_job.cancel();
        return;
    }
    m_document.finishWeights();
    forget();
    m_job.start();
}

void SpringTrialForm::forget() {
    m_deepest = kNone;
    m_result->clear();
    show();
}

void SpringTrialForm::tell(const SpringTrial& trial) {
    const Scene& scene = *m_document.state().scene;
    m_deepest = trial.crossings.joint;
    QString text = trialText(trial);
    if (m_deepest != kNone) {
        const double meters = trial.crossings.deepest * scene.metersPerUnit;
        text += ' ' + tr("Deepest at %1, by %2.")
                          .arg(jointLabel(scene.skeleton, m_deepest),
                               QString::fromStdString(lengthText(meters, scene.metersPerUnit)));
    }
    sayInHint(m_result, text, m_deepest != kNone);
    show();
}

void SpringTrialForm::show() {
    const bool running = m_job.running();
    setVisible(!avatarOf(m_document.state()).springs.chains.empty());
    m_check->setEnabled(running || canTrySprings(m_document.state()));
    m_check->setText(running ? tr("Cancel") : tr("Check for Crossings"));
    m_show->setVisible(!running && m_deepest != kNone);
    m_progress->setVisible(running);
    m_result->setVisible(!m_result->text().isEmpty());
    if (running) {
        m_progress->show(0);
        m_timer.start();
    } else {
        m_timer.stop();
    }
}

void SpringTrialForm::retranslate() {
    describe(
        m_check, tr("Check for Crossings"),
        tr("Plays the first clip, or a gait where there is none, and counts vertices of chains that end up "
           "inside of colliders"));
    m_show->setText(tr("Select the Joint"));
    describe(m_show, tr("Select the Joint"), tr("Selects the joint whose skin is deepest inside"));
    show();
}

} // namespace sinew
