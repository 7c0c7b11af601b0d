#include "ui/window/Docks.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace sinew {

Docks::Docks(QMainWindow& window, QMenu* menu)
    : QObject(&window)
    , m_window(window)
    , m_menu(menu) {
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks |
                          QMainWindow::AllowNestedDocks | QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
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

void Docks::setAllVisible(bool visible) {
    for (const Entry& entry : m_entries) {
        entry.dock->setVisible(visible);
    }
}

void Docks::setWidths(int left, int right) {
    m_window.resizeDocks({(*this)["layers"], (*this)["bind"]}, {left, right}, Qt::Horizontal);
}

/// A panel on a tab has its name there; a title below would only say it twice.
void Docks::updateTitles() {
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
    }
}

} // namespace sinew
