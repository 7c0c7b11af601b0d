#include "ui/dialogs/CommandDialog.h"

#include "ui/actions/Actions.h"
#include "ui/widgets/Panel.h"
#include "ui/workspace/Preferences.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {
namespace {

enum CommandColumn { kNameColumn, kGroupColumn, kKeysColumn, kColumnCount };

/// The action that opens this dialog.
constexpr const char* kOwnId = "edit.commands";

/// The chosen ones first, in their order; the others as they were.
std::vector<const ActionSpec*> withFirst(const QStringList& first, std::vector<const ActionSpec*> commands) {
    const auto place = [&first](const ActionSpec* spec) {
        const auto at = first.indexOf(QString(spec->id));
        return at < 0 ? first.size() : at;
    };
    std::ranges::stable_sort(commands, {}, place);
    return commands;
}

/// Keeps the names in line where an action has no icon.
QIcon blankIcon(const QSize& size) {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

} // namespace

CommandDialog::CommandDialog(const Actions& actions, QWidget* parent)
    : Dialog(parent)
    , m_actions(actions)
    , m_query(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_tip(hintLabel()) {
    m_query->setObjectName("commands.query");
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_list->setObjectName("commands.list");
    m_list->setColumnCount(kColumnCount);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setIconSize({16, 16});
    m_list->header()->setSectionResizeMode(kNameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kGroupColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(kKeysColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_tip->setObjectName("commands.tip");
    m_tip->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the list keeps its size
    m_tip->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_query);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_tip);
    resize(560, 480);
    connect(m_query, &QLineEdit::textChanged, this, &CommandDialog::fill);
    connect(m_query, &QLineEdit::returnPressed, this, &CommandDialog::choose);
    connect(m_list, &QTreeWidget::itemActivated, this, &CommandDialog::choose);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CommandDialog::showTip);
    retranslate();
}

void CommandDialog::fill() {
    m_list->clear();
    std::vector<const ActionSpec*> commands = findCommands(m_query->text(), m_actions.navigation());
    if (m_query->text().trimmed().isEmpty()) {
        commands = withFirst(Preferences::recentCommands(), std::move(commands));
    }
    const QIcon blank = blankIcon(m_list->iconSize());
    for (const ActionSpec* spec : commands) {
        if (qstrcmp(spec->id, kOwnId) == 0) {
            continue;
        }
        auto* row = new QTreeWidgetItem(
            m_list, {plainText(*spec), groupText(*spec), keysText(*spec, m_actions.navigation())});
        const QAction* action = m_actions[spec->id];
        row->setIcon(kNameColumn, action->icon().isNull() ? blank : action->icon());
        row->setData(kNameColumn, Qt::UserRole, QByteArray(spec->id));
        if (!action->isEnabled()) { // stays selectable: the line below says what it does
            for (int column = 0; column < kColumnCount; ++column) {
                row->setForeground(column, palette().brush(QPalette::Disabled, QPalette::Text));
            }
        }
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showTip();
}

QAction* CommandDialog::current() const {
    const QTreeWidgetItem* row = m_list->currentItem();
    return row != nullptr ? m_actions[row->data(kNameColumn, Qt::UserRole).toByteArray().constData()]
                          : nullptr;
}

void CommandDialog::showTip() {
    const QAction* action = current();
    if (action == nullptr) {
        m_tip->setText(m_list->topLevelItemCount() == 0 ? tr("No command has all of these words")
                                                        : QString());
    } else if (action->isEnabled()) {
        m_tip->setText(action->statusTip());
    } else {
        m_tip->setText(tr("Not available now. %1").arg(action->statusTip()));
    }
}

/// A command that is not available does not run, and the dialog stays open.
void CommandDialog::choose() {
    QAction* action = current();
    if (action == nullptr || !action->isEnabled()) {
        return;
    }
    m_chosen = action;
    Preferences::keepCommand(action->objectName());
    accept();
}

bool CommandDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_query && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return QCoreApplication::sendEvent(m_list, event);
        default:
            break;
        }
    }
    return Dialog::eventFilter(watched, event);
}

void CommandDialog::retranslate() {
    setWindowTitle(tr("Find Command"));
    m_query->setPlaceholderText(tr("Type a name, a key or what you want to do"));
    describe(m_query, tr("Find a command"), tr("Shows the commands that have all of these words"));
    describe(m_list, tr("Commands"), tr("Enter or a double-click runs the command"));
    fill();
}

} // namespace sinew
