#include "ui/window/Docks.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSize>
#include <QStatusBar>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>
#include <array>
#include <iterator>

namespace sinew {
namespace {

// Logical pixels.
constexpr int kLowWindow = 640;        ///< under it the timeline has no line of its own
constexpr int kNoRoomOnTheLeft = 760;  ///< under it the view would have none
constexpr double kLeftFraction = 0.25; ///< of the width
constexpr int kMinLeft = 200;
constexpr int kMaxLeft = 340;
constexpr int kRightWidth = 320;  ///< what every form finds room in
constexpr int kLowerFraction = 3; ///< of the height
constexpr int kMaxLower = 400;
constexpr int kMinLower = 290; ///< ten rows of a list

/// Below the view over the whole width, in the order of their tabs.
constexpr std::array kLower{"influences", "report", "components", "parts", "log"};

bool isLower(const char* name) {
    return std::ranges::any_of(kLower, [&](const char* each) { return qstrcmp(each, name) == 0; });
}

int lowerHeight(int window) {
    return window < kLowWindow ? window / kLowerFraction
                               : std::clamp(window / kLowerFraction, kMinLower, kMaxLower);
}

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
    if (isLower(name)) {
        connect(toggle, &QAction::toggled, this, [this] { Q_EMIT lowerChanged(lowerShown()); });
        connect(toggle, &QAction::triggered, this, [this, dock](bool on) {
            if (on && std::ranges::count_if(kLower, [this](auto each) { return isBelow(each); }) == 1) {
                giveLowerHeight(*dock); // the first to come
            }
        });
    }
    return dock;
}

void Docks::tab(const char* first, const char* second) {
    m_window.tabifyDockWidget((*this)[first], (*this)[second]);
}

QDockWidget* Docks::named(const QString& name) const {
    const QString object = "panel." + name;
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& entry) { return entry.dock->objectName() == object; });
    return found != m_entries.end() ? found->dock : nullptr;
}

QDockWidget* Docks::operator[](const char* name) const {
    return named(name);
}

void Docks::strip(const char* name) const {
    QDockWidget* dock = (*this)[name];
    dock->setFeatures(QDockWidget::DockWidgetClosable);
    dock->widget()->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    dock->setTitleBarWidget(new QWidget(dock));
}

void Docks::raise(const char* name) {
    Q_EMIT asked(name);
    if (isLower(name)) {
        m_lowerFront = name;
        setLowerShown(true);
    }
    QDockWidget* dock = (*this)[name];
    dock->show();
    dock->raise();
}

QStringList Docks::openOf(const QStringList& names) const {
    QStringList open;
    std::ranges::copy_if(names, std::back_inserter(open),
                         [this](const QString& name) { return !named(name)->isHidden(); });
    return open;
}

/// What opens comes first: a side that is empty in between would forget its width.
void Docks::showOnly(const QStringList& wanted, const QStringList& among) {
    for (const QString& name : wanted) {
        named(name)->show();
    }
    for (const QString& name : among) {
        if (!wanted.contains(name) && !named(name)->isFloating()) {
            named(name)->hide();
        }
    }
    if (!wanted.isEmpty()) {
        named(wanted.first())->raise();
    }
}

bool Docks::isBelow(const char* name) const {
    return !(*this)[name]->isHidden() && !(*this)[name]->isFloating();
}

bool Docks::lowerShown() const {
    return std::ranges::any_of(kLower, [this](const char* name) { return isBelow(name); });
}

/// Of the one in front, with the tabs above it, as resizeDocks takes it; 0: none is in front.
int Docks::lowerHeightNow() const {
    for (const char* name : kLower) {
        const QDockWidget& dock = *(*this)[name];
        if (!isBelow(name) || dock.visibleRegion().isEmpty()) {
            continue;
        }
        for (const auto* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (bar->isVisible() && bar->tabText(bar->currentIndex()) == dock.windowTitle()) {
                return dock.height() + bar->height();
            }
        }
        return dock.height();
    }
    return 0;
}

void Docks::giveLowerHeight(QDockWidget& dock) {
    const int height = m_lowerHeight > 0 ? m_lowerHeight : lowerHeight(m_window.height());
    m_window.resizeDocks({&dock}, {height}, Qt::Vertical);
}

void Docks::setLowerShown(bool shown) {
    if (shown == lowerShown()) {
        return;
    }
    if (!shown) {
        m_lowerHeight = lowerHeightNow();
    }
    for (const char* name : kLower) {
        if (!(*this)[name]->isFloating()) {
            (*this)[name]->setVisible(shown);
        }
    }
    if (shown) {
        named(m_lowerFront.isEmpty() ? QString(kLower.front()) : m_lowerFront)->raise();
        giveLowerHeight(*(*this)[kLower.front()]);
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
    m_window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    if (low) {
        tab("timeline", kLower.front());
    } else {
        m_window.splitDockWidget(dock["timeline"], dock[kLower.front()], Qt::Vertical);
    }
    for (std::size_t i = 1; i < kLower.size(); ++i) {
        tab(kLower[i - 1], kLower[i]);
    }
    for (const char* name : kLower) {
        dock[name]->hide(); // until somebody asks for them
    }
    if (window.width() < kNoRoomOnTheLeft) {
        for (const char* name : {"joints", "points"}) {
            dock[name]->hide(); // the menu has them
        }
    }
    const int left = std::clamp(static_cast<int>(window.width() * kLeftFraction), kMinLeft, kMaxLeft);
    m_window.resizeDocks({dock["joints"], dock["bind"]}, {left, kRightWidth}, Qt::Horizontal);
    m_window.resizeDocks({dock["timeline"]}, {1}, Qt::Vertical);
}

/// A panel on a tab has its name there; a title below would only say it twice.
void Docks::updateTitles() {
    for (auto* bar : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->setElideMode(Qt::ElideNone); // names that find no room are scrolled to
        bar->setUsesScrollButtons(true);
    }
    for (const Entry& entry : m_entries) {
        if (!entry.dock->features().testFlag(QDockWidget::DockWidgetMovable)) {
            continue; // a strip
        }
        const bool tabbed =
            !entry.dock->isFloating() &&
            std::ranges::any_of(m_window.tabifiedDockWidgets(entry.dock),
                                [](const QDockWidget* neighbour) { return !neighbour->isHidden(); });
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

/// The first digit of a number that opens the field of a list's or table's cell.
bool beginsANumber(const QWidget& widget, const QKeyEvent& key) {
    const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
    return view != nullptr && view->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed) &&
           view->currentIndex().flags().testFlag(Qt::ItemIsEditable) && key.text().size() == 1 &&
           key.text().front().isDigit() && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

/// A number field of its own; one that edits a cell belongs to its table.
bool isNumberField(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    const QWidget* above = parent != nullptr ? parent->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr &&
           qobject_cast<const QAbstractItemView*>(above) == nullptr;
}

/// A line of text of its own; those of number fields, lists to choose from and cells belong to these.
bool isLineOfText(const QWidget& widget) {
    if (qobject_cast<const QLineEdit*>(&widget) == nullptr) {
        return false;
    }
    const QWidget* parent = widget.parentWidget();
    const QWidget* above = parent != nullptr ? parent->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox*>(parent) == nullptr &&
           qobject_cast<const QComboBox*>(parent) == nullptr &&
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

/// The key comes to the widget and is no shortcut then.
bool PanelKeys::taken(const QWidget& widget, QKeyEvent& key) {
    const bool selectsAll = key.matches(QKeySequence::SelectAll) && hasRowsOrText(widget);
    const bool escapes = key.key() == Qt::Key_Escape && isLineOfText(widget);
    if (selectsAll || escapes || beginsANumber(widget, key)) {
        key.accept();
        return true;
    }
    return false;
}

/// A press on the status bar beside its buttons takes no focus by itself.
bool PanelKeys::clicked(const QWidget& widget) {
    const QWidget* each = &widget;
    while (each != nullptr && qobject_cast<const QStatusBar*>(each) == nullptr) {
        each = each->parentWidget();
    }
    const QWidget* focus = QApplication::focusWidget();
    if (each != nullptr && !(widget.focusPolicy() & Qt::ClickFocus) && focus != nullptr &&
        (isLineOfText(*focus) || isNumberField(*focus))) {
        returnToView();
    }
    return false;
}

bool PanelKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool press = event->type() == QEvent::MouseButtonPress;
    if (!press && event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) {
        return false;
    }
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (widget == nullptr || !belongs(*widget)) {
        return false;
    }
    if (press) {
        return clicked(*widget);
    }
    auto* key = static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        return taken(*widget, *key);
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if ((enter && isNumberField(*widget)) || (key->key() == Qt::Key_Escape && isLineOfText(*widget))) {
        QMetaObject::invokeMethod(this, &PanelKeys::returnToView, Qt::QueuedConnection); // it commits first
    }
    return false;
}

} // namespace sinew
