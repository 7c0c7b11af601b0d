#include "ui/help/tour/Tour.h"

#include "app/document/edits/Edits.h"
#include "ui/actions/Actions.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/welcome/WelcomePage.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/Workspace.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QToolBar>

namespace sinew {
namespace {

const TourStep& stepAt(int number) {
    return tourSteps()[static_cast<std::size_t>(number)];
}

int stepCount() {
    return static_cast<int>(tourSteps().size());
}

/// Not behind another tab, whose panels Qt moves out of the window, and not closed.
bool canBeSeen(const QWidget* widget) {
    return widget != nullptr && widget->isVisible() &&
           widget->window()->rect().contains(widget->mapTo(widget->window(), widget->rect().center()));
}

QWidget* buttonOf(const QMainWindow& window, QAction* action) {
    for (const auto* bar : window.findChildren<QToolBar*>()) {
        if (QWidget* button = bar->widgetForAction(action)) {
            return button;
        }
    }
    return nullptr;
}

} // namespace

Tour::Tour(const WindowContext& context, QMainWindow& window, WelcomePage& welcome, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_window(window)
    , m_welcome(welcome)
    , m_card(new TourCard(&window))
    , m_ring(new TourRing(&window)) {
    context.actions.on("help.tour", this, &Tour::start);
    connect(m_card, &TourCard::nextAsked, this, &Tour::next);
    connect(m_card, &TourCard::backAsked, this, &Tour::back);
    connect(m_card, &TourCard::skipped, this, &Tour::end);
    connect(m_card, &TourCard::targetAsked, this, &Tour::showTarget);
    Workspace& workspace = context.workspace;
    workspace.document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Selection |
                                    DocumentChange::Pose | DocumentChange::Layers,
                                this, &Tour::follow);
    connect(&workspace.view, &ViewState::changed, this, &Tour::follow);
    connect(&workspace.exportJob, &ExportJob::finished, this, [this] {
        m_exported = true;
        follow();
    });
    workspace.document.onChange(DocumentChange::Scene, this, &Tour::settleOffer);
    connect(&welcome, &WelcomePage::tourDeclined, this, [this] {
        Preferences::keepTourSettled();
        m_welcome.offerTour(false);
    });
    welcome.offerTour(!Preferences::tourSettled());
}

Tour::~Tour() = default;

/// Who opens a character has found the way without a tour.
void Tour::settleOffer() {
    if (!Preferences::tourSettled()) {
        Preferences::keepTourSettled();
        m_welcome.offerTour(false);
    }
}

void Tour::start() {
    settleOffer();
    m_before = m_context.workspace.document.state();
    m_exported = false;
    int first = 0;
    while (stepAt(first).advances && done(first)) {
        ++first;
    }
    showStep(first);
    m_card->setFocus();
}

void Tour::end() {
    m_step = -1;
    watchTarget(nullptr);
    m_card->hide();
    if (m_ring != nullptr) {
        m_ring->hide();
    }
    m_before = {};
}

bool Tour::done(int step) const {
    const Workspace& workspace = m_context.workspace;
    return stepAt(step).done({m_before, workspace.document.state(), workspace.view, m_exported});
}

/// Without a joint there would be nothing to take hold of. One that was chosen stays, and so does its tool.
void Tour::selectJointOf(int step) {
    Document& document = m_context.workspace.document;
    const DocumentState& state = document.state();
    if (stepAt(step).joint == nullptr || !state.hasSkeleton() || state.selection.joint != kNone) {
        return;
    }
    const std::int32_t joint = state.scene->skeleton.find(stepAt(step).joint);
    QAction* tool = m_context.actions[stepAt(step).tool];
    if (joint != kNone) {
        selectJoint(document, joint);
        if (tool->isEnabled()) {
            tool->trigger();
        }
    }
}

void Tour::showStep(int step) {
    selectJointOf(step);
    m_step = step;
    m_before = m_context.workspace.document.state();
    m_exported = false;
    QStringList keys;
    for (const char* id : stepAt(step).keys) {
        if (id != nullptr) {
            keys << m_context.actions[id]->shortcut().toString(QKeySequence::NativeText);
        }
    }
    m_card->showStep(stepAt(step), step + 1, stepCount(), keys);
    m_card->setDone(done(step));
    showTarget();
}

/// Does what the step asks for, if that can be; the step goes on by itself then. What runs already is not
/// started anew by whoever presses again.
void Tour::next() {
    const TourStep& step = stepAt(m_step);
    const Workspace& workspace = m_context.workspace;
    if (step.advances && !done(m_step) && (workspace.session.busy() || workspace.bind.running())) {
        return;
    }
    QAction* action = step.action != nullptr ? m_context.actions[step.action] : nullptr;
    if (action != nullptr && !done(m_step) && action->isEnabled()) {
        action->trigger();
    } else if (m_step + 1 < stepCount()) {
        showStep(m_step + 1);
    } else {
        end();
    }
}

void Tour::back() {
    if (m_step > 0) {
        showStep(m_step - 1);
    }
}

void Tour::follow() {
    if (!running()) {
        return;
    }
    if (m_step > 0 && !m_context.workspace.document.state().hasScene()) {
        showStep(0); // the character was closed
        return;
    }
    const bool was = stepAt(m_step).done({m_before, m_before, m_context.workspace.view, false});
    const bool is = done(m_step);
    m_card->setDone(is);
    if (stepAt(m_step).advances && is && !was) {
        showStep(m_step + 1);
        return;
    }
    place();
}

/// The step's widget, or the button of the step's action. Null: there is none now.
QWidget* Tour::findTarget() const {
    const QString name = QLatin1String(stepAt(m_step).target);
    if (name == "view") {
        return m_window.findChild<ViewportWidget*>();
    }
    if (auto* widget = m_window.findChild<QWidget*>(name)) {
        return widget;
    }
    auto* action = m_window.findChild<QAction*>(name);
    return action != nullptr ? buttonOf(m_window, action) : nullptr;
}

void Tour::showTarget() {
    const char* panel = stepAt(m_step).panel;
    auto* dock = panel != nullptr ? m_window.findChild<QDockWidget*>(panel) : nullptr;
    if (dock != nullptr && m_context.workspace.document.state().hasScene()) {
        const char* mode = stepAt(m_step).mode;
        if (mode != nullptr && !m_context.actions[mode]->isChecked()) {
            m_context.actions[mode]->trigger();
        }
        dock->show();
        dock->raise();
    }
    watchTarget(findTarget());
    place();
}

/// Whatever the target lies in may be moved, closed or put behind a tab.
void Tour::watchTarget(QWidget* target) {
    for (const auto& widget : m_watched) {
        if (widget != nullptr) {
            widget->removeEventFilter(this);
        }
    }
    m_watched.clear();
    m_target = target;
    if (!running()) {
        return;
    }
    m_watched.append(&m_window);
    for (QWidget* widget = target; widget != nullptr && widget != &m_window;
         widget = widget->parentWidget()) {
        m_watched.append(widget);
    }
    for (const auto& widget : m_watched) {
        widget->installEventFilter(this);
    }
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
    case QEvent::LanguageChange:
    case QEvent::StyleChange:
        // Later: not all of the window has its new place yet.
        QMetaObject::invokeMethod(this, &Tour::place, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void Tour::place() {
    if (!running()) {
        return;
    }
    if (m_ring == nullptr) {
        m_ring = new TourRing(&m_window);
    }
    const bool seen = canBeSeen(m_target);
    if (seen) {
        m_ring->surround(*m_target);
    } else {
        m_ring->hide();
    }
    m_card->setAway(!seen && stepAt(m_step).panel != nullptr &&
                    m_context.workspace.document.state().hasScene());
    const bool here = seen && m_target->window() == &m_window;
    m_card->placeBeside(here ? QRect(m_target->mapTo(&m_window, QPoint()), m_target->size()) : QRect());
    m_card->raise();
}

} // namespace sinew
