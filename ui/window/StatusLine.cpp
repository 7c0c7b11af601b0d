#include "ui/window/StatusLine.h"

#include "app/document/edits/SelectEdits.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/panels/bind/BindPanel.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/NoticeBar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <cmath>

namespace sinew {
namespace {
/// Beside an OpenGL view every change of a bar composes the whole window, which software OpenGL takes from
/// the work.
constexpr int kStatusLineProgressMilliseconds = 150;
constexpr int kStatusLineSteps = 1000;
} // namespace

StatusLine::StatusLine(Document& document, BindController& bind, ImplicitController& implicit,
                       PosedMesh& posed, const Actions& actions, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_bind(bind)
    , m_implicit(implicit)
    , m_posed(posed)
    , m_actions(actions)
    , m_vertices(new QLabel)
    , m_work(new ElidedLabel)
    , m_progress(new CalmProgressBar)
    , m_cancel(new QToolButton)
    , m_times(new ElidedLabel)
    , m_link(new QToolButton)
    , m_report(new QToolButton) {
    constexpr int barWidth = 140;
    m_progress->setRange(0, kStatusLineSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(barWidth);
    m_cancel->setIcon(themedIcon("cancel"));
    m_cancel->setIconSize({16, 16});
    m_cancel->setObjectName("status.cancel");
    m_cancel->setFocusPolicy(Qt::StrongFocus);
    // Work that begins must not make the bar taller and move the view under the cursor.
    QSizePolicy keepsItsRoom = m_cancel->sizePolicy();
    keepsItsRoom.setRetainSizeWhenHidden(true);
    m_cancel->setSizePolicy(keepsItsRoom);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 6, 0);
    layout->addWidget(m_vertices);
    layout->addWidget(m_work);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_times);
    layout->addWidget(m_link);
    layout->addWidget(m_report); // last, where nothing moves it
    m_vertices->setObjectName("status.points");
    m_work->setObjectName("status.work");
    m_times->setObjectName("status.times");
    m_link->setObjectName("status.link");
    m_link->hide();
    m_report->setObjectName("status.issues");
    for (QToolButton* button : {m_link, m_report}) {
        button->setIconSize({16, 16});
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    connect(m_link, &QToolButton::clicked, this, &StatusLine::linkAsked);
    connect(m_report, &QToolButton::clicked, this, &StatusLine::reportAsked);
    m_times->setVisible(m_timingsShown);
    m_timer.setInterval(kStatusLineProgressMilliseconds);
    connectSources();
    retranslate();
}

void StatusLine::follow(const QObject* owner, Work work) {
    std::erase_if(m_works, [&](const auto& entry) { return entry.first == owner; });
    m_works.emplace_back(owner, std::move(work));
    QTimer::singleShot(kStatusLineProgressMilliseconds, this,
                       &StatusLine::show); // what is over by then never shows
}

void StatusLine::followNothing(const QObject* owner) {
    std::erase_if(m_works, [&](const auto& entry) { return entry.first == owner; });
    show();
}

void StatusLine::connectSources() {
    connect(&m_timer, &QTimer::timeout, this, &StatusLine::tick);
    connect(&m_bind, &BindController::runningChanged, this, &StatusLine::show);
    connect(&m_implicit, &ImplicitController::fittingChanged, this, &StatusLine::show);
    m_document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Weights |
                            DocumentChange::Pose | DocumentChange::Deformer |
                            DocumentChange::SelectedVertices,
                        this, &StatusLine::documentChanged);
    connect(&m_bind, &BindController::previewShown, this, [this] {
        m_recomputed = Recomputed::Preview;
        showTimes();
    });
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        if (!m_works.empty()) {
            if (const auto cancel = m_works.back().second.cancel) {
                cancel();
            }
        } else if (m_bind.running()) {
            m_bind.cancel();
        } else {
            m_implicit.cancel();
        }
    });
}

void StatusLine::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        m_recomputed = Recomputed::Nothing;
        m_frame = -1.0;
        m_deform.reset();
    } else if (what.testFlag(DocumentChange::Field)) {
        m_recomputed = Recomputed::Volume;
    } else if (what.testFlag(DocumentChange::Weights)) {
        m_recomputed = Recomputed::Weights;
    } else if (what.testFlag(DocumentChange::Pose) || what.testFlag(DocumentChange::Deformer)) {
        m_recomputed = Recomputed::Deformation;
    }
    showTimes();
    showVertices();
    showIssues();
}

void StatusLine::setIssues(std::size_t issues, std::size_t notes, bool pending) {
    m_issues = issues;
    m_notes = notes;
    m_pending = pending;
    showIssues();
}

/// Before a bind nobody knows that there are none.
void StatusLine::showIssues() {
    const DocumentState& state = m_document.state();
    m_report->setVisible(m_issues > 0 || (state.hasScene() && state.report));
    m_report->setIcon(themedIcon(m_pending ? "report" : m_issues > 0 ? "warning" : "check"));
    describe(m_report,
             m_pending      ? tr("Checking...")
             : m_issues > 0 ? tr("Issues: %1").arg(wholeText(m_issues))
                            : tr("No issues"),
             tr("Issues in the report: %1. Notes: %2. Click to show them")
                 .arg(wholeText(m_issues), wholeText(m_notes)));
    m_report->setText(m_report->accessibleName());
}

void StatusLine::setLink(const QString& text, const QString& tip, bool warns) {
    m_link->setVisible(!text.isEmpty());
    m_link->setText(text);
    m_link->setIcon(themedIcon(warns ? "warning" : "live"));
    if (text.isEmpty()) {
        describe(m_link, tr("Live Link to Blender"), tr("What became of the weights in Blender"));
    } else {
        describe(m_link, text, tip);
    }
}

void StatusLine::showVertices() {
    m_vertices->setText(selectedVerticesText(m_document.state()));
}

QString StatusLine::recomputedText() const {
    switch (m_recomputed) {
    case Recomputed::Volume:
        return tr("computed: volume, distances, weights");
    case Recomputed::Preview:
        return tr("computed: preview");
    case Recomputed::Weights:
        return tr("computed: weights");
    case Recomputed::Deformation:
        return tr("computed: deformation");
    case Recomputed::Nothing:
        break;
    }
    return {};
}

void StatusLine::setFrameTime(double milliseconds) {
    m_frame = milliseconds;
    m_deform = m_posed.milliseconds();
    showTimes();
}

void StatusLine::setTimingsShown(bool shown) {
    m_timingsShown = shown;
    m_times->setVisible(shown);
    showTimes();
}

void StatusLine::showTimes() {
    QStringList times;
    if (!m_timingsShown || !m_document.state().hasScene()) {
        m_times->clear();
        return;
    }
    if (m_recomputed != Recomputed::Nothing) {
        times << recomputedText();
        if (m_deform) { // else the graphics card deforms, as a part of drawing
            times << tr("deform %1 ms").arg(decimalText(*m_deform, 1));
        }
    }
    if (m_frame >= 0.0) {
        times << tr("draw %1 ms").arg(decimalText(m_frame, 1));
    }
    m_times->setText(times.join(QStringLiteral(" · ")));
}

void StatusLine::show() {
    const bool busy = !m_works.empty() || m_bind.progressDue() || m_implicit.fitting();
    for (QWidget* widget : {static_cast<QWidget*>(m_work), static_cast<QWidget*>(m_progress),
                            static_cast<QWidget*>(m_cancel)}) {
        widget->setVisible(busy);
    }
    m_cancel->setEnabled(m_works.empty() || m_works.back().second.cancel);
    if (busy) {
        m_timer.start();
        tick();
    } else {
        m_timer.stop();
    }
}

void StatusLine::tick() {
    const auto tell = [this](double fraction, const QString& what) {
        m_progress->show(static_cast<int>(std::lround(fraction * kStatusLineSteps)));
        m_work->setText(what);
    };
    if (!m_works.empty()) {
        const Work& work = m_works.back().second;
        tell(work.fraction ? work.fraction() : 0.0, work.what);
    } else if (m_bind.running()) {
        const BindProgress progress = m_bind.progress();
        const QString left = timeLeftText(progress.secondsLeft);
        const QString what = stageText(progress.stage, progress.residual);
        tell(progress.fraction, left.isEmpty() ? what : what + ", " + left);
    } else {
        tell(m_implicit.fraction(), stageText(Stage::Fields));
    }
}

void StatusLine::retranslate() {
    describe(m_progress, tr("Progress"), tr("Progress of the running task"));
    describe(m_cancel, tr("Cancel"), m_actions["bind.cancel"]->statusTip());
    m_times->setToolTip(
        tr("What was computed last, and how long the last deformation and the last frame took"));
    showTimes();
    showVertices();
    showIssues();
    show();
}

} // namespace sinew
