#include "ui/window/Docks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSize>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>

namespace sinew {
namespace {

// Logical pixels.
constexpr int kLowWindow = 640; ///< under it two panels above one another leave neither room
constexpr int kNarrowWindow = 1100;
constexpr int kNoRoomOnTheLeft = 760; ///< under it the view would have none
constexpr int kLeftFraction = 5;      ///< of the width, one part in so many
constexpr int kMinLeft = 200;
constexpr int kMaxLeft = 320;
constexpr int kRightWidth = 320; ///< what every form finds room in

/// The buttons Qt puts into a title bar.
void nameButtons(const QDockWidget& dock) {
    const QString close = Docks::tr("Close the panel");
    const QString detach = Docks::tr("Detach the panel");
    for (auto* button : dock.findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        const QString text = button->objectName() == "qt_dockwidget_closebutton" ? close : detach;
        button->setToolTip(text);
        button->setAccessibleName(text);
    }
}

} // namespace

Docks::Docks(QMainWindow& window, QMenu* menu)
    : QObject(&window)
    , m_window(window)
    , m_menu(menu) {
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks |
                          QMainWindow::AllowNestedDocks | QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
}

QDockWidget* Docks::add(const char* name, const char* title, Qt::DockWidgetArea area, QWidget* panel) {
    auto* dock = new QDockWidget(&m_window);
    dock->setObjectName(QString("panel.") + name);
    dock->setWidget(panel);
    m_window.addDockWidget(area, dock);
    QAction* toggle = dock->toggleViewAction();
    toggle->setObjectName(QString("panels.") + name);
    m_menu->addAction(toggle);
    m_entries.push_back({dock, title});
    connect(dock, &QDockWidget::visibilityChanged, this, &Docks::updateTitles, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &Docks::updateTitles, Qt::QueuedConnection);
    return dock;
}

void Docks::tab(const char* first, const char* second) {
    m_window.tabifyDockWidget((*this)[first], (*this)[second]);
}

QDockWidget* Docks::operator[](const char* name) const {
    for (const Entry& entry : m_entries) {
        if (entry.dock->objectName() == QString("panel.") + name) {
            return entry.dock;
        }
    }
    return nullptr;
}

void Docks::raise(const char* name) const {
    QDockWidget* dock = (*this)[name];
    dock->show();
    dock->raise();
}

void Docks::bringForward(const char* name) const {
    QDockWidget* dock = (*this)[name];
    if (dock->toggleViewAction()->isChecked()) {
        dock->raise();
    }
}

void Docks::setAllVisible(bool visible) {
    for (const Entry& entry : m_entries) {
        entry.dock->setVisible(visible);
    }
}

void Docks::arrangeFirst(const QSize& window) {
    const Docks& dock = *this;
    const bool low = window.height() < kLowWindow;
    // Between the panels of a narrow window the timeline finds no room.
    const bool below = window.width() < kNarrowWindow;
    m_window.setCorner(Qt::BottomLeftCorner, below ? Qt::BottomDockWidgetArea : Qt::LeftDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, below ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
    if (low) {
        tab("points", "layers");
        raise("joints");
        tab("weightLayers", "influences");
        tab("influences", "components");
        tab("components", "report");
        tab("report", "log");
        raise("bind");
    }
    if (window.width() < kNoRoomOnTheLeft) {
        for (const char* name : {"joints", "parts", "points", "layers"}) {
            dock[name]->hide(); // the menu has them
        }
    }
    const int left = std::clamp(window.width() / kLeftFraction, kMinLeft, kMaxLeft);
    m_window.resizeDocks({dock["joints"], dock["bind"]}, {left, kRightWidth}, Qt::Horizontal);
    if (!low) {
        m_window.resizeDocks({dock["layers"], dock["joints"]}, {540, 380}, Qt::Vertical);
        m_window.resizeDocks({dock["bind"], dock["influences"]}, {640, 280}, Qt::Vertical);
    }
    m_window.resizeDocks({dock["timeline"]}, {1}, Qt::Vertical);
}

/// A panel on a tab has its name there; a title below would only say it twice.
void Docks::updateTitles() {
    for (auto* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->setElideMode(Qt::ElideNone); // names that find no room are scrolled to
        bar->setUsesScrollButtons(true);
    }
    for (const Entry& entry : m_entries) {
        const bool tabbed = !entry.dock->isFloating() && !m_window.tabifiedDockWidgets(entry.dock).isEmpty();
        const bool hidden = entry.dock->titleBarWidget() != nullptr;
        if (tabbed && !hidden) {
            entry.dock->setTitleBarWidget(new QWidget(entry.dock));
        } else if (!tabbed && hidden) {
            QWidget* blank = entry.dock->titleBarWidget();
            entry.dock->setTitleBarWidget(nullptr);
            blank->deleteLater();
        }
    }
}

void Docks::retranslate() {
    for (const Entry& entry : m_entries) {
        const QString title = QCoreApplication::translate("Docks", entry.title);
        entry.dock->setWindowTitle(title);
        entry.dock->setAccessibleName(title);
        entry.dock->toggleViewAction()->setStatusTip(tr("Show or hide the panel %1").arg(title));
        nameButtons(*entry.dock);
    }
}

namespace {

/// Fields for text in one line see to it themselves.
bool hasRowsOrText(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return qobject_cast<const QAbstractItemView*>(&widget) != nullptr ||
           qobject_cast<const QTextEdit*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
           (label != nullptr && label->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
}

/// A number field of its own; one that edits a cell belongs to its table.
bool isNumberField(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    const QWidget* above = parent != nullptr ? parent->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr &&
           qobject_cast<const QAbstractItemView*>(above) == nullptr;
}

} // namespace

PanelKeys::PanelKeys(QWidget& window, QWidget& view)
    : QObject(&window)
    , m_window(window)
    , m_view(view) {
    qApp->installEventFilter(this);
}

/// To the window or a floating panel of it; not to a dialog.
bool PanelKeys::belongs(const QWidget& widget) const {
    for (const QWidget* each = &widget; each != nullptr; each = each->parentWidget()) {
        if (qobject_cast<const QDialog*>(each) != nullptr) {
            return false;
        }
        if (each == &m_window) {
            return true;
        }
    }
    return false;
}

void PanelKeys::returnToView() {
    m_view.activateWindow();
    m_view.setFocus(Qt::OtherFocusReason);
}

bool PanelKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return false;
    }
    const auto* widget = qobject_cast<const QWidget*>(watched);
    auto* key = static_cast<QKeyEvent*>(event);
    if (widget == nullptr || !belongs(*widget)) {
        return false;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        if (!key->matches(QKeySequence::SelectAll) || !hasRowsOrText(*widget)) {
            return false;
        }
        key->accept(); // no shortcut then: the key comes to the widget
        return true;
    }
    if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && isNumberField(*widget)) {
        QMetaObject::invokeMethod(this, &PanelKeys::returnToView, Qt::QueuedConnection); // it commits first
    }
    return false;
}

} // namespace sinew
