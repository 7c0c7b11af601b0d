#include "ui/help/ManualDialog.h"

#include "ui/help/ManualPages.h"
#include "ui/help/ManualView.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/Panel.h"

#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QTextCursor>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {
namespace {

QToolButton* wayButton(const char* name, const char* icon) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setIcon(themedIcon(icon));
    button->setEnabled(false);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

ManualDialog::ManualDialog(QWidget* parent)
    : Dialog(parent)
    , m_topics(new QListWidget)
    , m_view(new ManualView)
    , m_back(wayButton("manual.back", "back"))
    , m_forward(wayButton("manual.forward", "forward"))
    , m_search(new QLineEdit)
    , m_missing(new QLabel) {
    m_topics->setObjectName("manual.topics");
    m_topics->ensurePolished(); // rows get their height before they are shown
    for (const ManualEntry& entry : manualEntries()) {
        auto* item = new QListWidgetItem(entry.title, m_topics);
        item->setData(Qt::UserRole, entry.topic);
    }
    auto* splitter = new QSplitter;
    splitter->addWidget(m_topics);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({210, 650});
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->addWidget(buildBar());
    layout->addWidget(splitter, 1);
    resize(900, 720);
    connectControls();
    retranslate();
    showTopic(kManualContents);
    m_view->setFocus(); // keys scroll the page
}

QWidget* ManualDialog::buildBar() {
    m_search->setObjectName("manual.search");
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(260);
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addStretch(1);
    row->addWidget(m_missing);
    row->addWidget(m_search);
    return bar;
}

void ManualDialog::connectControls() {
    connect(m_back, &QToolButton::clicked, m_view, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_view, &QTextBrowser::forward);
    connect(m_view, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::sourceChanged, this, &ManualDialog::markTopic);
    connect(m_topics, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) {
            showTopic(item->data(Qt::UserRole).toString());
        }
    });
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        QTextCursor cursor = m_view->textCursor();
        cursor.setPosition(cursor.selectionStart()); // what is marked may go on with what is typed
        m_view->setTextCursor(cursor);
        search(false);
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { search(false); });
    connectKeys();
}

void ManualDialog::connectKeys() {
    const auto on = [this](const QKeySequence& keys, const auto& act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    on(QKeyCombination(Qt::ALT, Qt::Key_Left), [this] { m_view->backward(); });
    on(QKeyCombination(Qt::ALT, Qt::Key_Right), [this] { m_view->forward(); });
    on(Qt::Key_F3, [this] { search(false); });
    on(QKeyCombination(Qt::SHIFT, Qt::Key_F3), [this] { search(true); });
    on(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void ManualDialog::showTopic(const QString& topic) {
    const QString page = QFile::exists(manualFile(topic)) ? topic : QString(kManualContents);
    if (page != m_view->topic()) {
        m_view->showPage(page);
    }
}

QString ManualDialog::topic() const {
    return m_view->topic();
}

/// The list follows links and the way back.
void ManualDialog::markTopic() {
    for (int i = 0; i < m_topics->count(); ++i) {
        if (m_topics->item(i)->data(Qt::UserRole).toString() == m_view->topic()) {
            m_topics->setCurrentRow(i);
        }
    }
    m_missing->clear();
}

void ManualDialog::search(bool backward) {
    const QString text = m_search->text();
    const bool found = text.isEmpty() || m_view->findNext(text, backward);
    m_missing->setText(found ? QString() : tr("Not on this page"));
}

void ManualDialog::retranslate() {
    setWindowTitle(tr("Manual"));
    describe(m_topics, tr("Topics"), {});
    describe(m_view, tr("Page"), {});
    describe(m_back, tr("Back"), tr("The page before (Alt+Left)"));
    describe(m_forward, tr("Forward"), tr("The page after this one (Alt+Right)"));
    describe(m_search, tr("Find on this page"), tr("Enter finds the next place, Shift+F3 the one before"));
    m_search->setPlaceholderText(tr("Find on this page"));
}

} // namespace sinew
