#include "ui/panels/ReportPanel.h"

#include "ui/theme/Icons.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {
namespace {

QToolButton* smallButton(const QString& icon) {
    auto* button = new QToolButton;
    button->setIcon(themedIcon(icon));
    button->setIconSize({16, 16});
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

LogPanel::LogPanel(LogModel& log, QWidget* parent)
    : Panel(parent)
    , m_log(log)
    , m_view(new QListView)
    , m_copy(smallButton("copy"))
    , m_clear(smallButton("close")) {
    m_view->setObjectName("log.list");
    m_view->setModel(&log);
    m_view->setUniformItemSizes(true);
    m_view->setMinimumHeight(40);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addWidget(m_clear);
    buttons->addStretch(1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);
    connect(m_copy, &QToolButton::clicked, this, &LogPanel::copy);
    connect(m_clear, &QToolButton::clicked, &log, &LogModel::clear);
    // Follows the newest line until someone scrolls up.
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_atEnd = value == m_view->verticalScrollBar()->maximum(); });
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (m_atEnd) {
            m_view->scrollToBottom();
        }
    });
    retranslate();
}

void LogPanel::copy() {
    QApplication::clipboard()->setText(m_log.text());
}

void LogPanel::retranslate() {
    describe(m_view, tr("Log"), {});
    describe(m_copy, tr("Copy the log"), tr("Copy all lines to the clipboard"));
    describe(m_clear, tr("Clear the log"), tr("Clear this list. The log file is not changed"));
}

} // namespace sinew
