#include "ui/dialogs/BakeDialog.h"

#include "app/bake/BakeText.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/workspace/UserPrompts.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <cmath>

namespace sinew {
namespace {

constexpr int kBakeFrameMilliseconds = 50;
constexpr int kBakeSteps = 1000;
constexpr QSize kWideBake(540, 580);
constexpr QSize kNarrowBake(316, 560); ///< no wider than the panels beside the view

} // namespace

BakeDialog::BakeDialog(Document& document, BakeJob& job, QWidget* parent)
    : Dialog(parent)
    , m_document(document)
    , m_job(job)
    , m_tabs(new QTabWidget)
    , m_form(new BakeForm(document))
    , m_results(new BakeResults)
    , m_progress(new CalmProgressBar)
    , m_said(new QLabel)
    , m_bake(new QPushButton)
    , m_compare(new QPushButton)
    , m_apply(new QPushButton)
    , m_close(new QPushButton) {
    build();
    connectJob();
    retranslate();
    showOutcome();
}

void BakeDialog::build() {
    m_tabs->setObjectName("bake.tabs");
    m_tabs->addTab(m_form, QString());
    m_tabs->addTab(m_results, QString());
    m_progress->setRange(0, kBakeSteps);
    m_progress->setTextVisible(false);
    m_said->setObjectName("bake.said");
    m_said->setWordWrap(true);
    m_bake->setObjectName("bake.run");
    m_bake->setProperty("primary", true);
    m_bake->setDefault(true);
    m_compare->setObjectName("bake.compare");
    m_compare->setCheckable(true);
    m_apply->setObjectName("bake.apply");
    m_close->setObjectName("bake.close");
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_compare);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_apply);
    buttons->addWidget(m_bake);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_said);
    layout->addLayout(buttons);
    resize(kWideBake);
}

void BakeDialog::connectJob() {
    m_timer.setInterval(kBakeFrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &BakeDialog::tick);
    connect(m_bake, &QPushButton::clicked, this, &BakeDialog::start);
    connect(m_apply, &QPushButton::clicked, this, &BakeDialog::applyAsked);
    connect(m_compare, &QPushButton::clicked, this, &BakeDialog::compareAsked);
    connect(m_close, &QPushButton::clicked, this, &BakeDialog::reject);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (!m_compact) {
            fitSize(size()); // the steps' figures take room
        }
    });
    connect(m_form, &BakeForm::poseAsked, this, [this](const Pose& pose) { Q_EMIT poseAsked(pose, kNone); });
    connect(m_results, &BakeResults::poseAsked, this, &BakeDialog::poseAsked);
    connect(&m_job, &BakeJob::runningChanged, this, &BakeDialog::showState);
    connect(&m_job, &BakeJob::finished, this, [this] {
        showOutcome();
        m_tabs->setCurrentWidget(m_results);
    });
    connect(&m_job, &BakeJob::failed, this, [this](const Error& error) { say(errorText(error), "error"); });
    connect(&m_job, &BakeJob::canceled, this, [this] { say(tr("Canceled. Nothing was changed."), "hint"); });
    m_document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                            DocumentChange::Weights | DocumentChange::Deformer | DocumentChange::Layers |
                            DocumentChange::Locks | DocumentChange::Driving,
                        this, &BakeDialog::showState);
}

void BakeDialog::start() {
    say({}, "hint");
    m_job.start(m_form->choices());
    showOutcome();
}

void BakeDialog::reject() {
    if (m_job.running()) {
        m_job.cancel();
    } else if (m_compact) {
        Q_EMIT compareAsked(false);
    } else {
        Dialog::reject();
    }
}

void BakeDialog::showCompared(bool on) {
    m_compared = on;
    m_compare->setChecked(on);
    m_compare->setText(on ? tr("End Co&mparing") : tr("Co&mpare"));
    showSize();
}

void BakeDialog::showSize() {
    const bool compact = m_compared && m_job.outcome() != nullptr;
    if (compact == m_compact) {
        return;
    }
    m_compact = compact;
    if (compact) {
        m_tabs->setCurrentWidget(m_results);
    }
    m_results->setCompact(compact);
    const QSizePolicy::Policy room = compact ? QSizePolicy::Ignored : QSizePolicy::Preferred;
    m_form->setSizePolicy(room, room); // a page that is not shown would keep the dialog wide
    m_tabs->tabBar()->setVisible(!compact);
    m_bake->setVisible(!compact);
    m_close->setVisible(!compact);
    fitSize(compact ? kNarrowBake : kWideBake);
}

/// Once the layouts have heard of what is shown and hidden, which takes them some events.
void BakeDialog::fitSize(const QSize& size) {
    QTimer::singleShot(0, this, [this, size] {
        layout()->activate();
        resize(size.expandedTo(minimumSizeHint()));
        Q_EMIT sizeChanged();
    });
}

/// The button that one would press next stands out.
void BakeDialog::showPrimary() {
    const bool apply = m_job.fits();
    m_apply->setProperty("primary", apply);
    m_bake->setProperty("primary", !apply);
    (apply ? m_apply : m_bake)->setDefault(true);
    for (QPushButton* button : {m_apply, m_bake}) {
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
}

void BakeDialog::tick() {
    m_progress->show(static_cast<int>(std::lround(m_job.fraction() * kBakeSteps)));
    say(bakePhaseText(bakePhaseAt(m_job.fraction())), "hint");
}

void BakeDialog::showOutcome() {
    m_form->showOutcome(m_job.outcome().get());
    m_results->showOutcome(m_job.outcome());
    m_tabs->setTabEnabled(1, m_job.outcome() != nullptr);
    showSize();
    showState();
}

void BakeDialog::sayOutcome() {
    if (!m_job.fits()) {
        say(tr("The character has changed since this bake. Bake again to apply it."), "warning");
        return;
    }
    const BakeOutcome& outcome = *m_job.outcome();
    const BakeSeconds& seconds = outcome.seconds;
    QString text = tr("Baked in %1 s.").arg(decimalText(seconds.source + seconds.fit + seconds.figures, 1));
    if (outcome.heldVertices > 0) {
        text += ' ' + tr("%n painted vertex(ices) kept their weights.", nullptr,
                         static_cast<int>(outcome.heldVertices));
    }
    say(text, "hint");
}

void BakeDialog::showState() {
    const bool running = m_job.running();
    const DocumentState& state = m_document.state();
    m_form->setEnabled(!running);
    m_bake->setEnabled(!running && state.hasSkeleton() && state.hasWeights());
    m_apply->setEnabled(m_job.fits());
    m_compare->setEnabled(m_job.fits() || m_compact);
    showPrimary();
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    m_progress->setVisible(running);
    if (running != m_timer.isActive()) {
        running ? m_timer.start() : m_timer.stop();
    }
    if (!running && m_job.outcome()) {
        sayOutcome();
    }
}

void BakeDialog::say(const QString& text, const char* manner) {
    for (const char* each : {"hint", "warning", "error"}) {
        m_said->setProperty(each, qstrcmp(each, manner) == 0);
    }
    m_said->style()->polish(m_said);
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
}

void BakeDialog::retranslate() {
    setWindowTitle(tr("Bake for Engine"));
    m_tabs->setTabText(0, tr("Bake"));
    m_tabs->setTabText(1, tr("Result"));
    m_bake->setText(tr("&Bake"));
    describe(m_bake, tr("Bake"),
             tr("Fit what is ticked to the source in the poses, and measure it. The character stays as it is "
                "until you apply the result"));
    showCompared(m_compare->isChecked());
    describe(m_compare, tr("Compare"),
             tr("Show the source and the bake side by side in the same pose. Colours show how far they are "
                "apart"));
    m_apply->setText(tr("&Apply"));
    describe(m_apply, tr("Apply"),
             tr("Put weights, joints, shapes and drivers into the character and skin it with classic linear. "
                "One step of undo"));
    describe(m_progress, tr("Progress of the bake"), {});
    showState();
}

} // namespace sinew
